/**
 * `npm run talk -- speech.wav`: makes a call with a sound file and reports the time of every stage; with
 * `--check` it tries every configured AI provider instead.
 */
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { aiSettingsFrom, realWorld } from "./ai-settings.ts";
import { readEnvironment } from "./product.ts";
import { missingAiStages } from "./services.ts";
import { Call } from "./talk/call.ts";
import { checkProviders } from "./talk/check.ts";
import { type Credentials, signIn, TalkFailure } from "./talk/line.ts";
import { readSound, saveReply } from "./talk/sound-file.ts";

const usage = `npm run talk -- speech.wav [--url http://localhost:3000] [--email you@example.org] [--language en] [--save reply.ogg]
npm run talk -- --check   tries every configured AI provider, including fallbacks
You are asked for the password unless HEARKEN_PASSWORD is set; HEARKEN_TOKEN replaces both email and password.`;

const stepPatienceMs = 30_000;

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new TalkFailure(`${question} is missing.\n${usage}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}: `);
  terminal.close();
  return answer;
}

async function credentials(email: string | undefined): Promise<Credentials> {
  const token = process.env["HEARKEN_TOKEN"];
  if (token !== undefined && token !== "") return { token };
  return {
    email: email ?? process.env["HEARKEN_EMAIL"] ?? (await ask("Email")),
    password: process.env["HEARKEN_PASSWORD"] ?? (await ask("Password")),
  };
}

async function check(): Promise<void> {
  const env = readEnvironment();
  const standIns = missingAiStages(env);
  if (standIns.length === 3)
    throw new TalkFailure(
      "No AI provider is configured, so the practice companion answers. Set OPENAI_API_KEY, or see the README.",
    );
  const allAnswered = await checkProviders(aiSettingsFrom(env), standIns, realWorld, console.log);
  if (!allAnswered) throw new TalkFailure("Not every provider answered.");
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: "string", default: "http://localhost:3000" },
      email: { type: "string" },
      language: { type: "string", default: "en" },
      save: { type: "string" },
      check: { type: "boolean", default: false },
    },
  });
  if (values.check) return check();
  const [file] = positionals;
  if (file === undefined) throw new TalkFailure(usage);
  const sound = readSound(file);
  const base = new URL(values.url);
  const token = await signIn(base, await credentials(values.email));
  const startedAt = performance.now();
  const print = (stage: string, detail = "") => {
    const ms = Math.round(performance.now() - startedAt);
    console.log(`${String(ms).padStart(6)} ms  ${stage.padEnd(18)} ${detail}`.trimEnd());
  };
  const call = new Call({ base, token, sound, print, language: values.language, patienceMs: stepPatienceMs });
  const packets = await call.run();
  if (values.save === undefined) return;
  saveReply(values.save, packets);
  console.log(`Saved the reply to ${values.save}`);
}

try {
  await main();
  // A broken connection may leave handles open, which must not keep the terminal waiting.
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : "The call failed.");
  process.exit(1);
}
