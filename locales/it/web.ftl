### Il gioco nel browser. $seat, $other e $winners sono nomi; $domain e $effect arrivano tradotti.

## Ovunque
web-title = Impera
web-tagline = Carta Impera Victoria: tre carte in mano, sei Domini sul tavolo, una sola civiltà al comando.
web-close = Chiudi
web-cancel = Annulla
web-home = Pagina iniziale
web-menu = Menu
web-rules = Regole
web-settings = Impostazioni
web-keys = Tastiera
web-copied = Copiato
web-copy-link = Copia il link
web-loading = Un momento…
web-offline = Sei offline. La pagina si ricollega da sola.
web-line-lost = Connessione persa: nuovo tentativo…
web-line-gone = Il server ha chiuso la connessione.
web-not-found = A questo indirizzo non c’è nulla.
web-rule = Regola { $rule }
web-player = Giocatore
web-seat = Posto { $seat }
web-guest = Ospite

## Pagina iniziale
web-play-now = Gioca subito
web-play-now-text = Tre giocatori: tu e due bot
web-new-table = Nuovo tavolo
web-new-table-text = Amici, bot, draft, squadre, orologi
web-lobby = Sala
web-lobby-text = Tavoli aperti e partite da guardare
web-games = Le mie partite
web-games-text = Riprendi da dove hai lasciato
web-replay = Rivedi una partita
web-replay-text = Aprine una salvata in un file
web-rules-text = Una breve guida e tutte le regole numerate
web-settings-text = Lingua, aspetto, velocità, suoni
web-credits = Illustrazioni nostre. Caratteri: Literata e Noto Sans, SIL Open Font License.
web-games-waiting =
    { $count ->
        [one] Una partita ti aspetta
       *[other] { $count } partite ti aspettano
    }

## Nuovo tavolo
web-new-players = Giocatori
web-new-variant = Inizio della partita
web-new-basic = Base: carte distribuite
web-new-draft = Draft: carte scelte
web-new-teams = Squadre: posti 1 e 3 contro 2 e 4
web-new-seats = Chi siede dove
web-new-seat-who = Posto { $seat }: chi siede qui?
web-new-seat-me = Io
web-new-seat-open = Libero: per chi inviti
web-new-fill = Bot nei posti liberi
web-new-clock = Orologio
web-new-clock-none = Senza orologio
web-new-who-comes = Chi può entrare?
web-new-private = Privato: chi ha il link
web-new-listed = In sala: chiunque
web-new-hints = Suggerimenti ammessi
web-new-rated = Partita classificata
web-new-rated-text = Il risultato conta per la classifica. Niente suggerimenti.
web-new-chat = Chat libera (le frasi pronte ci sono sempre)
web-new-seeds = Ogni giocatore può contribuire alla mescolata
web-new-create = Crea il tavolo

## Prima dell’inizio
web-room-title = Il tavolo è pronto
web-room-invite = Manda questo link ai tuoi amici:
web-room-open = Posto libero
web-room-reserved = Riservato a { $seat }
web-room-sit = Siediti
web-room-leave = Alzati
web-room-bot = Metti un bot
web-room-remove = Togli
web-room-free = Libera il posto
web-room-start = Inizia la partita
web-room-wait-host = Chi ospita darà il via quando tutti i posti saranno occupati.
web-room-close = Chiudi il tavolo
web-room-closed = Questo tavolo è stato chiuso.
web-room-seals = Il caso viene da tutti: ogni browser sigilla da sé un numero e lo mostra quando tutti hanno sigillato il loro. Nessuno può scegliere le carte, nemmeno il server.
web-room-seed = Il tuo contributo alla mescolata
web-room-seed-set = Aggiungi
web-room-commitment = Impegno sulla mescolata (SHA-256 del seme casuale):
web-room-you = tu
web-room-join = Unisciti
web-room-full = Tutti i posti sono occupati. Puoi guardare.
web-room-free-person = Libera il posto di { $seat }
web-room-at-once = Inizia appena tutti i posti sono occupati
web-room-qr = Codice QR del link
web-room-what = La partita
web-room-hints = suggerimenti
web-room-no-clock = senza orologio
web-room-seconds = { $turn } s a turno, { $bank } min di riserva
web-room-days = { $turn } giorni a turno

## Elenchi
web-list-none = Qui non c’è ancora nulla.
web-list-players = { $count } giocatori
web-list-turn = Tocca a te
web-list-whose = Tocca a { $seat }
web-list-open = In attesa di giocatori
web-list-running = In corso
web-list-finished = Finita
web-list-closed = Chiusa
web-list-rated = classificata
web-list-join = Unisciti
web-list-watch = Guarda
web-list-go-on = Continua
web-list-look = Apri
web-ratings = Classifica
web-ratings-from = Nell’elenco ci sono i bot e chi ha affrontato almeno { $count } avversari diversi in partite classificate.
web-ratings-mine = Tu: { $rating } ± { $sure }. Avversari diversi finora: { $have } su { $count }.
web-uncounted-one-person = Questa partita non conta: due posti giocano dallo stesso indirizzo o sono della stessa persona.
web-uncounted-early = Questa partita non conta: è stata abbandonata troppo presto.
web-ratings-none = Nessuno ha ancora giocato una partita classificata di questo tipo.
web-ratings-value = Punteggio
web-ratings-sure = Margine
web-ratings-change = Variazione
web-ratings-games = Partite

## Rivedere un file
web-replay-choose = Scegli una partita (testo o JSON)
web-replay-drop = o trascina qui il file
web-replay-failed = Questo file non si può leggere: { $why }

## Il tavolo
web-table-title = Il tavolo
web-your-hand =
    { $count ->
        [one] La tua mano: una carta
       *[other] La tua mano: { $count } carte
    }
web-your-area = La tua area di gioco
web-yourself = Tu
web-hand-empty = Nessuna carta in mano
web-hand-ages = { $count } in mano: { $one } dell’Era 1, { $two } dell’Era 2, { $three } dell’Era 3.
web-hand-known = Carte note: { $cards }.
web-hand-size = Limite di mano { $count }
web-partner = Tua squadra
web-team = Squadra { $team }
web-presence-dropped = linea caduta
web-presence-left = fuori: gioca un bot
web-presence-away = assente: gioca un bot
web-embargo-here = Embargo: questo Dominio non si può giocare nel prossimo turno
web-democracy-here = Democrazia: qui l’Egemonia richiede una carta in più
web-coin-home = La Moneta Cultura è accanto al mazzo
web-clock = Ancora { $time }
web-deck = Mazzo delle Ere: { $one } dell’Era 1, { $two } dell’Era 2, { $three } dell’Era 3
web-pile =
    { $count ->
        [0] Pila degli scarti: vuota
        [one] Pila degli scarti: una carta. Aprila
       *[other] Pila degli scarti: { $count } carte. Aprila
    }
web-pile-title = Pila degli scarti
web-pile-empty = La pila degli scarti è vuota.
web-open-pile = Apri la pila degli scarti
web-turn = Turno { $number }
web-steps = Passi del turno
web-step-play = Gioca
web-step-effects = Effetti
web-step-draw = Pesca
web-warn-one = { $seat }: manca una carta all’Egemonia ({ $domain })
web-warn-there = { $seat }: Egemonia ({ $domain }) se il turno finisce così
web-hurried = Molto traffico: i bot pensano meno
web-hurried-why = In questo momento il server ha così tanto da fare che ogni bot ha meno tempo per pensare. Finché dura, gioca un po' più debole.
web-preparing = Un bot si sta preparando
web-preparing-why = Il server è stato avviato per la prima volta e sta ancora preparando il modo di pensare di questo bot. Ci vuole circa un minuto, una volta sola; poi la partita prosegue da sé.
web-watching =
    { $count ->
        [one] Una persona guarda
       *[other] { $count } persone guardano
    }
web-side = Effetti, cronaca e chat
web-sheets = Effetti, cronaca e chat
web-talk = Cronaca e chat
web-tab-effects = Effetti
web-tab-log = Cronaca
web-tab-chat = Chat

## Un Dominio a parole
web-column-cards =
    { $count ->
        [0] Nessuna carta.
        [one] Una carta: { $cards }.
       *[other] { $count } carte: { $cards }.
    }
web-column-to-level = Ancora { $count } per il livello { $level }.
web-column-level = Livello { $level } raggiunto.
web-column-to-hegemony = Ancora { $count } per l’Egemonia.
web-column-hegemony = Abbastanza per l’Egemonia.
web-column-democracies =
    { $count ->
        [one] C’è sopra una democrazia.
       *[other] Ci sono sopra { $count } democrazie.
    }

## Il tabellone degli effetti
web-board = I sedici effetti
web-slot-level-1 = Livello 1
web-slot-level-2 = Livello 2
web-slot-discard = Spendendo una carta
web-slot-copy = Copia un effetto
web-standing-ready = Pronto
web-standing-spent = Già usato in questo turno
web-standing-lacking = Ora non è possibile: sceglilo per sapere perché
web-standing-waiting = Ora non tocca a te

## Che cosa si chiede
web-ask-pick = Tieni una carta del tuo mazzetto
web-ask-claim = Prendi una carta dal centro per la tua area di gioco
web-ask-play = Tocca a te: gioca una carta dalla mano
web-ask-play-effect =
    { $count ->
        [one] { $effect }: ora gioca una carta dalla mano
       *[other] { $effect }: ora gioca { $count } carte dalla mano
    }
web-ask-effects = Usa i tuoi effetti o termina il turno
web-ask-discard =
    { $count ->
        [one] { $effect }: scarta una carta dalla mano
       *[other] { $effect }: scarta { $count } carte dalla mano
    }
web-ask-sacrifice =
    { $count ->
        [one] { $effect }: scarta una carta dalla tua area di gioco
       *[other] { $effect }: scarta { $count } carte dalla tua area di gioco
    }
web-ask-take =
    { $count ->
        [one] { $effect }: riprendi in mano una carta della tua area di gioco
       *[other] { $effect }: riprendi in mano { $count } carte della tua area di gioco
    }
web-ask-recover =
    { $count ->
        [one] { $effect }: prendi una carta dalla pila degli scarti
       *[other] { $effect }: prendi { $count } carte dalla pila degli scarti
    }
web-ask-give =
    { $count ->
        [one] { $effect }: restituisci una carta a { $other }
       *[other] { $effect }: restituisci { $count } carte a { $other }
    }
web-aim = { $effect }: scegli il bersaglio
web-wait = { $seat } sta pensando…
web-wait-picks = Gli altri stanno ancora scegliendo
web-over = La partita è finita
web-past = Stai guardando una posizione precedente
web-past-leave = Al presente
web-effects = Effetti ({ $count })
web-end-turn = Fine turno
web-undo = Annulla mossa
web-ask-hint = Chiedi un suggerimento
web-hint = Un bot sceglierebbe: { $action }
web-verb-play = giocare
web-verb-discard = scartare
web-verb-sacrifice = rinunciare a
web-verb-take = riprendere
web-verb-recover = recuperare
web-verb-give = restituire
web-verb-pick = tenere
web-verb-claim = prendere
web-remind-title = Prima di terminare il turno
web-remind = Non hai ancora usato { $effect }: è gratis e ti farebbe pescare più carte.
web-remind-never = Non ricordarmelo più
web-remind-end = Termina comunque
web-remind-use = Usalo

## Draft
web-draft-title = Draft, scelta { $round }
web-draft-pick = Tieni una carta; le altre vanno a { $other }.
web-draft-pick-last = Tieni una carta; l’altra va scoperta al centro.
web-draft-claim = Le ultime carte sono al centro. Ognuno ne prende una per la propria area di gioco.
web-draft-pack = Il tuo mazzetto
web-draft-centre = Il centro
web-draft-kept = tenuta
web-draft-done = ha scelto
web-draft-thinking = sta scegliendo
web-draft-passed = Scelta { $round }: hai passato { $cards } a { $other }

## Cronaca e chat
web-log-mine = Solo ciò che ho subito
web-log-turn = Turno { $number }: { $seat }
web-log-start = La distribuzione
web-log-none = Ancora nulla.
web-chat-none = Nessuno ha ancora detto niente.
web-chat-write = Di’ qualcosa
web-chat-send = Invia
web-chat-phrases-only = A questo tavolo solo frasi pronte
web-mute-people = Chi leggi in chat
web-mute = Silenzia { $name }
web-unmute = Riattiva { $name }
web-mute-on = in silenzio
web-muted = { $name } è in silenzio: non vedi più i suoi messaggi.
web-unmuted = Vedi di nuovo i messaggi di { $name }.
web-phrases = Frasi diplomatiche
web-phrase-gap-seat = A chi
web-phrase-gap-target = Su chi
web-phrase-gap-domain = Dominio
web-phrase-gap-missing = Carte mancanti
web-talk-chat-on = Chat libera attiva
web-talk-chat-off = Chat libera disattivata
web-offer-agree = Accetta
web-offer-decline = Rifiuta
web-offer-draw = Proponi la patta
web-offer-concede = Arrenditi
web-offer-to = Chi vincerebbe?
web-offer-waiting = La tua proposta aspetta { $names }
web-offer-withdraw = Ritira
web-offer-declined = { $name } ha rifiutato la tua proposta.
web-concede-sure = Ti arrendi? Se gli altri accettano, vince { $seat }.
web-concede-ends = Ti arrendi? Vince { $seat } e la partita finisce subito.
web-concede-do = Sì, mi arrendo
web-table-menu = Questo tavolo
web-leave-table = Lascia: continua un bot
web-leave-sure = Un bot continua al tuo posto. Puoi tornare finché nessun altro lo prende.
web-leave-do = Sì, lascio
web-return = Riprendi il tuo posto
web-bot-plays = Un bot gioca per te.
web-take-over-text = Un bot gioca al posto di chi se n’è andato.
web-take-over = Prendi il posto di { $seat }
web-spectating = Stai guardando.

## La fine
web-result-won = Hai vinto!
web-result-shared = Vittoria condivisa!
web-result-lost =
    { $count ->
        [one] Ha vinto { $winners }
       *[other] Hanno vinto { $winners }
    }
web-result-winners =
    { $count ->
        [one] Ha vinto { $winners }
       *[other] Hanno vinto { $winners }
    }
web-result-hegemony = { $seat } ha chiuso il turno con { $count } carte { $domain }: Egemonia.
web-result-hegemony-you = Hai chiuso il turno con { $count } carte { $domain }: Egemonia.
web-result-by-hegemony = Vittoria per Egemonia.
web-result-by-majority = Il mazzo è vuoto e il round è finito: ha deciso la maggioranza dei Domini.
web-result-by-draw = I giocatori hanno concordato la patta.
web-result-by-concession =
    { $count ->
        [one] Si arrende { $seats }.
       *[other] Si arrendono { $seats }.
    }
web-result-domains = Dominio per Dominio
web-result-hands = Le mani
web-result-deck = Rimaste nel mazzo:
web-points = Punti
web-leads = in testa
web-ties = Lo spareggio, passo per passo
web-tie-broken = a favore di { $seat }
web-tie-stays = ancora pari: { $seats }
web-rematch = Gioca ancora
web-rematch-join = Alla rivincita
web-review = Rivedi la partita
web-review-back = Un’azione indietro
web-review-next = Un’azione avanti
web-review-at = Azione { $at } di { $last }
web-moment-back = Al momento chiave precedente
web-moment-next = Al momento chiave successivo
web-moment-end = La fine
web-moment-threat = { $seat }: manca una carta all’Egemonia ({ $domain })
web-moment-strike = Un colpo
web-moment-last-round = Ultimo round
web-moment-age = Inizia l’Era { $age }
web-moment-swing = Grande svolta: { $seat }, { $domain }
web-record = Scarica la partita
web-share = Condividi il link
web-verify = La mescolata, verificata dal tuo browser
web-verify-working = Ricostruzione del mazzo dai semi rivelati…
web-verify-failed = Non è stato possibile ottenere la prova.
web-verify-numbers = I numeri
web-verify-commitment = Impegno preso prima della partita:
web-verify-seed = Il seme rivelato:

## Impostazioni
web-set-name = Il tuo nome
web-set-language = Lingua
web-set-theme = Aspetto
web-theme-system = Come il sistema
web-theme-dark = Sera
web-theme-light = Giorno
web-set-speed = Velocità delle carte
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-fast = Veloce
web-speed-instant = Senza animazioni
web-set-bot = Forza dei bot in «Gioca subito»
web-bot-ladder = { $level ->
    [1] 1 · Novellino
    [2] 2 · Principiante
    [3] 3 · Apprendista
    [4] 4 · Occasionale
    [5] 5 · Abituale
    [6] 6 · Da circolo
    [7] 7 · Esperto
    [8] 8 · Maestro
    [9] 9 · Gran maestro
    [10] 10 · Campione
   *[other] Livello { $level }
}
web-bot-about-ladder = { $level ->
    [1] Vede pochi turni e gioca quello che gli va.
    [2] Vede pochi turni e preferisce un po’ i migliori.
    [3] Distingue un turno buono da uno cattivo, e di rado pensa alla tua mano.
    [4] Nota una minaccia su due e ricorda alcune delle carte che ha visto.
    [5] Soppesa trenta turni, ma a volte gli sfugge che cosa stai preparando.
    [6] Ricorda quasi tutto ciò che ha visto e para quasi tutte le minacce.
    [7] Passa in rassegna centinaia di turni e non si lascia sfuggire nessuna vittoria sicura.
    [8] Ha imparato dalle proprie partite che cosa vale, e pianifica fino all’ultima carta.
    [9] Come il maestro, e in più ragiona sulla tua risposta.
   *[10] Come il gran maestro, con al massimo un secondo per turno.
}
web-bot-style = { $style ->
    [builder] Costruttore
    [raider] Razziatore
    [merchant] Mercante
    [scholar] Studioso
   *[diplomat] Diplomatico
}
web-bot-level = { $level ->
    [1] 1 · Principiante
    [2] 2 · Occasionale
    [3] 3 · Da circolo
    [4] 4 · Esperto
    [5] 5 · Maestro
    [6] 6 · Campione
   *[other] Livello { $level }
}
web-bot-random = Casuale
web-bot-builder = Costruttore
web-bot-light = Leggero
web-bot-greedy = Avido
web-bot-about-level = { $level ->
    [1] Conosce le regole, e ogni tanto dimentica un effetto.
    [2] Gioca il turno che al momento sembra il migliore.
    [3] Prova a mente centinaia di turni prima di decidere.
    [4] Pianifica il turno intero; ha imparato dalle proprie partite che cosa vale.
    [5] Come l’esperto, e in più ragiona sulla tua risposta.
   *[6] Come il maestro, con al massimo un secondo per turno.
}
web-bot-about-random = Fa a caso qualunque cosa le regole permettano.
web-bot-about-builder = Accumula un solo Dominio e raramente si guarda intorno.
web-bot-about-light = Raccoglie il Dominio più vicino all’Egemonia.
web-bot-about-greedy = Gioca come un giocatore occasionale.
web-bot-about-other = Un bot di questo server.
web-set-autoplay = Mosse obbligate automatiche
web-set-remind = Ricordami gli effetti gratuiti non usati
web-set-sound = Suoni
web-set-firstgame = Spiegami le novità via via (prima partita)
web-set-notify = Avvisami quando tocca a me
web-continue = Continua su un altro dispositivo
web-continue-text = Apri lì questo link. Vale una volta sola: chi lo apre gioca a nome tuo.
web-whose = Chi gioca qui?
web-whose-text = Questo link personale è di {$owner}. Qui tu sei {$name}.
web-whose-lost =
    Se diventi {$owner}, giochi con quel nome e {$count ->
        [0] il tuo punteggio non è
        [one] la tua partita e il tuo punteggio non sono
       *[other] le tue {$count} partite e il tuo punteggio non sono
    } più a portata di mano in questo browser. Per 30 giorni puoi tornare a essere {$name}: nelle impostazioni.
web-whose-warning = Non hai creato tu questo link? Allora resta chi sei: chi l’ha creato vede tutto ciò che giochi.
web-whose-stay = Resta {$name}
web-whose-become = Diventa {$owner}
web-whose-back = Torna a essere {$name}
web-your-turn-notice = Tocca a te
web-your-turn-title = Tocca a te – Impera

## Tastiera
# One letter of the keyboard each, all different, from the words above or below: what it does is told by web-key-….
web-letter-hand = M
web-letter-board = E
web-letter-end = F
web-letter-undo = A
web-letter-hint = S
web-letter-pile = P
web-letter-log = C
web-letter-chat = H
web-letter-rules = R
web-letter-back = D
web-letter-next = U
web-key-choose = Scegli la prima, la seconda… delle opzioni
web-key-walk = Scorri la mano, il tabellone o le scelte
web-key-press = Scegli l’elemento evidenziato
web-key-hand = Vai alla tua mano
web-key-board = Vai al tabellone degli effetti
web-key-end = Fine turno
web-key-undo = Annulla la mossa
web-key-cancel = Annulla, o torna al presente
web-key-hint = Suggerimento
web-key-pile = Pila degli scarti
web-key-log = Cronaca
web-key-chat = Chat
web-key-rules = Regole
web-key-moments = Rivedendo una partita: momento chiave precedente, successivo
web-key-help = Questo elenco

## Prima partita
web-advice-got-it = Capito
web-advice-stop = Basta consigli
web-says = { $name } dice:
web-says-near = { $domain }: ne ho { $have } su { $need }. Un’altra e vinco per Egemonia!
web-says-level = { $domain }: ora ne ho { $have }, così a ogni turno posso usare il livello { $level }.
web-says-culture = { $domain }: nessuno ne ha quanta me, quindi una volta per turno posso copiare un effetto altrui.
web-says-lead = { $domain }: sono in testa con { $have }. Se il mazzo finisce, ogni Dominio in cui si è in testa vale un punto.
web-says-more = { $domain }: la raccolgo e ora ne ho { $have }. { $need } dello stesso Dominio vincono la partita.
web-says-first = { $domain }: la mia prima carta lì. Vediamo che cos’altro arriva.
web-says-tried = { $domain }: non è rimasta davanti a me, ma a ogni turno bisogna giocare una carta.
web-says-skip = Non posso giocare nessuna delle mie carte, quindi in questo turno salto.
web-says-attack = Ho attaccato: { $domain }, perché gli altri ne abbiano di meno. Mi è costato due carte mie.
web-says-attack-none = Ho attaccato: { $domain }, ma nessun altro ne aveva: due mie carte per niente.
web-says-inquisition = Ho guardato una mano intera, ho tenuto ciò che mi serve e ho restituito altrettante carte.
web-says-embargo-you = Embargo da te: { $domain }. Nel tuo prossimo turno non puoi giocarne.
web-says-embargo = Embargo per { $seat }: { $domain } non si può giocare lì nel prossimo turno.
web-says-democracy-you = Democrazia da te: { $domain }. Fino alla fine lì l’Egemonia ti chiede una carta in più.
web-says-democracy = Democrazia per { $seat }: lì l’Egemonia in { $domain } chiede una carta in più fino alla fine.
web-says-breakthrough = Ho pagato una carta, ne ho pescate cinque e ne ho scartate altrettante: tengo le migliori.
web-says-copied = Nessuno ha tanta Cultura quanta me, quindi ho copiato un effetto altrui.
web-says-laid-off = Ho scartato ciò che non mi serve: alla fine del turno arrivano carte nuove.
web-says-hand = Stavolta pesco fino a { $size } carte: più scelta.
web-says-exchanged = Ho ceduto carte davanti a me per giocarne subito altre: mi convengono di più.
web-says-anew = Ho ripreso carte in mano e ho giocato ancora: così posso cambiare idea.
web-says-found = Ho preso dalla pila degli scarti ciò che mi serve: chiunque può guardare che cosa c’è.
web-advice-draft-title = Il draft.
web-advice-draft = Tieni una carta e passa le altre. Le carte di un Dominio fanno gruppo: te ne servono tante dello stesso.
web-advice-play-title = Tocca a te.
web-advice-play = Scegli una carta della mano: va davanti a te, nel suo Dominio. Con { $all } carte di un solo Dominio alla fine del tuo turno vinci la partita.
web-advice-effects-title = Effetti.
web-advice-effects = Ciò che brilla sul tabellone lo puoi usare, nell’ordine che vuoi. Scegli uno degli altri e saprai che cosa gli manca. Poi termina il turno.
web-advice-effects-sheet = Apri Effetti: ciò che brilla lì lo puoi usare, nell’ordine che vuoi. Scegli uno degli altri e saprai che cosa gli manca. Poi termina il turno.
web-advice-level-title = Un livello raggiunto!
web-advice-level = { $one } carte di un Dominio danno il suo effetto di livello 1, { $two } quello di livello 2, una volta per turno. Il livello in sé non costa nulla.
web-advice-embargo-title = Un embargo.
web-advice-embargo = Qualcuno blocca un tuo Dominio: in questo turno non puoi giocarlo. I suoi effetti funzionano ancora.
web-advice-threat-title = Pericolo!
web-advice-threat = A { $seat } manca una carta per l’Egemonia ({ $domain }). Attacca quel Dominio, mettici sopra un embargo o una democrazia, oppure ricorri all’Inquisizione.
web-advice-coin-title = La Moneta Cultura.
web-advice-coin = Segna un effetto copiato con Ispirazione. Può copiare chi ha più carte Cultura di ogni altro.
web-advice-last-round-title = L’ultimo round.
web-advice-last-round = Il mazzo è vuoto. Alla fine del round vince chi è in testa in più Domini.

## Guida
web-guide-aim-title = Lo scopo
web-guide-aim = Sette carte di un Dominio davanti a te alla fine del tuo turno (otto se si gioca in due): è l’Egemonia, e vinci subito. Se prima finisce il mazzo, vince chi è in testa in più Domini.
web-guide-turn-title = Il tuo turno
web-guide-turn = Gioca una carta dalla mano. Usa tutti gli effetti che vuoi. Pesca fino ad averne tre in mano. Poi tocca a chi siede alla tua sinistra.
web-guide-effects-title = Sei Domini
web-guide-effects = L’Esercito distrugge, la Religione guarda nelle mani e pesca, l’Economia sostituisce e blocca, la Scienza riprende e scava, la Cultura copia, l’Utopia recupera e rallenta.
web-guide-levels-title = Effetti permanenti
web-guide-levels = Tre carte di un Dominio danno il livello 1, cinque il livello 2 (due e quattro se si gioca in quattro). Non costano carte del Dominio e funzionano una volta per turno.
web-guide-discard-title = Effetti di scarto
web-guide-discard = Rinuncia a una carta del Dominio per un colpo forte: Attacco, Inquisizione, Embargo, Scoperta Rivoluzionaria, Democrazia. Uno per Dominio in ogni turno.
web-guide-markers-title = Che cosa vedono tutti
web-guide-markers = I dorsi mostrano l’Era, perciò anche una mano nascosta dice qualcosa. Un embargo blocca un Dominio per un turno; con una democrazia, lì, l’Egemonia richiede una carta in più fino alla fine.
web-guide-end-title = La fine
web-guide-end = Presa l’ultima carta del mazzo, si completa il round. Ogni Dominio dà un punto a chi è in testa; in caso di parità si confrontano, nell’ordine, Utopia, Cultura, Scienza, Economia, Religione, Esercito.
web-rules-all = Tutte le regole

## What I do, and what is done to me. $card is a card with its name, $domain and $effect arrive translated.
web-you-played = Giochi { $card }
web-you-discarded = Scarti { $card } dalla mano
web-you-sacrificed = Rinunci a { $card } dalla tua area di gioco
web-you-paid = Paghi con { $card }
web-you-lost = Perdi { $card } nell’attacco
web-you-took = Riprendi { $card } in mano
web-you-recovered = Prendi { $card } dalla pila degli scarti
web-you-drew = Peschi { $card }
web-you-seized = Prendi { $card } dalla mano di { $other }
web-you-gave = Dai { $card } a { $other }
web-you-applied-own = Applichi { $effect }
web-you-applied-copied = Copi { $effect } da { $other }
web-you-applied-attack = Attacchi { $domain }
web-you-applied-inquisition = Avvii { $effect } contro { $other }
web-you-applied-embargo = Metti un embargo su { $domain } di { $other }
web-you-applied-breakthrough = Applichi { $effect }
web-you-applied-democracy = Metti una democrazia su { $domain } di { $other }
web-you-self-embargo = Metti un embargo sul tuo Dominio { $domain }
web-you-self-democracy = Metti una democrazia sul tuo Dominio { $domain }
web-you-embargo-lifted = L’embargo sul tuo Dominio { $domain } è finito: { $card } va nella pila degli scarti
web-you-picked = Tieni { $card }
web-you-passed = Passi { $card } a { $other }
web-you-centred = Metti { $card } al centro
web-you-claimed = Prendi { $card } dal centro
web-you-play-skipped =
    { $number ->
        [one] Non hai carte da giocare: la giocata si salta
       *[other] Non hai carte da giocare: si saltano { $number } giocate
    }
web-you-deck-emptied = Peschi l’ultima carta: questo è l’ultimo round
web-you-ended-hegemony = Hai l’Egemonia: la partita è finita
web-to-you-seized = { $seat } prende { $card } dalla tua mano
web-to-you-gave = { $seat } ti dà { $card }
web-to-you-applied-copied = { $seat } copia { $effect } da te
web-to-you-applied-inquisition = { $seat } avvia { $effect } contro di te
web-to-you-applied-embargo = { $seat } mette un embargo sul tuo Dominio { $domain }
web-to-you-applied-democracy = { $seat } mette una democrazia sul tuo Dominio { $domain }
web-to-you-passed = { $seat } ti passa { $card }

## The race
web-stage = Che cosa succede
web-race-to-go = ancora { $count }
web-race-there = Egemonia!
web-race-said = Egemonia più vicina: { $domain }, { $have } su { $need }, ancora { $count }.
web-majority = Chi guida ora ogni Dominio
web-majority-lead = { $domain }: { $names } ({ $count })
web-majority-points =
    { $count ->
        [one] Guida in un Dominio
       *[other] Guida in { $count } Domini
    }
web-deck-left =
    { $count ->
        [one] Resta una carta nel mazzo
       *[other] Restano { $count } carte nel mazzo
    }
web-turns-left =
    { $count ->
        [one] Ultimo round: resta un turno
       *[other] Ultimo round: restano { $count } turni
    }
web-warn-answer = puoi rispondere con { $effects }
web-embargo-now = Embargo: questo Dominio non si può giocare in questo turno
web-effect-lacks =
    { $count ->
        [one] Manca una carta { $domain }
       *[other] Mancano { $count } carte { $domain }
    }
web-log-turn-you = Turno { $number }: tu
web-bot-ladder-short = { $level ->
    [1] Novellino
    [2] Principiante
    [3] Apprendista
    [4] Occasionale
    [5] Abituale
    [6] Da circolo
    [7] Esperto
    [8] Maestro
    [9] Gran maestro
    [10] Campione
   *[other] { $level }
}
web-bot-level-short = { $level ->
    [1] Principiante
    [2] Occasionale
    [3] Da circolo
    [4] Esperto
    [5] Maestro
    [6] Campione
   *[other] { $level }
}

## The effects in brief
web-brief-assassination = Scarta 1 carta dalla mano.
web-brief-purge = Scarta 2 carte dalla mano.
web-brief-attack = Scarta 1 Esercito e 1 carta di un Dominio: chiunque altro ne abbia ne perde una.
web-brief-holy-book = A fine turno peschi fino a 5 carte.
web-brief-divine-right = A fine turno peschi fino a 7 carte.
web-brief-inquisition = Scarta 1 Religione: prendi la mano di un giocatore e scegli che cosa restituire.
web-brief-development = Sostituisci 1 tua carta in gioco con una della mano.
web-brief-monopoly = Sostituisci 2 tue carte in gioco con due della mano.
web-brief-embargo = Metti 1 Economia su un Dominio: nel prossimo turno lì non si gioca.
web-brief-experiment = Riprendi 1 carta in mano, poi giocane una.
web-brief-research = Riprendi 2 carte in mano, poi giocane due.
web-brief-breakthrough = Scarta 1 Scienza: pesca 5 carte, poi scartane altrettante.
web-brief-inspiration = Guidi in Cultura: usa un effetto di livello di un altro giocatore.
web-brief-oligarchy = Prendi 1 carta a scelta dalla pila degli scarti.
web-brief-republic = Prendi 2 carte a scelta dalla pila degli scarti.
web-brief-democracy = Metti 1 Utopia su un Dominio: lì l’Egemonia richiede una carta in più.

## The story of the end
web-story = Che cosa ha deciso
web-story-points = Domini guidati: { $points }.
web-story-stopped = Senza la democrazia su { $domain }, { $seat } avrebbe avuto l’Egemonia.
web-story-near =
    { $count ->
        [one] A { $seat } mancava una carta per l’Egemonia ({ $domain }).
       *[other] A { $seat } mancavano { $count } carte per l’Egemonia ({ $domain }).
    }
web-story-near-you =
    { $count ->
        [one] Ti mancava una carta per l’Egemonia ({ $domain }).
       *[other] Ti mancavano { $count } carte per l’Egemonia ({ $domain }).
    }
web-chart = La corsa: carte nel Dominio più forte, turno per turno
web-chart-hegemony = Egemonia: { $count }
web-figure-effects = Effetti usati
web-figure-lost = Carte perse negli attacchi
web-figure-drawn = Carte pescate
web-result-by-concession-mine = Ti sei arreso.
web-again-with = Altri avversari
web-again-against = Di nuovo, contro { $bot }
web-verify-holds = tutto in ordine
web-verify-fails = qualcosa non torna
