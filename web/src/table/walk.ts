/** Arrow keys walk among the buttons of a group. */
export function walk(group: HTMLElement): () => void {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  function onkeydown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled), [tabindex='0']")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length].focus();
  }
  group.addEventListener("keydown", onkeydown);
  return () => group.removeEventListener("keydown", onkeydown);
}
