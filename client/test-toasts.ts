import { vi } from "vitest";
import { connectToaster, type ToastMessage } from "#client/lib/toast.ts";

/** Takes the place of the toaster: what is said from now on, and which of it can still be read. */
export function hearToasts() {
  const said = vi.fn<(title: string, description?: string) => void>();
  let shown: readonly ToastMessage[] = [];
  const close = (about: string | undefined) => {
    shown = about === undefined ? shown : shown.filter((it) => it.about !== about);
  };
  connectToaster({
    show(message) {
      close(message.about);
      shown = [...shown, message];
      const { title, description } = message;
      if (description === undefined) said(title);
      else said(title, description);
    },
    close,
  });
  return {
    said,
    /** The titles on the screen, oldest first. */
    shown: () => shown.map(({ title }) => title),
    /** Presses the button of the newest message that has one. */
    act: () => shown.findLast(({ action }) => action !== undefined)?.action?.run(),
  };
}
