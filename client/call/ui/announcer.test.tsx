import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { active, atRisk, online, said, showSession, told } from "./test-conversation.tsx";

const chat = active({ mode: "chat", phase: "chatting" });
const region = () => document.querySelector("[data-announcer]");

describe("what screen readers announce", () => {
  test("a written reply once and completely, without deltas", () => {
    const { set } = showSession({ ...online, stage: chat });
    set({
      messages: [said(1, "user", "I am tired.", { clientId: "c" })],
      writing: { generation: null, text: "" },
    });
    for (const text of ["That", "That sounds", "That sounds hard."])
      set({ writing: { generation: 1, text } });
    expect(told()).toEqual([]);
    const messages = [said(1, "user", "I am tired."), said(2, "assistant", "That sounds hard.")];
    set({ writing: null, messages });
    set({ messages: [...messages] });
    expect(told()).toEqual(["AI Assistant: That sounds hard."]);
    expect(region()?.getAttribute("aria-live")).toBe("polite");
  });

  test("the log itself is silent, and is a log", () => {
    showSession({ ...online, stage: chat });
    expect(screen.getByRole("log", { name: "Conversation" }).getAttribute("aria-live")).toBe("off");
  });

  test("each status once, as long as the companion can't hear it", () => {
    const { set } = showSession({
      ...online,
      stage: active({ phase: "ready" }),
      pushToTalk: { on: true, pressed: false },
    });
    set({ stage: active({ phase: "listening" }) });
    set({ stage: active({ phase: "userSpeaking" }) });
    set({ stage: active({ phase: "transcribing" }) });
    set({ stage: active({ phase: "thinking" }) });
    set({ stage: active({ phase: "speaking" }) });
    expect(told()).toEqual(["Listening...", "Processing...", "AI responding..."]);
  });

  test("with an open microphone it stays quiet, because the companion would answer it", () => {
    const { set } = showSession({ ...online, stage: active({ phase: "ready" }) });
    set({ stage: active({ phase: "listening" }) });
    set({ stage: active({ phase: "thinking" }) });
    set({ stage: active({ phase: "speaking" }), messages: [said(1, "assistant", "I hear you.")] });
    expect(told()).toEqual([]);
    set({ stage: active({ phase: "listening" }), microphone: "muted" });
    set({ stage: chat });
    expect(told()).toEqual(["Microphone muted", "Chatting"]);
  });

  test("a reply that couldn't be played is announced, open microphone or not", () => {
    const { set } = showSession({ ...online, stage: active({ phase: "speaking" }), output: "failed" });
    set({ messages: [said(1, "assistant", "I hear you.")] });
    expect(told()).toEqual(["AI Assistant: I hear you."]);
  });

  test("a reply that arrives while the output is opening will be heard, and isn't announced", () => {
    const { set } = showSession({ ...online, stage: active({ phase: "speaking" }), output: "off" });
    set({ messages: [said(1, "assistant", "Hello!")] });
    set({ output: "ready" });
    expect(told()).toEqual([]);
  });

  test("the greeting is heard while the room is being measured, and isn't announced", () => {
    const { set } = showSession({
      ...online,
      microphone: "preparing",
      stage: active({ phase: "ready" }),
    });
    set({ stage: active({ phase: "speaking" }), messages: [said(1, "assistant", "Hello!")] });
    set({ microphone: "on" });
    expect(told()).toEqual([]);
  });

  test("it is announced once the output turns out to be unusable", () => {
    const { set } = showSession({ ...online, stage: active({ phase: "speaking" }), output: "off" });
    set({ messages: [said(1, "assistant", "Hello!")] });
    set({ output: "failed" });
    expect(told()).toEqual(["AI Assistant: Hello!"]);
  });

  test("the help card when it appears and when it is folded, open microphone or not", () => {
    const { set } = showSession({ ...online, stage: active({ phase: "listening" }) });
    const appeared = "Help is here: your country's helplines are next to the conversation.";
    set({ risk: atRisk("possible") });
    expect(told()).toEqual([]);
    set({ risk: atRisk("active", { confirmed: false }) });
    set({ risk: atRisk("imminent"), notices: ["aiNotice"] });
    expect(told()).toEqual([appeared]);
    set({ risk: atRisk("imminent", { folded: true }) });
    set({ risk: atRisk("possible", { folded: true, confirmed: false }) });
    const folded = "The help card is folded away. “Get help now” stays next to the conversation.";
    expect(told()).toEqual([appeared, folded]);
    set({ risk: atRisk("active") });
    expect(told()).toEqual([appeared, folded, appeared]);
    set({ risk: atRisk("possible") });
    expect(told()).toHaveLength(3);
  });
});
