import { z } from "zod";
import { type LanguageCode, isLanguageCode } from "#shared/catalogues/languages.ts";
import { statedLanguage } from "../language.ts";
import { type Conversation, textsOf } from "../listener/conversation.ts";

/** What a task works on. */
export type Material = {
  /** What the person said, in order. */
  readonly said: readonly string[];
  /** What the companion said. */
  readonly replied: readonly string[];
  /** What was summed up before. */
  readonly earlier: string;
  /** What is remembered already. */
  readonly known: readonly string[];
  /** The language that the material names for itself. */
  readonly language?: LanguageCode | undefined;
};

const speakers =
  /^\s*(?:[-*]\s*)?(?:\[[^\]]*\]\s*)?\**(user|person|you|human|assistant|companion|hearken|ai|summary|previous summary|earlier)\**\s*:\s*/i;
const persons = new Set(["user", "person", "you", "human"]);
const companions = new Set(["assistant", "companion", "hearken", "ai"]);
const summaries = new Set(["summary", "previous summary", "earlier"]);

/** Finds what the person said, in whichever of the forms that local/ai/tasks.ts names. */
export function materialOf(conversation: Conversation): Material {
  const texts = textsOf(conversation, "user");
  if (texts.length > 1)
    return { said: texts, replied: textsOf(conversation, "assistant"), earlier: "", known: [] };
  const text = texts[0] ?? "";
  return fromJson(jsonIn(text)) ?? fromLines(text) ?? { said: [text], replied: [], earlier: "", known: [] };
}

/** The JSON value in a text, whatever stands around it. */
export function jsonIn(text: string): unknown {
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf("]"), text.lastIndexOf("}"));
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function* recordsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* recordsIn(item);
  if (!isRecord(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* recordsIn(inner);
}

const messageSchema = z
  .looseObject({ role: z.string(), text: z.string() })
  .or(z.looseObject({ role: z.string(), content: z.string() }));

function fromJson(json: unknown): Material | undefined {
  const records = [...recordsIn(json)];
  const messages = records.flatMap((record) => messageSchema.safeParse(record).data ?? []);
  const saidBy = (roles: ReadonlySet<string>): string[] =>
    messages
      .filter(({ role }) => roles.has(role.toLowerCase()))
      .map((message) => String("text" in message ? message.text : message.content));
  const said = saidBy(persons);
  if (messages.length === 0) return undefined;
  const entries = records
    .filter((record) => !messageSchema.safeParse(record).success)
    .flatMap((record) => Object.entries(record));
  const textsUnder = (name: RegExp): string[] =>
    entries
      .filter(([key]) => name.test(key))
      .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
      .filter((value) => typeof value === "string");
  return {
    said,
    replied: saidBy(companions),
    earlier: textsUnder(/summary|earlier/i).join(" "),
    known: textsUnder(/^already_known$/),
    language: languageNamed(textsUnder(/^language$/)[0] ?? ""),
  };
}

const languageNamed = (name: string): LanguageCode | undefined =>
  isLanguageCode(name) ? name : statedLanguage(name);

function fromLines(text: string): Material | undefined {
  const said: string[] = [];
  const replied: string[] = [];
  const earlier: string[] = [];
  const lists = [
    [persons, said],
    [companions, replied],
    [summaries, earlier],
  ] as const;
  let current: string[] | undefined;
  for (const line of text.split("\n")) {
    const speaker = speakers.exec(line);
    const name = speaker?.[1]?.toLowerCase();
    if (name !== undefined) current = lists.find(([names]) => names.has(name))?.[1];
    const words = line.replace(speakers, "").trim();
    if (words !== "") current?.push(words);
  }
  return said.length === 0 ? undefined : { said, replied, earlier: earlier.join(" "), known: [] };
}
