import { randomUUID } from "node:crypto";
import { encodeCaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import { filledWith, hostileTexts } from "#relay/testing/hostile-texts.ts";
import { textOf } from "./line.ts";

/** What an attacker sends next; `kind` is what it is counted as. */
export type Shot = {
  readonly kind: "typed" | "utterance" | "modeSwitch" | "invalid" | "other";
  readonly frame: Uint8Array | string;
};

/** One way of causing load that the protocol allows, on sockets of its own. */
export type Attack = {
  readonly name: string;
  readonly sockets: number;
  /** The session it starts, a chat if the account has no calls left; null if it needs none. */
  readonly mode: Mode | null;
  /** How long a socket is used before the next one replaces it with a full allowance of frames; ms. */
  readonly stayMs: number;
  /** Endless; restarted on each socket. */
  readonly shots: () => Generator<Shot>;
};

const shot = (kind: Shot["kind"], message: ClientMessage): Shot => ({ kind, frame: textOf(message) });

function* typing(texts: readonly string[]): Generator<Shot> {
  for (let index = Math.floor(Math.random() * texts.length); ; index += 1) {
    const text = texts[index % texts.length] ?? "";
    yield shot("typed", { type: "chat.send", clientId: randomUUID(), text });
  }
}

/** Costly to parse and useless: invalid JSON that breaks off at the end, deep nesting, and a wrong shape. */
const invalidFrames: readonly string[] = [
  `{"type":"chat.send","text":"${"a".repeat(60_000)}`,
  "[".repeat(30_000) + "]".repeat(30_000),
  JSON.stringify({ type: "chat.send", clientId: "none", text: "\uFDFA".repeat(20_000) }),
];
/** As many as a connection may send before it is closed. */
const invalidAllowed = 20;

/** Audio that belongs to no utterance. */
const strayFrame = encodeCaptureFrame({ utterance: 65_535, sequence: 0, pcm: new Uint8Array(4_000) });

function* flooding(): Generator<Shot> {
  for (let index = 0; index < invalidAllowed; index += 1)
    yield { kind: "invalid", frame: invalidFrames[index % invalidFrames.length] ?? "" };
  for (let id = 0; ; id += 1) {
    yield { kind: "other", frame: strayFrame };
    yield shot("other", { type: "ping", id });
    yield shot("other", { type: "help.dismiss" });
    yield shot("other", { type: "interrupt", generation: 1, segment: 0, samples: 0 });
  }
}

/** This many ms of audio. */
const soundOf = (utterance: number, sequence: number, ms: number): Shot => ({
  kind: "other",
  frame: encodeCaptureFrame({ utterance, sequence, pcm: new Uint8Array(ms * 32) }),
});

function* fasterThanSpeech(utterance: number): Generator<Shot> {
  yield shot("utterance", { type: "utterance.start", utterance });
  for (let sequence = 0; sequence < 10; sequence += 1) yield soundOf(utterance, sequence, 1_000);
  yield shot("other", { type: "utterance.end", utterance });
}

function* pausedAndTakenBack(utterance: number): Generator<Shot> {
  yield shot("utterance", { type: "utterance.start", utterance });
  for (let sequence = 0; sequence < 5; sequence += 1) yield soundOf(utterance, sequence, 100);
  yield shot("other", { type: "utterance.pause", utterance });
  yield shot("other", { type: "utterance.continue", utterance });
  yield shot("other", { type: "utterance.pause", utterance });
  yield shot("other", { type: "utterance.cancel", utterance });
}

function* speaking(): Generator<Shot> {
  // Utterance numbers are 16 bits.
  for (let utterance = 1; utterance < 60_000; utterance += 2) {
    yield* fasterThanSpeech(utterance);
    yield* pausedAndTakenBack(utterance + 1);
    yield shot("modeSwitch", { type: "mode.switch", mode: "chat" });
    yield shot("modeSwitch", { type: "mode.switch", mode: "call" });
  }
}

const forEver = Number.POSITIVE_INFINITY;

/** What each account does, all at the same time. */
export const attacks: readonly Attack[] = [
  {
    name: "bursts of the longest messages",
    sockets: 2,
    mode: "chat",
    stayMs: forEver,
    shots: () => typing([filledWith("\uFDFA")]),
  },
  {
    name: "messages built to be costly",
    sockets: 1,
    mode: "chat",
    stayMs: forEver,
    shots: () => typing(Object.values(hostileTexts)),
  },
  { name: "floods and invalid frames", sockets: 2, mode: null, stayMs: 3_000, shots: flooding },
  { name: "speech", sockets: 1, mode: "call", stayMs: 15_000, shots: speaking },
];
