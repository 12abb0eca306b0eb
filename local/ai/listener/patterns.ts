import type { LanguageCode } from "#shared/catalogues/languages.ts";

/** Languages written without spaces, or with endings that grow onto the word: their words are looked for anywhere. */
const unspaced: ReadonlySet<LanguageCode> = new Set(["zh", "ja", "ko"]);

const startOf: Partial<Record<LanguageCode, string>> = { ar: "(?<!\\p{L})(?:وال|بال|لل|ال|[وفبلك])?" };

/** Spelling as people really write it: no capitals, no accents, one kind of apostrophe. */
export function fold(text: string, language: LanguageCode): string {
  const plain = text.toLowerCase().replaceAll(/[’‘]/g, "'");
  if (language === "zh") return simplified(plain.normalize("NFC"));
  if (unspaced.has(language)) return plain.normalize("NFC");
  return plain.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ى", "ي").replaceAll("ة", "ه");
}

const traditionalCharacters =
  "謝這說話個們來時會過還沒麼嗎對開關見聽覺樣學問題點讓給從後無業難愛發歡幾經應該當體認識裡裏邊誰請錢買賣電腦機車東長門間聞閱讀書寫記憶歲節樂藥醫師護養媽爺兒孫親離結約嚴緊張壓鬱悶煩惱氣傷淚憂慮驚嚇懼夢頭臉腳臟檢驗報單據實現場處動運練習課試級職員闆辭資貸債費價訂購視頻錄聲響靜鬧熱涼溫濕乾飯麵湯魚雞豬貓鳥馬鄰鄉鎮縣國區園館廳廚燈樓橋鐵軌陽臺風雲壞錯誤讚獎勵慶賀禮喪墳殺斷繼續終於與並雖卻囉隻條雙兩萬歷寶貝嬰產懷願夠總剛麗帥髮遲遠進適選輯連絡網訊號碼傳帶丟掃層屬嘗確證義務專賴懶勞獨談論討厭惡噁醜聰優勢變換態勝負責團隊夥僅盡儘極瘋診療創復複衛漢語粵廣劇戲遊戶冊刪備設導匯載妳掰倆轉燒圍彎撐擔擁擾擺攝攔敗敵數齊塊墊夾奪婦孃寢尋屆島幫幹廢彈徑恆恥悅慣慘憐憑憤戰拋掙採揚損搖搶摟撥擇擊攜講罵誠謊譯誇訴詢諒諾議異臨舊艱藝葉蓋補裝觸訪評詞詳誌調諮貧貪貴賬趕跡輕輸辦農違遺郵釋針鈴銀鍋鍵鎖鐘閃閉閒際陳陸隨險隱雜霧靈韓頂順預領頸顆額顏類顧飛飲飽餓餘騎騙騷鬆鬥黃齡擠擬積穩競筆簡簽紀紅納紙細組絕統綠維編緣縮織繞繩罰羅聯膽腫脫著檔歸殘殼滿漸潛灣災煙爭牆狀獻環癢盤禍種稱窮竊築粧糾純縱纖罷翹臥舉艙莊蘭蟲術襪訓託許註詩誕謀謎";
const simplifiedCharacters =
  "谢这说话个们来时会过还没么吗对开关见听觉样学问题点让给从后无业难爱发欢几经应该当体认识里里边谁请钱买卖电脑机车东长门间闻阅读书写记忆岁节乐药医师护养妈爷儿孙亲离结约严紧张压郁闷烦恼气伤泪忧虑惊吓惧梦头脸脚脏检验报单据实现场处动运练习课试级职员板辞资贷债费价订购视频录声响静闹热凉温湿干饭面汤鱼鸡猪猫鸟马邻乡镇县国区园馆厅厨灯楼桥铁轨阳台风云坏错误赞奖励庆贺礼丧坟杀断继续终于与并虽却啰只条双两万历宝贝婴产怀愿够总刚丽帅发迟远进适选辑连络网讯号码传带丢扫层属尝确证义务专赖懒劳独谈论讨厌恶恶丑聪优势变换态胜负责团队伙仅尽尽极疯诊疗创复复卫汉语粤广剧戏游户册删备设导汇载你拜俩转烧围弯撑担拥扰摆摄拦败敌数齐块垫夹夺妇娘寝寻届岛帮干废弹径恒耻悦惯惨怜凭愤战抛挣采扬损摇抢搂拨择击携讲骂诚谎译夸诉询谅诺议异临旧艰艺叶盖补装触访评词详志调咨贫贪贵账赶迹轻输办农违遗邮释针铃银锅键锁钟闪闭闲际陈陆随险隐杂雾灵韩顶顺预领颈颗额颜类顾飞饮饱饿余骑骗骚松斗黄龄挤拟积稳竞笔简签纪红纳纸细组绝统绿维编缘缩织绕绳罚罗联胆肿脱着档归残壳满渐潜湾灾烟争墙状献环痒盘祸种称穷窃筑妆纠纯纵纤罢翘卧举舱庄兰虫术袜训托许注诗诞谋谜";
const simplifiedOf: ReadonlyMap<string, string> = new Map(
  traditionalCharacters.split("").map((it, index) => [it, simplifiedCharacters[index] ?? it]),
);

/** The characters that phrase lists are written in, for those that people in Taiwan or Hong Kong use most. */
const simplified = (text: string): string =>
  text.replaceAll(/\p{Script=Han}/gu, (it) => simplifiedOf.get(it) ?? it);

/** Compiles a word list of a phrase file; `*` after a letter stands for any letters. */
export function pattern(words: string, language: LanguageCode): RegExp {
  const source = fold(escapesKept(words), language).replaceAll(/(?<!\\\p{L})(?<=\p{L})\*/gu, "\\p{L}*");
  const body = `(?:${restored(source)})`;
  if (unspaced.has(language)) return new RegExp(body, "gu");
  return new RegExp(`${startOf[language] ?? "(?<![\\p{L}\\p{N}])"}${body}(?![\\p{L}\\p{N}])`, "gu");
}

/** Folding must not turn these into others; and what is no letter for JavaScript's `\\W` is one for people. */
const escapes = [
  ["\\W", "\\~1", "[^\\p{L}\\p{N}]"],
  ["\\p{L}", "\\~2", "\\p{L}"],
  ["\\P{L}", "\\~3", "\\P{L}"],
  ["\\p{N}", "\\~4", "\\p{N}"],
] as const;

const escapesKept = (words: string): string =>
  escapes.reduce((kept, [written, held]) => kept.replaceAll(written, held), words);
const restored = (source: string): string =>
  escapes.reduce((kept, [, held, meant]) => kept.replaceAll(held, meant), source);

export type Found = { readonly start: number; readonly end: number };

/** Every match of a pattern in a folded text. */
export function matchesOf(regex: RegExp, folded: string): Found[] {
  return [...folded.matchAll(regex)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** Whether a match is only part of a longer word: "père" in "grand-père". */
export function isInside({ start, end }: Found, matches: readonly Found[]): boolean {
  return matches.some(
    (other) => other.start <= start && end <= other.end && other.end - other.start > end - start,
  );
}

/** How long a message is for a reader: letters, where a Chinese or Japanese character counts as three. */
export function weightOf(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return text.length + dense * 2;
}

/** The same, where a Korean syllable counts as two letters, since that is what it is. */
export const lengthOf = (text: string): number =>
  weightOf(text) + (text.match(/\p{Script=Hangul}/gu)?.length ?? 0);
