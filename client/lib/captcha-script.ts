/**
 * Inserts a script into the page and returns a function that removes it; `onFailed` is called if it can't be
 * fetched.
 */
export type InsertScript = (url: string, onFailed: () => void) => () => void;

/** A captcha script that hasn't loaded after this long won't, or is blocked on the device. */
const patienceMs = 15_000;

/** The global function that the script calls when it is ready; its URL names it. */
const readyName = "hearkenCaptchaReady";

export const insertScript: InsertScript = (url, onFailed) => {
  const script = document.createElement("script");
  script.src = url;
  script.async = true;
  script.addEventListener("error", onFailed, { once: true });
  document.head.append(script);
  return () => script.remove();
};

/**
 * Loads a captcha's script once, on first use. A failed attempt is forgotten, so the next one tries again.
 * Resolves to whether it loaded.
 *
 * @param url without the name of the callback.
 */
export function createScriptLoader(url: string, insert: InsertScript): () => Promise<boolean> {
  let loading: Promise<boolean> | null = null;
  const load = () =>
    new Promise<boolean>((resolve) => {
      const settle = (loaded: boolean) => {
        clearTimeout(timer);
        if (!loaded) {
          takeOut();
          loading = null;
        }
        resolve(loaded);
      };
      const timer = setTimeout(() => settle(false), patienceMs);
      Object.assign(window, { [readyName]: () => settle(true) });
      const takeOut = insert(`${url}&onload=${readyName}`, () => settle(false));
    });
  return () => (loading ??= load());
}
