import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { type Conversation, textsOf } from "./conversation.ts";
import { spokenToUs } from "./understand.ts";

type Address = {
  /** How a person speaks to the companion who wants to be addressed otherwise than its sentences do. */
  readonly other: RegExp;
  /** What such a person isn't told: words that address them in the usual way. */
  readonly usual: RegExp;
};

/** Most sentences address nobody. Those that do say "du", "vous", "tú" and "tu". */
const addresses: Partial<Record<LanguageCode, Address>> = {
  de: {
    other: /(?<![.!?…]\s*|^)\b(?:Sie|Ihnen|Ihre?[nmrs]?)\b/u,
    usual:
      /(?<!\p{L})(?:du|dir|dich|dein\p{L}*)(?!\p{L})|(?:^|[,;:.] (?:und )?)(?:Erzähl|Sag|Such|Nenn|Spür|Atme|Schreib|Ruf|Geh|Bleib|Drück|Hol|Leg|Lass|Behalt|Nimm|Setz|Mach|Schließ|Gib|Halt|Warte) /iu,
  },
  fr: {
    other: /(?<!\p{L})(?:tu|toi|te|ton|tes|t['’](?:es|as|y|en|avais|étais))(?!\p{L})/iu,
    usual: /(?<!\p{L})(?:vous|votre|vos|(?!chez|assez|nez)\p{L}{2,}ez)(?!\p{L})/iu,
  },
  es: {
    other: /(?<!\p{L})usted(?:es)?(?!\p{L})/iu,
    usual:
      /(?<!\p{L})(?:tú|te|ti|tus?|contigo|quieres|puedes|cuídate|cuéntame|dime)(?!\p{L})|[áéí]\p{L}+te(?!\p{L})/iu,
  },
  it: {
    other:
      /(?<!\p{L})(?:la ringrazio|la saluto|mi scusi|scusi|senta|guardi|mi dica|si ricorda di me|lei (?:è|ha|sa|dà|può|come|cosa|che cosa|fa|parla|conosce))(?!\p{L})/iu,
    usual: /(?<!\p{L})(?:tu|te|ti|tuo|tua|tuoi|tue|vuoi|puoi|abbi)(?!\p{L})|^Di’ /iu,
  },
};

/** Whether a sentence may be said to this person, as they address the companion. */
export function addressIn(conversation: Conversation, language: LanguageCode): (text: string) => boolean {
  const address = addresses[language];
  const isOther =
    address !== undefined &&
    textsOf(conversation, "user").some((text) => address.other.test(spokenToUs(text)));
  return (text) => !isOther || !address.usual.test(text);
}
