/** The log of a finished game with every card open (R7.3): read from its record. */

import { api } from "../net/api";
import type { Change } from "../net/types";
import { withoutUndone } from "./history";
import type { TableState } from "./state";

/** Each action with what the record tells of it; as it was seen, if the record cannot be had. */
export async function openLog({ id, log }: TableState): Promise<readonly Change[]> {
  const standing = withoutUndone(log).filter(({ entry }) => entry.what === "acted" || entry.what === "started");
  try {
    const { positions } = await api.replay(await api.recordText(id));
    const told = new Map(standing.map(({ version }, index) => [version, positions[index]?.events]));
    return log.map((change) => ({ ...change, events: told.get(change.version) ?? change.events }));
  } catch {
    return log;
  }
}
