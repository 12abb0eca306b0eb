/**
 * What a helpline is for. `crisis` lines are for everyone; the others come first if they match what was said.
 */
export type HelplineKind = "crisis" | "abuse" | "eating_disorder";

/**
 * When a helpline answers. `always`: day and night. A pair: from and to, in minutes after midnight, local
 * time. `unstated`: its source isn't clear about it, so the card promises nothing.
 */
export type HelplineHours = "always" | "unstated" | readonly [from: number, to: number];

export type Helpline = {
  readonly kind: HelplineKind;
  /** Its own name, in the country's language. */
  readonly name: string;
  /** As written in its country; null if it can't be called. */
  readonly call: string | null;
  /** A number for text messages, with the word to send if one is required. */
  readonly text: { readonly number: string; readonly body?: string } | null;
  /** A URL. */
  readonly chat: string | null;
  readonly hours: HelplineHours;
  readonly source: string;
  /** When the number was last checked against its source, ISO 8601. */
  readonly verifiedOn: string;
};

export type CountryLines = { readonly emergency: string; readonly lines: readonly Helpline[] };

const verifiedOn = "2026-11-20";

type Given = Pick<Helpline, "name" | "source"> & Partial<Helpline>;
const line = (given: Given): Helpline => ({
  kind: "crisis",
  call: null,
  text: null,
  chat: null,
  hours: "always",
  verifiedOn,
  ...given,
});
const abuse = (given: Given): Helpline => line({ kind: "abuse", ...given });

const samaritans = line({ name: "Samaritans", call: "116 123", source: "https://www.samaritans.org" });

/** Helplines by country (ISO 3166-1 alpha-2), the best known first; everywhere else: `findahelpline.com`. */
export const helplinesByCountry = {
  US: {
    emergency: "911",
    lines: [
      line({
        name: "988 Suicide & Crisis Lifeline",
        call: "988",
        text: { number: "988" },
        chat: "https://988lifeline.org/chat/",
        source: "https://988lifeline.org",
      }),
      abuse({
        name: "National Domestic Violence Hotline",
        call: "1-800-799-7233",
        text: { number: "88788", body: "START" },
        chat: "https://www.thehotline.org",
        source: "https://www.thehotline.org",
      }),
    ],
  },
  CA: {
    emergency: "911",
    lines: [
      line({
        name: "9-8-8: Suicide Crisis Helpline",
        call: "988",
        text: { number: "988" },
        source: "https://988.ca",
      }),
    ],
  },
  GB: {
    emergency: "999",
    lines: [
      samaritans,
      abuse({
        name: "National Domestic Abuse Helpline (Refuge)",
        call: "0808 2000 247",
        source: "https://www.nationaldahelpline.org.uk",
      }),
    ],
  },
  IE: { emergency: "112", lines: [samaritans] },
  AU: {
    emergency: "000",
    lines: [
      line({
        name: "Lifeline",
        call: "13 11 14",
        text: { number: "0477 13 11 14" },
        chat: "https://www.lifeline.org.au/crisis-chat/",
        source: "https://www.lifeline.org.au",
      }),
      abuse({
        name: "1800RESPECT",
        call: "1800 737 732",
        text: { number: "0458 737 732" },
        source: "https://www.1800respect.org.au",
      }),
      line({
        kind: "eating_disorder",
        name: "Butterfly National Helpline",
        call: "1800 33 4673",
        hours: [8 * 60, 24 * 60],
        source: "https://butterfly.org.au",
      }),
    ],
  },
  NZ: {
    emergency: "111",
    lines: [line({ name: "1737", call: "1737", text: { number: "1737" }, source: "https://1737.org.nz" })],
  },
  FR: {
    emergency: "112",
    lines: [
      line({ name: "3114", call: "3114", source: "https://3114.fr" }),
      abuse({ name: "3919 – Violences Femmes Info", call: "3919", source: "https://solidaritefemmes.org" }),
    ],
  },
  DE: {
    emergency: "112",
    lines: [
      line({ name: "TelefonSeelsorge", call: "0800 111 0 111", source: "https://www.telefonseelsorge.de" }),
      line({ name: "TelefonSeelsorge", call: "0800 111 0 222", source: "https://www.telefonseelsorge.de" }),
      line({
        name: "TelefonSeelsorge",
        call: "116 123",
        chat: "https://online.telefonseelsorge.de",
        source: "https://www.telefonseelsorge.de",
      }),
      abuse({
        name: "Hilfetelefon Gewalt gegen Frauen",
        call: "116 016",
        chat: "https://www.hilfetelefon.de",
        source: "https://www.hilfetelefon.de",
      }),
    ],
  },
  AT: {
    emergency: "112",
    lines: [
      line({ name: "TelefonSeelsorge", call: "142", source: "https://www.telefonseelsorge.at" }),
      abuse({
        name: "Frauenhelpline gegen Gewalt",
        call: "0800 222 555",
        source: "https://www.frauenhelpline.at",
      }),
    ],
  },
  CH: {
    emergency: "144",
    lines: [
      line({ name: "Die Dargebotene Hand · La Main Tendue", call: "143", source: "https://www.143.ch" }),
    ],
  },
  ES: {
    emergency: "112",
    lines: [
      line({
        name: "Línea 024",
        call: "024",
        source: "https://www.sanidad.gob.es/linea024/home.htm",
      }),
      abuse({ name: "016", call: "016", source: "https://violenciagenero.igualdad.gob.es" }),
    ],
  },
  MX: {
    emergency: "911",
    lines: [
      line({ name: "Línea de la Vida", call: "800 911 2000", source: "https://www.gob.mx/lineadelavida" }),
    ],
  },
  IT: {
    emergency: "112",
    lines: [
      line({
        name: "Telefono Amico",
        call: "02 2327 2327",
        hours: [9 * 60, 24 * 60],
        source: "https://www.telefonoamico.it",
      }),
      abuse({ name: "1522", call: "1522", chat: "https://www.1522.eu", source: "https://www.1522.eu" }),
    ],
  },
  PT: {
    emergency: "112",
    lines: [
      line({ name: "Linha 1411", call: "1411", source: "https://www.sns24.gov.pt" }),
      abuse({
        name: "Serviço de Informação às Vítimas de Violência Doméstica",
        call: "800 202 148",
        text: { number: "3060" },
        source: "https://www.cig.gov.pt",
      }),
    ],
  },
  BR: {
    emergency: "192",
    lines: [
      line({ name: "CVV", call: "188", chat: "https://cvv.org.br/chat/", source: "https://cvv.org.br" }),
      abuse({ name: "Ligue 180", call: "180", source: "https://www.gov.br/mulheres/pt-br/ligue180" }),
    ],
  },
  CN: {
    emergency: "120",
    lines: [line({ name: "12356", call: "12356", hours: "unstated", source: "https://www.nhc.gov.cn" })],
  },
  TW: {
    emergency: "119",
    lines: [
      line({ name: "安心專線", call: "1925", source: "https://www.mohw.gov.tw" }),
      line({ name: "生命線", call: "1995", source: "https://www.life1995.org.tw" }),
    ],
  },
  HK: {
    emergency: "999",
    lines: [
      line({ name: "香港撒瑪利亞防止自殺會", call: "2389 2222", source: "https://sbhk.org.hk" }),
      line({ name: "The Samaritans Hong Kong", call: "2896 0000", source: "https://samaritans.org.hk" }),
    ],
  },
  JP: {
    emergency: "119",
    lines: [
      line({
        name: "よりそいホットライン",
        call: "0120-279-338",
        source: "https://www.since2011.net/yorisoi/",
      }),
      abuse({ name: "DV相談＋", call: "0120-279-889", source: "https://soudanplus.jp" }),
    ],
  },
  KR: {
    emergency: "119",
    lines: [
      line({ name: "자살예방상담전화", call: "109", source: "https://www.mohw.go.kr" }),
      abuse({ name: "여성긴급전화", call: "1366", source: "https://women1366.kr" }),
    ],
  },
  EG: {
    emergency: "123",
    lines: [
      line({
        name: "الخط الساخن للصحة النفسية",
        call: "16328",
        hours: "unstated",
        source: "https://mohp.gov.eg",
      }),
    ],
  },
  LB: {
    emergency: "112",
    lines: [line({ name: "Embrace", call: "1564", hours: "unstated", source: "https://embracelebanon.org" })],
  },
  AE: {
    emergency: "999",
    lines: [
      line({ name: "800 HOPE", call: "800 4673", hours: "unstated", source: "https://hope.hw.gov.ae" }),
    ],
  },
} as const satisfies Readonly<Record<string, CountryLines>>;
