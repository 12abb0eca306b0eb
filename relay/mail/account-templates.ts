import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { type MailContent, htmlOf } from "./design.ts";
import type { MailTexts } from "./texts/mail-texts.ts";
import { mailTexts } from "./texts/texts-of.ts";

export type AccountMailKind = keyof MailTexts["account"];

/** The sign-up language, as the account service's templates know it (Go's text/template). */
const declaration = '{{ $l := printf "%v" .Data.preferred_language }}';

/** A text in every language; English if the account names none of ours. */
function chosen(textIn: (language: LanguageCode) => string): string {
  const others = languageCodes.filter((language) => language !== "en");
  const branches = others.map((language) => `if eq $l "${language}" }}${textIn(language)}`);
  return `{{ ${branches.join("{{ else ")}{{ else }}${textIn("en")}{{ end }}`;
}

/** The subject in every language, as a template of its own. */
export function accountSubject(kind: AccountMailKind): string {
  return declaration + chosen((language) => mailTexts[language].account[kind].subject);
}

/** Placeholders for texts, so that the design doesn't escape the template's own syntax. */
const marks = {
  title: "%title%",
  body: "%body%",
  button: "%button%",
  copyLink: "%copyLink%",
  why: "%why%",
  language: "%language%",
} as const;

function page(direction: MailContent["direction"]): readonly string[] {
  return htmlOf({
    language: marks.language,
    direction,
    title: marks.title,
    greeting: null,
    paragraphs: [marks.body],
    button: { label: marks.button, url: "{{ .ConfirmationURL }}" },
    copyLink: marks.copyLink,
    footer: [marks.why],
  }).split("\n");
}

/** One page for both text directions; lines that differ appear in it twice. */
function bothDirections(): string {
  const mirrored = page("rtl");
  const lines = page("ltr").map((line, index) => {
    const other = mirrored[index] ?? line;
    return other === line ? line : `{{ if eq $l "ar" }}${other}{{ else }}${line}{{ end }}`;
  });
  return lines.join("\n");
}

/** The same, for whichever text is shown. */
function text(read: (texts: MailTexts) => string): string {
  return chosen((language) => read(mailTexts[language]));
}

/** An account email in the common design, in the account service's template format (`supabase/templates`). */
export function accountTemplate(kind: AccountMailKind): string {
  return (
    declaration +
    bothDirections()
      .replace(`<title>${marks.title}`, () => `<title>${accountSubject(kind)}`)
      .replace(marks.title, () => text(({ account }) => account[kind].heading))
      .replace(marks.body, () => text(({ account }) => account[kind].body))
      .replace(marks.button, () => text(({ account }) => account[kind].button))
      .replace(marks.copyLink, () => text(({ copyLink }) => copyLink))
      .replace(marks.why, () => text(({ account }) => account[kind].why))
      .replaceAll(marks.language, () => chosen((language) => language))
  );
}
