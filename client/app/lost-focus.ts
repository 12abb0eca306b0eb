/**
 * Focus that is lost because what had it went away: the next Tab would begin at the top of the page, and a screen reader
 * would say nothing. It goes to the nearest place around it that is still there and says where one is.
 */

/** An element may say that focus belongs to it when it is lost around it, such as a chat's message field. */
const homes = "[data-focus-home]";

/** Parts of a page that are known by their heading. */
const parts = "section, article, aside, form, main, dialog, [role=dialog]";

function placeIn(ancestor: Element): HTMLElement | null {
  const home = ancestor.querySelector<HTMLElement>(homes);
  if (home !== null) return home;
  return ancestor.matches(parts) ? ancestor.querySelector<HTMLElement>("h1, h2, h3") : null;
}

function placeAround(page: Document, ancestors: readonly Element[]): HTMLElement | null {
  for (const ancestor of ancestors) {
    const place = ancestor.isConnected ? placeIn(ancestor) : null;
    if (place !== null) return place;
  }
  const main = page.querySelector<HTMLElement>("main");
  return main === null ? null : (placeIn(main) ?? main);
}

function ancestorsOf(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent === null ? [] : [parent, ...ancestorsOf(parent)];
}

const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(":disabled") || element.closest("[hidden]") !== null;

/** Watches a page; returns how to stop. */
export function restoreLostFocus(page: Document): () => void {
  const view = page.defaultView ?? window;
  /** What has the focus, or had it until it went away, and where it was. */
  let last: { readonly element: Element; readonly ancestors: readonly Element[] } | null = null;
  let frame = 0;
  const note = ({ target }: FocusEvent) => {
    last = target instanceof Element ? { element: target, ancestors: ancestorsOf(target) } : null;
  };
  const leave = ({ target }: FocusEvent) => {
    // Chrome says so before it removes an element. What is still there afterwards was left by a click elsewhere.
    queueMicrotask(() => {
      if (last?.element === target && !isGone(last.element)) last = null;
    });
  };
  const restore = () => {
    if (last === null || !isGone(last.element)) return;
    const held = page.activeElement;
    if (held !== null && held !== page.body && held !== last.element) return;
    const place = placeAround(page, last.ancestors);
    last = null;
    if (place === null) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  // A frame later, so that it never overrides a focus move of whoever removed the element.
  const changes = new MutationObserver(() => {
    if (last === null || !isGone(last.element)) return;
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(restore);
  });
  page.addEventListener("focusin", note);
  page.addEventListener("focusout", leave);
  changes.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden"],
  });
  return () => {
    view.cancelAnimationFrame(frame);
    changes.disconnect();
    page.removeEventListener("focusin", note);
    page.removeEventListener("focusout", leave);
  };
}
