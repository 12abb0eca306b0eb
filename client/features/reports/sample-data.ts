/** The content of a sample report; the names are keys into the translations. */
export type Report = {
  readonly id: ReportId;
  /** ISO dates. */
  readonly from: string;
  readonly to: string;
  /** Change in average mood from the previous period, as a fraction. */
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

/** The sample with this id, or the weekly one. */
export function reportOf(id: string): Report {
  return reports[reportIds.find((known) => known === id) ?? "weekly"];
}
