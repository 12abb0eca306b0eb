import { limits } from "#shared/limits.ts";
import type { Message } from "#shared/protocol/values.ts";
import { settings } from "../talk.ts";
import { type Rule, sentIn } from "./facts.ts";

const revises = new Set(["regenerate", "typed"]);

/** The text of a message by its id, as a prompt holds it. */
const isIn = ({ id }: Message, lines: readonly object[]): boolean =>
  lines.some((line) => "id" in line && line.id === id);

/** [T34] Nothing that was replaced is in a later prompt, in what the reader sees, or told to the client again. */
export const replacedIsGone: Rule = ({ story }) => {
  const gone: Message[] = [];
  return story.steps.flatMap(({ event, effects }, at) => {
    const wrong: string[] = [];
    for (const effect of effects) {
      const lines = effect.type === "generate" ? effect.lines : effect.type === "read" ? effect.context : [];
      const again = effect.type === "save" || effect.type === "amend" ? [effect.message] : [];
      for (const message of gone)
        if (isIn(message, lines) || isIn(message, again)) wrong.push(`step ${at}: "${message.text}" is back`);
      if (effect.type === "remove" && revises.has(event.type)) gone.push(effect.message);
    }
    return wrong;
  });
};

/** [T34] What is taken back from the store is taken back from the client, before anything else is told. */
export const replacedIsTold: Rule = ({ story, endAt }) =>
  story.steps.slice(0, endAt ?? undefined).flatMap(({ event, effects }, at) => {
    if (!revises.has(event.type)) return [];
    const removed = effects.flatMap((it) => (it.type === "remove" ? [it.message.id] : []));
    const sent = sentIn(effects);
    const told = sent.flatMap((it) => (it.type === "message.removed" ? [it.id] : []));
    if (removed.join() !== told.join()) return [`step ${at}: removes ${removed.join()}`];
    const isFirst = event.type !== "regenerate" || told.length === 0 || sent[0]?.type === "message.removed";
    return isFirst ? [] : [`step ${at}: tells something before what is taken back`];
  });

const scripted = new Set(Object.values(settings.phrases));

/** [T34] In chat there are never more replies than messages of the person: the first is gone before the second is there. */
export const oneReplyEach: Rule = ({ story }) => {
  const calls = story.steps.some(({ event }) => event.type === "modeSwitched" && event.mode === "call");
  if (story.order.mode !== "chat" || calls) return [];
  const count = { user: 0, assistant: 0 };
  return story.steps.flatMap(({ effects }, at) => {
    for (const effect of effects) {
      if (effect.type !== "save" && effect.type !== "remove") continue;
      const { role, text } = effect.message;
      // What is said without a model answers nothing.
      if (role === "assistant" && scripted.has(text)) continue;
      count[role] += effect.type === "save" ? 1 : -1;
    }
    return count.assistant > count.user ? [`step ${at}: ${count.assistant} replies to ${count.user}`] : [];
  });
};

/** [T34] No reply is replaced more often than allowed, and no greeting is. */
export const againIsBounded: Rule = ({ story }) => {
  /** How often the reply that is awaited now has been replaced. */
  let awaited = 0;
  const replaced = new Map<string, number>();
  return story.steps.flatMap(({ event, effects }, at) => {
    const wrong: string[] = [];
    for (const effect of effects) {
      if (effect.type === "save") {
        replaced.set(effect.message.id, effect.message.role === "assistant" ? awaited : 0);
        awaited = 0;
      }
      if (effect.type !== "remove" || event.type !== "regenerate") continue;
      awaited = (replaced.get(effect.message.id) ?? 0) + 1;
      if (effect.message.text === settings.phrases.greeting) wrong.push(`step ${at}: the greeting`);
      if (awaited > limits.maxRegenerations) wrong.push(`step ${at}: the ${awaited}th time`);
    }
    return wrong;
  });
};
