review-not-over = Ez a játszma még nem ért véget: a mérlegét akkor lehet elkészíteni, ha véget ért.

## Egy terv lépései
step-pick = tartsd meg: { $card }
step-claim = vedd el: { $card }
step-play = játszd ki: { $card }
step-discard = dobd el a kezedből: { $card }
step-sacrifice = dobd el a játékterületedről: { $card }
step-take = vedd vissza a kezedbe: { $card }
step-recover = vedd ki a dobópakliból: { $card }
step-give = add vissza: { $card }
step-effect = használd: { $effect }
step-inspiration = másold Ihlettel: { $effect } ({ $seat })
step-attack = támadd meg: { $domain }
step-inquisition = Inkvizíció: { $seat }
step-embargo = embargó: { $seat }, { $domain }
step-democracy = demokrácia: { $seat }, { $domain }
step-end = kör vége

## Miért jobb egy terv
reason-win-missed = Azonnal nyer: { $plan }.
reason-win-allowed = Nem hagyja, hogy { $seat } a következő körben így nyerjen: { $threat }.
reason-win-likely = Kisebb az esélye, hogy { $seat } a következő körben nyer: 100-ból { $less } a { $more } helyett, aszerint, mi lehet a kezében.
reason-risk = { $seat } a következő körben 100 esetből körülbelül { $share } esetben nyerhet, aszerint, mi lehet a kezében.
reason-level = A kör végén { $level }. szintje van itt: { $domain }.
reason-majority = A kör végén vezet ezen a területen: { $domain }.
reason-cards =
    { $count ->
        [one] Eggyel több lapod marad.
       *[other] { $count } lappal több marad neked.
    }
reason-none = Nincs egyetlen oka: sok apróságban jobb egy kicsit.

## A játszmát eldöntő körök
decisive-draw-up = { $turn }. kör: a pakli { $seat } kedvére osztott. A húzott lapok { $points } ponttal javították az esélyét: { $chance } % lett.
decisive-draw-down = { $turn }. kör: a pakli nem segített ({ $seat }). A húzott lapok { $points } ponttal rontották az esélyét: { $chance } % lett.
decisive-turn-up = { $turn }. kör: { $seat } erős köre { $points } ponttal javította az esélyét: { $chance } % lett.
decisive-turn-down = { $turn }. kör: { $seat } köre { $points } ponttal rontotta az esélyét: { $chance } % lett.
decisive-last = { $turn }. kör: az utolsó kört { $seat } játszotta; { $points } ponttal változott tőle az esély.

## Az elemzés
review-seat = Ebben a játszmában nincs { $seat }. hely: összesen { $players } van.
review-title = A játszma elemzése
review-progress = A körök értékelése
review-part = Megállítva: { $total } körből { $done } van értékelve; a mérleg teljes.
review-account = A mérleg
review-account-text = Eredmény mínusz egyenlő rész = szerencse + saját döntések + mások döntései, századpontban.
review-player = Játékos
review-result = Eredmény
review-even = Egyenlő rész
review-luck = Szerencse
review-decisions = Döntések
review-own = Saját döntések
review-others = Mások döntései
review-unknown = Nem lehetett tudni
review-accuracy = Pontosság
review-decisive = A játszmát eldöntő körök
review-graph = Minden játékos esélye a játszma során
review-turns = Körről körre
review-turn = Kör
review-played = Kijátszva
review-better = Jobb lett volna
review-runner-up = Második legjobb
review-loss = Veszteség
review-chance = Esély utána
review-draft = Kártyaválasztás
review-levels = Az esélyek erős játékosok között értendők: más szinteken az előny kevesebbet ér.
review-thresholds = Egy kört csak akkor hívunk pontatlanságnak, hibának vagy baklövésnek, ha biztosan legalább { $inaccuracy }, { $mistake } vagy { $blunder } pontba került, abból ítélve, amit a játékos láthatott.
review-verdict-fine = jól játszva
review-verdict-inaccuracy = pontatlanság
review-verdict-mistake = hiba
review-verdict-blunder = baklövés
review-verdict-unjudged = nincs értékelve
review-forced = nem volt választás

## Tippek
hint-wins = Azonnal nyer.
hint-meets = Megállítja, hogy { $seat } a következő körben így nyerjen: { $threat }.
hint-suffers = { $seat } a következő körben még így is nyerhet: { $threat }; ezt semmi sem zárja ki biztosan.
hint-lowers = Csökkenti az esélyét, hogy { $seat } a következő körben nyerjen: 100-ból { $less } a { $more } helyett, aszerint, mi lehet a kezében.
hint-level = Eléri a(z) { $level }. szintet itt: { $domain }.
hint-lead = Átveszi a vezetést itt: { $domain }.
hint-looks = Aztán új lapokat látsz, és újra döntesz.
hint-quiet = Csendes kör: a legtöbb utat hagyja nyitva.
hint-pick = Ez a lap segít legtöbbet a kezednek.
coach-not-asked = Nincs mit javasolni: most nem te döntesz.
coach-not-legal = { $action }: itt nem szabályos.
coach-busy = Az edzőnek most túl sok a dolga: kérdezd meg egy perc múlva.
coach-failed = Az edző nem tudott válaszolni.
coach-no-review = Ezt a játszmát még nem elemezték: előbb kérd meg rá az edzőt.

## A böngészőben
coach-title = Az edző
coach-ask = Magyarázd el ezt a játszmát
coach-about = Mi volt szerencse, mi volt döntés, mi lett volna jobb: körről körre.
coach-working = { $done }. kör értékelése, összesen { $total } …
coach-eyes = Kinek a szemével
coach-eyes-open = a nyílt asztal
coach-graph-keys = A nyilak körről körre visznek, az Enter az asztalon mutatja.
coach-on-table = Mutasd az asztalon
coach-own-turns = Körök, amelyeket érdemes újra megnézni
coach-all-fine = Nincs mit felhozni: egyetlen kör sem veszített biztosan annyit, mint egy pontatlanság.
coach-as-page = Oldalként
coach-as-graph = A grafikon
coach-as-data = Adatként (JSON)
coach-plan = Egy terv erre a körre
coach-thinking = Az edző gondolkodik …
coach-chances = Győzelmi esélyed: most { $before } %, utána { $after } %.
coach-show-me = Mutasd lépésről lépésre
coach-step = { $at }. lépés, összesen { $all }: { $step }
coach-do = Legyen
coach-stop = Innen magam folytatom
coach-why-not = Miért ne valami mást?
coach-why-choose = Válassz egy lépést
coach-why-fine = Semmi sem szól ellene: körülbelül ugyanolyan jó.
coach-waiting =
    { $place ->
        [0] Az edző mindjárt kezdi …
        [one] Egy játszma van még ez előtt …
       *[other] { $place } játszma van még ez előtt …
    }
coach-why-cost = Körülbelül { $points } pontba kerül az esélyedből.
