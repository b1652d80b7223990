### What happened, one sentence each. $seat and $other are names of players; $card is a kind such as M1, or a back.
# Stands before the noun "lap", as a kind does: "egy M1 lapot", "egy 2. kori lapot".
card-back = { $age }. kori
event-turn-began = { $seat } köre kezdődik
event-play-skipped =
    { $number ->
        [one] { $seat } nem tud lapot kijátszani: a kijátszás elmarad
       *[other] { $seat } nem tud lapot kijátszani: { $number } kijátszás elmarad
    }
event-played = { $seat } kijátszik egy { $card } lapot
event-discarded = { $seat } eldob egy { $card } lapot a kezéből
event-sacrificed = { $seat } feláldoz egy { $card } lapot a játékterületéről
event-paid = { $seat } egy { $card } lappal fizet
event-lost = { $seat } elveszít egy { $card } lapot a támadásban
event-took = { $seat } visszavesz a kezébe egy { $card } lapot
event-recovered = { $seat } kivesz egy { $card } lapot a dobópakliból
event-drew = { $seat } húz egy { $card } lapot
event-seized = { $seat } elvesz egy { $card } lapot { $other } kezéből
event-gave = { $seat } visszaad egy { $card } lapot { $other } kezébe
event-applied-own = { $seat } hatást használ: { $effect }
event-applied-copied = { $seat } lemásolja { $other } egyik hatását: { $effect }
event-applied-attack = { $seat } megtámad egy területet: { $domain }
event-applied-inquisition = { $seat } lecsap { $other } kezére: { $effect }
event-applied-embargo = { $seat } embargót vet ki { $other } egyik területére: { $domain }
event-applied-breakthrough = { $seat } hatást használ: { $effect }
event-applied-democracy = { $seat } demokráciát vezet be { $other } egyik területén: { $domain }
event-embargo-laid = egy { $card } lap képpel lefelé { $other } egyik területére kerül: { $domain }
event-embargo-lifted = lejár az embargó { $seat } egyik területén ({ $domain }): egy { $card } lap a dobópaklira kerül
event-democracy-laid = egy { $card } lap képpel lefelé { $other } egyik területére kerül: { $domain }
event-hand-size-set = { $seat } kezében tartható lapok száma ebben a körben: { $number }
event-coin-placed = a kultúraérme { $other } egyik területére kerül: { $domain }
event-coin-returned = a kultúraérme visszakerül a pakli mellé
event-picked = { $seat } megtart egy { $card } lapot
event-passed = { $seat } továbbad egy { $card } lapot { $other } kezébe
event-centred = { $seat } középre tesz egy { $card } lapot
event-claimed = { $seat } elvesz egy { $card } lapot középről
event-deck-emptied = { $seat } felhúzza a pakli utolsó lapját: ez az utolsó forduló
event-ended-hegemony = { $seat } Hegemónia győzelmet arat: a játék véget ért
event-ended-majority = az utolsó forduló is lezajlott: a többség dönt
