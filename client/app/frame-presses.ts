/**
 * A signed-in page's frame is there before the app knows who is signed in: the build rendered it. What is pressed in it
 * until then is pressed again in the page that takes its place. Links work by themselves.
 */
let pressed: string | null = null;
let stop: (() => void) | null = null;

/** Names of buttons may end in what only the page knows, as "Account menu: ada@example.org". */
function nameOf(button: Element): string {
  const name = button.getAttribute("aria-label") ?? button.textContent;
  return name.split(":", 1)[0]?.trim() ?? "";
}

/** Begins to note the last button that is pressed in the page, by its name. */
export function watchFrame(page: Document): void {
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button !== null) pressed = nameOf(button);
  };
  page.addEventListener("click", note, { capture: true });
  stop = () => page.removeEventListener("click", note, { capture: true });
}

/** The page itself is there: presses that button of it which has the noted name, once, if there is one. */
export function replayFrame(page: Document): void {
  const name = pressed;
  stop?.();
  [pressed, stop] = [null, null];
  if (name === null) return;
  const button = [...page.querySelectorAll("button")].find(
    (it) => nameOf(it) === name && !it.disabled && it.checkVisibility?.() !== false,
  );
  button?.click();
}
