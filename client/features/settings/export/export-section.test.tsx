import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { ServicesProvider } from "#client/lib/services.tsx";
import { refusal, settled } from "#client/test-backend.ts";
import { deferred } from "#client/test-deferred.ts";
import { fakeServices, someone } from "#client/test-services.tsx";
import { ExportSection } from "./export-section.tsx";

const askedSchema = z.object({
  section: z.string().optional(),
  after: z.object({ from: z.number() }).optional(),
});
type Asked = z.infer<typeof askedSchema>;

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return "blob:x";
  });
  // Following the link would navigate the test document, which later tests share.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});

const ids = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

/** A database with this many rows in each section, in pages of 100; `failing` numbers the requests that fail, from 1. */
async function open(sections: Readonly<Record<string, number>>, failing: readonly number[] = []) {
  const fake = fakeServices();
  const asked: Asked[] = [];
  fake.data.on("POST rpc/export_my_data", (body) => {
    const { section, after } = askedSchema.parse(body ?? {});
    asked.push({ section, after });
    if (failing.includes(asked.length)) return refusal("500", 500);
    if (section === undefined) return sections;
    const from = after?.from ?? 0;
    const to = Math.min(from + 100, sections[section] ?? 0);
    const rows = Array.from({ length: to - from }, (_, nth) => ({ id: from + nth }));
    return { rows, next: rows.length === 100 ? { from: to } : null };
  });
  const shown = render(
    <ServicesProvider services={fake.services}>
      <ExportSection userId={someone.user.id} email="ada@example.org" />
    </ServicesProvider>,
  );
  const press = async (name: string) => {
    // The files come with texts of their own.
    fireEvent.click(await screen.findByRole("button", { name }));
    await settled(fake.data);
  };
  return { ...fake, ...shown, asked, press };
}

test("an export of any size is loaded page by page, and goes on where it failed", async () => {
  const { asked, press } = await open({ sessions: 250, memories: 0, session_messages: 1200 }, [1, 3, 9]);
  await press("Prepare my data");
  expect(screen.getByText("Your data isn't complete yet")).toBeTruthy();
  for (let tries = 0; tries < 3; tries += 1) {
    expect(screen.queryByText(/^Your data is ready/)).toBeNull();
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    await press("Continue");
  }
  expect(screen.getByText(/^Your data is ready/)).toBeTruthy();
  await press("Everything (JSON)");
  const file: unknown = JSON.parse((await saved[0]?.text()) ?? "");
  expect(file).toMatchObject({
    data: { sessions: ids(250), memories: [], session_messages: ids(1200) },
  });
  // The counts, three pages and thirteen; three of them requested twice, and none for empty sections.
  expect(asked).toHaveLength(1 + 3 + 13 + 3);
  expect(asked.filter(({ section }) => section === "memories")).toEqual([]);
});

test("it is saved as three files", async () => {
  const { press } = await open({ memories: 2 });
  await press("Prepare my data");
  for (const name of ["To read or print (HTML)", "Mood check-ins (CSV)", "Everything (JSON)"])
    // oxlint-disable-next-line no-await-in-loop -- one file after another
    await press(name);
  expect(saved.map(({ type }) => type.split(";")[0])).toEqual(["text/html", "text/csv", "application/json"]);
});

test("what is loaded is counted; stopping drops it, and the next export begins anew", async () => {
  const { data, asked, press } = await open({ sessions: 250 });
  const held = deferred<void>();
  const answer = async (body: unknown) => {
    const { section, after } = askedSchema.parse(body ?? {});
    asked.push({ section, after });
    if (section === undefined) return { sessions: 250 };
    if (after) await held.promise;
    return { rows: ids(100), next: { from: 100 } };
  };
  data.on("POST rpc/export_my_data", answer);
  fireEvent.click(screen.getByRole("button", { name: "Prepare my data" }));
  expect(await screen.findByText("100 of 250 entries")).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Your data" }).value).toBe(100);
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(screen.getByRole("button", { name: "Prepare my data" })).toBeTruthy();
  held.resolve();
  await settled(data);
  const before = asked.length;
  data.on("POST rpc/export_my_data", (body) => {
    asked.push(askedSchema.parse(body ?? {}));
    return asked.length === before + 1 ? { sessions: 1 } : { rows: [{ id: 1 }], next: null };
  });
  await press("Prepare my data");
  expect(screen.getByText(/^Your data is ready/)).toBeTruthy();
  expect(asked.slice(before)).toEqual([{}, { section: "sessions" }]);
});

test("leaving the page stops it", async () => {
  const { data, asked, unmount } = await open({});
  data.on("POST rpc/export_my_data", (body) => {
    asked.push(askedSchema.parse(body ?? {}));
    if (asked.length === 2) unmount();
    return asked.length === 1 ? { sessions: 250 } : { rows: [], next: { from: 100 } };
  });
  fireEvent.click(screen.getByRole("button", { name: "Prepare my data" }));
  await settled(data);
  expect(asked).toHaveLength(2);
});
