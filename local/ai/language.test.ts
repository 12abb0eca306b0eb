import { describe, expect, test } from "vitest";
import { languageOfConversation } from "./listener/conversation.ts";
import { detectLanguage, statedLanguage } from "./language.ts";

describe("detectLanguage", () => {
  test.each([
    ["en", "I feel tired and my work is too much"],
    ["en", "ok, thanks"],
    ["es", "Estoy muy cansado y no puedo dormir"],
    ["fr", "Je suis fatigué et je n'arrive pas à dormir"],
    ["de", "Ich bin müde und kann nicht schlafen"],
    ["it", "Sono molto stanco e non riesco a dormire"],
    ["pt", "Estou muito cansado e não consigo dormir"],
    ["zh", "我很累，睡不着"],
    ["ja", "疲れていて、眠れません"],
    ["ja", "死にたい"],
    ["ko", "너무 피곤하고 잠이 안 와요"],
    ["ar", "أنا متعب ولا أستطيع النوم"],
  ])("%s: %s", (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  test("says nothing where nothing tells", () => {
    expect(detectLanguage("hm")).toBeUndefined();
    expect(detectLanguage("12:30")).toBeUndefined();
  });
});

test("a conversation stays in its language, whatever words of a dialect share with others", () => {
  const told = "Mi sono trasferito a Milano da tre settimane per lavoro.";
  const languageAfter = (text: string) =>
    languageOfConversation({
      system: "",
      turns: [
        { role: "user", text: told },
        { role: "assistant", text: "Grazie." },
        { role: "user", text },
      ],
    });
  expect(languageAfter("Ma tu le capisci le battute o fai finta?")).toBe("it");
  expect(languageAfter("Can we please speak English?")).toBe("en");
  expect(languageAfter("Je ne suis pas sûr de pouvoir dormir")).toBe("fr");
});

test("Arabic in Latin letters is no Romance language", () => {
  const system = "In the language the person uses (Arabic unless they use another).";
  const languageOf = (text: string) => languageOfConversation({ system, turns: [{ role: "user", text }] });
  expect(languageOf("la la machi chi 7aja khatira, dert l'IRM w kolchi ban")).toBe("ar");
  expect(languageOf("tbib 9al liya repos 3 semaines, chkoun ykhelles la recette dyal taxi")).toBe("ar");
  expect(languageOf("Je préfère écrire en français, je ne suis pas à l'aise en arabe")).toBe("fr");
  expect(languageOf("Can I write in English? My Arabic is not very good")).toBe("en");
});

test("reads the language that instructions name", () => {
  expect(statedLanguage("In the language the person uses (German unless they use another).")).toBe("de");
  expect(statedLanguage("Be kind.")).toBeUndefined();
});
