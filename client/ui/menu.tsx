import { Menu as BaseMenu } from "@base-ui/react/menu";
import { clsx } from "clsx";
import type { ReactElement, ReactNode } from "react";
import { popupItemStyle, popupRoom, popupStyle } from "./popup-style.ts";

type MenuProps = {
  /** The button that opens the menu, usually a `Button`. */
  trigger: ReactElement;
  /**
   * "fixed" for a button in a bar that stays while the page scrolls: a list laid out in the page would follow it a frame
   * late, and what is pressed would not be what is let go.
   */
  position?: "absolute" | "fixed";
  children: ReactNode;
};

/** A short list of actions behind a button. */
export function Menu({ trigger, position = "absolute", children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
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

/** Does something and closes the menu. */
export function MenuItem({ onSelect, disabled, children }: MenuItemProps) {
  return (
    <BaseMenu.Item onClick={onSelect} disabled={disabled} className={popupItemStyle}>
      {children}
    </BaseMenu.Item>
  );
}

/** A line that is only read, such as the address one is signed in with. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <div className="max-w-72 truncate px-3 py-2 text-sm text-ink-soft">{children}</div>;
}
