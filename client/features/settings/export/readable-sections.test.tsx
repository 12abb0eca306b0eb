import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { chooseInterfaceLanguage, needTexts } from "#client/i18n/setup.ts";
import { emptyPlan } from "#client/lib/safety-plan.ts";
import type { ExportData, ExportRow } from "./api.ts";
import { exportAsJson, useExportTexts } from "./export-downloads.tsx";
import { exportAsPage } from "./export-page.ts";
import { readableSections } from "./readable-sections.ts";

const at = "2025-11-20T10:00:00Z";
const plan = { ...emptyPlan, user_id: "ada", coping: "Tea & the long way home", reasons: "My sister" };

const pageIn = async (language: LanguageCode, data: ExportData): Promise<Document> => {
  await needTexts(["conversation", "mood", "settings", "onboarding"]);
  await act(() => chooseInterfaceLanguage(language));
  const { result } = renderHook(() => useExportTexts("ada@example.org", new Date(at)));
  const { say, frame } = result.current;
  return new DOMParser().parseFromString(
    exportAsPage(readableSections(data, say), frame).join(""),
    "text/html",
  );
};

const textsIn = (page: Document | Element, selector: string) =>
  [...page.querySelectorAll(selector)].map((it) => it.textContent);

afterEach(() => act(() => chooseInterfaceLanguage("en")));

test.each([
  ["en", "Safety plan", ["What I can do on my own", "My reasons to stay"]],
  ["de", "Sicherheitsplan", ["Was ich allein tun kann", "Meine Gründe zu bleiben"]],
  ["ar", "خطة الأمان", ["ما أستطيع فعله وحدي", "أسبابي للبقاء"]],
] as const)(
  "a safety plan can be read in the exported page, in words of %s",
  async (language, heading, parts) => {
    const page = await pageIn(language, new Map([["safety_plans", [plan]]]));
    expect(textsIn(page, "h2")).toContain(heading);
    expect(textsIn(page, "dt")).toEqual(parts);
    expect(textsIn(page, "dd")).toEqual([plan.coping, plan.reasons]);
  },
);

/** Rows as the database has them, with everything that is nobody's to read. */
const stored: ExportData = new Map<string, ExportRow[]>([
  [
    "profiles",
    [
      {
        id: "8add746a",
        email: "ada@example.org",
        full_name: "Ada",
        country: "DE",
        timezone: "Europe/Berlin",
        created_at: at,
        store_audio: false,
        subscription_status: "none",
        notification_preferences: {
          weekly_notice: true,
          voice_preference: "gentle",
          preferred_language: "de",
        },
      },
    ],
  ],
  [
    "sessions",
    [
      {
        id: "s1",
        owner: "8add746a-1d01",
        title: "<b>Work & rest</b>",
        type: "chat",
        duration: 125,
        mood_before: "stressed",
        mood_after: "lighter-than-air",
        created_at: at,
        wrapped_at: at,
        own_title: false,
        risk_level: "active",
        resume_state: { mode: "chat", risk: { at_ms: 1 } },
        running_summary: "[said 316mq.x4jrg]",
        transcript: "long",
      },
    ],
  ],
  [
    "session_messages",
    [
      { session_id: "s1", seq: 1, role: "user", content: '<script>alert("1")</script>', timestamp: at },
      { session_id: "s1", seq: 2, role: "assistant", content: "I hear you.", timestamp: at },
    ],
  ],
  [
    "mood_entries",
    [
      {
        id: "m1",
        local_date: "2025-11-20",
        local_hour: 9,
        created_at: at,
        mood_score: 4,
        mood_label: "Happy, Calm",
        energy_level: 3.1,
        stress_level: null,
        notes: "A walk",
      },
    ],
  ],
  [
    "mood_moments",
    [
      {
        id: "m2",
        felt_at: at,
        local_date: "2025-11-20",
        source: "app",
        mood_score: 2,
        activities: ["work"],
        words: "tired",
      },
    ],
  ],
  [
    "journal_entries",
    [
      {
        id: "j",
        title: "Reflection",
        date: "2025-11-20",
        size: 7,
        responses: [{ prompt: "How?", response: "Well" }],
      },
    ],
  ],
  [
    "emotional_wrap_ups",
    [
      {
        period_start: "2025-11-10",
        period_end: "2025-11-16",
        type: "weekly",
        mood_average: 3.25,
        themes: ["sleep"],
        key_insights: ["You slept"],
        session_moods: [{ id: "s1" }],
      },
    ],
  ],
  ["memories", [{ id: "r", session_id: "s1", content: "A sister", created_at: at }]],
  ["voice_windows", [{ user_id: "u", seconds: 12, charged: true }]],
]);

test("the page to read has what matters to people in their language, and nothing that is the machine's", async () => {
  const page = await pageIn("de", stored);
  expect(textsIn(page, "h2")).toEqual([
    "Inhalt",
    "Profil",
    "Gespräche",
    "Stimmungs-Check-ins",
    "Momente",
    "Tagebuch",
    "Rückblicke",
    "Gemerktes",
  ]);
  const facts = (id: string) => {
    const section = page.getElementById(id);
    if (!section) throw new Error(`no section ${id}`);
    return Object.fromEntries(
      [...section.querySelectorAll("dt")].map((it) => [it.textContent, it.nextElementSibling?.textContent]),
    );
  };
  expect(facts("profiles")).toMatchObject({ Land: "Deutschland", Sprechstil: "Sanft" });
  expect(facts("sessions")).toMatchObject({
    Art: "Textchat",
    Dauer: "2 Min.",
    "Stimmung vorher": "Gestresst",
    // A newer app has a name for this.
    "Stimmung nachher": "lighter-than-air",
  });
  expect(facts("mood_entries")).toEqual({
    Stimmung: "Gut",
    Gefühle: "Glücklich, Ruhig",
    Energie: "3,1 von 5",
  });
  expect(facts("mood_moments")).toEqual({ Stimmung: "Traurig", Aktivitäten: "Arbeit" });
  expect(textsIn(page, "#mood_entries h3, #emotional_wrap_ups h3")).toEqual([
    "20. November 2025",
    "10.–16. November 2025",
  ]);
  const text = page.body.textContent;
  for (const own of [
    "<b>Work & rest</b>",
    '<script>alert("1")</script>',
    "A walk",
    "tired",
    "Well",
    "A sister",
  ])
    expect(text).toContain(own);
  expect(page.querySelector("script")).toBeNull();
  expect(text).not.toMatch(
    /[{}_]|\[said|8add746a|active|wrapped|own.title|true|false|T10:00|weekly|daylio|null/,
  );
});

test("what somebody wrote stays as it is, also where it begins like a time", async () => {
  const written = ["2025-11-20T10:00 woke up", "2025-99-99T99:99", "2025-11-20T10:00"];
  const rows = written.map((notes) => ({ notes, created_at: at }));
  const page = await pageIn("en", new Map([["mood_entries", rows]]));
  expect(textsIn(page, "#mood_entries p")).toEqual(written);
});

test("the JSON file holds everything as it was stored", () => {
  const rows = JSON.parse(exportAsJson(stored, at).join("")) as { data: object };
  expect(rows.data).toEqual(Object.fromEntries(stored));
});
