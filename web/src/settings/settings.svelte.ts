/** What a player likes: kept in this browser. */

export type Speed = "slow" | "normal" | "fast" | "instant";
export type Theme = "system" | "dark" | "light";

export interface Likes {
  language: string;
  theme: Theme;
  speed: Speed;
  autoplay: boolean;
  sound: boolean;
  remind: boolean;
  notify: boolean;
  firstGame: boolean;
  /** Does the coach ask before a move that gives the game away? */
  sure: boolean;
  /** Is my chance of winning shown beside the table? */
  meter: boolean;
  name: string;
  /** Who plays against me from the first page; empty: whoever fits me. */
  opponent: string;
}

const PLACE = "impera-settings";
const USUAL: Likes = {
  language: "",
  theme: "system",
  speed: "normal",
  autoplay: false,
  sound: false,
  remind: true,
  notify: false,
  firstGame: true,
  sure: false,
  meter: false,
  name: "",
  opponent: "",
};
/** Milliseconds one card takes to fly. */
const FLIGHT: Record<Speed, number> = { slow: 900, normal: 480, fast: 220, instant: 0 };

function stored(): Partial<Likes> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Likes>;
  } catch {
    return {};
  }
}

class Settings {
  likes = $state<Likes>({ ...USUAL, ...stored() });

  change<Name extends keyof Likes>(name: Name, value: Likes[Name]): void {
    this.likes[name] = value;
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.likes));
    } catch {
      // A browser without storage forgets: no reason to stop.
    }
    if (name === "theme") this.paint();
  }

  /** How long a card flies; nothing moves for those who asked their system for less motion. */
  get flight(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : FLIGHT[this.likes.speed];
  }

  paint(): void {
    const dark =
      this.likes.theme === "dark" ||
      (this.likes.theme === "system" && !matchMedia("(prefers-color-scheme: light)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const settings = new Settings();
