import { expect, test } from "vitest";
import { isAsking } from "./asking.ts";

test.each([
  ["en", "quick one before i start, is this free or do i pay at some point"],
  ["en", "should i ring her. it's been a month"],
  ["en", "wdym by that"],
  ["en", "what about my dog"],
  ["de", "Kann man das hier auch wieder löschen"],
  ["de", "Was meinen S' damit"],
  ["de", "kann mein Chef das lesen"],
  ["fr", "pourquoi tu me demandes ça"],
  ["fr", "bon. je mets quoi. deux phrases max"],
  ["fr", "j'vas le mettre sur le frigo. qu'est-ce t'en penses"],
  ["fr", "tu ferais quoi toi"],
  ["es", "cómo se lo digo a mi madre"],
  ["es", "oye y tú qué harías"],
  ["es", "se lo mando o no"],
  ["it", "quanto costa dopo il primo mese"],
  ["it", "avete tipo esercizi per la rabbia"],
  ["pt", "será que ela vai me perdoar"],
  ["pt", "última pergunta, vocês vendem meus dados"],
  ["ar", "كيف أقول له"],
  ["ar", "شلون ابدي الحجي"],
  ["ja", "なんて言えばいいの"],
  ["ja", "謝ったほうがいいもんですかね"],
  ["ja", "これって無料なの"],
  ["ko", "이제 어떻게 해야 할지 어떡해"],
  ["ko", "나중에 와도 기억합니꺼"],
  ["zh", "我该怎么跟她开口"],
  ["zh", "有冇咩提議"],
] as const)("a question needs no mark, in %s: %s", (language, text) => {
  expect(isAsking(text, language)).toBe(true);
});

test.each([
  ["en", "what's mad is I was nearly crying over a group chat"],
  ["en", "is fine, honestly"],
  ["en", "how do I switch you off"],
  ["en", "have my exam tomorrow"],
  ["de", "was mich nervt ist das Geschirr"],
  ["de", "hab ich ihm auch gesagt"],
  ["fr", "je me demande pas trop pourquoi"],
  ["fr", "c'est toujours non"],
  ["es", "que me dejen en paz"],
  ["es", "cuesta un ojo de la cara"],
  ["it", "che giornata"],
  ["it", "te lo dico io"],
  ["pt", "que saudade dela"],
  ["pt", "por que eu não salvei"],
  ["ja", "どうすればいいか考えています"],
  ["ja", "本人には聞いてないです"],
  ["ko", "그냥 그랬나 봐요"],
  ["ko", "애는 여섯 살 하나요"],
  ["zh", "我也不知道怎么办"],
] as const)("a statement may begin like one, in %s: %s", (language, text) => {
  expect(isAsking(text, language)).toBe(false);
});
