import { expect, test } from "vitest";
import { type ExportData, type ExportRow, exportAsJson, moodsAsCsv } from "./export-data.ts";
import { type ExportTexts, exportAsPage } from "./export-page.ts";

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

const shortDate = (iso: string) => `[${new Intl.DateTimeFormat("en").format(new Date(iso))}]`;

test("the readable file leaves what somebody wrote as it is, also where it begins like a time", () => {
  const written = ["2025-11-20T10:00 woke up", "2025-99-99T99:99", "2025-11-20T10:00"];
  const rows = written.map((notes) => ({ notes, created_at: at }));
  const html = exportAsPage(new Map([["mood_entries", rows]]), { ...words, moment: shortDate }, [
    "mood_entries",
  ]);
  for (const notes of written) expect(html.join("")).toContain(`<dd>${notes}</dd>`);
  expect(html.join("")).toContain("<dd>[11/20/2025]</dd>");
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
