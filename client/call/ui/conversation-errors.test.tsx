import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ConversationError, ConversationErrorCode, MicrophoneStatus } from "#client/call/core/state.ts";
import { active, button, maybe, online, said, showSession, showTextChat } from "./test-conversation.tsx";

const problem = (
  code: ConversationErrorCode,
  changed: Partial<ConversationError> = {},
): ConversationError => ({
  code,
  clientId: null,
  retryable: true,
  ...changed,
});

const calling = { ...online, stage: active() };
const alert = () => screen.getByRole("alert");

describe("errors", () => {
  test.each<[ConversationErrorCode, string]>([
    ["sessionNotCreated", "Failed to create session"],
    ["messageNotSent", "Failed to send message"],
    ["processingFailed", "Processing failed"],
    ["malformed", "Processing failed"],
    ["transcriptionFailed", "Failed to transcribe audio"],
    ["replyFailed", "Failed to generate response"],
    ["speechFailed", "Audio playback failed"],
    ["playbackFailed", "Audio playback failed"],
    ["limitUnverified", "Unable to verify usage limits"],
    ["microphoneFailed", "Failed to access microphone. Please check permissions."],
  ])("%s: %s", (code, title) => {
    showSession({ ...calling, error: problem(code) });
    const [heading, body] = alert().querySelectorAll("p");
    expect(heading?.textContent).toBe(title);
    expect(body?.textContent?.length).toBeGreaterThan(20);
  });

  test("no talking time at the start: the paywall message, with alternatives, and nothing is red", () => {
    showSession({ ...calling, error: problem("limitReached") });
    expect(screen.queryByRole("alert")).toBeNull();
    const notice = screen.getByText("Voice usage limit reached").closest<HTMLElement>("[role=status]");
    if (notice === null) throw new Error("Nobody is told.");
    expect(notice.textContent).toContain(
      "You've reached your 15-minute daily limit. Upgrade to Premium for unlimited conversations.",
    );
    const links = within(notice).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/dashboard/chat", "/dashboard/usage"]);
  });

  test("can be dismissed, and retried where that can help", () => {
    const { actions, set } = showSession({ ...calling, error: problem("replyFailed", { clientId: "c1" }) });
    fireEvent.click(button("Try again"));
    expect(actions.retry).toHaveBeenCalledWith("c1");
    fireEvent.click(button("Dismiss"));
    expect(actions.dismissError).toHaveBeenCalledOnce();
    set({ error: problem("replyFailed", { clientId: "c1", retryable: false }) });
    expect(maybe("Try again")).toBeNull();
  });
});

describe("rate limiting", () => {
  afterEach(() => void vi.useRealTimers());

  test("says when the message can be resent, and when it is time", () => {
    vi.useFakeTimers();
    showSession({ ...calling, error: problem("rateLimited", { clientId: "c1", retryAfterMs: 12_300 }) });
    expect(alert().textContent).toContain("You can send it again in 13 seconds.");
    act(() => void vi.advanceTimersByTime(12_200));
    expect(alert().textContent).toContain("in 13 seconds");
    act(() => void vi.advanceTimersByTime(100));
    expect(alert().textContent).toContain("You can send it again now.");
  });

  test("works with an older relay that gives no time", () => {
    showSession({ ...calling, error: problem("rateLimited") });
    expect(alert().textContent).toContain("Please wait a moment, then continue.");
  });
});

describe("a failed reply", () => {
  const spoken = said(2, "user", "I had a bad day");
  const chat = { ...online, stage: active({ mode: "chat", phase: "chatting" }) };

  test("can be requested again in a call, even if it answers speech", () => {
    const state = { messages: [spoken], failedReply: spoken.key };
    const { actions } = showSession({ ...calling, ...state, error: problem("replyFailed") });
    expect(screen.getAllByText("Try again")).toHaveLength(1);
    fireEvent.click(button("Try again"));
    expect(actions.askAgain).toHaveBeenCalledOnce();
  });

  test("can still be requested, in its place in the log, after its error was dismissed", () => {
    const { actions, set } = showSession({ ...chat, messages: [spoken], failedReply: spoken.key });
    expect(screen.getByRole("log").textContent).toContain("I'm having trouble processing your message");
    fireEvent.click(button("Try again"));
    expect(actions.askAgain).toHaveBeenCalledOnce();
    set({ writing: { generation: null, text: "" } });
    expect(maybe("Try again")).toBeNull();
    set({ writing: null, messages: [spoken, said(3, "assistant", "Here I am")] });
    expect(maybe("Try again")).toBeNull();
  });
});

describe("the microphone", () => {
  test.each<[MicrophoneStatus, RegExp, boolean]>([
    ["denied", /allow the microphone, then try again/, true],
    ["missing", /We couldn't find a microphone/, true],
    ["lost", /was unplugged/, true],
    ["insecure", /https:\/\//, false],
    ["unsupported", /This browser can't send your voice/, false],
  ])("%s: what happened, and what to do", (microphone, advice, retries) => {
    const { actions } = showSession({ ...calling, microphone, error: problem("microphoneFailed") });
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(alert().textContent).toContain("Failed to access microphone. Please check permissions.");
    expect(alert().textContent).toMatch(advice);
    expect(maybe("Try again") !== null).toBe(retries);
    fireEvent.click(button("Type instead"));
    expect(actions.switchMode).toHaveBeenCalledWith("chat");
  });

  test("retrying rebuilds the call; from chat it requests the call again", () => {
    const { actions, set } = showSession({ ...calling, microphone: "denied" });
    fireEvent.click(button("Try again"));
    expect(actions.recover).toHaveBeenCalledOnce();
    set({ stage: active({ mode: "chat", phase: "chatting" }), error: problem("microphoneFailed") });
    fireEvent.click(button("Try again"));
    expect(actions.switchMode).toHaveBeenCalledExactlyOnceWith("call");
  });

  test("doesn't matter in a chat", () => {
    showTextChat({ ...online, microphone: "missing", stage: active({ mode: "chat", phase: "chatting" }) });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("a failed start offers text as well", () => {
    showSession({ microphone: "denied", error: problem("microphoneFailed") });
    fireEvent.click(screen.getByRole("button", { name: /Voice Call/ }));
    expect(screen.getByRole("link", { name: "Type instead" }).getAttribute("href")).toBe("/dashboard/chat");
    expect(button("Start call")).toBeTruthy();
  });
});

describe("the audio output", () => {
  test("blocked by the browser: one tap unblocks it", () => {
    const { actions } = showSession({ ...calling, output: "blocked" });
    fireEvent.click(button("Turn sound on"));
    expect(actions.recover).toHaveBeenCalledOnce();
  });
});
