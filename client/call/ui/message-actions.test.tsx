import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { limits } from "#shared/limits.ts";
import { initialConversation } from "#client/call/core/state.ts";
import { hearToasts } from "#client/test-toasts.ts";
import { active, button, online, said, sessionId, showSession, showTextChat } from "./test-conversation.tsx";

beforeEach(() => sessionStorage.clear());

const chatting = {
  ...online,
  microphone: "off",
  stage: active({ mode: "chat", phase: "chatting" }),
} as const;
const messages = [
  said(1, "assistant", "Hello."),
  said(2, "user", "Tired.", { clientId: "c2" }),
  said(3, "assistant", "**Tell** me more."),
];
const reply = "More options for this reply";
const own = "More options for this message";

async function open(name: string, nth = -1) {
  const triggers = screen.getAllByRole("button", { name });
  const trigger = triggers.at(nth);
  if (trigger) fireEvent.click(trigger);
  await screen.findByRole("menu");
  return screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
}
const choose = (name: string) => fireEvent.click(screen.getByRole("menuitem", { name }));

test("the last reply can be asked for again, an earlier one can't", async () => {
  const { actions } = showTextChat({ ...chatting, messages });
  expect(screen.getByText("Tell").tagName).toBe("STRONG");
  expect(await open(reply)).toEqual(["Copy", "Another reply"]);
  choose("Another reply");
  expect(actions.regenerate).toHaveBeenCalledOnce();
  expect(await open(reply, 0)).toEqual(["Copy"]);
});

test.each([
  ["while a reply is written", { writing: { generation: null, text: "" } }],
  ["without a connection", { connection: "reconnecting" }],
  [
    "after it was done a few times",
    {
      bookkeeping: {
        ...initialConversation.bookkeeping,
        regenerated: { answers: messages[1]?.key ?? "", times: limits.maxRegenerations },
      },
    },
  ],
] as const)("nothing is asked for again %s", async (_when, changed) => {
  showTextChat({ ...chatting, messages, ...changed });
  expect(screen.queryByRole("menu")).toBeNull();
  expect(await open(reply)).toEqual(["Copy"]);
});

test("nothing is asked for again in a call", async () => {
  showSession({ ...online, messages, stage: active({ mode: "call", phase: "listening" }) });
  expect(await open(reply)).toEqual(["Copy"]);
});

test("the Escape that ends a composition leaves the new wording as it is", async () => {
  showTextChat({ ...chatting, messages });
  await open(own);
  choose("Edit and resend");
  const field = screen.getByLabelText<HTMLTextAreaElement>("New wording");
  fireEvent.change(field, { target: { value: "つかれた" } });
  fireEvent.keyDown(field, { key: "Escape", isComposing: true });
  // Safari ends the composition first.
  fireEvent.keyDown(field, { key: "Escape", keyCode: 229 });
  expect(screen.getByLabelText<HTMLTextAreaElement>("New wording").value).toBe("つかれた");
});

test("one's last message is written anew, and Escape leaves it", async () => {
  const { actions } = showTextChat({ ...chatting, messages });
  expect(await open(own)).toEqual(["Copy", "Edit and resend"]);
  choose("Edit and resend");
  const field = screen.getByLabelText<HTMLTextAreaElement>("New wording");
  expect(field.value).toBe("Tired.");
  fireEvent.change(field, { target: { value: "Exhausted." } });
  fireEvent.keyDown(field, { key: "Escape" });
  expect(screen.queryByText("Exhausted.")).toBeNull();
  await open(own);
  choose("Edit and resend");
  const again = screen.getByLabelText<HTMLTextAreaElement>("New wording");
  fireEvent.change(again, { target: { value: "Exhausted." } });
  actions.rewrite.mockReturnValueOnce(false);
  const send = () => fireEvent.submit(again.form ?? again);
  send();
  expect(again.value).toBe("Exhausted.");
  send();
  expect(actions.rewrite).toHaveBeenLastCalledWith(messages[1]?.id, "Exhausted.");
  expect(screen.queryByText("Your message and the reply to it will be replaced.")).toBeNull();
  expect(button(own)).toBeTruthy();
});

async function openEditor() {
  showTextChat({ ...chatting, messages });
  await open(own);
  choose("Edit and resend");
  return screen.getByLabelText<HTMLTextAreaElement>("New wording");
}

test("a new wording survives a reload, until it is sent", async () => {
  fireEvent.change(await openEditor(), { target: { value: "Exhausted, and I can't say why." } });
  cleanup();
  const again = await openEditor();
  expect(again.value).toBe("Exhausted, and I can't say why.");
  fireEvent.submit(again.form ?? again);
  cleanup();
  expect((await openEditor()).value).toBe("Tired.");
});

test("a message is copied as it was written", async () => {
  const writeText = vi.fn<Clipboard["writeText"]>(() => Promise.resolve());
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
  const copied = hearToasts().said;
  showTextChat({ ...chatting, messages });
  await open(reply);
  choose("Copy");
  await vi.waitFor(() => expect(copied).toHaveBeenCalledWith("Copied"));
  expect(writeText).toHaveBeenCalledWith("**Tell** me more.");
  vi.unstubAllGlobals();
});

const thumbs = (session: string, message: string) => <i>{`${session} ${message}`}</i>;
const rated = () => screen.queryAllByText(/ id \d/).map(({ textContent }) => textContent);

test("stored replies can be rated, but nothing of a private session", () => {
  const { set } = showTextChat({ ...chatting, messages }, thumbs);
  expect(rated()).toEqual([`${sessionId} id 1`, `${sessionId} id 3`]);
  set({ messages: messages.map((message) => (message.position === 3 ? { ...message, id: null } : message)) });
  expect(rated()).toEqual([`${sessionId} id 1`]);
  const { stage } = chatting;
  set({ messages, stage: { ...stage, session: { ...stage.session, isPrivate: true } } });
  expect(rated()).toEqual([]);
});
