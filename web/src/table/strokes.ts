/** The strokes that a choreography is drawn with, in the layer above the table. Each wipes itself away. */

const SVG = "http://www.w3.org/2000/svg";
const RAYS = 20;
const BEND = 0.16; // how far a thread leaves the straight way, of its length
const EYE = "M2 16Q16 2 30 16Q16 30 2 16Z";

interface Point {
  x: number;
  y: number;
}

const centre = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function svg(
  layer: HTMLElement,
  box: { x: number; y: number; width: number; height: number },
  view: string,
): SVGElement {
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", view);
  Object.assign(drawn.style, {
    position: "absolute",
    overflow: "visible",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  layer.prepend(drawn); // below the cards that fly
  return drawn;
}

function part(of: SVGElement, name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  of.append(made);
  return made;
}

/** Move something in the layer, then wipe it away. */
function pass(drawn: Element, moved: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  const wipe = () => drawn.remove();
  void moved.animate(frames, { fill: "both", ...options }).finished.then(wipe, wipe);
}

/** Something that lies on the table is moved in its place. */
export function nudge(element: Element, frames: Keyframe[], duration: number): void {
  element.animate(frames, { duration, easing: "cubic-bezier(.3,.1,.2,1)" });
}

/** A thread from one place to another, drawn as it is followed: who does it to whom. */
export function thread(layer: HTMLElement, from: Element, to: Element, colour: string, duration: number): void {
  const [start, end] = [centre(from.getBoundingClientRect()), centre(to.getBoundingClientRect())];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  if (Math.hypot(dx, dy) < 24) return; // it is done to oneself, there
  const bend = { x: (start.x + end.x) / 2 - dy * BEND, y: (start.y + end.y) / 2 + dx * BEND };
  const drawn = svg(layer, { x: 0, y: 0, width: innerWidth, height: innerHeight }, `0 0 ${innerWidth} ${innerHeight}`);
  drawn.style.filter = `drop-shadow(0 0 7px ${colour})`;
  const way = { d: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, fill: "none", pathLength: 1 };
  const line = part(drawn, "path", { ...way, "stroke-width": 4, "stroke-linecap": "round", "stroke-dasharray": "1 2" });
  const head = part(drawn, "circle", { cx: end.x, cy: end.y, r: 7 });
  line.style.stroke = head.style.fill = colour;
  nudge(head, [{ opacity: 0 }, { opacity: 0, offset: 0.36 }, { opacity: 1, offset: 0.4 }, { opacity: 1 }], duration);
  nudge(drawn, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], duration);
  const frames = [
    { strokeDashoffset: "1.02" },
    { strokeDashoffset: "0", offset: 0.4 },
    { strokeDashoffset: "0", offset: 0.62 },
    { strokeDashoffset: "-1.02" },
  ];
  pass(drawn, line, frames, { duration, easing: "ease-in-out" });
}

/** Attack: what loses a card is shaken and flashes. */
export function shake(element: Element, duration: number): void {
  const at = (x: number, glow: string): Keyframe => ({ transform: `translateX(${x}px)`, boxShadow: glow });
  const red = "inset 0 0 0 3px #f4503c, 0 0 26px #f4503c";
  nudge(element, [at(0, red), at(-9, red), at(8, red), at(-6, red), at(4, red), at(0, "none")], duration);
}

/** Inquisition: an eye opens over a hand and looks along it. */
export function eye(layer: HTMLElement, over: Element, colour: string, duration: number): void {
  const box = over.getBoundingClientRect();
  const width = Math.max(64, Math.min(150, box.width * 0.6));
  const { x, y } = centre(box);
  const left = Math.min(Math.max(x - width / 2, 2), innerWidth - width - 2);
  const place = { x: left, y: Math.max(2, y - width / 2), width, height: width };
  const drawn = svg(layer, place, "0 0 32 32");
  drawn.style.filter = `drop-shadow(0 0 12px ${colour})`;
  drawn.style.zIndex = "1"; // it is looked with: above the cards
  const lids = part(drawn, "g", {});
  lids.style.transformOrigin = "16px 16px";
  part(lids, "path", { d: EYE, fill: "#fff6e4", stroke: colour, "stroke-width": 1.6, "stroke-linejoin": "round" });
  const iris = part(lids, "g", {});
  part(iris, "circle", { cx: 16, cy: 16, r: 6, fill: colour });
  part(iris, "circle", { cx: 16, cy: 16, r: 2.7, fill: "#1d1230" });
  part(iris, "circle", { cx: 18, cy: 14, r: 1.1, fill: "#fff" });
  const look = (at: number, offset: number) => ({ transform: `translateX(${at}px)`, offset });
  nudge(iris, [look(0, 0), look(0, 0.25), look(-5, 0.42), look(5, 0.66), look(0, 0.8), look(0, 1)], duration);
  const lid = (scale: number, opacity: number, offset: number) => ({ transform: `scaleY(${scale})`, opacity, offset });
  const frames = [lid(0, 0, 0), lid(0.08, 1, 0.08), lid(1, 1, 0.24), lid(1, 1, 0.82), lid(0, 0.6, 1)];
  pass(drawn, lids, frames, { duration, easing: "ease-out" });
}

/** Embargo, Democracy: the piece comes down like a stamp. */
export function stamp(layer: HTMLElement, on: Element, piece: string, duration: number): void {
  const box = on.getBoundingClientRect();
  const size = Math.min(Math.max(box.width, 56), Math.max(box.height, 56), 96);
  const { x, y } = centre(box);
  const drawn = svg(layer, { x: x - size / 2, y: y - size / 2, width: size, height: size }, "0 0 32 32");
  drawn.style.zIndex = "1";
  drawn.style.filter = "drop-shadow(0 6px 8px rgb(0 0 0 / 0.5))";
  part(drawn, "use", { href: `#${piece}` });
  const frames = [
    { transform: "scale(2.6) rotate(-18deg)", opacity: 0 },
    { transform: "scale(0.92) rotate(0)", opacity: 1, offset: 0.3 },
    { transform: "scale(1)", opacity: 1, offset: 0.36 },
    { transform: "scale(1)", opacity: 1, offset: 0.78 },
    { transform: "scale(0.4)", opacity: 0 },
  ];
  pass(drawn, drawn, frames, { duration, easing: "ease-out" });
  const pressed = { transform: "scale(0.94)", offset: 0.32 };
  nudge(on, [{ transform: "none" }, { transform: "none", offset: 0.24 }, pressed, { transform: "none" }], duration);
}

/** Breakthrough, Inspiration, Hegemony: light breaks out of a place. */
export function burst(layer: HTMLElement, from: Element, colour: string, duration: number, reach = 1): void {
  const box = from.getBoundingClientRect();
  const size = Math.max(64, Math.min(190, Math.max(box.width, box.height))) * reach;
  const { x, y } = centre(box);
  const drawn = svg(layer, { x: x - size, y: y - size, width: size * 2, height: size * 2 }, "-50 -50 100 100");
  drawn.style.filter = `drop-shadow(0 0 6px ${colour})`;
  const ring = part(drawn, "circle", { r: 34, fill: "none", "stroke-width": 1.4 });
  const rays = part(drawn, "g", {});
  ring.style.stroke = rays.style.fill = colour;
  for (let ray = 0; ray < RAYS; ray++) {
    const far = ray % 2 ? 34 : 48;
    part(rays, "path", { d: `M-1.5-18 0-${far} 1.5-18Z`, transform: `rotate(${(360 / RAYS) * ray})` });
  }
  nudge(rays, [{ transform: "rotate(-14deg)" }, { transform: "rotate(14deg)" }], duration);
  nudge(
    ring,
    [
      { transform: "scale(0.2)", opacity: 1 },
      { transform: "scale(1.25)", opacity: 0 },
    ],
    duration,
  );
  const frames = [
    { transform: "scale(0.25)", opacity: 0 },
    { transform: "scale(0.85)", opacity: 1, offset: 0.22 },
    { transform: "scale(1)", opacity: 1, offset: 0.6 },
    { transform: "scale(1.1)", opacity: 0 },
  ];
  pass(drawn, drawn, frames, { duration, easing: "ease-out" });
  nudge(from, [{ filter: "none" }, { filter: "brightness(1.7)", offset: 0.25 }, { filter: "none" }], duration);
}
