# Pagina pe care o arată serverul cât timp se pregătește.
porch-title = Impera se pregătește
porch-why = Jocul este tradus în cod mașină pentru acest calculator. Se întâmplă o singură dată; pornirile următoare durează câteva secunde.
porch-how-far = Părți gata: { $done } din { $total }.
porch-then = Pagina aceasta se va transforma singură în joc.
