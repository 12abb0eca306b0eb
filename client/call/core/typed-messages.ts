import type { Pace } from "#shared/catalogues/voices.ts";
import { limits } from "#shared/limits.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ConversationCore } from "./ports.ts";
import { canSend, failedReplyTo } from "./status.ts";

export type TypedMessagesDeps = {
  readonly core: ConversationCore;
  /** A UUID. */
  readonly newId: () => string;
  readonly send: (message: ClientMessage) => boolean;
  /** Typing during a call cuts the reply off: reports how far it was heard. */
  readonly report: () => void;
};

/** Typed messages, retries, guesses, dismissals and the pace. Without a connection, they're sent on the next one. */
export class TypedMessages {
  readonly #deps: TypedMessagesDeps;

  constructor(deps: TypedMessagesDeps) {
    this.#deps = deps;
  }

  /** Returns false if the text was not accepted. */
  send(text: string): boolean {
    const { core, newId, send, report } = this.#deps;
    const trimmed = text.trim();
    if (trimmed === "" || trimmed.length > limits.maxChatCharacters || !canSend(core.state())) return false;
    const clientId = newId();
    report();
    core.dispatch({ type: "typed", clientId, text: trimmed });
    send({ type: "chat.send", clientId, text: trimmed });
    return true;
  }

  retry(clientId: string): void {
    const { core, send } = this.#deps;
    const { messages, stage } = core.state();
    const message = messages.find((it) => it.clientId === clientId);
    if (message === undefined || stage.kind !== "active") return;
    core.dispatch({ type: "retried", clientId });
    send({ type: "chat.send", clientId, text: message.text });
  }

  /** A spoken message has no client id to ask about, so it's resent as text. */
  askAgain(): void {
    const message = failedReplyTo(this.#deps.core.state());
    if (message === null) return;
    if (message.clientId === null) this.send(message.text);
    else this.retry(message.clientId);
  }

  /** Whether what the relay only guessed is what the person said; if so, it counts as typed. */
  answerGuess(isRight: boolean): void {
    const { core } = this.#deps;
    const guess = core.state().discarded?.guess;
    core.dispatch({ type: "guessAnswered" });
    if (isRight && guess !== undefined) this.send(guess);
  }

  /** "This isn't about me": folds the help card, and tells the relay while a session is running. */
  dismissHelp(): void {
    const { core, send } = this.#deps;
    core.dispatch({ type: "helpDismissed" });
    if (core.state().stage.kind === "active") send({ type: "help.dismiss" });
  }

  /** From the next reply on. Before a session it's the profile alone that tells the relay. */
  setPace(pace: Pace): void {
    const { core, send } = this.#deps;
    core.dispatch({ type: "paceChosen", pace });
    if (core.state().stage.kind === "active") send({ type: "pace.set", pace });
  }
}
