import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { pickAt } from "../conversation-orders/seeded-random.ts";
import { markerOf, texts } from "./providers.ts";
import type { TypedMessage } from "./story.ts";

type Typed = { readonly session: string; readonly text: string; position: number | null; isOpen: boolean };

/** What someone types; it is kept until the relay has stored it. */
export class Typing {
  readonly #device: number;
  readonly #say: (message: ClientMessage) => void;
  readonly #all = new Map<string, Typed>();
  #last: string | null = null;

  constructor(device: number, say: (message: ClientMessage) => void) {
    this.#device = device;
    this.#say = say;
  }

  get typed(): TypedMessage[] {
    return Array.from(this.#all, ([clientId, { session, text }]) => ({ clientId, session, text }));
  }

  type(session: string, pick: number): void {
    const text = pickAt(pick / 2 ** 16, texts);
    if (text === "") return;
    const serial = this.#all.size + 1;
    const clientId = `1111111${this.#device}-1111-4111-8111-${String(serial).padStart(12, "0")}`;
    const said = `${text} ${markerOf(this.#device, `t${serial}`)}`;
    this.#last = clientId;
    this.#all.set(clientId, { session, text: said, position: null, isOpen: true });
    this.#say({ type: "chat.send", clientId, text: said });
  }

  askAgain(session: string): void {
    const clientId = this.#last;
    const typed = this.#all.get(clientId ?? "");
    if (clientId !== null && typed?.session === session)
      this.#say({ type: "chat.send", clientId, text: typed.text });
  }

  /** Whatever the relay doesn't have is resent [P7]. */
  resume(session: string, position: number): void {
    for (const [clientId, typed] of this.#all)
      if (typed.session === session && (typed.isOpen || (typed.position ?? 0) > position))
        this.#say({ type: "chat.send", clientId, text: typed.text });
  }

  confirm(clientId: string | null, position: number): void {
    this.settle(clientId);
    const typed = this.#all.get(clientId ?? "");
    if (typed !== undefined) typed.position = position;
  }

  /** It is stored, or an error named it. */
  settle(clientId: string | null): void {
    const typed = this.#all.get(clientId ?? "");
    if (typed !== undefined) typed.isOpen = false;
  }
}
