import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { active, atRisk, button, ended, maybe, online, showBar, told } from "./test-conversation.tsx";

beforeEach(() => localStorage.clear());

const bar = () => screen.queryByRole("region", { name: "Conversation in progress" });

describe("the bar of a conversation on other pages", () => {
  test("is there while one runs, and not otherwise", () => {
    const { set } = showBar();
    expect(bar()).toBeNull();
    set({ ...online, stage: active() });
    expect(within(bar() as HTMLElement).getByText("Listening...")).toBeTruthy();
    expect(screen.getByText("01:05")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return" }).getAttribute("href")).toBe(
      "/dashboard/start-session",
    );
    set({ stage: { kind: "idle" } });
    expect(bar()).toBeNull();
  });

  test("mutes, and ends after asking how the person feels", () => {
    const { actions } = showBar({ ...online, stage: active() });
    fireEvent.click(button("Mute"));
    expect(actions.mute).toHaveBeenCalledExactlyOnceWith(true);
    fireEvent.click(button("End"));
    fireEvent.click(screen.getByRole("radio", { name: "Better" }));
    fireEvent.click(button("End session"));
    expect(actions.end).toHaveBeenCalledExactlyOnceWith("better");
  });

  test("has no mute in a chat", () => {
    showBar({ ...online, stage: active({ mode: "chat", phase: "chatting" }) });
    expect(maybe("Mute")).toBeNull();
    expect(screen.getByText("Chatting")).toBeTruthy();
  });

  test("has no mute in a call in which nobody is heard", () => {
    showBar({ ...online, stage: active(), microphone: "unheard" });
    expect(maybe("Mute")).toBeNull();
    expect(button("End")).toBeTruthy();
  });

  test.each([
    [{ connection: "reconnecting" }, "Connection lost. Reconnecting..."],
    [{ notices: ["timeNearlyUp"] }, "60 seconds of talking left"],
    [{ microphone: "lost" }, "Your microphone isn't working"],
    [{ output: "blocked" }, "Your browser is blocking sound"],
  ] as const)("says what matters most: %j", (state, text) => {
    showBar({ ...online, stage: active(), ...state });
    expect(screen.getByText(text)).toBeTruthy();
  });

  test("shows help, and announces nothing but that", () => {
    const { set } = showBar({ ...online, stage: active({ mode: "chat", phase: "chatting" }) });
    set({ stage: active({ mode: "chat", phase: "thinking" }) });
    expect(told()).toEqual([]);
    set({ risk: atRisk("active") });
    expect(screen.getByText(/Help card: active/)).toBeTruthy();
    expect(told()).toHaveLength(1);
  });

  test("says why a conversation ended meanwhile, until it is dismissed", () => {
    const { actions } = showBar({ stage: ended("cap") });
    expect(screen.getByText("15 minutes have passed")).toBeTruthy();
    fireEvent.click(button("Dismiss"));
    expect(actions.reset).toHaveBeenCalledOnce();
  });

  test("after a reload, leads to the session that waits", () => {
    showBar({ returnable: { id: "7d6f7f3e-52c1-4b55-9d1e-8a4c1f5f9a10", mode: "call", at: 0 } });
    expect(screen.getByText("Your session is still open")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return" })).toBeTruthy();
  });

  test("asks nothing from page to page, and asks before the dashboard is left", async () => {
    const { router, actions } = showBar({ ...online, stage: active() });
    await act(() => router.navigate("/privacy-policy"));
    expect(screen.getByText("Your session is still going")).toBeTruthy();
    await act(async () => button("Stay here").click());
    await act(() => router.navigate("/dashboard/mood-tracker"));
    expect(screen.getByRole("heading", { name: "Elsewhere" })).toBeTruthy();
    expect(actions.end).not.toHaveBeenCalled();
  });
});
