import type { Note, Story } from "./story.ts";

const firstAt = 1_000_000;

/** Fields with a value, on one line. */
function brief(value: object): string {
  return Object.entries(value)
    .flatMap(([name, field]) => {
      if (name === "type" || name === "at" || name === "kind" || name === "usage") return [];
      if (field === null || field === undefined || field === false) return [];
      if (typeof field === "object") return [`${name}={${brief(field)}}`];
      return [`${name}=${typeof field === "string" ? short(field) : String(field)}`];
    })
    .join(" ");
}

const short = (text: string): string =>
  text.replaceAll(/([0-9a-f]{8})-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-0*([0-9]+)/g, "$1…$2").slice(0, 80);

function noteText(note: Note): string | null {
  if (note.kind === "got") return null;
  if (note.kind === "sent" || note.kind === "said")
    return `${note.kind === "sent" ? "←" : "→"} ${note.link} ${note.message.type} ${brief(note.message)}`;
  if (note.kind === "failure" || note.kind === "escaped")
    return `${note.kind} ${note.task}: ${note.error.split("\n").slice(0, 3).join(" | ")}`;
  return `${note.kind} ${brief(note)}`;
}

/** A readable log of everything observable. */
export function explain({ order, notes }: Story): string {
  const lines = notes.flatMap((note) => {
    const text = noteText(note);
    return text === null ? [] : [`${((note.at - firstAt) / 1_000).toFixed(3).padStart(8)} s  ${text}`];
  });
  return [JSON.stringify(order), ...lines].join("\n");
}
