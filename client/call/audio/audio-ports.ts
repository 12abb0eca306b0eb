import type { ReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { VoiceSensitivity } from "#shared/voice/voice-rules.ts";
import type { CaptureCommand, CaptureMessage } from "#shared/capture/capture-pipeline.ts";
import type { PlaybackEvent, PlaybackPosition } from "./playback-buffer.ts";

export type MicrophoneFailure = "denied" | "missing" | "lost" | "insecure" | "unsupported";

export type MicrophoneOptions = {
  /** Null: the system's choice; a device that is gone falls back to it. */
  readonly deviceId: string | null;
  readonly sensitivity: VoiceSensitivity;
};

export type MicrophoneEvents = {
  /** In order; frames belong to the utterance that started last. */
  readonly onMessages: (messages: readonly CaptureMessage[]) => void;
  /** Unplugged, or taken by the system; `back` when the system gives it back by itself. */
  readonly onLost: () => void;
  readonly onBack: () => void;
};

export type InputDeviceInfo = { readonly id: string; readonly label: string };

/** The microphone as a call needs it. Nothing here throws. */
export type MicrophonePort = {
  /** Must be called in a tap the first time. An earlier one is closed. Null: it is on. */
  open(
    options: MicrophoneOptions,
    events: MicrophoneEvents,
  ): Promise<MicrophoneFailure | "superseded" | null>;
  close(): void;
  command(command: CaptureCommand): void;
  /** Browsers name no device before one was allowed, and some hide them all. */
  devices(): Promise<readonly InputDeviceInfo[]>;
  /** In a tap: asks for a microphone only to learn the names, and lets go of it at once. */
  namedDevices(): Promise<readonly InputDeviceInfo[] | MicrophoneFailure>;
  /** Calls back when a device comes or goes; answers how to stop. */
  onDevicesChanged(listener: () => void): () => void;
};

export type SpeakerStatus = "ready" | "blocked" | "failed";

export type SpeakerEvents = {
  readonly onEvents: (events: readonly PlaybackEvent[]) => void;
  readonly onStatus: (status: SpeakerStatus) => void;
};

/** The loudspeaker as a call needs it. Nothing here throws. */
export type SpeakerPort = {
  /** Must be called in a tap the first time: browsers play nothing before. An open one is woken. */
  open(events: SpeakerEvents): void;
  close(): void;
  push(frame: ReplyFrame): void;
  /** No more sound comes for this generation. */
  end(generation: number): void;
  /** Drops everything up to a generation [P6]. */
  clear(generation: number): void;
  /** A new connection counts its generations anew. */
  reset(): void;
  /** Lowers or restores the volume (linear). */
  duck(gain: number): void;
  /** Keeps a reply from beginning to play, or lets it. */
  hold(held: boolean): void;
  /** How far the current reply has been heard by now. */
  position(): PlaybackPosition;
};
