import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { active, button, online, showSession } from "./test-conversation.tsx";

const stage = active({ mode: "chat", phase: "chatting" });
const show = () => showSession({ ...online, stage });
const input = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });

describe("the input", () => {
  beforeEach(() => sessionStorage.clear());

  test("Enter sends and empties it", async () => {
    const { actions } = show();
    await userEvent.type(input(), "I slept badly{Enter}");
    expect(actions.send).toHaveBeenCalledExactlyOnceWith("I slept badly");
    expect(input().value).toBe("");
  });

  test("Shift+Enter for a new line", async () => {
    const { actions } = show();
    await userEvent.type(input(), "one{Shift>}{Enter}{/Shift}two");
    expect(input().value).toBe("one\ntwo");
    expect(actions.send).not.toHaveBeenCalled();
    fireEvent.click(button("Send"));
    expect(actions.send).toHaveBeenCalledWith("one\ntwo");
  });

  test("on an on-screen keyboard Enter starts a new line, and the button sends", async () => {
    const query = Object.assign(new EventTarget(), { matches: true });
    const matchMedia = vi.spyOn(window, "matchMedia").mockReturnValue(query as MediaQueryList);
    const { actions } = show();
    expect(matchMedia).toHaveBeenCalledWith("(pointer: coarse) and (hover: none)");
    expect(input().getAttribute("enterkeyhint")).toBe("enter");
    await userEvent.type(input(), "one{Enter}two");
    expect(input().value).toBe("one\ntwo");
    expect(actions.send).not.toHaveBeenCalled();
    fireEvent.click(button("Send"));
    expect(actions.send).toHaveBeenCalledExactlyOnceWith("one\ntwo");
    await userEvent.type(input(), "three{Control>}{Enter}{/Control}");
    expect(actions.send).toHaveBeenLastCalledWith("three");
    matchMedia.mockRestore();
  });

  test.each([
    ["while an input method composes", { isComposing: true }],
    ["with the key that ended a composition in Safari", { keyCode: 229 }],
  ])("Enter %s sends nothing", (_, how) => {
    const { actions } = show();
    fireEvent.change(input(), { target: { value: "にほん" } });
    fireEvent.keyDown(input(), { key: "Enter", ...how });
    expect(actions.send).not.toHaveBeenCalled();
    fireEvent.keyDown(input(), { key: "Enter" });
    expect(actions.send).toHaveBeenCalledWith("にほん");
  });

  test("Send is disabled while there is nothing to send, and while the last message is processed", async () => {
    const { actions, set } = show();
    expect(button("Send").disabled).toBe(true);
    await userEvent.type(input(), "   ");
    expect(button("Send").disabled).toBe(true);
    await userEvent.type(input(), "more");
    expect(button("Send").disabled).toBe(false);
    set({ writing: { generation: null, text: "" } });
    expect(button("Send").disabled).toBe(true);
    await userEvent.type(input(), "{Enter}");
    expect(actions.send).not.toHaveBeenCalled();
    expect(input().value).toBe("   more");
  });

  test("a refused message stays in the input", async () => {
    const { actions } = show();
    actions.send.mockReturnValue(false);
    await userEvent.type(input(), "keep me{Enter}");
    expect(input().value).toBe("keep me");
  });

  test("a draft survives a reload of the tab, and is gone once sent", async () => {
    const first = show();
    await userEvent.type(input(), "half a thought");
    first.unmount();
    const second = show();
    expect(input().value).toBe("half a thought");
    await userEvent.type(input(), "{Enter}");
    second.unmount();
    show();
    expect(input().value).toBe("");
  });

  test("a text that is too long isn't cut: it says so and isn't sent", () => {
    show();
    fireEvent.change(input(), { target: { value: "a".repeat(4_001) } });
    expect(screen.getByText(/more than 4,000 characters/)).toBeTruthy();
    expect(button("Send").disabled).toBe(true);
    expect(input().value).toHaveLength(4_001);
  });
});
