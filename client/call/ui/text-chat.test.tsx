import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keepUnsent } from "#client/call/core/unsent-messages.ts";
import { toast } from "#client/lib/toast.ts";
import { active, button, ended, maybe, online, said, showTextChat } from "./test-conversation.tsx";

const greeting = "Hello! I'm here to listen and support you. How are you feeling today?";
const chatting = {
  ...online,
  microphone: "off",
  stage: active({ mode: "chat", phase: "chatting" }),
} as const;
const messages = [said(1, "assistant", greeting), said(2, "user", "Tired.", { clientId: "c2" })];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the Text Chat page", () => {
  test("before: the timer is at zero, and there is Start Chat Session", () => {
    const { actions } = showTextChat();
    expect(screen.getByRole("timer").textContent).toBe("00:00");
    fireEvent.click(button("Start Chat Session"));
    const dialog = screen.getByRole("dialog", { name: "Start Chat Session" });
    expect(within(dialog).getByLabelText("Session Title (optional)")).toBeTruthy();
    fireEvent.click(within(dialog).getByRole("radio", { name: "Anxious" }));
    fireEvent.click(within(dialog).getByRole("button", { name: "I understand, start chat" }));
    expect(actions.start).toHaveBeenCalledWith({ mode: "chat", title: null, moodBefore: "anxious" });
  });

  test("during: the greeting once, the timer, no voice", () => {
    showTextChat({ ...chatting, messages });
    expect(screen.getAllByText(greeting)).toHaveLength(1);
    expect(screen.getByRole("timer").textContent).toBe("01:05");
    expect([maybe("Talk, switch to voice"), maybe("Settings")]).toEqual([null, null]);
    expect(button("Hide messages")).toBeTruthy();
  });

  test("an unsent message keeps its text, says so, and is resent", () => {
    const failed = said(3, "user", "Are you there?", { id: null, delivery: "failed", clientId: "c3" });
    const error = { code: "messageNotSent", clientId: "c3", retryable: true } as const;
    const { actions } = showTextChat({ ...chatting, messages: [...messages, failed], error });
    expect(screen.getByRole("alert").textContent).toBe("Failed to send message. Please try again.");
    expect(screen.getByText("Are you there?")).toBeTruthy();
    fireEvent.click(button("Try again"));
    expect(actions.retry).toHaveBeenCalledExactlyOnceWith("c3");
  });

  test("a message that the session ended before can be copied, since nothing sends it any more", () => {
    const writeText = vi.fn<Clipboard["writeText"]>(() => Promise.resolve());
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
    const failed = said(3, "user", "Are you there?", { id: null, delivery: "failed", clientId: "c3" });
    showTextChat({ messages: [...messages, failed], stage: ended("expired") });
    expect(maybe("Try again")).toBeNull();
    fireEvent.click(button("Copy"));
    expect(writeText).toHaveBeenCalledExactlyOnceWith("Are you there?");
    vi.unstubAllGlobals();
  });

  test("a failed reply is a bubble that says so, with a button to ask again", () => {
    const error = { code: "replyFailed", clientId: "c2", retryable: true } as const;
    const { actions } = showTextChat({ ...chatting, messages, error });
    const log = screen.getByRole("log");
    expect(log.textContent).toContain(
      "I'm having trouble processing your message right now. Please try again.",
    );
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.click(button("Try again"));
    expect(actions.retry).toHaveBeenCalledExactlyOnceWith("c2");
  });

  test("End Chat asks for the mood; then the page is idle again, with nothing left on it", () => {
    const toastSpy = vi.spyOn(toast, "success").mockImplementation(() => undefined);
    const { actions, set, store } = showTextChat({ ...chatting, messages });
    actions.reset.mockImplementation(() => {
      store.setState({ connection: "closed" });
      store.setState({ stage: { kind: "idle" }, messages: [] });
    });
    fireEvent.click(button("End Chat"));
    const dialog = screen.getByRole("dialog", { name: "End Chat" });
    fireEvent.click(within(dialog).getByRole("radio", { name: "Much better" }));
    fireEvent.click(within(dialog).getByRole("button", { name: "End Chat" }));
    expect(actions.end).toHaveBeenCalledExactlyOnceWith("much-better");
    set({ stage: { ...ended("person"), mode: "chat" } as ReturnType<typeof ended> });
    expect(actions.reset).toHaveBeenCalledOnce();
    expect(toastSpy).toHaveBeenCalledExactlyOnceWith("Session saved");
    expect(button("Start Chat Session")).toBeTruthy();
    expect(screen.queryByRole("log")).toBeNull();
  });

  test("an unexpected end is explained", () => {
    const { actions } = showTextChat({ stage: ended("expired"), messages });
    expect(screen.getByRole("heading", { name: "Your session was closed" })).toBeTruthy();
    expect(actions.reset).not.toHaveBeenCalled();
  });
});

describe("what was sent without a connection", () => {
  const unsent = said(3, "user", "Don't lose this.", { id: null, delivery: "sending", clientId: "c3" });

  test("waits, without a reply being written, and nobody promises for long to hold the session", () => {
    vi.useFakeTimers();
    const away = {
      ...chatting,
      connection: "offline",
      lostAt: 0,
      writing: { generation: null, text: "" },
    } as const;
    showTextChat({ ...away, messages: [...messages, unsent] });
    expect(screen.getByText("Waiting for a connection")).toBeTruthy();
    expect(screen.queryByText("Writing a reply")).toBeNull();
    expect(screen.getByText(/We'll hold your session for a minute/)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText(/We'll hold your session for a minute/)).toBeNull();
    expect(screen.getByText(/this session may have ended/)).toBeTruthy();
    vi.useRealTimers();
  });

  test("is marked when the session is over, can be copied, and isn't called saved", async () => {
    const writeText = vi.fn<Clipboard["writeText"]>(() => Promise.resolve());
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
    const error = { code: "sessionGone", clientId: null, retryable: false } as const;
    showTextChat({
      stage: ended("expired"),
      messages: [...messages, { ...unsent, delivery: "failed" }],
      error,
    });
    expect(screen.getByText(/What you wrote last didn't reach us/)).toBeTruthy();
    expect(screen.queryByText(/is saved/)).toBeNull();
    expect(maybe("Try again")).toBeNull();
    fireEvent.click(button("Copy"));
    await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith("Don't lose this."));
    vi.unstubAllGlobals();
  });

  test("is in the message field of the next chat, before what is typed there", () => {
    keepUnsent("ada").follow([unsent]);
    sessionStorage.setItem("hearken.message.ada", JSON.stringify("and a half-typed thought"));
    showTextChat({ ...chatting, messages });
    const field = screen.getByLabelText<HTMLTextAreaElement>("Your message");
    expect(field.value).toBe("Don't lose this.\n\nand a half-typed thought");
  });
});
