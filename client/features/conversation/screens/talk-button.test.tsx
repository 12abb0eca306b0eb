import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { active, button, online, showSession } from "./test-conversation.tsx";

const talking = { ...online, stage: active(), pushToTalk: { on: true, pressed: false } };
const space = { code: "Space", key: " " };

describe("push-to-talk", () => {
  test("by the space bar, held: one press, one release", () => {
    const { actions } = showSession(talking);
    fireEvent.keyDown(document.body, space);
    fireEvent.keyDown(document.body, { ...space, repeat: true });
    expect([actions.press.mock.calls.length, actions.release.mock.calls.length]).toEqual([1, 0]);
    fireEvent.keyUp(document.body, space);
    fireEvent.keyUp(document.body, space);
    expect([actions.press.mock.calls.length, actions.release.mock.calls.length]).toEqual([1, 1]);
  });

  test("leaving the window lets go", () => {
    const { actions } = showSession(talking);
    fireEvent.keyDown(document.body, space);
    fireEvent.blur(window);
    expect(actions.release).toHaveBeenCalledOnce();
  });

  test("switching it off while it is held lets go", () => {
    const { actions, set } = showSession(talking);
    fireEvent.keyDown(document.body, space);
    set({ pushToTalk: { on: false, pressed: false } });
    expect(actions.release).toHaveBeenCalledOnce();
  });

  test("never while typing, on another control, in a dialog, or with another key held", () => {
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

  test("by finger or mouse on the button, and by the space bar on it", () => {
    const { actions, set } = showSession(talking);
    const hold = button("Hold to talk");
    hold.setPointerCapture = vi.fn<(id: number) => void>();
    fireEvent.pointerDown(hold, { button: 0, pointerId: 1 });
    set({ pushToTalk: { on: true, pressed: true } });
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Listening. Let go to send");
    fireEvent.pointerUp(hold, { pointerId: 1 });
    fireEvent.keyDown(hold, space);
    fireEvent.keyUp(hold, space);
    expect([actions.press.mock.calls.length, actions.release.mock.calls.length]).toEqual([2, 2]);
  });
});
