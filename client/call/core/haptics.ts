import { readSetting, writeSetting } from "#client/lib/browser-storage.ts";
import type { ConversationState } from "./state.ts";

type Felt = Pick<ConversationState, "stage" | "pushToTalk">;

const isCall = ({ stage }: Felt): boolean => stage.kind === "active" && stage.mode === "call";

/**
 * What a change of the conversation feels like, as ms of vibration and pause in turn; null: nothing. A call begins and
 * ends with one, and push-to-talk says that it heard the finger.
 */
export function hapticOf(before: Felt, after: Felt): readonly number[] | null {
  if (isCall(after) && before.stage.kind === "starting") return [30];
  if (isCall(before) && after.stage.kind === "ended") return [30, 60, 30];
  if (!isCall(after) || before.pushToTalk.pressed === after.pushToTalk.pressed) return null;
  return after.pushToTalk.pressed ? [15] : [8];
}

const setting = "hearken.vibration";

/** Whether this device can vibrate at all. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Whether vibration is allowed: by default, unless the person prefers reduced motion. */
export function mayVibrate(): boolean {
  const chosen = readSetting(setting);
  if (chosen !== null) return chosen === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const setVibration = (on: boolean): void => writeSetting(setting, on ? "on" : "off");

/** @param pattern ms of vibration and pause, in turn */
export function vibrate(pattern: readonly number[]): void {
  if (canVibrate() && mayVibrate()) navigator.vibrate([...pattern]);
}
