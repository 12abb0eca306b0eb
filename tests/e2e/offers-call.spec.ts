import { violationsIn } from "./support/axe.ts";
import { begin } from "./support/call-world.ts";
import { launchWithMicrophone, recorded } from "./support/microphone.ts";
import { member } from "./support/member.ts";
import { listenToPage, waitForSilence, waitForSound } from "./support/page-audio.ts";
import { greeted, spokenMicrophone } from "./support/spoken-microphone.ts";
import { expect, test } from "./support/test.ts";

test.use({ launchOptions: launchWithMicrophone() });

const said = (name: string) => recorded(new URL(`../fixtures/speech/${name}.wav`, import.meta.url));

test("a call goes on while what the companion offered is open beside it, at 360 and at 1280 px", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await listenToPage(page);
  const microphone = await spokenMicrophone(page);
  await member(page);
  await page.goto("/dashboard/start-session");
  await begin(page, "Voice Call");
  await greeted(page);
  const open = page.getByRole("button", { name: "Open Guided breathing" });
  // Where so much sound drops out that nothing is understood, people say it again.
  await expect(async () => {
    await microphone.speak(said("cannot-sleep"));
    await expect(open).toBeInViewport({ ratio: 1, timeout: 25_000 });
  }).toPass({ timeout: 80_000 });
  await waitForSound(page);
  expect(await violationsIn(page)).toEqual([]);
  await waitForSilence(page);

  const places = [
    [360, page.getByRole("dialog", { name: "Guided breathing" }), "lonely"],
    [1280, page.getByRole("complementary", { name: "Guided breathing" }), "thank-you"],
  ] as const;
  const log = page.getByRole("log", { includeHidden: true });
  for (const [width, place, words] of places) {
    await page.setViewportSize({ width, height: 740 });
    await open.click();
    await place.getByRole("button", { name: "Start", exact: true }).click();
    await expect(place.getByRole("button", { name: "Pause" })).toBeVisible();
    // Heard, answered and spoken, with the exercise still open.
    await microphone.speak(said(words));
    const heard = log.getByText(words === "lonely" ? /lonely/i : /thank you/i);
    await expect(heard.first()).toBeAttached({ timeout: 60_000 });
    await waitForSound(page);
    await waitForSilence(page);
    await expect(place.getByRole("button", { name: "Pause" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(open).toBeFocused();
    await expect(page.getByText("Listening...").first()).toBeVisible();
  }
});
