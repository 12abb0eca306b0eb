import type { LocalStack } from "#local/stack.ts";
import { createServiceClient, type ServiceClient } from "#relay/store/service-client.ts";
import { type Person, signUpPerson } from "#local/sign-up.ts";
import { temporaryFolder } from "./local-stack.ts";
import { startProductStack } from "./prepared-data.ts";
import { makeClient } from "./relay-app.ts";
import { type SpawnedRelay, spawnRelay } from "#scripts/spawn-relay.ts";
import { unusedStripe } from "#relay/testing/billing-env.ts";
import { type ScriptedOpenAi, startScriptedOpenAi } from "./scripted-openai.ts";

/** Someone signed in, with the token that a tab sends. */
export type Caller = Person & { readonly token: string };

export type RunningRelay = SpawnedRelay & { readonly url: string };

/**
 * A database with the product's own migrations, scripted models, and as many relays over them as a test
 * starts.
 */
export class RealtimeWorld {
  readonly stack: LocalStack;
  readonly models: ScriptedOpenAi;
  readonly service: ServiceClient;
  readonly #clientFolder: string;
  readonly #cleanups: (() => Promise<unknown> | void)[];
  readonly #relays: SpawnedRelay[] = [];
  #people = 0;

  constructor(
    stack: LocalStack,
    models: ScriptedOpenAi,
    clientFolder: string,
    cleanups: (() => Promise<unknown> | void)[],
  ) {
    this.stack = stack;
    this.models = models;
    this.#clientFolder = clientFolder;
    this.#cleanups = cleanups;
    this.service = createServiceClient(
      stack.env["SUPABASE_URL"] ?? "",
      stack.env["SUPABASE_SECRET_KEY"] ?? "",
    );
  }

  static async start(): Promise<RealtimeWorld> {
    const folder = temporaryFolder();
    const [stack, models, client] = await Promise.all([
      startProductStack(folder.path),
      startScriptedOpenAi(),
      makeClient({ "index.html": "<!doctype html>" }),
    ]);
    return new RealtimeWorld(stack, models, client.folder, [
      () => stack.stop(),
      () => models.stop(),
      () => client.remove(),
      () => folder.remove(),
    ]);
  }

  /** The environment of a relay in this world. */
  relayEnv(env: Record<string, string> = {}): Record<string, string> {
    return {
      ...unusedStripe,
      ...this.stack.env,
      PORT: "0",
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://app.test",
      CLIENT_DIR: this.#clientFolder,
      OPENAI_BASE_URL: this.models.url,
      OPENAI_API_KEY: "sk-test",
      SPEECH_FORMAT: "wav",
      ...env,
    };
  }

  async relay(env: Record<string, string> = {}): Promise<RunningRelay> {
    const relay = spawnRelay({ env: this.relayEnv(env) });
    this.#relays.push(relay);
    const { port } = await relay.event("relay.listening");
    return { ...relay, url: `http://127.0.0.1:${String(port)}` };
  }

  /** A new person; `calls`: how many they may start per day. */
  async person({ calls = 100 } = {}): Promise<Caller> {
    this.#people += 1;
    const person = await signUpPerson(this.stack, `person${this.#people}@example.com`);
    await this.service.from("profiles").update({ daily_session_limit: calls }).eq("id", person.id);
    // Recently told that this is an AI, so that the greeting comes without the notice.
    await this.service.from("ai_notices").insert({ user_id: person.id }).throwOnError();
    const { data } = await person.client.auth.getSession();
    return { ...person, token: data.session?.access_token ?? "" };
  }

  /** The session's risk in the database. */
  async session(id: string) {
    const { data } = await this.service.from("sessions").select().eq("id", id).single().throwOnError();
    return data;
  }

  async messages(id: string) {
    const { data } = await this.service
      .from("session_messages")
      .select("seq, role, content, client_id, utterance")
      .eq("session_id", id)
      .order("seq")
      .throwOnError();
    return data;
  }

  async stop(): Promise<void> {
    for (const relay of this.#relays) {
      relay.child.kill("SIGKILL");
      await relay.exited;
    }
    for (const cleanup of this.#cleanups) await cleanup();
  }
}
