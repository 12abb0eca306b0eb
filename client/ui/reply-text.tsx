import { Fragment, useMemo, type ReactNode } from "react";
import { helplinesByCountry } from "#shared/safety/helpline-data.ts";
import { callAddress, helplineDirectory } from "#shared/safety/helplines.ts";

/** The little markup that models write, as a tree. Whatever it doesn't know stays text. */
type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "bold" | "italic"; readonly parts: readonly Inline[] }
  /** `label` is null for a bare address. Not checked: a model may have been talked into anything. */
  | { readonly kind: "link"; readonly address: string; readonly label: string | null };

type Block =
  | { readonly kind: "paragraph" | "heading"; readonly parts: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      /** The number of the first item. */
      readonly start: number;
      readonly items: readonly (readonly Inline[])[];
    }
  | { readonly kind: "code"; readonly text: string };

/** Longer runs between marks are no emphasis; this also bounds the work on hostile texts. */
const longest = 1_000;

const inlinePattern = new RegExp(
  [
    String.raw`\x60(?<code>[^\x60\n]{1,${longest}})\x60`,
    String.raw`(?<two>\*\*|__)(?=\S)(?<bold>[^\n]{1,${longest}}?)(?<=\S)\k<two>`,
    String.raw`(?<![\p{L}\p{N}*_])(?<one>[*_])(?=[^\s*_])(?<italic>[^*_\n]{1,${longest}}?)(?<=\S)\k<one>(?![\p{L}\p{N}*_])`,
    String.raw`\[(?<label>[^\[\]\n]{1,200})\]\((?<target>[^()\s]{1,${longest}})\)`,
    String.raw`(?<bare>https?:\/\/[^\s<>"'()\[\]{}*]{1,${longest}})`,
  ].join("|"),
  "gu",
);

/** Punctuation that ends a sentence rather than an address. */
const afterAddress = /[.,;:!?،。、！？]+$/u;

function inlineOf(found: RegExpExecArray): readonly Inline[] {
  const { code, bold, italic, label, target, bare } = found.groups ?? {};
  if (code !== undefined) return [{ kind: "code", text: code }];
  if (bold !== undefined) return [{ kind: "bold", parts: parseInline(bold) }];
  if (italic !== undefined) return [{ kind: "italic", parts: parseInline(italic) }];
  if (label !== undefined && target !== undefined) return [{ kind: "link", address: target, label }];
  const address = (bare ?? "").replace(afterAddress, "");
  const rest = (bare ?? "").slice(address.length);
  return [
    { kind: "link", address, label: null },
    { kind: "text", text: rest },
  ];
}

function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(inlinePattern)) {
    parts.push({ kind: "text", text: text.slice(from, found.index) }, ...inlineOf(found));
    from = found.index + found[0].length;
  }
  parts.push({ kind: "text", text: text.slice(from) });
  return parts.filter((part) => part.kind !== "text" || part.text !== "");
}

const bullet = /^ {0,3}[-*•] +(?<item>\S.*)$/u;
const numbered = /^ {0,3}(?<number>\d{1,3})[.)] +(?<item>\S.*)$/u;
const heading = /^#{1,6} +(?<title>\S.*)$/u;
const fence = /^\x60{3}[\w-]{0,30} *$/;

type Line = { readonly kind: Block["kind"]; readonly text: string; readonly number: number | null };

function lineOf(text: string): Line {
  const item = bullet.exec(text)?.groups?.["item"];
  if (item !== undefined) return { kind: "list", text: item, number: null };
  const { number, item: counted } = numbered.exec(text)?.groups ?? {};
  if (number !== undefined && counted !== undefined)
    return { kind: "list", text: counted, number: Number(number) };
  const title = heading.exec(text)?.groups?.["title"];
  return title === undefined
    ? { kind: "paragraph", text, number: null }
    : { kind: "heading", text: title, number: null };
}

/** Lines of one block. An empty line ends a paragraph, but not a list. */
function blockOf(lines: readonly Line[]): Block {
  const [first] = lines;
  if (first?.kind === "list")
    return {
      kind: "list",
      ordered: first.number !== null,
      start: first.number ?? 1,
      items: lines.map(({ text }) => parseInline(text)),
    };
  const text = lines.map((line) => line.text).join("\n");
  return { kind: first?.kind === "heading" ? "heading" : "paragraph", parts: parseInline(text) };
}

const goesOn = (last: Line, next: Line): boolean =>
  last.kind === next.kind && last.kind !== "heading" && (last.number === null) === (next.number === null);

/** The blocks of a reply, in order. */
function parseReply(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: Line[] = [];
  let code: string[] | null = null;
  let gap = false;
  const close = () => {
    if (open.length > 0) blocks.push(blockOf(open));
    open = [];
  };
  for (const written of text.split(/\r?\n/)) {
    if (fence.test(written)) {
      close();
      if (code === null) code = [];
      else {
        blocks.push({ kind: "code", text: code.join("\n") });
        code = null;
      }
    } else if (code !== null) code.push(written);
    else if (written.trim() === "") gap = true;
    else {
      const line = lineOf(written);
      const last = open.at(-1);
      if (last !== undefined && (!goesOn(last, line) || (gap && line.kind === "paragraph"))) close();
      open.push(line);
      gap = false;
    }
  }
  close();
  // A fence that is still open holds code as well.
  if (code !== null && code.length > 0) blocks.push({ kind: "code", text: code.join("\n") });
  return blocks;
}

const lines = Object.values(helplinesByCountry).flatMap((country) => country.lines);

const bareHost = (host: string): string => host.replace(/^www\./, "");

/** The sites that the help card leads to: the only ones that a reply may link to. */
const knownHosts: ReadonlySet<string> = new Set(
  [helplineDirectory, ...lines.flatMap(({ chat, source }) => [source, ...(chat === null ? [] : [chat])])].map(
    (address) => bareHost(new URL(address).hostname),
  ),
);

/** An address that may be opened, or null. Whatever hides where it leads is refused. */
function safeAddress(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.protocol !== "https:" || url.port !== "" || url.username + url.password !== "")
    return null;
  return knownHosts.has(bareHost(url.hostname)) ? url : null;
}

const digitsOf = (number: string): string => number.replaceAll(/\D/g, "");

/** The help card's numbers by their digits. */
const knownNumbers: ReadonlyMap<string, string> = new Map(
  lines.flatMap(({ call }) => (call === null ? [] : [[digitsOf(call), call] as const])),
);

/** Digits as people group them; which of them are a helpline's is looked up. */
const numberPattern = /(?<![\p{L}\p{N}+.,-])\+?\d(?:[ \u00a0-]?\d){2,14}(?![\p{L}\p{N}])/gu;

/** A text in which the numbers of helplines can be called. */
function withNumbers(text: string): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: written, index } of text.matchAll(numberPattern)) {
    const number = knownNumbers.get(digitsOf(written));
    if (number === undefined) continue;
    parts.push(
      text.slice(from, index),
      <a key={index} href={callAddress(number)} dir="ltr" className={linkStyle}>
        {written}
      </a>,
    );
    from = index + written.length;
  }
  return [...parts, text.slice(from)];
}

const linkStyle = "font-semibold underline underline-offset-2";

function Link({ address, label }: Extract<Inline, { kind: "link" }>) {
  const url = safeAddress(address);
  if (url === null) return label === null || label === address ? address : `${label} (${address})`;
  const host = bareHost(url.hostname);
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer" className={linkStyle}>
      {label === null || label.includes(host) ? host : `${label} (${host})`}
    </a>
  );
}

function Part({ part }: { part: Inline }): ReactNode {
  if (part.kind === "text") return withNumbers(part.text);
  if (part.kind === "link") return <Link {...part} />;
  if (part.kind === "code") return <code className="font-mono text-[0.95em]">{part.text}</code>;
  const Tag = part.kind === "bold" ? "strong" : "em";
  return (
    <Tag>
      <Parts parts={part.parts} />
    </Tag>
  );
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their places
  return parts.map((part, nth) => <Part key={nth} part={part} />);
}

function BlockText({ block }: { block: Block }) {
  if (block.kind === "code")
    return <pre className="overflow-x-auto font-mono text-sm whitespace-pre-wrap">{block.text}</pre>;
  if (block.kind === "list") {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List
        start={block.ordered && block.start !== 1 ? block.start : undefined}
        className={block.ordered ? "list-decimal ps-6" : "list-disc ps-6"}
      >
        {block.items.map((parts, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- the items of one text keep their places
          <li key={nth}>
            <Parts parts={parts} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <p className={block.kind === "heading" ? "font-semibold" : undefined}>
      <Parts parts={block.parts} />
    </p>
  );
}

/**
 * A reply with its emphasis, lists and links. A model may be talked into anything, so a link must lead to a site that
 * the help card knows, a number must be a helpline's, and everything else is text.
 */
export function ReplyText({ text }: { text: string }) {
  const blocks = useMemo(() => parseReply(text), [text]);
  const [only] = blocks;
  if (only === undefined) return text;
  // Most replies are one paragraph.
  if (only.kind === "paragraph" && blocks.length === 1) return <Parts parts={only.parts} />;
  return (
    <div className="flex flex-col gap-2">
      {blocks.map((block, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of one text keep their places
        <Fragment key={nth}>
          <BlockText block={block} />
        </Fragment>
      ))}
    </div>
  );
}
