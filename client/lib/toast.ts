export type ToastTone = "success" | "info" | "error";

export type ToastNews = {
  readonly tone: ToastTone;
  readonly title: string;
  readonly description: string | undefined;
};

type Show = (news: ToastNews) => void;

// `Toaster` comes after the page, and may go with it: what is said while there is none waits for it.
let shown: Show | null = null;
let waiting: readonly ToastNews[] = [];

/** Called by `Toaster` once it can show toasts. What it returns, when it no longer can. */
export function connectToaster(show: Show): () => void {
  shown = show;
  for (const news of waiting) show(news);
  waiting = [];
  return () => {
    shown = null;
  };
}

function say(tone: ToastTone, title: string, description?: string): void {
  const news = { tone, title, description };
  if (shown === null) waiting = [...waiting, news];
  else shown(news);
}

/** Short news that needs no answer. Errors that need one stand beside what failed instead. */
export const toast = {
  success: (title: string, description?: string) => say("success", title, description),
  info: (title: string, description?: string) => say("info", title, description),
  error: (title: string, description?: string) => say("error", title, description),
};
