import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionKey } from "#client/lib/kept-session.ts";
import { forgetTab } from "#client/lib/forget-on-device.ts";
import { Contact } from "./contact.tsx";

let status = 200;
const asked = vi.fn<(path: string) => void>();

beforeEach(() => {
  status = 200;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string) => {
    asked(path);
    return path === "/api/contact" ? Response.json({}, { status }) : new Response(null, { status: 503 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const open = () => act(async () => void render(<Contact />));
/** What is left of a page after a reload is what the browser stored. */
async function reload() {
  cleanup();
  await open();
}
const labels = ["Your Name", "Email Address", "Subject", "Message"] as const;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const values = () => labels.map((label) => field(label).value);
const written = ["Robin", "robin@example.org", "A question", "How do I change my name?"];
const write = () => labels.forEach((label, nth) => type(label, written[nth] ?? ""));
const empty = ["", "", "", ""];

async function send() {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Send message" }));
    await vi.runAllTimersAsync();
  });
}

test("a message survives a reload and a failed attempt, and is gone once it was sent", async () => {
  await open();
  write();
  await reload();
  expect(values()).toEqual(written);
  status = 500;
  await send();
  await reload();
  expect(values()).toEqual(written);
  status = 200;
  await send();
  expect(values()).toEqual(empty);
  await reload();
  expect(values()).toEqual(empty);
  expect(sessionStorage).toHaveLength(0);
});

test("nothing can be typed while it is sent, which would be lost with what was sent", async () => {
  await open();
  write();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Send message" })));
  expect(labels.map((label) => field(label).readOnly)).toEqual([true, true, true, true]);
  await act(() => vi.runAllTimersAsync());
  expect(labels.map((label) => field(label).readOnly)).toEqual([false, false, false, false]);
});

test("what somebody wrote when they were signed in isn't shown to whoever comes next", async () => {
  localStorage.setItem(sessionKey, JSON.stringify({ user: { id: "ada" } }));
  await open();
  write();
  localStorage.setItem(sessionKey, JSON.stringify({ user: { id: "ben" } }));
  await reload();
  expect(values()).toEqual(empty);
  localStorage.setItem(sessionKey, JSON.stringify({ user: { id: "ada" } }));
  await reload();
  expect(values()).toEqual(written);
});

test("what a visitor wrote is still there when they have signed in, and gone after a quick exit", async () => {
  await open();
  write();
  localStorage.setItem(sessionKey, JSON.stringify({ user: { id: "ada" } }));
  await reload();
  expect(values()).toEqual(written);
  forgetTab();
  await reload();
  expect(values()).toEqual(empty);
});
