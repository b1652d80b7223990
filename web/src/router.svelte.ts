/** Pages by address, with the back button. */

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
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
