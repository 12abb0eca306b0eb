import { isAtLeast } from "#shared/safety/risk.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { type Resource, resources } from "#shared/protocol/values.ts";
import type { Effect } from "./effects.ts";
import type { Conversation, Reply } from "./state.ts";
import { stay, type Step } from "./step.ts";

/** Something of the app's own that a reply offers. */
export type Offer = {
  readonly resource: Resource;
  /** The person asked for something like it. */
  readonly asked: boolean;
  /** Why, in the model's words; empty where the check of outgoing text stopped it. */
  readonly reason: string;
};

/** An offer as it was made; it belongs to the message of its reply. */
export type MadeOffer = Offer & {
  readonly id: string;
  readonly position: number;
  /** It was declined, or its message was taken back: not told again. */
  readonly isGone: boolean;
};

/** The offers of this conversation, and what the person has open right now. */
export type Offers = {
  readonly made: readonly MadeOffer[];
  /** False if another relay may have offered something before. */
  readonly mayVolunteer: boolean;
  readonly opened: string | null;
};

export const noOffers: Offers = { made: [], mayVolunteer: true, opened: null };

/** The resources that the next reply may offer. */
export type Offering = {
  readonly resources: readonly Resource[];
  /** Whether a resource may be offered unasked. */
  readonly mayVolunteer: boolean;
  readonly before: readonly Resource[];
};

export const nothingToOffer: Offering = { resources: [], mayVolunteer: false, before: [] };

/** In all, however often the person asks [T33]. */
const mostOffers = 3;

/** After a stated danger, nobody is led away to a breathing exercise. */
const inDanger: readonly Resource[] = ["safetyPlan"];

/** The resources that may be offered now: bounded here, whatever the model was told or answers [T33]. */
export function offeringOf({ offers, risk }: Pick<Conversation, "offers" | "risk">): Offering {
  const { made, mayVolunteer } = offers;
  const allowed = isAtLeast(risk.level, "active") ? inDanger : resources;
  return {
    resources: made.length < mostOffers ? allowed : [],
    mayVolunteer: mayVolunteer && made.every(({ asked }) => asked),
    before: made.map(({ resource }) => resource),
  };
}

function isAllowed(state: Conversation, { resource, asked }: Offer): boolean {
  const { resources: allowed, mayVolunteer } = offeringOf(state);
  return allowed.includes(resource) && (asked || mayVolunteer);
}

const told = ({ id, position, resource, reason }: MadeOffer): ServerMessage => ({
  type: "offer",
  id,
  position,
  resource,
  reason,
});

/** Shows what a reply offers, once its message is stored; what isn't allowed is dropped [T33]. */
export function makeOffer(state: Conversation, { offer, message }: Reply): Step {
  if (offer === null || message === null || state.turn.phase === "ended") return stay(state);
  if (!isAllowed(state, offer)) return [state, [{ type: "count", metric: "offerDropped" }]];
  const { id, position } = message;
  const made: MadeOffer = { ...offer, id, position, isGone: false };
  return [
    { ...state, offers: { ...state.offers, made: [...state.offers.made, made] } },
    [
      { type: "count", metric: offer.asked ? "offerAsked" : "offerVolunteered" },
      { type: "send", message: told(made) },
    ],
  ];
}

const withGone = (offers: Offers, id: string): Offers => ({
  ...offers,
  made: offers.made.map((it) => (it.id === id ? { ...it, isGone: true } : it)),
});

/** A message that is taken back takes its card along, but the offer still counts. */
export const withoutOffer = (state: Conversation, id: string): Conversation =>
  state.offers.made.some((it) => it.id === id) ? { ...state, offers: withGone(state.offers, id) } : state;

/** What the person does with a card [P19]. */
export function answerOffer(
  state: Conversation,
  { id, answer }: { readonly id: string; readonly answer: "opened" | "closed" | "declined" },
): Conversation {
  const { offers } = state;
  if (!offers.made.some((it) => it.id === id)) return state;
  if (answer === "declined") return { ...state, offers: withGone(offers, id) };
  const opened = answer === "opened" ? id : offers.opened === id ? null : offers.opened;
  return { ...state, offers: { ...offers, opened } };
}

/** The offers to send again to a returning client [P19]. */
export const standingOffers = ({ offers }: Pick<Conversation, "offers">): readonly ServerMessage[] =>
  offers.made.filter(({ isGone }) => !isGone).map(told);

const writtenOn = ({ turn }: Conversation): Reply | null => {
  const reply = turn.phase === "userSpeaking" ? turn.attempt?.prepared?.reply : null;
  const open = turn.phase === "replying" ? turn.reply : reply;
  return open?.mayStillOffer ? open : null;
};

/** A reply whose words are complete may still be followed by an offer, but not once it is over [T31][T33]. */
export function stopListening(before: Conversation, after: Conversation): readonly Effect[] {
  const reply = writtenOn(before);
  if (reply === null || writtenOn(after)?.origin === reply.origin) return [];
  return [{ type: "abortText", generation: reply.origin }];
}
