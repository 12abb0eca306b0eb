/** Shared style of everything that opens over the page: select lists and menus. */
export const popupStyle = [
  "origin-(--transform-origin) rounded-md border border-line bg-raised text-ink shadow-float outline-none",
  "transition-[scale,opacity] duration-150 ease-calm",
  "data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:scale-97 data-ending-style:opacity-0",
].join(" ");

/**
 * Space between select lists or menus and the window's edges, px; at the top, it keeps them from covering the
 * help strip.
 */
export const popupRoom = { top: 52, bottom: 8, left: 8, right: 8 };

export const popupItemStyle = [
  "flex min-h-target cursor-default items-center gap-3 rounded-sm px-3 py-2 text-base outline-none select-none",
  "data-highlighted:bg-sage-soft data-highlighted:text-sage-ink data-disabled:opacity-60",
].join(" ");
