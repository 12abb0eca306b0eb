import { expect, test } from "vitest";
import type { ExportData, ExportRow } from "./api.ts";
import { exportAsJson, moodsAsCsv } from "./export-downloads.tsx";

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
