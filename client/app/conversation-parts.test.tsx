import { act, render, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { type ConversationState, initialConversation } from "#client/call/core/state.ts";
import type { Conversation } from "#client/call/core/conversation.ts";
import { ConversationProvider } from "#client/call/ui/conversation-context.tsx";
import { ServicesProvider } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { settled } from "#client/test-backend.ts";
import { usageOf } from "#client/test-billing.ts";
import { fakeServices } from "#client/test-services.tsx";
import { sessionOf } from "#client/test-sessions.ts";
import { type ConversationRisk, noConversationRisk } from "#client/lib/conversation-risk.ts";
import { HoldPaywall, useConversationLimits } from "./conversation-parts.tsx";

async function show(fake = fakeServices()) {
  const store = createStore<ConversationState>(() => initialConversation);
  const conversation = { store } as Partial<Conversation> as Conversation;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={fake.services}>
      <ConversationProvider conversation={conversation}>{children}</ConversationProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(() => useConversationLimits("ada"), { wrapper });
  await settled(fake.data);
  const set = async (changed: Partial<ConversationState>) => {
    act(() => store.setState(changed));
    await settled(fake.data);
  };
  return { fake, result, set };
}

test("calls are counted again after one has started or was refused", async () => {
  const fake = fakeServices();
  const nextAt = "2027-01-16T09:14:00+00:00";
  const used = (calls: number) => {
    fake.billing.usage = usageOf({ calls, next_call_at: nextAt });
  };
  used(3);
  const { result, set } = await show(fake);
  expect(result.current.calls).toEqual({ started: 3, limit: 5, nextAt });
  used(4);
  const session = { id: "s", title: "A hard week", startedAt: "2027-01-15T08:00:00Z" };
  await set({
    stage: { kind: "active", session, mode: "call", phase: "listening", switching: null, ending: false },
  });
  expect(result.current.calls?.started).toBe(4);
  used(5);
  await set({ stage: { kind: "idle" } });
  await set({ error: { code: "sessionsPerDay", clientId: null, retryable: false } });
  expect(result.current.calls?.started).toBe(5);
});

test("there is no count on an unlimited plan, or if it couldn't be loaded", async () => {
  const paid = fakeServices();
  paid.billing.usage = usageOf({ plan: "premium-monthly", calls: 7, calls_limit: -1 });
  expect((await show(paid)).result.current.calls).toBeNull();
  const failing = fakeServices();
  failing.billing.failing = { usage: "server-error" };
  expect((await show(failing)).result.current.calls).toBeNull();
});

test("the mood afterwards is saved with the session, and a failure is reported", async () => {
  const said = vi.spyOn(toast, "error").mockImplementation(() => undefined);
  const fake = fakeServices();
  const { id } = sessionOf();
  fake.data.tables["sessions"] = [sessionOf()];
  const { result } = await show(fake);
  await result.current.noteMoodAfter(id, "better");
  expect(fake.data.tables["sessions"]?.[0]?.["mood_after"]).toBe("better");
  expect(said).not.toHaveBeenCalled();
  fake.data.state.failing = true;
  await result.current.noteMoodAfter(id, "same");
  expect(said).toHaveBeenCalledExactlyOnceWith("We couldn't save how you feel now.");
});

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
