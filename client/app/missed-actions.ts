/** An action on a button or a choice that came before the app could handle it. Links work without the app. */
export type Missed = {
  /** The control's index, counted from the top of the page: the app may replace the page's elements. */
  readonly pressed: number | null;
  readonly chosen: { readonly index: number; readonly value: string } | null;
  readonly focused: number | null;
};

const controlsOf = (page: ParentNode): Element[] => [
  ...page.querySelectorAll("#root a, #root button, #root select"),
];

function indexOf(page: ParentNode, target: EventTarget | null): number | null {
  const link = target instanceof Element ? target.closest("a, button") : null;
  const control = target instanceof HTMLSelectElement ? target : link;
  const index = control === null ? -1 : controlsOf(page).indexOf(control);
  return index === -1 ? null : index;
}

/** Notes the last press and the last choice until `stop` is called, which tells what they were. */
export function watchControls(page: Document): { stop(): Missed } {
  let pressed: Missed["pressed"] = null;
  let chosen: Missed["chosen"] = null;
  const notePress = ({ target }: Event) => {
    if (target instanceof Element && target.closest("button") !== null) pressed = indexOf(page, target);
  };
  const noteChoice = ({ target }: Event) => {
    const index = indexOf(page, target);
    if (target instanceof HTMLSelectElement && index !== null) chosen = { index, value: target.value };
  };
  page.addEventListener("click", notePress, { capture: true });
  page.addEventListener("change", noteChoice, { capture: true });
  let focused: Missed["focused"] = null;
  const noteFocus = ({ target }: Event) => {
    focused = indexOf(page, target);
  };
  page.addEventListener("focusin", noteFocus, { capture: true });
  return {
    stop() {
      page.removeEventListener("click", notePress, { capture: true });
      page.removeEventListener("change", noteChoice, { capture: true });
      page.removeEventListener("focusin", noteFocus, { capture: true });
      return { pressed, chosen, focused };
    },
  };
}

/** Does it again, now that the app listens. */
export function replayOn(page: Document, { pressed, chosen, focused }: Missed): void {
  const controls = controlsOf(page);
  const lost = page.activeElement === page.body && focused !== null ? controls[focused] : undefined;
  if (lost instanceof HTMLElement) lost.focus({ preventScroll: true });
  const choice = chosen === null ? undefined : controls[chosen.index];
  if (chosen !== null && choice instanceof HTMLSelectElement) {
    choice.value = chosen.value;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const button = pressed === null ? undefined : controls[pressed];
  if (button instanceof HTMLElement) button.click();
}
