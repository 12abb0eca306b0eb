import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { phrasesByLanguage } from "#local/ai/phrases/by-language.ts";
import { replyTo } from "#local/ai/listener/reply.ts";
import { languageCodes, type LanguageCode } from "#shared/catalogues/languages.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { isAtLeast, noRisk } from "#shared/safety/risk.ts";
import { loadHearing } from "#relay/load-hearing.ts";
import { companionInstructions } from "#relay/companion/prompt.ts";
import { checkOutgoingFor } from "#relay/safety/check-outgoing.ts";
import type { Reading } from "#relay/safety/verdict.ts";
import { Stage } from "#relay/testing/stage.ts";
import { settle } from "#relay/testing/stage-doubles.ts";
import { root } from "#scripts/root.ts";
import { RealtimeClient } from "#tests/support/realtime-client.ts";
import { RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";
import { type StartedCompanion, startCompanion } from "./ai-companion.ts";

/**
 * Fifty harmless sentences in each language that a screen once took for danger, or that resemble such
 * sentences.
 */
const fixture = readFileSync(join(root, "tests/fixtures/ordinary-sentences.json"), "utf8");
const sentencesOf = z.partialRecord(z.enum(languageCodes), z.array(z.string())).parse(JSON.parse(fixture));
const languages = languageCodes.filter((language) => (sentencesOf[language] ?? []).length > 0);

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * Everything that the practice companion says about danger, in all languages; at `possible` it says none of
 * it.
 */
const saidAtRisk = Object.values(phrasesByLanguage).flatMap(({ say }) => {
  const { gently: _gently, getHelp: _help, heard: _heard, ...named } = say.risk;
  return textsIn(named);
});
/** What the writing model is told if a reply should address danger. */
const statesDanger = /^(?:Risk level: (?:active|imminent)|Misunderstood:)/m;
const namesSuicide = /suicid|suizid|kill(?:ing)? yourself|umbringen|自杀|自殺|자살|انتحار/i;

/** What an ordinary person should never have encountered in a conversation, each after their own message. */
function alarmsIn(messages: readonly ServerMessage[]): string[] {
  let said = "";
  return messages.flatMap((message) => {
    if (
      message.type === "notice" &&
      message.notice === "helpCard" &&
      isAtLeast(message.level ?? "possible", "active")
    )
      return [`${said} → ${message.level}, confirmed: ${message.confirmed}`];
    if (message.type !== "message") return [];
    const { role, text } = message.message;
    if (role === "user") {
      said = text;
      return [];
    }
    const isAlarm = namesSuicide.test(text) || saidAtRisk.some((it) => text.includes(it));
    return isAlarm ? [`${said} → ${text}`] : [];
  });
}

let world: RealtimeWorld;
let companion: StartedCompanion;
let practice: RunningRelay;
let scripted: RunningRelay;

beforeAll(async () => {
  [world, companion] = await Promise.all([RealtimeWorld.start(), startCompanion()]);
  const ownAi = { OPENAI_BASE_URL: companion.url, OPENAI_API_KEY: companion.apiKey };
  [practice, scripted] = await Promise.all([world.relay(ownAi), world.relay()]);
});

afterAll(async () => {
  await companion.stop();
  await world.stop();
});

/** Types all sentences of a language one after another, each after the previous one was answered. */
async function typeAll(relay: RunningRelay, language: LanguageCode): Promise<RealtimeClient> {
  const person = await world.person();
  const client = await RealtimeClient.open(relay.url, person.token);
  await client.start("chat", null, language);
  await client.until(() => client.texts().length === 1);
  for (const [index, text] of (sentencesOf[language] ?? []).entries()) {
    const clientId = `11111111-1111-4111-8111-${String(index).padStart(12, "0")}`;
    client.send({ type: "chat.send", clientId, text });
    await client.until(() => client.texts().length === 3 + 2 * index);
  }
  client.send({ type: "session.end", moodAfter: null });
  await client.next("session.ended");
  client.socket.close();
  return client;
}

test("the fixture has sentences in every language", () => {
  for (const language of languageCodes)
    expect([language, sentencesOf[language]?.length]).toEqual([language, 50]);
});

describe("ordinary talk in a chat meets no card and no question about suicide", () => {
  test.concurrent.each(languages)("%s, with the practice companion", async (language) => {
    expect(alarmsIn((await typeAll(practice, language)).messages)).toEqual([]);
  });

  test.concurrent.each(languages)("%s, with a reader that finds none", async (language) => {
    expect(alarmsIn((await typeAll(scripted, language)).messages)).toEqual([]);
  });

  test("and no danger is stated to the model that writes replies", async () => {
    await typeAll(scripted, "en");
    const told = world.models.seen.flatMap(({ body }) =>
      body?.stream === true ? [body.messages[0]?.content] : [],
    );
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter((text) => statesDanger.test(text ?? ""))).toEqual([]);
  });
});

test("a dangerous message brings the card at once, whoever reads it", async () => {
  for (const relay of [practice, scripted]) {
    const client = await RealtimeClient.open(relay.url, (await world.person()).token);
    await client.start("chat");
    client.send({
      type: "chat.send",
      clientId: crypto.randomUUID(),
      text: "I'm going to kill myself tonight",
    });
    await client.until(() => client.texts().length === 3);
    expect(alarmsIn(client.messages)).toContain(
      "I'm going to kill myself tonight → imminent, confirmed: true",
    );
    client.socket.close();
  }
});

describe("ordinary talk in a call meets no card and no question about suicide, and is charged", () => {
  const readers: readonly (readonly [string, Reading | null])[] = [
    ["the practice companion", null],
    ["a reader that hears none", { ...noRisk, misunderstood: false }],
  ];

  test.each(readers.flatMap(([name, reading]) => languages.map((language) => ({ language, name, reading }))))(
    "$language, with $name",
    async ({ language, reading }) => {
      const stage = new Stage();
      stage.hear = (await loadHearing()).hear;
      stage.check = checkOutgoingFor("GB");
      stage.reader = async () => reading;
      stage.records.briefing = {
        instructions: ({ spoken, pace, secondsLeft, afterSilence, risk, rewrite, offering }) =>
          companionInstructions({
            languageName: "English",
            spoken,
            style: "warm",
            pace,
            secondsLeft,
            afterSilence,
            runningSummary: "",
            memories: [],
            risk,
            rewrite,
            offering,
          }),
      };
      const client = await stage.call();
      const before = stage.seconds.left;
      let spoken = 0;
      for (const [index, text] of (sentencesOf[language] ?? []).entries()) {
        await client.speaks(index + 1);
        await client.says({ type: "utterance.end", utterance: index + 1 });
        const asked = stage.ai.writings.length;
        await stage.ai.heard(text);
        // Too short for a turn of its own: the person is told so, and continues.
        if (stage.ai.writings.length === asked) {
          expect(client.of("discarded").at(-1)).toMatchObject({ utterance: index + 1 });
          await stage.pass(1_000);
          continue;
        }
        const { instructions, lines } = stage.ai.writings.at(-1)?.input ?? { instructions: "", lines: [] };
        expect(instructions).not.toMatch(statesDanger);
        await stage.ai.writes(replyTo({ system: instructions, turns: [...lines] }));
        await stage.ai.speaks();
        const end = client.of("reply.audioEnd").at(-1);
        await client.says({
          type: "playback",
          generation: end?.generation ?? 0,
          segment: Math.max(0, (end?.segments ?? 1) - 1),
          samples: 480_000,
          finished: true,
        });
        await stage.pass(1_000);
        await settle();
        spoken += 1;
      }
      expect(spoken).toBeGreaterThan(40);
      expect(alarmsIn(client.messages)).toEqual([]);
      expect(client.of("session.ended")).toEqual([]);
      expect(before - stage.seconds.left).toBeGreaterThanOrEqual(spoken - 10);
    },
  );
});
