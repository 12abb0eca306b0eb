/** Puts a script into the page, and returns what takes it out again; `onFailed`: it could not be fetched. */
export type InsertScript = (url: string, onFailed: () => void) => () => void;

/** A captcha's script that has not answered by now will not, or is held back by something on the device. */
const patienceMs = 15_000;

/** The script calls this when it is ready; its address names it. */
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
 * Loads a captcha's script when it is first asked for, once; a try that failed is forgotten, so that the next one is a
 * new one. Resolves to whether it is there.
 * @param url without the name of what to call when ready.
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
