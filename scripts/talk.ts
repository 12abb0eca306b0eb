/** `npm run talk`: places a call with a sound file and says what was heard, what was said, and when. */
import process from "node:process";
import { TalkCall, type Told } from "./talk/call.ts";
import { exitCodes, fail, type Outcome } from "./talk/failure.ts";
import { parseTalkOptions, type TalkOptions, talkUsage } from "./talk/options.ts";
import { saveReply } from "./talk/save-reply.ts";
import { signIn, takeTicket } from "./talk/sign-in.ts";
import { readSound } from "./talk/sound-file.ts";
import { type Step, utterancesIn } from "./talk/utterances.ts";
import { TalkWire } from "./talk/wire.ts";

function teller(textOnly: boolean): (told: Told) => void {
  const from = performance.now();
  const names = { person: "You", companion: "Hearken" } as const;
  return (told) => {
    const time = `${((performance.now() - from) / 1_000).toFixed(2).padStart(7)} s  `;
    if ("said" in told) console.log(`${textOnly ? "" : " ".repeat(11)}${names[told.said]}: ${told.text}`);
    else if (!textOnly) console.log(time + told.stage);
  };
}

async function utterancesOf(file: string): Promise<Outcome<Step[][]>> {
  const sound = await readSound(file);
  if (!sound.ok) return sound;
  const utterances = utterancesIn(sound.value);
  return utterances.length === 0
    ? fail("file", `The voice rules find no speech in ${file}: it is too quiet or too short.`)
    : { ok: true, value: utterances };
}

async function call(options: TalkOptions, token: string, utterances: Step[][]): Promise<Outcome<null>> {
  const ticket = await takeTicket(options.url, token);
  if (!ticket.ok) return ticket;
  const wire = await TalkWire.open(options.url, ticket.value);
  if (wire === null)
    return fail("connection", `${options.url} gives tickets, but no socket. Is a proxy in between?`);
  const placed = new TalkCall(wire, { language: options.language, tell: teller(options.textOnly) });
  const outcome = await placed.run(utterances);
  if (options.save !== null && placed.sounds.length > 0 && !saveReply(options.save, placed.sounds))
    return fail("file", `${options.save} cannot be written.`);
  return outcome;
}

async function talk(options: TalkOptions): Promise<Outcome<null>> {
  const utterances = await utterancesOf(options.file);
  if (!utterances.ok) return utterances;
  const token = await signIn(options);
  return token.ok ? call(options, token.value, utterances.value) : token;
}

const options = parseTalkOptions(process.argv.slice(2), process.env);
const outcome = options.ok ? await talk(options.value) : options;
if (!outcome.ok) {
  console.error(outcome.text);
  if (outcome.kind === "usage") console.error(talkUsage);
  process.exitCode = exitCodes[outcome.kind];
}
