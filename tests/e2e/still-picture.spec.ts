import type { Page } from "@playwright/test";
import { launchWithMicrophone } from "./support/microphone.ts";
import { member } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

test.use({ launchOptions: launchWithMicrophone() });

const forms = [
  "resting",
  "connecting",
  "listening",
  "hearing",
  "thinking",
  "speaking",
  "muted",
  "chatting",
] as const;

/** The forms in which the picture moves, and those in which it follows how loud somebody is. */
function movingForms(page: Page): Promise<{ animated: string[]; following: string[] }> {
  return page.locator(".presence").evaluate((presence: HTMLElement, all) => {
    const layers = [...presence.children];
    const scales = () => layers.map((layer) => getComputedStyle(layer).scale).join(" ");
    const at = (level: string) => {
      presence.style.setProperty("--level", level);
      for (const it of presence.getAnimations({ subtree: true }))
        if (it instanceof CSSTransition) it.finish();
      return scales();
    };
    const moving: { animated: string[]; following: string[] } = { animated: [], following: [] };
    for (const form of all) {
      presence.dataset["form"] = form;
      if (at("0") !== at("1")) moving.following.push(form);
      if (presence.getAnimations({ subtree: true }).length > 0) moving.animated.push(form);
    }
    return moving;
  }, forms);
}

const still = { animated: [], following: [] };

test("the picture of a call moves, and doesn't once the person has asked for less motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await member(page);
  await page.goto("/dashboard/start-session");
  await page.getByRole("button", { name: /Voice Call/ }).click();
  await expect(page.locator(".presence")).toBeVisible();
  expect(await movingForms(page)).toEqual({
    animated: ["connecting", "listening", "hearing", "thinking", "speaking"],
    following: ["hearing"],
  });
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("switch", { name: "Reduce motion" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".presence[data-still]")).toBeVisible();
  expect(await movingForms(page)).toEqual(still);
});

test("the picture of a call doesn't move on a device that asks for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await member(page);
  await page.goto("/dashboard/start-session");
  await page.getByRole("button", { name: /Voice Call/ }).click();
  await expect(page.locator(".presence")).toBeVisible();
  expect(await movingForms(page)).toEqual(still);
});
