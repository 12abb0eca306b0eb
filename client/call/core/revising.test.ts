import { expect, test } from "vitest";
import { limits } from "#shared/limits.ts";
import { type ConversationEvent, reduce } from "./reducer.ts";
import { initialConversation, type ConversationState } from "./state.ts";
import { revisable } from "./status.ts";
import { describeSession, message, resumed, uuid } from "./test-stage.ts";

const after = (state: ConversationState, ...events: readonly ConversationEvent[]) =>
  events.reduce((it, event) => reduce(it, event, 0), state);
const server = (told: Extract<ConversationEvent, { type: "server" }>["message"]) =>
  ({ type: "server", message: told }) as const;

/** A chat with a greeting, a typed message and its reply. */
const chat = after(
  { ...initialConversation, connection: "online" },
  { type: "startRequested", request: { mode: "chat", title: null, moodBefore: null } },
  server({ type: "session.started", session: describeSession("chat") }),
  server(message(1, { role: "assistant", text: "Hello." })),
  server(message(2, { role: "user", text: "Tired.", clientId: uuid(52) })),
  server(message(3, { role: "assistant", text: "Tell me more." })),
);
const texts = ({ messages }: ConversationState) => messages.map(({ text }) => text);

test("a reply that is taken back makes room for another, and only one is shown", () => {
  const waiting = after(chat, server({ type: "message.removed", id: uuid(3) }));
  expect(texts(waiting)).toEqual(["Hello.", "Tired."]);
  expect(waiting.writing).toEqual({ generation: null, text: "" });
  const replied = after(waiting, server(message(4, { role: "assistant", text: "I see." })));
  expect(texts(replied)).toEqual(["Hello.", "Tired.", "I see."]);
  expect(replied.writing).toBeNull();
});

test("what was taken back while the client was away is gone when it returns", () => {
  const back = after(
    chat,
    { type: "connection", status: "reconnecting" },
    { type: "connection", status: "online" },
    server({
      ...resumed("chat", { messages: [message(4, { role: "assistant", text: "I see." }).message] }),
      removed: [uuid(3)],
    }),
  );
  expect(texts(back)).toEqual(["Hello.", "Tired.", "I see."]);
});

test("a reply can be replaced a few times, the greeting never", () => {
  const answers = chat.messages[1]?.key ?? "";
  const again = (state: ConversationState) => after(state, { type: "regenerating", answers });
  let state = chat;
  for (let times = 0; times < limits.maxRegenerations; times += 1) {
    expect(revisable(state).reply?.text).toBe("Tell me more.");
    state = again(state);
  }
  expect(revisable(state).reply).toBeNull();
  expect(revisable(state).own?.text).toBe("Tired.");
  const greeted = after(
    chat,
    server({ type: "message.removed", id: uuid(3) }),
    server({ type: "message.removed", id: uuid(2) }),
  );
  expect(revisable(greeted)).toEqual({ reply: null, answers: null, own: null });
});
