import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deviceStorage } from "#client/lib/browser-storage.ts";
import { toast } from "#client/lib/toast.ts";
import {
  active,
  atRisk,
  button,
  ended,
  maybe,
  online,
  said,
  sessionId,
  showSession,
} from "./test-conversation.tsx";

const paywall = "You've reached your 15-minute daily limit. Upgrade to Premium for unlimited conversations.";
const dialog = () => within(screen.getByRole("dialog"));
const noDialog = () => expect(screen.queryByRole("dialog")).toBeNull();

const remaining = () => screen.queryByText(/^Remaining/);

function openStart(mode: RegExp, name: string): void {
  fireEvent.click(screen.getByRole("button", { name: mode }));
  fireEvent.click(button(name));
}

/** The evening before talking time resets. */
const resetsAt = "2027-01-16T09:14:00Z";
const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" }).format(new Date(resetsAt));
const usedUp = { usage: { remainingSeconds: 0, limitSeconds: 900, resetsAt }, at: 0 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-15T18:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("talking time", () => {
  test("is announced 60 s before its end, and can be dismissed", () => {
    const { actions } = showSession({ ...online, stage: active(), notices: ["timeNearlyUp"] });
    expect(screen.getByText("60 seconds of talking left")).toBeTruthy();
    fireEvent.click(button("Dismiss"));
    expect(actions.dismissNotice).toHaveBeenCalledWith("timeNearlyUp");
  });

  test("has no remaining time once it has ended", () => {
    const { set } = showSession({ ...online, stage: active(), notices: ["timeNearlyUp", "capNearlyUp"] });
    expect(screen.getByText("60 seconds left in this session")).toBeTruthy();
    set({ stage: ended("person") });
    expect(screen.queryByText(/^60 seconds/)).toBeNull();
  });

  test("at its end: text comes first, then the plans, nothing is red, and the mood is asked", async () => {
    const toastSpy = vi.spyOn(toast, "info").mockImplementation(() => undefined);
    const { set, limits } = showSession({ ...online, stage: active({ phase: "speaking" }), usage: usedUp });
    noDialog();
    set({ stage: ended("limit"), connection: "closed", microphone: "off" });
    set({ error: { code: "limitReached", clientId: null, retryable: false } });
    expect(toastSpy).toHaveBeenCalledExactlyOnceWith("Daily voice limit reached");
    expect(screen.getByRole("dialog", { name: "Daily voice limit reached" })).toBeTruthy();
    expect(dialog().getByText(paywall)).toBeTruthy();
    expect(dialog().getByText(`Your talking time resets tomorrow at ${clock}.`)).toBeTruthy();
    const text = dialog().getByRole("link", { name: "Continue in text chat" });
    const plans = dialog().getByRole("button", { name: "See plans" });
    expect(text.compareDocumentPosition(plans)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole("dialog").innerHTML).not.toContain("danger");
    fireEvent.click(dialog().getByRole("radio", { name: "Better" }));
    await vi.waitFor(() => expect(limits.noteMoodAfter).toHaveBeenCalledOnce());
    expect(limits.noteMoodAfter).toHaveBeenCalledWith(sessionId, "better");
    expect(limits.offerPlans).not.toHaveBeenCalled();
    fireEvent.click(plans);
    expect(limits.offerPlans).toHaveBeenCalledExactlyOnceWith({ kind: "voice", resetsAt });
    await vi.waitFor(noDialog);
  });

  test("its dialog continues in text", async () => {
    const { set, router } = showSession({ ...online, stage: active(), usage: usedUp });
    set({ stage: ended("limit") });
    fireEvent.click(dialog().getByRole("link", { name: "Continue in text chat" }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/dashboard/chat"));
  });

  test("moods are saved in the order in which they were chosen", async () => {
    const { set, limits } = showSession({ ...online, stage: active() });
    const saving: (() => void)[] = [];
    limits.noteMoodAfter.mockReturnValueOnce(new Promise((resolve) => saving.push(resolve)));
    set({ stage: ended("limit") });
    fireEvent.click(dialog().getByRole("radio", { name: "Better" }));
    fireEvent.click(dialog().getByRole("radio", { name: "Same" }));
    await vi.waitFor(() => expect(limits.noteMoodAfter).toHaveBeenCalledOnce());
    saving[0]?.();
    await vi.waitFor(() => expect(limits.noteMoodAfter).toHaveBeenLastCalledWith(sessionId, "same"));
  });

  test("prevents a call: the same options, and no question about the mood", () => {
    const { set, limits } = showSession({ usage: usedUp });
    set({ error: { code: "limitReached", clientId: null, retryable: false } });
    set({ connection: "closed" });
    expect(dialog().getByRole("link", { name: "Continue in text chat" })).toBeTruthy();
    expect(dialog().queryByRole("radio")).toBeNull();
    fireEvent.click(dialog().getByRole("button", { name: "See plans" }));
    expect(limits.offerPlans).toHaveBeenCalledExactlyOnceWith({ kind: "voice", resetsAt });
  });

  test("the screen says the same, and when talking is possible again", () => {
    showSession({ stage: ended("limit"), usage: usedUp });
    expect(screen.getByRole("heading", { name: "Daily voice limit reached" })).toBeTruthy();
    expect(screen.getByText(paywall)).toBeTruthy();
    expect(screen.getByText(`Your talking time resets tomorrow at ${clock}.`)).toBeTruthy();
    const ways = screen.getAllByRole("link").map((link) => link.textContent);
    expect(ways.slice(0, 2)).toEqual(["Continue in text chat", "See plans"]);
  });

  test("no limit is mentioned and nothing is offered while a confirmed danger lasts", () => {
    const toastSpy = vi.spyOn(toast, "info").mockImplementation(() => undefined);
    const { set } = showSession({ ...online, stage: active(), risk: atRisk("active") });
    set({ stage: ended("limit") });
    noDialog();
    expect(toastSpy).not.toHaveBeenCalled();
    expect(screen.queryByRole("link", { name: "See plans" })).toBeNull();
    expect(screen.queryByText(paywall)).toBeNull();
    expect(screen.getByText(/^Help card/)).toBeTruthy();
  });

  test("beside a card that only asks, the end is announced and nothing is offered", () => {
    const toastSpy = vi.spyOn(toast, "info").mockImplementation(() => undefined);
    const risk = atRisk("active", { confirmed: false });
    const { set } = showSession({ ...online, stage: active(), risk });
    set({ stage: ended("limit") });
    expect(toastSpy).toHaveBeenCalledExactlyOnceWith("Daily voice limit reached");
    noDialog();
    expect(screen.queryByRole("link", { name: "See plans" })).toBeNull();
  });

  test("a card that appears after the end replaces the dialog", async () => {
    vi.spyOn(toast, "info").mockImplementation(() => undefined);
    const { set } = showSession({ ...online, stage: active() });
    set({ stage: ended("limit") });
    expect(dialog()).toBeTruthy();
    set({ risk: atRisk("active", { confirmed: false }) });
    await vi.waitFor(noDialog);
    set({ risk: atRisk("possible") });
    noDialog();
  });

  test.each([
    ["possible", atRisk("possible")],
    ["folded", atRisk("active", { folded: true })],
  ])("%s: limits and offers are as ever", (_, risk) => {
    const toastSpy = vi.spyOn(toast, "info").mockImplementation(() => undefined);
    const { set } = showSession({ ...online, stage: active(), risk });
    set({ stage: ended("limit") });
    expect(toastSpy).toHaveBeenCalledOnce();
    expect(dialog().getByRole("button", { name: "See plans" })).toBeTruthy();
  });

  test.each(["limitReached", "sessionsPerDay"] as const)(
    "nothing is offered beside a card where %s is mentioned in passing",
    (code) => {
      const { set } = showSession({ ...online, stage: active({ mode: "chat" }) });
      set({ error: { code, clientId: null, retryable: false }, risk: atRisk("possible") });
      fireEvent.click(dialog().getByRole("button", { name: "Close" }));
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

describe("daily calls", () => {
  const note = "This is the last of your 5 calls in 24 hours.";
  const shown = () => dialog().queryByText(new RegExp(note));

  test("are announced before the last one, with the time of the next", () => {
    showSession({}, { calls: { started: 4, limit: 5, nextAt: resetsAt } });
    openStart(/Voice Call/, "Start call");
    expect(shown()?.textContent).toBe(
      `${note} You can start the next one tomorrow at ${clock}. Text chat is still available.`,
    );
  });

  test.each([
    ["more are left", { started: 3, limit: 5, nextAt: resetsAt }],
    ["one has come back since they were counted", { started: 4, limit: 5, nextAt: "2027-01-15T17:59:00Z" }],
    ["Premium has no limit", null],
  ])("nothing is said while %s", (_, calls) => {
    showSession({}, { calls });
    openStart(/Voice Call/, "Start call");
    expect(shown()).toBeNull();
  });

  test("aren't mentioned before a chat", () => {
    showSession({}, { calls: { started: 4, limit: 5, nextAt: resetsAt } });
    openStart(/Text Chat/, "Start chat");
    expect(shown()).toBeNull();
  });

  test("when used up: text comes first, the plans second, with the time of the next call", () => {
    const { set, limits } = showSession({}, { calls: { started: 5, limit: 5, nextAt: resetsAt } });
    set({ error: { code: "sessionsPerDay", clientId: null, retryable: false } });
    expect(screen.getByRole("dialog", { name: "No more calls on the free plan for now" })).toBeTruthy();
    expect(dialog().getByText(`You can start your next call tomorrow at ${clock}.`)).toBeTruthy();
    expect(dialog().getByRole("link", { name: "Continue in text chat" })).toBeTruthy();
    fireEvent.click(dialog().getByRole("button", { name: "See plans" }));
    expect(limits.offerPlans).toHaveBeenCalledExactlyOnceWith({ kind: "calls", resetsAt });
  });
});

describe("other ends", () => {
  test("the cap: one tap continues in a new session", () => {
    const { actions } = showSession({ stage: ended("cap") });
    expect(screen.getByRole("heading", { name: "15 minutes have passed" })).toBeTruthy();
    fireEvent.click(button("Carry on in a new session"));
    expect(actions.continueInNewSession).toHaveBeenCalledOnce();
  });

  test.each([
    ["person", "Session saved"],
    ["takenOver", "Your session continued in another window"],
    ["expired", "Your session was closed"],
    ["failed", "The session had to end"],
    ["signedOut", "You were logged out"],
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

const line = () => screen.queryByText("Practice mode: short sentences only");

describe("a recognizer that knows few sentences", () => {
  const notices = ["practiceRecognizer"] as const;
  const unheard = { discarded: { utterance: 1, reason: "nothingHeard" } } as const;

  beforeEach(() => deviceStorage.removeItem("hearken.limited-vocabulary-notice"));

  test("is announced in one line, in calls alone", () => {
    const { set } = showSession({ ...online, stage: active(), notices });
    expect(line()).toBeTruthy();
    set({ stage: active({ mode: "chat", phase: "chatting" }) });
    expect(line()).toBeNull();
  });

  test("once dismissed, it is not announced again on this device", () => {
    const first = showSession({ ...online, stage: active(), notices });
    fireEvent.click(button("Dismiss"));
    expect(line()).toBeNull();
    first.unmount();
    showSession({ ...online, stage: active(), notices });
    expect(line()).toBeNull();
  });

  test("what it didn't recognize is admitted, with three examples and typing", () => {
    const { actions } = showSession({ ...online, stage: active(), notices, ...unheard });
    expect(screen.getByText(/^I didn't catch that\. I know short sentences/)).toBeTruthy();
    fireEvent.click(button("Type instead"));
    expect(actions.switchMode).toHaveBeenCalledWith("chat");
  });

  test.each([
    ["Yes", true],
    ["No", false],
  ])("what it only guessed is asked: %s", (answer, isRight) => {
    const discarded = { ...unheard.discarded, guess: "I feel lonely" };
    const { actions } = showSession({ ...online, stage: active(), notices, discarded });
    expect(screen.getByText("Did you say “I feel lonely”?")).toBeTruthy();
    fireEvent.click(button(answer));
    expect(actions.answerGuess).toHaveBeenCalledWith(isRight);
  });

  test("any other recognizer only asks to say it again", () => {
    showSession({ ...online, stage: active(), ...unheard });
    expect(screen.getByText("I didn't catch that. Please say it again.")).toBeTruthy();
    expect(maybe("Type instead")).toBeNull();
  });
});
