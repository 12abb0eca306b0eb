import { Counter, Gauge, type Registry } from "prom-client";
import type { AiStage, AiWatch } from "./create-ai.ts";
import { modelStates, type ModelRetirement } from "./models-in-use.ts";
import type { AiFailure } from "./port.ts";
import type { Used } from "./usage.ts";

const stages = ["transcription", "reply", "speech", "task"] as const satisfies readonly AiStage[];
const failures = [
  "timeout",
  "rateLimited",
  "refused",
  "declined",
  "unavailable",
  "garbage",
  "reworded",
] as const satisfies readonly AiFailure[];
const kinds = ["reply", "exact", "cut"] as const;
const providers = ["first", "fallback"] as const;

/** Metrics of requests to models. */
export function createProviderMetrics(registers: Registry[]) {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ["stage", "failure"], registers });
  const errors = counter("hearken_provider_errors_total", "Requests that failed after all retries");
  const retries = counter(
    "hearken_provider_retries_total",
    "Requests retried, by why the previous try failed",
  );
  const fallbacks = counter(
    "hearken_provider_fallbacks_total",
    "Requests sent to the fallback, by reason; keptOut: the first provider had failed too often",
  );
  const keptOut = new Gauge({
    name: "hearken_provider_kept_out",
    help: "1 since a provider is kept out because it failed several times in a row, until a request to it succeeds; otherwise 0",
    labelNames: ["stage", "provider"],
    registers,
  });
  const reworded = new Counter({
    name: "hearken_speech_reworded_total",
    help: "Texts that a voice model reworded; exact: a text that must be spoken word for word, and was withheld; cut: the voice strayed from the text and was stopped",
    labelNames: ["kind"],
    registers,
  });
  const usage = new Counter({
    name: "hearken_provider_usage_total",
    help: "What requests used, by stage, model, unit, and by whose figure it is: the provider's answer or the relay",
    labelNames: ["stage", "model", "unit", "figure"],
    registers,
  });
  const used = (stage: AiStage, { model, told, usage: units }: Used): void => {
    const figure = told ? "provider" : "relay";
    for (const [unit, amount] of Object.entries(units)) usage.inc({ stage, model, unit, figure }, amount);
  };
  const models = new Gauge({
    name: "hearken_models_ending",
    help: "Models in use that will be retired within 60 days, are retired, or are unknown to their provider",
    labelNames: ["state"],
    registers,
  });
  for (const state of modelStates) models.set({ state }, 0);
  // Starts at zero, because Prometheus doesn't see a series' first value as an increase.
  for (const stage of stages) {
    for (const failure of failures)
      for (const it of [errors, retries, fallbacks]) it.inc({ stage, failure }, 0);
    fallbacks.inc({ stage, failure: "keptOut" }, 0);
    for (const provider of providers) keptOut.set({ stage, provider }, 0);
  }
  for (const kind of kinds) reworded.inc({ kind }, 0);
  return {
    countModels: (state: ModelRetirement["state"], count: number) => models.set({ state }, count),
    failed: (stage: AiStage, failure: AiFailure) => errors.inc({ stage, failure }),
    watch: {
      retried: (stage, failure) => retries.inc({ stage, failure }),
      taskFailed: (failure) => errors.inc({ stage: "task", failure }),
      fellBack: (stage, failure) => fallbacks.inc({ stage, failure }),
      keptOut: (stage, provider, isOut) => keptOut.set({ stage, provider }, Number(isOut)),
      used,
      reworded: (kind) => reworded.inc({ kind }),
    } satisfies AiWatch,
  };
}
