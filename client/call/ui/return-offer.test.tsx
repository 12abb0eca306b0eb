import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { active, button, maybe, online, sessionId, showSession, showTextChat } from "./test-conversation.tsx";

const call = { id: sessionId, mode: "call", at: 0 } as const;
const chat = { ...call, mode: "chat" } as const;

function loadedBy(type: "reload" | "navigate"): void {
  const entry = { type } as unknown as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
}

describe("a session that the previous page left running", () => {
  test("a call waits for Continue, also after a reload", () => {
    loadedBy("reload");
    const { actions, set } = showSession({ returnable: call });
    expect(screen.getByRole("heading", { name: "Your session is still open" })).toBeTruthy();
    expect(screen.getByText("Your microphone stays off until you continue.")).toBeTruthy();
    expect(screen.queryByText("How would you like to talk?")).toBeNull();
    expect(actions.comeBack).not.toHaveBeenCalled();
    fireEvent.click(button("Continue"));
    expect(actions.comeBack).toHaveBeenCalledOnce();
    set({ ...online, returnable: null, stage: active() });
    expect(screen.getByRole("log")).toBeTruthy();
  });

  test("it can be ended instead, and the choice of modes is back", () => {
    const { actions, set } = showSession({ returnable: call });
    fireEvent.click(button("End session"));
    expect(actions.leaveBehind).toHaveBeenCalledOnce();
    set({ returnable: null });
    expect(screen.getByRole("heading", { name: "How would you like to talk?" })).toBeTruthy();
  });

  test.each([
    ["the Text Chat page", showTextChat],
    ["the start-session page", showSession],
  ])("one in writing goes on by itself on %s after a reload, once", (_, show) => {
    loadedBy("reload");
    const { actions, set } = show({ returnable: chat });
    expect(actions.comeBack).toHaveBeenCalledOnce();
    set({
      returnable: null,
      stage: { kind: "starting", request: { mode: "chat", title: null, moodBefore: null } },
    });
    set({ returnable: chat, stage: { kind: "idle" } });
    expect(actions.comeBack).toHaveBeenCalledOnce();
    expect(button("Continue")).toBeTruthy();
  });

  test("someone who came through a link is asked", () => {
    loadedBy("navigate");
    const { actions } = showTextChat({ returnable: chat });
    expect(actions.comeBack).not.toHaveBeenCalled();
    expect(button("Continue")).toBeTruthy();
  });

  test("a call isn't offered where nobody can talk", () => {
    loadedBy("reload");
    const { actions } = showTextChat({ returnable: call });
    expect(maybe("Continue")).toBeNull();
    expect(actions.comeBack).not.toHaveBeenCalled();
    expect(button("Start Chat Session")).toBeTruthy();
  });
});
