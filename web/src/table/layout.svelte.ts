/** How the table is laid out: chosen here and nowhere else. Inside its place each component looks at its own size. */

import { MediaQuery } from "svelte/reactivity";

export type Layout = "phone" | "lying" | "tablet" | "desk";

class Layouts {
  private readonly lying = new MediaQuery("(max-height: 560px) and (orientation: landscape)");
  private readonly desk = new MediaQuery("(min-width: 861px)");
  private readonly tablet = new MediaQuery("(min-width: 600px)");

  get current(): Layout {
    if (this.lying.current) return "lying";
    if (this.desk.current) return "desk";
    return this.tablet.current ? "tablet" : "phone";
  }
}

/** A phone so short that every line counts. */
const low = new MediaQuery("(max-height: 700px)");
const lowForMany = new MediaQuery("(max-height: 800px)");
export function isShort(others: number): boolean {
  return layout.current === "phone" && (low.current || (others > 2 && lowForMany.current));
}

export const layout = new Layouts();
