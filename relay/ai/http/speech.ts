import type OpenAI from "openai";
import type { SpeechCreateParams } from "openai/resources/audio/speech";
import { playback } from "#shared/limits.ts";
import { SpeechReader, type Packets } from "../audio/speech-reader.ts";
import { withAttempts, type Attempt, type Trying } from "../attempts.ts";
import { failed } from "../failure.ts";
import type { Ai, AiOutcome, PacketSink } from "../port.ts";
import type { SpeechProvider } from "../settings.ts";
import { aiTimeouts } from "../timeouts.ts";
import { speechUsage } from "../usage.ts";
import { voicingOf } from "../voices.ts";
import { refusedParameter } from "./refused-parameter.ts";

/** Passes packets on and counts them. */
class Counter {
  samples = 0;
  readonly #sink: PacketSink;

  constructor(sink: PacketSink) {
    this.#sink = sink;
  }

  async pass({ packets, samples }: Packets): Promise<void> {
    if (packets.length === 0) return;
    this.samples += samples;
    await this.#sink(packets, samples);
  }
}

/** Nobody speaks so slowly, s; digits and signs that are read out take the longest. */
const longestSpeech = { base: 10, perCharacter: 1 } as const;

/** How many samples a text may take at most: a model that doesn't stop would be played, and charged, without end. */
const mostSamples = (text: string): number =>
  (longestSpeech.base + text.length * longestSpeech.perCharacter) * playback.sampleRateHz;

async function read(
  response: Response,
  attempt: Attempt,
  counter: Counter,
  most: number,
): Promise<AiOutcome<number>> {
  if (response.body === null) return failed("garbage");
  const reader = new SpeechReader();
  try {
    for await (const bytes of response.body) {
      attempt.alive(aiTimeouts.nextSoundMs);
      const read_ = await reader.push(bytes);
      if (read_ === null) return failed("garbage");
      await counter.pass(read_);
      if (counter.samples >= most) return { ok: true, value: counter.samples };
    }
    await counter.pass(reader.finish());
    return counter.samples === 0 ? failed("garbage") : { ok: true, value: counter.samples };
  } finally {
    reader.free();
  }
}

/** Parameters that not every server knows; omitted once it refuses them. */
const optional = ["instructions", "speed"] as const;

/** Requests speech without the parameters that the server has refused before. */
class Asking {
  readonly #client: OpenAI;
  readonly #refused = new Set<(typeof optional)[number]>();

  constructor(client: OpenAI) {
    this.#client = client;
  }

  async ask(body: SpeechCreateParams, signal: AbortSignal): Promise<Response> {
    const known = { ...body };
    for (const name of this.#refused) delete known[name];
    try {
      return await this.#client.audio.speech.create(known, { signal });
    } catch (error) {
      const present = optional.filter((name) => name in known);
      const name = refusedParameter(error, present);
      if (name === null) throw error;
      this.#refused.add(name);
      return this.ask(body, signal);
    }
  }
}

/**
 * Text to speech, streamed as Opus packets whatever the server sends. Such a model speaks the text verbatim.
 */
export function speakOver(client: OpenAI, speech: SpeechProvider, trying: Trying): Ai["speak"] {
  const asking = new Asking(client);
  return async (text, { delivery, signal, onPackets, onUsage }) => {
    const counter = new Counter(onPackets);
    const rules = {
      ...trying,
      signal,
      firstWithinMs: aiTimeouts.firstSoundMs,
      begun: () => counter.samples > 0,
    };
    const { voice, speed, instructions } = voicingOf(delivery, speech);
    const body = {
      model: speech.model,
      voice,
      instructions,
      input: text.trim(),
      response_format: speech.format,
      ...(speed === 1 ? {} : { speed }),
    };
    const outcome = await withAttempts(async (attempt) => {
      const before = counter.samples;
      let isAnswered = false;
      try {
        const response = await asking.ask(body, attempt.signal);
        isAnswered = true;
        return await read(response, attempt, counter, before + mostSamples(body.input));
      } finally {
        const seconds = (counter.samples - before) / playback.sampleRateHz;
        if (isAnswered || attempt.signal.aborted) onUsage?.(speechUsage(speech.model, body.input, seconds));
      }
    }, rules);
    return outcome.ok
      ? { ok: true, value: { samples: outcome.value, said: text, reworded: false } }
      : outcome;
  };
}
