import { limits } from "#shared/limits.ts";
import type { Mode } from "#shared/protocol/values.ts";
import type { CallAudio } from "./call-audio.ts";
import type { ConversationCore, ConversationPorts } from "./conversation-ports.ts";
import { type ConversationState, returningTo } from "./conversation-state.ts";
import { type KeptSession, SessionKeeper } from "./kept-session.ts";
import type { LateEnd } from "./late-end.ts";
import type { SessionStart } from "./session-start.ts";

export type SessionReturnDeps = {
  readonly ports: Pick<ConversationPorts, "clock" | "keeping">;
  readonly core: ConversationCore;
  readonly audio: CallAudio;
  readonly start: SessionStart;
  readonly lateEnd: LateEnd;
  /** Sees to it that what was typed is answered. */
  readonly catchUp: () => void;
  readonly switchToChat: () => void;
};

/** What the page before this one left running: offered as long as the relay has it, gone on with, or ended. */
export class SessionReturn {
  readonly #deps: SessionReturnDeps;
  readonly #keeper: SessionKeeper;
  readonly #cancelOffer: () => void;

  constructor(deps: SessionReturnDeps) {
    this.#deps = deps;
    const { ports, core } = deps;
    this.#keeper = new SessionKeeper(ports.keeping, ports.clock, core);
    this.#cancelOffer = this.#offer(this.#keeper.find());
  }

  /** After each change of the state. */
  follow(): void {
    this.#keeper.follow();
  }

  /** In a tap where it is a call. */
  comeBack(): void {
    const kept = this.#offered();
    if (kept === null) return;
    this.#deps.lateEnd.giveUp();
    this.#deps.start.comeBack(kept);
  }

  leaveBehind(): void {
    const kept = this.#offered();
    if (kept === null) return;
    const { core, lateEnd } = this.#deps;
    const unheard: ConversationState = { ...core.state(), stage: returningTo(kept) };
    core.dispatch({ type: "returnable", kept: null });
    this.forget();
    lateEnd.begin(unheard, null);
  }

  /** The relay has given it back. What was said to the page before is the relay's alone. */
  returned(mode: Mode, utterance: number, wanted: Mode): void {
    const { audio, start, catchUp, switchToChat } = this.#deps;
    start.settle();
    audio.newSession();
    if (mode === "chat") {
      audio.stopListening();
      catchUp();
      return;
    }
    audio.resume(utterance);
    if (wanted === "call") audio.listen();
    // No tap has opened the microphone, because the session was in writing when it was last seen.
    else switchToChat();
  }

  forget(): void {
    this.#keeper.forget();
  }

  close(): void {
    this.#cancelOffer();
    this.#keeper.close();
  }

  #offered(): KeptSession | null {
    const { stage, returnable } = this.#deps.core.state();
    return stage.kind === "idle" ? returnable : null;
  }

  #offer(kept: KeptSession | null): () => void {
    if (kept === null) return () => undefined;
    const { ports, core } = this.#deps;
    core.dispatch({ type: "returnable", kept });
    const left = kept.at + limits.resumeWindowMs - ports.clock.now();
    return ports.clock.after(left, () => core.dispatch({ type: "returnable", kept: null }));
  }
}
