import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RiskLevel } from "#shared/safety/risk.ts";
import { useHelpCountry, useHelpCardStore } from "#client/lib/help-card-store.ts";
import { noConversationRisk, type ConversationRisk } from "#client/lib/conversation-risk.ts";
import { ConversationHelp } from "./conversation-help.tsx";

const asserting = "You don't have to carry this alone";
const asking = "If things are very hard right now, help is here.";
const free = "This conversation has no time limit right now, and nothing is counted.";

function risk(level: RiskLevel, about: Partial<ConversationRisk> = {}): ConversationRisk {
  return { ...noConversationRisk, level, concerns: ["abuse"], confirmed: true, ...about };
}

/** Help beside a conversation, followed by the message field. */
function show(first: ConversationRisk) {
  const onDismiss = vi.fn<() => void>();
  const page = (it: ConversationRisk) => (
    <>
      <ConversationHelp risk={it} onDismiss={onDismiss} />
      <input aria-label="Your message" />
    </>
  );
  const { rerender } = render(page(first));
  return { onDismiss, change: (next: ConversationRisk) => rerender(page(next)) };
}

const card = () => screen.queryByRole("region", { name: "Help is here" });
const text = (words: string) => screen.queryByText(words) !== null;
const pointer = () => screen.queryByRole("button", { name: "Get help now" });
const opener = () => screen.getByRole("button", { name: "All ways to get help" });
const notMe = () => screen.getByRole("button", { name: "This isn't about me" });

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  useHelpCountry.setState({ country: "GB" });
  useHelpCardStore.getState().hide();
});

describe("help beside a conversation", () => {
  test("confirmed: the card asserts, has a helpline and the emergency number, and says that time is free", () => {
    show(risk("active", { concerns: ["suicide"] }));
    expect([text(asserting), text(asking), text(free)]).toEqual([true, false, true]);
    const ways = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(ways).toEqual(["tel:116123", "tel:999"]);
    expect(card()?.getAttribute("aria-live")).toBe("polite");
  });

  test("unconfirmed: it asks, has a helpline but no emergency number, and promises nothing", () => {
    show(risk("active", { confirmed: false, concerns: ["suicide"] }));
    expect([text(asserting), text(asking), text(free)]).toEqual([false, true, false]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["tel:116123"]);
  });

  test("unconfirmed, when no crisis line is open: it has the emergency number instead", () => {
    vi.useFakeTimers({ now: new Date(2027, 0, 15, 3, 0) });
    useHelpCountry.setState({ country: "IT" });
    show(risk("active", { confirmed: false, concerns: ["suicide"] }));
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain("tel:112");
  });

  test.each([
    ["possible", risk("possible")],
    ["folded", risk("imminent", { folded: true })],
  ])("%s: one line with one button, which opens the whole card with the concerns", async (_, it) => {
    show(it);
    expect([card(), screen.queryByRole("link")]).toEqual([null, null]);
    expect(screen.getAllByRole("button")).toHaveLength(1);
    expect(text("Help is here when you want it.")).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Get help now" }));
    expect(useHelpCardStore.getState()).toMatchObject({ open: true, occasion: "asked", concerns: ["abuse"] });
  });

  test("none: nothing", () => {
    show(noConversationRisk);
    expect([card(), pointer()]).toEqual([null, null]);
  });
});

describe("with the keyboard", () => {
  test("this isn't about me is the card's last button and moves the focus to the pointer", async () => {
    const { onDismiss, change } = show(risk("imminent"));
    const stops = [...screen.getAllByRole("link"), opener(), notMe()];
    for (const stop of stops) {
      await userEvent.tab();
      expect(document.activeElement).toBe(stop);
    }
    await userEvent.keyboard("{Enter}");
    expect(onDismiss).toHaveBeenCalledOnce();
    change(risk("imminent", { folded: true }));
    expect(document.activeElement).toBe(pointer());
    // The relay's later answer must not move the focus.
    change(risk("possible", { folded: true, confirmed: false }));
    change(risk("none", { folded: true, confirmed: false }));
    expect(document.activeElement).toBe(pointer());
    const described = pointer()?.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("Help is here when you want it.");
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText("Your message"));
  });

  test("a card that opens again takes over the pointer's focus", () => {
    const { change } = show(risk("possible"));
    pointer()?.focus();
    change(risk("active"));
    expect(document.activeElement).toBe(opener());
  });

  test("someone typing never loses the focus", () => {
    const { change } = show(noConversationRisk);
    const input = screen.getByLabelText("Your message");
    input.focus();
    for (const next of [
      risk("possible"),
      risk("active"),
      risk("active", { folded: true }),
      noConversationRisk,
    ]) {
      change(next);
      expect(document.activeElement).toBe(input);
    }
  });

  test("focus lost with the card isn't restored later", () => {
    const { change } = show(risk("active"));
    notMe().focus();
    change(noConversationRisk);
    change(risk("possible"));
    expect(document.activeElement).toBe(document.body);
  });
});
