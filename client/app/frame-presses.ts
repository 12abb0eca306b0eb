/**
 * A signed-in page's frame is there before the app knows who is signed in: the build rendered it. What is pressed in it
 * until then is pressed again in the page that takes its place, and what has the focus keeps it. Links work by
 * themselves, unless they are replaced under the finger.
 */
let pressed: string | null = null;
let stop: Stop | null = null;

/** What is still watched once the page is there: presses and choices, and what has the focus. */
type Stop = { readonly presses: () => void; readonly focus: () => void };

type Control = HTMLAnchorElement | HTMLButtonElement | HTMLInputElement;

const controls = "a[href], button, input[type=radio]";

/** Names of buttons may end in what only the page knows, as "Account menu: ada@example.org". */
function nameOf(control: HTMLElement): string {
  const text = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent;
  const name = control.getAttribute("aria-label") ?? text ?? "";
  return name.split(":", 1)[0]?.trim() ?? "";
}

/** With the name that it had in the page: a browser finds no label of an element that has left it. */
type Named<T extends HTMLElement> = { readonly control: T; readonly name: string };

const named = <T extends HTMLElement>(control: T): Named<T> => ({ control, name: nameOf(control) });

/** The control under the finger that is down. */
let under: Named<Control> | null = null;

const controlAt = (target: EventTarget | null): Control | null =>
  target instanceof Element ? target.closest<Control>(controls) : null;

function noteDown({ target }: Event): void {
  const control = controlAt(target);
  under = control === null ? null : named(control);
}

/** Whether the page has come; it may still put parts of it in the place of others, with a finger on them. */
let isThere = false;

function note({ target }: Event): void {
  clearTimeout(lifted);
  const control = controlAt(target);
  const lost = under !== null && !under.control.isConnected ? under : null;
  under = null;
  if (control === null) repeat(lost);
  // What a person chooses last counts, whichever card was there.
  else if (isThere && control instanceof HTMLInputElement) chosen = named(control);
  else if (!isThere && !(control instanceof HTMLAnchorElement)) pressed = nameOf(control);
}

/** A menu that was opened and closed again in the frame stays closed. */
function noteKey({ key }: KeyboardEvent): void {
  if (key === "Escape") pressed = null;
}

/** Presses again what a click was meant for and never reached. */
function repeat(lost: Named<Control> | null): void {
  if (lost === null) return;
  if (isThere) pressAnew(document, lost.name);
  else pressed = lost.name;
}

let lifted: ReturnType<typeof setTimeout> | undefined;

/** How long after a finger has lifted its click comes at the latest, ms. */
const clickDelay = 100;

/** A browser sends no click where the control that the finger came down on has given its place to another. */
function noteUp({ target }: Event): void {
  const [lost, control] = [under, controlAt(target)];
  if (lost === null || lost.control.isConnected || control === null) return;
  if (nameOf(control) !== lost.name) return;
  lifted = setTimeout(() => {
    under = null;
    repeat(lost);
  }, clickDelay);
}

const canPress = (control: Control): boolean => control instanceof HTMLAnchorElement || !control.disabled;

function controlNamed(page: Document, name: string): Control | undefined {
  const found = [...page.querySelectorAll<Control>(controls)];
  return found.find((it) => nameOf(it) === name && canPress(it));
}

/** A press gives the focus, which what it opens gives back when it closes; unless another control has it by now. */
function pressAnew(page: Document, name: string): void {
  if (page.activeElement?.matches(controls) !== true)
    controlNamed(page, name)?.focus({ preventScroll: true });
  press(page, name);
}

function press(page: Document, name: string): void {
  const control = controlNamed(page, name);
  control?.click();
  // A choice may still be part of a card that waits for its data, and is chosen again in the one that takes its place.
  chosen = control instanceof HTMLInputElement ? named(control) : null;
}

let chosen: Named<HTMLInputElement> | null = null;

function keepChoice(page: Document): void {
  if (chosen === null || chosen.control.isConnected) return;
  // A card that took it left it checked.
  if (!isChoiceWaiting()) {
    chosen = null;
    return;
  }
  const { name } = chosen;
  const found = [...page.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  if (found.some((it) => nameOf(it) === name)) press(page, name);
}

/** The element that has the focus, or had it until it was removed from the page. */
let focused: Named<HTMLElement> | null = null;

function noteFocus(target: EventTarget | null): void {
  focused = target instanceof HTMLElement && target.matches(controls) ? named(target) : null;
}

const focusMoved = ({ target }: Event): void => noteFocus(target);

/** What goes away because it was pressed leaves its focus to the page; another of its name may be another row's. */
const forgetFocus = (): void => {
  focused = null;
};

/** Otherwise keyboard users would be back at the top of the page, and their next key would go nowhere. */
function keepFocus(page: Document): void {
  if (focused === null || focused.control.isConnected || page.activeElement !== page.body) return;
  const { name } = focused;
  const found = [...page.querySelectorAll<HTMLElement>(controls)];
  found.find((it) => nameOf(it) === name)?.focus({ preventScroll: true });
}

/** How long after the page has come its parts may still change places, ms. */
const settling = 5_000;
/** How many more times that long a choice waits for a card that takes it, and the focus for its control: data may be slow. */
const patience = 12;

/** A card that waits for its data leaves a choice unchecked. */
const isChoiceWaiting = (): boolean => chosen !== null && !chosen.control.checked;

function whenSettled(isWaiting: () => boolean, stopNow: () => void, left = patience): void {
  setTimeout(() => {
    if (isWaiting() && left > 0) whenSettled(isWaiting, stopNow, left - 1);
    else stopNow();
  }, settling);
}

/** Begins to note the last button or choice that is pressed in the page, by its name. */
export function watchFrame(page: Document): void {
  isThere = false;
  page.addEventListener("pointerdown", noteDown, { capture: true });
  page.addEventListener("pointerup", noteUp, { capture: true });
  page.addEventListener("click", note, { capture: true });
  page.addEventListener("keydown", noteKey, { capture: true });
  page.addEventListener("focusin", focusMoved, { capture: true });
  // The frame is there before this script.
  noteFocus(page.activeElement);
  const changes = new MutationObserver(() => {
    keepFocus(page);
    keepChoice(page);
  });
  changes.observe(page.body, { childList: true, subtree: true });
  stop = {
    presses() {
      chosen = null;
      page.addEventListener("click", forgetFocus, { capture: true });
      page.removeEventListener("pointerdown", noteDown, { capture: true });
      page.removeEventListener("pointerup", noteUp, { capture: true });
      page.removeEventListener("click", note, { capture: true });
      page.removeEventListener("keydown", noteKey, { capture: true });
    },
    focus() {
      changes.disconnect();
      page.removeEventListener("click", forgetFocus, { capture: true });
      page.removeEventListener("focusin", focusMoved, { capture: true });
      focused = null;
    },
  };
}

/** The page itself is there: presses that control of it which has the noted name, once, if there is one. */
export function replayFrame(page: Document): void {
  const name = pressed;
  isThere = true;
  if (stop !== null) {
    whenSettled(isChoiceWaiting, stop.presses);
    whenSettled(() => focused !== null || isChoiceWaiting(), stop.focus);
  }
  [pressed, stop] = [null, null];
  if (name !== null) pressAnew(page, name);
}
