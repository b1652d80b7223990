### Az asztal körüli oldalak.

## The opponent that fits
web-fits = { $level }. szint a { $levels }-ből · { $name }
web-fits-me = Hozzám illő
web-fits-because =
    { $games ->
        [0]
            { $rated ->
                [0] a leggyengébb, az első játszmához
               *[other] az értékszámod alapján
            }
       *[other]
            { $won ->
                [0] az első győzelmedig
               *[other]
                    { $games ->
                        [1] mert a legutóbbi játszmádat megnyerted
                       *[other] mert a legutóbbi { $games } játszmádból { $won } győzelmed volt
                    }
            }
    }
web-fits-chosen = ahogy a beállításokban választottad
web-fits-next = Következő: { $bot }
web-bot = Bot
web-bot-choose = Milyen erős?
web-bot-manner = Milyen stílusban?
web-bot-any = Különös stílus nélkül
web-bot-about-style = { $style ->
    [builder] Egyetlen területet épít, amilyen magasra csak lehet.
    [raider] A katonaságot szereti, és amit másoktól elvehet vele.
    [merchant] A gazdaságot szereti és az embargókat.
    [scholar] A tudományt szereti és az áttöréseket.
   *[diplomat] Az utópiát és a kultúrát szereti, meg a demokráciákat.
}
web-bot-others = Egyszerű botok

## A new table
web-new-name = A neved az asztalnál
web-new-shuffle = Az ülésrendet kezdéskor kisorsoljuk
web-new-seconds = Másodperc körönként
web-new-bank = Perc tartalékban
web-new-days = Nap körönként
web-new-more = További beállítások
web-new-clock-own = Percek
web-new-clock-slow = Napok
web-room-shuffle = sorsolt ülésrend
web-room-turn = körönként { $turn } mp

## My games
web-games-find = Keresés név szerint
web-games-show = Mutasd
web-games-all = Mind
web-games-now = Folyamatban
web-games-won = Megnyert
web-games-lost = Elvesztett
web-games-match =
    { $count ->
        [0] Nincs ilyen játszma.
        [one] Egy játszma
       *[other] { $count } játszma
    }
web-games-older = Régebbi játszmák
web-games-you-won = Nyertél
web-games-shared = Megosztott győzelem
web-games-winner = Győztes: { $winners }
web-games-drawn = Döntetlen

## A record from a file
web-record-again = Végiglépkedés a játszmán
web-record-other = Másik jegyzőkönyv
web-record-unfinished = A jegyzőkönyv a játszma vége előtt véget ér.
web-record-no-proof = Ebben a jegyzőkönyvben nincs véletlenmag: a keverés nem ellenőrizhető.

## What messengers show
web-preview-title = Impera: az asztalnál { $names }
web-preview-free =
    { $count ->
        [one] Egy szabad hely
       *[other] { $count } szabad hely
    }

web-puzzles = Feladványok
web-puzzles-text = Van mit megtalálni, mind bizonyított
web-position = Állás összeállítása
web-position-text = Saját lapok, az edző, játék innen
daily-door = A nap leosztása, mindenkinek ugyanaz
daily-after = Mire volt ez elég?
daily-mark-counts = { $date } leosztása · számít
daily-mark-practice = { $date } leosztása · gyakorlás
duplicate-after = Tovább a mérkőzéssel
duplicate-mark = Duplikált mérkőzés · { $board }. játszma
