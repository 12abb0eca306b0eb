import { type BillingAction, billingActions, paidPlanSchema } from "#shared/billing.ts";
import { endpoints } from "#shared/http.ts";
import { endReasonSchema } from "#shared/protocol/server-messages.ts";
import { modeSchema } from "#shared/protocol/values.ts";
import { z } from "zod";
import { backgroundTasks } from "../runtime/background.ts";

/** What a request was for, if it isn't one of the endpoints. */
const otherRoutes = ["page", "asset", "unknown"] as const;

const routes = [...Object.values(endpoints).map((endpoint) => endpoint.path), ...otherRoutes] as const;
/** The subjects of a line about a call. */
const stages = [
  "transcription",
  "reply",
  "speech",
  "firstToken",
  "speechFirstByte",
  "endOfSpeechToFirstAudio",
  "speculationUsed",
  "speculationWasted",
  "bargeIn",
  "falseInterruption",
  "backchannel",
  "turnTakenBack",
  "silenceBroken",
  "offerAsked",
  "offerVolunteered",
  "offerDropped",
] as const;

const failures = [
  "aborted",
  "timeout",
  "rateLimited",
  "refused",
  "declined",
  "unavailable",
  "garbage",
  "reworded",
] as const;

const mailKinds = [
  "mood_reminder",
  "reminder_confirmation",
  "test_reminder",
  "session_summary",
  "weekly_wrap_up",
  "contact_message",
] as const;
const sendOutcomes = ["sent", "refused", "retry", "withheld", "unconfirmed", "unaddressed", "gone"] as const;

/** Logging any other doesn't compile. */
const modelVariables = [
  "TRANSCRIPTION_MODEL",
  "TRANSCRIPTION_LIVE_MODEL",
  "TRANSCRIPTION_FALLBACK_MODEL",
  "CHAT_MODEL_SMALL",
  "CHAT_MODEL_LARGE",
  "CHAT_FALLBACK_MODEL_SMALL",
  "CHAT_FALLBACK_MODEL_LARGE",
  "SPEECH_MODEL",
  "SPEECH_FALLBACK_MODEL",
] as const;

export type LogRoute = (typeof routes)[number];

/**
 * Error names and codes of the system, Postgres and libraries: `ECONNREFUSED`, `ERR_INVALID_URL`, `PGRST301`,
 * `42501`, `TypeError`, `bad_jwt`. Narrow on purpose, so that no word, name or key matches.
 */
const code = z.union([
  z.string().regex(/^E[A-Z0-9]{2,15}$/),
  z.string().regex(/^[A-Z]+(_[A-Z]+){1,6}$/),
  z.string().regex(/^PGRST\d{3}$/),
  z.string().regex(/^(?=.*\d)[0-9A-Z]{5}$/),
  z.string().regex(/^([A-Z][a-z]+){0,4}Error$/),
  z
    .string()
    .regex(/^[a-z]+(_[a-z]+){1,4}$/)
    .max(40),
]);

/**
 * The only fields that a log line can have, each with the only values it can take. Anything else is dropped.
 * A deny-list of secret fields would leak as soon as one is forgotten.
 */
export const fieldSchemas = {
  /** One voice call or chat, from connect to end. */
  sessionId: z.uuid(),
  turn: z.int().nonnegative(),
  generation: z.int().nonnegative(),
  stage: z.enum(stages),
  /** Duration in milliseconds. */
  ms: z.number().nonnegative(),
  code,
  /** Why a provider returned nothing. */
  failure: z.enum(failures),
  /** A WebSocket close code. */
  closeCode: z.int().min(1_000).max(4_999),
  mode: modeSchema,
  /** Why a session ended. */
  reason: endReasonSchema,
  /** How long a session lasted. */
  seconds: z.int().nonnegative(),
  /** Whether the session was taken over from another relay. */
  restored: z.boolean(),
  /** Billing. */
  action: z.custom<BillingAction>((name) => typeof name === "string" && Object.hasOwn(billingActions, name)),
  /** The Stripe event. */
  eventType: z
    .string()
    .regex(/^[a-z]+(?:\.[a-z_]+){1,3}$/)
    .max(60),
  /** The plan whose price this is about. */
  planId: paidPlanSchema,
  status: z.int().min(100).max(599),
  method: z.string().regex(/^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/),
  route: z.enum(routes),
  /** The kind of email. */
  mail: z.enum(mailKinds),
  /** Of an email or a push. */
  outcome: z.enum(sendOutcomes),
  port: z.int().min(0).max(65_535),
  signal: z.enum(["SIGINT", "SIGTERM"]),
  /** The environment variable that names a model, and the day that the model is retired. */
  variable: z.enum(modelVariables),
  endsOn: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** Background work. */
  task: z.enum(backgroundTasks),
} as const;

type FieldSchemas = typeof fieldSchemas;
export type LogFields = { readonly [Name in keyof FieldSchemas]?: z.infer<FieldSchemas[Name]> | undefined };

const codeOf = z.object({ code });
const nameOf = z.object({ name: code });

/** An error's code or name, never its text, because exception texts quote what people wrote. */
export function errorCode(error: unknown): string {
  const byCode = codeOf.safeParse(error);
  if (byCode.success) return byCode.data.code;
  const byName = nameOf.safeParse(error);
  return byName.success ? byName.data.name : "Error";
}

const schemaOf: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(fieldSchemas));

/**
 * Keeps the allowed fields whose values are valid. Only given fields are checked: a line is written for every
 * stage of every call, and rejecting a value costs far more than skipping a missing one.
 */
export function allowedFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const parsed = value === undefined ? undefined : schemaOf.get(name)?.safeParse(value);
    if (parsed?.success === true) kept[name] = parsed.data;
  }
  return kept;
}
