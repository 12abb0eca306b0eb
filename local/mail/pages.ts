import type { Message } from "./message.ts";

/** Escapes, because everything in an email was written by someone else. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function layout(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Hearken mail</title>
<link rel="stylesheet" href="/inbox.css">
<script type="module" src="/inbox.js"></script>
</head>
<body>
<main>${main}</main>
</body>
</html>
`;
}

/** All emails, newest first. */
export function listPage(messages: readonly Message[]): string {
  const clear =
    messages.length === 0 ? "" : `<button type="button" data-delete="/api/messages">Delete all</button>`;
  return layout(
    "Inbox",
    `<header><h1>Inbox</h1>${clear}</header>
<p class="soft">Emails that the app sent on this computer. None of them has left it.</p>
<div data-newest="${escapeHtml(messages[0]?.id ?? "")}">${messages.length === 0 ? emptyNote : listOf(messages)}</div>`,
  );
}

const emptyNote = `<p class="empty">No emails yet. New ones appear here automatically.</p>`;

function listOf(messages: readonly Message[]): string {
  return `<ul class="list">${messages.map(listItem).join("")}</ul>`;
}

function listItem({ id, subject, to, receivedAt }: Message): string {
  return `<li><a href="/messages/${encodeURIComponent(id)}"><strong>${escapeHtml(titleOf(subject))}</strong>
<span class="soft">to ${escapeHtml(to.join(", "))}</span>${time(receivedAt)}</a></li>`;
}

/** One email: its HTML in a frame that can only show links, its text, and its headers. */
export function messagePage(message: Message): string {
  const { id, subject, from, to, receivedAt, html, text, headers, attachments } = message;
  const path = encodeURIComponent(id);
  return layout(
    titleOf(subject),
    `<p><a class="back" href="/">Inbox</a></p>
<header><h1>${escapeHtml(titleOf(subject))}</h1>
<button type="button" data-delete="/api/messages/${path}">Delete</button></header>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to.join(", "))}</dd>
<dt>Received</dt><dd>${time(receivedAt)}</dd>${attachmentRows(attachments)}</dl>
${html === "" ? "" : `<iframe title="Email" src="/messages/${path}/html" sandbox="${sandbox}"></iframe>`}
${section("Text", text === "" ? "This email has no plain-text version." : text, html === "")}
${section("Headers", headers.map(({ name, value }) => `${name}: ${value}`).join("\n"), false)}`,
  );
}

const sandbox = "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** An email's HTML for the frame. A base element makes its links open in the whole window. */
export function mailDocument(html: string): string {
  const base = `<base target="_top">`;
  const head = /<head(\s[^>]*)?>/i.exec(html);
  if (head === null) return `<!doctype html><meta charset="utf-8">${base}${html}`;
  const end = head.index + head[0].length;
  return html.slice(0, end) + base + html.slice(end);
}

export function missingPage(): string {
  return layout(
    "Not found",
    `<h1>Not found</h1><p>This email no longer exists. <a href="/">Back to the inbox</a></p>`,
  );
}

function section(title: string, text: string, open: boolean): string {
  return `<details${open ? " open" : ""}><summary>${title}</summary><pre>${escapeHtml(text)}</pre></details>`;
}

function attachmentRows(attachments: Message["attachments"]): string {
  if (attachments.length === 0) return "";
  const names = attachments.map(({ name, bytes }) => `${escapeHtml(name)} (${Math.ceil(bytes / 1024)} KB)`);
  return `<dt>Attachments</dt><dd>${names.join(", ")}</dd>`;
}

function titleOf(subject: string): string {
  return subject.trim() === "" ? "(no subject)" : subject;
}

/** The script shows it in the reader's own zone and language. */
function time(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.slice(0, 16).replace("T", " "))} UTC</time>`;
}
