import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PcmEncoder } from "#relay/ai/audio/pcm-encoder.ts";
import { wavOf } from "#relay/ai/audio/wav.ts";
import { oggOf } from "./ogg.ts";

/** How the server answers: correctly, in a format that it wasn't asked for, or not at all. */
export type SpeechManner = "opus" | "wav" | "onePageOgg" | "half" | "garbage" | "stalled" | "failing";

const rate = 24_000;
/** A tone as long as the text would take to say, s. */
const asLongAsSpeech = (text: string): number => Math.max(0.6, text.length * 0.06);

function tone(seconds: number): Uint8Array {
  const pcm = new Uint8Array(Math.round(seconds * rate) * 2);
  const view = new DataView(pcm.buffer);
  for (let index = 0; index < pcm.length / 2; index += 1)
    view.setInt16(index * 2, Math.round(9_000 * Math.sin((2 * Math.PI * 330 * index) / rate)), true);
  return pcm;
}

async function opusOf(pcm: Uint8Array, packetsPerPage: number): Promise<Uint8Array> {
  const encoder = await PcmEncoder.create(rate, 1);
  const packets = [...encoder.push(pcm), ...encoder.finish()];
  encoder.free();
  return oggOf(packets, packetsPerPage);
}

type Answer = (pcm: Uint8Array, response: ServerResponse) => void | Promise<void>;

const manners: Readonly<Record<SpeechManner, Answer>> = {
  opus: async (pcm, response) => void response.end(await opusOf(pcm, 5)),
  wav: (pcm, response) => void response.end(wavOf(pcm, rate)),
  // One second of audio per page, as some servers send it.
  onePageOgg: async (pcm, response) => void response.end(await opusOf(pcm, 50)),
  half: async (pcm, response) => {
    const whole = await opusOf(pcm, 5);
    response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => response.destroy());
  },
  garbage: (_pcm, response) => void response.end('{"error":"out of order"}'),
  stalled: () => undefined,
  failing: (_pcm, response) => void response.writeHead(500).end(),
};

/** A speech server whose behavior the test decides. */
export async function startSpeechServer() {
  const state: { manner: SpeechManner; secondsOf: (text: string) => number } = {
    manner: "opus",
    secondsOf: asLongAsSpeech,
  };
  const spoken: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // The relay looks up when its models will be retired.
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "application/json" }).end('{"object":"list","data":[]}');
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string };
    spoken.push(input);
    await manners[state.manner](tone(state.secondsOf(input)), response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** Every text that it was asked to speak. */
    spoken,
    /** How long each text takes from now on, s. */
    pace: (secondsOf: (text: string) => number) => {
      state.secondsOf = secondsOf;
    },
    behave: (manner: SpeechManner) => {
      state.manner = manner;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
