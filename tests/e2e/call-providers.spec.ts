import type { Page } from "@playwright/test";
import { phrasesFor } from "#relay/companion/phrases.ts";
import { fixtureOf, recognize } from "#tests/support/recognize-fixture.ts";
import { type RealtimeServer, startRealtimeServer } from "#tests/support/realtime-server.ts";
import { begin, type CallWorld, openCallPage, prepareCallWorld } from "./support/call-world.ts";
import { type DeadProvider, startDeadProvider } from "./support/dead-provider.ts";
import { heardSoFar, listenToPage, waitForSilence } from "./support/page-audio.ts";
import { launchWithMicrophone, recorded } from "./support/microphone.ts";
import { greeted, spokenMicrophone } from "./support/spoken-microphone.ts";
import { expect, test } from "./support/test.ts";

test.describe.configure({ mode: "default" });
test.use({ launchOptions: launchWithMicrophone() });

const speechFile = (name: string) => new URL(`../fixtures/speech/${name}.wav`, import.meta.url);
const turns = [
  {
    file: speechFile("cannot-sleep"),
    text: "I can't sleep at night.",
    reply: "Nights like that are long. What keeps you awake?",
  },
  {
    file: speechFile("thank-you"),
    text: "Thank you for listening.",
    reply: "I'm glad that you told me. Is there more?",
  },
] as const;
const fixtures = turns.map(({ file, text }) => fixtureOf(file, text));
const replyTo = (heard: string) => turns.find(({ text }) => text === heard)?.reply ?? "Who said that?";

/** However long a text, s. */
const spokenFor = 0.6;

/** What the companion says once in a silence of 25 s [T30], as when somebody who wasn't heard has yet to say it again. */
const checkIn = `assistant: ${phrasesFor("en", { continues: false }).stillHere}`;
const longAfterMs = 25_000;

let world: CallWorld;
let realtime: RealtimeServer;
let dead: DeadProvider;

test.beforeAll(async () => {
  [world, realtime] = await Promise.all([prepareCallWorld(), startRealtimeServer()]);
  world.speech.pace(() => spokenFor);
});

test.beforeEach(async () => {
  dead = await startDeadProvider();
  realtime.reset();
  realtime.behavior.hear = (_bytes, _nth, pcm) => recognize(fixtures, pcm, 24_000);
  realtime.behavior.read = () => ({ ms: spokenFor * 1_000 });
  world.models.seen.length = 0;
  world.models.answers.heard = (pcm) => recognize(fixtures, pcm, 16_000);
  world.models.answers.reply = (text) => [replyTo(text)];
  world.speech.spoken.length = 0;
});

test.afterEach(async () => {
  await world.killRelay();
  await dead.stop();
});

test.afterAll(async () => {
  await Promise.all([world.stop(), realtime.stop()]);
});

type Env = Record<string, string>;

/** Where a stage goes, in the variables of the first provider or of its fallback. */
const stages = {
  file: (url: string, prefix = "TRANSCRIPTION"): Env => ({ [`${prefix}_BASE_URL`]: url }),
  streaming: (url: string): Env => ({
    TRANSCRIPTION_BASE_URL: url,
    TRANSCRIPTION_LIVE_MODEL: "gpt-live-transcribe",
  }),
  chat: (url: string, prefix = "CHAT"): Env => ({ [`${prefix}_BASE_URL`]: url }),
  http: (url: string, prefix = "SPEECH"): Env => ({
    [`${prefix}_BASE_URL`]: url,
    [`${prefix}_PROTOCOL`]: "http",
    [`${prefix}_FORMAT`]: "opus",
  }),
  realtime: (url: string, prefix = "SPEECH"): Env => ({
    [`${prefix}_BASE_URL`]: url,
    [`${prefix}_PROTOCOL`]: "realtime",
  }),
} as const;

/** Waits until sound has left the page after the first `since` measurements, and is over. */
async function heardSince(page: Page, since: number): Promise<void> {
  const isHeard = async () => (await heardSoFar(page)).slice(since).some(({ level }) => level > 0.01);
  await expect.poll(isHeard, { timeout: 30_000 }).toBe(true);
  await waitForSilence(page);
}

/** A whole call: the companion greets, two turns are spoken and answered aloud, and the record holds both. */
async function talk(page: Page, between: () => Promise<void> = async () => {}): Promise<void> {
  const person = await world.settled();
  await listenToPage(page);
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  await greeted(page);
  const log = page.getByRole("log");
  let answeredAt = Date.now();
  let longSilences = 0;
  await heardSince(page, 0);
  for (const [index, { file, text, reply }] of turns.entries()) {
    if (index === 1) await between();
    const since = (await heardSoFar(page)).length;
    // Where so much sound drops out that nothing is heard, people say it again.
    await expect(async () => {
      await microphone.speak(recorded(file));
      await expect(log.getByText(text)).toBeVisible({ timeout: 30_000 });
    }).toPass({ timeout: 70_000 });
    longSilences += Number(Date.now() - answeredAt > longAfterMs);
    await expect(log.getByText(reply)).toBeVisible();
    answeredAt = Date.now();
    await heardSince(page, since);
  }
  await page.getByRole("button", { name: /^End/ }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "End session" }).click();
  await expect(page.getByText("Session saved")).toBeVisible();
  const sessions = await world.world.service.from("sessions").select().eq("user_id", person.id);
  const messages = await world.world.messages(sessions.data?.[0]?.id ?? "");
  const said = messages.slice(1).map(({ role, content }) => `${role}: ${content}`);
  const turnsSaid = said.filter((line) => line !== checkIn);
  expect(turnsSaid).toEqual(turns.flatMap(({ text, reply }) => [`user: ${text}`, `assistant: ${reply}`]));
  expect(said.length - turnsSaid.length).toBeLessThanOrEqual(longSilences);
}

const routes = () => new Set(world.models.seen.map(({ route }) => route.split("/").at(-1)));
/** Of each connection to the Realtime server, whether it listened or spoke. */
const connections = () =>
  new Set(realtime.sessions.map(({ target }) => (target.has("intent") ? "listened" : "spoke")));

test("a call whose recordings are written down, and that speaks over HTTP", async ({ page }) => {
  await world.startRelay({ ...stages.file(world.models.url), ...stages.http(world.speech.url) });
  await talk(page);
  expect(routes()).toEqual(new Set(["completions", "transcriptions"]));
  expect(connections()).toEqual(new Set());
  expect(world.speech.spoken.length).toBeGreaterThan(2);
});

test("a call that listens live, and speaks over HTTP", async ({ page }) => {
  await world.startRelay({ ...stages.streaming(realtime.url), ...stages.http(world.speech.url) });
  await talk(page);
  expect(routes()).toEqual(new Set(["completions"]));
  expect(connections()).toEqual(new Set(["listened"]));
  expect(world.speech.spoken.length).toBeGreaterThan(2);
});

test("a call whose recordings are written down, and that speaks over the Realtime API", async ({ page }) => {
  await world.startRelay({ ...stages.file(world.models.url), ...stages.realtime(realtime.url) });
  await talk(page);
  expect(routes()).toEqual(new Set(["completions", "transcriptions"]));
  expect(connections()).toEqual(new Set(["spoke"]));
  expect(world.speech.spoken).toEqual([]);
});

test("a call that listens live, and speaks over the Realtime API", async ({ page }) => {
  await world.startRelay({ ...stages.streaming(realtime.url), ...stages.realtime(realtime.url) });
  await talk(page);
  expect(routes()).toEqual(new Set(["completions"]));
  expect(connections()).toEqual(new Set(["listened", "spoke"]));
  expect(world.speech.spoken).toEqual([]);
});

test("the chat provider refuses connections, then answers 500: the fallback writes every reply", async ({
  page,
}) => {
  await world.startRelay({ ...stages.chat(dead.url), ...stages.chat(world.models.url, "CHAT_FALLBACK") });
  await talk(page, dead.answer500);
  expect(dead.answered()).toBeGreaterThan(0);
});

test("the transcription provider refuses connections, then answers 500: the fallback hears every word", async ({
  page,
}) => {
  await world.startRelay({
    ...stages.streaming(dead.url),
    ...stages.file(world.models.url, "TRANSCRIPTION_FALLBACK"),
  });
  await talk(page, dead.answer500);
  expect(dead.answered()).toBeGreaterThan(0);
});

test("a voice over the Realtime API refuses connections: the fallback over HTTP speaks", async ({ page }) => {
  await world.startRelay({
    ...stages.realtime(dead.url),
    ...stages.http(world.speech.url, "SPEECH_FALLBACK"),
  });
  await talk(page);
  expect(world.speech.spoken.length).toBeGreaterThan(2);
});

test("a voice over HTTP answers 500: the fallback over the Realtime API speaks", async ({ page }) => {
  await dead.answer500();
  await world.startRelay({
    ...stages.http(dead.url),
    ...stages.realtime(realtime.url, "SPEECH_FALLBACK"),
  });
  await talk(page);
  expect(dead.answered()).toBeGreaterThan(0);
  expect(connections()).toEqual(new Set(["spoke"]));
});
