import { runInBackground } from "../runtime/background.ts";

const checkEveryMs = 300_000;
/** Counted from this much uncharged talk in 24 hours, seconds: four calls. */
const leastSeconds = 3_600;

/**
 * Checks every few minutes how many accounts are in a lasting confirmed danger and therefore talk uncharged.
 * Nobody is cut off for it, but the operator should look into it. Returns a function that stops.
 *
 * @param count how many accounts talked at least this many seconds uncharged in 24 hours; null if unknown
 */
export function watchUnchargedTalk(
  count: (leastSeconds: number) => Promise<number | null>,
  tell: (accounts: number) => void,
): () => void {
  const look = async (): Promise<void> => {
    const accounts = await count(leastSeconds);
    if (accounts !== null) tell(accounts);
  };
  const timer = setInterval(() => runInBackground("use.look", look()), checkEveryMs);
  runInBackground("use.look", look());
  return () => clearInterval(timer);
}
