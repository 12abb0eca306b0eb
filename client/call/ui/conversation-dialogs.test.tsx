import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Stage } from "#client/call/core/state.ts";
import {
  active,
  button,
  ended,
  maybe,
  online,
  sessionId,
  showSession,
  showTextChat,
} from "./test-conversation.tsx";

const choose = (mode: RegExp) => fireEvent.click(screen.getByRole("button", { name: mode }));
const dialog = () => screen.getByRole("dialog");

beforeEach(() => localStorage.clear());

describe("the chooser", () => {
  test("offers voice and text, notes that one can switch, and has a back button", () => {
    const { actions } = showSession();
    expect(screen.getByText("Speak and hear responses")).toBeTruthy();
    expect(screen.getByText("Type your thoughts")).toBeTruthy();
    expect(screen.getByText(/switch between voice and text at any time during a session/)).toBeTruthy();
    choose(/Text Chat/);
    expect(screen.getByRole("heading", { name: "Text Chat" })).toBeTruthy();
    fireEvent.click(button("Back to voice or text"));
    expect(screen.getByRole("heading", { name: "How would you like to talk?" })).toBeTruthy();
    expect(actions.reset).toHaveBeenCalled();
  });
});

describe("the start dialog", () => {
  test("starts within the tap, with title and mood", async () => {
    const { actions } = showSession();
    choose(/Voice Call/);
    fireEvent.click(button("Start call"));
    const title = screen.getByLabelText<HTMLInputElement>("Session Title (optional)");
    expect(title.placeholder).toBe("Work stress discussion");
    await userEvent.type(title, "  My week ");
    await userEvent.click(screen.getByRole("radio", { name: "Overwhelmed" }));
    const submit = within(dialog()).getByRole("button", { name: "I understand, start call" });
    let heardInTap = 0;
    act(() => {
      submit.click();
      // No await and no timer in between: audio and microphone may only start within the tap itself.
      heardInTap = actions.start.mock.calls.length;
    });
    expect(heardInTap).toBe(1);
    expect(actions.start).toHaveBeenCalledExactlyOnceWith({
      mode: "call",
      title: "My week",
      moodBefore: "overwhelmed",
    });
  });

  test("a title that is too long isn't cut: starting leads to it", () => {
    const { actions } = showSession();
    choose(/Text Chat/);
    fireEvent.click(button("Start chat"));
    const title = screen.getByLabelText<HTMLInputElement>("Session Title (optional)");
    fireEvent.change(title, { target: { value: "a".repeat(1_000) } });
    fireEvent.click(button("I understand, start chat"));
    expect(document.activeElement).toBe(title);
    expect(title.value).toHaveLength(1_000);
    expect(actions.start).not.toHaveBeenCalled();
  });

  test("requires nothing: no title, and a mood can be cleared", async () => {
    const { actions } = showSession();
    choose(/Text Chat/);
    fireEvent.click(button("Start chat"));
    expect(screen.getAllByRole("radio")).toHaveLength(8);
    const sad = screen.getByRole<HTMLInputElement>("radio", { name: "Sad" });
    await userEvent.click(sad);
    expect(sad.checked).toBe(true);
    await userEvent.click(sad);
    expect(sad.checked).toBe(false);
    fireEvent.click(button("I understand, start chat"));
    expect(actions.start).toHaveBeenCalledWith({ mode: "chat", title: null, moodBefore: null });
  });

  test("keeps what was entered when it is closed", async () => {
    showSession();
    choose(/Voice Call/);
    fireEvent.click(button("Start call"));
    await userEvent.type(screen.getByLabelText("Session Title (optional)"), "My week");
    fireEvent.click(within(dialog()).getByRole("button", { name: "Close" }));
    fireEvent.click(button("Start call"));
    expect(screen.getByLabelText<HTMLInputElement>("Session Title (optional)").value).toBe("My week");
  });

  test("is empty again once a session has started with what was entered", async () => {
    const { set } = showTextChat();
    fireEvent.click(button("Start Chat Session"));
    await userEvent.type(screen.getByLabelText("Session Title (optional)"), "My week");
    await userEvent.click(screen.getByRole("radio", { name: "Sad" }));
    fireEvent.click(button("I understand, start chat"));
    set({ stage: { kind: "starting", request: { mode: "chat", title: "My week", moodBefore: "sad" } } });
    set({ stage: active({ mode: "chat", phase: "chatting" }) });
    set({ stage: { kind: "idle" } });
    fireEvent.click(button("Start Chat Session"));
    expect(screen.getByLabelText<HTMLInputElement>("Session Title (optional)").value).toBe("");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Sad" }).checked).toBe(false);
  });

  test("says that this is an AI: accepted once, then shown at most daily", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-15T08:00:00Z") });
    try {
      const notice = "You'll be talking with an AI, not a person";
      const open = (day: string) => {
        vi.setSystemTime(new Date(day));
        const shown = showSession();
        choose(/Voice Call/);
        fireEvent.click(button("Start call"));
        const labels = [maybe("I understand, start call") !== null, screen.queryByText(notice) !== null];
        fireEvent.submit(dialog().querySelector("form") as HTMLFormElement);
        shown.unmount();
        return labels;
      };
      expect(open("2027-01-15T08:00:00Z")).toEqual([true, true]);
      expect(open("2027-01-15T20:00:00Z")).toEqual([false, false]);
      expect(open("2027-01-16T09:00:00Z")).toEqual([false, true]);
      expect(open("2027-01-16T10:00:00Z")).toEqual([false, false]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a private conversation", () => {
  const privately = {
    id: "5b1a7d52-6f3c-4f4e-9a58-2f54c2a2a001",
    title: "Private",
    startedAt: "",
    isPrivate: true,
  } as const;

  test("is one tap before the start, says what it means, and asks for neither title nor mood", () => {
    const { actions } = showTextChat();
    fireEvent.click(button("Start Chat Session"));
    fireEvent.click(screen.getByRole("switch", { name: "Private conversation" }));
    expect(screen.getByText(/Nothing you say is stored, not even while you talk/)).toBeTruthy();
    expect(screen.getByText(/You can't read it again or pick it up later/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryAllByRole("radio")).toHaveLength(0);
    fireEvent.click(button("I understand, start chat"));
    expect(actions.start).toHaveBeenCalledExactlyOnceWith({
      mode: "chat",
      title: null,
      moodBefore: null,
      private: true,
    });
  });

  test("is off again after it, so that nobody loses a conversation by mistake", () => {
    const { set } = showTextChat();
    fireEvent.click(button("Start Chat Session"));
    fireEvent.click(screen.getByRole("switch", { name: "Private conversation" }));
    fireEvent.click(button("I understand, start chat"));
    set({ stage: active({ session: privately, mode: "chat", phase: "chatting" }) });
    set({ stage: { kind: "idle" } });
    fireEvent.click(button("Start Chat Session"));
    expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("false");
  });

  test("is named as one, and its end asks for no mood and offers nothing to read", async () => {
    const { actions, set } = showSession({ ...online, stage: active({ session: privately }) });
    expect(screen.getByText("Private: nothing is kept")).toBeTruthy();
    fireEvent.click(button("End"));
    expect(within(dialog()).getByText("Nothing you said is kept.")).toBeTruthy();
    expect(screen.queryAllByRole("radio")).toHaveLength(0);
    fireEvent.click(button("End session"));
    expect(actions.end).toHaveBeenCalledExactlyOnceWith(null);
    set({ stage: { ...ended("cap"), isPrivate: true } as Stage });
    expect(screen.getByText("Nothing you said is kept.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "View this session" })).toBeNull();
    expect(maybe("Carry on in a new session")).toBeNull();
  });
});

const mood = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

test("a mood that the session has can be changed during it, but not taken away", () => {
  const session = { id: sessionId, title: "My week", startedAt: "2027-01-15T08:00:00.000Z" };
  const stage = active({ session: { ...session, moodBefore: "sad" } });
  const { actions } = showSession({ ...online, stage });
  fireEvent.click(button("Add title and mood"));
  fireEvent.click(mood("Sad"));
  expect(mood("Sad").checked).toBe(true);
  fireEvent.click(mood("Overwhelmed"));
  fireEvent.click(mood("Overwhelmed"));
  expect([mood("Sad").checked, mood("Overwhelmed").checked]).toEqual([true, false]);
  fireEvent.click(button("Save"));
  expect(actions.describe).toHaveBeenCalledExactlyOnceWith({ title: null, moodBefore: "sad" });
});

test("title and mood can be added during a session that began without them", async () => {
  const { actions } = showSession({ ...online, stage: active() });
  fireEvent.click(button("Add title and mood"));
  await userEvent.type(screen.getByLabelText("Session Title (optional)"), " My week ");
  await userEvent.click(screen.getByRole("radio", { name: "Sad" }));
  fireEvent.click(button("Save"));
  expect(actions.describe).toHaveBeenCalledExactlyOnceWith({ title: "My week", moodBefore: "sad" });
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

describe("the end dialog", () => {
  test("ends with or without a mood, and can be closed", () => {
    const { actions } = showSession({ ...online, stage: active() });
    fireEvent.click(button("End"));
    fireEvent.click(within(dialog()).getByRole("button", { name: "Keep going" }));
    expect(actions.end).not.toHaveBeenCalled();
    fireEvent.click(button("End"));
    expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value)).toEqual([
      "much-better",
      "better",
      "same",
      "worse",
      "much-worse",
    ]);
    fireEvent.click(screen.getByRole("radio", { name: "Better" }));
    fireEvent.click(button("End session"));
    expect(actions.end).toHaveBeenCalledExactlyOnceWith("better");
  });

  test("closes when the session ends by itself", async () => {
    const { set } = showSession({ ...online, stage: active() });
    fireEvent.click(button("End"));
    set({ stage: { kind: "idle" } });
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("leaving a running session", () => {
  test("asks first; staying stays, leaving ends it", async () => {
    const { router, actions } = showSession({ ...online, stage: active() });
    await act(() => router.navigate("/elsewhere"));
    expect(screen.getByText("Your session is still going")).toBeTruthy();
    await act(async () => button("Stay here").click());
    expect(router.state.location.pathname).toBe("/");
    await act(() => router.navigate("/elsewhere"));
    await act(async () => button("End and leave").click());
    expect(actions.end).toHaveBeenCalledExactlyOnceWith(null);
    expect(router.state.location.pathname).toBe("/elsewhere");
  });

  test("nothing is asked before and after a session", async () => {
    const { router } = showSession();
    await act(() => router.navigate("/elsewhere"));
    expect(router.state.location.pathname).toBe("/elsewhere");
  });
});

describe("focus", () => {
  test("goes to the input in a chat, once the session has started", async () => {
    const { set } = showSession({
      stage: { kind: "starting", request: { mode: "chat", title: null, moodBefore: null } },
    });
    set({ ...online, stage: active({ mode: "chat", phase: "chatting" }) });
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
  });
});
