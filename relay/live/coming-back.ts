import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { isAtLeast } from "#shared/safety/risk.ts";
import { standingOffers } from "../conversation/offering.ts";
import { helpCardOf } from "../conversation/risk.ts";
import type { Connection } from "../socket/connection.ts";
import type { LiveConversation } from "./live-conversation.ts";
import { openMeter, silenceUntilMetered, timeUpOf } from "./metering.ts";
import { isElsewhere, type Registry, type RegistryDeps } from "./registry.ts";
import { tellOfVocabulary, type Vocabulary } from "./switch-mode.ts";

type Resume = NonNullable<Extract<ClientMessage, { type: "hello" }>["resume"]>;

/** A client that asks for its session. */
type Returning = {
  readonly connection: Connection;
  readonly userId: string;
  readonly gone: boolean;
  live: LiveConversation | null;
};

/** Gives a session to a client. */
export function join(
  registry: Registry,
  client: Pick<Returning, "connection" | "live">,
  live: LiveConversation,
): void {
  const joining = client;
  registry.add(live);
  joining.live = live;
  live.attach(client.connection);
}

/** Tells a client how its session stands. One that comes back may have missed that the level fell: it is always told. */
export function tellOfHelp(live: LiveConversation, isBack: boolean): void {
  const { risk } = live.engine.state;
  if (isBack || isAtLeast(risk.level, "possible")) live.connection?.send(helpCardOf(risk));
}

/** Brings sessions back to clients that lost their connection, from this relay's memory or from the database [P7]. */
export class ComingBack {
  readonly #deps: RegistryDeps & Vocabulary;
  readonly #registry: Registry;
  /** Sessions that are on their way here, perhaps from another relay. */
  readonly #arriving = new Map<string, Promise<void>>();

  constructor(deps: RegistryDeps & Vocabulary, registry: Registry) {
    this.#deps = deps;
    this.#registry = registry;
  }

  /** One after another: whoever asks twice comes back once it is here. */
  async resume(client: Returning, resume: Resume): Promise<void> {
    for (let other = this.#arriving.get(resume.sessionId); other !== undefined;) {
      // Whether the one before it failed is its own business.
      await other.catch(() => undefined);
      other = this.#arriving.get(resume.sessionId);
    }
    const arriving = this.#arrive(client, resume).finally(() => this.#arriving.delete(resume.sessionId));
    this.#arriving.set(resume.sessionId, arriving);
    await arriving;
  }

  async #arrive(client: Returning, resume: Resume): Promise<void> {
    const here = this.#registry.get(resume.sessionId);
    if (here === undefined) await this.#restore(client, resume);
    else if (here.record.userId !== client.userId || here.ended)
      client.connection.sendError("sessionGone", false);
    else if (await isElsewhere(this.#deps, here.record)) {
      // The person was on another relay in the meantime, and this relay doesn't know what was said there.
      this.#registry.fence(here.record);
      await this.#restore(client, resume);
    } else await this.#comeBack(client, here, resume, false);
  }

  async #restore(client: Returning, resume: Resume): Promise<void> {
    const { sessionId, speculation = true } = resume;
    const restored = await this.#deps.records.restore(client.userId, sessionId);
    if (restored === "gone") {
      client.connection.sendError("sessionGone", false);
      return;
    }
    if (restored === null) {
      client.connection.sendError("limitUnverified", true);
      return;
    }
    // From here on the session is kept by this relay and no other, whether its client stays or not.
    const live = this.#registry.make(restored, {
      speculation,
      generation: 0,
      returning: true,
    });
    this.#registry.add(live);
    live.waitForConnection(this.#deps.after);
    await this.#comeBack(client, live, resume, true);
  }

  /** Gives a session to the connection that asks for it; an older connection of it is closed [P8]. */
  #comeBack(client: Returning, live: LiveConversation, resume: Resume, restored: boolean): Promise<void> {
    return live.alone(async () => {
      live.connection?.close("takenOver");
      const refusal = live.mode === "call" ? await openMeter(this.#deps.meter, live) : null;
      if (client.gone || live.ended) {
        this.#deps.meter.close(live.record.id);
        client.connection.sendError("sessionGone", false);
        return;
      }
      join(this.#registry, client, live);
      this.#deps.measure({ name: "sessionResumed", restored }, live.record.id);
      client.connection.send({
        type: "session.resumed",
        session: live.description,
        messages: live.log.missedAfter(resume.lastPosition),
        removed: [...live.log.removed],
        position: live.log.position,
        utterance: live.engine.utterance,
      });
      for (const outcome of live.engine.outcomesAfter(resume.settled ?? 0)) client.connection.send(outcome);
      tellOfVocabulary(this.#deps, live);
      tellOfHelp(live, true);
      for (const offer of standingOffers(live.engine.state)) client.connection.send(offer);
      client.connection.send({ type: "phase", ...live.engine.phase });
      if (refusal === "unverified") silenceUntilMetered(this.#deps, live, client.connection);
      live.dispatch(restored ? { type: "opened", restored } : { type: "reconnected" });
      if (refusal !== "unverified") live.dispatch({ type: "unsilenced" });
      const reason = timeUpOf(refusal);
      if (reason !== null) live.dispatch({ type: "timeUp", reason });
    });
  }
}
