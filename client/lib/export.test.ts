import { expect, test } from "vitest";
import {
  type ExportCursor,
  type ExportPort,
  type ExportRow,
  createGathering,
  type ExportData,
  type ExportProgress,
} from "./export-data.ts";
import { exportAsPage, type ExportTexts } from "./export-page.ts";
import { moodsAsCsv, exportAsJson } from "./export-tables.ts";

/**
 * A server with this many rows in each section, in pages of 100; `failing` lists the requests that fail,
 * counted from 1.
 */
function server(sections: Record<string, number>, failing: readonly number[] = []) {
  const asked: [string, ExportCursor | null][] = [];
  const rowsOf = (section: string): ExportRow[] =>
    Array.from({ length: sections[section] ?? 0 }, (_, id) => ({ id }));
  const port: ExportPort = {
    contents: () => Promise.resolve({ kind: "ok", counts: new Map(Object.entries(sections)) }),
    page(section, after) {
      asked.push([section, after]);
      if (failing.includes(asked.length)) return Promise.resolve({ kind: "failed", failure: "unreachable" });
      const from = after === null ? 0 : Number(after["from"]);
      const rows = rowsOf(section).slice(from, from + 100);
      return Promise.resolve({ kind: "ok", rows, next: rows.length === 100 ? { from: from + 100 } : null });
    },
  };
  return { port, asked, rowsOf };
}

const nobodyStops = () => new AbortController().signal;

test("an export of any size is loaded page by page, reports progress, and resumes after a failure", async () => {
  const { port, asked, rowsOf } = server({ sessions: 250, memories: 0, session_messages: 1200 }, [3, 9]);
  const gathering = createGathering(port);
  const told: ExportProgress[] = [];
  const run = () => gathering.run((progress) => told.push(progress), nobodyStops());
  expect(await run()).toEqual({ kind: "failed", failure: "unreachable" });
  expect(await run()).toEqual({ kind: "failed", failure: "unreachable" });
  const gathered = await run();
  expect(gathered.kind).toBe("ok");
  const data: ExportData = gathered.kind === "ok" ? gathered.data : new Map();
  expect([...data.keys()]).toEqual(["sessions", "memories", "session_messages"]);
  for (const [section, rows] of data) expect(rows).toEqual(rowsOf(section));
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
  expect(told.at(-1)).toEqual({ section: "session_messages", done: 1450, total: 1450 });
  // Three pages and thirteen, two of them requested twice, and none for empty sections.
  expect(asked).toHaveLength(3 + 13 + 2);
});

test("a stopped export stays unfinished", async () => {
  const { port } = server({ sessions: 500 });
  const stop = new AbortController();
  const gathered = await createGathering(port).run(() => stop.abort(), stop.signal);
  expect(gathered).toEqual({ kind: "stopped" });
});

const at = "2025-11-20T10:00:00Z";
const data: ExportData = new Map<string, ExportRow[]>([
  ["sessions", [{ id: "s1", user_id: "u", title: "<b>Work & rest</b>", created_at: at, transcript: "long" }]],
  [
    "session_messages",
    [
      { session_id: "s1", role: "user", content: '<script>alert("1")</script>', timestamp: at },
      { session_id: "s1", role: "assistant", content: "I hear you.", timestamp: at },
    ],
  ],
  [
    "journal_entries",
    [{ id: "j", title: "Reflection", responses: [{ prompt: "How?", response: "Well & calm" }] }],
  ],
  ["memories", []],
  ["voice_windows", [{ user_id: "u", seconds: 12, charged: true }]],
]);

test("the JSON file contains every row unchanged, and parses", () => {
  const parsed: unknown = JSON.parse(exportAsJson(data, at).join(""));
  expect(parsed).toEqual({ product: "Hearken", exported_at: at, data: Object.fromEntries(data) });
  expect(JSON.parse(exportAsJson(new Map(), at).join(""))).toMatchObject({ data: {} });
});

const words: ExportTexts = {
  language: "en",
  direction: "ltr",
  title: "Your data",
  intro: "For Ada",
  contents: "Contents",
  you: "You",
  companion: "Hearken",
  technical: "Kept beside it",
  section: (name) => ({ sessions: "Conversations", journal_entries: "Journal", memories: "Memories" })[name],
  field: (name) => name.replaceAll("_", " "),
  yes: "yes",
  no: "no",
  moment: () => "20 November 2025",
};

test("the readable file shows conversations with their messages, names every section, and runs nothing", () => {
  const html = exportAsPage(data, words, ["sessions", "journal_entries", "memories"]).join("");
  const page = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  for (const text of ["Conversations (1)", "Journal (1)", "Memories (0)", "voice windows (1)", "charged yes"])
    expect(page).toContain(text);
  expect(html).toContain("&lt;b&gt;Work &amp; rest&lt;/b&gt;");
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
  expect(html).not.toContain("<script");
  expect(page).toContain("You 20 November 2025");
  expect(page).toContain("How? Well &amp; calm");
  // Its text is part of the conversation; ids and repeated text would not help anyone.
  expect(page).not.toContain("session messages");
  expect(page).not.toMatch(/transcript|user id/);
});

test("moods become a table that spreadsheets open without running anything", () => {
  const csv = moodsAsCsv([
    { local_date: "2025-11-21", created_at: "2025-11-21T09:00:00Z", mood_score: 2, notes: '=HYPERLINK("x")' },
    {
      local_date: "2025-11-20",
      created_at: at,
      mood_score: 5,
      mood_label: "Happy, Calm",
      energy_level: null,
    },
  ]);
  expect(csv).toBe(
    [
      "\uFEFFlocal_date,created_at,mood_score,mood_label,energy_level,stress_level,sleep_quality,notes",
      `2025-11-20,${at},5,"Happy, Calm",,,,`,
      `2025-11-21,2025-11-21T09:00:00Z,2,,,,,"'=HYPERLINK(""x"")"`,
      "",
    ].join("\r\n"),
  );
});
