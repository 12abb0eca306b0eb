import { isLanguageCode, type LanguageCode } from "#shared/catalogues/languages.ts";

const list = (text: string): readonly string[] => text.split(",").map((it) => it.trim().replaceAll(" ", ""));

/** Hummed in every language, however a recognizer spells it. */
const hums =
  /^(?:m+|h+m+|m+h+m*|mh?m+h*|hm+h*|a+h+|o+h+|u+h+h*(?:u+h+)?|e+h+|ah+a+|o+h+o+|aham+|uhum+|um+hm+|mm+hmm+|mhmm*|hum+|hmhm|ã?hã|u+h*m+|m+j+m*|ん+|うん|嗯+|唔+|嗯哼|으*음+|흠+|응+|어+|아+|امم+|اه+|آه+|هم+|مم+)$/u;

/** Said while the other person speaks, to show that one is listening. Without spaces, lower case. */
const listening: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: list(
    `yeah, yes, yep, yup, okay, ok, right, sure, i see, got it, gotcha, uh-huh, uh huh, mm-hm, mm-hmm, mhm, true, exactly, wow, oh,
    oh wow, oh yeah, oh okay, oh right, ah okay, ah yes, of course, makes sense, that makes sense, that's true, that's right, i know,
    alright, all right, fair enough, good, great, nice, cool, totally, absolutely, definitely, fine, for sure, indeed, aw, oh man, oh god,
    oh dear, my god, really, is that so, thanks, thank you, so true`,
  ),
  de: list(
    `ja, jaja, genau, okay, ok, stimmt, klar, mhm, aha, achso, ach so, ach ja, oh ja, verstehe, ich verstehe, richtig, gut, schön, alles klar,
    na klar, natürlich, jo, jep, eben, ach, ach gott, oh gott, oh, oh je, ach je, echt, wirklich, ah ja, ah okay, na ja, naja, tja, toll, super, voll,
    total, absolut, sicher, gerne, danke, das stimmt, ist klar, ja genau, ja klar, ja stimmt, ja gut, ja okay, so ist es, hm ja`,
  ),
  fr: list(
    `oui, ouais, mouais, d'accord, ok, okay, hum, mhm, ah oui, ah ouais, ah bon, ah d'accord, c'est vrai, exact, exactement, voilà, je vois, bien sûr,
    tout à fait, je comprends, ah, oh, oh là là, oh là, ben oui, bah oui, eh oui, eh ben, mais oui, d'acc, carrément, c'est ça, très bien, bien, bon,
    vraiment, effectivement, absolument, certes, évidemment, merci, oui oui, oui c'est vrai, oui voilà, super, ça marche, entendu`,
  ),
  es: list(
    `sí, si, ajá, aja, vale, ok, okay, claro, ya, ya veo, entiendo, exacto, exactamente, es verdad, cierto, de acuerdo, bueno, bien, muy bien, mhm,
    claro que sí, ah, oh, ay, ah sí, ah ya, ah vale, ah bueno, ah okay, sí claro, sí sí, sí exacto, eso, eso es, así es, ajam, dale, órale, sale, ándale,
    vaya, anda, guau, qué bien, de verdad, en serio, por supuesto, desde luego, tal cual, totalmente, gracias, ya entiendo, te entiendo, dios mío, uy`,
  ),
  it: list(
    `sì, si, già, okay, ok, certo, esatto, esattamente, capisco, ho capito, capito, va bene, d'accordo, vero, è vero, mhm, ah, oh, eh, eh già, eh sì, ah sì, ah ecco,
    ah okay, ah capisco, ecco, giusto, bene, bello, davvero, infatti, appunto, chiaro, sicuro, certamente, assolutamente, mamma mia, mamma mia sì, oddio,
    accidenti, caspita, grazie, sì sì, sì certo, sì esatto, sì è vero, sì infatti, proprio così, ci sta, perfetto, ottimo`,
  ),
  pt: list(
    `sim, é, é mesmo, aham, uhum, ok, okay, tá, tá bom, certo, claro, isso, isso mesmo, entendi, entendo, percebo, pois, pois é, pois sim, exato, exatamente,
    verdade, é verdade, ah, oh, ah é, ah sim, ah tá, ah entendi, nossa, nossa é mesmo, puxa, poxa, caramba, sei, tô sabendo, beleza, legal, bom, muito bem,
    está bem, tá certo, com certeza, de facto, de fato, sem dúvida, obrigado, obrigada, sim sim, sim claro, pode crer, sério, a sério, meu deus, aí sim, exacto`,
  ),
  ar: list(
    `نعم, أيوه, ايوه, أيوا, ايوا, ايوة, أيوة, إيه, ايه, اه, آه, اها, آها, طيب, طب, تمام, أوكي, اوكي, اوكيه, أوك, صح, صحيح, فعلا, فعلاً, بالضبط, بالظبط, مفهوم,
    فهمت, فاهم, فاهمة, ماشي, حسنا, حسناً, اكيد, أكيد, طبعا, طبعاً, بلى, أجل, والله, يا الله, ممم, همم, مم, إمم, صدقت, معك حق, معاك حق, حاضر, زين, ايوه صح, اي, أي, إي,
    اي نعم, إي والله, صح كده, تمام تمام, طيب طيب, سبحان الله, حلو, جميل, شكرا, شكراً, عارف, عارفة`,
  ),
  ja: list(
    `うん, うんうん, はい, はいはい, ええ, ええええ, そう, そうそう, そうですね, そうですよね, そうだよね, そうだね, そうですか, そうか, そっか, そうなんだ, そうなんですね, そうなんですか, なるほど, なるほどね, 確かに,
    たしかに, へえ, へー, ほう, ほうほう, ふーん, ふうん, ああ, あー, あぁ, おお, おー, ほんと, ほんとに, 本当, 本当に, ですね, だよね, ですよね, わかる, わかります, 分かる, 分かります, わかりました,
    うんそう, そうですそうです, まあ, まあね, まあそうですね, んー, んん, うーん, はぁ, はあ, いいですね, いいね, すごい, ありがとう, ありがとうございます, オッケー, オーケー, ok, おっしゃる通り, その通り`,
  ),
  ko: list(
    `네, 네네, 예, 예예, 응, 응응, 어, 어어, 음, 음음, 그래, 그래요, 그래그래, 그렇죠, 그렇지, 그렇구나, 그렇군요, 그러네, 그러네요, 그러게, 그러게요, 맞아, 맞아요, 맞아맞아, 맞습니다, 아, 아하, 아네,
    아그래요, 아그렇구나, 아그렇군요, 아진짜, 진짜, 진짜요, 정말, 정말요, 오, 와, 우와, 알겠어요, 알겠습니다, 알았어, 알았어요, 이해해요, 이해돼요, 당연하죠, 물론이죠, 물론, 좋아, 좋아요, 좋네요, 오케이,
    네맞아요, 네그래요, 네알겠어요, 네알겠습니다, 아네네, 그쵸, 그죠, 고마워요, 감사합니다, 헐, 세상에, 하긴`,
  ),
  zh: list(
    `嗯, 嗯嗯, 对, 对对, 对对对, 是, 是的, 是啊, 是是是, 是吗, 好, 好的, 好好, 好吧, 好啊, 哦, 哦哦, 噢, 喔, 啊, 哇, 行, 可以, 没错, 确实, 的确, 明白, 我明白, 明白了, 知道, 我知道, 知道了, 了解, 懂了, 我懂, 原来如此,
    这样啊, 原来是这样, 原来这样, 真的, 真的吗, 也是, 也对, 有道理, 当然, 嗯对, 嗯是的, 嗯好, 嗯好的, 对啊, 对呀, 就是, 就是啊, 就是就是, 哎, 唉, 哎呀, 天哪, 天啊, 好的好的, 谢谢, 谢谢你, ok, 不错, 挺好, 可不是`,
  ),
};

const letters = /[^\p{L}\p{M}\p{N}']+/gu;

/** The parts of what was said, each alone or doubled as people do ("yeah yeah"), and all of it in one. */
function isListening(text: string, known: ReadonlySet<string>): boolean {
  const parts = text.toLowerCase().normalize("NFC").replace(/[’ʼ]/gu, "'").split(letters).filter(Boolean);
  const whole = parts.join("");
  const fits = (part: string): boolean => known.has(part) || hums.test(part) || isDoubled(part, known);
  if (parts.length === 0) return false;
  return parts.length <= 4 && (fits(whole) || parts.every(fits) || isPhrases(parts, known));
}

function isDoubled(part: string, known: ReadonlySet<string>): boolean {
  const half = part.slice(0, part.length / 2);
  return part.length % 2 === 0 && half + half === part && (known.has(half) || hums.test(half));
}

/** Two backchannels in a row, of which either may have several words. */
function isPhrases(parts: readonly string[], known: ReadonlySet<string>): boolean {
  return parts.some((_, cut) => {
    const [first, second] = [parts.slice(0, cut).join(""), parts.slice(cut).join("")];
    return cut > 0 && [first, second].every((it) => known.has(it) || hums.test(it));
  });
}

const tables = new Map(Object.entries(listening).map(([language, words]) => [language, new Set(words)]));

/** Whether somebody who said this over a reply is only showing that they listen [T29]. `language` is BCP 47. */
export function isBackchannel(text: string, language: string): boolean {
  const base = language.split("-")[0] ?? "";
  const known = isLanguageCode(base) ? tables.get(base) : tables.get("en");
  return known !== undefined && isListening(text, known);
}
