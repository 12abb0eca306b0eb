import { APIError } from "openai";
import { z } from "zod";
import { runInBackground } from "../runtime/background.ts";
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

/** When models will be retired, by name; null if the server doesn't say. */
type Retirements = ReadonlyMap<string, string | null> | null;

/** What a server says, or that it gave no answer for now. */
export type ListModels = (at: AiEndpoint, signal: AbortSignal) => Promise<Retirements | "unanswered">;

const listSchema = z.object({
  data: z.array(z.looseObject({ id: z.string(), shutdown_date: z.string().nullish() })),
});

/** How a server that has no such list answers. */
const hasNoList: ReadonlySet<unknown> = new Set([404, 405, 501]);

/** `GET /models`. Compatible servers have no `shutdown_date`, so they have nothing to report. */
export const listModels: ListModels = async (at, signal) => {
  try {
    const answer: unknown = await clientFor(at).get("/models", { signal });
    const { data = [] } = listSchema.safeParse(answer).data ?? {};
    if (!data.some(({ shutdown_date: date }) => date !== undefined)) return null;
    return new Map(data.map(({ id, shutdown_date: date }) => [id, date ?? null]));
  } catch (error) {
    return error instanceof APIError && hasNoList.has(error.status) ? null : "unanswered";
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

const serverOf = ({ at }: ModelInUse): string => JSON.stringify([at.baseUrl, at.apiKey]);

type Asking = { readonly list: ListModels; readonly signal: AbortSignal };

/** What each server said last: one that doesn't answer takes nothing back. */
class ServerLists {
  readonly #said = new Map<string, Retirements>();

  /** Asks each server of these models once; returns the models whose servers answered, and the others. */
  async ask(models: readonly ModelInUse[], { list, signal }: Asking) {
    const answered = new Set<string>();
    await Promise.all(
      Array.from(Map.groupBy(models, serverOf), async ([server, [first]]) => {
        const said = first === undefined ? "unanswered" : await list(first.at, signal);
        if (said === "unanswered") return;
        this.#said.set(server, said);
        answered.add(server);
      }),
    );
    const { known = [], unknown = [] } = Object.groupBy(models, (model) =>
      answered.has(serverOf(model)) ? "known" : "unknown",
    );
    return { known, unknown };
  }

  retirementsOf(models: readonly ModelInUse[], now: number): readonly ModelRetirement[] {
    return models.flatMap((model) => {
      const said = this.#said.get(serverOf(model)) ?? null;
      return (said !== null && retirementOf(model, said, now)) || [];
    });
  }
}

/** Which of the models in use will be retired within 60 days, or have been; each server is asked once. */
export async function lookUpModels(
  models: readonly ModelInUse[],
  { now, ...asking }: Asking & { readonly now: number },
): Promise<readonly ModelRetirement[]> {
  const lists = new ServerLists();
  await lists.ask(models, asking);
  return lists.retirementsOf(models, now);
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
/** When servers that gave no answer are asked again, ms. */
const askAgainMs = 600_000;

/**
 * Looks up the models in use now and once a day, and sooner at servers that gave no answer; returns a function that
 * stops.
 */
export function watchModels({ settings, log, count, list, now, after }: WatchDeps): () => void {
  const ending = new AbortController();
  const lists = new ServerLists();
  const all = modelsInUse(settings);
  let cancel: (() => void) | null = null;
  /** Returns the models that remain to be looked up. */
  const look = async (models: readonly ModelInUse[]): Promise<readonly ModelInUse[]> => {
    const stop = new AbortController();
    const cancelLimit = after(listWithinMs, () => stop.abort());
    const { known, unknown } = await lists.ask(models, { list, signal: stop.signal });
    cancelLimit();
    if (ending.signal.aborted) return [];
    const retirements = lists.retirementsOf(all, now());
    for (const state of modelStates) count(state, retirements.filter((it) => it.state === state).length);
    for (const { variable, state, endsOn } of lists.retirementsOf(known, now()))
      log(`model.${state}`, { variable, ...(endsOn === null ? {} : { endsOn }) });
    return unknown;
  };
  const run = async (models: readonly ModelInUse[]): Promise<void> => {
    let left = models;
    try {
      left = await look(models);
    } finally {
      const again = left.length > 0;
      if (!ending.signal.aborted) cancel = after(again ? askAgainMs : dayMs, () => start(again ? left : all));
    }
  };
  const start = (models: readonly ModelInUse[]): void => runInBackground("ai.models", run(models));
  start(all);
  return () => {
    ending.abort();
    cancel?.();
  };
}
