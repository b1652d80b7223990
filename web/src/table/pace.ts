/** How long what others do stays in sight before the next thing they do. */

/** Flights that one turn of somebody else may take: at the usual speed 1.6 seconds, so two bots take less than four. */
const TURN = 3.4;
const PAUSE = 0.6;
/** What is done to me stays longer. */
const TO_READ = 1.6;
const SHORTEST = 0.2;

export interface Moment {
  /** Milliseconds a card flies. */
  flight: number;
  /** Changes that wait already. */
  waiting: number;
  /** Milliseconds of this turn that are gone. */
  spent: number;
  /** Is it done to me? */
  isMine: boolean;
}

/** Milliseconds for one change: enough to see it, less when more wait, and never more than the turn has left. */
export function turnTime({ flight, waiting, spent, isMine }: Moment): number {
  const wanted = flight * (1 + (isMine ? TO_READ : PAUSE));
  const share = (TURN * flight - spent) / (waiting + 1);
  return Math.max(Math.min(wanted, share), flight * SHORTEST);
}
