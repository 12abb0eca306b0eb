export type ToastTone = "success" | "info" | "error";

export type ToastMessage = {
  readonly tone: ToastTone;
  readonly title: string;
  readonly description: string | undefined;
  /** What the person can do about it; such a message stays until it is closed. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** The subject; a message takes the place of an earlier one about the same. */
  readonly about?: string | undefined;
};

type ToastView = { readonly show: (message: ToastMessage) => void; readonly close: (about: string) => void };

// `Toaster` mounts after the page and may unmount with it; messages wait until there is one.
let shown: ToastView | null = null;
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
export function connectToaster(view: ToastView): () => void {
  shown = view;
  for (const message of waiting) view.show(message);
  waiting = [];
  return () => {
    shown = null;
  };
}

/** Messages of one kind, each of which takes the place of the one before. */
export type Toasts = {
  readonly success: (title: string, description?: string) => void;
  readonly info: (title: string, description?: string) => void;
  readonly error: (title: string, description?: string) => void;
  /** Stays until it is answered or closed. */
  readonly offer: (title: string, action: NonNullable<ToastMessage["action"]>, description?: string) => void;
};

function say(message: ToastMessage): void {
  if (shown !== null) return shown.show(message);
  waiting = [...without(waiting, message.about), message];
  noticed?.();
}

function without(messages: readonly ToastMessage[], about: string | undefined): readonly ToastMessage[] {
  return about === undefined ? messages : messages.filter((it) => it.about !== about);
}

function toasts(about?: string): Toasts {
  const saying = (tone: ToastTone) => (title: string, description?: string) =>
    say({ tone, title, description, about });
  return {
    success: saying("success"),
    info: saying("info"),
    error: saying("error"),
    offer: (title, action, description) => say({ tone: "info", title, description, action, about }),
  };
}

/** A short message that needs no answer, though `offer` takes one. Errors that need one are shown beside what failed instead. */
export const toast = toasts();

/** Messages about one subject: a newer outcome takes the place of an older one, which may say the opposite. */
export function toastsAbout(about: string): Toasts & { readonly clear: () => void } {
  return {
    ...toasts(about),
    clear() {
      waiting = without(waiting, about);
      shown?.close(about);
    },
  };
}
