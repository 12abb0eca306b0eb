import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import type { CallAudio } from "./call-audio.ts";
import { localError } from "./errors-and-notices.ts";
import type { ConversationCore, ConversationPorts, SettingsPort } from "./ports.ts";
import type { StartRequest } from "./state.ts";
import type { KeptSession } from "./conversation-return.ts";

export type ConversationStartDeps = {
  readonly ports: Pick<ConversationPorts, "clock" | "settings">;
  readonly core: ConversationCore;
  readonly audio: CallAudio;
  readonly connect: () => void;
  readonly isOnline: () => boolean;
  readonly send: (message: ClientMessage) => boolean;
  /** Releases everything that was opened for it. */
  readonly leave: () => void;
};

/** From the granted microphone to the session's start, ms. */
const startWithinMs = 15_000;

/**
 * Whether the relay may work ahead of the end of an utterance; turned off on devices where it costs too much.
 */
export const worksAhead = (settings: SettingsPort): boolean => settings.read("hearken.speculation") !== "off";

type Intent = { readonly request: StartRequest; readonly continues: string | null };

/**
 * Starts a session: in a call the microphone comes first, so that the permission prompt costs no talking
 * time, and the connection opens in parallel.
 */
export class ConversationStart {
  readonly #deps: ConversationStartDeps;
  /** What waits for the connection. */
  #intent: Intent | null = null;
  /** Counts the starts, so that an earlier one's results are ignored. */
  #number = 0;
  #cancelDeadline: () => void = () => undefined;

  constructor(deps: ConversationStartDeps) {
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

  /**
   * For a call, must run inside a tap. The microphone comes first again, because talking time runs from the
   * relay's answer.
   */
  comeBack(kept: KeptSession): void {
    const { core, audio } = this.#deps;
    this.#number += 1;
    core.dispatch({ type: "returnRequested", kept });
    if (kept.mode === "call") audio.openSpeaker();
    void this.#prepareReturn(kept, this.#number);
  }

  /** The connection is open: requests the session, once. */
  proceed(): void {
    const { ports, isOnline, send } = this.#deps;
    const intent = this.#intent;
    if (intent === null || !isOnline()) return;
    this.#intent = null;
    const speculation = worksAhead(ports.settings);
    send({ type: "session.start", ...intent.request, continues: intent.continues, speculation });
  }

  /** It has started, or is no longer wanted. */
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
    if (!(await this.#openMicrophone(intent.request.mode, number))) return;
    this.#intent = intent;
    this.#setDeadline();
    this.proceed();
  }

  async #prepareReturn({ mode }: KeptSession, number: number): Promise<void> {
    if (!(await this.#openMicrophone(mode, number))) return;
    this.#setDeadline();
    this.#deps.connect();
  }

  /** False: it failed, or the start is no longer wanted. */
  async #openMicrophone(mode: Mode, number: number): Promise<boolean> {
    if (mode === "chat") return true;
    const { audio } = this.#deps;
    const failure = await audio.microphone.open();
    if (number !== this.#number) return false;
    if (failure === null) return true;
    this.giveUp("microphoneFailed");
    audio.stopListening(failure);
    return false;
  }

  #setDeadline(): void {
    const { clock } = this.#deps.ports;
    this.#cancelDeadline = clock.after(startWithinMs, () => this.giveUp("connectionFailed"));
  }
}
