import { expect, test } from "vitest";
import { createConversation } from "./state.ts";
import { transition } from "./transition.ts";
import type { Event } from "./events.ts";
import type { Effect } from "./effects.ts";
import { settings } from "../testing/talk.ts";
import { limits } from "#shared/limits.ts";

const idAt = (position: number): string => `00000000-0000-4000-8000-${String(position).padStart(12, "0")}`;

/** A chat in which each typed message gets the reply `Reply <generation>`. */
function chat() {
  let state = createConversation(settings, "chat");
  const effects: Effect[] = [];
  const tell = (event: Event): readonly Effect[] => {
    const [next, made] = transition(state, { event, at: 1_000, wallAt: 1_000, idFor: idAt });
    state = next;
    effects.push(...made);
    return made;
  };
  const reply = () => {
    const { generation } = state;
    tell({ type: "replyDelta", generation, text: `Reply ${String(generation)}.` });
    tell({ type: "replyFinished", generation });
  };
  tell({ type: "opened", restored: false });
  return {
    tell,
    reply,
    effects,
    texts: () => state.history.map(({ text }) => text),
    lastId: () => state.history.at(-1)?.id ?? "",
    idOf: (text: string) => state.history.find((it) => it.text === text)?.id ?? "",
  };
}

const kinds = (effects: readonly Effect[]) =>
  effects.map((it) => (it.type === "send" ? it.message.type : it.type));
const asked = (effects: readonly Effect[]) =>
  effects.flatMap((it) => (it.type === "generate" ? [it.lines.map(({ text }) => text)] : []));

test("a reply is taken back before another is asked for, which doesn't know it", () => {
  const { tell, reply, texts, lastId } = chat();
  tell({ type: "typed", clientId: "a", text: "I had a bad day" });
  reply();
  const replaced = texts().at(-1) ?? "";
  const effects = tell({ type: "regenerate", id: lastId() });
  expect(kinds(effects).slice(0, 3)).toEqual(["remove", "message.removed", "generate"]);
  expect(asked(effects).flat()).not.toContain(replaced);
  reply();
  expect(texts()).toHaveLength(3);
  expect(texts()).not.toContain(replaced);
});

test("a reply is replaced a few times at most; the next message counts anew", () => {
  const { tell, reply, lastId } = chat();
  const again = () => {
    const effects = tell({ type: "regenerate", id: lastId() });
    if (effects.length > 0) reply();
    return effects.length > 0;
  };
  for (const clientId of ["a", "b"]) {
    tell({ type: "typed", clientId, text: `Message ${clientId}` });
    reply();
    for (let times = 0; times < limits.maxRegenerations; times += 1) expect(again()).toBe(true);
    expect(again()).toBe(false);
  }
});

test("neither the greeting, an earlier reply, nor one that is being written is replaced", () => {
  const { tell, reply, lastId, idOf } = chat();
  expect(tell({ type: "regenerate", id: lastId() })).toEqual([]);
  tell({ type: "typed", clientId: "a", text: "One" });
  reply();
  const first = lastId();
  tell({ type: "typed", clientId: "b", text: "Two" });
  expect(tell({ type: "regenerate", id: first })).toEqual([]);
  reply();
  expect(tell({ type: "regenerate", id: first })).toEqual([]);
  expect(tell({ type: "regenerate", id: idOf("Two") })).toEqual([]);
});

test("a message that is written anew takes the old one and its reply with it, and is screened", () => {
  const { tell, reply, texts, idOf } = chat();
  tell({ type: "typed", clientId: "a", text: "I had a bad day" });
  reply();
  const effects = tell({
    type: "typed",
    clientId: "b",
    text: "I want to die",
    replaces: idOf("I had a bad day"),
  });
  expect(kinds(effects).filter((kind) => kind === "message.removed")).toHaveLength(2);
  const read = effects.flatMap((it) => (it.type === "read" ? [it] : []));
  expect(read.map(({ text, context }) => [text, context.map((line) => line.text)])).toEqual([
    ["I want to die", [settings.phrases.greeting]],
  ]);
  // Danger is answered once the reader has read it.
  const answered = tell({ type: "turnRead", turn: read[0]?.turn ?? 0, reading: null });
  expect(asked([...effects, ...answered])).toEqual([[settings.phrases.greeting, "I want to die"]]);
  reply();
  expect(texts()).toHaveLength(3);
});

test("what can't be replaced stays, and what was written is a message like any other", () => {
  const { tell, reply, texts, idOf } = chat();
  tell({ type: "typed", clientId: "a", text: "One" });
  reply();
  tell({ type: "typed", clientId: "b", text: "Two", replaces: idOf(settings.phrases.greeting) });
  tell({ type: "typed", clientId: "c", text: "Three", replaces: idOf("Two") });
  expect(texts().filter((text) => ["One", "Two", "Three"].includes(text))).toEqual(["One", "Two", "Three"]);
});
