/** As much of a browser as the client's own code needs to talk to a server: addresses without a host, cookies, a store. */

import { vi } from "vitest";

const address = process.env.IMPERA_ADDRESS ?? "";
const kept = new Map<string, string>();
let cookies = new Map<string, string>();
const real = globalThis.fetch;

async function fetched(path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await real(address + path, { ...init, headers: { ...(init.headers as object), cookie } });
  for (const set of answer.headers.getSetCookie()) {
    const [name, value] = set.split(";")[0].split("=");
    cookies.set(name, value);
  }
  return answer;
}

/** Somebody with cookies of their own. */
export class Somebody {
  private readonly cookies = new Map<string, string>();
  private isKnown = false;

  /** Everything that is asked while this is done is asked by them. */
  does<Found>(work: () => Promise<Found>): Promise<Found> {
    cookies = this.cookies;
    if (!this.isKnown) kept.clear(); // this browser knows nobody yet
    this.isKnown = true;
    return work();
  }
}

export function standIn(): void {
  vi.stubGlobal("fetch", fetched);
  const location = { protocol: "http:", host: "here", pathname: "/", hash: "" };
  const go = (_: unknown, __: string, path: string) => (location.pathname = path);
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { state: null, pushState: go, replaceState: go });
  vi.stubGlobal("window", { setTimeout: () => 0 });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {}, lang: "" } });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
}

export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
