import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type RunningChild, runChild } from "../child.ts";
import { listenOnLoopback, loopback } from "../listen.ts";
import { startEngine } from "./engine/engine.ts";
import { heardLanguages, recognitionSchema } from "./recognition/recognition.ts";
import { createAiServer } from "./server.ts";
import { warmUp } from "./warm-up.ts";

const optionsSchema = z.object({
  port: z.number().int(),
  /** Pause before each token of a streamed reply, ms. */
  tokenMs: z.number().min(0).default(15),
  /** Drawn when it is not given. */
  apiKey: z.string().optional(),
});

/** Where the practice companion is reached: the base URL of OpenAI's clients, and the key they must show. */
type Ready = {
  readonly url: string;
  readonly apiKey: string;
  /** The languages that speech is recognized in. */
  readonly heardLanguages: readonly string[];
};

async function start({
  port,
  tokenMs,
  apiKey = randomUUID(),
}: z.infer<typeof optionsSchema>): Promise<RunningChild<Ready>> {
  const [speech, recognition] = await Promise.all([
    startEngine(new URL("./speech-process.ts", import.meta.url), z.instanceof(Int16Array)),
    startEngine(new URL("./recognition-process.ts", import.meta.url), recognitionSchema),
  ]);
  await warmUp(speech, recognition);
  const server = createAiServer({ apiKey, tokenMs, now: Date.now, speech, recognition });
  const actual = await listenOnLoopback(server, port);
  return {
    value: { url: `http://${loopback}:${actual}/v1`, apiKey, heardLanguages },
    async stop() {
      server.closeAllConnections();
      server.close();
      await Promise.all([speech.stop(), recognition.stop()]);
    },
  };
}

runChild(optionsSchema, start);
