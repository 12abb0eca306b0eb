import { join } from "node:path";
import { Resampler } from "#shared/audio/resampler.ts";
import { capture } from "#shared/limits.ts";
import type { AiWorld } from "#relay/ai/attempts.ts";
import { pcmOf } from "#relay/ai/audio/pcm-samples.ts";
import { createAi, type RunningAi } from "#relay/ai/create-ai.ts";
import { listModels, lookUpModels, type ModelRetirement, modelsInUse } from "#relay/ai/models-in-use.ts";
import type { AiFailure, AiOutcome } from "#relay/ai/port.ts";
import type { AiSettings, ModelVariable } from "#relay/ai/settings.ts";
import { root } from "../root.ts";
import type { AiStage } from "../services.ts";
import { priceOf, priceSource, pricesReadOn } from "./prices.ts";
import { readSound } from "./sound-file.ts";

/** What went wrong, and what to do about it. */
const advice: Readonly<Record<AiFailure, string>> = {
  aborted: "was canceled.",
  timeout: "didn't answer in time. Is the server busy, or still loading the model?",
  rateLimited: "isn't accepting more requests right now. Check the account's limits and credit.",
  refused: "refused the request. Check the key, the model name, and the address.",
  declined: "would not answer a harmless question. Try another model.",
  unavailable: "didn't answer. Check the address, and that the server is running.",
  garbage: "sent an unusable answer. Does it support OpenAI's protocol and this kind of request?",
  reworded: "changed the wording of a text that it must read word for word. Don't use it for help lines.",
};

/** One provider of one stage; the rest of the settings are unchanged. */
type Stage = {
  readonly variable: ModelVariable;
  readonly model: string;
  readonly baseUrl: string;
  /** The settings with this provider alone. */
  readonly alone: AiSettings;
  readonly ask: (ai: RunningAi, onFirst: () => void) => Promise<AiOutcome<string>>;
};

const { signal } = new AbortController();
const sentence = "It's good to hear from you.";

const write =
  (size: "small" | "large"): Stage["ask"] =>
  async (ai, onFirst) => {
    let text = "";
    const outcome = await ai.write(
      {
        instructions: "Greet the person in one short sentence.",
        lines: [{ role: "user", text: "Hello!" }],
        maxTokens: 40,
        temperature: 0.5,
        size,
      },
      {
        signal,
        onText: (piece) => {
          onFirst();
          text += piece;
        },
      },
    );
    return outcome.ok ? { ok: true, value: text } : outcome;
  };

const speak: Stage["ask"] = async (ai, onFirst) => {
  const outcome = await ai.speak(sentence, {
    delivery: { style: "warm", language: "en", pace: "normal" },
    exact: false,
    signal,
    onPackets: onFirst,
  });
  return outcome.ok ? { ok: true, value: outcome.value.said } : outcome;
};

/** "Hello, how are you today", as the relay would receive it. */
function recording(): Uint8Array {
  const { sampleRate, samples } = readSound(join(root, "tests/fixtures/speech/hello.wav"));
  return pcmOf(new Resampler(sampleRate, capture.sampleRateHz).process(samples));
}

const transcribe: Stage["ask"] = async (ai, onFirst) => {
  const outcome = await ai.transcribe([recording()], { language: "en", signal });
  if (outcome.ok) onFirst();
  return outcome;
};

/** The same, streamed while it is being said. */
const listen: Stage["ask"] = async (ai, onFirst) => {
  const ear = ai.listen?.({ language: "en", onWords: onFirst });
  if (ear === undefined) return { ok: false, failure: "refused" };
  ear.begin(1);
  ear.hear(1, recording());
  const outcome = await ear.transcript(1, signal);
  ear.close();
  return outcome;
};

/** Everything configured, including fallbacks. */
function stagesOf(settings: AiSettings): readonly Stage[] {
  const { chat, transcription, speech } = settings;
  const stages: Stage[] = [];
  const asFirst = [
    ["", { transcription, chat, speech }],
    ["_FALLBACK", { transcription: transcription.fallback, chat: chat.fallback, speech: speech.fallback }],
  ] as const;
  if (transcription.liveModel !== null)
    stages.push({
      variable: "TRANSCRIPTION_LIVE_MODEL",
      model: transcription.liveModel,
      baseUrl: transcription.baseUrl,
      alone: settings,
      ask: listen,
    });
  for (const [suffix, { transcription: hears, chat: writes, speech: speaks }] of asFirst) {
    if (hears !== null)
      stages.push({
        variable: `TRANSCRIPTION${suffix}_MODEL`,
        model: hears.model,
        baseUrl: hears.baseUrl,
        alone: { ...settings, transcription: { ...transcription, ...hears, fallback: null } },
        ask: transcribe,
      });
    if (writes !== null)
      for (const [size, name] of [
        ["small", "SMALL"],
        ["large", "LARGE"],
      ] as const)
        stages.push({
          variable: `CHAT${suffix}_MODEL_${name}`,
          model: writes[size],
          baseUrl: writes.baseUrl,
          alone: { ...settings, chat: { ...writes, fallback: null } },
          ask: write(size),
        });
    if (speaks !== null)
      stages.push({
        variable: `SPEECH${suffix}_MODEL`,
        model: speaks.model,
        baseUrl: speaks.baseUrl,
        alone: { ...settings, speech: { ...speaks, fallback: null } },
        ask: speak,
      });
  }
  return stages;
}

async function tryStage({ variable, model, baseUrl, alone, ask }: Stage, world: AiWorld) {
  const ai = createAi(alone, world);
  const startedAt = world.now();
  let firstMs: number | null = null;
  const outcome = await ask(ai, () => {
    firstMs ??= Math.round(world.now() - startedAt);
  });
  ai.stop();
  const who = `${variable.padEnd(28)} ${model} at ${new URL(baseUrl).host}`;
  if (!outcome.ok) return { ok: false, line: `FAIL  ${who} ${advice[outcome.failure]}` };
  const price = priceOf(model, baseUrl);
  const answered = `first byte after ${firstMs ?? 0} ms: ${JSON.stringify(outcome.value.trim())}`;
  return { ok: true, line: `ok    ${who}, ${answered}${price === null ? "" : ` (${price})`}` };
}

const retirementLine = ({ variable, model, state, endsOn }: ModelRetirement): string =>
  ({
    ending: `${variable}: ${model} will be retired on ${endsOn}. Choose another model before then.`,
    ended: `${variable}: ${model} was retired on ${endsOn}. Choose another model.`,
    missing: `${variable}: its provider doesn't list ${model}. Check the name.`,
  })[state];

/**
 * Tries every configured stage once, and reports models that will be retired. True if all of them answered.
 *
 * @param standIns stages for which nothing is configured: nothing is sent to a provider that nobody chose
 */
export async function checkProviders(
  settings: AiSettings,
  standIns: readonly AiStage[],
  world: AiWorld,
  print: (line: string) => void,
): Promise<boolean> {
  const isStandIn = (variable: ModelVariable) =>
    !variable.includes("FALLBACK") && standIns.some((it) => variable.startsWith(it.toUpperCase()));
  for (const it of standIns) print(`–     ${it}: nothing is configured, so the practice companion does it.`);
  const stages = stagesOf(settings).filter(({ variable }) => !isStandIn(variable));
  const models = modelsInUse(settings).filter(({ variable }) => !isStandIn(variable));
  let allAnswered = true;
  for (const stage of stages) {
    const { ok, line } = await tryStage(stage, world);
    allAnswered &&= ok;
    print(line);
  }
  const retirements = await lookUpModels(models, { list: listModels, now: Date.now(), signal });
  for (const it of retirements) print(retirementLine(it));
  if (stages.some(({ model, baseUrl }) => priceOf(model, baseUrl) !== null))
    print(`Prices as of ${pricesReadOn}, from ${priceSource}`);
  return allAnswered;
}
