import { describe, expect, test } from "vitest";
import { noRisk } from "#shared/safety/risk.ts";
import type { Ai } from "../ai/port.ts";
import { watchFailures } from "../runtime/background.ts";
import { checkOutgoingFor } from "../safety/check-outgoing.ts";
import { type FinishedSession, SessionSummarizer, type WrittenSession } from "./session-summary.ts";

const lines = [
  { role: "assistant", text: "Hello!" },
  { role: "user", text: "My exam went badly" },
] as const;

const session: FinishedSession = {
  id: "one",
  userId: "u",
  ownTitle: false,
  language: "en",
  country: "US",
  attempts: 1,
  lines,
  danger: noRisk,
  known: ["Has a dog"],
};

const answers: Record<string, unknown> = {
  session_summary: { title: " A hard day ", summary: " You talked. " },
  memories: { memories: ["Studies law", "", " x ".padEnd(900, "y"), "a", "b", "c", "d"] },
};

/** Runs a summarizer over these sessions until nothing is left to do. */
async function wrap(sessions: FinishedSession[], failing: readonly string[] = [], given = answers) {
  const faults: string[] = [];
  const written = new Map<string, WrittenSession>();
  const inputs: Record<string, string> = {};
  const instructions: Record<string, string> = {};
  const task: Ai["task"] = async (request) => {
    inputs[request.name] = request.input;
    instructions[request.name] = request.instructions;
    if (failing.includes("throws") && request.input.includes("Has a dog")) throw new Error("broken");
    if (failing.includes(request.name)) return { ok: false, failure: "unavailable" };
    return { ok: true, value: request.schema.parse(given[request.name]) };
  };
  const summarizer = new SessionSummarizer({
    aiFor: () => ({ task }),
    checkFor: checkOutgoingFor,
    onFault: (fault) => faults.push(fault),
    claim: async () => sessions.splice(0, 2),
    finish: async ({ id }, it) => {
      written.set(id, it);
    },
  });
  summarizer.poke();
  summarizer.poke();
  while (sessions.length > 0) await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  await summarizer.stop();
  return { written, inputs, instructions, faults };
}

describe("after a session", () => {
  test("transcript, summary, title and memories are written for all pending sessions", async () => {
    const { written, inputs } = await wrap([session, { ...session, id: "two" }, { ...session, id: "three" }]);
    expect([...written.keys()]).toEqual(["one", "two", "three"]);
    expect(written.get("one")).toMatchObject({
      transcript: "AI Assistant: Hello!\n\nYou: My exam went badly",
      title: "A hard day",
      summary: "You talked.",
    });
    const memories = written.get("one")?.memories ?? [];
    expect(memories.map((memory) => memory.length)).toEqual([11, 500, 1, 1, 1]);
    expect(inputs["memories"]).toContain("Has a dog");
  });

  test("danger is mentioned only if it was confirmed", async () => {
    const calm = await wrap([session]);
    const heavy = await wrap([{ ...session, danger: { level: "active", concerns: ["suicide"] } }]);
    for (const task of ["session_summary", "memories"]) {
      expect(calm.instructions[task]).toMatch(/^Confirmed danger: none$/m);
      expect(heavy.instructions[task]).toMatch(/^Confirmed danger: active \(suicide\)$/m);
    }
  });

  test("[T26] what a model writes is read before the person reads it, and the rest stays", async () => {
    const summary = "You spoke about work. Call me on 555 019 2834. I am a real person. 988 is there.";
    const memories = ["Sees www.evil.example/x often", "As your therapist, I know you.", "bit.ly/abc"];
    const { written, faults } = await wrap([session], [], {
      session_summary: { title: "Take 30 pills", summary },
      memories: { memories },
    });
    expect(written.get("one")).toMatchObject({
      title: null,
      summary: "You spoke about work. Call me on. 988 is there.",
      memories: ["Sees often"],
    });
    expect(faults.toSorted()).toEqual(["address", "address", "clinical", "human", "means", "number"]);
    const all = await wrap([session], [], {
      session_summary: { title: "Work", summary: "I'm a real person." },
      memories: { memories: [] },
    });
    expect(all.written.get("one")).toMatchObject({ title: "Work", summary: null });
  });

  test("nothing is written if nothing was said", async () => {
    const { written, inputs } = await wrap([{ ...session, lines: lines.slice(0, 1) }]);
    expect(written.get("one")).toEqual({ transcript: null, summary: null, title: null, memories: [] });
    expect(inputs).toEqual({});
  });

  test("nothing is remembered if the person turned memory off", async () => {
    const { written, inputs } = await wrap([{ ...session, known: null }]);
    expect(written.get("one")).toMatchObject({ summary: "You talked.", memories: [] });
    expect(Object.keys(inputs)).toEqual(["session_summary"]);
  });

  test("where the database refuses what was written, models are asked no more, and the transcript is kept", async () => {
    const { written, inputs } = await wrap([{ ...session, attempts: 4 }]);
    expect(inputs).toEqual({});
    expect(written.get("one")).toEqual({
      transcript: expect.stringContaining("My exam"),
      summary: null,
      title: null,
      memories: [],
    });
    const last = await wrap([{ ...session, attempts: 5 }]);
    expect(last.written.get("one")).toMatchObject({ transcript: null, summary: null });
  });

  test("a failing model leaves it to the next attempt, and in the end the transcript is kept", async () => {
    expect((await wrap([session], ["session_summary"])).written.size).toBe(0);
    expect((await wrap([session], ["memories"])).written.size).toBe(0);
    const last = await wrap([{ ...session, attempts: 3 }], ["session_summary", "memories"]);
    expect(last.written.get("one")).toEqual({
      transcript: expect.stringContaining("My exam"),
      summary: null,
      title: null,
      memories: [],
    });
  });

  test("a long conversation is summarized by its latest part", async () => {
    const long = Array.from({ length: 500 }, (_, index) => ({
      role: "user" as const,
      text: `${index} `.repeat(40),
    }));
    const { inputs } = await wrap([{ ...session, lines: long }]);
    expect(inputs["session_summary"]?.length).toBeLessThan(60_000);
    expect(inputs["session_summary"]).toContain("499 499");
    expect(inputs["session_summary"]).not.toContain('"1 1');
  });

  test("a session that can't be written blocks no other", async () => {
    const failures: string[] = [];
    const stopWatching = watchFailures((task) => failures.push(task));
    const others = [
      { ...session, id: "two", known: [] },
      { ...session, id: "three", known: [] },
    ];
    const { written } = await wrap([session, ...others], ["throws"]);
    stopWatching();
    expect([...written.keys()]).toEqual(["two", "three"]);
    expect(failures).toEqual(["sessionSummary.write"]);
  });
});
