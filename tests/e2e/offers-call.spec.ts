import { begin, temporaryFile } from "./support/call-world.ts";
import { violationsIn } from "./support/axe.ts";
import { launchWithMicrophone, recorded, silence, writeMicrophone } from "./support/microphone.ts";
import { member } from "./support/member.ts";
import { listenToPage, waitForSilence, waitForSound } from "./support/page-audio.ts";
import { expect, test } from "./support/test.ts";

// First the greeting, then someone can't sleep, and says something else while an exercise is open. The recording runs
// from the moment that the browser opens it, so each is said twice: a slow start of the call misses the first.
const said = (name: string) => recorded(new URL(`../fixtures/speech/${name}.wav`, import.meta.url));
const microphone = temporaryFile("offer.wav");
writeMicrophone(microphone.path, [
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

test.use({ launchOptions: launchWithMicrophone(microphone.path) });
test.afterAll(() => microphone.remove());

for (const width of [360, 1_280])
  test(`a call goes on while what the companion offered is open beside it, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
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
  });
