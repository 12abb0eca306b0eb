import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { expect, test } from "vitest";
import { Dialogue } from "../dialogue.ts";
import { nearByLanguage, phrasesByLanguage } from "../phrases/by-language.ts";
import type { NearId } from "../phrases/near.ts";

const after = (concern: string): string => `Risk level: active (${concern})\nThis message: none`;
const abuse = after("abuse");

/** What is said to this after danger was told of. */
function replyTo(language: LanguageCode, text: string, stated: string): string {
  const dialogue = new Dialogue({ language });
  dialogue.say("…", "Risk level: active (suicide)\nThis message: active");
  return dialogue.say(text, stated);
}

const isSaid = (reply: string, language: LanguageCode, id: NearId): boolean =>
  nearByLanguage[language][id].said.some((sentence) => reply.includes(sentence));

const toldOfViolence: readonly (readonly [LanguageCode, NearId, string])[] = [
  ["en", "throat", "It hurts to swallow and I'm hoarse"],
  ["de", "throat", "Mir tut der Hals weh"],
  ["fr", "throat", "j'ai mal à la gorge depuis"],
  ["es", "throat", "Me duele al tragar"],
  ["it", "throat", "ho male alla gola"],
  ["pt", "throat", "dói para engolir"],
  ["ar", "throat", "رقبتي بتوجعني"],
  ["ja", "throat", "喉が痛い"],
  ["ko", "throat", "목이 아파요"],
  ["zh", "throat", "脖子疼"],
  ["en", "leaving", "I've packed a bag"],
  ["en", "attacker", "I think I hear his car"],
  ["de", "attacker", "er kommt gleich, ich hör das Auto"],
  ["en", "tracked", "he goes through the phone bill"],
  ["de", "tracked", "der Anruf steht dann auf der Rechnung"],
  ["en", "shelter", "would they take a dog"],
  ["de", "shelter", "nehmen die im Frauenhaus Hunde?"],
  ["de", "leaving", "was soll ich mitnehmen, der Rucksack ist gepackt"],
  ["fr", "leaving", "j'ai mis les papiers dans un sac"],
  ["es", "leaving", "ya metí los documentos en la mochila"],
  ["it", "leaving", "ho messo i documenti nello zaino"],
  ["pt", "leaving", "já pus os documentos na mochila"],
  ["ar", "leaving", "جهزت شنطة صغيرة"],
  ["ja", "leaving", "保険証と通帳をリュックに入れました"],
  ["ko", "leaving", "가방에 신분증을 넣었어요"],
  ["zh", "leaving", "身份证放包里了"],
  ["en", "threat", "he says he'll kill me if I tell anyone"],
  ["de", "threat", "wenn ich gehe, bringt er mich um"],
  ["fr", "threat", "il dit que si je pars il me tuera"],
  ["es", "threat", "dice que me va a matar si me voy"],
  ["it", "threat", "se lo lascio mi ammazza"],
  ["pt", "threat", "ele disse que vai me matar"],
  ["ar", "threat", "قال بيقتلني لو تركته"],
  ["ja", "threat", "逃げたら殺すと言われました"],
  ["ko", "threat", "헤어지면 죽이겠대요"],
  ["zh", "threat", "他说敢离婚就杀了我"],
  ["en", "shelter", "I don't know where to go"],
  ["de", "shelter", "wo soll ich denn hin"],
  ["fr", "shelter", "je sais pas où aller"],
  ["es", "shelter", "no sé adónde ir"],
  ["it", "shelter", "non so dove andare"],
  ["pt", "shelter", "não sei para onde ir"],
  ["ar", "shelter", "وين اروح"],
  ["ja", "shelter", "行くところがない"],
  ["ko", "shelter", "갈 곳이 없어요"],
  ["zh", "shelter", "我没地方去"],
  ["fr", "tracked", "si j'appelle, ça apparaît sur la facture"],
  ["es", "tracked", "si llamo aparece en la factura"],
  ["fr", "attacker", "il a coupé l'eau"],
  ["es", "attacker", "ya cerró la ducha"],
];

test.each(toldOfViolence)("whoever is being hurt is answered about it: %s, %s, %s", (language, id, text) => {
  expect(isSaid(replyTo(language, text, abuse), language, id)).toBe(true);
  expect(isSaid(replyTo(language, text, after("suicide")), language, id)).toBe(false);
});

test("whoever is coming is no help where it is the one who hurts", () => {
  const reply = replyTo("en", "he's coming back, I just called him", abuse);
  expect(isSaid(reply, "en", "attacker")).toBe(true);
});

const feared: readonly (readonly [LanguageCode, string])[] = [
  ["it", "il mio collega mi ha regalato il suo canarino e mi ha detto addio"],
  ["pt", "meu vizinho me deu o passarinho dele e se despediu de todo mundo"],
  ["en", "my friend says she wants to kill herself"],
  ["en", "he gave me his bird and said goodbye to everyone, it's all settled"],
  ["en", "should I ask him directly, I don't want to put the idea in his head"],
  ["de", "meine Freundin sagt, sie will nicht mehr leben"],
  ["de", "er hat mir seinen Vogel gegeben und sich verabschiedet, alles ist geregelt"],
  ["de", "ich hab Angst, dass mein Sohn sich was antut"],
  ["fr", "mon amie dit qu'elle veut mourir"],
  ["fr", "mon voisin m'a donné sa perruche et ses timbres"],
  ["es", "mi amiga dice que quiere morirse"],
  ["es", "mi vecino me regaló su loro y sus herramientas"],
  ["it", "la mia amica dice che vuole farla finita"],
  ["it", "il mio collega mi ha regalato il suo canarino e mi ha detto addio"],
  ["pt", "meu vizinho me deu o passarinho dele e se despediu de todo mundo"],
  ["pt", "minha amiga disse que quer morrer"],
  ["ar", "صديقتي تريد ان تموت"],
  ["ja", "友達が死にたいと言っています"],
  ["ja", "隣のおじいさんがインコを譲ってくれて、今までありがとうって言うんです"],
  ["zh", "我朋友把狗托付给我，还跟我告别"],
  ["ko", "친구가 죽고 싶대요"],
  ["zh", "我朋友说她不想活了"],
];

test.each(feared)(
  "whoever fears for another's life is told what can be done, also later: %s",
  (language, text) => {
    const dialogue = new Dialogue({ language });
    dialogue.say("…", "");
    const replies = [text, "…", "…"].map((it) => dialogue.say(it, ""));
    const { told: sentences } = phrasesByLanguage[language].subjects.theirDanger;
    for (const [index, reply] of replies.entries()) expect(reply).toContain(sentences[index]);
  },
);
