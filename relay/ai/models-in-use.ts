import { z } from "zod";
import { reportFailure } from "../runtime/background.ts";
import type { Log } from "../log/log.ts";
import type { After } from "../runtime/timing.ts";
import { clientFor } from "./http/client.ts";
import type { AiEndpoint, AiSettings, ChatProvider, ModelVariable } from "./settings.ts";

/** A model that requests go to, and the variable that names it. */
type ModelInUse = { readonly variable: ModelVariable; readonly model: string; readonly at: AiEndpoint };

type Chat = AiEndpoint & Pick<ChatProvider, "small" | "large">;

function one(
  variable: ModelVariable,
  at: (AiEndpoint & { readonly model: string }) | null,
): readonly ModelInUse[] {
  return at === null ? [] : [{ variable, model: at.model, at }];
}

const modelAt = (at: Chat | null, size: "small" | "large") => at && { ...at, model: at[size] };

/** Every model in the settings, including those of the fallbacks. */
export function modelsInUse({ chat, transcription, speech }: AiSettings): readonly ModelInUse[] {
  return [
    ...one("TRANSCRIPTION_MODEL", transcription),
    ...one(
      "TRANSCRIPTION_LIVE_MODEL",
      transcription.liveModel === null ? null : { ...transcription, model: transcription.liveModel },
    ),
    ...one("TRANSCRIPTION_FALLBACK_MODEL", transcription.fallback),
    ...one("CHAT_MODEL_SMALL", modelAt(chat, "small")),
    ...one("CHAT_MODEL_LARGE", modelAt(chat, "large")),
    ...one("CHAT_FALLBACK_MODEL_SMALL", modelAt(chat.fallback, "small")),
    ...one("CHAT_FALLBACK_MODEL_LARGE", modelAt(chat.fallback, "large")),
    ...one("SPEECH_MODEL", speech),
    ...one("SPEECH_FALLBACK_MODEL", speech.fallback),
  ];
}

/** `missing`: the provider says when its models will be retired, and doesn't know this one. */
export const modelStates = ["ending", "ended", "missing"] as const;

export type ModelRetirement = {
  readonly variable: ModelVariable;
  readonly model: string;
  readonly state: (typeof modelStates)[number];
  /** YYYY-MM-DD; null if it is missing. */
  readonly endsOn: string | null;
};

/** When models will be retired, by name; null if the server doesn't say, or didn't answer. */
export type ListModels = (
  at: AiEndpoint,
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, string | null> | null>;

const listSchema = z.object({
  data: z.array(z.looseObject({ id: z.string(), shutdown_date: z.string().nullish() })),
});

/** `GET /models`. Compatible servers have no `shutdown_date`, so they have nothing to report. */
export const listModels: ListModels = async (at, signal) => {
  try {
    const answer: unknown = await clientFor(at).get("/models", { signal });
    const { data = [] } = listSchema.safeParse(answer).data ?? {};
    if (!data.some(({ shutdown_date: date }) => date !== undefined)) return null;
    return new Map(data.map(({ id, shutdown_date: date }) => [id, date ?? null]));
  } catch {
    return null;
  }
};

const dayMs = 86_400_000;
/** How long before its retirement a model is worth a warning, days. */
const warnedDays = 60;

function retirementOf(
  { variable, model }: ModelInUse,
  known: ReadonlyMap<string, string | null>,
  now: number,
): ModelRetirement | null {
  const date = known.get(model);
  if (date === undefined) return { variable, model, state: "missing", endsOn: null };
  const endsAt = Date.parse(date ?? "");
  if (Number.isNaN(endsAt) || endsAt - now > warnedDays * dayMs) return null;
  const endsOn = new Date(endsAt).toISOString().slice(0, 10);
  return { variable, model, state: endsAt <= now ? "ended" : "ending", endsOn };
}

/** Which of the models in use will be retired within 60 days, or have been; each server is asked once. */
export async function lookUpModels(
  models: readonly ModelInUse[],
  { list, now, signal }: { readonly list: ListModels; readonly now: number; readonly signal: AbortSignal },
): Promise<readonly ModelRetirement[]> {
  const servers = Map.groupBy(models, ({ at }) => JSON.stringify([at.baseUrl, at.apiKey]));
  const retirements: ModelRetirement[] = [];
  for (const [first, ...others] of servers.values()) {
    if (first === undefined) continue;
    const known = await list(first.at, signal);
    if (known === null) continue;
    for (const model of [first, ...others]) {
      const found = retirementOf(model, known, now);
      if (found !== null) retirements.push(found);
    }
  }
  return retirements;
}

type WatchDeps = {
  readonly settings: AiSettings;
  readonly log: Log;
  /** How many models are in each state. */
  readonly count: (state: ModelRetirement["state"], models: number) => void;
  readonly list: ListModels;
  /** ms since the epoch. */
  readonly now: () => number;
  readonly after: After;
};

/** How long a server may take to list its models, ms. */
const listWithinMs = 30_000;

/** Looks up the models in use now and once a day; returns a function that stops. */
export function watchModels({ settings, log, count, list, now, after }: WatchDeps): () => void {
  const ending = new AbortController();
  let cancel: (() => void) | null = null;
  const look = async (): Promise<void> => {
    const stop = new AbortController();
    const cancelLimit = after(listWithinMs, () => stop.abort());
    const retirements = await lookUpModels(modelsInUse(settings), { list, now: now(), signal: stop.signal });
    cancelLimit();
    if (ending.signal.aborted) return;
    for (const state of modelStates) count(state, retirements.filter((it) => it.state === state).length);
    for (const { variable, state, endsOn } of retirements)
      log(`model.${state}`, { variable, ...(endsOn === null ? {} : { endsOn }) });
  };
  const run = (): void => {
    look().catch((error: unknown) => reportFailure("ai.models", error));
    cancel = after(dayMs, run);
  };
  run();
  return () => {
    ending.abort();
    cancel?.();
  };
}
