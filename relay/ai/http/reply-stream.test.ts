import { expect, test } from "vitest";
import { z } from "zod";
import { DialectMemory } from "./chat-dialect.ts";
import { taskOver } from "./task.ts";
import { json, signal, trying, valueOf, wireWith } from "./test-wire.ts";
import { writeOver } from "./writing.ts";

const models = { small: "small", large: "large" };
const request = { instructions: "Listen.", maxTokens: 220, temperature: 0.5, size: "small" } as const;

const streamOf = (...pieces: object[]) =>
  new Response([...pieces.map((it) => JSON.stringify(it)), "[DONE]"].map((it) => `data: ${it}\n\n`).join(""));
const piece = (content: string | null, finish: string | null = null) => ({
  choices: [{ delta: { content }, finish_reason: finish }],
});
const filtered = (code: string) =>
  json({ error: { message: "Filtered by a strict policy", type: null, param: "prompt", code } }, 400);

async function reply(answer: () => Response) {
  const wire = wireWith(answer);
  const said: string[] = [];
  let isCut = false;
  const tools = [{ name: "offer", description: "", schema: z.object({}), afterCall: "" }];
  const outcome = await writeOver(
    wire.client,
    models,
    new DialectMemory("compatible"),
    trying,
  )(
    { ...request, lines: [{ role: "user", text: "I cut myself" }], tools },
    {
      signal,
      onText: (text) => said.push(text),
      onCut: () => {
        isCut = true;
      },
    },
  );
  return { said: said.join(""), end: valueOf(outcome), isCut };
}

test.each<[string, () => Response, string]>([
  ["by the code of OpenAI on Azure", () => filtered("content_filter"), ""],
  ["by a policy's code", () => filtered("content_policy_violation"), ""],
  ["before its first word", () => streamOf(piece(null, "content_filter")), ""],
  ["midway", () => streamOf(piece("That is"), piece(null, "content_filter")), "That is"],
  ["by an error midway", () => streamOf(piece("That"), { error: { code: "content_filter" } }), "That"],
  ["in its own words", () => streamOf({ choices: [{ delta: { refusal: "I can't." } }] }), ""],
])("a reply that a filter or the model refuses %s is declined", async (_, answer, said) => {
  expect(await reply(answer)).toEqual({ said, end: "declined", isCut: false });
});

test.each<[string, object[], boolean]>([
  ["its limit of tokens", [piece("That is har"), piece(null, "length")], true],
  ["our own limit", [piece("on and on ".repeat(1_000))], true],
  ["its end", [piece("That is hard."), piece(null, "stop")], false],
])("a reply that reached %s tells whether it was cut", async (_, pieces, isCut) => {
  expect(await reply(() => streamOf(...pieces))).toMatchObject({ end: null, isCut });
});

test.each([
  ["refuses", () => filtered("content_filter")],
  ["empties", () => json({ choices: [{ finish_reason: "content_filter", message: { content: null } }] })],
  ["cuts", () => json({ choices: [{ finish_reason: "content_filter", message: { content: '{"ti' } }] })],
])("a task that a filter %s is declined, and no garbage", async (_, answer) => {
  const run = taskOver(wireWith(answer).client, models, new DialectMemory("compatible"), trying);
  const schema = z.object({ title: z.string() });
  expect(valueOf(await run({ ...request, name: "titles", schema, input: "Hi" }, { signal }))).toBe(
    "declined",
  );
});
