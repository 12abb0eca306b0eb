/**
 * `node local/ai/converse.ts conversations.jsonl`: answers conversations and prints the dialogues; without a file it
 * talks with you. local/ai/README.md says what a line looks like.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { type VoiceStyle, voiceStyles } from "#shared/catalogues/voices.ts";
import { z } from "zod";
import { Dialogue, type Setting } from "./dialogue.ts";

const turnSchema = z.union([z.string(), z.object({ text: z.string(), stated: z.string() })]);
const lineSchema = z.object({ language: z.enum(languageCodes), turns: z.array(turnSchema) });

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function answerAll(path: string, setting: Omit<Setting, "language">): void {
  const lines = readFileSync(path, "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const { language, turns } = lineSchema.parse(JSON.parse(line));
    const dialogue = new Dialogue({ ...setting, language });
    print(`# ${index + 1} (${language})`);
    for (const turn of turns) {
      const { text, stated } = typeof turn === "string" ? { text: turn, stated: "" } : turn;
      print(`P: ${text}\nC: ${dialogue.say(text, stated)}`);
    }
    print("");
  }
}

async function talk(setting: Setting): Promise<void> {
  const dialogue = new Dialogue(setting);
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: "> " });
  terminal.prompt();
  for await (const text of terminal) {
    print(dialogue.say(text));
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
const [file] = positionals;
if (file === undefined) await talk({ language, style, spoken });
else answerAll(file, { style, spoken });
