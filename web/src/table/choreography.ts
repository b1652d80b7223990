/** Each blow moves the table in a way of its own. Nothing waits for it: the result is there already. */

import type { Blow } from "./blows";
import { burst, eye, shake, stamp, thread } from "./strokes";

interface Scene {
  root: ParentNode;
  layer: HTMLElement;
  /** Milliseconds a card flies. */
  flight: number;
}

/** How long the last blow of a game is seen, in flights. */
export const LAST_BLOW = 3.4;
// Seen on the dark cloth and on the light one.
const RED = "#f4503c";
const VIOLET = "#9468e0";
const BLUE = "#3f93ea";
const ROSE = "#e85fa3";
const GOLD = "#f7b92e";

/** A place of the table, if it is in sight. */
function spot(root: ParentNode, name: string): HTMLElement | null {
  const found = root.querySelector<HTMLElement>(`[data-spot="${name}"]`);
  return found?.getBoundingClientRect().width ? found : null;
}

/** Where somebody sits: the disc with their sign, or their hand where there is no room for it. */
const seatOf = (root: ParentNode, seat: number) => spot(root, `seat-${seat}`) ?? spot(root, `hand-${seat}`);

function strike({ root, layer, flight }: Scene, { kind, seat, spots }: Blow): void {
  const who = seatOf(root, seat);
  for (const place of spots.map((name) => spot(root, name)).filter((found) => found !== null)) {
    const reach = (colour: string) => who && thread(layer, who, place, colour, flight * 1.9);
    switch (kind) {
      case "attack":
        if (!place.dataset.spot?.startsWith(`area-${seat}-`)) reach(RED);
        shake(place, flight * 1.5);
        break;
      case "inquisition":
        reach(VIOLET);
        eye(layer, place, VIOLET, flight * 2.4);
        break;
      case "embargo":
      case "democracy":
        reach(`var(--seat-${seat})`);
        stamp(layer, place, kind, flight * 2.4);
        break;
      case "breakthrough":
        burst(layer, place, BLUE, flight * 2);
        break;
      case "inspiration":
        if (who) thread(layer, place, who, ROSE, flight * 1.9); // it comes from there
        burst(layer, place, ROSE, flight * 2);
        break;
      case "hegemony":
        burst(layer, place, GOLD, flight * LAST_BLOW, 1.5);
    }
  }
}

/** Strike them all. */
export function choreograph(scene: Scene, blows: readonly Blow[]): void {
  for (const blow of blows) strike(scene, blow);
}
