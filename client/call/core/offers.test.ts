import { describe, expect, test } from "vitest";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { shownOffers } from "./offers.ts";
import { reduce } from "./reducer.ts";
import { type ConversationState, initialConversation } from "./state.ts";

const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

const offer = (n: number, resource = "breathing"): ServerMessage => ({
  type: "offer",
  id: idOf(n),
  position: n,
  resource,
  reason: "",
});

const told = (state: ConversationState, ...messages: readonly ServerMessage[]): ConversationState =>
  messages.reduce((it, message) => reduce(it, { type: "server", message }, 0), state);

const shown = (state: ConversationState) => shownOffers(state).map(({ id, resource }) => [id, resource]);

describe("[P19] offers", () => {
  test("are shown once, however often they are told", () => {
    const state = told(initialConversation, offer(1), offer(2, "journal"), offer(1));
    expect(shown(state)).toEqual([
      [idOf(1), "breathing"],
      [idOf(2), "journal"],
    ]);
  });

  test("that only a newer relay knows are ignored", () => {
    expect(shown(told(initialConversation, offer(1, "holodeck")))).toEqual([]);
  });

  test("stay away once they were declined, also when they are told again", () => {
    const declined = reduce(told(initialConversation, offer(1)), { type: "offerDeclined", id: idOf(1) }, 0);
    expect(shown(told(declined, offer(1)))).toEqual([]);
  });

  test("go with their message", () => {
    const state = told(initialConversation, offer(1), { type: "message.removed", id: idOf(1) });
    expect(state.offers).toEqual([]);
  });

  test("wait for the words that they came with, and go when the log is cleared", () => {
    const state = told(initialConversation, offer(1));
    expect(shown({ ...state, bookkeeping: { ...state.bookkeeping, unheardMessageId: idOf(1) } })).toEqual([]);
    expect(shown(reduce(state, { type: "logCleared" }, 0))).toEqual([]);
  });

  test("belong to their session", () => {
    const request = { mode: "chat", title: null, moodBefore: null } as const;
    const state = reduce(told(initialConversation, offer(1)), { type: "startRequested", request }, 0);
    expect(state.offers).toEqual([]);
  });
});
