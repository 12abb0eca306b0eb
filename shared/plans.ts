/**
 * The plan catalogue: prices and limits of every plan. The database enforces the same numbers from
 * `supabase/migrations/20261120000020_limits.sql`, and a test compares the two. -1 means unlimited.
 */
const unlimited = -1;

export const planIds = ["free", "premium-monthly", "premium-annual", "24hour_pass"] as const;
export type PlanId = (typeof planIds)[number];

export type WrapUpFrequency = "monthly" | "weekly" | "daily";

export type PlanLimits = {
  /** Minutes and seconds of talking in one 24-hour window. */
  readonly dailyVoiceMinutes: number;
  readonly dailyVoiceSeconds: number;
  /** Check-ins per week, Monday to Sunday in the person's own zone. */
  readonly moodCheckInsPerWeek: number;
  /** Calls that may be started in any 24 hours; chats don't count. */
  readonly callsPerDay: number;
  readonly productivityGuideAccess: boolean;
  /** How often a new weekly wrap-up may be generated. */
  readonly wrapUpFrequency: WrapUpFrequency;
};

export type Plan = {
  readonly id: PlanId;
  readonly type: "free" | "premium";
  /** US cents, charged once per `interval`. */
  readonly priceCents: number;
  readonly interval: "none" | "month" | "year" | "once";
  readonly limits: PlanLimits;
};

const paidLimits = {
  dailyVoiceMinutes: unlimited,
  dailyVoiceSeconds: unlimited,
  moodCheckInsPerWeek: unlimited,
  callsPerDay: unlimited,
  productivityGuideAccess: true,
} as const;

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: "free",
    type: "free",
    priceCents: 0,
    interval: "none",
    limits: {
      dailyVoiceMinutes: 15,
      dailyVoiceSeconds: 900,
      moodCheckInsPerWeek: 3,
      callsPerDay: 5,
      productivityGuideAccess: false,
      wrapUpFrequency: "monthly",
    },
  },
  "premium-monthly": {
    id: "premium-monthly",
    type: "premium",
    priceCents: 799,
    interval: "month",
    limits: { ...paidLimits, wrapUpFrequency: "daily" },
  },
  "premium-annual": {
    id: "premium-annual",
    type: "premium",
    priceCents: 4999,
    interval: "year",
    limits: { ...paidLimits, wrapUpFrequency: "daily" },
  },
  // How long it lasts is `passHours` in `shared/limits.ts`.
  "24hour_pass": {
    id: "24hour_pass",
    type: "premium",
    priceCents: 100,
    interval: "once",
    limits: { ...paidLimits, wrapUpFrequency: "weekly" },
  },
};
