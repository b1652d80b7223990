review-not-over = This game is not over: its account can be drawn up once it is.

## The steps of a plan
step-pick = keep { $card }
step-claim = claim { $card }
step-play = play { $card }
step-discard = discard { $card } from your hand
step-sacrifice = discard { $card } from your play area
step-take = take { $card } back into your hand
step-recover = take { $card } from the discard pile
step-give = give { $card } back
step-effect = use { $effect }
step-inspiration = copy { $effect } from { $seat } by Inspiration
step-attack = attack { $domain }
step-inquisition = Inquisition of { $seat }
step-embargo = embargo on { $domain } of { $seat }
step-democracy = democracy on { $domain } of { $seat }
step-end = end the turn

## Why a plan is better
reason-win-missed = It wins at once: { $plan }.
reason-win-allowed = It does not let { $seat } win in the next turn by { $threat }.
reason-win-likely = Chances for { $seat } to win in the next turn fall: { $less } of 100 instead of { $more }, by what may be in that hand.
reason-risk = { $seat } could win in the next turn in about { $share } of 100 cases, by what may be in that hand.
reason-level = It has level { $level } in { $domain } at the end of the turn.
reason-majority = It leads { $domain } at the end of the turn.
reason-cards =
    It leaves you with { $count ->
        [one] one card more
       *[other] { $count } cards more
    }.
reason-none = No single reason: it is a little better in many ways.

## The turns that decided a game
decisive-draw-up =
    Turn { $turn }: the deck was kind to { $seat }. The cards drawn were worth { $points ->
        [one] one point
       *[other] { $points } points
    }; the chance was { $chance } % after it.
decisive-draw-down =
    Turn { $turn }: the deck gave { $seat } little. The cards drawn cost { $points ->
        [one] one point
       *[other] { $points } points
    }; the chance was { $chance } % after it.
decisive-turn-up =
    Turn { $turn }: a strong turn by { $seat } gained { $points ->
        [one] one point
       *[other] { $points } points
    }; the chance was { $chance } % after it.
decisive-turn-down =
    Turn { $turn }: the turn of { $seat } let { $points ->
        [one] one point
       *[other] { $points } points
    } slip away; the chance was { $chance } % after it.
decisive-last =
    Turn { $turn }: { $seat } played the last turn; it was worth { $points ->
        [one] one point
       *[other] { $points } points
    }.

## The review
review-seat = There is no seat { $seat } in this game: it has { $players }.
review-title = The game reviewed
review-progress = Judging turns
review-part = Stopped: { $done } of { $total } turns are judged; the account is whole.
review-account = The account
review-account-text = Result less even share = luck + own decisions + others’ decisions, in points of a hundred.
review-player = Player
review-result = Result
review-even = Even share
review-luck = Luck
review-decisions = Decisions
review-own = Own decisions
review-others = Others’ decisions
review-unknown = Could not be known
review-accuracy = Accuracy
review-decisive = The turns that decided the game
review-graph = Every player’s chance over the game
review-turns = Turn by turn
review-turn = Turn
review-played = Played
review-better = Better
review-runner-up = Next best
review-loss = Loss
review-chance = Chance after it
review-draft = Draft
review-levels = The chances are those between strong players: at other levels a lead counts for less.
review-thresholds = A turn is called an inaccuracy, a mistake or a blunder only if it lost at least { $inaccuracy }, { $mistake } or { $blunder } points for certain, by what the player could see.
review-verdict-fine = well played
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-verdict-unjudged = not judged
review-forced = nothing to choose

## Hints
hint-wins = It wins at once.
hint-meets = It stops { $seat }, who could win in the next turn by { $threat }.
hint-suffers = { $seat } can still win in the next turn by { $threat }; nothing prevents it for certain.
hint-lowers = It makes a win of { $seat } in the next turn less likely: { $less } of 100 instead of { $more }, by what may be in that hand.
hint-level = It reaches level { $level } in { $domain }.
hint-lead = It takes the lead in { $domain }.
hint-looks = Then you see new cards and decide again.
hint-quiet = A quiet turn: it keeps the most ways open.
hint-pick = The card that helps your hand most.
coach-not-asked = There is nothing to suggest: it is not your decision now.
coach-not-legal = { $action } is not legal here.
coach-busy = The coach has too much to do just now: ask again in a minute.
coach-failed = The coach could not answer.
coach-no-review = This game has not been reviewed yet: ask for it first.

## In the browser
coach-title = The coach
coach-ask = Have this game explained
coach-about = What was luck, what was decided, what was better: turn by turn.
coach-working = Judging turn { $done } of { $total } …
coach-eyes = From whose eyes
coach-eyes-open = the open table
coach-graph-keys = Arrow keys go from turn to turn, Enter shows it on the table.
coach-on-table = Show on the table
coach-own-turns = Turns worth another look
coach-all-fine = Nothing to point out: no turn lost more than an inaccuracy for certain.
coach-as-page = As a page
coach-as-graph = The graph
coach-as-data = As data (JSON)
coach-plan = A plan for this turn
coach-thinking = The coach is thinking …
coach-chances = Your chance of winning: { $before } % now, { $after } % after it.
coach-show-me = Show me, step by step
coach-step = Step { $at } of { $all }: { $step }
coach-do = Do it
coach-stop = I go on alone
coach-why-not = Why not something else?
coach-why-choose = Choose an action
coach-why-fine = Nothing speaks against it: it is about as good.
coach-waiting =
    { $place ->
        [0] The coach begins in a moment …
        [one] One game is explained before this one …
       *[other] { $place } games are explained before this one …
    }
coach-why-cost =
    It costs about { $points ->
        [one] one point
       *[other] { $points } points
    } of your chance.
