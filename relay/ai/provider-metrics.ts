import { Counter, type Registry } from "prom-client";
import type { AiStage, AiWatch } from "./openai.ts";
import type { AiFailure } from "./port.ts";

const stages = ["transcription", "reply", "speech", "task"] as const satisfies readonly AiStage[];
const failures = [
  "timeout",
  "rateLimited",
  "refused",
  "declined",
  "unavailable",
  "garbage",
] as const satisfies readonly AiFailure[];

/** The figures of what is asked of models. */
export function createProviderMetrics(registers: Registry[]) {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ["stage", "failure"], registers });
  const errors = counter(
    "hearken_provider_errors_total",
    "Requests that came to nothing after their retries",
  );
  const retries = counter(
    "hearken_provider_retries_total",
    "Requests tried again, by why the try before came to nothing",
  );
  // From zero, since the first of a series that begins with it is no rise to Prometheus.
  for (const stage of stages)
    for (const failure of failures) for (const it of [errors, retries]) it.inc({ stage, failure }, 0);
  return {
    failed: (stage: AiStage, failure: AiFailure) => errors.inc({ stage, failure }),
    watch: {
      retried: (stage, failure) => retries.inc({ stage, failure }),
      taskFailed: (failure) => errors.inc({ stage: "task", failure }),
    } satisfies AiWatch,
  };
}
