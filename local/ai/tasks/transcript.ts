import { type Conversation, textsOf } from "../listener/conversation.ts";

/** What a task works on: what the person said, in order, and what was summed up before. */
export type Material = { readonly said: readonly string[]; readonly earlier: string };

const speakers =
  /^\s*(?:[-*]\s*)?(?:\[[^\]]*\]\s*)?\**(user|person|you|human|assistant|companion|hearken|ai|summary|previous summary|earlier)\**\s*:\s*/i;
const persons = new Set(["user", "person", "you", "human"]);
const summaries = new Set(["summary", "previous summary", "earlier"]);

/** Finds what the person said, in whichever of the forms that local/ai/tasks.ts names. */
export function materialOf(conversation: Conversation): Material {
  const texts = textsOf(conversation, "user");
  if (texts.length > 1) return { said: texts, earlier: "" };
  const text = texts[0] ?? "";
  return fromJson(jsonIn(text)) ?? fromLines(text) ?? { said: [text], earlier: "" };
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

function fromJson(json: unknown): Material | undefined {
  const said: string[] = [];
  const earlier: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isRecord(value)) return;
    const role = value["role"] ?? value["speaker"];
    const text = value["text"] ?? value["content"];
    if (typeof role === "string" && typeof text === "string") {
      if (persons.has(role.toLowerCase())) said.push(text);
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === "string" && /summary|earlier/i.test(key)) earlier.push(inner);
      else visit(inner);
    }
  };
  visit(json);
  return said.length === 0 ? undefined : { said, earlier: earlier.join(" ") };
}

function listFor(speaker: string, said: string[], earlier: string[]): string[] | undefined {
  const name = speaker.toLowerCase();
  if (persons.has(name)) return said;
  return summaries.has(name) ? earlier : undefined;
}

function fromLines(text: string): Material | undefined {
  const said: string[] = [];
  const earlier: string[] = [];
  let current: string[] | undefined;
  for (const line of text.split("\n")) {
    const speaker = speakers.exec(line);
    if (speaker !== null) current = listFor(speaker[1] ?? "", said, earlier);
    const words = line.replace(speakers, "").trim();
    if (words !== "") current?.push(words);
  }
  return said.length === 0 ? undefined : { said, earlier: earlier.join(" ") };
}
