import { deviceStorage } from "./browser-storage.ts";

/** A small setting remembered on this device, or null. */
export function readSetting(key: string): string | null {
  return deviceStorage.getItem(key);
}

/** Remembers a setting on this device; where storage is blocked, it holds until the page is left. */
export function writeSetting(key: string, value: string): void {
  deviceStorage.setItem(key, value);
}
