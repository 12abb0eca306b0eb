import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { CallAudio } from "./call-audio.ts";
import { localError } from "./conversation-errors.ts";
import type { ConversationCore, ConversationPorts } from "./conversation-ports.ts";
import type { StartRequest } from "./conversation-state.ts";

export type SessionStartDeps = {
  readonly ports: Pick<ConversationPorts, "clock" | "settings">;
  readonly core: ConversationCore;
  readonly audio: CallAudio;
  readonly connect: () => void;
  readonly isOnline: () => boolean;
  readonly send: (message: ClientMessage) => boolean;
  /** Lets go of everything that was opened for it. */
  readonly leave: () => void;
};

/** From the granted microphone to the session's start, ms. */
const startWithinMs = 15_000;

const speculationSetting = "hearken.speculation";

type Intent = { readonly request: StartRequest; readonly continues: string | null };

/**
 * Begins a session: microphone first where it is a call, so that no talking time is spent on a question, and the
 * connection meanwhile.
 */
export class SessionStart {
  readonly #deps: SessionStartDeps;
  /** What waits for the connection. */
  #intent: Intent | null = null;
  /** Starts so far: what an earlier one waited for is of no use to a later one. */
  #number = 0;
  #cancelDeadline: () => void = () => undefined;

  constructor(deps: SessionStartDeps) {
    this.#deps = deps;
  }

  /** In a tap. */
  begin(request: StartRequest, continues: string | null): void {
    const { core, audio, connect } = this.#deps;
    this.#number += 1;
    core.dispatch({ type: "startRequested", request });
    if (request.mode === "call") audio.openSpeaker();
    void this.#prepare({ request, continues }, this.#number);
    connect();
  }

  /** The connection is there: asks for the session, once. */
  proceed(): void {
    const { ports, isOnline, send } = this.#deps;
    const intent = this.#intent;
    if (intent === null || !isOnline()) return;
    this.#intent = null;
    const speculation = ports.settings.read(speculationSetting) !== "off";
    send({ type: "session.start", ...intent.request, continues: intent.continues, speculation });
  }

  /** It began, or is not wanted any more. */
  settle(): void {
    this.#number += 1;
    this.#intent = null;
    this.#cancelDeadline();
  }

  giveUp(code: "microphoneFailed" | "connectionFailed"): void {
    const { core, leave } = this.#deps;
    if (core.state().stage.kind !== "starting") return;
    core.dispatch({ type: "startGivenUp", error: localError(code) });
    leave();
  }

  async #prepare(intent: Intent, number: number): Promise<void> {
    const { ports, audio } = this.#deps;
    if (intent.request.mode === "call") {
      const failure = await audio.microphone.open();
      if (number !== this.#number) return;
      if (failure !== null) {
        this.giveUp("microphoneFailed");
        audio.stopListening(failure);
        return;
      }
    }
    this.#intent = intent;
    this.#cancelDeadline = ports.clock.after(startWithinMs, () => this.giveUp("connectionFailed"));
    this.proceed();
  }
}
