/** Whatever takes the space bar for itself: typing, pressing, choosing. */
const takesSpace = [
  "input",
  "textarea",
  "select",
  "button",
  "a[href]",
  "summary",
  "[contenteditable]",
  "[role=button]",
  "[role=switch]",
  "[role=combobox]",
  "[role=option]",
  "[role=menuitem]",
  "[role=dialog]",
].join(",");

/** The push-to-talk button itself: the space bar on it talks. */
const talkButton = "[data-talk-button]";

/** Whether this key press is meant as push-to-talk: the space bar alone, never while typing or on another control. */
export function isTalkKey(event: KeyboardEvent): boolean {
  const { code, target, isComposing } = event;
  if (code !== "Space" || isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (!(target instanceof Element)) return true;
  return target.closest(talkButton) !== null || target.closest(takesSpace) === null;
}
