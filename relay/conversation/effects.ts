import type { EndReason, ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Line, Message, MoodAfter } from "#shared/protocol/values.ts";
import type { OutgoingFault } from "../safety/outgoing.ts";
import type { Offering } from "./offering.ts";
import type { ConversationRisk } from "./conversation-risk.ts";

/** Everything a conversation can ask of the world, in order [T1]. */
export type Effect =
  | { readonly type: "send"; readonly message: ServerMessage }
  /** Write down the audio of the utterance so far. */
  | { readonly type: "transcribe"; readonly generation: number; readonly utterance: number }
  /** Ask the model for a reply to these messages; the runner adds instructions, summary and memory [T9]. */
  | {
      readonly type: "generate";
      readonly generation: number;
      readonly lines: readonly Line[];
      readonly spoken: boolean;
      /** The person was silent for long before they spoke [T30]. */
      readonly afterSilence: boolean;
      /** The reply is written under the instructions for this risk [T22]. */
      readonly risk: ConversationRisk;
      /** The check of outgoing text stopped the first try [T26]. */
      readonly rewrite: OutgoingFault | null;
      /** The resources that the model may offer with the reply [T33]. */
      readonly offering: Offering;
    }
  /** Let the reader read a turn with what was said before it; tell when the wait for it is over [T22]. */
  | {
      readonly type: "read";
      readonly turn: number;
      readonly text: string;
      readonly context: readonly Line[];
      /** Null where no reply waits for it. */
      readonly waitMs: number | null;
    }
  /** The risk of the session is now this [T21]. */
  | { readonly type: "risk"; readonly risk: ConversationRisk }
  /** The check of outgoing text took something out of a reply, or stopped it [T26]. */
  | { readonly type: "checked"; readonly fault: OutgoingFault }
  /** Speak a segment; its frames wait while the generation is held, and leave in the order of segments [T13]. */
  | {
      readonly type: "speak";
      readonly generation: number;
      readonly segment: number;
      readonly text: string;
      /** What the reply says before it: what a voice makes of it is read in that light [T26]. */
      readonly before: string;
      readonly held: boolean;
    }
  /** Let the held frames of a generation go. */
  | { readonly type: "release"; readonly generation: number }
  /** After the last frame: tell the client how many segments there were. */
  | { readonly type: "finishSpeech"; readonly generation: number; readonly segments: number }
  /** Abort all work of a generation and drop its frames. */
  | { readonly type: "abort"; readonly generation: number }
  /** Abort only the model's writing. */
  | { readonly type: "abortText"; readonly generation: number }
  /** Abort only its speech. */
  | { readonly type: "abortSpeech"; readonly generation: number }
  /** The audio of an utterance is not needed any more. */
  | { readonly type: "forgetAudio"; readonly utterance: number }
  | { readonly type: "save"; readonly message: Message; readonly utterance: number | null }
  /** With `utterance`: the last utterance that the message now holds. */
  | { readonly type: "amend"; readonly message: Message; readonly utterance?: number }
  | { readonly type: "remove"; readonly message: Message }
  | {
      readonly type: "count";
      readonly metric:
        | "speculationUsed"
        | "speculationWasted"
        | "bargeIn"
        | "falseInterruption"
        | "backchannel"
        | "turnTakenBack"
        | "silenceBroken"
        | "offerAsked"
        | "offerVolunteered"
        | "offerDropped";
    }
  | { readonly type: "end"; readonly reason: EndReason; readonly moodAfter: MoodAfter | null }
  /** Everything said before the end is stored, so the record can be closed [T20]. */
  | { readonly type: "seal" }
  /** Nothing more will be said: the session's last words have been heard or given up. */
  | { readonly type: "done" };
