import type { LanguageCode } from "#shared/catalogues/languages.ts";

/**
 * What the words at the end of a turn tell, by language. In Chinese, Japanese and Korean endings are parts of a word;
 * elsewhere they are words. All lower case, without punctuation.
 */

type ByLanguage<T> = Readonly<Record<LanguageCode, T>>;

const wordless: ReadonlySet<LanguageCode> = new Set(["zh", "ja", "ko"]);
export const isSpaced = (language: LanguageCode): boolean => !wordless.has(language);

const list = (text: string): readonly string[] => text.split(",").map((it) => it.trim());

/** A turn doesn't end on these even if the recognizer added a full stop, which it does in any longer pause. */
export const alwaysOpen: ByLanguage<readonly string[]> = {
  en: list(
    `and, but, or, because, 'cause, although, even though, if, unless, whether, than, the, a, an, my, your, our, their, um, uh,
    er, erm, i mean, kind of, sort of, i just, it's just, i, i'm, it's, and then, but then, which, said that, think that`,
  ),
  de: list(
    `und, aber, oder, weil, dass, ob, wenn, obwohl, damit, sondern, ein, eine, einen, einem, mein, meine, meinen, meinem, ähm, äh,
    öhm, und dann, und ich, weil ich, dass ich, der, die, das, dem, den, ich, für, von, mit`,
  ),
  fr: list(
    `et, mais, ou, donc, parce que, que, si, quand, le, la, les, un, une, des, du, de, mon, ma, mes, euh, ben, et puis, je, j'ai,
    c'est, à, dans, pour, avec`,
  ),
  es: list(
    `y, pero, o, porque, aunque, que, si, cuando, el, la, los, las, un, de, del, mi, mis, eh, o sea, es que, y entonces, yo, con,
    para, en`,
  ),
  it: list(
    `e, ma, o, perché, che, se, quando, il, la, i, gli, le, un, di, del, della, mio, mia, ehm, cioè, e poi, io, con, per, in`,
  ),
  pt: list(
    `e, mas, ou, porque, que, se, quando, o, a, os, as, um, de, do, da, meu, minha, é que, tipo, e aí, eu, com, para, em`,
  ),
  ar: list(
    `و, أو, لكن, ولكن, بس, لأن, لأنه, لأني, عشان, علشان, إن, أن, إنه, إذا, لو, لما, في, من, على, عن, مع, يعني, اللي, كنت, أنا`,
  ),
  ja: list("だから, でも, それで, そして, えっと, えーと, あの, なんか, ながら, たら, という, けれど, を"),
  ko: list(
    "그리고, 그래서, 근데, 그런데, 하지만, 그러니까, 왜냐하면, 음, 뭐랄까, 을, 를, 은, 는, 때문에",
  ).map((it) => it.replaceAll(" ", "")),
  zh: list(
    "因为, 所以, 然后, 但是, 可是, 不过, 而且, 如果, 虽然, 或者, 比如, 就是说, 那个, 嗯, 呃, 和, 跟, 把, 被",
  ),
};

/** Said last, they close a turn. */
export const thanks: ByLanguage<readonly string[]> = {
  en: list("thank you, thanks, thanks so much, thank you so much, bye, goodbye, okay then"),
  de: list("danke, danke dir, danke schön, vielen dank, tschüss, bitte, gute nacht"),
  fr: list("merci, merci beaucoup, au revoir, s'il te plaît, s'il vous plaît, bonne nuit"),
  es: list("gracias, muchas gracias, adiós, por favor, buenas noches, hasta luego"),
  it: list("grazie, grazie mille, ciao, arrivederci, per favore, buonanotte"),
  pt: list("obrigado, obrigada, muito obrigado, muito obrigada, tchau, por favor, boa noite"),
  ar: list("شكرا, شكراً, شكرا لك, شكرا جزيلا, مع السلامة, تسلم, يعطيك العافية"),
  ja: list(
    "ありがとう, ありがとうございます, ありがとうございました, さようなら, おやすみ, おやすみなさい, お願いします",
  ),
  ko: list("고마워, 고마워요, 고맙습니다, 감사합니다, 감사해요, 안녕히계세요, 잘자요, 부탁해요"),
  zh: list("谢谢, 谢谢你, 谢谢您, 多谢, 再见, 拜拜, 晚安"),
};

/** Asking for a while in silence. */
export const silenceRequests: ByLanguage<readonly string[]> = {
  en: list(
    `give me a moment, give me a minute, give me a second, give me some time, need a moment, need a minute, need a second,
    let me think, hold on, hang on, one moment, just a moment, just a second, just a minute, be quiet, stay quiet, don't say anything,
    sit in silence, sit quietly`,
  ),
  de: list(
    `gib mir einen moment, gib mir eine minute, gib mir kurz, brauche einen moment, brauch einen moment, brauche kurz, brauch kurz,
    lass mich nachdenken, lass mich kurz, moment mal, einen moment, einen augenblick, warte kurz, sei still, sag nichts, nichts sagen, kurz ruhe`,
  ),
  fr: list(
    `donne moi une minute, donne moi un moment, donne moi un instant, laisse moi réfléchir, laisse moi un moment, laisse moi le temps,
    besoin d'un moment, besoin d'une minute, attends un peu, un instant, une seconde, une minute, ne dis rien, reste silencieux, en silence`,
  ),
  es: list(
    `dame un momento, dame un minuto, dame un segundo, necesito un momento, necesito un minuto, déjame pensar, déjame un momento,
    espera un momento, espera un poco, un momento, un segundo, no digas nada, quédate callado, en silencio`,
  ),
  it: list(
    `dammi un momento, dammi un minuto, dammi un secondo, dammi un attimo, ho bisogno di un momento, ho bisogno di un attimo,
    fammi pensare, lasciami pensare, aspetta un attimo, aspetta un momento, un attimo, un momento, non dire niente, in silenzio`,
  ),
  pt: list(
    `me dá um momento, me dá um minuto, dá me um momento, dá me um minuto, me dê um momento, preciso de um momento, preciso de um minuto,
    deixa eu pensar, deixa me pensar, espera um pouco, espera aí, um momento, um segundo, um instante, não diga nada, não fala nada, em silêncio`,
  ),
  ar: list(
    `أعطني لحظة, أعطني دقيقة, اعطيني دقيقة, عطيني دقيقة, اديني دقيقة, لحظة, لحظة واحدة, دقيقة, ثانية, استنى شوي, انتظر قليلا, خليني أفكر,
    دعني أفكر, أحتاج لحظة, محتاج وقت, لا تقل شيئا, ابق صامتا, اسكت شوي`,
  ),
  ja: list(
    "ちょっと待って, 少し待って, 待ってください, 考えさせて, 時間をください, 少し時間, 黙って, 静かにして, 何も言わないで, 一分, ちょっとだけ待",
  ),
  ko: list(
    "잠깐만, 잠시만, 기다려, 생각할시간, 생각좀, 시간을줘, 시간좀, 조용히, 아무말도하지마, 아무말하지",
  ),
  zh: list(
    "等一下, 等等, 等我一下, 让我想想, 让我想一想, 给我一点时间, 给我点时间, 先别说话, 不要说话, 别说话, 安静一会, 静一静",
  ),
};
