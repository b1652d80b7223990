# Problemi: la loro pagina.

puzzle-theme-win = Vinci adesso
puzzle-theme-stop = Ferma una vittoria
puzzle-theme-order = L'ordine degli effetti
puzzle-theme-last = Non chiudere una partita persa
puzzle-theme-most = Il massimo da un turno
puzzle-theme-draft = Una scelta del draft
