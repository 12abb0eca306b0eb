import { runInBackground } from "../runtime/background.ts";
import { relayLimits } from "#shared/limits.ts";

const { lookEveryMs, leastSeconds } = relayLimits.use.livingInDanger;

/**
 * Looks every few minutes how many accounts live in a confirmed danger, and so talk uncharged: nobody is cut off for it,
 * but somebody should look. The answer ends it.
 *
 * @param count how many talked at least so many seconds uncharged in 24 hours; null when nobody could say
 */
export function watchLivingInDanger(
  count: (leastSeconds: number) => Promise<number | null>,
  tell: (accounts: number) => void,
): () => void {
  const look = async (): Promise<void> => {
    const accounts = await count(leastSeconds);
    if (accounts !== null) tell(accounts);
  };
  const timer = setInterval(() => runInBackground("use.look", look()), lookEveryMs);
  runInBackground("use.look", look());
  return () => clearInterval(timer);
}
