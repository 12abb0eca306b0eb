import type { MicrophonePort, SpeakerPort } from "#client/audio/voice-ports.ts";
import type { ConversationEvent } from "./conversation-events.ts";
import type { ConversationState, Levels } from "./conversation-state.ts";
import type { SessionKeeping } from "./kept-session.ts";
import type { Clock, WirePort } from "./wire-ports.ts";

/** Small settings kept on this device. */
export type SettingsPort = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
};

/** The world as a conversation needs it. Nothing in it throws. */
export type ConversationPorts = {
  readonly wire: WirePort;
  readonly clock: Clock;
  /** 0…1. */
  readonly random: () => number;
  /** A UUID. */
  readonly newId: () => string;
  /** The interface language, BCP 47. */
  readonly language: () => string;
  readonly microphone: MicrophonePort;
  readonly speaker: SpeakerPort;
  readonly settings: SettingsPort;
  /** Which session runs in this tab, through a reload. */
  readonly keeping: SessionKeeping;
  /** Whether a call is under way: the screen stays on, and the system knows that this page talks. */
  readonly setTalking: (talking: boolean) => void;
};

/** The store as those who carry a conversation out see it. */
export type ConversationCore = {
  readonly state: () => ConversationState;
  readonly dispatch: (event: ConversationEvent) => void;
  readonly setLevels: (levels: Levels) => void;
};
