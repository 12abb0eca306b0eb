import {
  begin,
  type CallWorld,
  lastSoundAt,
  openCallPage,
  startCallWorld,
  watchStatus,
} from "./support/call-world.ts";
import {
  heardSoFar,
  listenToPage,
  waitForSilence,
  waitForSound,
  waitToHaveHeard,
} from "./support/page-audio.ts";
import { launchWithMicrophone, speech } from "./support/microphone.ts";
import { greeted, spokenMicrophone } from "./support/spoken-microphone.ts";
import { expect, test } from "./support/test.ts";

test.describe.configure({ mode: "default" });
test.use({ launchOptions: launchWithMicrophone() });

let world: CallWorld;

/** A model slower than the silence that ends an utterance; otherwise the reply is there immediately. */
const thinking = () => new Promise((resolve) => setTimeout(resolve, 1_800));

test.beforeAll(async () => {
  world = await startCallWorld();
});

test.afterAll(async () => {
  await world.stop();
});

/** The row of a person's only session. */
const sessionOf = async (userId: string) =>
  (await world.world.service.from("sessions").select().eq("user_id", userId).throwOnError()).data[0];

test("a voice call is transcribed, answered aloud, interrupted, continued as text, ended and stored", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const person = await world.settled();
  world.models.answers.heard = "I had a hard day at work";
  world.models.answers.reply = async () => {
    await thinking();
    return [
      "That sounds exhausting. ",
      "You have been carrying a great deal on your own for a long time now, and nobody seems to have noticed it. ",
      "What was the hardest moment of it all?",
    ];
  };
  await listenToPage(page);
  const statuses = await watchStatus(page);
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call", "Work stress discussion");

  await expect(
    page.getByText("Hello! I'm here to listen and support you.", { exact: false }).first(),
  ).toBeVisible();
  await waitToHaveHeard(page);
  await greeted(page);
  await microphone.speak(speech(1.6));
  const log = page.getByRole("log");
  await expect(log.getByText("I had a hard day at work")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("That sounds exhausting.", { exact: false }).first()).toBeVisible();

  // The second utterance begins during the reply, which is silenced, and what wasn't heard isn't stored.
  world.models.answers.heard = "Wait, there is one more thing";
  world.models.answers.reply = () => ["Of course. ", "Tell me."];
  await waitForSound(page);
  await microphone.speak(speech(2));
  await expect(log.getByText("Wait, there is one more thing")).toBeVisible({ timeout: 30_000 });
  await expect(log.getByText("What was the hardest moment of it all?", { exact: false })).toHaveCount(0);
  await expect(log.getByText("Interrupted").first()).toBeVisible();
  await expect(page.getByText("Of course.", { exact: false }).first()).toBeVisible();
  await waitForSilence(page);
  expect(await statuses()).toEqual(
    expect.arrayContaining([
      "Ready to connect",
      "Ready to talk",
      "Listening...",
      "Processing...",
      "AI responding...",
    ]),
  );
  const order = (await statuses()).slice((await statuses()).indexOf("Ready to talk"));
  expect(order.slice(0, 6)).toEqual([
    "Ready to talk",
    "AI responding...",
    "Listening...",
    "Processing...",
    "AI responding...",
    "Listening...",
  ]);

  await page.getByRole("button", { name: /^Type/ }).first().click();
  world.models.answers.reply = () => ["I read you. ", "Writing works too."];
  await page.getByLabel("Your message").fill("Let me type this instead");
  await page.keyboard.press("Enter");
  await expect(log.getByText("I read you. Writing works too.")).toBeVisible();
  const before = (await heardSoFar(page)).length;
  await page.getByRole("button", { name: /^Talk/ }).first().click();
  await expect.poll(statuses).toContain("Chatting");
  await expect.poll(async () => (await statuses()).at(-1)).toBe("Listening...");
  expect((await heardSoFar(page)).slice(before).every(({ level }) => level < 0.003)).toBe(true);

  await page.getByRole("button", { name: /^End/ }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Better", exact: true }).click();
  await dialog.getByRole("button", { name: "End session" }).click();
  await expect(page.getByText("Session saved")).toBeVisible();

  // The relay reports the end and stores it at the same time.
  const kept = { title: "Work stress discussion", type: "call", mood_after: "better" };
  await expect.poll(() => sessionOf(person.id)).toMatchObject(kept);
  const session = await sessionOf(person.id);
  expect(session?.duration).toBeGreaterThan(15);
  const messages = await world.world.messages(session?.id ?? "");
  expect(messages.map(({ role }) => role)).toEqual([
    "assistant",
    "user",
    "assistant",
    "user",
    "assistant",
    "user",
    "assistant",
  ]);
  expect(messages[2]?.content).toMatch(/^That sounds exhausting\./);
  expect(messages[2]?.content).not.toContain("hardest");
  await expect
    .poll(async () => (await world.world.session(session?.id ?? "")).ai_summary, { timeout: 20_000 })
    .toBe("You talked about a hard day.");
});

test("barge-in silences within 100 ms of the moment at which the page decides", async ({ page }) => {
  test.setTimeout(90_000);
  const person = await world.settled();
  world.models.answers.reply = () => ["This is a rather long reply that goes on for a while. ".repeat(6)];
  await listenToPage(page);
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  // The page's own clock records when it told the relay about the interruption.
  await page.evaluate(() => {
    type Send = (this: WebSocket, data: unknown) => void;
    const send: Send = Reflect.get<object, string>(WebSocket.prototype, "send");
    Reflect.set(WebSocket.prototype, "send", function noted(this: WebSocket, data: unknown) {
      if (typeof data === "string" && data.includes('"interrupt"'))
        Object.assign(globalThis, { interruptedAt: performance.now() });
      send.call(this, data);
    });
  });
  await begin(page, "Voice Call");
  await greeted(page);
  await microphone.speak(speech(1.6));
  await waitForSound(page);
  await microphone.speak(speech(2));
  await page.waitForFunction(() => Reflect.has(globalThis, "interruptedAt"), undefined, { timeout: 40_000 });
  await waitForSilence(page);
  const interruptedAt: number = await page.evaluate(() => Reflect.get(globalThis, "interruptedAt") as number);
  expect((await lastSoundAt(page)) - interruptedAt).toBeLessThan(100);
});

test("with 20 s left the server ends the call after 20 s, whatever the page's clock and code say", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const person = await world.settled();
  await world.world.service
    .from("voice_windows")
    .upsert({ user_id: person.id, window_started_at: new Date().toISOString(), seconds: 880 })
    .throwOnError();
  await page.addInitScript(() => {
    // A clock that stands still, and a socket that never receives the end.
    const then = Date.now();
    Date.now = () => then;
    type Listen = (this: WebSocket, type: string, listener: (event: MessageEvent) => void) => void;
    const listen: Listen = Reflect.get<object, string>(WebSocket.prototype, "addEventListener");
    Reflect.set(
      WebSocket.prototype,
      "addEventListener",
      function deaf(this: WebSocket, ...[type, listener]: Parameters<Listen>) {
        listen.call(this, type, (event) => {
          if (typeof event.data !== "string" || !event.data.includes('"session.ended"')) listener(event);
        });
      },
    );
  });
  await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  const row = () => sessionOf(person.id);
  await expect.poll(async () => (await row())?.end_reason, { timeout: 40_000 }).toBe("limit");
  expect((await row())?.duration).toBeGreaterThanOrEqual(19);
  expect((await row())?.duration).toBeLessThanOrEqual(21);
  const { data: voice } = await world.world.service
    .from("voice_windows")
    .select()
    .eq("user_id", person.id)
    .single()
    .throwOnError();
  expect(voice.seconds).toBe(900);
});

test("the limit brings the toast, a way to continue, and an audible apology", async ({ page }) => {
  test.setTimeout(90_000);
  const person = await world.settled();
  await world.world.service
    .from("voice_windows")
    .upsert({ user_id: person.id, window_started_at: new Date().toISOString(), seconds: 893 })
    .throwOnError();
  await listenToPage(page);
  await page.addInitScript(() => {
    // Records when the relay said that it was over.
    type Listen = (this: WebSocket, type: string, listener: (event: MessageEvent) => void) => void;
    const listen: Listen = Reflect.get<object, string>(WebSocket.prototype, "addEventListener");
    const watched = new WeakSet<WebSocket>();
    Reflect.set(
      WebSocket.prototype,
      "addEventListener",
      function noted(this: WebSocket, ...[type, listener]: Parameters<Listen>) {
        if (!watched.has(this)) {
          watched.add(this);
          listen.call(this, "message", ({ data }) => {
            if (typeof data === "string" && data.includes('"session.ended"'))
              Object.assign(globalThis, { endedAt: performance.now() });
          });
        }
        listen.call(this, type, listener);
      },
    );
  });
  await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  await expect(page.getByText("Daily voice limit reached").first()).toBeVisible({ timeout: 30_000 });
  await expect(
    page
      .getByText("You've reached your 15-minute daily limit. Upgrade to Premium for unlimited conversations.")
      .first(),
  ).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Daily voice limit reached" });
  await dialog.getByText("Much better").click();
  await expect.poll(async () => (await sessionOf(person.id))?.mood_after).toBe("much-better");
  // Shortly after the end, once playback has faded out, only the apology is heard.
  const apology = async () => {
    const endedAt = await page.evaluate(() => Reflect.get(globalThis, "endedAt") as number);
    return (await heardSoFar(page)).filter(({ at, level }) => at > endedAt + 100 && level > 0.01).length;
  };
  await expect.poll(apology, { timeout: 20_000 }).toBeGreaterThan(10);
  await waitForSilence(page);
});
