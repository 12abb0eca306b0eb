import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import {
  type ConversationState,
  initialConversation,
} from "#client/features/conversation/conversation-state.ts";
import { ConversationProvider } from "#client/features/conversation/screens/conversation-context.tsx";
import type { Conversation } from "#client/features/conversation/conversation.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices } from "#client/test-services.tsx";
import { HoldPaywall } from "./hold-paywall.tsx";

test("while somebody at risk talks nothing is sold, and an open paywall closes [S5]", () => {
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
  expect(services.paywall.open("guide")).toBe(true);
  act(() => store.setState({ risk: { level: "active", concerns: ["suicide"] } }));
  expect(services.paywall.getState()).toEqual({ open: false });
  expect(services.paywall.open("voice")).toBe(false);
  unmount();
  expect(services.paywall.open("voice")).toBe(true);
});
