import { expect, test } from "vitest";
import { deviceName, pushSupport } from "./push-device.ts";

const able = { hasPush: true, permission: "default", isApplePhone: false, isInstalled: false } as const;

test.each([
  ["ask", able],
  ["allowed", { ...able, permission: "granted" }],
  ["denied", { ...able, permission: "denied" }],
  ["unsupported", { ...able, hasPush: false }],
  ["unsupported", { ...able, permission: null }],
  ["install-first", { ...able, hasPush: false, permission: null, isApplePhone: true }],
  ["unsupported", { ...able, hasPush: false, isApplePhone: true, isInstalled: true }],
  ["ask", { ...able, isApplePhone: true, isInstalled: true }],
] as const)("%s: %o", (expected, browser) => {
  expect(pushSupport(browser)).toBe(expected);
});

test.each([
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
    "Edge, Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    "Safari, Mac",
  ],
  ["Something/1.0", "Unknown"],
])("%s is %s", (userAgent, expected) => {
  expect(deviceName(userAgent, "Unknown")).toBe(expected);
});
