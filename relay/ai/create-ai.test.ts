import http from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { StageClock } from "../testing/stage-doubles.ts";
import { readerOver } from "../safety/reader.ts";
import { createAi, unwatched } from "./create-ai.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A chat server; it is told which model each request asks. */
async function chatServer(answer: (model: string, res: http.ServerResponse, body: string) => void) {
  const asked: string[] = [];
  const server = http.createServer((req, res) => {
    let body = "";
    req.on("data", (bytes: Buffer) => (body += bytes.toString()));
    req.on("end", () => {
      const model = /"model":"(\w+)"/.exec(body)?.[1] ?? "";
      asked.push(model);
      answer(model, res, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = typeof address === "object" ? address?.port : null;
  const chat = { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: "k", dialect: "compatible" } as const;
  return { asked, chat: { ...chat, small: "small", large: "large" } };
}

const hanging = () => chatServer(() => {});

const judged = {
  level: "active",
  categories: ["suicide"],
  whose: "self",
  when: "now",
  words: "kill myself",
  misunderstood: false,
};
const judging = (answer: object = judged) =>
  chatServer((_, res) => {
    res.setHeader("content-type", "application/json");
    res.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(answer) } }] }));
  });

const streamed = (res: http.ServerResponse, text: string): void => {
  res.setHeader("content-type", "text/event-stream");
  res.end(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\ndata: [DONE]\n\n`);
};

type Server = Awaited<ReturnType<typeof chatServer>>;

function aiWith(first: Server, fallback: Server, clock: StageClock) {
  const other = { baseUrl: "http://127.0.0.1:9/v1", apiKey: "k", model: "m", fallback: null };
  const keptOut: string[] = [];
  const ai = createAi(
    {
      chat: { ...first.chat, fallback: fallback.chat },
      transcription: { ...other, liveModel: null, keywords: [], prompt: null, vocabulary: "open" },
      speech: { ...other, protocol: "http", voice: null, voices: {}, format: "pcm" },
    },
    { now: clock.now, after: clock.after, random: () => 0.5 },
    {
      ...unwatched,
      keptOut: (stage, provider, isOut) => keptOut.push(`${stage} ${provider} ${isOut ? "out" : "in"}`),
    },
  );
  closing.push(ai.stop);
  return { ai, keptOut };
}

describe("danger is read while the first provider hangs", () => {
  const said = { text: "I want to kill myself", context: [] };

  test("[T22] by the fallback within the reader's patience, and soon by it alone", async () => {
    const [first, fallback] = [await hanging(), await judging()];
    const clock = new StageClock();
    const { ai, keptOut } = aiWith(first, fallback, clock);
    const read = readerOver(ai, clock.after);
    for (let turn = 1; turn <= 3; turn += 1) {
      const reading = read(said);
      await vi.waitFor(() => expect(first.asked).toHaveLength(turn));
      clock.advance(700);
      expect(await reading).toMatchObject({ level: "active" });
      // The first isn't waited for, but what becomes of it still counts.
      clock.advance(700);
    }
    await vi.waitFor(() => expect(keptOut).toEqual(["task first out"]));
    for (let turn = 0; turn < 5; turn += 1) expect(await read(said)).toMatchObject({ level: "active" });
    expect(first.asked).toHaveLength(3);
    // One probe at a time, whose silence keeps nobody waiting.
    clock.advance(15_000);
    const probing = read(said);
    await vi.waitFor(() => expect(first.asked).toHaveLength(4));
    expect(await read(said)).toMatchObject({ level: "active" });
    clock.advance(700);
    expect(await probing).toMatchObject({ level: "active" });
    expect(first.asked).toHaveLength(4);
  });

  test("[T22] and nobody is read by both where the first answers in time", async () => {
    const [first, fallback] = [await judging(), await judging({ ...judged, level: "imminent" })];
    const clock = new StageClock();
    const { ai } = aiWith(first, fallback, clock);
    expect(await readerOver(ai, clock.after)(said)).toMatchObject({ level: "active" });
    clock.advance(60_000);
    expect([first.asked, fallback.asked]).toEqual([["small"], []]);
  });
});

test.each([
  ["nothing more", ""],
  ["comments", ": keep-alive\n\n"],
])(
  "a reply is complete at its last event, though %s follows and the response stays open",
  async (_, more) => {
    const closed = Promise.withResolvers<void>();
    const first = await chatServer((_model, res) => {
      res.setHeader("content-type", "text/event-stream");
      res.write(`data: {"choices":[{"delta":{"content":"Hello."}}]}\n\ndata: [DONE]\n\n${more}`);
      res.once("close", closed.resolve);
    });
    const clock = new StageClock();
    const { ai } = aiWith(first, await hanging(), clock);
    const request = { instructions: "", lines: [], maxTokens: 10, temperature: 0, size: "small" } as const;
    const said: string[] = [];
    const options = { signal: new AbortController().signal, onText: (text: string) => said.push(text) };
    expect(await ai.write(request, options)).toEqual({ ok: true, value: null });
    expect(said).toEqual(["Hello."]);
    // Its connection isn't kept for good.
    clock.advance(500);
    await closed.promise;
  },
);

test.each([
  ["after a long silence, is asked no more", 5_000, 3],
  ["at once, is asked again", 1_000, 5],
])("a provider that people give up %s", async (_, patienceMs, times) => {
  const first = await hanging();
  const fallback = await chatServer((_model, res) => streamed(res, "Hi."));
  const clock = new StageClock();
  const { ai } = aiWith(first, fallback, clock);
  for (let turn = 0; turn < 5; turn += 1) {
    const person = new AbortController();
    const request = { instructions: "", lines: [], maxTokens: 10, temperature: 0, size: "small" } as const;
    const asked = first.asked.length;
    const answer = ai.write(request, { signal: person.signal, onText: () => {} });
    await vi.waitFor(() => expect(first.asked.length + fallback.asked.length).toBe(turn + 1));
    if (first.asked.length > asked) {
      clock.advance(patienceMs);
      person.abort();
    }
    await answer;
  }
  expect(first.asked).toHaveLength(times);
});

test("what a filter refuses somebody keeps the provider from nobody", async () => {
  const first = await chatServer((_, res, body) => {
    if (!body.includes("I cut myself")) streamed(res, "Hello.");
    else
      res
        .writeHead(400, { "content-type": "application/json" })
        .end('{"error":{"message":"filtered","param":"prompt","code":"content_filter"}}');
  });
  const fallback = await chatServer((_, res) => streamed(res, "Hi."));
  const { ai, keptOut } = aiWith(first, fallback, new StageClock());
  const answers: string[] = [];
  for (const text of ["I cut myself", "I cut myself", "I cut myself", "I had a nice day"]) {
    const lines = [{ role: "user", text }] as const;
    const request = { instructions: "", lines, maxTokens: 10, temperature: 0, size: "small" } as const;
    const onText = (it: string) => answers.push(it);
    const outcome = await ai.write(request, { signal: new AbortController().signal, onText });
    if (!outcome.ok) answers.push(outcome.failure);
  }
  expect(answers).toEqual(["Hi.", "Hi.", "Hi.", "Hello."]);
  expect(fallback.asked).toHaveLength(3);
  expect(keptOut).toEqual([]);
});

test("one model's quota keeps out that model, and no other of its server", async () => {
  const first = await chatServer((model, res) => {
    if (model === "large") res.writeHead(429, { "retry-after": "3600" }).end("{}");
    else streamed(res, "Hello.");
  });
  const fallback = await chatServer((_, res) => streamed(res, "Hi."));
  const { ai } = aiWith(first, fallback, new StageClock());
  const said: string[] = [];
  for (const size of ["large", "small", "large", "small"] as const) {
    const request = { instructions: "", lines: [], maxTokens: 10, temperature: 0, size };
    await ai.write(request, { signal: new AbortController().signal, onText: (text) => said.push(text) });
  }
  expect(said).toEqual(["Hi.", "Hello.", "Hi.", "Hello."]);
  expect([first.asked, fallback.asked]).toEqual([
    ["large", "small", "small"],
    ["large", "large"],
  ]);
});
