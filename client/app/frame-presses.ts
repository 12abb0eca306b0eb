/**
 * A signed-in page's frame is there before the app knows who is signed in: the build rendered it. What is pressed in it
 * until then is pressed again in the page that takes its place. Links work by themselves.
 */
let pressed: string | null = null;
let stop: (() => void) | null = null;

type Control = HTMLButtonElement | HTMLInputElement;

const controls = "button, input[type=radio]";

/** Names of buttons may end in what only the page knows, as "Account menu: ada@example.org". */
function nameOf(control: Control): string {
  const text = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent;
  const name = control.getAttribute("aria-label") ?? text ?? "";
  return name.split(":", 1)[0]?.trim() ?? "";
}

function note({ target }: Event): void {
  const control = target instanceof Element ? target.closest<Control>(controls) : null;
  if (control !== null) pressed = nameOf(control);
}

/** Begins to note the last button or choice that is pressed in the page, by its name. */
export function watchFrame(page: Document): void {
  page.addEventListener("click", note, { capture: true });
  stop = () => page.removeEventListener("click", note, { capture: true });
}

/** The page itself is there: presses that control of it which has the noted name, once, if there is one. */
export function replayFrame(page: Document): void {
  const name = pressed;
  stop?.();
  [pressed, stop] = [null, null];
  if (name === null) return;
  const found = [...page.querySelectorAll<Control>(controls)];
  found.find((it) => nameOf(it) === name && !it.disabled)?.click();
}
