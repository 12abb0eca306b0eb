import { playback } from "#shared/limits.ts";
import type { Ai, TaskRequest, UsageSink } from "#relay/ai/port.ts";
import { chatUsage, transcriptionUsage, voiceUsage } from "#relay/ai/usage.ts";
import type { StageClock } from "#relay/testing/stage-doubles.ts";

/** Model answers as long as their limits allow, because limits must hold for the most expensive answer. */
const answerText = "That sounds like a lot to carry, and I am here with you. ".repeat(16);
const spokenMs = 60;

/** Models that answer immediately, and as long as they are allowed to. */
export function expensiveModels(clock: StageClock): Ai {
  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const cancel = clock.after(ms, () => resolve(true));
      signal.addEventListener("abort", () => {
        cancel();
        resolve(false);
      });
    });
  const aborted = { ok: false, failure: "aborted" } as const;
  const answers: Readonly<Record<string, unknown>> = {
    risk: { level: "none", categories: [], whose: "nobody", when: "never", words: "", misunderstood: false },
    running_summary: { summary: answerText.slice(0, 600) },
    session_summary: { title: "A talk", summary: answerText.slice(0, 600) },
    memories: { memories: ["Has a dog", "Works at night"] },
  };
  return {
    transcribe: async (sound, { signal, onUsage }) => {
      const seconds = sound.reduce((sum, part) => sum + part.byteLength, 0) / 32_000;
      onUsage?.(transcriptionUsage("dear", null, seconds));
      return (await pause(150, signal))
        ? { ok: true, value: "and so on ".repeat(Math.ceil(seconds)) }
        : aborted;
    },
    listen: null,
    write: async ({ maxTokens, instructions, lines }, { signal, onText, onUsage }) => {
      const received = answerText.slice(0, maxTokens * 4);
      const given = [instructions, ...lines.map(({ text }) => text)];
      onUsage?.(chatUsage("dear", null, { given, received }));
      if (!(await pause(200, signal))) return aborted;
      onText(received);
      return { ok: true, value: null };
    },
    speak: async (text, { signal, onPackets, onUsage }) => {
      const samples = Math.round((text.length * spokenMs * playback.sampleRateHz) / 1_000);
      const seconds = samples / playback.sampleRateHz;
      onUsage?.(voiceUsage("dear", null, { given: [text], said: text, seconds }));
      if (!(await pause(100, signal))) return aborted;
      await onPackets([new Uint8Array(40)], samples);
      return { ok: true, value: { samples, said: text, reworded: false } };
    },
    task: async <T>(
      { name, schema, instructions, input }: TaskRequest<T>,
      { signal, onUsage }: UsageSink & { signal: AbortSignal },
    ) => {
      const received = JSON.stringify(answers[name] ?? {});
      onUsage?.(chatUsage("dear", null, { given: [instructions, input], received }));
      if (!(await pause(150, signal))) return aborted;
      const answer = schema.safeParse(answers[name]);
      return answer.success
        ? ({ ok: true, value: answer.data } as const)
        : ({ ok: false, failure: "garbage" } as const);
    },
  };
}
