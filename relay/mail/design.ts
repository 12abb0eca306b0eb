/** The content of an email, in this order. All texts are plain; the design escapes them. */
export type MailContent = {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  readonly greeting: string | null;
  readonly paragraphs: readonly string[];
  readonly button: Link | null;
  /** Before the button's URL, for email programs that show no buttons. */
  readonly copyLink: string | null;
  readonly footer: readonly (string | Link)[];
};
export type Link = { readonly label: string; readonly url: string };

const serif = "Georgia, 'Times New Roman', serif";
const sans = "system-ui, 'Segoe UI', Arial, sans-serif";

/**
 * Light colors are inline, for programs that drop the head; dark ones are in classes. The backgrounds of card
 * and button are chosen so that they stay readable in programs that invert colors themselves.
 */
const dark = `
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (prefers-color-scheme: dark) {
        .page { background: #161b1a !important; }
        .card { background: #1e2523 !important; border-color: #343d3a !important; }
        .ink { color: #efe8dc !important; }
        .soft { color: #c3c1b5 !important; }
        .button { background: #a3c4a8 !important; color: #14201a !important; }
        .link { color: #bcd8c0 !important; }
      }
      @media (min-width: 600px) { .card { padding: 36px 40px !important; } }`;

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function paragraph(text: string): string {
  const lines = escapeHtml(text).replaceAll("\n", "<br>");
  return `<p class="soft" dir="auto" style="margin: 0 0 16px; color: #465355; font: 16px/1.6 ${sans}; overflow-wrap: anywhere">${lines}</p>`;
}

function buttonOf({ label, url }: Link): string {
  return `<p style="margin: 8px 0 24px"><a class="button" href="${url}" style="display: inline-block; padding: 14px 24px; border-radius: 12px; background: #47684f; color: #fffdf8; font: 600 16px/1.25 ${sans}; text-decoration: none">${escapeHtml(label)}</a></p>`;
}

function linkOf(url: string, label: string): string {
  return `<a class="link" href="${url}" style="color: #37533e; overflow-wrap: anywhere; word-break: break-word">${label}</a>`;
}

function copyLine(hint: string, { url }: Link): string {
  return `<p class="soft" style="margin: 0; color: #465355; font: 14px/1.6 ${sans}">${escapeHtml(hint)}<br><bdi dir="ltr">${linkOf(url, url)}</bdi></p>`;
}

function footerLine(line: string | Link): string {
  const inner = typeof line === "string" ? escapeHtml(line) : linkOf(line.url, escapeHtml(line.label));
  return `<p class="soft" style="margin: 0 0 8px; color: #465355; font: 14px/1.6 ${sans}">${inner}</p>`;
}

function card({ title, greeting, paragraphs, button, copyLink }: MailContent): string {
  return [
    `<h1 class="ink" style="margin: 0 0 16px; color: #1f2b2d; font: 600 24px/1.3 ${serif}">${escapeHtml(title)}</h1>`,
    ...(greeting === null ? [] : [paragraph(greeting)]),
    ...paragraphs.map(paragraph),
    ...(button === null ? [] : [buttonOf(button)]),
    ...(button === null || copyLink === null ? [] : [copyLine(copyLink, button)]),
  ].join("\n                ");
}

/**
 * An email as HTML: one column that fits a phone without zooming, nothing loaded from elsewhere, for both
 * text directions. Its URLs are ours and contain no markup.
 */
export function htmlOf(content: MailContent): string {
  const { language, direction, title, footer } = content;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${escapeHtml(title)}</title>
    <style>${dark}
    </style>
  </head>
  <body class="page" dir="${direction}" style="margin: 0; padding: 0; background: #faf6ee">
    <table class="page" role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background: #faf6ee">
      <tr>
        <td align="center" style="padding: 32px 16px">
          <table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; text-align: start">
            <tr>
              <td class="ink" align="${direction === "rtl" ? "right" : "left"}" style="padding: 0 4px 20px; color: #1f2b2d; font: 600 20px/1.3 ${serif}">Hearken</td>
            </tr>
            <tr>
              <td class="card" align="${direction === "rtl" ? "right" : "left"}" style="padding: 28px 24px; background: #fffdf8; border: 1px solid #e0d8c9; border-radius: 16px">
                ${card(content)}
              </td>
            </tr>
            <tr>
              <td align="${direction === "rtl" ? "right" : "left"}" style="padding: 20px 4px 0">
                ${footer.map(footerLine).join("\n                ")}
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
}

function plainLine(line: string | Link): string {
  return typeof line === "string" ? line : `${line.label}:\n${line.url}`;
}

/** The same email as plain text. */
export function textOf({ title, greeting, paragraphs, button, footer }: MailContent): string {
  const parts = [
    title,
    ...(greeting === null ? [] : [greeting]),
    ...paragraphs,
    ...(button === null ? [] : [plainLine(button)]),
    "--",
    ...footer.map(plainLine),
  ];
  return `${parts.join("\n\n")}\n`;
}
