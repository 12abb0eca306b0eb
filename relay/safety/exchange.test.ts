import { describe, expect, test } from "vitest";
import { exchangedRisk } from "./exchange.ts";
import { modelsOf } from "./model/models.ts";

const read = (asked: string, text: string) =>
  exchangedRisk({ text, context: [{ role: "assistant", text: asked }] }, modelsOf);

const thoughts = "Thank you for telling me. Is part of you thinking about not being alive any more?";
const plan = "That sounds so heavy. Have you thought about how you would end your life, or when?";
const hurt = "I'm glad you told me. Is somebody at home hurting you?";
const safe = "Are you safe at home tonight?";

describe("an answer means what was asked", () => {
  test.each([
    [thoughts, "more than I'd like to admit", "active", "suicide"],
    [thoughts, "yeah, most nights", "active", "suicide"],
    [thoughts, "Tonight, when they're all asleep", "imminent", "suicide"],
    [plan, "yes", "imminent", "suicide"],
    [plan, "they're in the drawer", "imminent", "suicide"],
    [hurt, "yes, most nights", "active", "abuse"],
    [safe, "no", "active", "abuse"],
    ["¿Estás pensando en quitarte la vida?", "casi todas las noches", "active", "suicide"],
    ["Denkst du daran, dir das Leben zu nehmen?", "ja, eigentlich dauernd", "active", "suicide"],
    ["자살에 대해 생각하고 계신가요?", "네, 거의 매일요", "active", "suicide"],
    ["死にたいと考えることがありますか。", "はい、毎晩です", "active", "suicide"],
    ["هل تفكر في إنهاء حياتك؟", "نعم كل ليلة", "active", "suicide"],
  ])("%s – %s: %s", (asked, text, level, concern) => {
    expect(read(asked, text)).toEqual({ level, concerns: [concern] });
  });

  test.each([thoughts, plan, hurt])("a no stays possible [S2]: %s", (asked) => {
    expect(read(asked, "no, never").level).toBe("possible");
  });
});

describe("nothing is read into", () => {
  test.each([
    [thoughts, "sorry, I couldn't hear you, the line is bad"],
    [thoughts, "what do you mean?"],
    [safe, "yes"],
    ["Do you have a plan for the weekend?", "yes, the lake, on Saturday"],
    ["How was your day at work?", "same as every night"],
    ["When did you last sleep well?", "tonight, when they're all asleep"],
    [thoughts, " "],
    ["", "yes"],
  ])("%s – %s", (asked, text) => {
    expect(read(asked, text).level).toBe("none");
  });

  test("what the person goes on saying by themselves, and what is too long for an answer", () => {
    const context = [{ role: "user", text: thoughts }] as const;
    expect(exchangedRisk({ text: "yes", context }, modelsOf).level).toBe("none");
    expect(read(thoughts, "It is a long story and it has many parts. ".repeat(8)).level).toBe("none");
  });
});

test("what only may be an answer is taken for one, and for no more than a yes", () => {
  expect(read(thoughts, "sorry, somebody's at the door, one moment").level).toBe("active");
});

test("the question counts, wherever in the companion's words it stands", () => {
  const more = "There is no wrong answer, and I am here for as long as you like. ".repeat(4);
  expect(read(`${thoughts} ${more}`, "sort of").level).toBe("active");
});
