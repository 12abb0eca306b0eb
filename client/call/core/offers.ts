import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { type Resource, resourceSchema } from "#shared/protocol/values.ts";
import type { ConversationState } from "./state.ts";

/** Something of the app's own that the companion put beside the conversation [P19]. */
export type OfferedCard = {
  /** The message that it came with. */
  readonly id: string;
  readonly resource: Resource;
  /** Why, in the companion's words; empty if it gave no reason. */
  readonly reason: string;
  /** "Not now". It stays known, so that hearing of it again doesn't bring it back. */
  readonly declined: boolean;
};

export type OfferAnswer = Extract<ClientMessage, { type: "offer.answer" }>["answer"];

type State = ConversationState;

/** Ignores offers of a newer relay that this client doesn't know, and offers that it already has. */
export function takeOffer(state: State, message: Extract<ServerMessage, { type: "offer" }>): State {
  const { id, reason } = message;
  const resource = resourceSchema.safeParse(message.resource).data;
  if (resource === undefined || state.offers.some((it) => it.id === id)) return state;
  return { ...state, offers: [...state.offers, { id, resource, reason, declined: false }] };
}

/** A message that was taken back takes its card along. */
export const withoutOffer = (state: State, id: string): State => ({
  ...state,
  offers: state.offers.filter((it) => it.id !== id),
});

export const declineOffer = (state: State, id: string): State => ({
  ...state,
  offers: state.offers.map((it) => (it.id === id ? { ...it, declined: true } : it)),
});

/** The cards on the screen: not before the words that they came with, and not once they were declined or cleared. */
export function shownOffers({
  offers,
  hidden,
  bookkeeping,
}: Pick<State, "offers" | "hidden" | "bookkeeping">): readonly OfferedCard[] {
  return offers.filter(
    ({ id, declined }) => !declined && !hidden.has(id) && bookkeeping.unheardMessageId !== id,
  );
}
