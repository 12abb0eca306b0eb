import { begin, type CallWorld, openCallPage, startCallWorld } from "./support/call-world.ts";
import { listenToPage, waitForSilence, waitForSound, waitToHaveHeard } from "./support/page-audio.ts";
import { launchWithMicrophone, speech } from "./support/microphone.ts";
import type { SpeechManner } from "./support/speech-server.ts";
import { greeted, spokenMicrophone } from "./support/spoken-microphone.ts";
import { expect, test } from "./support/test.ts";

test.describe.configure({ mode: "default" });
// Motion isn't tested here, and without a graphics card it costs Chromium a third of a core.
test.use({ launchOptions: launchWithMicrophone(), contextOptions: { reducedMotion: "reduce" } });

let world: CallWorld;

test.beforeAll(async () => {
  world = await startCallWorld();
});

test.beforeEach(() => {
  test.setTimeout(120_000);
  world.models.reset();
  world.speech.behave("opus");
});

test.afterAll(async () => {
  await world.stop();
});

const question = "I had a hard day at work";
const reply =
  "That sounds exhausting. You have been carrying a great deal on your own, and nobody has noticed. What was it like?";

/** Who said what in the person's only session. */
async function kept(userId: string): Promise<string[]> {
  const { data } = await world.world.service
    .from("sessions")
    .select("id")
    .eq("user_id", userId)
    .throwOnError();
  expect(data).toHaveLength(1);
  const messages = await world.world.messages(data[0]?.id ?? "");
  return messages.map(({ role, content }) => `${role}: ${content}`);
}

const whole = [
  "assistant: Hello! I'm here to listen and support you. How are you feeling today?",
  `user: ${question}`,
  `assistant: ${reply}`,
];

test("a connection cut in the middle of a reply resumes without loss or repetition", async ({ page }) => {
  const person = await world.settled();
  world.models.answers.reply = () => [reply];
  await listenToPage(page);
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  await greeted(page);
  await microphone.speak(speech(1.6));
  const log = page.getByRole("log");
  await expect(log.getByText(question)).toBeVisible({ timeout: 30_000 });
  await waitForSound(page);
  world.line.cut();
  await expect(page.getByText("That sounds exhausting.", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("What was it like?", { exact: false }).first()).toBeVisible({
    timeout: 30_000,
  });
  await waitForSilence(page);
  await expect.poll(() => kept(person.id)).toEqual(whole);
  await expect(page.getByText("Hello! I'm here", { exact: false })).toHaveCount(1);
});

test("a call continues where it was when its relay is killed and another takes over", async ({ page }) => {
  const person = await world.settled();
  world.models.answers.reply = () => [reply];
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  await greeted(page);
  await microphone.speak(speech(1.6));
  await expect(page.getByRole("log").getByText(question)).toBeVisible({ timeout: 30_000 });
  await expect.poll(async () => (await kept(person.id)).length).toBeGreaterThanOrEqual(2);
  await world.killRelay();
  await expect(page.getByText("Connection lost. Reconnecting...").first()).toBeVisible();
  await world.startRelay();
  await expect(page.getByText("Connection lost. Reconnecting...")).toHaveCount(0, { timeout: 20_000 });
  await expect.poll(() => kept(person.id), { timeout: 20_000 }).toEqual(whole);
  await page.getByRole("button", { name: /^Type/ }).first().click();
  world.models.answers.reply = () => ["Still here."];
  await page.getByLabel("Your message").fill("Are you still there?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").getByText("Still here.")).toBeVisible();
});

const unusual: [SpeechManner, string][] = [
  ["wav", "WAV instead of Opus"],
  ["onePageOgg", "a second of sound in each Ogg page"],
];
for (const [manner, what] of unusual)
  test(`speech that arrives as ${what} is played all the same`, async ({ page }) => {
    const person = await world.settled();
    world.speech.behave(manner);
    await listenToPage(page);
    await spokenMicrophone(page);
    await openCallPage(page, world.line.url, person);
    await begin(page, "Voice Call");
    await waitToHaveHeard(page);
    await waitForSilence(page);
    await expect(page.getByText("Listening...").first()).toBeVisible();
  });

const broken: [SpeechManner, string][] = [
  ["half", "breaks off half-way"],
  ["garbage", "is no speech at all"],
  ["failing", "fails"],
];
for (const [manner, what] of broken)
  test(`if speech ${what}, the person is told, reads the reply, and the call continues`, async ({ page }) => {
    const person = await world.settled();
    world.speech.behave(manner);
    await spokenMicrophone(page);
    await openCallPage(page, world.line.url, person);
    await begin(page, "Voice Call");
    await expect(page.getByText("Audio playback failed").first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("How are you feeling today?", { exact: false }).first()).toBeVisible();
    await expect(page.getByText("Listening...").first()).toBeVisible({ timeout: 20_000 });
  });

test("if the model fails, the person is told, their message is kept, and the call continues", async ({
  page,
}) => {
  const person = await world.settled();
  world.models.answers.reply = () => Promise.reject(new Error("out of order"));
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  await greeted(page);
  await microphone.speak(speech(1.6));
  await expect(page.getByRole("log").getByText(question)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Failed to generate response").first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Listening...").first()).toBeVisible();
});

test("after a blank transcript, the person is told that nothing was understood", async ({ page }) => {
  const person = await world.settled();
  world.models.answers.heard = "";
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  await greeted(page);
  await microphone.speak(speech(1.6));
  await expect(page.getByText("I didn't catch that.", { exact: false }).first()).toBeVisible({
    timeout: 30_000,
  });
});

test("a database outage of 20 s is reported, loses nothing, and charges no second twice", async ({
  page,
}) => {
  const person = await world.settled();
  world.models.answers.reply = () => [reply];
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  await expect(page.getByText("AI responding...").first()).toBeVisible();
  world.pauseDatabase();
  try {
    await expect(page.getByText("Listening...").first()).toBeVisible({ timeout: 20_000 });
    await microphone.speak(speech(1.6));
    await expect(page.getByText("Unable to verify usage limits").first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("log").getByText(question)).toBeVisible({ timeout: 30_000 });
  } finally {
    await page.waitForTimeout(5_000);
    world.resumeDatabase();
  }
  await expect.poll(() => kept(person.id), { timeout: 40_000 }).toEqual(whole);
  await page.getByRole("button", { name: /^End/ }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "End session" }).click();
  await expect(page.getByText("Session saved")).toBeVisible();
  await expect
    .poll(async () => {
      const { data } = await world.world.service
        .from("calls")
        .select("used_seconds, reserved_seconds")
        .eq("user_id", person.id)
        .throwOnError();
      const used = data.reduce((sum, call) => sum + (call.used_seconds ?? call.reserved_seconds), 0);
      const { data: voice } = await world.world.service
        .from("voice_windows")
        .select("seconds")
        .eq("user_id", person.id)
        .single()
        .throwOnError();
      return voice.seconds - used;
    })
    .toBe(0);
});

test("a refused microphone is explained, and typing works", async ({ browser }) => {
  const context = await browser.newContext({ permissions: [] });
  const page = await context.newPage();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await openCallPage(page, world.line.url, await world.settled());
  await begin(page, "Voice Call");
  await expect(
    page.getByText("Failed to access microphone. Please check permissions.").first(),
  ).toBeVisible();
  await expect(page.getByText("Type instead").first()).toBeVisible();
  await context.close();
});
