import { isLanguageCode, type LanguageCode } from "#shared/catalogues/languages.ts";
import { defaultPace, defaultVoiceStyle, paces, voiceStyles } from "#shared/catalogues/voices.ts";
import { messageSchema, modeSchema } from "#shared/protocol/values.ts";
import { z } from "zod";
import type { SessionRequest, StartRefusal } from "../live/ports.ts";
import { defaultTitle } from "./default-title.ts";
import { storableText } from "./send-writes.ts";
import { safetyStartSchema } from "./session-safety.ts";
import type { ServiceClient } from "./service-client.ts";

const storedMessageSchema = z
  .object({
    id: z.string(),
    position: z.int(),
    role: z.string(),
    text: z.string(),
    at: z.string(),
    interrupted: z.boolean(),
    client_id: z.string().nullable(),
  })
  .transform(({ client_id: clientId, at, ...rest }) => ({
    ...rest,
    at: new Date(at).toISOString(),
    clientId,
  }))
  .pipe(messageSchema);

/** Preferences may be older or newer than this relay. */
const voiceSchema = z.enum(voiceStyles).catch(defaultVoiceStyle);
const paceSchema = z.enum(paces).catch(defaultPace);

const createdSchema = z.object({
  id: z.uuid(),
  started_at: z.string(),
  memories: z.array(z.string()),
  voice: voiceSchema,
  pace: paceSchema,
  carried: z
    .object({
      id: z.uuid(),
      title: z.string(),
      summary: z.string(),
      messages: z.array(z.object({ role: z.string(), text: z.string() })),
    })
    .nullable(),
});

const restoredSchema = z.object({
  title: z.string(),
  mode: modeSchema,
  language: z.string(),
  started_at: z.string(),
  duration: z.int(),
  running_summary: z.string(),
  summarised_through: z.int(),
  position: z.int(),
  numbered_after: z.int(),
  safety: safetyStartSchema,
  messages: z.array(storedMessageSchema),
  amended: z.array(z.string()),
  removed: z.array(z.string()),
  utterance: z.int(),
  memories: z.array(z.string()),
  voice: voiceSchema,
  pace: paceSchema,
});

export type Created = z.infer<typeof createdSchema> & {
  readonly title: string;
  readonly language: LanguageCode;
};

/** What every private session is called, so that no row tells anything; clients show a name of their own. */
const privateTitle = "Private";

/** The details that the person gave when the session began. */
const detailsOf = ({ moodBefore, continues }: SessionRequest) => ({
  ...(moodBefore === null ? {} : { mood: moodBefore }),
  ...(continues === null ? {} : { continues }),
});

/** The supported language for an interface language (BCP 47). */
function ownLanguage(tag: string): LanguageCode {
  const base = tag.split("-")[0]?.toLowerCase() ?? "";
  return isLanguageCode(base) ? base : "en";
}

async function zoneOf(client: ServiceClient, userId: string): Promise<string | null> {
  const { data, error } = await client.rpc("time_zone_of", { user_uuid: userId });
  return error === null ? data : null;
}

const refusals: ReadonlyMap<string, StartRefusal> = new Map([
  ["PT402", "callsUsedUp"],
  ["PT429", "startsUsedUp"],
]);

/** Begins a session in the database; null when it did not answer. */
export async function createSession(
  client: ServiceClient,
  who: { readonly userId: string; readonly owner: string },
  request: SessionRequest,
  at: Date,
): Promise<Created | StartRefusal | null> {
  const language = ownLanguage(request.language);
  const { isPrivate } = request;
  const given = isPrivate ? privateTitle : storableText(request.title ?? "").trim();
  const zone = given === "" ? await zoneOf(client, who.userId) : "UTC";
  if (zone === null) return null;
  const title = given === "" ? defaultTitle(request.mode, language, zone, at) : given;
  const { data, error } = await client.rpc("create_session", {
    user_uuid: who.userId,
    new_owner: who.owner,
    session_mode: request.mode,
    session_title: title,
    title_given: given !== "",
    session_language: language,
    without_trace: isPrivate,
    ...(isPrivate ? {} : detailsOf(request)),
  });
  if (error !== null) return refusals.get(error.code) ?? null;
  const created = createdSchema.safeParse(data);
  return created.success ? { ...created.data, title, language } : null;
}

/** Whether this owner still has the session; null if the database didn't answer. */
export async function ownsSession(
  client: ServiceClient,
  sessionId: string,
  owner: string,
): Promise<boolean | null> {
  const { data, error } = await client.rpc("holds_session", {
    session_uuid: sessionId,
    session_owner: owner,
  });
  return error === null ? data : null;
}

/** Takes a session over; null if the database didn't answer. */
export async function restoreSession(
  client: ServiceClient,
  who: { readonly userId: string; readonly owner: string },
  sessionId: string,
): Promise<z.infer<typeof restoredSchema> | "gone" | null> {
  const { data, error } = await client.rpc("restore_session", {
    user_uuid: who.userId,
    session_uuid: sessionId,
    new_owner: who.owner,
  });
  if (error !== null) return null;
  if (data === null) return "gone";
  const restored = restoredSchema.safeParse(data);
  return restored.success ? restored.data : null;
}
