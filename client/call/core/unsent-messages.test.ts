import { expect, test } from "vitest";
import { fakeStorage } from "#client/test-storage.ts";
import { FakeTab } from "./test-doubles.ts";
import { message, resumed, stage, uuid } from "./test-stage.ts";
import { takeUnsent } from "./unsent-messages.ts";

const gone = { type: "error", code: "sessionGone", retryable: false, clientId: null } as const;

/** Sends without a connection, and stays away for too long. */
async function sentInVain(tab = new FakeTab(), storage = fakeStorage()) {
  const it = stage({}, tab, () => true, storage);
  await it.begin("chat");
  it.transport.setOnline(false);
  it.actions.send("I feel abandoned.");
  return it;
}

test("what was sent into a session that is over is marked, and comes back in the next one", async () => {
  const it = await sentInVain();
  await it.clock.pass(70_000);
  it.transport.setOnline(true);
  await it.welcome();
  it.transport.socket.say(gone);
  expect(it.state).toMatchObject({
    stage: { kind: "ended", reason: "expired" },
    messages: [{ text: "I feel abandoned.", delivery: "failed" }],
  });
  it.actions.reset();
  await it.begin("chat");
  expect(takeUnsent("ada", it.state.messages, it.unsent)).toEqual(["I feel abandoned."]);
  expect(takeUnsent("ada", it.state.messages, it.unsent)).toEqual([]);
});

test("a running session takes care of its own, and what arrives isn't kept", async () => {
  const it = await sentInVain();
  expect(takeUnsent("ada", it.state.messages, it.unsent)).toEqual([]);
  it.transport.setOnline(true);
  await it.welcome();
  it.transport.socket.say(
    resumed("chat"),
    message(1, { role: "user", text: "I feel abandoned.", clientId: uuid(101) }),
  );
  expect(takeUnsent("ada", [], it.unsent)).toEqual([]);
});

test("it outlives a reload, unless the relay had it after all", async () => {
  for (const arrived of [false, true]) {
    const tab = new FakeTab();
    const before = await sentInVain(tab);
    tab.hide();
    const it = stage({}, tab, () => true, before.unsent);
    it.actions.comeBack();
    await it.welcome();
    const own = message(1, { role: "user", text: "I feel abandoned.", clientId: uuid(101) }).message;
    it.transport.socket.say(resumed("chat", { messages: arrived ? [own] : [] }));
    const left = takeUnsent("ada", it.state.messages, it.unsent);
    expect(left).toEqual(arrived ? [] : ["I feel abandoned."]);
  }
});

test("who ends a chat offline finds it in the next one, unless it still arrives", async () => {
  for (const arrives of [false, true]) {
    const it = await sentInVain();
    it.actions.end(null);
    await it.clock.pass(9_000);
    expect(it.state.stage.kind).toBe("ended");
    it.actions.reset();
    if (arrives) {
      it.transport.setOnline(true);
      await it.welcome();
      it.transport.socket.say(
        resumed("chat"),
        message(1, { role: "user", text: "I feel abandoned.", clientId: uuid(101) }),
      );
    }
    expect(takeUnsent("ada", [], it.unsent)).toEqual(arrives ? [] : ["I feel abandoned."]);
  }
});
