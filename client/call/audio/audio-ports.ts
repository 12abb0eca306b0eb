import type { ReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { VoiceSensitivity } from "#shared/voice/voice-rules.ts";
import type { CaptureCommand, CaptureMessage } from "#shared/capture/capture-pipeline.ts";
import type { PlaybackEvent, PlaybackPosition } from "./playback-buffer.ts";

export type MicrophoneFailure = "denied" | "missing" | "lost" | "insecure" | "unsupported";

export type MicrophoneOptions = {
  /** Null: the system's choice. A device that no longer exists falls back to it. */
  readonly deviceId: string | null;
  readonly sensitivity: VoiceSensitivity;
};

export type MicrophoneEvents = {
  /** In order; frames belong to the utterance that started last. */
  readonly onMessages: (messages: readonly CaptureMessage[]) => void;
  /** Unplugged, or taken by the system; `back` if the system returns it. */
  readonly onLost: () => void;
  readonly onBack: () => void;
};

export type InputDeviceInfo = { readonly id: string; readonly label: string };

/** The microphone as a call needs it. Never throws. */
export type MicrophonePort = {
  /** The first call must happen inside a tap. Closes an earlier one. Null means success. */
  open(
    options: MicrophoneOptions,
    events: MicrophoneEvents,
  ): Promise<MicrophoneFailure | "superseded" | null>;
  close(): void;
  command(command: CaptureCommand): void;
  /** Browsers name no devices before permission was granted, and some hide them all. */
  devices(): Promise<readonly InputDeviceInfo[]>;
  /** Must run inside a tap: opens a microphone only to learn the names, and closes it immediately. */
  namedDevices(): Promise<readonly InputDeviceInfo[] | MicrophoneFailure>;
  /** Calls back when devices change; returns a function that unsubscribes. */
  onDevicesChanged(listener: () => void): () => void;
};

export type SpeakerStatus = "ready" | "blocked" | "failed";

export type SpeakerEvents = {
  readonly onEvents: (events: readonly PlaybackEvent[]) => void;
  readonly onStatus: (status: SpeakerStatus) => void;
};

/** The speaker as a call needs it. Never throws. */
export type SpeakerPort = {
  /** The first call must happen inside a tap, because browsers play nothing before. Resumes an open one. */
  open(events: SpeakerEvents): void;
  close(): void;
  push(frame: ReplyFrame): void;
  /** No more audio follows for this generation. */
  end(generation: number): void;
  /** Drops everything up to a generation [P6]. */
  clear(generation: number): void;
  /** A new connection restarts its generations. */
  reset(): void;
  /** Lowers or restores the volume (linear). */
  duck(gain: number): void;
  /** Keeps a reply from beginning to play, or lets it. */
  hold(held: boolean): void;
  /** Plays through this loudspeaker from now on, also when opened later; null is the system's choice. */
  pick(speakerId: string | null): void;
  /** Null where the browser offers no choice; unnamed before a microphone was allowed. */
  speakers(): Promise<readonly InputDeviceInfo[] | null>;
  /** How far the current reply has been heard by now. */
  position(): PlaybackPosition;
};

/** The names under which the processors are registered. */
export const captureProcessor = "hearken-capture";
export const playerProcessor = "hearken-player";

/** What the page tells the player worklet; it answers with `PlaybackEvent`s. */
export type PlayerCommand =
  | {
      readonly type: "push";
      readonly generation: number;
      readonly segment: number;
      readonly samples: Float32Array<ArrayBuffer>;
    }
  | { readonly type: "end"; readonly generation: number }
  | { readonly type: "clear"; readonly generation: number }
  | { readonly type: "reset" }
  | { readonly type: "duck"; /** linear */ readonly gain: number }
  | { readonly type: "hold"; readonly held: boolean }
  | { readonly type: "stop" };
