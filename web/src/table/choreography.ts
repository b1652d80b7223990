/** Each blow moves the table in a way of its own. Nothing waits for it: the result is there already. */

import type { GameEvent } from "../net/types";

const SVG = "http://www.w3.org/2000/svg";
const RAYS = 10;

interface Scene {
  root: ParentNode;
  layer: HTMLElement;
  /** Milliseconds a card flies. */
  flight: number;
}

const spot = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-spot="${name}"]`);

function put(element: HTMLElement | SVGElement, style: Partial<CSSStyleDeclaration>): void {
  Object.assign(element.style, { position: "absolute", ...style });
}

function moved(element: Element | null, frames: Keyframe[], duration: number): void {
  element?.animate(frames, { duration, easing: "cubic-bezier(.3,.1,.2,1)" });
}

/** Attack: every column that loses a card is shaken and flashes. */
function shake(element: Element | null, duration: number): void {
  const at = (x: number, glow: string): Keyframe => ({ transform: `translateX(${x}px)`, boxShadow: glow });
  const red = "0 0 0 3px #ff5b45, 0 0 26px #ff5b45";
  moved(element, [at(0, red), at(-9, red), at(8, red), at(-6, red), at(4, red), at(0, "none")], duration);
}

/** Inquisition: the victim's hand is lifted to the light. */
function lift(element: Element | null, duration: number): void {
  const up = { transform: "translateY(-12px) scale(1.35)", filter: "drop-shadow(0 0 14px #bfa2ee) brightness(1.4)" };
  moved(
    element,
    [{ transform: "none" }, { ...up, offset: 0.3 }, { ...up, offset: 0.7 }, { transform: "none" }],
    duration,
  );
}

/** Embargo, Democracy: the piece comes down on its column like a stamp. */
function stamp({ layer }: Scene, element: Element | null, piece: string, duration: number): void {
  const box = element?.getBoundingClientRect();
  if (!box?.width) return;
  const size = Math.min(box.width, box.height, 96);
  const mark = document.createElementNS(SVG, "svg");
  mark.setAttribute("viewBox", "0 0 32 32");
  put(mark, {
    width: `${size}px`,
    height: `${size}px`,
    left: `${box.x + (box.width - size) / 2}px`,
    top: `${box.y + (box.height - size) / 2}px`,
  });
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${piece}`);
  mark.append(use);
  layer.append(mark);
  const frames = [
    { transform: "scale(3.2) rotate(-18deg)", opacity: 0 },
    { transform: "scale(0.92) rotate(0)", opacity: 1, offset: 0.35 },
    { transform: "scale(1)", opacity: 1, offset: 0.75 },
    { transform: "scale(0.5)", opacity: 0 },
  ];
  void mark.animate(frames, { duration, easing: "ease-out" }).finished.then(
    () => mark.remove(),
    () => mark.remove(),
  );
  moved(element, [{ transform: "none" }, { transform: "scale(0.94)", offset: 0.4 }, { transform: "none" }], duration);
}

/** Breakthrough, Hegemony: light breaks out of a place. */
function burst({ layer }: Scene, element: Element | null, colour: string, duration: number): void {
  const box = element?.getBoundingClientRect();
  if (!box?.width) return;
  for (let ray = 0; ray < RAYS; ray++) {
    const line = document.createElement("i");
    put(line, {
      left: `${box.x + box.width / 2}px`,
      top: `${box.y + box.height / 2}px`,
      width: "5px",
      height: `${box.width * 0.7}px`,
      borderRadius: "4px",
      background: colour,
      transformOrigin: "50% 0",
    });
    layer.append(line);
    const turn = `rotate(${(360 / RAYS) * ray}deg)`;
    const frames = [
      { transform: `${turn} translateY(8px) scaleY(0.1)`, opacity: 1 },
      { transform: `${turn} translateY(${box.width * 0.9}px) scaleY(1)`, opacity: 0 },
    ];
    void line.animate(frames, { duration, easing: "ease-out" }).finished.then(
      () => line.remove(),
      () => line.remove(),
    );
  }
  moved(element, [{ filter: "none" }, { filter: "brightness(2)", offset: 0.25 }, { filter: "none" }], duration);
}

function blow(scene: Scene, event: GameEvent, events: readonly GameEvent[]): void {
  const { root, flight } = scene;
  const column = (seat: number, domain = event.domain ?? "") => spot(root, `area-${seat}-${domain}`);
  switch (event.effect) {
    case "attack":
      for (const { seat, card } of events.filter(({ what }) => what === "lost"))
        shake(column(seat, card?.[0]), flight * 1.3);
      return;
    case "inquisition":
      return lift(spot(root, `hand-${event.other}`), flight * 2.4);
    case "embargo":
    case "democracy":
      return stamp(scene, column(event.other ?? event.seat), event.effect, flight * 2.4);
    case "breakthrough":
      return burst(scene, spot(root, "deck"), "#86c1f7", flight * 1.8);
  }
  if (event.other) burst(scene, column(event.other), "#f59bc6", flight * 1.8); // Inspiration: where it was copied
}

/** What belongs to these events, beside the cards that fly. */
export function choreograph(scene: Scene, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.what === "applied") blow(scene, event, events);
    if (event.what === "ended" && event.ending === "hegemony") {
      for (const column of scene.root.querySelectorAll(".seat .column.near"))
        burst(scene, column, "#ffd97a", scene.flight * 3);
    }
  }
}
