import { outsideLinks } from "#client/lib/outside-links.ts";

/** Milliseconds within which the key is pressed three times. */
const pressWindow = 2_000;
const pressesNeeded = 3;

/** The times (ms) of the latest presses after one more at `now`; older ones no longer count. */
export function notePress(earlier: readonly number[], now: number): readonly number[] {
  return [...earlier.filter((time) => now - time <= pressWindow), now];
}

/** Whether these presses ask to leave. */
export function asksToLeave(presses: readonly number[]): boolean {
  return presses.length >= pressesNeeded;
}

/**
 * Leaves at once for a neutral site. The page is emptied first, so that nothing stays in sight while the other one
 * loads, and its place in the history is taken, so that Back does not return to it.
 */
export function leaveQuickly(page: Pick<Window, "document" | "location">): void {
  page.document.title = "";
  page.document.body.replaceChildren();
  page.location.replace(outsideLinks.neutral);
}
