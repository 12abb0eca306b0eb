import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Tool, ToolCall } from "../port.ts";
import type { ChatDialect } from "../settings.ts";
import type { Used } from "../usage.ts";
import { DialectMemory } from "./chat-dialect.ts";
import { json, signal, trying, unsupported, wireWith } from "./test-wire.ts";
import { writeOver } from "./writing.ts";

const models = { small: "gpt-6-luna", large: "gpt-6-sol" };
const offer: Tool = {
  name: "offer",
  description: "Offers something.",
  schema: z.object({ resource: z.enum(["breathing", "journal"]), asked: z.boolean() }),
  afterCall: "Now write your reply.",
};
const dialects = ["openai", "compatible"] as const satisfies readonly ChatDialect[];

type Heard =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "call"; readonly call: ToolCall };

function talk(wire: ReturnType<typeof wireWith>, dialect: ChatDialect) {
  const write = writeOver(wire.client, models, new DialectMemory(dialect), trying);
  const used: Used[] = [];
  const ask = async (size: "small" | "large" = "small") => {
    const heard: Heard[] = [];
    const outcome = await write(
      {
        instructions: "Listen.",
        lines: [{ role: "user", text: "I can't sleep" }],
        maxTokens: 220,
        temperature: 0.5,
        size,
        tools: [offer],
      },
      {
        signal,
        onText: (text) => heard.push({ kind: "text", text }),
        onCall: (call) => heard.push({ kind: "call", call }),
        onUsage: (it) => used.push(it),
      },
    );
    const text = heard.flatMap((it) => (it.kind === "text" ? [it.text] : [])).join("");
    const calls = heard.flatMap((it) => (it.kind === "call" ? [it.call] : []));
    return { outcome: outcome.ok ? "ok" : outcome.failure, text, calls, heard };
  };
  return { ask, used };
}

const stream =
  (...deltas: readonly object[]) =>
  (): Response =>
    new Response(
      `${deltas.map((delta) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`).join("")}data: [DONE]\n\n`,
    );

const said = (content: string) => ({ content });
const call = (index: number, name: string | undefined, pieces: string) => ({
  tool_calls: [
    {
      index,
      ...(name === undefined ? {} : { id: `call_${index}`, type: "function" }),
      function: { name, arguments: pieces },
    },
  ],
});
const breathing = '{"resource":"breathing","asked":false}';
const theCall = { name: "offer", input: { resource: "breathing", asked: false } };

describe.each(dialects)("tools, in the dialect %s", (dialect) => {
  test("are described strictly, and only where there are any", async () => {
    const wire = wireWith(stream(said("Hello.")));
    await talk(wire, dialect).ask();
    expect(wire.asked[0]?.json["tools"]).toMatchObject([
      {
        type: "function",
        function: {
          name: "offer",
          strict: true,
          parameters: { required: ["resource", "asked"], additionalProperties: false },
        },
      },
    ]);
  });

  test("a call in pieces, between and after words, comes after the last of them and is never a word", async () => {
    const wire = wireWith(
      stream(
        said("That sounds"),
        call(0, "offer", ""),
        said(" tiring."),
        call(0, undefined, breathing.slice(0, 9)),
        call(0, undefined, breathing.slice(9)),
      ),
    );
    const { heard, text, outcome } = await talk(wire, dialect).ask();
    expect(outcome).toBe("ok");
    expect(text).toBe("That sounds tiring.");
    expect(heard.at(-1)).toEqual({ kind: "call", call: theCall });
    expect(heard.filter(({ kind }) => kind === "call")).toHaveLength(1);
  });

  test("two calls come in the model's order, whichever ends first", async () => {
    const wire = wireWith(
      stream(
        said("Yes."),
        call(1, "offer", '{"resource":"journal","asked":true}'),
        call(0, "offer", breathing),
      ),
    );
    const { calls } = await talk(wire, dialect).ask();
    expect(calls.map(({ input }) => input)).toEqual([
      { resource: "breathing", asked: false },
      { resource: "journal", asked: true },
    ]);
  });

  test("calls that come whole and without an index are understood", async () => {
    const whole = { tool_calls: [{ function: { name: "offer", arguments: breathing } }] };
    const { calls } = await talk(wireWith(stream(said("Yes."), whole)), dialect).ask();
    expect(calls).toEqual([theCall]);
  });

  test.each<[string, object]>([
    ["an unknown tool", call(0, "delete_everything", "{}")],
    ["arguments that are no JSON", call(0, "offer", '{"resource":"brea')],
    ["endless arguments", call(0, "offer", `{"resource":"${"a".repeat(3_000)}"}`)],
    ["a call without a name", call(0, undefined, breathing)],
    ["calls that are no list", { tool_calls: { name: "offer" } }],
    ["calls that are nothing", { tool_calls: [null, 7, "offer"] }],
    [
      "arguments that are no text",
      { tool_calls: [{ index: 0, function: { name: "offer", arguments: {} } }] },
    ],
  ])("%s: dropped, and the words are kept", async (_, bad) => {
    const { calls, text, outcome } = await talk(wireWith(stream(said("I hear you."), bad)), dialect).ask();
    expect({ calls, text, outcome }).toEqual({ calls: [], text: "I hear you.", outcome: "ok" });
  });

  test.each([
    ["good", breathing, [theCall]],
    ["malformed", "{", []],
  ])(
    "a %s call without words: asked once more without tools, and both are paid for",
    async (_, input, calls) => {
      const wire = wireWith(stream(call(0, "offer", input)), stream(said("Let's slow down.")));
      const { ask, used } = talk(wire, dialect);
      expect(await ask()).toMatchObject({ outcome: "ok", text: "Let's slow down.", calls });
      expect(wire.asked).toHaveLength(2);
      expect(wire.asked[1]?.json).not.toHaveProperty("tools");
      expect(wire.asked[1]?.json["messages"]).toMatchObject([
        { role: "system", content: "Listen.\n\nNow write your reply." },
        { role: "user" },
      ]);
      expect(used).toHaveLength(2);
    },
  );

  test("calls alone twice come to an empty reply, which the conversation fills", async () => {
    const only = stream(call(0, "offer", breathing));
    expect(await talk(wireWith(only, only), dialect).ask()).toMatchObject({ outcome: "ok", text: "" });
  });

  test("nothing is offered where the words to it fail", async () => {
    const wire = wireWith(stream(call(0, "offer", breathing)), () => json({ error: { message: "no" } }, 401));
    expect(await talk(wire, dialect).ask()).toMatchObject({ outcome: "refused", calls: [] });
  });
});

const refusals: readonly (readonly [string, () => Response])[] = [
  ["by parameter", () => unsupported("tools")],
  [
    "as Ollama does",
    () => json({ error: { message: "registry.ollama.ai/library/gemma3 does not support tools" } }, 400),
  ],
  [
    "as vLLM does",
    () =>
      json(
        {
          error: {
            message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
          },
        },
        400,
      ),
  ],
  ["as llama.cpp does", () => json({ error: { message: "tools param requires --jinja flag" } }, 500)],
  [
    "as OpenRouter does",
    () => json({ error: { message: "No endpoints found that support tool use." } }, 404),
  ],
  ["as FastAPI does", () => json({ detail: [{ type: "extra_forbidden", loc: ["body", "tools"] }] }, 422)],
];

describe.each(dialects)("a server without tools, in the dialect %s", (dialect) => {
  test.each(refusals)("refuses them %s: asked without, and not again", async (_, refusal) => {
    const wire = wireWith(refusal, stream(said("Hello.")), stream(said("Hello.")));
    const { ask } = talk(wire, dialect);
    expect([(await ask()).text, (await ask()).text]).toEqual(["Hello.", "Hello."]);
    expect(wire.asked.map(({ json: body }) => "tools" in body)).toEqual([true, false, false]);
  });

  test("what one model refuses, another may take", async () => {
    const hello = stream(said("Hello."));
    const wire = wireWith(() => unsupported("tools"), hello, hello);
    const { ask } = talk(wire, dialect);
    await ask("small");
    await ask("large");
    expect(wire.asked.map(({ json: body }) => "tools" in body)).toEqual([true, false, true]);
  });

  test("refuses usage and tools: each is left out once it was named", async () => {
    const hello = stream(said("Hello."));
    const wire = wireWith(
      () => unsupported("stream_options"),
      () => unsupported("tools"),
      hello,
      hello,
    );
    const { ask } = talk(wire, dialect);
    expect([(await ask()).text, (await ask()).text]).toEqual(["Hello.", "Hello."]);
    expect(wire.asked.map(({ json: body }) => ["stream_options" in body, "tools" in body])).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  test("an error that has nothing to do with tools is passed on", async () => {
    const wire = wireWith(() => unsupported("messages"));
    expect((await talk(wire, dialect).ask()).outcome).toBe("refused");
    expect(wire.asked).toHaveLength(1);
  });
});
