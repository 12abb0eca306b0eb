/**
 * `node tools/converse.ts conversations.jsonl`: answers conversations with the practice companion and prints the
 * dialogues; without a file it talks with you. As in the product, each message passes the relay's own safety screen,
 * and the companion is told what the relay would tell it about danger. local/ai/README.md says what a line looks like.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { Dialogue, type Setting } from "#local/ai/dialogue.ts";
import { atRiskInstructions } from "#relay/companion/at-risk.ts";
import { addTurn, newRiskLog, noConversationRisk, riskOf } from "#relay/conversation/conversation-risk.ts";
import { loadHearing } from "#relay/load-hearing.ts";
import type { Hear } from "#relay/safety/hear.ts";
import type { Turn } from "#relay/safety/screen-input.ts";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { type VoiceStyle, voiceStyles } from "#shared/catalogues/voices.ts";
import { z } from "zod";

const turnSchema = z.union([z.string(), z.object({ text: z.string(), stated: z.string() })]);
const lineSchema = z.object({ language: z.enum(languageCodes), turns: z.array(turnSchema) });
type Said = z.infer<typeof turnSchema>;

/** What is said in a dialogue, and what the relay states about it, unless the file says what it states. */
function companionOf(setting: Setting, hear: Hear): (said: Said) => string {
  const dialogue = new Dialogue(setting);
  const context: Turn[] = [];
  let log = newRiskLog(noConversationRisk);
  return (said) => {
    const { text, stated } = typeof said === "string" ? { text: said, stated: undefined } : said;
    log = addTurn(log, hear({ text, context }), "none");
    const reply = dialogue.say(text, stated ?? atRiskInstructions(riskOf(log)));
    context.push({ role: "user", text }, { role: "assistant", text: reply });
    return reply;
  };
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function answerAll(path: string, setting: Omit<Setting, "language">, hear: Hear): void {
  const lines = readFileSync(path, "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const { language, turns } = lineSchema.parse(JSON.parse(line));
    const say = companionOf({ ...setting, language }, hear);
    print(`# ${index + 1} (${language})`);
    for (const turn of turns) print(`P: ${typeof turn === "string" ? turn : turn.text}\nC: ${say(turn)}`);
    print("");
  }
}

async function talk(setting: Setting, hear: Hear): Promise<void> {
  const say = companionOf(setting, hear);
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: "> " });
  terminal.prompt();
  for await (const text of terminal) {
    print(say(text));
    terminal.prompt();
  }
}

const isLanguage = (name: string): name is LanguageCode => languageCodes.some((code) => code === name);
const isStyle = (name: string): name is VoiceStyle => voiceStyles.some((style) => style === name);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: "string", default: "en" },
    style: { type: "string", default: "warm" },
    spoken: { type: "boolean", default: false },
  },
});
const { language, style, spoken } = values;
if (!isLanguage(language) || !isStyle(style))
  throw new Error(
    `--language is one of ${languageCodes.join(", ")}, --style one of ${voiceStyles.join(", ")}.`,
  );
const { hear } = await loadHearing();
const [file] = positionals;
if (file === undefined) await talk({ language, style, spoken }, hear);
else answerAll(file, { style, spoken }, hear);
