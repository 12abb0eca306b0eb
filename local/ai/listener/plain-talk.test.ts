import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { talk } from "../testing/talk.ts";
import { sentencesIn } from "./sentences.ts";
import { understand } from "./understand.ts";

/** Of weight, and about nothing that the tables know. */
const weighty: Readonly<Record<LanguageCode, string>> = {
  en: "she looked right through me again",
  es: "ella me miró como si nada",
  fr: "elle m'a regardé comme un meuble",
  de: "sie hat einfach durch mich durchgeschaut",
  it: "mi ha guardato come fossi un mobile",
  pt: "ela olhou pra mim como pra um móvel",
  zh: "她看我就像看一件家具",
  ja: "彼女は私を家具みたいに見ました",
  ko: "그 사람은 저를 가구처럼 봤어요",
  ar: "نظرت إلي كأنني قطعة أثاث",
};

/** Consolation that nobody died. */
const nobodyDied: Readonly<Record<LanguageCode, string>> = {
  en: "well, nobody died",
  es: "bueno, nadie murió",
  fr: "bon, personne n'est mort",
  de: "na ja, gestorben ist niemand",
  it: "va be', non è morto nessuno",
  pt: "bom, ninguém morreu",
  zh: "反正没死人",
  ja: "まあ、誰も死んでないし",
  ko: "뭐, 아무도 안 죽었잖아",
  ar: "المهم ما مات أحد",
};

describe.each(languageCodes)("plain talk in %s", (language) => {
  const { say } = phrasesByLanguage[language];

  test("a first sentence of weight isn't asked what to talk about", () => {
    const [reply = ""] = talk(language, [[weighty[language]]]);
    expect(say.start.filter((question) => reply.includes(question))).toEqual([]);
  });

  test("what it is takes two sentences", () => {
    expect(sentencesIn(say.human[0] ?? "").length).toBe(2);
  });

  test("where nobody died, nobody is mourned", () => {
    expect(understand(nobodyDied[language], language).loss).toBeUndefined();
  });
});

test.each([
  ["fr", "Ce matin j'ai résilié son abonnement de téléphone, et après j'ai rangé le garage"],
  ["de", "Ich habe gestern sein Abo gekündigt und dann den ganzen Keller ausgeräumt"],
  ["es", "Ayer cancelé su suscripción premium y luego recogí todas sus cosas"],
] as const)("whoever tells of a price asked for none: %s", (language, text) => {
  expect(understand(text, language).act).not.toBe("price");
});

test.each([
  ["en", "gotta look normal. byeee"],
  ["en", "ok gtg the kettle's screaming"],
  ["en", "Right, I'll go and put the dinner on"],
  ["en", "my battery's dying"],
  ["de", "Ein andermal. Pfiat euch!"],
  ["de", "jo bis denn"],
  ["de", "so, jetzt kommt der Postbote"],
  ["de", "ich muss morgen um 5 raus, n8"],
  ["es", "Ahí lo dejamos. Quede con Dios"],
  ["es", "Ya se me acabó el descanso. Que Dios me la bendiga"],
  ["es", "bueno tío te dejo que entro a currar"],
  ["fr", "mdrr oui. bon jdois y aller le bus il est là"],
  ["fr", "bref, faut que je file chercher les petits. à dimanche"],
  ["it", "torno a lavorare. statte bbuono, ciao"],
  ["it", "ora stacco, mi tocca stirare"],
  ["it", "vado a nanna, che Dio la benedica"],
  ["pt", "Bem haja. Vou passar a ferro, fique com Deus"],
  ["pt", "vlw, meu busão chegou"],
] as const)("goodbyes as people say them: %s", (language, text) => {
  expect(understand(text, language).act).toBe("goodbye");
});

test.each([
  ["de", "Das ist alles, was ich von dem Tag noch weiß"],
  ["de", "im Bus sagen die Leute tschüss"],
  ["de", "wir sehen uns kaum noch"],
  ["en", "if i have to go back there i'll scream"],
  ["en", "they said see you later and never came"],
  ["es", "Me acuesto y oigo los perros del vecino"],
  ["fr", "Je me demande si je rentre pour les vacances"],
  ["fr", "Je vais promener le chien tous les soirs"],
  ["es", "Pues le voy a hablar a su hija"],
  ["it", "Gianni forse. Non ci sentiamo da Natale ma verrebbe"],
  ["it", "Se vado a letto presto mi sveglio alle tre"],
  ["pt", "Se eu for dormir agora acordo às três"],
] as const)("no goodbye where nobody leaves: %s", (language, text) => {
  expect(understand(text, language).act).not.toBe("goodbye");
});

test.each(["Im Mai ist sie eingeschlafen", "Er ist friedlich eingeschlafen"])(
  "a gentle word for death: %s",
  (text) => {
    expect(understand(text, "de").loss?.id).toBe("death");
  },
);

test.each([
  ["謝謝你聽我說", "thanks"],
  ["講個笑話吧", "joke"],
  ["你記得我嗎", "memory"],
])("traditional characters are read like simplified ones: %s", (text, act) => {
  expect(understand(text, "zh", undefined).act).toBe(act);
});

test.each([
  ["en", "you sound like a fortune cookie", "notThat"],
  ["en", "you didn't answer my question", "notThat"],
  ["en", "why do you ask me that", "stopAsking"],
  ["en", "say that more simply", "unclear"],
  ["de", "klingt nach Personalabteilung", "notThat"],
  ["de", "das hilft mir grad nicht so", "insult"],
  ["de", "warum fragen Sie mich das", "stopAsking"],
  ["de", "Wie meinen S' das", "unclear"],
] as const)("what people say of a reply, in %s: %s", (language, text, act) => {
  expect(understand(text, language).act).toBe(act);
});

test.each([
  ["en", "that's not true what she says about me"],
  ["en", "he sounds like a robot when he talks"],
  ["de", "das stimmt nicht, was sie über mich erzählt"],
  ["de", "er klingt wie ein Roboter"],
] as const)("what people say of somebody else is no correction, in %s: %s", (language, text) => {
  expect(understand(text, language).act).not.toBe("notThat");
});

test.each([
  ["en", "I'd be happier if it was mine", "joy"],
  ["en", "nobody is glad to see me", "joy"],
  ["en", "I got into a fight with him", "joy"],
  ["en", "my gran gave me her ring for my birthday", "theirDanger"],
  ["de", "er hat darauf bestanden", "joy"],
  ["de", "Niemand freut sich, mich zu sehen", "joy"],
  ["de", "ich hätt gern ein Glas Wein", "sadness"],
  ["de", "ich hab 3000 Euro Schulden", "guilt"],
  ["de", "auf ihn kann ich mich verlassen", "breakup"],
] as const)("a word may stand for another thing, in %s: %s", (language, text, id) => {
  expect(understand(text, language).subjects).not.toContain(id);
});
