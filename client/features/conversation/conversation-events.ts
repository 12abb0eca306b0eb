import type { Notice, ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import type { VoiceSensitivity } from "#shared/voice/voice-rules.ts";
import type {
  ConnectionStatus,
  ConversationError,
  InputDevice,
  MicrophoneStatus,
  OutputStatus,
  SessionEndReason,
  StartRequest,
} from "./conversation-state.ts";

import type { KeptSession } from "./kept-session.ts";

/** Everything that can happen to a conversation here: what the relay says, what the person does, what devices do. */
export type ConversationEvent =
  | { readonly type: "server"; readonly message: ServerMessage }
  | { readonly type: "connection"; readonly status: ConnectionStatus }
  | { readonly type: "startRequested"; readonly request: StartRequest }
  /** What the page before this one left running, or that it is no more. */
  | { readonly type: "returnable"; readonly kept: KeptSession | null }
  | { readonly type: "returnRequested"; readonly kept: KeptSession }
  | { readonly type: "startGivenUp"; readonly error: ConversationError | null }
  | { readonly type: "endRequested" }
  /** Over, without the relay saying so. */
  | { readonly type: "endedHere"; readonly reason: SessionEndReason }
  | { readonly type: "switchRequested"; readonly mode: Mode }
  | { readonly type: "switchGivenUp"; readonly error: ConversationError | null }
  | { readonly type: "typed"; readonly clientId: string; readonly text: string }
  | { readonly type: "retried"; readonly clientId: string }
  /** Sound of a reply came: 48 kHz samples. */
  | {
      readonly type: "soundArrived";
      readonly generation: number;
      readonly segment: number;
      readonly samples: number;
    }
  | {
      readonly type: "heard";
      readonly generation: number;
      readonly segment: number;
      readonly samples: number;
    }
  | { readonly type: "microphone"; readonly status: MicrophoneStatus }
  | { readonly type: "output"; readonly status: OutputStatus }
  | { readonly type: "devices"; readonly devices: readonly InputDevice[] }
  | { readonly type: "devicePicked"; readonly deviceId: string | null }
  | { readonly type: "sensitivity"; readonly sensitivity: VoiceSensitivity }
  | { readonly type: "pushToTalk"; readonly on: boolean; readonly pressed: boolean }
  | { readonly type: "failed"; readonly error: ConversationError }
  | { readonly type: "errorDismissed" }
  | { readonly type: "noticeDismissed"; readonly notice: Notice }
  | { readonly type: "helpDismissed" }
  | { readonly type: "logCleared" }
  | { readonly type: "reset" };
