import { parseArgs } from "node:util";
import { fail, type Outcome } from "./failure.ts";

export type TalkOptions = {
  readonly file: string;
  readonly url: string;
  readonly email: string | null;
  readonly password: string | null;
  /** An access token instead of a sign-in. */
  readonly token: string | null;
  /** BCP 47. */
  readonly language: string;
  /** Where the reply's sound goes, Ogg Opus. */
  readonly save: string | null;
  /** Only what was heard and said, without times. */
  readonly textOnly: boolean;
};

export const talkUsage = `npm run talk -- speech.wav [--url http://localhost:3000] [--email you@example.com] [--language en]
                         [--save reply.ogg] [--text] [--password …] [--token …]
The password is asked for, or taken from HEARKEN_PASSWORD; HEARKEN_EMAIL and HEARKEN_TOKEN stand for the others.`;

type Surroundings = Readonly<Record<string, string | undefined>>;

const options = {
  url: { type: "string", default: "http://localhost:3000" },
  email: { type: "string" },
  password: { type: "string" },
  token: { type: "string" },
  language: { type: "string", default: "en" },
  save: { type: "string" },
  text: { type: "boolean", default: false },
} as const;

function read(
  args: readonly string[],
): Outcome<ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>> {
  try {
    return { ok: true, value: parseArgs({ args: [...args], options, allowPositionals: true }) };
  } catch (error) {
    return fail("usage", error instanceof Error ? error.message : String(error));
  }
}

/** Reads the command line; what is secret may stand in the environment, where no history keeps it. */
export function parseTalkOptions(args: readonly string[], env: Surroundings): Outcome<TalkOptions> {
  const parsed = read(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) return fail("usage", "Name one sound file.");
  if (!URL.canParse(values.url)) return fail("usage", "--url is no address.");
  const given = (value: string | undefined, name: string): string | null => value ?? env[name] ?? null;
  return {
    ok: true,
    value: {
      file,
      url: values.url.replace(/\/$/, ""),
      email: given(values.email, "HEARKEN_EMAIL"),
      password: given(values.password, "HEARKEN_PASSWORD"),
      token: given(values.token, "HEARKEN_TOKEN"),
      language: values.language,
      save: values.save ?? null,
      textOnly: values.text,
    },
  };
}
