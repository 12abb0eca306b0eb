import { join } from "node:path";
import { z } from "zod";

export type Env = Record<string, string>;
export type Note = { readonly label: string; readonly url: string };
export type StandInName = "ai" | "mail" | "stripe" | "supabase";

export type StackOptions = {
  /** All data of the stand-ins is stored below this folder. */
  readonly dataDir: string;
  /**
   * Each stand-in prefers its own port above this one and takes a free one if that is taken. 0: always a free
   * one.
   */
  readonly basePort: number;
  /** The app's URL, which links in emails lead to. */
  readonly publicUrl: string;
  /** Where this machine reaches the relay, for the practice Stripe's events. Default: `publicUrl`. */
  readonly relayUrl?: string | undefined;
  /** The services that are not configured. */
  readonly missing: readonly string[];
  /** Stages of a call for which the practice companion stands in. Default: all. */
  readonly aiStages?: readonly ("transcription" | "chat" | "speech")[] | undefined;
  /** Where account emails are sent if mail is configured. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  /** Instead of `supabase/migrations`. */
  readonly migrationsDir?: string | undefined;
  /** The captcha that accounts require. Default: none. */
  readonly captcha?: { readonly verifyUrl: string; readonly secret: string } | undefined;
  /** A stand-in exited on its own after it was ready. */
  readonly onExit?: (name: StandInName, code: number | null) => void;
};

/** How one stand-in is started, and what its ready message means for the relay. */
type StandIn = {
  readonly name: StandInName;
  options(stack: StackOptions, env: Readonly<Env>): unknown;
  started(value: unknown, stack: StackOptions): { readonly env: Env; readonly notes: readonly Note[] };
};

const allAiStages = ["transcription", "chat", "speech"] as const;

const defaultMailFrom = "Hearken <hello@hearken.localhost>";

const aiReady = z.object({ url: z.string(), apiKey: z.string(), heardLanguages: z.array(z.string()) });
const mailReady = z.object({ smtpUrl: z.string(), inboxUrl: z.string() });
const stripeReady = z.object({ env: z.record(z.string(), z.string()), controlUrl: z.string() });
const supabaseReady = z.object({ url: z.string(), publishableKey: z.string(), secretKey: z.string() });

/** In starting order. The process of each is `local/<name>/main.ts`. */
export const standIns: readonly StandIn[] = [
  {
    name: "mail",
    options: ({ dataDir, basePort }) => ({
      dataDir: join(dataDir, "mail"),
      smtpPort: port(basePort, 2),
      inboxPort: port(basePort, 3),
    }),
    started: (value) => {
      const { smtpUrl, inboxUrl } = mailReady.parse(value);
      return {
        env: { SMTP_URL: smtpUrl, MAIL_FROM: defaultMailFrom },
        notes: [{ label: "Mail inbox", url: inboxUrl }],
      };
    },
  },
  {
    name: "supabase",
    options: ({ dataDir, basePort, publicUrl, smtpUrl, mailFrom, migrationsDir, captcha }, env) => ({
      dataDir: join(dataDir, "supabase"),
      port: port(basePort, 1),
      publicUrl,
      smtpUrl: smtpUrl ?? env["SMTP_URL"],
      mailFrom: mailFrom ?? env["MAIL_FROM"] ?? defaultMailFrom,
      migrationsDir,
      captcha,
    }),
    started: (value) => {
      const { url, publishableKey, secretKey } = supabaseReady.parse(value);
      return {
        env: { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey },
        notes: [],
      };
    },
  },
  {
    name: "stripe",
    options: ({ dataDir, basePort, publicUrl, relayUrl = publicUrl }) => ({
      dataDir: join(dataDir, "stripe"),
      port: port(basePort, 4),
      webhookUrl: `${relayUrl}/api/stripe/webhook`,
    }),
    started: (value) => {
      const { env, controlUrl } = stripeReady.parse(value);
      return { env, notes: [{ label: "Practice checkout", url: controlUrl }] };
    },
  },
  {
    name: "ai",
    options: ({ basePort }) => ({ port: port(basePort, 5) }),
    started: (value, { aiStages = allAiStages }) => {
      const { url, apiKey, heardLanguages } = aiReady.parse(value);
      const addresses = aiStages.flatMap((stage) => [
        [`${stage.toUpperCase()}_BASE_URL`, url],
        [`${stage.toUpperCase()}_API_KEY`, apiKey],
      ]);
      // People are told that offline speech recognition misses words, and knows two languages.
      const hears = aiStages.includes("transcription")
        ? { TRANSCRIPTION_VOCABULARY: "limited", TRANSCRIPTION_LANGUAGES: heardLanguages.join() }
        : {};
      // Whatever model is named: the stand-in speaks over HTTP.
      const speaks = aiStages.includes("speech") ? { SPEECH_PROTOCOL: "http" } : {};
      return { env: { ...Object.fromEntries(addresses), ...hears, ...speaks }, notes: [] };
    },
  },
];

function port(basePort: number, offset: number): number {
  const own = basePort + offset;
  return basePort === 0 || own > 65_535 ? 0 : own;
}
