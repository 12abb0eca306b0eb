import type OpenAI from "openai";
import { SpeechReader, type Packets } from "./audio/speech-reader.ts";
import { withAttempts, type Attempt, type Trying } from "./attempts.ts";
import { failed } from "./failure.ts";
import type { Ai, AiOutcome, PacketSink } from "./port.ts";
import { aiTimeouts, type AiSettings } from "./settings.ts";

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

async function read(response: Response, attempt: Attempt, counter: Counter): Promise<AiOutcome<number>> {
  if (response.body === null) return failed("garbage");
  const reader = new SpeechReader();
  try {
    for await (const bytes of response.body) {
      attempt.alive(aiTimeouts.nextSoundMs);
      const read_ = await reader.push(bytes);
      if (read_ === null) return failed("garbage");
      await counter.pass(read_);
    }
    await counter.pass(reader.finish());
    return counter.samples === 0 ? failed("garbage") : { ok: true, value: counter.samples };
  } finally {
    reader.free();
  }
}

/** Text to speech, streamed, in Opus packets whatever the server sends. */
export function speakOver(client: OpenAI, speech: AiSettings["speech"], trying: Trying): Ai["speak"] {
  return async (text, { signal, onPackets }) => {
    const counter = new Counter(onPackets);
    const rules = {
      ...trying,
      signal,
      firstWithinMs: aiTimeouts.firstSoundMs,
      begun: () => counter.samples > 0,
    };
    return withAttempts(async (attempt) => {
      const { model, voice, format } = speech;
      const body = { model, voice, input: text.trim(), response_format: format };
      const response = await client.audio.speech.create(body, { signal: attempt.signal });
      return read(response, attempt, counter);
    }, rules);
  };
}
