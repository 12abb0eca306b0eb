import type { After } from "#relay/runtime/timing.ts";
import { createAi } from "#relay/ai/create-ai.ts";
import type { Ai } from "#relay/ai/port.ts";
import { listenOnLoopback, loopback } from "#local/listen.ts";
import { createAiServer } from "#local/ai/server.ts";
import { aiSettingsFrom, realWorld } from "../../scripts/ai-settings.ts";
import { isSet, type Variables } from "../../scripts/services.ts";

/** A chat model to talk with, named for the report. */
export type ChatModel = {
  readonly name: string;
  readonly ai: Pick<Ai, "task" | "write">;
  readonly after: After;
  readonly stop: () => Promise<void>;
};

const settingNames = ["OPENAI_API_KEY", "OPENAI_BASE_URL", "CHAT_BASE_URL", "CHAT_API_KEY"];

/** Whether the environment names a chat model. */
export function isChatConfigured(env: Variables): boolean {
  return settingNames.some((name) => isSet(env[name]));
}

export function configuredModel(env: Variables): ChatModel {
  const settings = aiSettingsFrom(env);
  const { small, large } = settings.chat;
  return {
    name: small === large ? small : `${small} and ${large}`,
    ai: createAi(settings, realWorld),
    after: realWorld.after,
    stop: () => Promise.resolve(),
  };
}

/** The model that judges: its own, or the configured chat model; null if there is neither. */
export function judgeModel(env: Variables): ChatModel | null {
  const { JUDGE_BASE_URL, JUDGE_API_KEY, JUDGE_MODEL } = env;
  const named = isSet(JUDGE_MODEL) ? { CHAT_MODEL_SMALL: JUDGE_MODEL, CHAT_MODEL_LARGE: JUDGE_MODEL } : {};
  if (isSet(JUDGE_BASE_URL))
    return configuredModel({ CHAT_BASE_URL: JUDGE_BASE_URL, CHAT_API_KEY: JUDGE_API_KEY, ...named });
  return isChatConfigured(env) ? configuredModel({ ...env, ...named }) : null;
}

/** A speech engine that is never used. */
const silent = {
  async *ask(): AsyncGenerator<never> {},
  stop: () => Promise.resolve(),
};

/** The practice companion without speech, behind the same HTTP interface as any other model. */
export async function practiceCompanion(): Promise<ChatModel> {
  const apiKey = "practice";
  const server = createAiServer({ apiKey, tokenMs: 0, now: Date.now, speech: silent, recognition: silent });
  const port = await listenOnLoopback(server, 0);
  const model = configuredModel({
    CHAT_BASE_URL: `http://${loopback}:${port}/v1`,
    CHAT_API_KEY: apiKey,
    CHAT_MODEL_SMALL: "practice companion",
    CHAT_MODEL_LARGE: "practice companion",
  });
  return {
    ...model,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
