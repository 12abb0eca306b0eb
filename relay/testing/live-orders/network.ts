import { decodeReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { closeCodes, type CloseReason } from "#shared/protocol/close-codes.ts";
import { decodeServerMessage, encodeMessage } from "#shared/protocol/codec.ts";
import type { Clock } from "../conversation-orders/seeded-random.ts";
import type { Connection } from "../../socket/connection.ts";
import type { Device, Line } from "./client.ts";
import type { FaultInjector } from "./fault-injector.ts";
import type { Relay } from "./relay.ts";
import type { OrderEvent, NoteBody, Order } from "./story.ts";

type Link = {
  readonly id: number;
  readonly relay: Relay;
  connection: Connection | null;
  /** Whether anything still gets through, and whether the relay believes that it is open. */
  isUp: boolean;
  isOpen: boolean;
};

const codeOf = (reason: CloseReason): number => closeCodes[reason].code;

type NetworkDeps = {
  readonly order: Order;
  readonly clock: Clock;
  readonly faults: FaultInjector;
  readonly note: (note: NoteBody) => void;
  readonly relayOf: (slot: number) => Relay | undefined;
  readonly deviceOf: (index: number) => Device | undefined;
};

/** Between clients and relays: messages take time in flight and are lost with their connection. */
export class Network {
  readonly #deps: NetworkDeps;
  /** The connection of each client. */
  readonly #links = new Map<number, Link>();
  #linkCount = 0;

  constructor(deps: NetworkDeps) {
    this.#deps = deps;
  }

  connect(index: number, elsewhere: boolean): Line | null {
    const person = this.#deps.order.devices[index] ?? 0;
    const slot = (index + (elsewhere ? 1 : 0)) % this.#deps.order.relays;
    const relay = this.#deps.relayOf(slot);
    if (relay === undefined || relay.state !== "up") return null;
    this.#linkCount += 1;
    const link: Link = { id: this.#linkCount, relay, connection: null, isUp: true, isOpen: true };
    this.#links.set(index, link);
    this.#deps.note({ kind: "opened", link: link.id, device: index, relay: relay.name });
    link.connection = relay.connect(
      {
        sendText: (text) => this.#sendText(link, person, index, text),
        sendBytes: (bytes) => this.#sendBytes(link, index, bytes),
        ping: () => this.#later(link, () => link.connection?.events.onAlive()),
        bufferedBytes: () => 0,
        close: (reason) => this.#closeByRelay(link, index, reason),
      },
      person,
    );
    return {
      say: (message) => this.#up(link, message),
      sayFrame: (frame) => this.#later(link, () => link.connection?.events.onBytes(frame)),
      hangUp: () => {
        link.isUp = false;
        this.#links.delete(index);
        this.#close(link, 1000);
      },
    };
  }

  drop({ device: index, ms, noticedMs, elsewhere }: Extract<OrderEvent, { kind: "drop" }>): void {
    const link = this.#links.get(index);
    const device = this.#deps.deviceOf(index);
    if (link === undefined || device === undefined) return;
    link.isUp = false;
    this.#links.delete(index);
    this.#deps.note({ kind: "lost", link: link.id });
    device.lose();
    this.#deps.clock.after(noticedMs, () => this.#close(link, 1006));
    this.#deps.clock.after(ms, () => device.open(elsewhere));
  }

  /** This relay no longer exists. */
  cut(relay: Relay): void {
    for (const [index, link] of this.#links) {
      if (link.relay !== relay) continue;
      link.isUp = false;
      link.isOpen = false;
      this.#links.delete(index);
      this.#deps.note({ kind: "lost", link: link.id });
      this.#deps.deviceOf(index)?.closed(1006);
    }
  }

  /** A client sends something that no client should. */
  say(index: number, message: ClientMessage): void {
    const link = this.#links.get(index);
    if (link !== undefined) this.#up(link, message);
  }

  /** The relay learns that the connection is gone. */
  #close(link: Link, code: number): void {
    if (!link.isOpen || !link.relay.lives) return;
    link.isOpen = false;
    this.#deps.note({ kind: "noticed", link: link.id });
    if (link.connection === null) return;
    link.connection.events.onClosed(code);
    link.relay.forget(link.connection);
  }

  #later(link: Link, run: () => void): void {
    this.#deps.clock.after(this.#deps.order.latencyMs, () => {
      if (link.isUp && link.relay.lives) run();
    });
  }

  #up(link: Link, message: ClientMessage): void {
    this.#later(link, () => {
      this.#deps.note({ kind: "said", link: link.id, message });
      link.connection?.events.onText(encodeMessage(message));
    });
  }

  #sendText(link: Link, person: number, index: number, text: string): void {
    if (!link.relay.lives) return;
    this.#deps.faults.mayThrow("sendText", person);
    const decoded = decodeServerMessage(text);
    if (decoded.status !== "ok") throw new Error(`no message: ${text}`);
    const { message } = decoded;
    this.#deps.note({ kind: "sent", link: link.id, message });
    this.#later(link, () => {
      this.#deps.note({ kind: "got", link: link.id, message });
      this.#deps.deviceOf(index)?.receive(message);
    });
  }

  #sendBytes(link: Link, index: number, bytes: Uint8Array): void {
    const frame = decodeReplyFrame(bytes);
    if (!link.relay.lives || frame === null) return;
    this.#deps.note({ kind: "frame", link: link.id, generation: frame.generation });
    this.#later(link, () => this.#deps.deviceOf(index)?.hear(frame));
  }

  #closeByRelay(link: Link, index: number, reason: CloseReason): void {
    if (!link.relay.lives) return;
    this.#deps.note({ kind: "closed", link: link.id, reason });
    this.#deps.clock.after(this.#deps.order.latencyMs, () => {
      if (!link.isUp) return;
      link.isUp = false;
      if (this.#links.get(index) === link) this.#links.delete(index);
      this.#deps.deviceOf(index)?.closed(codeOf(reason));
    });
    this.#deps.clock.after(this.#deps.order.latencyMs + 1, () => this.#close(link, 1000));
  }
}
