import type { Page } from "@playwright/test";
import { begin, type CallWorld, openCallPage, startCallWorld } from "./support/call-world.ts";
import { launchWithMicrophone, speech } from "./support/microphone.ts";
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
});

test.afterAll(async () => {
  await world.stop();
});

const help = (page: Page) => page.getByRole("region", { name: "Help is here" });
const question = "I am glad you told me. Are you thinking of killing yourself right now?";

/** Leaves a person this many seconds of talking in a window that opened an hour ago. */
async function leaveSeconds(userId: string, left: number): Promise<void> {
  await world.world.service
    .from("voice_windows")
    .upsert({
      user_id: userId,
      window_started_at: new Date(Date.now() - 3_600_000).toISOString(),
      seconds: 900 - left,
    })
    .throwOnError();
}

async function windowOf(userId: string): Promise<number> {
  const { data } = await world.world.service
    .from("voice_windows")
    .select("seconds")
    .eq("user_id", userId)
    .single()
    .throwOnError();
  return data.seconds;
}

test("a call in which somebody expresses danger isn't cut off when time runs out, sells nothing, and is free", async ({
  page,
}) => {
  const person = await world.settled();
  // Enough for the greeting and an utterance, even on a slow machine.
  await leaveSeconds(person.id, 20);
  world.models.answers.heard = "I want to kill myself";
  world.models.answers.reply = () => [question];
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  const begunAt = Date.now();
  await greeted(page);
  await microphone.speak(speech(1.6));
  const log = page.getByRole("log");
  await expect(log.getByText("I want to kill myself")).toBeVisible({ timeout: 30_000 });
  await expect(help(page).getByRole("link", { name: /116 123/ })).toHaveAttribute("href", "tel:116123");
  await expect(log.getByText("Are you thinking of killing yourself", { exact: false })).toBeVisible();
  const told = world.models.seen.findLast(({ body }) => body?.stream === true)?.body?.messages[0]?.content;
  expect(told).toContain("Risk level: active (suicide)");
  await expect(page.getByText("Remaining")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("See plans")).toHaveCount(0);
  // Long after its twenty seconds it is still listening.
  await page.waitForTimeout(Math.max(0, begunAt + 25_000 - Date.now()));
  await expect(page.getByText("Listening...").first()).toBeVisible({ timeout: 20_000 });

  // The model goes down, then the relay, then the network: the card stays.
  world.models.answers.reply = () => Promise.reject(new Error("down"));
  await page.getByRole("button", { name: /^Type/ }).first().click();
  await page.getByLabel("Your message").fill("Are you still there");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(help(page)).toBeVisible();
  await world.killRelay();
  await expect(help(page)).toBeVisible();
  await page.context().setOffline(true);
  await help(page).getByRole("button", { name: "All ways to get help" }).click();
  const card = page.getByRole("dialog", { name: "Help is here" });
  await expect(card.getByRole("link", { name: /999/ })).toHaveAttribute("href", "tel:999");
  await page.context().setOffline(false);

  const { data: calls } = await world.world.service
    .from("calls")
    .select("charging_suspended, uncharged_seconds")
    .eq("user_id", person.id)
    .throwOnError();
  expect(calls.some((call) => call.charging_suspended && call.uncharged_seconds > 0)).toBe(true);
  expect(await windowOf(person.id)).toBeLessThanOrEqual(900);
  const { data: referrals } = await world.world.service
    .from("safety_referral_counts")
    .select()
    .throwOnError();
  expect(referrals).toEqual([expect.objectContaining({ country: "GB", level: "active", count: 1 })]);
  expect(Object.keys(referrals[0] ?? {}).toSorted()).toEqual(["count", "country", "level", "month"]);
  await world.startRelay();
});

test("a false alarm in a call takes one press to correct: the card folds, and talking time counts again", async ({
  page,
}) => {
  const person = await world.settled();
  await leaveSeconds(person.id, 300);
  world.models.answers.heard = "I want to kill myself";
  world.models.answers.reply = () => [question];
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Voice Call");
  await greeted(page);
  await microphone.speak(speech(1.6));
  await expect(help(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Remaining")).toHaveCount(0);
  await help(page).getByRole("button", { name: "This isn't about me" }).click();
  await expect(help(page)).toHaveCount(0);
  await expect(page.getByText("Remaining").first()).toBeVisible();
  const before = await windowOf(person.id);
  await expect.poll(() => windowOf(person.id), { timeout: 30_000 }).toBeGreaterThan(before);
});

test("with one second left somebody at risk switches from chat to a call, and is charged nothing", async ({
  page,
}) => {
  const person = await world.settled();
  await leaveSeconds(person.id, 1);
  world.models.answers.reply = () => [question];
  const microphone = await spokenMicrophone(page);
  await openCallPage(page, world.line.url, person);
  await begin(page, "Text Chat");
  await page.getByLabel("Your message").fill("I want to kill myself");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").getByText("Are you thinking", { exact: false })).toBeVisible();
  await expect(help(page)).toBeVisible();
  world.models.answers.heard = "I do not know what to do";
  world.models.answers.reply = () => ["I am here with you."];
  await page.getByRole("button", { name: /^Talk/ }).first().click();
  await expect(page.getByText("Listening...").first()).toBeVisible({ timeout: 20_000 });
  // Longer than the one second that the call had left.
  await microphone.speak(speech(3));
  await expect(page.getByRole("log").getByText("I do not know what to do")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("log").getByText("I am here with you.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await windowOf(person.id)).toBe(899);
});
