import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { Event } from "../conversation/events.ts";

type Spoken = Exclude<ClientMessage, { type: "hello" | "ping" | "session.start" | "mode.switch" }>;
type Table = { readonly [K in Spoken["type"]]: (message: Extract<Spoken, { type: K }>) => Event };

const table: Table = {
  "session.end": ({ moodAfter }) => ({ type: "endRequested", moodAfter }),
  "utterance.start": ({ utterance }) => ({ type: "utteranceStarted", utterance }),
  "utterance.pause": ({ utterance }) => ({ type: "utterancePaused", utterance }),
  "utterance.continue": ({ utterance }) => ({ type: "utteranceContinued", utterance }),
  "utterance.end": ({ utterance }) => ({ type: "utteranceEnded", utterance }),
  "utterance.cancel": ({ utterance }) => ({ type: "utteranceCancelled", utterance }),
  "chat.send": ({ clientId, text }) => ({ type: "typed", clientId, text }),
  "pace.set": ({ pace }) => ({ type: "paceChosen", pace }),
  "help.dismiss": () => ({ type: "helpDismissed" }),
  playback: ({ generation, segment, samples, finished }) => ({
    type: "played",
    generation,
    segment,
    samples,
    finished,
  }),
  interrupt: ({ generation, segment, samples }) => ({ type: "interrupted", generation, segment, samples }),
};

function pick<K extends Spoken["type"]>(message: Extract<Spoken, { type: K }>, type: K): Event {
  return table[type](message);
}

/** What a client's message means to its conversation. */
export function eventOf(message: Spoken): Event {
  return pick(message, message.type);
}
