import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { toast } from "#client/lib/toast.ts";
import { active, atRisk, button, ended, maybe, online, said, showSession } from "./test-conversation.tsx";

const paywall = "You've reached your 15-minute daily limit. Upgrade to Premium for unlimited conversations.";
const target = (name: string) => screen.getAllByRole("link", { name })[0]?.getAttribute("href");

const remaining = () => screen.queryByText(/^Remaining/);

afterEach(() => vi.restoreAllMocks());

describe("the talking time (spec 1, section 4: usage monitor)", () => {
  test("60 s before its end it is said, and can be put away", () => {
    const { actions } = showSession({ ...online, stage: active(), notices: ["timeNearlyUp"] });
    expect(screen.getByText("60 seconds of talking left")).toBeTruthy();
    fireEvent.click(button("Dismiss"));
    expect(actions.dismissNotice).toHaveBeenCalledWith("timeNearlyUp");
  });

  test("at its end: a toast, the plans are offered, and the ways to them and to text chat stay", () => {
    const news = vi.spyOn(toast, "error").mockImplementation(() => undefined);
    const resetsAt = "2027-01-16T09:14:00Z";
    const usage = { usage: { remainingSeconds: 0, limitSeconds: 900, resetsAt }, at: 0 };
    const { set, onLimit } = showSession({ ...online, stage: active({ phase: "speaking" }), usage });
    set({ stage: ended("limit"), connection: "closed", microphone: "off" });
    set({ error: { code: "limitReached", clientId: null, retryable: false } });
    expect(news).toHaveBeenCalledExactlyOnceWith("Daily voice limit reached");
    expect(onLimit).toHaveBeenCalledExactlyOnceWith({ kind: "voice", resetsAt });
    expect(target("See plans")).toBe("/dashboard/usage");
    expect(target("Go on in text chat")).toBe("/dashboard/chat");
  });

  test.each([
    ["limitReached", "voice"],
    ["sessionsPerDay", "sessions"],
  ] as const)("%s, which keeps a session from starting, offers the plans", (code, kind) => {
    const { set, onLimit } = showSession();
    set({ error: { code, clientId: null, retryable: false } });
    set({ connection: "closed" });
    expect(onLimit).toHaveBeenCalledExactlyOnceWith({ kind, resetsAt: null });
  });

  test("the screen says the same, and when talking is possible again", () => {
    const resetsAt = "2027-01-16T09:14:00Z";
    showSession({
      stage: ended("limit"),
      usage: { usage: { remainingSeconds: 0, limitSeconds: 900, resetsAt }, at: 0 },
    });
    const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" }).format(new Date(resetsAt));
    expect(screen.getByRole("heading", { name: "Daily voice limit reached" })).toBeTruthy();
    expect(screen.getByText(paywall)).toBeTruthy();
    expect(screen.getByText(`Your talking time is back at ${clock}.`)).toBeTruthy();
  });

  test("while a confirmed danger lasts nothing is said of a limit, and nothing is offered", () => {
    const news = vi.spyOn(toast, "error").mockImplementation(() => undefined);
    const { set, onLimit } = showSession({ ...online, stage: active(), risk: atRisk("active") });
    set({ stage: ended("limit") });
    expect(onLimit).not.toHaveBeenCalled();
    expect(news).not.toHaveBeenCalled();
    expect(screen.queryByRole("link", { name: "See plans" })).toBeNull();
    expect(screen.queryByText(paywall)).toBeNull();
    expect(screen.getByText(/^Help card/)).toBeTruthy();
  });

  test("beside a card that only asks, the end is told and nothing is offered", () => {
    const news = vi.spyOn(toast, "error").mockImplementation(() => undefined);
    const risk = atRisk("active", { confirmed: false });
    const { set, onLimit } = showSession({ ...online, stage: active(), risk });
    set({ stage: ended("limit") });
    expect(news).toHaveBeenCalledExactlyOnceWith("Daily voice limit reached");
    expect(onLimit).not.toHaveBeenCalled();
    expect(screen.queryByRole("link", { name: "See plans" })).toBeNull();
  });

  test.each([
    ["possible", atRisk("possible")],
    ["folded", atRisk("active", { folded: true })],
  ])("%s: limits and offers are as ever", (_, risk) => {
    const news = vi.spyOn(toast, "error").mockImplementation(() => undefined);
    const { set, onLimit } = showSession({ ...online, stage: active(), risk });
    set({ stage: ended("limit") });
    expect(news).toHaveBeenCalledOnce();
    expect(onLimit).toHaveBeenCalledOnce();
    expect(screen.getByRole("link", { name: "See plans" })).toBeTruthy();
  });

  test.each(["limitReached", "sessionsPerDay"] as const)(
    "beside a card nothing is offered where %s is told in passing",
    (code) => {
      const { set } = showSession({ ...online, stage: active({ mode: "chat" }) });
      set({ error: { code, clientId: null, retryable: false }, risk: atRisk("possible") });
      expect(screen.getByRole("link", { name: "See plans" })).toBeTruthy();
      set({ risk: atRisk("active", { confirmed: false }) });
      expect(screen.queryByRole("link", { name: "See plans" })).toBeNull();
      expect(screen.queryByText(/Premium/)).toBeNull();
    },
  );

  test("the time left is hidden only while a confirmed danger lasts", () => {
    const usage = { usage: { remainingSeconds: 1, limitSeconds: 900, resetsAt: null }, at: 0 };
    const { set, actions } = showSession({ ...online, stage: active(), usage });
    expect(remaining()).toBeTruthy();
    set({ risk: atRisk("active", { confirmed: false }) });
    expect(remaining()).toBeTruthy();
    expect(screen.getByText("Help card: active")).toBeTruthy();
    set({ risk: atRisk("active") });
    expect(remaining()).toBeNull();
    fireEvent.click(button("Not me"));
    expect(actions.dismissHelp).toHaveBeenCalledOnce();
    set({ risk: atRisk("active", { folded: true }) });
    expect(remaining()).toBeTruthy();
    expect(screen.getByText("Help pointer: active")).toBeTruthy();
  });
});

describe("other ends", () => {
  test("the cap: one tap carries on in a new session", () => {
    const { actions } = showSession({ stage: ended("cap") });
    expect(screen.getByRole("heading", { name: "15 minutes have passed" })).toBeTruthy();
    fireEvent.click(button("Carry on in a new session"));
    expect(actions.continueInNewSession).toHaveBeenCalledOnce();
  });

  test.each([
    ["person", "Session saved"],
    ["takenOver", "Your session went on in another window"],
    ["expired", "The session was closed"],
    ["failed", "The session had to end"],
    ["signedOut", "You were signed out"],
  ] as const)("%s: says so, and shows what was said", (reason, heading) => {
    const messages = [said(1, "user", "I am tired.")];
    const { actions } = showSession({ stage: ended(reason), messages });
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: heading }));
    expect(screen.getByText("It lasted 12:34.")).toBeTruthy();
    expect(screen.getByRole("log").textContent).toContain("I am tired.");
    if (reason === "signedOut") expect(maybe("Start another session")).toBeNull();
    else {
      fireEvent.click(button("Start another session"));
      expect(actions.reset).toHaveBeenCalledOnce();
    }
  });
});

describe("the practice recogniser", () => {
  const notices = ["practiceRecogniser"] as const;

  test("says how little it knows and what it heard, and offers typing", () => {
    const messages = [
      said(1, "user", "typed before", { clientId: "c" }),
      said(2, "user", "i feel tired"),
      said(3, "assistant", "Tell me more."),
    ];
    const { actions, set } = showSession({ ...online, stage: active(), notices, messages });
    expect(screen.getByText("Practice recogniser: knows a limited set of phrases")).toBeTruthy();
    expect(screen.getByText("Last heard: “i feel tired”")).toBeTruthy();
    fireEvent.click(button("Type instead"));
    expect(actions.switchMode).toHaveBeenCalledWith("chat");
    set({ stage: active({ mode: "chat", phase: "chatting" }) });
    expect(screen.queryByText(/Practice recogniser/)).toBeNull();
  });
});
