import { limits } from "#shared/limits.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ConversationCore } from "./ports.ts";
import { canSend, failedReplyTo } from "./status.ts";

export type TypedMessagesDeps = {
  readonly core: ConversationCore;
  /** A UUID. */
  readonly newId: () => string;
  readonly send: (message: ClientMessage) => boolean;
  /** What is typed in a call cuts a reply: tells how far that was heard. */
  readonly report: () => void;
};

/** What the person types, asks about again, and takes back. Where there is no connection it is sent with the next one. */
export class TypedMessages {
  readonly #deps: TypedMessagesDeps;

  constructor(deps: TypedMessagesDeps) {
    this.#deps = deps;
  }

  /** False: it was not taken. */
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

  /** What was spoken has no id of its own to ask about: it is sent in writing. */
  askAgain(): void {
    const message = failedReplyTo(this.#deps.core.state());
    if (message === null) return;
    if (message.clientId === null) this.send(message.text);
    else this.retry(message.clientId);
  }

  /** "This isn't about me": for what the person said, not for what was made of it. */
  dismissHelp(): void {
    const { core, send } = this.#deps;
    core.dispatch({ type: "helpDismissed" });
    if (core.state().stage.kind === "active") send({ type: "help.dismiss" });
  }
}
