export type ToastTone = "success" | "error";

export type ToastNews = {
  readonly tone: ToastTone;
  readonly title: string;
  readonly description: string | undefined;
};

type Show = (news: ToastNews) => void;

// `Toaster` comes after the page; what is said before it is there waits for it.
const toaster = Promise.withResolvers<Show>();

/** Called by `Toaster` once it can show toasts. */
export function connectToaster(show: Show): void {
  toaster.resolve(show);
}

async function say(tone: ToastTone, title: string, description?: string): Promise<void> {
  const show = await toaster.promise;
  show({ tone, title, description });
}

/** Short news that needs no answer. Errors that need one stand beside what failed instead. */
export const toast = {
  success: (title: string, description?: string) => void say("success", title, description),
  error: (title: string, description?: string) => void say("error", title, description),
};
