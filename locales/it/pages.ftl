### Le pagine intorno al tavolo.

## The opponent that fits
web-fits = Livello { $level } di { $levels } · { $name }
web-fits-me = Alla mia portata
web-fits-because =
    { $games ->
        [0]
            { $rated ->
                [0] il più debole, per una prima partita
               *[other] secondo il tuo punteggio
            }
       *[other]
            { $won ->
                [0] fino alla tua prima vittoria
               *[other]
                    { $games ->
                        [1] perché hai vinto l’ultima partita
                       *[other] perché hai vinto { $won } delle ultime { $games } partite
                    }
            }
    }
web-fits-chosen = come scelto nelle impostazioni
web-fits-next = Prossimo: { $bot }
web-bot = Bot
web-bot-choose = Quanto forte?
web-bot-manner = Con quale stile?
web-bot-any = Nessuno stile particolare
web-bot-about-style = { $style ->
    [builder] Innalza un solo Dominio, quanto più può.
    [raider] Ama l’Esercito e ciò che toglie agli altri.
    [merchant] Ama l’Economia e gli embarghi.
    [scholar] Ama la Scienza e le scoperte rivoluzionarie.
   *[diplomat] Ama l’Utopia, la Cultura e le democrazie.
}
web-bot-others = Bot semplici

## A new table
web-new-name = Il tuo nome al tavolo
web-new-shuffle = Posti sorteggiati all’inizio
web-new-seconds = Secondi per turno
web-new-bank = Minuti di riserva
web-new-days = Giorni per turno
web-new-more = Altre opzioni
web-new-clock-own = Minuti
web-new-clock-slow = Giorni
web-room-shuffle = posti sorteggiati
web-room-turn = { $turn } s a turno

## My games
web-games-find = Cerca per nome
web-games-show = Mostra
web-games-all = Tutte
web-games-now = In corso
web-games-won = Vinte
web-games-lost = Perse
web-games-match =
    { $count ->
        [0] Nessuna partita corrisponde.
        [one] Una partita
       *[other] { $count } partite
    }
web-games-older = Partite precedenti
web-games-you-won = Hai vinto
web-games-shared = Vittoria condivisa
web-games-winner = Vince: { $winners }
web-games-drawn = Patta

## A record from a file
web-record-again = Rivedi la partita passo per passo
web-record-other = Un’altra partita
web-record-unfinished = Il file finisce prima della partita.
web-record-no-proof = Questo file non contiene il seme: la mescolata non si può verificare.

## What messengers show
web-preview-title = Impera: al tavolo { $names }
web-preview-free =
    { $count ->
        [one] Un posto libero
       *[other] { $count } posti liberi
    }

web-puzzles = Problemi
web-puzzles-text = Qualcosa da trovare, sempre dimostrato
web-position = Imposta una posizione
web-position-text = Le tue carte, l’allenatore, una partita da lì
daily-door = La smazzata del giorno, uguale per tutti
daily-after = Guarda la classifica
daily-mark-counts = Smazzata del { $date } · vale
daily-mark-practice = Smazzata del { $date } · esercizio
duplicate-after = Continua l’incontro
duplicate-mark = Incontro duplicato · partita { $board }
