import { Fragment, useMemo, type ReactNode } from "react";
import { helplinesByCountry } from "#shared/safety/helpline-data.ts";
import { callAddress, helplineDirectory } from "#shared/safety/helplines.ts";
import { type Block, type Inline, parseReply } from "#client/lib/reply-markup.ts";

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
