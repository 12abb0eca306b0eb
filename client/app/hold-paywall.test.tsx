import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { type ConversationState, initialConversation } from "#client/call/core/state.ts";
import { ConversationProvider } from "#client/call/ui/conversation-context.tsx";
import type { Conversation } from "#client/call/core/conversation.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { noConversationRisk, type ConversationRisk } from "#client/lib/conversation-risk.ts";
import { fakeServices } from "#client/test-services.tsx";
import { HoldPaywall } from "./conversation-limits.tsx";

test("nothing is sold beside a help card or while danger is confirmed, and an open paywall closes", () => {
  const { services } = fakeServices();
  const store = createStore<ConversationState>(() => initialConversation);
  const conversation = { store } as Partial<Conversation> as Conversation;
  const { unmount } = render(
    <ServicesProvider services={services}>
      <ConversationProvider conversation={conversation}>
        <HoldPaywall />
      </ConversationProvider>
    </ServicesProvider>,
  );
  const risk = (changed: Partial<ConversationRisk>) =>
    act(() => store.setState({ risk: { ...noConversationRisk, ...changed } }));
  expect(services.paywall.open("guide")).toBe(true);
  risk({ level: "active", confirmed: true });
  expect(services.paywall.getState()).toEqual({ open: false });
  expect(services.paywall.open("voice")).toBe(false);
  risk({ level: "active" });
  expect(services.paywall.open("voice")).toBe(false);
  risk({ level: "possible", folded: true });
  expect(services.paywall.open("voice")).toBe(true);
  risk({ level: "imminent", confirmed: true });
  expect(services.paywall.open("voice")).toBe(false);
  unmount();
  expect(services.paywall.open("voice")).toBe(true);
});
