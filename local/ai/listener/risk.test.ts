import { describe, expect, test } from "vitest";
import { findRisk } from "./risk.ts";

describe("an everyday saying is no risk", () => {
  test.each([
    "My exam is killing me",
    "I nearly died laughing",
    "I'm dying to see you",
    "Me muero de risa",
    "Je suis mort de fatigue",
    "Die Arbeit bringt mich noch um",
    "Sto morendo di fame, sono stanco morto",
    "Estou morrendo de fome",
    "今天累死了",
    "死ぬほど疲れました",
    "배고파 죽겠어",
    "أموت من الضحك",
    "I can't stop thinking about my exam",
  ])("%s", (text) => {
    expect(findRisk(text)).toEqual({ level: "none", categories: [] });
  });
});

describe("thoughts of suicide now are active", () => {
  test.each([
    "I want to kill myself",
    "i wanna die",
    "I wish I was dead",
    "Quiero morirme",
    "Je veux mourir",
    "Ich will sterben",
    "Voglio morire",
    "Eu quero morrer",
    "我想自杀",
    "我想死",
    "死にたい",
    "죽고 싶어요",
    "أريد أن أموت",
    "Honestly everything is fine but I want to end my life",
  ])("%s", (text) => {
    const { level, categories } = findRisk(text);
    expect(level).toBe("active");
    expect(categories).toContain("suicide");
  });
});

describe("a plan, a time, means at hand or a farewell is imminent", () => {
  test.each([
    "I'm going to kill myself tonight",
    "I have the pills here",
    "Voy a matarme esta noche",
    "Je vais me tuer ce soir",
    "Ich bringe mich heute um",
    "Ich habe die Tabletten",
    "Ho deciso di uccidermi",
    "Vou me matar hoje",
    "我今晚就自杀",
    "今から死にます。遺書も書きました",
    "오늘 밤에 죽을 거예요",
    "عندي حبوب وسأنهي حياتي",
  ])("%s", (text) => {
    expect(findRisk(text).level).toBe("imminent");
  });
});

describe("hints, denials that name it and worry for others are possible", () => {
  test.each([
    ["I don't want to live anymore", "hopelessness"],
    ["I don't want to kill myself any more", "hopelessness"],
    ["I am not going to kill myself", "suicide"],
    ["They would all be better, I'm just a burden to everyone", "hopelessness"],
    ["My friend wants to die", "other_person"],
    ["No quiero vivir", "hopelessness"],
    ["Je ne veux plus vivre", "hopelessness"],
    ["Ich kann nicht mehr.", "hopelessness"],
    ["Non voglio più vivere", "hopelessness"],
    ["Não aguento mais", "hopelessness"],
    ["我不想活了", "hopelessness"],
    ["消えたい", "hopelessness"],
    ["살고 싶지 않아요", "hopelessness"],
    ["لا أريد أن أعيش", "hopelessness"],
    ["Meine Freundin will sich umbringen", "other_person"],
  ])("%s", (text, category) => {
    const { level, categories } = findRisk(text);
    expect(level).toBe("possible");
    expect(categories).toContain(category);
  });
});

describe("other dangers raise their own category", () => {
  test.each([
    ["I cut myself again", "self_harm"],
    ["My husband hits me", "abuse"],
    ["I haven't eaten for three days", "eating_disorder"],
    ["I'm going to kill him", "harm_to_others"],
    ["Mein Vater schlägt mich", "abuse"],
    ["Me corté otra vez", "self_harm"],
    ["リストカットしました", "self_harm"],
    ["남편이 저를 때려요", "abuse"],
  ])("%s", (text, category) => {
    expect(findRisk(text)).toEqual({ level: "active", categories: [category] });
  });
});

test("my friend's danger does not hide my own", () => {
  const { level, categories } = findRisk("My friend wants to die and I want to die too");
  expect(level).toBe("active");
  expect(categories).toEqual(expect.arrayContaining(["suicide", "other_person"]));
});

test("a saying does not hide what is meant", () => {
  expect(findRisk("My exam is killing me and I want to kill myself").level).toBe("active");
});
