import { begin, temporaryFile } from "./support/call-world.ts";
import { listenToPage, waitForSilence, waitForSound, waitToHaveHeard } from "./support/page-audio.ts";
import { launchWithMicrophone, recorded, silence, writeMicrophone } from "./support/microphone.ts";
import { member } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

// First the greeting, then someone says how they are.
const said = new URL("../fixtures/speech/stressed-about-work.wav", import.meta.url);
const microphone = temporaryFile("practice.wav");
writeMicrophone(microphone.path, [silence(14), recorded(said), silence(90)]);

test.use({ launchOptions: launchWithMicrophone(microphone.path) });
test.afterAll(() => microphone.remove());

test("a call without any key works: real speech is recognized, and the practice companion answers aloud", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem("hearken.sound-processing", "off"));
  await listenToPage(page);
  await member(page);
  await page.goto("/dashboard/start-session");
  await begin(page, "Voice Call");
  await expect(page.getByText("Practice mode: short sentences only")).toBeVisible();
  await waitToHaveHeard(page);
  const log = page.getByRole("log");
  await expect(log.getByText(/stressed about work/i).first()).toBeVisible({ timeout: 40_000 });
  await waitForSound(page);
  await waitForSilence(page);
  await page.getByRole("button", { name: /^End/ }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "End session" }).click();
  await expect(page.getByText("Session saved")).toBeVisible();
});

test("a text chat without any key works: written, answered, ended", async ({ page }) => {
  await member(page);
  await page.goto("/dashboard/chat");
  await page.getByRole("button", { name: "Start Chat Session" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /start chat/i })
    .click();
  const greeting = "Hello! I'm here to listen and support you. How are you feeling today?";
  const log = page.getByRole("log");
  await expect(log.getByText(greeting)).toHaveCount(1);
  await page.getByLabel("Your message").fill("I am worried about my exam tomorrow");
  await page.keyboard.press("Enter");
  await expect(log.getByText("I am worried about my exam tomorrow")).toBeVisible();
  await expect(log.getByText(/practice companion/i).first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "End Chat" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "End Chat" }).click();
  await expect(page.getByRole("button", { name: "Start Chat Session" })).toBeVisible();
});
