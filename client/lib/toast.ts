export type ToastTone = "success" | "info" | "error";

export type ToastMessage = {
  readonly tone: ToastTone;
  readonly title: string;
  readonly description: string | undefined;
  /** What the person can do about it; such a message stays until it is closed. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
};

type Show = (message: ToastMessage) => void;

// `Toaster` mounts after the page and may unmount with it; messages wait until there is one.
let shown: Show | null = null;
let waiting: readonly ToastMessage[] = [];
let noticed: (() => void) | null = null;

/** Calls once when a message waits, or already does. Returns a function that calls it off. */
export function onFirstToast(listener: () => void): () => void {
  if (waiting.length > 0) listener();
  else noticed = listener;
  return () => {
    noticed = null;
  };
}

/** Called by `Toaster` once it can show toasts; call the returned function when it no longer can. */
export function connectToaster(show: Show): () => void {
  shown = show;
  for (const message of waiting) show(message);
  waiting = [];
  return () => {
    shown = null;
  };
}

function say(tone: ToastTone, title: string, description?: string, action?: ToastMessage["action"]): void {
  const message = { tone, title, description, action };
  if (shown !== null) return shown(message);
  waiting = [...waiting, message];
  noticed?.();
}

/** A short message that needs no answer, though `offer` takes one. Errors that need one are shown beside what failed instead. */
export const toast = {
  success: (title: string, description?: string) => say("success", title, description),
  info: (title: string, description?: string) => say("info", title, description),
  offer: (title: string, action: NonNullable<ToastMessage["action"]>) =>
    say("info", title, undefined, action),
  error: (title: string, description?: string) => say("error", title, description),
};
