import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { active, button, online, showSession } from "./test-conversation.tsx";

const talking = { ...online, stage: active(), pushToTalk: { on: true, pressed: false } };
const space = { code: "Space", key: " " };

/**
 * A finger or the primary mouse button, at a given time.
 *
 * @param at ms
 */
function point(element: HTMLElement, type: "pointerdown" | "pointerup", at: number): void {
  const event = new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1 });
  Object.defineProperty(event, "timeStamp", { value: at });
  fireEvent(element, event);
}

describe("push-to-talk", () => {
  test("works with the space bar: one press, one release", () => {
    const { actions } = showSession(talking);
    fireEvent.keyDown(document.body, space);
    fireEvent.keyDown(document.body, { ...space, repeat: true });
    expect([actions.press.mock.calls.length, actions.release.mock.calls.length]).toEqual([1, 0]);
    fireEvent.keyUp(document.body, space);
    fireEvent.keyUp(document.body, space);
    expect([actions.press.mock.calls.length, actions.release.mock.calls.length]).toEqual([1, 1]);
  });

  test("is released when the window is left", () => {
    const { actions } = showSession(talking);
    fireEvent.keyDown(document.body, space);
    fireEvent.blur(window);
    expect(actions.release).toHaveBeenCalledOnce();
  });

  test("is released when it is switched off while held", () => {
    const { actions, set } = showSession(talking);
    fireEvent.keyDown(document.body, space);
    set({ pushToTalk: { on: false, pressed: false } });
    expect(actions.release).toHaveBeenCalledOnce();
  });

  test("never starts while typing, on another control, in a dialog, or with another key held", () => {
    const { actions } = showSession(talking);
    const field = document.createElement("textarea");
    document.body.append(field);
    fireEvent.keyDown(field, space);
    fireEvent.keyDown(button("Mute"), space);
    fireEvent.keyDown(document.body, { ...space, ctrlKey: true });
    fireEvent.keyDown(document.body, { ...space, isComposing: true });
    field.remove();
    fireEvent.click(button("Settings"));
    fireEvent.keyDown(document.body, space);
    expect(actions.press).not.toHaveBeenCalled();
  });

  test("works by finger or mouse on the button, and with the space bar on it", () => {
    const { actions, set } = showSession(talking);
    const hold = button("Hold or tap to talk");
    hold.setPointerCapture = vi.fn<(id: number) => void>();
    point(hold, "pointerdown", 1_000);
    set({ pushToTalk: { on: true, pressed: true } });
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Listening. Release to send");
    point(hold, "pointerup", 1_500);
    fireEvent.click(hold);
    set({ pushToTalk: { on: true, pressed: false } });
    fireEvent.keyDown(hold, space);
    fireEvent.keyUp(hold, space);
    expect([actions.press.mock.calls.length, actions.release.mock.calls.length]).toEqual([2, 2]);
  });

  test("works with one tap to start and one to send", () => {
    const { actions, set } = showSession(talking);
    const talk = button("Hold or tap to talk");
    talk.setPointerCapture = vi.fn<(id: number) => void>();
    point(talk, "pointerdown", 1_000);
    set({ pushToTalk: { on: true, pressed: true } });
    point(talk, "pointerup", 1_100);
    fireEvent.click(talk);
    expect([actions.press.mock.calls.length, actions.release.mock.calls.length]).toEqual([1, 0]);
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Listening. Tap to send");
    point(talk, "pointerdown", 9_000);
    set({ pushToTalk: { on: true, pressed: false } });
    point(talk, "pointerup", 9_100);
    fireEvent.click(talk);
    expect([actions.press.mock.calls.length, actions.release.mock.calls.length]).toEqual([1, 1]);
  });

  test("works with clicks from Enter, switches and screen readers", () => {
    const { actions, set } = showSession(talking);
    const talk = button("Hold or tap to talk");
    fireEvent.click(talk);
    set({ pushToTalk: { on: true, pressed: true } });
    expect(talk.textContent).toBe("Listening. Tap to send");
    fireEvent.click(talk);
    set({ pushToTalk: { on: true, pressed: false } });
    expect([actions.press.mock.calls.length, actions.release.mock.calls.length]).toEqual([1, 1]);
    expect(fireEvent.keyDown(talk, { key: "Enter", repeat: true })).toBe(false);
  });

  test("closes when the page is hidden after a tap left it open", () => {
    const { actions, set } = showSession(talking);
    fireEvent.click(button("Hold or tap to talk"));
    set({ pushToTalk: { on: true, pressed: true } });
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(actions.release).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
