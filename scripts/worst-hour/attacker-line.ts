import { encodeCaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { Connection } from "#relay/socket/connection.ts";

/** What one attacker's socket can send. */
export class AttackerLine {
  readonly #connection: Connection;
  #sequence = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  say(message: ClientMessage): void {
    this.#connection.events.onText(JSON.stringify(message));
  }

  /** A tenth of a second of audio. */
  frame(utterance: number): void {
    this.#connection.events.onBytes(
      encodeCaptureFrame({ utterance, sequence: this.#sequence, pcm: new Uint8Array(3_200) }),
    );
    this.#sequence += 1;
  }

  newUtterance(): void {
    this.#sequence = 0;
  }

  drop(): void {
    this.#connection.events.onClosed(1006);
  }
}
