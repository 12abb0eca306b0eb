import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, ended, maybe, showSession, showTextChat } from "./test-conversation.tsx";

const reasons = ["person", "limit", "cap", "takenOver", "expired", "failed", "signedOut"] as const;
/** Errors that come with an end, and some that were there before it. */
const codes = [
  "connectionFailed",
  "outdated",
  "unconfirmed",
  "signedOut",
  "sessionGone",
  "limitReached",
  "capReached",
  "tooManyConnections",
  "messageNotSent",
  "replyFailed",
] as const;
const pages = [
  ["call", showSession],
  ["chat", showTextChat],
] as const;
const all = pages.flatMap(([mode, show]) =>
  reasons.flatMap((reason) => codes.map((code) => [mode, reason, code, show] as const)),
);

test.each(all)("why a session ended is said once: %s, %s, %s", (_, reason, code, show) => {
  show({ stage: ended(reason), error: { code, clientId: null, retryable: false } });
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.querySelectorAll("[role=status]")).toHaveLength(0);
  expect(maybe("Dismiss")).toBeNull();
});

test.each([
  ["outdated", "Hearken has been updated", /^Reload the page to continue\. What was said is saved\./],
  ["unconfirmed", "One question first", /^Before we can talk, please confirm your age/],
] as const)("%s: a reload, which is what helps", (code, heading, body) => {
  showSession({ stage: ended("failed"), error: { code, clientId: null, retryable: false } });
  expect(screen.getByRole("heading", { name: heading })).toBe(document.activeElement);
  expect(screen.getByText(body)).toBeTruthy();
  expect(button("Reload the page")).toBeTruthy();
  expect(maybe("Start another session")).toBeNull();
});

test("whoever was logged out is told to log in again", () => {
  const error = { code: "signedOut", clientId: null, retryable: false } as const;
  showSession({ stage: ended("signedOut"), error });
  expect(screen.getAllByText(/logged out/)).toHaveLength(1);
  expect(screen.getByText("Log in again to continue. What was said is saved.")).toBeTruthy();
});
