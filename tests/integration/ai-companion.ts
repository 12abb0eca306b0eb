import { forkChild } from "#local/fork-child.ts";
import OpenAI from "openai";
import { z } from "zod";

const readySchema = z.object({ url: z.string(), apiKey: z.string() });

export type StartedCompanion = {
  readonly url: string;
  readonly apiKey: string;
  /** The unmodified client, pointed at the practice companion. */
  readonly client: OpenAI;
  stop(): Promise<void>;
};

/** Starts the practice companion as the start script does, in its own process on a free port. */
export async function startCompanion(): Promise<StartedCompanion> {
  const child = forkChild({ name: "ai", readyTimeoutMs: 60_000, onExit: () => undefined });
  const { url, apiKey } = readySchema.parse(await child.start({ port: 0, tokenMs: 1 }));
  const client = new OpenAI({ baseURL: url, apiKey, maxRetries: 0 });
  return { url, apiKey, client, stop: () => child.stop() };
}
