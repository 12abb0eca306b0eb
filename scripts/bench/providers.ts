/** The benchmark's providers: OpenAI's three routes and its Realtime API with fixed times, in a process of their own. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";
import { capture } from "#shared/limits.ts";
import { listenOnLoopback } from "#local/listen.ts";
import { answerParent } from "./answer-parent.ts";
import { ProviderCalls } from "./provider-calls.ts";
import { ServiceTimes } from "./service-times.ts";
import { cutPiece, replyPieces, spokenMs, tagIn, taskAnswers, transcriptOf } from "./reply-script.ts";
import { addRealtime } from "./realtime-stub.ts";
import { tagInSound } from "./sound-tag.ts";
import { makePages } from "./speech-pages.ts";
import { type Workload, workloadSchema } from "./workload.ts";

const times = new ServiceTimes();
const calls = new ProviderCalls();

/** Runs steps at fixed times, however late each one is; stops when the client disconnects. */
function schedule(
  response: ServerResponse,
  startMs: number,
  eachMs: number,
  step: (n: number) => boolean,
): void {
  const startedAt = performance.now();
  let count = 0;
  let timer: NodeJS.Timeout;
  const run = (): void => {
    const more = step(count);
    count += 1;
    if (more) timer = setTimeout(run, Math.max(0, startedAt + startMs + count * eachMs - performance.now()));
  };
  timer = setTimeout(run, startMs);
  response.once("close", () => clearTimeout(timer));
}

function tagOfRecording(body: Buffer): number {
  const wav = body.indexOf("RIFF");
  return wav === -1 ? 0 : tagInSound(body.subarray(wav + 44), capture.sampleRateHz);
}

function transcribe(body: Buffer, response: ServerResponse, { transcriptionMs }: Workload): void {
  calls.note("transcription", body);
  const at = performance.now();
  const tag = tagOfRecording(body);
  schedule(response, transcriptionMs, 0, () => {
    response.writeHead(200, { "content-type": "text/plain" });
    response.end(transcriptOf(tag));
    times.note(tag, "transcription", performance.now() - at);
    return false;
  });
}

const chatSchema = z.object({
  stream: z.boolean().optional(),
  messages: z.array(z.object({ content: z.string() })),
  response_format: z.object({ json_schema: z.object({ name: z.string() }) }).optional(),
});
type Chat = z.infer<typeof chatSchema>;

function chat(body: Buffer, response: ServerResponse, workload: Workload): void {
  const asked = chatSchema.parse(JSON.parse(body.toString()));
  const isReply = asked.stream === true;
  calls.note(isReply ? "reply" : "task", body);
  if (isReply) write(asked, response, workload);
  else doTask(asked, response, workload);
}

function doTask(
  { response_format: format }: Chat,
  response: ServerResponse,
  { firstTokenMs }: Workload,
): void {
  const content = JSON.stringify(taskAnswers[format?.json_schema.name ?? ""] ?? null);
  schedule(response, firstTokenMs, 0, () => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    return false;
  });
}

function write({ messages }: Chat, response: ServerResponse, { firstTokenMs, tokenMs }: Workload): void {
  const at = performance.now();
  const tag = tagIn(messages.at(-1)?.content ?? "") ?? 0;
  const pieces = replyPieces(tag);
  schedule(response, firstTokenMs, tokenMs, (index) => {
    if (index === 0) response.writeHead(200, { "content-type": "text/event-stream" });
    const content = pieces[index];
    if (content === undefined) {
      response.end("data: [DONE]\n\n");
      return false;
    }
    response.write(
      `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, delta: { content } }] })}\n\n`,
    );
    if (index === cutPiece) times.note(tag, "writing", performance.now() - at);
    return true;
  });
}

const speechSchema = z.object({ input: z.string() });

function speak(
  body: Buffer,
  response: ServerResponse,
  workload: Workload,
  pages: readonly Uint8Array[],
): void {
  calls.note("speech", body);
  const at = performance.now();
  const { input } = speechSchema.parse(JSON.parse(body.toString()));
  const tag = tagIn(input);
  const count = Math.ceil(spokenMs(input) / workload.pageMs);
  schedule(response, workload.speechMs, workload.pageEveryMs, (index) => {
    if (index === 0) response.writeHead(200, { "content-type": "audio/ogg" });
    response.write(pages[index] ?? new Uint8Array(0));
    if (index === 0 && tag !== null) times.note(tag, "speech", performance.now() - at);
    if (index + 1 < count) return true;
    response.end();
    return false;
  });
}

async function start(input: unknown): Promise<{ port: number }> {
  const workload = workloadSchema.parse(input);
  const pages = await makePages(workload.pageMs);
  const routes: Readonly<Record<string, (body: Buffer, response: ServerResponse) => void>> = {
    "/v1/audio/transcriptions": (body, response) => transcribe(body, response, workload),
    "/v1/chat/completions": (body, response) => chat(body, response, workload),
    "/v1/audio/speech": (body, response) => speak(body, response, workload, pages),
  };
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => routes[request.url ?? ""]?.(Buffer.concat(chunks), response));
  });
  addRealtime(server, { workload, times, calls });
  server.keepAliveTimeout = 120_000;
  return { port: await listenOnLoopback(server, 0) };
}

answerParent({ start, times: () => times.take(), calls: () => calls.take() });
