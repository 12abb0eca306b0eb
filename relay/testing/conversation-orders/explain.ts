import type { Effect } from "../../conversation/effects.ts";
import type { Step, Story } from "./story.ts";

const written = (value: unknown): string =>
  typeof value === "string" ? JSON.stringify(value) : String(value);

/** `utteranceEnded utterance=2`. */
function brief(of: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(of).flatMap(([name, value]) => {
    if (name === "type" || name === "clientId" || name === "lines" || name === "context") return [];
    if (name === "risk" || name === "reading") return [`${name}=${levelOf(value)}`];
    return typeof value === "object" && value !== null ? [] : [`${name}=${written(value)}`];
  });
  return [String(of["type"]), ...fields].join(" ");
}

function levelOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return "none given";
  const confirmed = "confirmed" in value && value.confirmed === true ? " (confirmed)" : "";
  return `${"level" in value ? String(value.level) : ""}${confirmed}`;
}

function effectText(effect: Effect): string {
  if (effect.type === "send") {
    const { message } = effect;
    return message.type === "message"
      ? `send message ${message.message.position} ${message.message.role} ${written(message.message.text)} utterance=${message.utterance}`
      : `send ${brief(message)}`;
  }
  if (effect.type === "save" || effect.type === "amend" || effect.type === "remove") {
    const { position, role, text } = effect.message;
    const utterance = effect.type === "save" ? ` utterance=${effect.utterance}` : "";
    return `${effect.type} ${position} ${role} ${written(text)}${utterance}`;
  }
  return brief(effect);
}

function stepText({ at, event, effects }: Step, index: number): string[] {
  if (event.type === "tick" && effects.length === 0) return [];
  const seconds = ((at - 1_000_000) / 1_000).toFixed(2);
  return [
    `${String(index).padStart(4)} ${seconds.padStart(7)} s  ${brief(event)}`,
    ...effects.map((effect) => `                  → ${effectText(effect)}`),
  ];
}

/** A readable log of a story's events and their effects. */
export const explain = ({ order, steps }: Story): string =>
  [JSON.stringify(order), ...steps.flatMap((step, index) => stepText(step, index))].join("\n");
