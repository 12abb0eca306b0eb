import type { Effect } from "./effects.ts";
import type { Event, Now } from "./events.ts";
import { isAtLeast } from "#shared/safety/risk.ts";
import { faultsOf, type OutgoingFault } from "../safety/outgoing.ts";
import {
  abortReply,
  abortWork,
  beginReply,
  cutReply,
  interruptReply,
  rest,
  storeReply,
} from "./answering.ts";
import { currentReply, dropPrepared, onReply, withReply } from "./current-reply.ts";
import { amendMessage, isUnanswered } from "./messages.ts";
import { makeOffer } from "./offering.ts";
import {
  addText,
  completeSegment,
  completeText,
  hasReachedPerson,
  isSpoken,
  markAudible,
  saidBefore,
  withSaid,
} from "./reply.ts";
import { mayBeSpoken, type Conversation, type Reply } from "./state.ts";
import { sequence, stay, turnTo, type Step } from "./step.ts";
import { forTheEar, isQuestion } from "./text/for-the-ear.ts";
import { takeSentences, withoutBroken } from "./text/sentences.ts";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

/** The last word of a reply has been heard, or never will be. */
function finishTurn(state: Conversation): Step {
  const { turn } = state;
  return turn.phase === "ended" ? turnTo(state, { ...turn, farewell: null }) : rest(state);
}

/** Lets sentences out one after another, each as the check leaves it; one that must not go out ends the try [T26]. */
function letOut(state: Conversation, sentences: readonly string[], now: Now): Step {
  const [sentence, ...others] = sentences;
  const reply = currentReply(state);
  if (sentence === undefined || reply === null) return stay(state);
  const checked = state.settings.check(reply.spoken ? forTheEar(sentence) : sentence, reply.text);
  if (checked.verdict === "stop") return stopReply(state, reply, checked.fault, now);
  const isLast = reply.spoken && isQuestion(checked.text) && !isAtLeast(state.risk.level, "active");
  const taken = checked.removed.map((fault): Effect => ({ type: "checked", fault }));
  const isNothing = taken.length > 0 && checked.text.trim() === "";
  return sequence(
    state,
    (it) => [it, taken],
    (it) =>
      isNothing
        ? stay(it)
        : onReply(it, "origin", reply.origin, (open) => addText(open, checked.text, mayBeSpoken(it))),
    (it) => (isLast ? stopWriting(it, reply.origin, now) : letOut(it, others, now)),
  );
}

/**
 * A spoken reply ends with its first question: nobody can answer two at once [T31]. A model that may offer something
 * does so after its last word, so it is heard to its end.
 */
function stopWriting(state: Conversation, generation: number, now: Now): Step {
  const mayStillOffer = currentReply(state)?.mayOffer === true;
  return sequence(
    state,
    (it) => [it, mayStillOffer ? [] : [{ type: "abortText", generation }]],
    (it) => onReply(it, "origin", generation, (open) => [{ ...open, unchecked: "", mayStillOffer }, []]),
    (it) => finishReply(it, { type: "replyFinished", generation }, now),
  );
}

/** The model offers something with its reply [T33]: shown with the reply's message, and the first one only. */
export function takeOffer(state: Conversation, { generation, offer }: Of<"offerMade">): Step {
  const reply = currentReply(state);
  if (reply === null || reply.origin !== generation || !reply.mayOffer || reply.offer !== null)
    return stay(state);
  if (reply.textDone && !reply.mayStillOffer) return stay(state);
  const faults = faultsOf(state.settings.check(offer.reason));
  const taken = { ...reply, offer: faults.length === 0 ? offer : { ...offer, reason: "" } };
  return sequence(
    state,
    (it) =>
      withReply(
        it,
        taken,
        faults.map((fault): Effect => ({ type: "checked", fault })),
      ),
    (it) => makeOffer(it, taken),
  );
}

/**
 * The model's text must not go out [T26]. The model is asked once more; if something has already reached the person, or
 * it happens again, a safe sentence ends the reply.
 */
function stopReply(state: Conversation, reply: Reply, fault: OutgoingFault, now: Now): Step {
  const counted: Effect = { type: "checked", fault };
  const { turn } = state;
  // The reply is begun anew once the utterance has ended.
  if (turn.phase === "userSpeaking") return dropPrepared(state, counted, ...abortWork(reply));
  if (reply.rewrite === null && !hasReachedPerson(reply))
    return sequence(
      state,
      (it) => [it, [counted, ...abortWork(reply)]],
      (it) => beginReply(it, fault),
    );
  const { safeReply } = state.settings.phrases;
  const [safe, effects] = addText(
    { ...reply, unchecked: "", offer: null, mayOffer: false },
    safeReply,
    mayBeSpoken(state),
  );
  const [whole, last] = completeText(safe, safeReply, mayBeSpoken(state));
  return sequence(
    state,
    // Only the writing stops: what has been said so far is still being heard.
    (it) => [it, [counted, { type: "abortText", generation: reply.origin }]],
    (it) => withReply(it, whole, [...effects, ...last]),
    (it) => settleWritten(it, now),
  );
}

/** More of what the model writes; it leaves sentence by sentence, once the check has read it [T26]. */
export function takeDelta(state: Conversation, event: Of<"replyDelta">, now: Now): Step {
  const reply = currentReply(state);
  if (reply === null || reply.origin !== event.generation || reply.textDone) return stay(state);
  const { sentences, rest: unchecked } = takeSentences(reply.unchecked + event.text);
  return sequence(
    state,
    (it) => onReply(it, "origin", event.generation, (open) => [{ ...open, unchecked }, []]),
    (it) => letOut(it, sentences, now),
  );
}

function settleWritten(state: Conversation, now: Now): Step {
  const reply = currentReply(state);
  if (state.turn.phase !== "replying" || reply === null || reply.message !== null) return stay(state);
  const silent = !reply.spoken || reply.segments.length === 0;
  return sequence(
    state,
    (it) => storeReply(it, reply, now),
    (it) => (silent ? rest(it) : stay(it)),
  );
}

/** The model has finished [T10]: store the reply, unless it is still held back. */
export function finishReply(
  state: Conversation,
  event: Of<"replyFinished">,
  now: Now,
  empty = state.settings.phrases.emptyReply,
): Step {
  const reply = currentReply(state);
  if (reply === null || reply.origin !== event.generation) return stay(state);
  if (reply.textDone) return withReply(state, { ...reply, mayStillOffer: false });
  const change = (it: Reply) => completeText(it, empty, mayBeSpoken(state));
  const last = event.cut === true ? withoutBroken(reply.text, reply.unchecked) : reply.unchecked;
  const isOpen = (it: Conversation): boolean =>
    currentReply(it)?.origin === event.generation && currentReply(it)?.textDone === false;
  return sequence(
    state,
    (it) => onReply(it, "origin", event.generation, (open) => [{ ...open, unchecked: "" }, []]),
    (it) => (last === "" ? stay(it) : letOut(it, [last], now)),
    (it) =>
      isOpen(it)
        ? sequence(
            it,
            (open) => onReply(open, "origin", event.generation, change),
            (open) => settleWritten(open, now),
          )
        : stay(it),
  );
}

/** The model failed [T11]. What is already written counts as the reply; a guess is dropped quietly. */
export function failReply(state: Conversation, event: Of<"replyFailed">, now: Now): Step {
  const reply = currentReply(state);
  if (reply === null || reply.origin !== event.generation) return stay(state);
  if (reply.textDone) return finishReply(state, { ...event, type: "replyFinished" }, now);
  if (state.turn.phase === "userSpeaking") return dropPrepared(state, ...abortWork(reply));
  const isTurnedAway = event.declined === true && isAtLeast(state.risk.level, "active");
  if (!isTurnedAway && (reply.text + reply.unchecked).trim() === "") return reportFailure(state);
  const { emptyReply, declinedReply } = state.settings.phrases;
  const cut = { ...event, type: "replyFinished", cut: true } as const;
  return finishReply(state, cut, now, isTurnedAway ? declinedReply : emptyReply);
}

/** The person is told that their last words won't be answered, unless they ask again [T11][T17]. */
function reportFailure(state: Conversation): Step {
  const clientId = state.history.at(-1)?.clientId ?? null;
  const message = { type: "error", code: "replyFailed", retryable: true, clientId } as const;
  return rest({ ...state, replyFailed: state.waiting === 0 }, { type: "send", message });
}

/** The first sound of a reply is there: the person hears it from now on, unless it is held back [T4]. */
export function startSpeech(state: Conversation, event: Of<"speechStarted">, now: Now): Step {
  return onReply(state, "generation", event.generation, (reply) => [
    reply.audible ? reply : markAudible(reply, now.at),
    [],
  ]);
}

/**
 * The voice reworded a segment: the spoken words are shown and remembered [T27]. If the check would not let those out,
 * the written text stands.
 */
function noteSaid(state: Conversation, { generation, segment, said }: Of<"speechFinished">): Step {
  const reply = currentReply(state);
  if (said === undefined || said.trim() === "" || reply?.generation !== generation) return stay(state);
  const faults = faultsOf(state.settings.check(said, saidBefore(reply, segment)));
  if (faults.length > 0) return [state, faults.map((fault): Effect => ({ type: "checked", fault }))];
  const changed = withSaid(reply, segment, said);
  const { message } = changed;
  return sequence(
    state,
    (it) => withReply(it, changed),
    (it) => {
      if (message === null || it.turn.phase !== "replying" || changed.text === reply.text) return stay(it);
      const amended = { ...message, text: changed.text.trim() };
      return sequence(
        it,
        (shown) => amendMessage(shown, amended),
        (shown) => withReply(shown, { ...changed, message: amended }),
      );
    },
  );
}

export function finishSpeech(state: Conversation, event: Of<"speechFinished">): Step {
  const failed: Effect = {
    type: "send",
    message: { type: "error", code: "speechFailed", retryable: false, clientId: null },
  };
  return sequence(
    state,
    (it) => noteSaid(it, event),
    (it) =>
      onReply(it, "generation", event.generation, (reply) => {
        const [next, effects] = completeSegment(reply, event.segment, event.samples, mayBeSpoken(it));
        return [next, event.failed ? [failed, ...effects] : effects];
      }),
    (it) => settleSilent(it, event),
  );
}

/** If all of the speech failed, nothing will be played, and nothing else would end the turn [T11]. */
function settleSilent(state: Conversation, event: Of<"speechFinished">): Step {
  const reply = currentReply(state);
  const silent = reply !== null && reply.generation === event.generation && isSpoken(reply) && !reply.audible;
  if (!silent || !event.failed || reply.held) return stay(state);
  return finishTurn(state);
}

/** The client tells what has been heard [T14]; with `finished` the turn is the person's again. */
export function notePlayback(state: Conversation, event: Of<"played">, now: Now): Step {
  const reply = currentReply(state);
  if (reply === null || reply.generation !== event.generation || !reply.audible || reply.held)
    return stay(state);
  const heard = { segment: event.segment, samples: event.samples };
  const over = event.finished && isSpoken(reply);
  return sequence(
    state,
    (it) => withReply(it, { ...markAudible(reply, now.at), heard }),
    (it) => (over ? finishTurn(it) : stay(it)),
  );
}

/** The person spoke over the reply [T15]: the client's position is what was heard. */
export function interrupt(state: Conversation, event: Of<"interrupted">, now: Now): Step {
  const { turn } = state;
  if (turn.phase !== "replying" || turn.reply.generation !== event.generation || !turn.reply.spoken)
    return stay(state);
  const heard = { segment: event.segment, samples: event.samples };
  // Speech that begins after an answer was heard is a new turn, however soon [T28].
  const committed = heard.segment > 0 || heard.samples > 0 ? null : state.committed;
  return interruptReply({ ...state, committed }, { ...turn.reply, heard }, now);
}

/** Playback that makes no progress doesn't hold the call up: the reply's text stands [T11]. */
export function expirePlayback(state: Conversation, now: Now): Step {
  const reply = currentReply(state);
  const deadline = reply?.playbackDeadline ?? null;
  if (reply === null || reply.held || deadline === null || now.at < deadline || !mayBeSpoken(state))
    return stay(state);
  if (state.turn.phase === "ended") return finishTurn(state);
  if (reply.message !== null)
    return sequence(
      state,
      (it) => [it, abortReply(reply)],
      (it) => rest(it),
    );
  return sequence(
    state,
    (it) => cutReply(it, reply, now),
    (it) => (isUnanswered(it) ? reportFailure(it) : stay(it)),
  );
}
