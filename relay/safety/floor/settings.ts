import type { LanguageCode } from "#shared/catalogues/languages.ts";

/** What martial arts and combat sports are called wherever Latin letters are written. */
const sports =
  "jiu jitsu | jiujitsu | ju jitsu | jujitsu | bjj | judo | karate | mma | muay thai | kickboxing | kick boxing | krav maga | taekwondo | tae kwon do | aikido | capoeira | sparring | grappling | escape room | cosplay | larp";

/**
 * Where somebody is choked, hit, threatened or locked in and nobody means harm: sport, play, acting, treatment. Next to
 * one of these nothing is unmistakable; the screen and the reader still judge the turn. By language, as in `Phrasings`.
 */
export const settings: Readonly<Record<LanguageCode, string>> = {
  en: `${sports} | wrestling | boxing class | fencing | self defence class | self defense class | scrum | lightsaber | water gun | pillow fight | tickle fight | rehearsal | rehearsals | rehearsing | on set | stunt | stage combat | physio | physiotherapist | osteopath | chiropractor | masseuse | massage`,
  de: `${sports} | ringen | boxtraining | fechten | selbstverteidigungskurs | selbstverteidigung | lichtschwert | wasserpistole | kissenschlacht | probe für | theaterprobe | beim dreh | am set | bühnenkampf | physio | physiotherapeut | physiotherapeutin | osteopath | chiropraktiker | masseur | massage`,
  fr: `${sports} | lutte | escrime | cours de boxe | cours d'autodéfense | sabre laser | pistolet à eau | bataille de polochons | bataille d'oreillers | répétition | répétitions | au théâtre | sur le tournage | cascade | kiné | ostéo | ostéopathe | chiropracteur | masseur | massage`,
  es: `${sports} | yudo | lucha libre | esgrima | clase de boxeo | defensa personal | sable láser | espada láser | pistola de agua | guerra de almohadas | ensayo | ensayando | en el rodaje | escena | fisio | fisioterapeuta | osteópata | quiropráctico | masajista | masaje`,
  it: `${sports} | lotta libera | scherma | lezione di boxe | corso di boxe | autodifesa | difesa personale | spada laser | pistola ad acqua | battaglia di cuscini | alle prove | prove dello spettacolo | sul set | controfigura | fisio | fisioterapista | osteopata | chiropratico | massaggiatore | massaggio`,
  pt: `${sports} | judô | caratê | luta livre | esgrima | aula de boxe | defesa pessoal | sabre de luz | pistola de água | guerra de almofadas | guerra de travesseiros | ensaio | ensaiar | nas filmagens | fisio | fisioterapeuta | osteopata | quiropata | massagista | massagem`,
  zh: "柔道 | 柔术 | 柔術 | 空手道 | 跆拳道 | 散打 | 拳击课 | 拳擊課 | 泰拳 | 摔跤 | 击剑 | 擊劍 | 对练 | 對練 | 密室逃脱 | 密室逃脫 | 光剑 | 光劍 | 水枪 | 水槍 | 枕头大战 | 枕頭大戰 | 排练 | 排練 | 拍短剧 | 拍短劇 | 群演 | 群众演员 | 臨演 | 彩排 | 横店 | 推拿 | 正骨 | 理疗 | 按摩",
  ja: "柔道 | 柔術 | 空手 | 合気道 | 剣道 | 格闘技 | ボクシング | キックボクシング | レスリング | プロレスごっこ | スパーリング | 乱取り | フェンシング | 脱出ゲーム | ライトセーバー | 水鉄砲 | 枕投げ | 稽古 | リハーサル | 撮影 | 整体 | 整骨院 | 接骨院 | マッサージ | 夢で | 夢の中",
  ko: "유도 | 주짓수 | 태권도 | 합기도 | 검도 | 복싱 | 킥복싱 | 레슬링 | 스파링 | 펜싱 | 호신술 | 방탈출 | 광선검 | 물총 | 베개싸움 | 리허설 | 촬영장 | 단역 | 도수치료 | 물리치료 | 카이로프랙틱 | 마사지 | 꿈에서 | 꿈속에서",
  ar: "جودو | الجودو | جوجيتسو | الجوجيتسو | كاراتيه | الكاراتيه | تايكوندو | التايكوندو | ملاكمة | الملاكمة | كيك بوكس | مصارعة | المصارعة | دفاع عن النفس | الدفاع عن النفس | مسدس ماء | مسدس مية | حرب المخدات | غرفة الهروب | بروفة | البروفة | تصوير المسلسل | علاج طبيعي | العلاج الطبيعي | مساج | المساج | الماتش | المباراة",
};
