import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { paths } from "#shared/paths.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import { noConversationRisk, shownHelp, type ConversationRisk } from "#client/lib/conversation-risk.ts";
import {
  initialConversation,
  type ConversationState,
  type Levels,
  type LogMessage,
  type Stage,
} from "#client/call/core/state.ts";
import type { Conversation, ConversationActions } from "#client/call/core/conversation.ts";
import { CallBar } from "./call-bar.tsx";
import {
  AfterConversationContext,
  ConversationProvider,
  type HelpCard,
  type RateReply,
  type SavedPace,
} from "./conversation-context.tsx";
import type { ConversationLimits } from "./limit-dialog.tsx";
import { type ResourceView, ResourceViewContext } from "./offer-panel.tsx";
import { StartSessionScreen } from "./start-session-screen.tsx";
import { TextChatScreen } from "./text-chat-screen.tsx";

/** Screens over a store that the test controls. */

export const sessionId = "7d6f7f3e-52c1-4b55-9d1e-8a4c1f5f9a10";

type Active = Extract<Stage, { kind: "active" }>;

export function active(changed: Partial<Active> = {}): Active {
  return {
    kind: "active",
    session: { id: sessionId, title: "A hard week", startedAt: "2027-01-15T08:00:00.000Z" },
    mode: "call",
    phase: "listening",
    switching: null,
    ending: false,
    ...changed,
  };
}

export function ended(reason: Extract<Stage, { kind: "ended" }>["reason"]): Stage {
  return { kind: "ended", sessionId, mode: "call", reason, durationSeconds: 754 };
}

/** What surrounds the stage of a running session. */
export const online: Partial<ConversationState> = {
  connection: "online",
  microphone: "on",
  output: "ready",
  clock: { elapsedMs: 65_000, since: null },
};

export function said(n: number, role: LogMessage["role"], text: string, changed: Partial<LogMessage> = {}) {
  return {
    key: `key ${n}`,
    id: `id ${n}`,
    position: n,
    role,
    text,
    at: "2027-01-15T08:00:00.000Z",
    interrupted: false,
    delivery: "sent",
    clientId: null,
    ...changed,
  } satisfies LogMessage;
}

function spies() {
  return {
    start: vi.fn<ConversationActions["start"]>(),
    continueFrom: vi.fn<ConversationActions["continueFrom"]>(),
    comeBack: vi.fn<ConversationActions["comeBack"]>(),
    leaveBehind: vi.fn<ConversationActions["leaveBehind"]>(),
    describe: vi.fn<ConversationActions["describe"]>(),
    end: vi.fn<ConversationActions["end"]>(),
    switchMode: vi.fn<ConversationActions["switchMode"]>(),
    send: vi.fn<ConversationActions["send"]>(() => true),
    retry: vi.fn<ConversationActions["retry"]>(),
    askAgain: vi.fn<ConversationActions["askAgain"]>(),
    mute: vi.fn<ConversationActions["mute"]>(),
    setPushToTalk: vi.fn<ConversationActions["setPushToTalk"]>(),
    press: vi.fn<ConversationActions["press"]>(),
    release: vi.fn<ConversationActions["release"]>(),
    regenerate: vi.fn<ConversationActions["regenerate"]>(),
    rewrite: vi.fn<ConversationActions["rewrite"]>(() => true),
    recover: vi.fn<ConversationActions["recover"]>(),
    pickDevice: vi.fn<ConversationActions["pickDevice"]>(),
    listDevices: vi.fn<ConversationActions["listDevices"]>(),
    nameDevices: vi.fn<ConversationActions["nameDevices"]>(async () => null),
    pickSpeaker: vi.fn<ConversationActions["pickSpeaker"]>(),
    listSpeakers: vi.fn<ConversationActions["listSpeakers"]>(),
    testMicrophone: vi.fn<ConversationActions["testMicrophone"]>(),
    setSensitivity: vi.fn<ConversationActions["setSensitivity"]>(),
    setPace: vi.fn<ConversationActions["setPace"]>(),
    answerGuess: vi.fn<ConversationActions["answerGuess"]>(),
    clearMessages: vi.fn<ConversationActions["clearMessages"]>(),
    dismissError: vi.fn<ConversationActions["dismissError"]>(),
    dismissHelp: vi.fn<ConversationActions["dismissHelp"]>(),
    answerOffer: vi.fn<ConversationActions["answerOffer"]>(),
    dismissNotice: vi.fn<ConversationActions["dismissNotice"]>(),
    continueInNewSession: vi.fn<ConversationActions["continueInNewSession"]>(),
    reset: vi.fn<ConversationActions["reset"]>(),
  } satisfies ConversationActions;
}

function fakeConversation(state: Partial<ConversationState>) {
  const store = createStore<ConversationState>(() => ({ ...initialConversation, ...state }));
  const levels = createStore<Levels>(() => ({ microphone: 0, speaking: false }));
  const actions = spies();
  const time = { now: 0 };
  const conversation: Conversation = {
    store,
    levels,
    actions,
    hears: () => true,
    now: () => time.now,
    close: () => undefined,
  };
  return { conversation, store, levels, actions, time };
}

/** A confirmed risk, as the relay reports it. */
export function atRisk(level: RiskLevel, about: Partial<ConversationRisk> = {}): ConversationRisk {
  return { ...noConversationRisk, level, concerns: ["suicide"], confirmed: true, ...about };
}

const helpCard: HelpCard = (risk, onDismiss) =>
  shownHelp(risk) === "nothing" ? null : (
    <p>
      Help {shownHelp(risk)}: {risk.level}
      <button onClick={onDismiss}>Not me</button>
    </p>
  );

const resourceView: ResourceView = (resource) => <p>The {resource} page</p>;

function savedPace() {
  return { value: "normal", save: vi.fn<SavedPace["save"]>(async () => "saved") } as const;
}

function mount(fake: ReturnType<typeof fakeConversation>, element: ReactNode, rateReply?: RateReply) {
  const pace = savedPace();
  const page = (
    <ConversationProvider
      conversation={fake.conversation}
      helpCard={helpCard}
      pace={pace}
      rateReply={rateReply}
    >
      <AfterConversationContext value={<p>How do you feel?</p>}>
        <ResourceViewContext value={resourceView}>{element}</ResourceViewContext>
      </AfterConversationContext>
    </ConversationProvider>
  );
  const router = createMemoryRouter(
    [
      { path: "/", element: page },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ["/"] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  const set = (changed: Partial<ConversationState>) => act(() => fake.store.setState(changed));
  return { ...fake, router, set, unmount, pace };
}

/** What a plan's limits lead to; by default the plan doesn't limit calls. */
function sessionLimits(calls: ConversationLimits["calls"]) {
  return {
    calls,
    offerPlans: vi.fn<ConversationLimits["offerPlans"]>(),
    noteMoodAfter: vi.fn<ConversationLimits["noteMoodAfter"]>(() => Promise.resolve()),
  } satisfies ConversationLimits;
}

/** The start-session page's screen. */
export function showSession(
  state: Partial<ConversationState> = {},
  { calls = null }: Partial<Pick<ConversationLimits, "calls">> = {},
) {
  const limits = sessionLimits(calls);
  const screenOf = <StartSessionScreen userId="ada" limits={limits} />;
  return { ...mount(fakeConversation(state), screenOf), limits };
}

/** The Text Chat page's screen. */
export function showTextChat(state: Partial<ConversationState> = {}, rateReply?: RateReply) {
  const limits = sessionLimits(null);
  const screenOf = <TextChatScreen userId="ada" limits={limits} />;
  return { ...mount(fakeConversation(state), screenOf, rateReply), limits };
}

/** The bar on any other page. */
export function showBar(state: Partial<ConversationState> = {}) {
  return mount(fakeConversation(state), <CallBar home={paths.startSession} />);
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const maybe = (name: string) => screen.queryByRole("button", { name });

/** What was announced politely to screen readers so far. */
export function told(): readonly string[] {
  const lines = document.querySelectorAll("[data-announcer] > p");
  return [...lines].map((line) => line.textContent ?? "");
}
