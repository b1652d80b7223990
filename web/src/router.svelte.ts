/** Pages by address, with the back button. What lies over a page is a step of its own: back closes it. */

/** What lies over the page now, lowest first. */
const over: (() => void)[] = [];
const depthNow = () => Number((history.state as { over?: number } | null)?.over ?? 0);
let depth = depthNow();

/** Let the back button close something while it lies over the page. */
export function closeOnBack(close: () => void): () => void {
  over.push(close);
  if (over.length > depth) history.pushState({ over: over.length }, "");
  depth = depthNow();
  // Closed by hand, it leaves its step behind, for the next one or to be skipped: going back takes a while.
  return () => void over.splice(over.indexOf(close), 1);
}

function goneTo(): void {
  const was = depth;
  depth = depthNow();
  if (depth >= was) return;
  if (over.length > depth)
    over
      .slice(depth)
      .reverse()
      .forEach((close) => close());
  else history.back(); // that step was left behind
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => {
      this.read();
      goneTo();
    });
  }

  go(path: string, replace = false): void {
    if (replace || depth) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    depth = 0;
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Follow a link without loading the page anew. */
export function link(anchor: HTMLElement): () => void {
  function onclick(event: MouseEvent): void {
    const href = anchor.getAttribute("href");
    if (!href || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    router.go(href);
  }
  anchor.addEventListener("click", onclick);
  return () => anchor.removeEventListener("click", onclick);
}
