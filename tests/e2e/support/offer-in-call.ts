import type { Page } from "@playwright/test";
import { violationsIn } from "./axe.ts";
import { begin } from "./call-world.ts";
import { recorded, silence, writeMicrophone } from "./microphone.ts";
import { member } from "./member.ts";
import { listenToPage, waitForSilence, waitForSound } from "./page-audio.ts";
import { expect } from "./test.ts";

const said = (name: string) => recorded(new URL(`../../fixtures/speech/${name}.wav`, import.meta.url));

/**
 * First the greeting, then someone can't sleep, and says something else while an exercise is open. The recording runs
 * from the moment that the browser opens it, so each is said twice: a slow start of the call misses the first.
 */
export function writeSleepless(path: string): void {
  writeMicrophone(path, [
    silence(14),
    said("cannot-sleep"),
    silence(22),
    said("cannot-sleep"),
    silence(22),
    said("lonely"),
    silence(22),
    said("lonely"),
    silence(60),
  ]);
}

/** The call goes on while what the companion offered is open beside it, in a window of this width. */
export async function openOffered(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.addInitScript(() => localStorage.setItem("hearken.sound-processing", "off"));
  await listenToPage(page);
  await member(page);
  await page.goto("/dashboard/start-session");
  await begin(page, "Voice Call");
  const open = page.getByRole("button", { name: "Open Guided breathing" });
  await expect(open).toBeInViewport({ ratio: 1, timeout: 60_000 });
  await waitForSound(page);
  expect(await violationsIn(page)).toEqual([]);
  await open.click();
  const place =
    width < 1_024
      ? page.getByRole("dialog", { name: "Guided breathing" })
      : page.getByRole("complementary", { name: "Guided breathing" });
  await place.getByRole("button", { name: "Start", exact: true }).click();
  await expect(place.getByRole("button", { name: "Pause" })).toBeVisible();
  // Heard, answered and spoken, with the exercise still open.
  const log = page.getByRole("log", { includeHidden: true });
  await expect(log.getByText(/lonely/i).first()).toBeAttached({ timeout: 60_000 });
  await waitForSound(page);
  await waitForSilence(page);
  await expect(place.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await expect(page.getByText("Listening...").first()).toBeVisible();
}
