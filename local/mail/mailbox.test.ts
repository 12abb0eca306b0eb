import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openMailbox } from "./mailbox.ts";
import type { Message } from "./message.ts";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "hearken-mailbox-"));
});

afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

function message(id: string, text = ""): Message {
  return {
    id,
    receivedAt: "2026-01-01T00:00:00.000Z",
    from: "a@example.com",
    to: ["b@example.com"],
    subject: id,
    text,
    html: "",
    headers: [],
    attachments: [],
  };
}

test("beyond the maximum number, the oldest are deleted, from disk too", () => {
  const mailbox = openMailbox(directory, { messages: 2, bytes: 1_000_000 });
  for (const id of ["1", "2", "3"]) mailbox.add(message(id));
  expect(mailbox.list().map(({ id }) => id)).toEqual(["3", "2"]);
  expect(readdirSync(directory).toSorted()).toEqual(["2.json", "3.json"]);
});

test("beyond the maximum size, the oldest are deleted, but never the newest", () => {
  const mailbox = openMailbox(directory, { messages: 10, bytes: 500 });
  mailbox.add(message("1"));
  mailbox.add(message("2", "x".repeat(1000)));
  expect(mailbox.list().map(({ id }) => id)).toEqual(["2"]);
});

test("no id leads outside the folder", () => {
  const mailbox = openMailbox(directory, { messages: 10, bytes: 500 });
  expect(mailbox.find("../../etc/passwd")).toBeUndefined();
  mailbox.remove(["../outside"]);
  expect(mailbox.list()).toEqual([]);
});
