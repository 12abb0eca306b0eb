import { expect, test } from "vitest";
import { settle } from "./test-doubles.ts";
import { stage } from "./test-stage.ts";

test("a loudspeaker is chosen, used at once, and remembered", async () => {
  const it = stage();
  it.speaker.offered = [{ id: "desk", label: "Desk speakers" }];
  it.actions.listSpeakers();
  await settle();
  expect(it.state.speakers).toEqual(it.speaker.offered);
  it.actions.pickSpeaker("desk");
  expect(it.speaker.log).toContain("speaker desk");
  const next = stage(Object.fromEntries(it.settings));
  expect([next.state.speakerId, next.speaker.log]).toEqual(["desk", ["speaker desk"]]);
  next.actions.pickSpeaker(null);
  expect(next.speaker.log.at(-1)).toBe("speaker null");
});

test("the microphone can be tried before a call: it opens, nothing is connected, and it closes again", async () => {
  const it = stage();
  it.actions.testMicrophone(true);
  await settle();
  expect(it.microphone.isOpen).toBe(true);
  expect(it.transport.sockets).toHaveLength(0);
  it.actions.testMicrophone(false);
  expect([it.microphone.isOpen, it.state.microphone]).toEqual([false, "off"]);
});

test("a test that is still open does not end the call's own microphone", async () => {
  const it = stage();
  it.actions.testMicrophone(true);
  await it.begin("call");
  it.actions.testMicrophone(false);
  expect(it.microphone.isOpen).toBe(true);
});

test("slow answers to pings make a weak line, which a new connection forgets", async () => {
  const it = stage();
  await it.begin("call");
  for (const id of [1, 2]) {
    await it.clock.pass(15_000);
    await it.clock.pass(900);
    it.transport.socket.say({ type: "pong", id });
  }
  expect(it.state.line).toBe("weak");
  it.transport.socket.close(1006);
  expect(it.state.line).toBe("good");
});

test.each([
  ["lost", (it: ReturnType<typeof stage>) => it.microphone.events?.onLost()],
  ["given a button", (it: ReturnType<typeof stage>) => it.actions.setPushToTalk(true)],
])(
  "a microphone that is %s while a reply is lowered for a sound: the reply is as loud as before",
  async (_how, silenced) => {
    const it = stage();
    await it.begin("call");
    it.reply(1, "A long reply");
    it.started(1);
    await it.clock.pass(1_000);
    it.position(1, 48_000);
    it.microphone.poll(true);
    expect(it.speaker.log.at(-1)).toBe("duck");
    silenced(it);
    await it.clock.pass(1_000);
    expect(it.speaker.log.at(-1)).toBe("restore");
  },
);
