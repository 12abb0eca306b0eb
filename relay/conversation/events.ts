import type { Pace } from "#shared/catalogues/voices.ts";
import type { Mode, MoodAfter } from "#shared/protocol/values.ts";
import type { Offer } from "./offering.ts";
import type { Reading } from "../safety/verdict.ts";

/** Everything that can happen to a conversation. Results of providers name the generation they belong to [T6]. */
export type Event =
  /** A new session begins, or a restored one continues. */
  | { readonly type: "opened"; readonly restored: boolean }
  /** `overReply`: while a reply is under way, which the client lowers or holds back, and doesn't cut off [T29]. */
  | { readonly type: "utteranceStarted"; readonly utterance: number; readonly overReply?: boolean }
  | { readonly type: "utterancePaused"; readonly utterance: number }
  /** What began over a reply lasts longer than a mere sound would [T29]. */
  | { readonly type: "utteranceConfirmed"; readonly utterance: number }
  | { readonly type: "utteranceContinued"; readonly utterance: number }
  | { readonly type: "utteranceEnded"; readonly utterance: number }
  | { readonly type: "utteranceCancelled"; readonly utterance: number }
  /** `replaces`: it is the person's last message, written anew [T34]. */
  | { readonly type: "typed"; readonly clientId: string; readonly text: string; readonly replaces?: string }
  /** The person wants another reply in place of this one [T34]. */
  | { readonly type: "regenerate"; readonly id: string }
  /** A typed message that is stored was sent again: the person asks for the answer that failed. */
  | { readonly type: "askedAgain" }
  | {
      readonly type: "interrupted";
      readonly generation: number;
      readonly segment: number;
      readonly samples: number;
    }
  | {
      readonly type: "played";
      readonly generation: number;
      readonly segment: number;
      readonly samples: number;
      readonly finished: boolean;
    }
  | { readonly type: "modeSwitched"; readonly mode: Mode }
  | { readonly type: "paceChosen"; readonly pace: Pace }
  | { readonly type: "endRequested"; readonly moodAfter: MoodAfter | null }
  /** `unsure`: the text may well be wrong [T32]. */
  | {
      readonly type: "transcribed";
      readonly generation: number;
      readonly text: string;
      readonly unsure?: boolean;
    }
  | { readonly type: "transcriptionFailed"; readonly generation: number }
  | { readonly type: "replyDelta"; readonly generation: number; readonly text: string }
  /** `cut`: it ended at its limit, perhaps in the middle of a word. */
  | { readonly type: "replyFinished"; readonly generation: number; readonly cut?: boolean }
  /** `declined`: the model, or a filter before it, won't answer this. */
  | { readonly type: "replyFailed"; readonly generation: number; readonly declined?: boolean }
  /** The model offers something with its reply [T33]. */
  | { readonly type: "offerMade"; readonly generation: number; readonly offer: Offer }
  /** The person opens or closes what was offered, or doesn't want it [P19]. */
  | {
      readonly type: "offerAnswered";
      readonly id: string;
      readonly answer: "opened" | "closed" | "declined";
    }
  | { readonly type: "speechStarted"; readonly generation: number; readonly segment: number }
  | {
      readonly type: "speechFinished";
      readonly generation: number;
      readonly segment: number;
      /** 48 kHz samples; 0 where speech failed. */
      readonly samples: number;
      readonly failed: boolean;
      /** The words that were said, where the voice changed them [T27]. */
      readonly said?: string;
    }
  /** The reader answered; null where it failed, refused, or took too long [T22]. */
  | { readonly type: "turnRead"; readonly turn: number; readonly reading: Reading | null }
  /** A reply that waits for the reader waits no longer [T22]. */
  | { readonly type: "readerLate"; readonly turn: number }
  /** The person says that this isn't about them [T25]. */
  | { readonly type: "helpDismissed" }
  /** The person must be told that they talk with an AI [T24]. */
  | { readonly type: "aiNoticeDue" }
  | { readonly type: "timeUp"; readonly reason: "limit" | "cap" }
  | { readonly type: "replaced"; readonly reason: "takenOver" | "expired" | "failed" }
  | { readonly type: "disconnected" }
  /** Whether there is talking time left is unknown: keep listening, and stay silent until that is known [T19]. */
  | { readonly type: "silenced" }
  | { readonly type: "unsilenced" }
  | { readonly type: "reconnected" }
  | { readonly type: "tick" };

/** An event with its time and the ids that it may use up: the core has no clock and no randomness [T1]. */
export type Envelope = {
  readonly event: Event;
  /** ms of a monotonic clock. */
  readonly at: number;
  /** ms since the epoch, for what is written down. */
  readonly wallAt: number;
  /** The uuid of the message that the event puts at a position; asked at most once for each. */
  readonly idFor: (position: number) => string;
};

/** What handlers need of an envelope. */
export type Now = Pick<Envelope, "at" | "wallAt" | "idFor">;
