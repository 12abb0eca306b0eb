import type { CaptureCommand } from "#shared/capture/capture-pipeline.ts";
import type { PlaybackEvent, PlaybackPosition } from "#client/call/audio/playback-buffer.ts";
import type {
  MicrophoneEvents,
  MicrophoneFailure,
  MicrophonePort,
  SpeakerEvents,
  SpeakerPort,
} from "#client/call/audio/audio-ports.ts";
import { decodeCaptureFrame, encodeReplyFrame, type CaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { decodeClientMessage, encodeMessage } from "#shared/protocol/codec.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { SessionKeeping } from "./conversation-return.ts";
import type { Clock, TicketOutcome, TransportEvents, TransportPort } from "./ports.ts";

/** Time that only passes when told to. */
export class FakeClock implements Clock {
  at = 1_800_000_000_000;
  #timers: { at: number; run: () => void }[] = [];

  now = (): number => this.at;

  after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.at + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((it) => it !== timer);
    };
  };

  /** Advances time, timer by timer, including what they cause. */
  async pass(ms: number): Promise<void> {
    const until = this.at + ms;
    await settle();
    for (;;) {
      const next = this.#timers.toSorted((a, b) => a.at - b.at).find((it) => it.at <= until);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((it) => it !== next);
      this.at = Math.max(this.at, next.at);
      next.run();
      await settle();
    }
    this.at = until;
  }
}

/** Lets all pending promises settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** One connection as seen by the relay. */
export class FakeSocket {
  readonly said: ClientMessage[] = [];
  readonly frames: CaptureFrame[] = [];
  /** Messages and frames in order of arrival. */
  readonly order: string[] = [];
  closed = false;
  readonly #events: TransportEvents;

  constructor(events: TransportEvents) {
    this.#events = events;
  }

  open(): void {
    this.#events.onOpen();
  }

  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.#events.onText(encodeMessage(message));
  }

  sound(generation: number, segment: number, sequence: number, samples = 4_800): void {
    const packets = [new Uint8Array([1])];
    this.#events.onBytes(encodeReplyFrame({ generation, segment, sequence, samples, packets }));
  }

  close(code: number): void {
    this.#events.onClose(code);
  }

  /** The client's messages of this type, oldest first. */
  of<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.said.filter((it): it is Extract<ClientMessage, { type: T }> => it.type === type);
  }

  hearText(text: string): void {
    const decoded = decodeClientMessage(text);
    if (decoded.status !== "ok") throw new Error(`The relay would not understand ${text}`);
    this.said.push(decoded.message);
    this.order.push(decoded.message.type);
  }

  hearBytes(bytes: Uint8Array): void {
    const frame = decodeCaptureFrame(bytes);
    if (frame === null) throw new Error("The relay would not understand the frame");
    this.frames.push(frame);
    this.order.push(`frame ${frame.utterance}.${frame.sequence}`);
  }
}

/** The relay's ticket endpoint and sockets. */
export class FakeTransport implements TransportPort {
  outcome: TicketOutcome = { kind: "ticket", ticket: "t" };
  tickets = 0;
  readonly sockets: FakeSocket[] = [];
  #online = true;
  #listeners = new Set<() => void>();

  requestTicket = async (): Promise<TicketOutcome> => {
    this.tickets += 1;
    return this.outcome;
  };

  open = (_ticket: string, events: TransportEvents) => {
    const socket = new FakeSocket(events);
    this.sockets.push(socket);
    return {
      sendText: (text: string) => socket.hearText(text),
      sendBytes: (bytes: Uint8Array) => socket.hearBytes(bytes),
      close: () => {
        socket.closed = true;
      },
    };
  };

  isOnline = (): boolean => this.#online;

  onNetwork = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setOnline(online: boolean): void {
    this.#online = online;
    for (const listener of this.#listeners) listener();
  }

  /** The newest connection. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error("Nobody connected");
    return socket;
  }
}

/** A browser tab, which outlives the pages loaded in it. */
export class FakeTab {
  readonly clock = new FakeClock();
  kept: string | null = null;
  #page = 0;
  #hide: () => void = () => undefined;

  /** A page loads; the previous one stops writing. */
  load(): SessionKeeping {
    this.#page += 1;
    const page = this.#page;
    return {
      read: () => this.kept,
      write: (text) => {
        if (page === this.#page) this.kept = text;
      },
      onHide: (listener) => {
        this.#hide = listener;
        return () => {
          if (page === this.#page) this.#hide = () => undefined;
        };
      },
    };
  }

  hide(): void {
    this.#hide();
  }
}

export class FakeMicrophone implements MicrophonePort {
  failure: MicrophoneFailure | null = null;
  opened = 0;
  isOpen = false;
  readonly commands: CaptureCommand[] = [];
  events: MicrophoneEvents | null = null;
  lastDevice: string | null = null;
  #changed: () => void = () => undefined;

  open: MicrophonePort["open"] = async ({ deviceId }, events) => {
    this.opened += 1;
    this.lastDevice = deviceId;
    this.events = events;
    this.isOpen = this.failure === null;
    return this.failure;
  };

  close = (): void => {
    this.isOpen = false;
  };

  command: MicrophonePort["command"] = (command) => {
    this.commands.push(command);
    if (command.type === "mute" && command.muted) this.events?.onMessages([{ type: "cancel" }]);
  };

  allowed = true;

  devices = async () => (this.allowed ? [{ id: "a", label: "Headset" }] : []);

  namedDevices = async () => {
    if (this.failure !== null) return this.failure;
    this.allowed = true;
    return this.devices();
  };

  onDevicesChanged = (listener: () => void): (() => void) => {
    this.#changed = listener;
    return () => undefined;
  };

  change(): void {
    this.#changed();
  }

  /** An utterance begins, with this many frames of 100 ms. */
  speak(frames: number): void {
    this.events?.onMessages([{ type: "start" }]);
    this.goOn(frames);
  }

  goOn(frames: number): void {
    for (let frame = 0; frame < frames; frame += 1)
      this.events?.onMessages([{ type: "frame", pcm: new Uint8Array(3_200) }]);
  }

  stop(): void {
    this.events?.onMessages([{ type: "end", voicedMs: 1_000 }]);
  }

  poll(over: boolean): void {
    this.events?.onMessages([{ type: "level", level: over ? 0.1 : 0.001, over }]);
  }
}

export class FakeSpeaker implements SpeakerPort {
  isOpen = false;
  readonly log: string[] = [];
  heard: PlaybackPosition = { generation: 0, segment: 0, samples: 0 };
  #events: SpeakerEvents | null = null;

  open = (events: SpeakerEvents): void => {
    this.isOpen = true;
    this.#events = events;
    events.onStatus("ready");
  };

  close = (): void => {
    this.isOpen = false;
  };

  push = ({ generation, segment }: { generation: number; segment: number }): void => {
    this.log.push(`push ${generation}.${segment}`);
  };

  end = (generation: number): void => {
    this.log.push(`end ${generation}`);
  };

  clear = (generation: number): void => {
    this.log.push(`clear ${generation}`);
  };

  reset = (): void => {
    this.log.push("reset");
  };

  hold = (held: boolean): void => {
    this.log.push(held ? "hold" : "let go");
  };

  offered: readonly { id: string; label: string }[] | null = null;

  pick = (speakerId: string | null): void => {
    this.log.push(`speaker ${speakerId}`);
  };

  speakers = () => Promise.resolve(this.offered);

  duck = (gain: number): void => {
    this.log.push(gain === 1 ? "restore" : "duck");
  };

  position = (): PlaybackPosition => this.heard;

  fail(): void {
    this.#events?.onStatus("failed");
  }

  tell(event: PlaybackEvent): void {
    if (event.type !== "started")
      this.heard = { generation: event.generation, segment: event.segment, samples: event.samples };
    this.#events?.onEvents([event]);
  }
}
