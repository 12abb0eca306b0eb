import { describe, expect, test } from "vitest";
import { languageCodes, type LanguageCode } from "#shared/catalogues/languages.ts";
import { resources } from "#shared/protocol/values.ts";
import type { Turn } from "../listener/conversation.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { offerWith } from "./offer.ts";

const toolFor = (things: readonly string[]) => ({
  tools: [
    {
      type: "function" as const,
      function: { name: "offer", parameters: { properties: { resource: { enum: [...things] } } } },
    },
  ],
});

const names = new Intl.DisplayNames("en", { type: "language" });

function offered(
  texts: readonly string[],
  language: LanguageCode = "en",
  more = "",
  things: readonly string[] = resources,
) {
  const turns = texts.map((text, index): Turn => ({ role: index % 2 === 0 ? "user" : "assistant", text }));
  const system = `In the language the person uses (${names.of(language)} unless they use another).\n${more}`;
  const input = offerWith({ system, turns }, toolFor(things))?.input;
  return input === undefined ? null : `${input.resource}${input.asked ? ", asked" : ""}`;
}

const asking: Readonly<Record<LanguageCode, readonly (readonly [string, string])[]>> = {
  en: [
    ["Can we do a breathing exercise?", "breathing"],
    ["I'd like to stretch a bit", "stretching"],
    ["I need somewhere to write", "journal"],
    ["Can you show me my safety plan?", "safetyPlan"],
    ["I can't concentrate at all", "focusTechniques"],
    ["Help me prioritize", "taskPrioritization"],
    ["I want to build a new habit", "habitBuilding"],
    ["Could you remind me every day?", "reminder"],
    ["I want something to do with my hands", "mindfulActivity"],
  ],
  de: [
    ["Können wir eine Atemübung machen?", "breathing"],
    ["Ich möchte mich dehnen", "stretching"],
  ],
  fr: [
    ["On peut faire un exercice de respiration ?", "breathing"],
    ["Je voudrais tenir un journal", "journal"],
  ],
  es: [
    ["¿Podemos hacer un ejercicio de respiración?", "breathing"],
    ["Quiero crear un hábito", "habitBuilding"],
  ],
  it: [
    ["Facciamo un esercizio di respirazione?", "breathing"],
    ["Vorrei scrivere un diario", "journal"],
  ],
  pt: [
    ["Podemos fazer um exercício de respiração?", "breathing"],
    ["Preciso de um lembrete", "reminder"],
  ],
  ar: [
    ["هل يمكننا عمل تمرين تنفس؟", "breathing"],
    ["أريد تذكيراً كل يوم", "reminder"],
  ],
  ja: [
    ["深呼吸をしたいです", "breathing"],
    ["ストレッチがしたいです", "stretching"],
  ],
  ko: [
    ["심호흡을 하고 싶어요", "breathing"],
    ["일기를 쓰고 싶어요", "journal"],
  ],
  zh: [
    ["我们可以做深呼吸吗？", "breathing"],
    ["我想写日记", "journal"],
  ],
};

describe("the practice companion offers", () => {
  test.each(languageCodes)("what is asked for, in %s", (language) => {
    for (const [text, resource] of asking[language])
      expect([text, offered([text], language)]).toEqual([text, `${resource}, asked`]);
  });

  test("a slow breath to somebody who can't sleep, and to somebody stressed once there is more to go by", () => {
    expect(offered(["I can't sleep"])).toBe("breathing");
    expect(offered(["I'm so stressed"])).toBeNull();
    expect(offered(["I'm so stressed", "What is it?", "The stress at work"])).toBe("breathing");
  });

  test.each(languageCodes)("an exercise that was accepted, in %s", (language) => {
    const { offer, yes } = { offer: phrasesByLanguage[language].say.offer, yes: accepted[language] };
    expect(offered(["…", offer[0] ?? "", yes], language)).toBe("breathing, asked");
  });

  test("nothing to somebody who tells of a loss or of an ordinary day", () => {
    for (const text of [
      "My mother died and I can't sleep",
      "I had a nice day",
      "My sister called me",
      "Hello",
    ])
      expect([text, offered([text])]).toEqual([text, null]);
  });

  test("the safety plan alone in danger, and only where it is asked for", () => {
    const danger = "Risk level: active (suicide)\nThis message: active";
    expect(offered(["Can we do a breathing exercise?"], "en", danger, ["safetyPlan"])).toBe(
      "safetyPlan, asked",
    );
    expect(offered(["I can't sleep"], "en", danger, ["safetyPlan"])).toBeNull();
  });

  test("nothing that it wasn't told of", () => {
    expect(offered(["Can we do a breathing exercise?"], "en", "", ["journal"])).toBeNull();
    expect(offerWith({ system: "", turns: [{ role: "user", text: "I can't sleep" }] }, {})).toBeNull();
  });
});

const accepted: Readonly<Record<LanguageCode, string>> = {
  en: "Yes, please",
  de: "Ja, bitte",
  fr: "Oui",
  es: "Sí",
  it: "Sì",
  pt: "Sim",
  ar: "نعم",
  ja: "はい",
  ko: "네",
  zh: "好",
};
