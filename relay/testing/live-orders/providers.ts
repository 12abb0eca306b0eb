import { noRisk } from "#shared/safety/risk.ts";
import type { Ai, AiFailure, AiOutcome } from "../../ai/port.ts";
import type { Hear } from "../../safety/hear.ts";
import { hear } from "../talk.ts";
import type { Clock, SeededRandom } from "../conversation-orders/seeded-random.ts";
import type { Settings } from "../../conversation/state.ts";
import type { ReadTurn } from "../../live/ports.ts";
import type { FaultInjector } from "./fault-injector.ts";

/** What people say; `talk.ts` says which of it shows danger. One of them is a hum, one nothing. */
export const texts = [
  "I had a bad day",
  "mm-hm",
  "My sister called me again yesterday",
  "um",
  "",
  "I want to kill myself",
  "I want to die",
  "it all feels hopeless",
  "this will break something",
] as const;

export const isSound = (text: string): boolean => text === "" || text === "mm-hm";

/** Each person speaks a different language, so that calls to providers show whom they are for. */
export const languages = ["en", "de", "fr"] as const;
const names = ["Ann", "Ben", "Cem"] as const;

/** Providers eventually give up by themselves. */
const timeoutMs = 9_000;

/** What was said is encoded in the audio, so that a provider can read it: client, number, text. */
export function soundOf(device: number, serial: number, pick: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, at) => [device, serial, pick, 255][at % 4] ?? 0);
}

export const markerOf = (device: number, serial: number | string): string => `#${device}.${serial}`;

function textIn(sound: readonly Uint8Array[]): string {
  const [device, serial, pick] = sound.find((it) => it.byteLength > 2) ?? [];
  const text = texts[pick ?? -1] ?? "";
  // A number would make words of what is none.
  return isSound(text) ? text : `${text} ${markerOf(device ?? 0, serial ?? 0)}`;
}

/** Transcription, model, speech and reader: slow, and unreliable if the order says so. */
export class Providers implements Pick<Ai, "transcribe" | "listen" | "write" | "speak"> {
  /** Null: only recordings are transcribed. */
  listen: Ai["listen"] = null;
  readonly #clock: Clock;
  readonly #rng: SeededRandom;
  readonly #faults: FaultInjector;
  readonly #faulty: boolean;

  constructor(clock: Clock, rng: SeededRandom, faults: FaultInjector, faulty: boolean) {
    this.#clock = clock;
    this.#rng = rng;
    this.#faults = faults;
    this.#faulty = faulty;
  }

  transcribe: Ai["transcribe"] = (sound, { language, signal }) => {
    const person = personSpeaking(language);
    const text = textIn(sound);
    return this.#call("transcribe", person, signal, 900, () => Promise.resolve({ ok: true, value: text }));
  };

  write: Ai["write"] = ({ instructions }, { signal, onText }) => {
    const person = Number(instructions.replace("person ", ""));
    return this.#call("write", person, signal, 700, async () => {
      for (let left = this.#rng.ms(`length ${person}`, 0, 3); left > 0; left -= 1) {
        onText(`That sounds hard for you, ${names[person]}. `);
        await this.#pause(this.#rng.ms(`token ${person}`, 0, 500), signal);
      }
      return { ok: true, value: null };
    });
  };

  speak: Ai["speak"] = (text, { delivery, signal, onPackets }) => {
    const person = personSpeaking(delivery.language);
    return this.#call("speak", person, signal, 500, async () => {
      const packets = 10 + Math.floor(text.length / 4);
      for (let half = 0; half < 2; half += 1) {
        await onPackets([new Uint8Array([half])], packets * 480);
        await this.#pause(this.#rng.ms(`sound ${person}`, 0, 400), signal);
      }
      return { ok: true, value: { samples: packets * 960, said: text, reworded: false } };
    });
  };

  readTurn: ReadTurn = ({ text }) => {
    const person = this.#faults.personIn(text);
    this.#faults.mayThrow("readTurn", person);
    if (this.#faults.may("readTurn rejects", person)) return Promise.reject(new Error("reader"));
    const roll = this.#rng.roll(`reader ${person}`);
    const { floor, screen, misunderstood } = this.#hear(text);
    const agreed = floor.level === "none" ? screen : floor;
    const calm = roll < 0.2 ? { ...noRisk, misunderstood: false } : { ...agreed, misunderstood };
    const reading = roll > 0.8 ? null : calm;
    return this.#pause(this.#rng.ms(`reading ${person}`, 0, 1_400)).then(() => reading);
  };

  hear: Hear = (input) => {
    if (input.text.includes("break")) this.#faults.mayThrow("hear", this.#faults.personIn(input.text));
    return hear(input);
  };

  /** The country identifies the session. */
  checkFor = (country: string | null): Settings["check"] => {
    const person = Number(country?.replace("P", "") ?? -1);
    this.#faults.mayThrow("checkFor", person);
    return (text) => {
      this.#faults.mayThrow("check", person);
      return { verdict: "pass", text, removed: [] };
    };
  };

  #hear(text: string): ReturnType<Settings["hear"]> {
    return hear({ text, context: [] });
  }

  #call<T>(
    what: string,
    person: number,
    signal: AbortSignal,
    mostMs: number,
    answer: () => Promise<AiOutcome<T>>,
  ): Promise<AiOutcome<T>> {
    this.#faults.mayThrow(what, person);
    const aborted = new Promise<AiOutcome<T>>((resolve) => {
      signal.addEventListener("abort", () => resolve(failed("aborted")));
    });
    const roll = this.#faulty ? this.#rng.roll(`${what} ${person}`) : 1;
    const rejects = this.#faults.may(`${what} rejects`, person);
    const slow = roll < 0.15 ? 5 : 1;
    const ms = roll < 0.04 ? timeoutMs : this.#rng.ms(`${what} takes ${person}`, 0, mostMs * slow);
    const answered = this.#pause(ms, signal).then(async (): Promise<AiOutcome<T>> => {
      if (rejects) throw new Error(`${what} rejects`);
      if (roll < 0.04) return failed("timeout");
      return roll > 0.92 && this.#faulty ? failed("unavailable") : answer();
    });
    return Promise.race([aborted, answered]);
  }

  /** Nothing completes after an abort. */
  #pause(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.#clock.after(ms, () => {
        if (signal?.aborted !== true) resolve();
      });
    });
  }
}

const failed = <T>(failure: AiFailure): AiOutcome<T> => ({ ok: false, failure });

function personSpeaking(language: string): number {
  return languages.findIndex((it) => it === language);
}
