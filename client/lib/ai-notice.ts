import { readSetting, writeSetting } from "#client/lib/browser-storage.ts";

/** The AI notice due before a conversation. `confirm`: it has never been agreed to on this device. */
export type AiNotice = "confirm" | "remind" | "none";

const dayMs = 24 * 60 * 60 * 1_000;

function keyOf(userId: string): string {
  return `hearken.ai-notice.${userId}`;
}

/**
 * Before first use it has to be accepted; later it is shown at most once in 24 hours.
 *
 * @param now ms since the epoch
 */
export function aiNoticeDue(userId: string, now: number): AiNotice {
  const seen = Number(readSetting(keyOf(userId)) ?? Number.NaN);
  if (!Number.isFinite(seen)) return "confirm";
  return Math.abs(now - seen) >= dayMs ? "remind" : "none";
}

/** Notes that the person has read it. @param now as above */
export function noteAiNotice(userId: string, now: number): void {
  writeSetting(keyOf(userId), String(now));
}
