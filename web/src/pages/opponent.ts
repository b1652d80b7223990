/** The opponent that fits me, as the server finds it from my games; and why, in words. */

import { api, isKnown } from "../net/api";
import type { Fitting } from "../net/types";
import { shortStrength } from "../table/names";
import { say } from "../words/words.svelte";

/** For somebody of whom nothing is known. */
export const FIRST: Fitting = { bot: "ladder:1", level: 1, levels: 10, games: 0, won: 0, rated: 0, chance: 0.45 };

export function fittingOpponent(players: number): Promise<Fitting> {
  return isKnown() ? api.opponent(players).catch(() => FIRST) : Promise.resolve(FIRST);
}

/** "Level 3 of 10 · Learner". */
export function placed({ bot, level, levels }: Pick<Fitting, "bot" | "level" | "levels">): string {
  return say("web-fits", { level, levels, name: shortStrength(bot) });
}

/** "Level 3 of 10 · Learner, because you won 2 of your last 5 games". */
export function because(fits: Fitting): string {
  const { games, won, rated } = fits;
  return `${placed(fits)}, ${say("web-fits-because", { games, won, rated })}`;
}
