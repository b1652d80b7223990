### Paginile din jurul mesei.

## The opponent that fits
web-fits = Nivelul { $level } din { $levels } · { $name }
web-fits-me = Pe măsura mea
web-fits-because =
    { $games ->
        [0]
            { $rated ->
                [0] cel mai slab, pentru o primă partidă
               *[other] după ratingul tău
            }
       *[other]
            { $won ->
                [0] până la prima ta victorie
               *[other]
                    { $games ->
                        [1] fiindcă ai câștigat ultima partidă
                        [few] fiindcă ai câștigat { $won } din ultimele { $games } partide
                       *[other] fiindcă ai câștigat { $won } din ultimele { $games } de partide
                    }
            }
    }
web-fits-chosen = cum ai ales în setări
web-fits-next = Urmează: { $bot }
web-bot = Bot
web-bot-choose = Cât de puternic?
web-bot-manner = În ce stil?
web-bot-any = Fără un stil anume
web-bot-about-style = { $style ->
    [builder] Ridică un singur Domeniu cât de sus poate.
    [raider] Iubește Militarul și ce ia de la ceilalți.
    [merchant] Iubește Economia și embargourile.
    [scholar] Iubește Știința și salturile tehnologice.
   *[diplomat] Iubește Utopia, Cultura și democrațiile.
}
web-bot-others = Boți simpli

## A new table
web-new-name = Numele tău la masă
web-new-shuffle = Locurile se trag la sorți la început
web-new-seconds = Secunde pe tură
web-new-bank = Minute în rezervă
web-new-days = Zile pe tură
web-new-more = Mai multe opțiuni
web-new-clock-own = Minute
web-new-clock-slow = Zile
web-room-shuffle = locuri trase la sorți
web-room-turn = { $turn } s pe tură

## My games
web-games-find = Caută după nume
web-games-show = Arată
web-games-all = Toate
web-games-now = În curs
web-games-won = Câștigate
web-games-lost = Pierdute
web-games-match =
    { $count ->
        [0] Nicio partidă nu se potrivește.
        [one] O partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }
web-games-older = Partide mai vechi
web-games-you-won = Ai câștigat
web-games-shared = Victorie împărțită
web-games-winner = A câștigat: { $winners }
web-games-drawn = Remiză

## A record from a file
web-record-again = Parcurge partida pas cu pas
web-record-other = Altă înregistrare
web-record-unfinished = Înregistrarea se termină înaintea partidei.
web-record-no-proof = Înregistrarea nu conține sămânța: amestecarea nu poate fi verificată.

## What messengers show
web-preview-title = Impera: la masă { $names }
web-preview-free =
    { $count ->
        [one] Un loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }

web-puzzles = Probleme
web-puzzles-text = Ceva de găsit, mereu dovedit
web-position = Pregătește o poziție
web-position-text = Cărțile tale, antrenorul, un joc de acolo
daily-door = Împărțirea zilei, aceeași pentru toți
daily-after = Vezi clasamentul
daily-mark-counts = Împărțirea din { $date } · contează
daily-mark-practice = Împărțirea din { $date } · exercițiu
duplicate-after = Continuă meciul
duplicate-mark = Meci duplicat · partida { $board }
