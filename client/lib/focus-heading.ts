/** Moves the focus to the page's heading, so that what is new is read from its beginning. Does not scroll. */
export function focusHeading(): void {
  if (document.querySelector("[role=dialog]")) return;
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
