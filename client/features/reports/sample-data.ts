/** What a sample report is made of; the words are in the texts of each language. */
export type Report = {
  readonly id: ReportId;
  /** Plain days. */
  readonly from: string;
  readonly to: string;
  /** How the average mood of the sample changed against the time before, as a fraction. */
  readonly change: number;
  readonly highs: readonly HighName[];
  readonly insights: readonly InsightName[];
  readonly advice: readonly AdviceName[];
};

const reportIds = ["weekly", "monthly", "february"] as const;
type ReportId = (typeof reportIds)[number];
type HighName = "walk" | "friend" | "evening" | "sleep" | "task";
type InsightName = "sleep" | "movement" | "people" | "mornings" | "breaks";
type AdviceName = "sleep" | "daylight" | "people" | "pause";

/** The three sample reports (spec 1, section 2: report page). */
const reports: Readonly<Record<ReportId, Report>> = {
  weekly: {
    id: "weekly",
    from: "2026-02-02",
    to: "2026-02-08",
    change: 0.12,
    highs: ["walk", "friend"],
    insights: ["sleep", "movement"],
    advice: ["sleep", "daylight", "pause"],
  },
  monthly: {
    id: "monthly",
    from: "2026-01-01",
    to: "2026-01-31",
    change: 0.08,
    highs: ["evening", "task", "sleep"],
    insights: ["mornings", "people", "breaks"],
    advice: ["people", "pause", "sleep"],
  },
  february: {
    id: "february",
    from: "2026-02-01",
    to: "2026-02-28",
    change: -0.04,
    highs: ["friend", "evening"],
    insights: ["people", "breaks", "sleep"],
    advice: ["daylight", "people", "pause"],
  },
};

/** The sample called `id`; an unknown one is the weekly. */
export function reportOf(id: string): Report {
  return reports[reportIds.find((known) => known === id) ?? "weekly"];
}
