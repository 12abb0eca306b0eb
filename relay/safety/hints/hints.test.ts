import { describe, expect, test } from "vitest";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { loadHearing } from "../../load-hearing.ts";
import { hintsIn, levelOfHints } from "./hints.ts";

const { hear } = await loadHearing();
const effort = () => ({ left: 100_000 });

/** Two different hints for each language, said in a row. */
const said: Readonly<Record<LanguageCode, readonly [first: string, second: string]>> = {
  en: [
    "I gave all my records to my neighbour, I won't need them anymore",
    "if I wasn't here they'd be better off",
  ],
  de: ["Ich hab meine Gitarre verschenkt", "ohne mich wären sie besser dran"],
  fr: ["J'ai donné mes disques à ma nièce", "ils seraient plus heureux sans moi"],
  es: ["He regalado mis libros", "estarían más tranquilos sin mí"],
  it: ["Ho regalato i miei dischi", "starebbero meglio senza di me"],
  pt: ["Dei os meus livros ao vizinho", "ficavam mais felizes sem mim"],
  zh: ["我把收藏都送给同事了，以后用不着了", "没有我，他们会更轻松"],
  ja: ["コレクションは全部譲った。もういらないから", "私がいなければ、みんな楽になる"],
  ko: ["물건 다 나눠줬어요", "제가 없으면 다들 편할 거예요"],
  ar: ["وزعت كتبي على الجيران", "الكل بيرتاح لو ما كنت موجود"],
};

describe("danger that is only hinted at", () => {
  test.each(languageCodes)(
    "is asked about gently at first, and directly where it adds up (%s)",
    (language) => {
      const [first, second] = said[language];
      const context = [
        { role: "user", text: first },
        { role: "assistant", text: "…" },
      ] as const;
      expect(hear({ text: first, context: [] }).screen.level).not.toBe("none");
      expect(hear({ text: second, context }).screen).toMatchObject({ level: "active" });
      expect(hear({ text: second, context }).screen.concerns).toContain("suicide");
    },
  );

  test("one hint is `possible`, two of a kind are no more, and two different ones are `active`", () => {
    expect(levelOfHints([], ["burden"]).level).toBe("none");
    expect(levelOfHints(["burden"], []).level).toBe("possible");
    expect(levelOfHints(["burden"], ["burden"]).level).toBe("possible");
    expect(levelOfHints(["burden"], ["settling"]).level).toBe("active");
    expect(levelOfHints(["leaving"], []).level).toBe("active");
  });

  test("what the companion said hints at nothing", () => {
    const context = [
      { role: "assistant", text: "Some say everyone would be better off without me." },
    ] as const;
    expect(hear({ text: "I gave my guitar to my brother", context }).screen.level).not.toBe("active");
  });

  test.each([
    "I'm giving away my stuff, downsizing to a one bed",
    "nobody would notice if I left this webinar",
    "I finally said goodbye to the old car",
    "Ich hab heute ausgemistet und drei Kisten zum Flohmarkt gebracht",
    "j'ai fini ma lettre d'adieu aux collègues, la retraite commence",
    "me gustaría desaparecer una semanita en una cabaña",
    "escrevi uma carta de despedida pros meus alunos do quinto ano",
    "퇴사하는 날이라 동료들한테 작별 인사 돌렸어요",
    "كتبت وصيتي مع المحامي قبل الحج",
  ])("everyday talk doesn't count: %s", (text) => {
    expect(hintsIn(text, effort())).toEqual([]);
  });
});
