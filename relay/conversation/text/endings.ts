import type { LanguageCode } from "#shared/catalogues/languages.ts";

/**
 * What the words at the end of a turn tell, by language. In Chinese, Japanese and Korean endings are parts of a word;
 * elsewhere they are words. All lower case, without punctuation.
 */

type ByLanguage<T> = Readonly<Record<LanguageCode, T>>;

const wordless: ReadonlySet<LanguageCode> = new Set(["zh", "ja", "ko"]);
export const isSpaced = (language: LanguageCode): boolean => !wordless.has(language);

const list = (text: string): readonly string[] => text.split(",").map((it) => it.trim());

/** Without a full stop nobody ends a turn on these: conjunctions, articles, fillers, verbs and pronouns that want more. */
export const hangingEndings: ByLanguage<readonly string[]> = {
  en: list(
    `and, but, or, because, cause, 'cause, since, although, even though, if, as if, unless, until, whether, than, the, a, 
    an, my, your, our, their, every, such, um, uh, er, erm, uhm, i mean, kind of, sort of, i just, it's just, he just, 
    she just, i, he, she, they, we, i'm, he's, she's, they're, we're, i've, i'd, i'll, there's, there is, it's, and it, 
    but it, and then, but then, so then, so that, said that, think that, feel that, feeling that, thing is, problem is, 
    point is, which, whose, and who, as, except, without, between, during, because of, instead of, a lot of, one of, 
    out of, afraid of, some of, most of, trying to, going to, supposed to, started to, and when, but when, when i, 
    when he, when she, if i, if he, if she, or maybe, and maybe, like when, like a, well, not only, and that, but that, 
    and not, but not, the way that, or like, and like, i was like, i keep, i feel like, it feels like, i think i, 
    feels so, feel so, so much, i was just, i was, only, probably, and so, or so i, kept saying, keeps saying`,
  ),
  de: list(
    `und, aber, oder, weil, denn, dass, ob, wenn, als ob, obwohl, damit, bevor, nachdem, während, sondern, sowie, falls, 
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, mein, meine, meinen, meinem, meiner, sein, seine, 
    seinen, ihre, ihren, unser, unsere, dein, deine, kein, keine, keinen, ähm, äh, öhm, also, halt so, so ein, 
    irgendwie so, und dann, und da, aber dann, ich, wir, und ich, ich hab, ich habe, ich bin, ich war, ich muss, 
    ich kann, ich will, er hat, sie hat, es ist, es war, das ist, das war, da ist, da war, mit, von, für, ohne, gegen, 
    bei, zwischen, wegen, trotz, seit, aus dem, in der, in die, im, am, beim, zum, zur, vom, ins, und zwar, nicht nur, 
    wie so, weil ich, dass ich, wenn ich, als ich, sogar, zu sehr, einfach nur, so dass, sodass, vor allem, 
    zum beispiel, dass er, dass sie, weil er, weil sie, und er, und sie`,
  ),
  fr: list(
    `et, mais, ou, donc, car, parce que, parce qu, puisque, que, qu, si, comme si, quand, lorsque, alors que, pour que, 
    afin que, avant que, même si, sauf que, tandis que, dès que, le, la, les, l, un, une, des, du, de, d, au, aux, mon, 
    ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, leur, leurs, ce, cet, cette, ces, euh, ben, bah, enfin, 
    genre, et puis, et là, et alors, mais bon, du coup, je, j, tu, il, on, je me, je ne, je n, j'ai, je suis, c'est, 
    c'était, il y a, il y avait, j'étais, il a, elle a, et je, que je, à, dans, sur, chez, entre, vers, sans, par, en, 
    avec mon, avec ma, comme, qui, dont, où je, trop de, plus de, même pas de, par exemple, je veux, je vais, je peux, 
    quelque chose de, à cause de, au lieu de, en train de, j'arrive pas à, besoin de, envie de, peur de, 
    l'impression que, et elle, et il, qu'elle, qu'il, que elle, mais elle, mais il`,
  ),
  es: list(
    `y, e, pero, o, u, porque, aunque, que, si, como si, cuando, mientras, para que, ya que, sino, pues que, el, la, los, 
    las, un, una, unos, unas, del, al, de, mi, mis, tu, tus, su, sus, este, ese, aquel, eh, em, este pues, o sea, 
    es que, o sea que, y entonces, y luego, y después, pero bueno, yo, y yo, no sé si, se, nos, es, era, está, estaba, 
    estoy, he, ha, había, soy, fue, tan, más de, a, en, con, por, para, sin, sobre, entre, hasta, desde, según, contra, 
    como, donde, quien, cual, cuyo, por ejemplo, tengo que, tenía que, voy a, iba a, creo que, siento que, pienso que, 
    quiero, a veces me, además de, en vez de, a causa de, miedo de, ganas de, un poco de, ni siquiera, y cuando, y si, 
    pero si, pero cuando, que él, que ella, y él, y ella`,
  ),
  it: list(
    `e, ed, ma, o, oppure, perché, che, se, come se, quando, mentre, anche se, siccome, dato che, visto che, affinché, 
    prima che, il, lo, la, i, gli, le, l, un, uno, una, del, della, dello, dei, delle, degli, al, alla, allo, ai, alle, 
    nel, nella, nei, nelle, sul, sulla, dal, dalla, di, da, in, con, per, tra, fra, a, senza, mio, mia, miei, mie, tuo, 
    tua, suo, sua, nostro, questo, questa, ehm, cioè, insomma, allora, quindi, e poi, e allora, e io, ma io, io, mi, si, 
    ti, ci, non, non mi, ho, ha, hanno, sono, è, era, c'è, c'era, ero, stavo, sto, così tanto, troppo, più di, come, 
    cui, quale, dove, per esempio, devo, dovevo, voglio, vorrei, credo che, penso che, sento che, ho paura di, 
    invece di, a causa di, un po di, bisogno di, voglia di, nemmeno, e quando, e se, ma quando, solo che, che lui, che lei, e lui, e lei`,
  ),
  pt: list(
    `e, mas, ou, porque, que, se, como se, quando, enquanto, embora, para que, já que, só que, o, a, os, as, um, uma, 
    uns, umas, do, da, dos, das, no, na, nos, nas, ao, à, pelo, pela, num, numa, de, em, com, por, para, pra, sem, 
    sobre, entre, até, desde, contra, meu, minha, meus, minhas, teu, tua, seu, sua, esse, essa, este, esta, hã, é que, 
    tipo, tipo assim, ou seja, quer dizer, e aí, e depois, e então, mas aí, então, eu, eu não, me, eu me, te, era, 
    estava, tá, tava, estou, tô, tenho, tinha, tem, há, sou, fui, tão, mais de, como, onde, cujo, por exemplo, 
    tenho que, tinha que, vou, ia, quero, acho que, sinto que, penso que, medo de, vontade de, em vez de, por causa de, 
    um pouco de, nem, nem sequer, e quando, e se, mas quando, mas se, parece que, que ele, que ela, que eles, e ele, e ela`,
  ),
  ar: list(
    `و, أو, ثم, لكن, ولكن, بس, لأن, لأنه, لأني, لأنها, لأنني, عشان, علشان, لإن, إن, أن, أنه, أنها, أني, أنني, إني, انه, انو, إنه,
    إذا, لو, لما, عندما, بينما, مع أن, رغم, رغم أن, حتى, كي, لكي, في, من, إلى, على, عن, مع, بين, عند, بدون, قبل, بعد ما, قبل ما,
    بسبب, مثل, زي, كأن, كأنه, كأني, كان, كانت, كنت, هو, هي, أنا, وأنا, هم, يعني, مثلا, مثلاً, اللي, الذي, التي, الذين, يا,
    كل, أي, ما, ولا, مش, ليس, صار, صرت, وبعدين, بعدين, ثم بعد, فـ, لازم, ممكن, أريد أن, بدي, عايز, عاوز, نفسي, أحس أن, أحس إن,
    أشعر أن, حاسس إن, خايف من, أخاف من, امم, آه و, بصراحة, و أنا, ولما, وكان, وكانت, وكنت, أحيانا, ماعدا, إلا, وهو, وهي, قد, لقد, سوف`,
  ),
  ja: list(
    `から, けど, けれど, けれども, だけど, でも, のに, ので, んで, て, で, し, たり, ながら, たら, なら, ば, と, って, は, を, に, へ, も,
    の, が, や, とか, より, まで, えっと, えーと, えと, あの, あのー, その, なんか, なんていうか, なんというか, それで, そして, だから, ただ,
    しかも, たとえば, つまり, もし, まあ, うーん, 私, 僕, 俺, という, みたいな, ような, 時, とき, ために, せいで, ずっと, すごく, とても, 全然,
    あと, それに, なのに, っていうか, 自分, 母, 父, 彼, 彼女, そしたら, そうすると, だって, やっぱり, 本当は, 最近, 毎日, いつも, もう`,
  ),
  ko: list(
    `는데, 은데, 인데, 던데, 고, 지만, 니까, 면, 서, 려고, 려면, 도록, 다가, 느라, 거나, 든지, 자마자, 아도, 어도, 해도, 데도, 때문에, 그리고, 그래서, 근데, 그런데, 하지만, 그러니까, 
    그냥, 왜냐하면, 만약, 혹시, 음, 뭐, 뭐랄까, 막, 약간, 좀, 을, 를, 은, 는, 에서, 에게, 한테, 으로, 하고, 이랑, 랑, 와, 과, 의, 보다, 처럼, 까지, 부터, 에, 내가, 제가, 
    엄마가, 아빠가, 사람이, 사람들이, 할 때, 특히, 예를 들면, 예를 들어, 너무, 진짜, 정말, 계속, 자꾸, 그때, 그게, 이게, 저는, 나는, 아니면, 또, 사실은, 사실, 요즘, 매일, 데, 그러다`,
  ).map((it) => it.replaceAll(" ", "")),
  zh: list(
    `因为, 所以, 然后, 但是, 可是, 不过, 而且, 如果, 虽然, 即使, 或者, 还有, 比如, 比如说, 就是, 就是说, 那个, 这个, 那种, 这种, 嗯, 呃, 额, 我, 他, 她, 他们, 我们, 你, 和, 跟, 
    在, 把, 被, 给, 对, 从, 向, 为了, 关于, 除了, 的时候, 之后, 以后, 以前, 每次, 有时候, 觉得, 可能, 应该, 总是, 一直, 特别, 非常, 很, 也, 都, 就, 才, 又, 还, 让, 使, 怕, 
    希望, 甚至, 尤其, 我妈, 我爸, 老是, 只是, 其实, 于是, 结果, 要是, 万一, 一个, 那些, 一边, 连, 越来越, 反正, 一想到, 一看到, 毕竟, 包括, 的话, 然后呢, 他说, 她说, 想说, 觉得自己, 把我的, 就会, 他就, 她就, 我就是`,
  ),
};

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

/** Left open only where the recognizer set no full stop: prepositions that may close a clause, openings without a main clause. */
export const openOnlyBare: ByLanguage<RegExp> = {
  en: /(?<!\b(?:what|who|where|how|which|that|why)\b.*)\b(?:of|for|with|from|to|at|by|in|on|about|into|like|just|maybe|really|still|never|always|also|actually|when|where|how|is|was|are|were|have|had|been|being|told|said|with my|to my|you know|her|his|this|these|those|that|one|other|not)$|^(?:when|if|because|since|although|while|whenever|every time|after|before|ever since|sometimes when|and when|but when)\b(?!.*\b(?:then|i (?:feel|felt|get|got|can't|cry|cried|just|want|need|think|thought|don't|start|started)|it (?:feels|felt|gets|got|hurts|was|is))\b.*)/u,
  de: /(?:^| )(?:auf|in|an|aus|mit|nach|über|unter|um|vor|zu|hinter|neben|durch|wie|wo|wer|wenn|als|sie|es|man|mich|mir|ist|war|hat|hatte|habe|bin|nicht|mehr|wieder|endlich|ganz|gar|kaum|überhaupt|so|nur|noch|immer|manchmal|vielleicht|eigentlich|einfach|irgendwie|dann|da|weil sie|weil er)$|^(?:wenn|weil|als|obwohl|seit|seitdem|bevor|nachdem|immer wenn|jedes mal wenn|und wenn|falls)\b(?!.*\b(?:dann|ist|bin|war|habe|hab|muss|kann|fühle|denke|weine|wird|geht)\b.*\b\p{L}+ (?:ich|es|er|sie|mir|mich)\b)/u,
  fr: /(?:^| )(?:avec|pour|contre|depuis|pendant|après|avant|sous|pas|plus|juste|vraiment|peut-être|parfois|toujours|quand même|là|est|était|suis|ai|a|avait|me|se|te|nous|vous|leur|lui|très|trop|si|comme ça|une fois|quelque chose|tout|ma mère|mon père)$|^(?:quand|si|parce que|comme|depuis que|chaque fois que|même si|dès que|lorsque|et quand)\b(?!.*\b(?:je (?:me|suis|ne|n'ai|pleure|sens|veux|peux|pense|vais)|ça|c'est|alors)\b)/u,
  es: /(?:^| )(?:no|muy|tan|más|ya|siempre|nunca|casi|solo|sólo|también|entonces|ahora|algo|a veces|últimamente|mi madre|mi padre|mi mamá|mi papá|ni|me|te|lo|le|muy|qué|cómo|cuándo|dónde|les|os)$|^(?:cuando|si|porque|aunque|desde que|cada vez que|como|mientras|y cuando)\b(?!.*\b(?:me (?:siento|pongo|da|dan|duele|pasa)|lloro|no puedo|entonces|pienso|quiero)\b)/u,
  it: /(?:^| )(?:più|già|sempre|mai|quasi|solo|anche|ancora|poi|adesso|tutto|tutta|qualcosa|a volte|ultimamente|mia madre|mio padre|mia mamma|mio papà|né|chi|cosa|molto|avevo|aveva|abbiamo|vi|ne|davvero|magari|forse)$|^(?:quando|se|perché|siccome|anche se|da quando|ogni volta che|appena|mentre|e quando)\b(?!.*\b(?:mi (?:sento|viene|fa|prende)|piango|non riesco|allora|penso|vorrei)\b)/u,
  pt: /(?:^| )(?:não|mais|já|sempre|nunca|quase|só|também|ainda|agora|tudo|algo|às vezes|ultimamente|minha mãe|meu pai|nem|quem|muito|é|foi|está|lhe|lhes|vos|aí|lá|mesmo|talvez|realmente)$|^(?:quando|se|porque|embora|desde que|cada vez que|sempre que|assim que|enquanto|e quando)\b(?!.*\b(?:me sinto|fico|dá|dói|choro|não consigo|não posso|então|penso|quero)\b)/u,
  ar: /(?:^|\s)(?:بعد|قبل|لا|لم|لن|كيف|أين|متى|وين|امي|أمي|أبي|ابي|الشغل|دائما|دايما|كثير|جدا و|فجأة|اليوم|امبارح|أمس|حتى لو|هذا|هذه|ده|دي|كده|هيك|شي|حاجة|عندي|لدي|معي|إنو|كمان|أيضا)$|^(?:لما|عندما|إذا|لو|كلما|كل ما|بعد ما|من لما|منذ)(?:\s)(?!.*(?:أحس|بحس|أشعر|ما أقدر|ما بقدر|مش قادر|أبكي|ببكي|أخاف|بخاف))/u,
  ja: /(?:今日|昨日|今朝|夜|仕事|学校|会社|友達|家族|子ども|子供|一人|何か|誰か|どこか|気持ち|こと|もの|人|ところ|くらい|ぐらい|だけ|しか|ほど|さえ|など|急に|突然|たぶん|多分|なぜか|どうしても|まだ|また|ちょっと|少し|すぐ|先週|先月|去年|でき|思っ|言っ|やっ|なっ)$/u,
  ko: /(?:가|이|로|오늘|어제|아침에|밤에|회사|학교|친구|가족|아이|혼자|뭔가|누군가|것|거|사람|갑자기|아마|왠지|아직|다시|조금|바로|지난주|작년|하|되|보|해야|하기|하는|있는|없는|같은|라고|다고|냐고|자고|게|지)$/u,
  zh: /(?:今天|昨天|早上|晚上|工作|学校|公司|朋友|家人|孩子|一个人|什么|谁|哪里|心里|突然|也许|大概|还没|再|一点|上周|去年|不|没|最近|每天|现在|当时|后来|去|来|到|做|看|得|着|地|时|里|上|下|中|跟我|对我|问我)$/u,
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
