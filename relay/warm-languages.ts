import { languageCodes } from "#shared/catalogues/languages.ts";
import { warmScreen } from "./safety/warm-screen.ts";

/** Time enough between two for whatever waited meanwhile, ms. */
const everyMs = 5_000;

/** Makes the risk rules ready for each language in turn, the most spoken first. Returns what stops it. */
export function warmLanguages(): () => void {
  const left = [...languageCodes];
  const timer = setInterval(() => {
    const language = left.shift();
    if (language === undefined) clearInterval(timer);
    else warmScreen(language);
  }, everyMs).unref();
  return () => clearInterval(timer);
}
