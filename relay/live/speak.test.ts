import { expect, test } from "vitest";
import { settings } from "../testing/talk.ts";
import { mustBeExact } from "./effects.ts";
import { clientId, Stage } from "../testing/stage.ts";
import { settle } from "../testing/stage-doubles.ts";

test("a call sounds as the person chose", async () => {
  const stage = new Stage();
  stage.records.voice = "gentle";
  const client = await stage.call();
  await client.says({ type: "chat.send", clientId, text: "tell me something" });
  await stage.ai.writes("That sounds hard.");
  expect(stage.ai.speeches.map(({ delivery }) => delivery)).toEqual([
    { style: "gentle", language: "en", pace: "normal" },
  ]);
});

test("another pace holds from the next reply on, in its sound and in what the model is told", async () => {
  const stage = new Stage();
  stage.records.pace = "quick";
  stage.records.briefing = { instructions: ({ pace }) => `Talk at a ${pace} pace.` };
  const client = await stage.call();
  await client.says({ type: "chat.send", clientId, text: "tell me something" });
  await stage.ai.writes("That sounds hard.");
  expect(stage.ai.speeches.at(-1)?.delivery.pace).toBe("quick");
  await stage.ai.speaks();
  await client.says(
    { type: "pace.set", pace: "unhurried" },
    { type: "chat.send", clientId: clientId.replace(/.$/, "9"), text: "and now" },
  );
  expect(stage.ai.writings.at(-1)?.input.instructions).toBe("Talk at a unhurried pace.");
  await stage.ai.writes("I am still here.");
  expect(stage.ai.speeches.at(-1)?.delivery.pace).toBe("unhurried");
});

test("what has a number in it, and what is said without a model, is asked for word for word", () => {
  const { phrases } = settings;
  for (const text of [
    "Call 988 now.",
    "اتصل على ٩٣٧",
    phrases.aiNotice,
    ` ${phrases.safeReply} `,
    "You can call nine eight eight.",
    "Llama al cero dos cuatro.",
    "いちいちきゅうに電話して。",
    "I am an AI",
  ])
    expect([text, mustBeExact(text, phrases)]).toEqual([text, true]);
  for (const text of ["That sounds hard.", "One thing at a time, or two.", "You tried a hundred times."])
    expect(mustBeExact(text, phrases)).toBe(false);
});

test("a voice is told what may be said in the light of what the reply said before", async () => {
  const stage = new Stage();
  const client = await stage.call();
  const asked: string[] = [];
  stage.check = (text, before = "") => {
    asked.push(`${before}|${text}`);
    return settings.check(text);
  };
  await client.says({ type: "chat.send", clientId, text: "tell me something" });
  await stage.ai.writes("There is a line that you can call. They answer at any time of the day.");
  asked.length = 0;
  expect(stage.ai.speeches.at(-1)?.mayBeSaid?.("It's nine eight eight.")).toBe(true);
  expect(asked).toEqual(["There is a line that you can call. |It's nine eight eight."]);
});

test("while somebody is in danger no word of a reply may change", async () => {
  const stage = new Stage();
  const client = await stage.call();
  await client.says({ type: "chat.send", clientId, text: "I want to kill myself" });
  await stage.pass(2_000);
  await stage.ai.writes("I am really glad that you told me.");
  expect(stage.ai.speeches.at(-1)).toMatchObject({ exact: true });
});

test("what a voice made of a reply is shown and stored", async () => {
  const stage = new Stage();
  const client = await stage.call();
  await client.says({ type: "chat.send", clientId, text: "tell me something" });
  await stage.ai.writes("That sounds really hard for you.");
  const [speech] = stage.ai.speeches.splice(0);
  await speech?.onPackets([new Uint8Array([1])], 960);
  const value = { samples: 960, said: "That sounds so hard.", reworded: true };
  speech?.answer({ ok: true, value });
  await settle();
  expect(client.of("message").at(-1)?.message.text).toBe("That sounds so hard.");
  expect(stage.records.texts.at(-1)).toBe("assistant: That sounds so hard.");
});

test("a text that would come out changed is left to the screen", async () => {
  const stage = new Stage();
  const client = await stage.call();
  await client.says({ type: "chat.send", clientId, text: "tell me something" });
  await stage.ai.writes("Please call 988.");
  const [speech] = stage.ai.speeches.splice(0);
  expect(speech?.exact).toBe(true);
  speech?.answer({ ok: false, failure: "reworded" });
  await settle();
  expect(client.of("error").at(-1)?.code).toBe("speechFailed");
  expect(stage.records.texts.at(-1)).toBe("assistant: Please call 988.");
  expect(client.phases.at(-1)).toBe("listening");
});

test("the model is told the talking time that the meter last granted, and none where it is unlimited", async () => {
  for (const [left, told] of [
    [300, "number"],
    [-1, "object"],
  ] as const) {
    const stage = new Stage();
    stage.seconds.left = left;
    stage.records.briefing = { instructions: ({ secondsLeft }) => `${typeof secondsLeft} ${secondsLeft}` };
    const client = await stage.call();
    await client.says({ type: "chat.send", clientId, text: "how long can we still talk" });
    expect(stage.ai.writings.at(-1)?.input.instructions).toMatch(
      new RegExp(`^${told} (?:2\\d\\d|300|null)$`),
    );
  }
});
