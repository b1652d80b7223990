/** Cards that fly: a copy of the landed card travels in a layer above the table while the landed one waits unseen. */

import { type Flight } from "./flights";

const STAGGER = 0.28; // of a flight, between two cards of one change
const LONGEST = 2.2; // flights: many cards do not take for ever
const LARGEST = 140; // pixels: no card flies larger
const RAISED = 1.08; // half-way it is nearer to the eye
const EASING = "cubic-bezier(.3,.7,.2,1)";

interface Departure {
  flight: Flight;
  box: DOMRect | null;
}

const find = (root: ParentNode, spot: string) => root.querySelector<HTMLElement>(`[data-spot="${spot}"]`);

function cardIn(spot: HTMLElement | null, card: string, taken: Set<Element>): HTMLElement | null {
  if (!spot) return null;
  if (spot.dataset.card === card && !taken.has(spot)) return spot.getBoundingClientRect().width > 0 ? spot : null;
  const cards = [...spot.querySelectorAll<HTMLElement>(`[data-card="${card}"]`)].filter(
    (element) => !taken.has(element),
  );
  const backs = card.startsWith("?")
    ? []
    : [...spot.querySelectorAll<HTMLElement>(`[data-card="?${card[1]}"]`)].filter((element) => !taken.has(element));
  const found = cards.at(-1) ?? backs.at(-1) ?? null;
  return found && found.getBoundingClientRect().width > 0 ? found : null;
}

/** Remember where the cards lie, before the new view is drawn. */
export function depart(root: ParentNode, flights: readonly Flight[]): Departure[] {
  const taken = new Set<Element>();
  return flights.map((flight) => {
    const spot = find(root, flight.from);
    const card = cardIn(spot, flight.card, taken);
    if (card) taken.add(card);
    const box = (card ?? spot)?.getBoundingClientRect() ?? null;
    return { flight, box: box && box.width > 0 ? box : null };
  });
}

/** Fly them to where the new view has put them; resolves when the last has landed. */
export async function arrive(
  root: ParentNode,
  layer: HTMLElement,
  departures: Departure[],
  duration: number,
): Promise<void> {
  if (!duration) return;
  const taken = new Set<Element>();
  const gap = Math.min(duration * STAGGER, (duration * LONGEST) / Math.max(1, departures.length));
  const landed = departures.map(({ flight, box }, index) => {
    const spot = find(root, flight.to);
    const card = cardIn(spot, flight.card, taken);
    if (card) taken.add(card);
    return box && spot ? fly(layer, flight, box, spot, card, duration, index * gap) : Promise.resolve();
  });
  await Promise.all(landed);
}

async function fly(
  layer: HTMLElement,
  flight: Flight,
  from: DOMRect,
  spot: HTMLElement,
  card: HTMLElement | null,
  duration: number,
  delay: number,
): Promise<void> {
  const to = (card ?? spot).getBoundingClientRect();
  if (!to.width) return;
  const shown = card ?? layer.ownerDocument.querySelector<HTMLElement>(`[data-ghost="${flight.card}"]`);
  if (!shown) return;
  const [first, last] = [Math.min(from.width, LARGEST), card ? to.width : Math.min(to.width, 56)];
  const width = Math.max(first, last) * RAISED; // drawn at its largest: made larger it would be blurred
  const ghost = ghostOf(shown, width);
  layer.append(ghost);
  const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const start = centre(from);
  const end = centre(to);
  const place = (x: number, y: number, wide: number, turn: number) =>
    `translate(${x - width / 2}px, ${y - width * 0.7}px) scale(${wide / width}) rotateY(${turn}deg)`;
  const half = place((start.x + end.x) / 2, (start.y + end.y) / 2 - 28, width, flight.turns ? 70 : 0);
  const frames = [
    { transform: place(start.x, start.y, first, turnOf(flight, 0)), opacity: 1 },
    { transform: half, opacity: 1, offset: 0.55 },
    { transform: place(end.x, end.y, last, 0), opacity: card ? 1 : 0.2 },
  ];
  card?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  const animation = ghost.animate(frames, { duration, delay, easing: EASING, fill: "both" });
  const tooLong = new Promise((resolve) => setTimeout(resolve, duration + delay + 400));
  await Promise.race([animation.finished.catch(() => undefined), tooLong]);
  ghost.remove();
}

/** A back turns over on its way, the coin spins. */
function turnOf({ card, turns }: Flight, gone: number): number {
  if (card === "coin") return 1080 * (1 - gone);
  if (!turns) return 0;
  return gone ? 70 : 180;
}

function ghostOf(shown: HTMLElement, width: number): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.style.width = `${width}px`;
  const face = shown.querySelector("svg.face, svg.piece")?.cloneNode(true);
  if (face) ghost.append(face);
  return ghost;
}
