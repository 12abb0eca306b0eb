import { describe, expect, test } from "vitest";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { loadHearing } from "../../load-hearing.ts";
import { alternatives } from "../phrase-tree.ts";
import { emergencies, emergencyWords } from "./emergencies.ts";
import { floorPages } from "./floor.ts";
import type { Phrasings } from "./phrasings.ts";
import { settings } from "./settings.ts";
import { thoughtReach, thoughtWords } from "./thoughts.ts";

const { hear } = await loadHearing();
const levelOf = (text: string) => hear({ text, context: [] }).floor.level;

describe("what stands between a thought and what is thought of", () => {
  test.each([
    "ive been thinking since about christmas on and off of killing myself",
    "je pense depuis des semaines, surtout sous la douche, à me tuer",
    "ça fait un moment que j'envisage, à cause des dettes surtout, de me pendre",
    "llevo pensando desde navidad mas o menos en matarme",
    "Pienso a menudo, sobre todo desde que murió mi esposa, en quitarme la vida.",
    "sto valutando, per via dei debiti più che altro, di impiccarmi",
    "tô considerando faz um tempo, por causa das dívidas, me enforcar e deixar o seguro pra eles",
    "Ich denk seit Wochen dran, mich umzubringen. Die Lebensversicherung würd den Hof abdecken.",
    "Ich denke jeden Abend daran, mir das Leben zu nehmen",
    "Ich denke vor dem Einschlafen immer daran, mich umzubringen",
    "pienso antes de dormir, cada noche, en matarme",
    "pienso mientras estoy trabajando en matarme",
    "penso todo dia na cama em me matar",
    "penso, anche quando sono con i bambini, di uccidermi",
    "I keep thinking in bed and at work, too, about killing myself",
    "ich spiele schon länger, wegen der Schulden hauptsächlich, mit dem Gedanken, mich aufzuhängen",
    "since she left I have been thinking for weeks on end about killing myself",
    "je pense toute la journée au travail à me tuer",
    "l'idée me revient sans cesse, même au boulot, de sauter du pont",
    "no dejo de pensar cada vez que llega el metro en tirarme a la via",
    "Ive started wondering, because of the debt mainly, whether to just end my life so they get the insurance",
    "我这几个星期一直在想自杀",
    "بفكر من وقت ما خسرت شغلي بقتل حالي",
  ])("hides nothing: %s", (text) => expect(levelOf(text)).toBe("active"));

  test.each([
    "I have never in all these years been thinking about killing myself",
    "the film I keep thinking about is the one where he talks of killing himself",
    "my doctor asked whether I was thinking at all these days about killing myself",
    "je ne pense plus du tout depuis le traitement à me tuer",
    "no pienso ni un segundo, por mal que vaya, en matarme",
    "non penso più, da quando prendo le medicine, di uccidermi",
    "não penso mais, desde que ela voltou, em me matar",
    "Ich denk gar nicht dran, mich umzubringen",
    "Ich denk nie dran, mich umzubringen",
    "Ich denk nie, auch wenn es schlimm ist, dran, mich umzubringen",
    "I won't be tempted to kill myself",
    "The thought of my kids keeps me from killing myself",
    "j'ai pas du tout l'intention de me tuer",
    "Dejé de pensar en suicidarme",
    "Parei de pensar em me matar",
    "Tienes pensamientos de suicidio?",
    "no ando pensando ni de broma en suicidarme",
    "Pienso que mi jefe quiere matarme cuando vea esto",
    "Je pense que ma mère va me tuer quand elle verra la note",
    "Ich denke, der Trainer will mich umbringen",
    "Ich überlege, wie ich die Leiter hochkomme, ohne mich umzubringen",
    "Penso che in questo caldo mia madre voglia ammazzarmi",
    "pensando aqui que esse calor vai me matar",
    "I'm wondering how to change a tyre without killing myself",
    "Thinking about taking my life to the next level",
    "افكر اعمل بحث عن الانتحار",
    "voglio finalmente, dopo dieci anni di litigi, farla finita con sto condominio",
    "我从来没有考虑过自杀",
    "我没有一直想自杀",
    "ما عندي رغبة في الانتحار",
    "ما افكر ابدا رغم كل شي في الانتحار",
  ])("isn't one where it's denied or told: %s", (text) => expect(levelOf(text)).toBe("none"));

  test.each([
    "I'm gonna stop trying not to kill myself tonight",
    "He decidido esto: por qué no matarme hoy",
    "ya decidí que no, suicidarme esta noche",
    `${"总想自杀".repeat(900).slice(0, 3_980)}。今晚我要自杀`,
  ])("takes nothing from what is about to be done: %#", (text) => expect(levelOf(text)).toBe("imminent"));

  test.each(Object.entries(thoughtWords))("may be long, but not a denial, in %s", (language, words) => {
    const page = floorPages[language as LanguageCode];
    const between = Array.from({ length: thoughtReach.gap.words }, () => "xyz").join(" ");
    const deaths = spellings(alternatives(words.Dying), page);
    for (const thought of alternatives(words.Thinks)) {
      const death = deaths[thought.length % deaths.length] ?? "";
      const not = alternatives(words.notAfter)[0] ?? "";
      const [said, denied] = [between, between.replace("xyz", not)].map(
        (inside) => `${thought} ${inside} ${death}`,
      );
      expect([said, levelOf(said ?? "")]).toEqual([said, expect.stringMatching(/^(active|imminent)$/)]);
      expect([denied, levelOf(denied ?? "")]).toEqual([denied, "none"]);
    }
  });
});

describe.each(languageCodes)("the phrasings of %s", (language) => {
  const page = floorPages[language];

  test("are few enough to be reviewed", () => {
    const phrasings = [...Object.values(page.imminent), ...Object.values(page.active)].flat();
    expect(phrasings.length).toBeGreaterThan(20);
    expect(phrasings.length).toBeLessThanOrEqual(40);
  });

  // A page's vetoes once stopped what the same page says: "kitchen" every "kitchen knife".
  test("are heard, whichever of their words are said", () => {
    for (const text of Object.values(page.imminent).flatMap((them) => spellings(them, page)))
      expect([text, levelOf(text)]).toEqual([text, "imminent"]);
    for (const text of Object.values(page.active).flatMap((them) => spellings(them, page)))
      expect([text, levelOf(text)]).toEqual([text, expect.stringMatching(/^(active|imminent)$/)]);
  });

  test("of an overdose or a wound are, too", () => {
    const { not: _, ...words } = emergencyWords[language];
    for (const text of spellings(Object.values(emergencies).flat(), { words }))
      expect([text, levelOf(text)]).toEqual([text, "imminent"]);
  });

  test("aren't unmistakable of violence in sport, in play, on stage or in treatment", () => {
    const told = spellings(page.active.abuse ?? page.imminent.abuse ?? [], page);
    for (const [nth, setting] of alternatives(settings[language]).entries()) {
      const text = told[nth % told.length] ?? "";
      for (const said of [`${text} ${setting}`, `${setting} ${text}`])
        expect([said, levelOf(said)]).toEqual([said, "none"]);
    }
  });
});

/** Phrasings as people would say them: each alternative of each list at least once. */
function spellings(phrasings: readonly string[], { words }: Pick<Phrasings, "words">): readonly string[] {
  return phrasings.flatMap((phrasing) => {
    const parts = phrasing.split(/\[(\w+)\]/).map((part, index) => {
      if (index % 2 === 0) return [part.replaceAll(" ...", "").replaceAll("... ", "")];
      return spellings(alternatives(words[part] ?? ""), { words });
    });
    const most = Math.max(...parts.map(({ length }) => length));
    return Array.from({ length: most }, (_, nth) =>
      parts
        .map((spelled, index) => spelled[(nth + index * Math.floor(nth / spelled.length)) % spelled.length])
        .join(""),
    );
  });
}

test.each([
  "راني فوق القنطرة، الزحام بزاف",
  "テレビで線路に鹿が寝てて電車止まったってやってた",
  "tomei a cartela toda do anticoncepcional e emendei na outra",
])("a bridge in traffic, the news and the pill are on no floor: %s", (text) => {
  expect(levelOf(text)).toBe("none");
});

test("an overdose may be told in pieces", () => {
  expect(levelOf("I took paracetamol. A lot. Two packets nearly.")).toBe("imminent");
});

describe("denials", () => {
  const forms = {
    en: {
      floor: floorPages.en,
      not: ["I'm not going to", "No, I'm not gonna"],
      other: "I'm not going to school",
      will: "I'm going to",
    },
    es: {
      floor: floorPages.es,
      not: ["No voy a", "No, no quiero"],
      other: "No voy a trabajar",
      will: "Voy a",
    },
    fr: {
      floor: floorPages.fr,
      not: ["Je ne vais pas", "Je n'ai pas envie de"],
      other: "Je ne dors pas",
      will: "Je vais",
    },
    it: {
      floor: floorPages.it,
      not: ["Non voglio", "Non ho intenzione di"],
      other: "Non vado a scuola",
      will: "Ho deciso di",
    },
    pt: {
      floor: floorPages.pt,
      not: ["Não quero", "Não penso em"],
      other: "Não vou trabalhar",
      will: "Decidi",
    },
  } as const;

  describe.each(Object.entries(forms))("%s", (_language, { floor, not, other, will }) => {
    const acts = floor.words["kill"]?.split("|").map((act) => act.trim()) ?? [];

    test("of any act on the page are not on the floor", () => {
      expect(acts.length).toBeGreaterThan(30);
      for (const form of not)
        for (const act of acts) expect([act, levelOf(`${form} ${act}.`)]).toEqual([act, "none"]);
    });

    test("of something else take nothing back", () => {
      for (const act of acts) {
        const plan = `${will} ${act} tonight`;
        expect([act, levelOf(`${other}, ${plan}`)]).toEqual([act, levelOf(plan)]);
      }
      expect(levelOf(`${other}, ${will} ${acts[0] ?? ""}`)).not.toBe("none");
    });
  });
});
