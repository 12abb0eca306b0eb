import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { active, button, online, showSession } from "./test-conversation.tsx";

beforeEach(() => localStorage.clear());

test("the chooser offers to test the microphone, and leaving it closes it", () => {
  const { actions, set, unmount } = showSession();
  expect(screen.getByText("Optional. Nothing is recorded or sent.")).toBeTruthy();
  fireEvent.click(button("Test your microphone"));
  expect(actions.testMicrophone).toHaveBeenLastCalledWith(true);
  set({ microphone: "on" });
  expect(screen.getByText("Say something: the bar moves when you're heard.")).toBeTruthy();
  fireEvent.click(button("Stop the test"));
  expect(actions.testMicrophone).toHaveBeenLastCalledWith(false);
  set({ microphone: "denied", error: { code: "microphoneFailed", clientId: null, retryable: true } });
  expect(screen.getByText(/Your browser is blocking the microphone/)).toBeTruthy();
  unmount();
  expect(actions.testMicrophone).toHaveBeenLastCalledWith(false);
});

test("a weak line is said in a call, and not in a chat", () => {
  const { set } = showSession({ ...online, stage: active(), line: "weak" });
  expect(screen.getByText("Your connection is weak")).toBeTruthy();
  set({ stage: active({ mode: "chat", phase: "chatting" }) });
  expect(screen.queryByText("Your connection is weak")).toBeNull();
});

test("a loudspeaker can be chosen where there are some", () => {
  const { actions, set } = showSession({ ...online, stage: active() });
  fireEvent.click(button("Settings"));
  expect(actions.listSpeakers).toHaveBeenCalled();
  expect(screen.queryByRole("combobox", { name: "Speaker" })).toBeNull();
  set({ speakers: [{ id: "desk", label: "Desk speakers" }] });
  expect(screen.getByRole("combobox", { name: /Speaker/ })).toBeTruthy();
});
