import type { Pace } from "#shared/catalogues/voices.ts";
import { limits } from "#shared/limits.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { OfferAnswer } from "./offers.ts";
import type { ConversationCore } from "./ports.ts";
import type { ConversationDetails } from "./state.ts";
import { canSend, failedReplyTo, revisable } from "./status.ts";

export type TypedMessagesDeps = {
  readonly core: ConversationCore;
  /** A UUID. */
  readonly newId: () => string;
  readonly send: (message: ClientMessage) => boolean;
  /** Typing during a call cuts the reply off: reports how far it was heard. */
  readonly report: () => void;
};

/**
 * Typed messages, retries, guesses, dismissals, offers and the pace. Without a connection, they're sent on the next one.
 */
export class TypedMessages {
  readonly #deps: TypedMessagesDeps;

  constructor(deps: TypedMessagesDeps) {
    this.#deps = deps;
  }

  /** Returns false if the text was not accepted. */
  send(text: string, replaces?: string): boolean {
    const { core, newId, send, report } = this.#deps;
    const trimmed = text.trim();
    if (trimmed === "" || trimmed.length > limits.maxChatCharacters || !canSend(core.state())) return false;
    const clientId = newId();
    report();
    core.dispatch({ type: "typed", clientId, text: trimmed, replaces });
    send({ type: "chat.send", clientId, text: trimmed, replaces });
    return true;
  }

  /** If it is no longer the last message once the relay has it, the text becomes an ordinary message. */
  rewrite(id: string, text: string): boolean {
    return this.send(text, id);
  }

  regenerate(): void {
    const { core, send } = this.#deps;
    const { reply, answers } = revisable(core.state());
    if (reply === null || reply.id === null || answers === null) return;
    core.dispatch({ type: "regenerating", answers });
    send({ type: "reply.again", id: reply.id });
  }

  retry(clientId: string): void {
    const { core, send } = this.#deps;
    const { messages, stage } = core.state();
    const message = messages.find((it) => it.clientId === clientId);
    if (message === undefined || stage.kind !== "active") return;
    core.dispatch({ type: "retried", clientId });
    send({ type: "chat.send", clientId, text: message.text, replaces: message.replaces });
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

  /** A title, or how the person felt, during the session [P18]. */
  describe(details: ConversationDetails): void {
    const { core, send } = this.#deps;
    if (core.state().stage.kind !== "active") return;
    core.dispatch({ type: "described", details });
    send({ type: "session.describe", ...details });
  }

  /** Declined cards stay away; the relay needs to know of open ones, so that it leaves the person in peace. */
  answerOffer(id: string, answer: OfferAnswer): void {
    const { core, send } = this.#deps;
    if (answer === "declined") core.dispatch({ type: "offerDeclined", id });
    if (core.state().stage.kind === "active") send({ type: "offer.answer", id, answer });
  }

  /** From the next reply on. Before a session it's the profile alone that tells the relay. */
  setPace(pace: Pace): void {
    const { core, send } = this.#deps;
    core.dispatch({ type: "paceChosen", pace });
    if (core.state().stage.kind === "active") send({ type: "pace.set", pace });
  }
}
