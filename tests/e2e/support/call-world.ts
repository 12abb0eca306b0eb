import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { root } from "#scripts/root.ts";
import { commandOf, descendantsOf } from "#tests/support/processes.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";
import { startCuttableProxy } from "./cuttable-proxy.ts";
import { heardSoFar } from "./page-audio.ts";
import { startSpeechServer } from "./speech-server.ts";

/** Everyone in these tests uses it (local/sign-up.ts). */
const password = "correct horse";

/** The process of the local database. */
function databaseProcess(): number {
  const pid = descendantsOf(process.pid).find((it) => commandOf(it).includes("local/supabase/main.ts"));
  if (pid === undefined) throw new Error("The local database does not run.");
  return pid;
}

/** The product with providers that a test directs, behind a line that it can cut; without a relay until one is started. */
export async function prepareCallWorld() {
  const [world, speech, line] = await Promise.all([
    RealtimeWorld.start(),
    startSpeechServer(),
    startCuttableProxy(),
  ]);
  let relay: RunningRelay | null = null;

  /** A relay, the one that the line leads to from now on. */
  async function startRelay(env: Record<string, string> = {}): Promise<void> {
    relay = await world.relay({
      PUBLIC_URL: line.url,
      CLIENT_DIR: join(root, "dist/client"),
      SPEECH_BASE_URL: speech.url,
      SPEECH_API_KEY: "sk-test",
      SPEECH_FORMAT: "opus",
      ...env,
    });
    line.leadTo(Number(new URL(relay.url).port));
  }

  /** The relay disappears at once, as in a power cut. */
  async function killRelay(): Promise<void> {
    relay?.child.kill("SIGKILL");
    await relay?.exited;
  }

  /** Someone who has completed onboarding. */
  async function settled(): Promise<Caller> {
    const person = await world.person();
    await world.service
      .from("profiles")
      .update({
        full_name: "Robin Example",
        country: "GB",
        timezone: "Europe/London",
        age_confirmed_at: new Date().toISOString(),
        terms_accepted_at: new Date().toISOString(),
        notification_preferences: {
          email_reminders: true,
          mood_reminders: true,
          session_summaries: true,
          preferred_language: "en",
          voice_preference: "warm",
        },
      })
      .eq("id", person.id)
      .throwOnError();
    return person;
  }

  return {
    world,
    speech,
    line,
    models: world.models,
    startRelay,
    killRelay,
    settled,
    pauseDatabase: () => process.kill(databaseProcess(), "SIGSTOP"),
    resumeDatabase: () => process.kill(databaseProcess(), "SIGCONT"),
    stop: async () => {
      await world.stop();
      await Promise.all([speech.stop(), line.stop()]);
    },
  };
}

export type CallWorld = Awaited<ReturnType<typeof prepareCallWorld>>;

/** The same, with a relay that speaks over HTTP. */
export async function startCallWorld(): Promise<CallWorld> {
  const world = await prepareCallWorld();
  await world.startRelay();
  return world;
}

/** A folder for one test file's microphone; removed by the returned function. */
export function temporaryFile(name: string): { path: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "hearken-call-"));
  return { path: join(folder, name), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Logs a person in and opens the call page. Audio processing is off, because the fake microphone has no echo.
 */
export async function openCallPage(page: Page, address: string, person: Caller): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("hearken.sound-processing", "off"));
  await page.goto(`${address}/?login=1&redirect=%2Fdashboard%2Fstart-session`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "How would you like to talk?" })).toBeVisible();
}

/** Starts a call or a chat from the chooser. */
export async function begin(page: Page, mode: "Voice Call" | "Text Chat", title = ""): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${mode}`) }).click();
  const start = mode === "Voice Call" ? "Start call" : "Start chat";
  await page.getByRole("button", { name: start, exact: true }).click();
  const dialog = page.getByRole("dialog");
  if (title !== "") await dialog.getByLabel(/Session Title/).fill(title);
  await dialog.getByRole("button", { name: /start (call|chat)$/i }).click();
}

/** All values of the status line, oldest first. */
export async function watchStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenStatuses: seen });
    const texts = new Set([
      "Ready to connect",
      "Ready to talk",
      "Listening...",
      "Processing...",
      "AI responding...",
      "Microphone muted",
      "Chatting",
    ]);
    const look = (): void => {
      const lines = [...document.querySelectorAll("main *")].filter((it) => it.children.length === 0);
      const text = lines.map((it) => it.textContent ?? "").find((it) => texts.has(it));
      if (text !== undefined && text !== seen.at(-1)) seen.push(text);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "seenStatuses") as string[]);
}

/** When audio was last heard from the page, ms of the page's clock. */
export async function lastSoundAt(page: Page): Promise<number> {
  return (await heardSoFar(page)).findLast(({ level }) => level > 0.003)?.at ?? 0;
}
