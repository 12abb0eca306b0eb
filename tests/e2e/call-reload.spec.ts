import { begin, type CallWorld, openCallPage, startCallWorld } from "./support/call-world.ts";
import { listenToPage, waitToHaveHeard } from "./support/page-audio.ts";
import { launchWithMicrophone, speech } from "./support/microphone.ts";
import { greeted, spokenMicrophone } from "./support/spoken-microphone.ts";
import { expect, test } from "./support/test.ts";

// Motion isn't tested here, and without a graphics card it costs Chromium a third of a core.
test.use({ launchOptions: launchWithMicrophone(), contextOptions: { reducedMotion: "reduce" } });

let world: CallWorld;

test.beforeAll(async () => {
  world = await startCallWorld();
});

test.afterAll(async () => {
  await world.stop();
});

test("a call waits for a tap after a reload, then continues where it was", async ({ page }) => {
  const person = await world.settled();
  world.models.answers.reply = () => ["That sounds exhausting."];
  await listenToPage(page);
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  await greeted(page);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Your session is still open" })).toBeVisible();
  expect(await page.evaluate(() => "sayIntoMicrophone" in globalThis)).toBe(false);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Listening...").first()).toBeVisible({ timeout: 20_000 });
  const log = page.getByRole("log");
  await expect(log.getByText("How are you feeling today?", { exact: false })).toBeVisible();
  await microphone.speak(speech(1.6));
  await expect(log.getByText("I had a hard day at work")).toBeVisible({ timeout: 30_000 });
  await waitToHaveHeard(page);
  await expect(log.getByText("That sounds exhausting.")).toBeVisible({ timeout: 30_000 });
  const { data } = await world.world.service
    .from("sessions")
    .select("id")
    .eq("user_id", person.id)
    .throwOnError();
  expect(data).toHaveLength(1);
});
