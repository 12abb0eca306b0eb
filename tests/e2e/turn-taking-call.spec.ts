import { turnTaking } from "#shared/voice/turn-taking.ts";
import { voiceRules } from "#shared/voice/voice-rules.ts";
import { type CallWorld, begin, lastSoundAt, openCallPage, startCallWorld } from "./support/call-world.ts";
import { heardSoFar, listenToPage, waitForSilence, waitForSound } from "./support/page-audio.ts";
import { launchWithMicrophone, recorded, silence, soundRate } from "./support/microphone.ts";
import { greeted, type SpokenMicrophone, spokenMicrophone } from "./support/spoken-microphone.ts";
import { expect, type Page, test } from "./support/test.ts";
import { listenToWire, onWire, waitForMessage } from "./support/wire.ts";

test.describe.configure({ mode: "default" });
test.use({ launchOptions: launchWithMicrophone() });
test.setTimeout(180_000);

const fixture = (name: string) => recorded(new URL(`../fixtures/speech/turns/${name}.wav`, import.meta.url));
const because = fixture("could-not-tell-her-because");
const afraid = fixture("afraid-she-would-leave");
const hum = fixture("mm-hm");
const stopWait = fixture("stop-wait");
const cough = fixture("cough");

/** The level of the speech server's tone as it is, and the most that is left of it while it is lowered (RMS). */
const full = 0.15;
const lowered = 0.06;

/** When the first sound of a recording is loud enough to be heard, ms from its beginning. */
const firstSoundIn = (samples: readonly number[]): number =>
  (samples.findIndex((sample) => Math.abs(sample) > voiceRules.margin) * 1_000) / soundRate;

/** Of a recording: 16 kHz, 16 bits. */
const bytesPerSecond = 32_000;

const longReply = "You have been carrying a great deal for a long time now and nobody has noticed it. ";

let world: CallWorld;
test.beforeAll(async () => {
  world = await startCallWorld();
});
test.afterAll(async () => {
  await world.stop();
});
test.beforeEach(() => world.models.reset());

type Call = { readonly microphone: SpokenMicrophone; readonly messages: () => Promise<string[]> };

/** A call in which the companion has greeted, and listens. */
async function openCall(page: Page): Promise<Call> {
  const person = await world.settled();
  await listenToPage(page);
  await listenToWire(page);
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  await greeted(page);
  const messages = async () => {
    const { service } = world.world;
    const { data } = await service.from("sessions").select("id").eq("user_id", person.id).throwOnError();
    const stored = await world.world.messages(data[0]?.id ?? "");
    return stored.slice(1).map(({ role, content }) => `${role}: ${content}`);
  };
  return { microphone, messages };
}

/** The same, and the reply to what somebody said is playing. */
async function openReply(page: Page): Promise<Call> {
  const call = await openCall(page);
  world.models.answers.heard = "I was afraid she would leave.";
  await call.microphone.speak(afraid);
  await waitForSound(page);
  return call;
}

/** What would have cut the reply off. */
const cuts = (page: Page) => onWire(page, "interrupt", "clear", "utterance.confirm");

test("a sentence with a long pause after “because” is one turn", async ({ page }) => {
  const { microphone, messages } = await openCall(page);
  const whole = "I could not tell her because I was afraid she would leave.";
  world.models.answers.heard = (pcm) =>
    pcm.byteLength / bytesPerSecond < 3.4 ? "I could not tell her because" : whole;
  world.models.answers.reply = (text) => [`You said: ${text}`];
  let messagesBefore = 0;
  let wireBefore = 0;
  const sinceBegun = async (...types: readonly string[]) =>
    (await onWire(page, ...types)).filter(({ at }) => at > wireBefore);
  // Only where the processor is too busy for the relay to answer within the rule's silence do people say it again.
  await expect(async () => {
    await expect(page.getByText("Listening...").first()).toBeVisible();
    await waitForSilence(page);
    messagesBefore = (await messages()).length;
    wireBefore = await page.evaluate(() => performance.now());
    await microphone.speak([...because, ...silence(1.8), ...afraid]);
    const [paused] = await sinceBegun("utterance.pause");
    const [waits] = await sinceBegun("utterance.wait");
    const answeredMs = (waits?.at ?? Infinity) - (paused?.at ?? 0);
    expect(answeredMs).toBeLessThan(turnTaking.silenceMs - voiceRules.pauseMs);
  }).toPass({ timeout: 90_000 });
  const said = [`user: ${whole}`, `assistant: You said: ${whole}`];
  await expect.poll(async () => (await messages()).slice(messagesBefore), { timeout: 30_000 }).toEqual(said);
  const marks = await sinceBegun("utterance.start", "utterance.pause", "utterance.continue", "utterance.end");
  expect(marks.map(({ type }) => type)).toEqual([
    "utterance.start",
    "utterance.pause",
    "utterance.continue",
    "utterance.pause",
    "utterance.end",
  ]);
  // The rule alone would have ended it within the pause.
  expect(because.length / soundRate).toBeLessThan(turnTaking.longAfterMs / 1_000);
  const [, pause, goingOn] = marks;
  const silentMs = voiceRules.pauseMs + (goingOn?.at ?? 0) - (pause?.at ?? 0);
  expect(silentMs).toBeGreaterThan(turnTaking.silenceMs + 400);
  expect(await sinceBegun("utterance.wait")).toMatchObject([{ from: "relay", silenceMs: 3_000 }]);
});

test("“mm-hm” over a reply lowers it for less than 900 ms, and leaves no turn", async ({ page }) => {
  world.models.answers.reply = () => [longReply.repeat(2)];
  const { microphone, messages } = await openReply(page);
  world.models.answers.heard = "Mm-hm.";
  const began = (await microphone.speak(hum)) + firstSoundIn(hum);
  await waitForMessage(page, "utterance.over", { verdict: "sound" });
  await waitForMessage(page, "utterance.cancel");
  const heard = await heardSoFar(page);
  const low = heard.find(({ at, level }) => at > began && level > 0.003 && level < lowered);
  const again = heard.find(({ at, level }) => at > (low?.at ?? Infinity) && level > full);
  expect((again?.at ?? Infinity) - began).toBeLessThan(900);
  await waitForSilence(page);
  expect(await cuts(page)).toEqual([]);
  expect(await messages()).toEqual([
    "user: I was afraid she would leave.",
    `assistant: ${longReply.repeat(2).trim()}`,
  ]);
  await expect(page.getByRole("log").getByText("Interrupted")).toHaveCount(0);
});

test("“stop, wait” over a reply silences it within 100 ms of the relay's verdict", async ({ page }) => {
  world.models.answers.reply = () => [longReply.repeat(3)];
  const { microphone, messages } = await openReply(page);
  world.models.answers.heard = "Stop, wait.";
  world.models.answers.reply = () => ["Of course."];
  await microphone.speak(stopWait);
  const verdict = await waitForMessage(page, "utterance.over", { verdict: "speech" });
  const answer = await waitForMessage(page, "reply.audioEnd");
  const late = (await heardSoFar(page)).filter(({ at }) => at > verdict.at + 100 && at < answer.at);
  expect(late.filter(({ level }) => level > 0.003)).toEqual([]);
  await expect
    .poll(async () => (await messages()).slice(2), { timeout: 20_000 })
    .toEqual(["user: Stop, wait.", "assistant: Of course."]);
  await expect(page.getByRole("log").getByText("Interrupted")).toHaveCount(1);
});

test("speech of more than 1.2 s over a reply silences it, whatever the relay makes of it", async ({
  page,
}) => {
  world.models.answers.reply = () => [longReply.repeat(3)];
  const { microphone, messages } = await openReply(page);
  world.models.answers.heard = "I could not tell her.";
  // What is heard afterward is the reply that was cut, and not yet the next one.
  const answered = Promise.withResolvers<void>();
  world.models.answers.reply = async () => {
    await answered.promise;
    return ["Of course."];
  };
  const began = await microphone.speak(because);
  const cut = await waitForMessage(page, "interrupt");
  await waitForSilence(page);
  expect((await lastSoundAt(page)) - cut.at).toBeLessThan(100);
  expect(cut.at - began).toBeGreaterThan(1_200);
  answered.resolve();
  // Nothing of it is lost, though it began over the reply.
  await expect.poll(messages).toContain("user: I could not tell her.");
});

test("a cough over a reply that is still being written leaves it whole", async ({ page }) => {
  const written = Promise.withResolvers<void>();
  world.models.answers.reply = async function* reply() {
    yield `${longReply}There is `;
    await written.promise;
    yield "time to talk about all of it.";
  };
  const { microphone, messages } = await openReply(page);
  world.models.answers.heard = "";
  await microphone.speak(cough);
  await waitForMessage(page, "utterance.start", { overReply: true });
  await waitForMessage(page, "utterance.cancel");
  written.resolve();
  const { generation } = await waitForMessage(page, "reply.audioEnd", { segments: 2 });
  await waitForMessage(page, "playback", { generation: Number(generation), segment: 1, finished: true });
  expect(await cuts(page)).toEqual([]);
  expect(await messages()).toEqual([
    "user: I was afraid she would leave.",
    `assistant: ${longReply}There is time to talk about all of it.`,
  ]);
});
