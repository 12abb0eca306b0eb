import { Menu as BaseMenu } from "@base-ui/react/menu";
import { clsx } from "clsx";
import type { ReactElement, ReactNode } from "react";

type MenuProps = {
  /** The button that opens the menu, usually a `Button`. */
  trigger: ReactElement;
  /**
   * Use "fixed" for a button in a bar that stays put while the page scrolls. A menu positioned in the page
   * would follow it a frame late, so that press and release could hit different items.
   */
  position?: "absolute" | "fixed";
  /** For a button that was pressed before the menu's code was there. */
  startsOpen?: boolean;
  children: ReactNode;
};

/** A short list of actions behind a button. */
export function Menu({ trigger, position = "absolute", startsOpen = false, children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false} defaultOpen={startsOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          positionMethod={position}
          sideOffset={6}
          collisionPadding={popupRoom}
          align="end"
          className="z-50"
        >
          <BaseMenu.Popup className={clsx(popupStyle, "min-w-48 p-1.5")}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

type MenuItemProps = { onSelect: () => void; disabled?: boolean | undefined; children: ReactNode };

/** Runs an action and closes the menu. */
export function MenuItem({ onSelect, disabled, children }: MenuItemProps) {
  return (
    <BaseMenu.Item onClick={onSelect} disabled={disabled} className={popupItemStyle}>
      {children}
    </BaseMenu.Item>
  );
}

/** A line that can only be read, such as the signed-in address. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <div className="max-w-72 truncate px-3 py-2 text-sm text-ink-soft">{children}</div>;
}

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
