import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readWavHeader, wavOf } from "#relay/ai/audio/wav.ts";

/** What the models answer; a test changes it as it goes. */
type Answers = {
  /** What a recording (PCM16 mono 16 kHz) is written down as; null fails it. */
  heard: string | ((pcm: Buffer) => string | null);
  /** A reply, in pieces, to the last message of the person. */
  reply: (lastText: string) => readonly string[] | Promise<readonly string[]> | AsyncIterable<string>;
  /** What each answer of a chat model says that it used. */
  usage: unknown;
  /** The result of a task, or a promise of it, by the name of its schema; null fails it. */
  task: (name: string, input: string) => unknown;
};

/** The reader finds no danger. */
const harmless = {
  level: "none",
  categories: [],
  whose: "nobody",
  when: "never",
  words: "",
  misunderstood: false,
};

const plainAnswers = (): Answers => ({
  heard: "I had a hard day at work",
  usage: undefined,
  reply: (text) => [`You said: ${text}. `, "Tell me more about it."],
  task: (name) =>
    ({
      session_summary: { title: "A hard day", summary: "You talked about a hard day." },
      memories: { memories: ["Works in a hospital"] },
      risk: harmless,
      running_summary: { summary: "They talked about a hard day." },
    })[name] ?? null,
});

type ChatBody = {
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly json_schema: { readonly name: string } };
};

/** Half a second of silence, because the speech itself doesn't matter here. */
const speech = wavOf(new Uint8Array(24_000), 24_000);

/** The samples of the WAV file in a form, which is the form's last field. */
function soundIn(form: Buffer): Buffer {
  const file = form.subarray(form.indexOf("RIFF"), form.lastIndexOf("\r\n--"));
  return file.subarray(readWavHeader(file)?.dataAt ?? 0);
}

/** An OpenAI-compatible server of which a test decides every answer. */
export async function startScriptedOpenAi() {
  const answers = plainAnswers();
  const seen: { route: string; body: ChatBody | null }[] = [];

  async function chat(body: ChatBody, response: ServerResponse): Promise<void> {
    const last = body.messages.at(-1)?.content ?? "";
    if (body.stream !== true) {
      const result = await answers.task(body.response_format?.json_schema.name ?? "", last);
      response.writeHead(result === null ? 500 : 200, { "content-type": "application/json" });
      const { usage } = answers;
      response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(result) } }], usage }));
      return;
    }
    const pieces = await answers.reply(last);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for await (const content of pieces)
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    const told = { choices: [], usage: answers.usage };
    response.end(`data: ${JSON.stringify(told)}\n\ndata: [DONE]\n\n`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const route = request.url ?? "";
    // Requested at startup and once a day; like most compatible servers it doesn't say when models are
    // retired.
    if (route.endsWith("/models")) {
      response.writeHead(200, { "content-type": "application/json" }).end('{"object":"list","data":[]}');
      return;
    }
    const bytes = Buffer.concat(chunks);
    const body = route.endsWith("/completions") ? (JSON.parse(bytes.toString()) as ChatBody) : null;
    seen.push({ route, body });
    if (body !== null) return chat(body, response);
    if (route.endsWith("/transcriptions")) {
      const { heard } = answers;
      const text = typeof heard === "string" ? heard : heard(soundIn(Buffer.concat(chunks)));
      response.writeHead(text === null ? 500 : 200, { "content-type": "text/plain" }).end(text);
      return;
    }
    response.writeHead(200, { "content-type": "audio/wav" }).end(speech);
  }

  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answers,
    seen,
    reset: () => Object.assign(answers, plainAnswers()),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type ScriptedOpenAi = Awaited<ReturnType<typeof startScriptedOpenAi>>;
