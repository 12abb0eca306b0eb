import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { OfferedCard } from "#client/call/core/offers.ts";
import { active, maybe, online, said, showSession, showTextChat, told } from "./test-conversation.tsx";

const card = (n: number, changed: Partial<OfferedCard> = {}): OfferedCard => ({
  id: `m${n}`,
  resource: "breathing",
  reason: "",
  declined: false,
  ...changed,
});

const chat = active({ mode: "chat", phase: "chatting" });
const talk = [said(1, "user", "I can't sleep"), said(2, "assistant", "That sounds tiring.", { id: "m2" })];

function width(isWide: boolean): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("64rem") && isWide,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

beforeEach(() => width(true));
afterEach(() => vi.unstubAllGlobals());

const open = () => screen.getByRole("button", { name: "Open Guided breathing" });

describe("an offer in a chat", () => {
  test("stands below its message, with what it is or why", () => {
    const { set } = showTextChat({ ...online, stage: chat, messages: talk, offers: [card(2)] });
    const log = within(screen.getByRole("log"));
    expect(log.getByRole("region", { name: "A suggestion: Guided breathing" })).toBeTruthy();
    expect(log.getByText("A slow breath, then another.")).toBeTruthy();
    set({ offers: [card(2, { reason: "To quiet the thoughts" })] });
    expect(log.getByText("To quiet the thoughts")).toBeTruthy();
  });

  test("is announced", () => {
    const { set } = showTextChat({ ...online, stage: chat, messages: talk });
    set({ offers: [card(2)] });
    expect(told()).toEqual(["Your companion suggests: Guided breathing."]);
  });

  test("opens beside it, and closing comes back to where it was opened", async () => {
    const { actions } = showTextChat({ ...online, stage: chat, messages: talk, offers: [card(2)] });
    await userEvent.click(open());
    expect(actions.answerOffer).toHaveBeenLastCalledWith("m2", "opened");
    const panel = screen.getByRole("complementary", { name: "Guided breathing" });
    expect(within(panel).getByText("The breathing page")).toBeTruthy();
    expect(document.activeElement).toBe(within(panel).getByRole("heading", { name: "Guided breathing" }));
    expect(open().getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(panel, { key: "Escape", isComposing: true });
    expect(actions.answerOffer).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    expect(actions.answerOffer).toHaveBeenLastCalledWith("m2", "closed");
    expect(screen.queryByRole("complementary")).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(open()));
  });

  test("opens over it on a phone, with a way back", async () => {
    width(false);
    const { actions } = showTextChat({ ...online, stage: chat, messages: talk, offers: [card(2)] });
    await userEvent.click(open());
    const sheet = screen.getByRole("dialog", { name: "Guided breathing" });
    expect(within(sheet).getByText("The breathing page")).toBeTruthy();
    await userEvent.click(within(sheet).getByRole("button", { name: "Back to the conversation" }));
    expect(actions.answerOffer).toHaveBeenLastCalledWith("m2", "closed");
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await vi.waitFor(() => expect(document.activeElement).toBe(open()));
  });

  test("is declined without losing the keyboard's place", async () => {
    const { actions } = showTextChat({ ...online, stage: chat, messages: talk, offers: [card(2)] });
    await userEvent.click(screen.getByRole("button", { name: "Not now" }));
    expect(actions.answerOffer).toHaveBeenCalledWith("m2", "declined");
    expect(document.activeElement).toBe(screen.getByRole("log"));
  });

  test("one that follows another closes the first", async () => {
    const offers = [card(2), card(3, { resource: "journal" })];
    const messages = [...talk, said(3, "assistant", "Or write it down.", { id: "m3" })];
    const { actions } = showTextChat({ ...online, stage: chat, messages, offers });
    await userEvent.click(open());
    await userEvent.click(screen.getByRole("button", { name: "Open Reflection journal" }));
    expect(actions.answerOffer.mock.calls).toEqual([
      ["m2", "opened"],
      ["m2", "closed"],
      ["m3", "opened"],
    ]);
  });
});

describe("an offer in a call", () => {
  test("stands among what is new, the newest alone, and leaves the call as it is", async () => {
    const offers = [card(2), card(3, { resource: "stretching" })];
    const { actions, set } = showSession({ ...online, stage: active(), messages: talk, offers });
    expect(screen.queryByRole("region", { name: /Guided breathing/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Open Timed stretching" }));
    expect(screen.getByText("The stretching page")).toBeTruthy();
    for (const untouched of ["mute", "end", "switchMode", "recover"] as const)
      expect(actions[untouched]).not.toHaveBeenCalled();
    // The session is over, and whoever is in the middle of it goes on.
    set({ stage: { kind: "ended", sessionId: "s", mode: "call", reason: "limit", durationSeconds: 9 } });
    expect(screen.getByText("The stretching page")).toBeTruthy();
  });

  test("isn't spoken over an open line by a screen reader", () => {
    const { set } = showSession({ ...online, stage: active(), messages: talk });
    set({ offers: [card(2)] });
    expect(told()).toEqual([]);
    expect(maybe("Not now")).toBeTruthy();
  });
});
