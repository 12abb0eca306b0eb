import { readSetting, writeSetting } from "./browser-storage.ts";

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
