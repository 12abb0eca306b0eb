import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { initialConversation, type ConversationState } from "#client/call/core/state.ts";
import {
  active,
  atRisk,
  button,
  ended,
  maybe,
  online,
  said,
  showSession,
  told,
} from "./test-conversation.tsx";

const entries = () => screen.getAllByRole("listitem").map((item) => item.textContent);
const presence = () => document.querySelector(".presence")?.getAttribute("data-form");
const status = () => document.querySelector("[data-status]")?.textContent;

describe("the status line and the presence", () => {
  test.each<[string, string, Partial<ConversationState>]>([
    ["Ready to talk", "resting", { stage: active({ phase: "ready" }) }],
    ["Listening...", "listening", { stage: active() }],
    ["Listening...", "hearing", { stage: active({ phase: "userSpeaking" }) }],
    ["Processing...", "thinking", { stage: active({ phase: "transcribing" }) }],
    ["Processing...", "thinking", { stage: active({ phase: "thinking" }) }],
    ["AI responding...", "speaking", { stage: active({ phase: "speaking" }) }],
    ["Microphone muted", "muted", { stage: active(), microphone: "muted" }],
    ["Chatting", "chatting", { stage: active({ mode: "chat", phase: "chatting" }) }],
  ])("%s, as %s", (text, form, state) => {
    showSession({ ...online, ...state });
    expect([status(), presence()]).toEqual([text, form]);
  });

  test("Ready to connect before anything starts", () => {
    showSession();
    fireEvent.click(screen.getByRole("button", { name: /Voice Call/ }));
    expect([status(), presence()]).toEqual(["Ready to connect", "resting"]);
    expect(button("Start call")).toBeTruthy();
  });

  test("a call that is typed has an input, and nothing to mute", () => {
    const { actions } = showSession({ ...online, stage: active(), microphone: "unheard" });
    expect(screen.getByText("Type below. The replies are spoken.")).toBeTruthy();
    expect(button("Mute").hasAttribute("disabled")).toBe(true);
    const input = screen.getByRole("textbox");
    fireEvent.change(input, { target: { value: "Hello" } });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(actions.send).toHaveBeenCalledWith("Hello");
  });

  test("each state has its own shape, even without motion", () => {
    const { set } = showSession({ ...online, stage: active() });
    const forms = [
      active({ phase: "listening" }),
      active({ phase: "userSpeaking" }),
      active({ phase: "thinking" }),
      active({ phase: "speaking" }),
    ].map((stage) => {
      set({ stage });
      return presence();
    });
    expect(new Set(forms).size).toBe(4);
    fireEvent.click(button("Settings"));
    fireEvent.click(screen.getByRole("switch", { name: "Reduce motion" }));
    expect(document.querySelector(".presence")?.hasAttribute("data-still")).toBe(true);
  });

  test("preparing voice is announced", () => {
    const { set } = showSession({
      stage: { kind: "starting", request: { mode: "call", title: null, moodBefore: null } },
    });
    expect(screen.getByText("Preparing voice")).toBeTruthy();
    set({ ...online, stage: active({ phase: "ready" }), microphone: "preparing" });
    expect(screen.getByText("Preparing voice")).toBeTruthy();
    set({ microphone: "on", stage: active() });
    expect(screen.queryByText("Preparing voice")).toBeNull();
  });

  test("a disconnected session shows that, and that nothing is lost", () => {
    showSession({ ...online, stage: active({ phase: "speaking" }), connection: "reconnecting" });
    expect(presence()).toBe("connecting");
    expect(screen.getByText("Connection lost. Reconnecting...")).toBeTruthy();
  });

  test("an utterance that came to nothing is reported, with advice", () => {
    showSession({ ...online, stage: active(), discarded: { utterance: 3, reason: "tooQuiet" } });
    expect(screen.getByText(/turn on “Quiet voice”/)).toBeTruthy();
  });

  test("the level is written without React", () => {
    const { levels } = showSession({ ...online, stage: active() });
    const element = document.querySelector<HTMLElement>(".presence");
    act(() => levels.setState({ microphone: 0.0625, speaking: true }));
    expect(element?.style.getPropertyValue("--level")).toBe("0.50");
  });
});

describe("timers", () => {
  const usage = {
    usage: { remainingSeconds: 600, limitSeconds: 900, resetsAt: "2027-01-16T09:14:00Z" },
    at: 0,
  };

  test("run by themselves, say when talking is possible again, and are never read out", () => {
    vi.useFakeTimers({ now: new Date("2027-01-15T12:00:00Z") });
    try {
      const { time } = showSession({
        ...online,
        stage: active(),
        usage,
        clock: { elapsedMs: 65_000, since: 0 },
      });
      const timers = screen.getAllByRole("timer");
      expect(timers.map((timer) => timer.getAttribute("aria-live"))).toEqual(timers.map(() => "off"));
      expect(screen.getByText("01:05")).toBeTruthy();
      expect(screen.getByText("10:00")).toBeTruthy();
      const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" }).format(
        new Date(usage.usage.resetsAt),
      );
      expect(timers.some((timer) => timer.textContent?.includes(`resets tomorrow at ${clock}`))).toBe(true);
      time.now = 3_000;
      act(() => {
        vi.advanceTimersByTime(250);
      });
      expect(screen.getByText("01:08")).toBeTruthy();
      expect(screen.getByText("09:57")).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  test("no countdown where there is no limit", () => {
    showSession({
      ...online,
      stage: active(),
      usage: { usage: { remainingSeconds: -1, limitSeconds: -1, resetsAt: null }, at: 0 },
    });
    expect(screen.queryByText(/Remaining/)).toBeNull();
  });
});

describe("call controls", () => {
  test("mute, switch, recover", () => {
    const { actions, set } = showSession({ ...online, stage: active() });
    fireEvent.click(button("Mute"));
    expect(actions.mute).toHaveBeenCalledWith(true);
    set({ microphone: "muted" });
    expect(button("Mute").getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(button("Mute"));
    expect(actions.mute).toHaveBeenLastCalledWith(false);
    fireEvent.click(button("Type, switch to text"));
    expect(actions.switchMode).toHaveBeenCalledWith("chat");
    fireEvent.click(button("Stuck? Click to Recover"));
    expect(actions.recover).toHaveBeenCalledOnce();
  });

  test("there is no second switch during a switch", () => {
    showSession({ ...online, stage: active({ switching: "chat" }) });
    expect(button("Type, switch to text").disabled).toBe(true);
  });

  test("a chat has the names of the Text Chat page, and a button back to voice", () => {
    const { actions } = showSession({ ...online, stage: active({ mode: "chat", phase: "chatting" }) });
    expect(screen.getByRole("heading", { name: "Text Chat" })).toBeTruthy();
    expect(button("End Chat")).toBeTruthy();
    fireEvent.click(button("Talk, switch to voice"));
    expect(actions.switchMode).toHaveBeenCalledWith("call");
  });

  test("settings: unnamed microphones can be named, or it says why not", async () => {
    const { actions, set } = showSession({ devices: [{ id: "a", label: "" }] });
    fireEvent.click(screen.getByRole("button", { name: /Voice Call/ }));
    fireEvent.click(button("Settings"));
    expect(actions.listDevices).toHaveBeenCalledOnce();
    actions.nameDevices.mockResolvedValueOnce("denied");
    fireEvent.click(button("Show microphone names"));
    expect(await screen.findByText(/is blocking the microphone/)).toBeTruthy();
    fireEvent.click(button("Show microphone names"));
    await act(async () => undefined);
    set({ devices: [{ id: "a", label: "Headset" }] });
    expect(maybe("Show microphone names")).toBeNull();
  });

  test("settings: device, quiet voice, push to talk", async () => {
    const { actions } = showSession({
      ...online,
      stage: active(),
      devices: [
        { id: "a", label: "Headset" },
        { id: "b", label: "" },
      ],
    });
    fireEvent.click(button("Settings"));
    fireEvent.click(screen.getByRole("switch", { name: "Quiet voice" }));
    expect(actions.setSensitivity).toHaveBeenCalledWith("quiet");
    fireEvent.click(screen.getByRole("switch", { name: "Push to talk" }));
    expect(actions.setPushToTalk).toHaveBeenCalledWith(true);
    const picker = screen.getByRole("combobox", { name: "Microphone" });
    expect(picker.textContent).toBe("System default");
  });
});

const choose = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("radio", { name }));
  });

describe("the pace in a call's settings", () => {
  test("holds in this call and is saved for later ones", async () => {
    const { actions, pace } = showSession({ ...online, stage: active() });
    fireEvent.click(button("Settings"));
    await choose("Unhurried");
    expect(actions.setPace).toHaveBeenCalledWith("unhurried");
    expect(pace.save).toHaveBeenCalledWith("unhurried");
  });

  test("holds in this call also where it can't be saved, which is said", async () => {
    const { actions, pace, set } = showSession({ ...online, stage: active() });
    pace.save.mockResolvedValueOnce("unreachable");
    fireEvent.click(button("Settings"));
    await choose("Quick");
    expect(actions.setPace).toHaveBeenCalledWith("quick");
    expect(screen.getByText(/couldn't save it for your next conversation/)).toBeTruthy();
    set({ bookkeeping: { ...initialConversation.bookkeeping, pace: "quick" } });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Quick" }).checked).toBe(true);
  });
});

describe("the log", () => {
  const messages = [
    said(1, "assistant", "Hello!"),
    said(2, "user", "I am tired."),
    said(3, "assistant", "Tell me."),
  ];

  test("shows what is being heard as it is heard, stored or not", () => {
    const caption = { generation: 2, text: "Tell", messageId: "id 3", segments: [], complete: false };
    const { set } = showSession({ ...online, stage: active({ phase: "speaking" }), messages, caption });
    expect(entries()).toEqual(["AI Assistant: Hello!", "You: I am tired.", "AI Assistant: Tell"]);
    set({ messages: messages.slice(0, 2), caption: { ...caption, messageId: null, text: "Tell me" } });
    expect(entries().at(-1)).toBe("AI Assistant: Tell me");
  });

  test("shows what the person is saying, which nobody reads out while it comes", () => {
    const ownWords = [{ utterance: 3, text: "And I" }];
    const { set } = showSession({ ...online, stage: active({ phase: "userSpeaking" }), messages, ownWords });
    expect(entries().at(-1)).toBe("You: And I");
    expect(screen.getByRole("log").getAttribute("aria-live")).toBe("off");
    set({ ownWords: [], messages: [...messages, said(4, "user", "And I can't sleep.")] });
    expect(entries().at(-1)).toBe("You: And I can't sleep.");
    expect(told()).toEqual([]);
  });

  test("clears the view alone, and says so", () => {
    const { actions, set } = showSession({ ...online, stage: active(), messages });
    const clear = button("Hide messages");
    expect(clear.title).toContain("Your session keeps its messages.");
    fireEvent.click(clear);
    expect(actions.clearMessages).toHaveBeenCalledOnce();
    set({ hidden: new Set(messages.map(({ key }) => key)) });
    expect(screen.getByText("Hidden on this screen. Your session keeps its messages.")).toBeTruthy();
    expect(maybe("Hide messages")).toBeNull();
  });
});

const offered = (state: Partial<ConversationState>) => {
  showSession({ stage: ended("person"), ...state });
  return screen.queryByText("How do you feel?") !== null;
};

describe("what is offered once a session is over", () => {
  test("a note of how somebody feels", () => expect(offered({})).toBe(true));

  test.each(["possible", "active", "imminent"] as const)("nothing after danger that was %s", (level) => {
    expect(offered({ risk: atRisk(level) })).toBe(false);
  });

  test("nothing after danger that the person said isn't theirs", () => {
    expect(offered({ risk: atRisk("active", { folded: true }) })).toBe(false);
  });
});
