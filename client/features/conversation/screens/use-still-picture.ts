import { useState } from "react";
import { readSetting, writeSetting } from "#client/lib/local-setting.ts";

const key = "hearken.still-picture";

/** Whether the presence stays still, remembered on this device. Whoever asks their device for less motion need not ask here. */
export function useStillPicture(): readonly [boolean, (still: boolean) => void] {
  const [still, setStill] = useState(() => readSetting(key) === "yes");
  const change = (next: boolean) => {
    setStill(next);
    writeSetting(key, next ? "yes" : "no");
  };
  return [still, change];
}
