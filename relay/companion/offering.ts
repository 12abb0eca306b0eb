import { z } from "zod";
import { limits } from "#shared/limits.ts";
import type { Resource } from "#shared/protocol/values.ts";
import type { Tool, ToolCall } from "../ai/port.ts";
import type { Offer, Offering } from "../conversation/offering.ts";

/** Each resource, as described to the model. */
const about: Readonly<Record<Resource, string>> = {
  breathing: "guided breathing, for panic, tension, racing thoughts, or lying awake",
  stretching: "a few minutes of timed stretching, for a tense or restless body",
  mindfulActivity: "mindful cooking, step by step, for someone who wants to do something with their hands",
  journal: "the reflection journal with prompts, for writing thoughts down",
  taskPrioritization: "a guide to sorting what is too much",
  focusTechniques: "a guide to concentrating",
  habitBuilding: "a guide to building or dropping a habit",
  safetyPlan: "the person's own safety plan for bad moments: warning signs, what helps, whom to call",
  reminder: "a daily reminder to check in, for someone who wants to be reminded",
};

const toolName = "offer";

const always = `- Write your reply first and whole, so that it stands without the card; then call the tool, at most once. Mention the card in a few words or not at all, never its name as a command, and never say that you opened it: the person does.
- If the person asks for one of them, or for an exercise, for help to calm down or to sleep, for something to do, or for a place to write, offer the one that fits, with asked: true.`;

const volunteering = `- Without being asked, offer at most one in the whole conversation (asked: false): only when they have told enough for you to be sure that it fits, never with your first reply, and never while they grieve, tell their story, or are angry. If in doubt, don't.`;

const spent = `- Offer nothing unless they ask for it: you have offered something already, or may have.`;

const danger = `- There may be danger, so only the safety plan may be offered, once they are ready for it. The help on their screen comes first.`;

/** When to offer what; empty where nothing may be offered. */
export function offerInstructions({ resources, mayVolunteer, before }: Offering): string {
  if (resources.length === 0) return "";
  const list = resources.map((it) => `${it}: ${about[it]}`).join("; ");
  const isDanger = resources.every((it) => it === "safetyPlan");
  return [
    `With the tool "${toolName}" you can put a card beside the conversation that opens one of the app's own things: ${list}.`,
    always,
    isDanger ? danger : "",
    mayVolunteer ? volunteering : spent,
    before.length === 0 ? "" : `- Offered so far: ${before.join(", ")}. Don't offer the same again unasked.`,
  ]
    .filter((part) => part !== "")
    .join("\n");
}

const oneLine = (text: string): string =>
  text.replace(/\s+/g, " ").trim().slice(0, limits.maxOfferReasonCharacters).toWellFormed();

const schemaFor = (resources: readonly [Resource, ...Resource[]]) =>
  z.object({
    resource: z.enum(resources),
    asked: z.boolean().describe("Whether the person asked for something like it."),
    reason: z
      .string()
      .max(1_000)
      .describe("To the person, in their language: why now, in at most twelve words. Empty if unsure."),
  });

/** The tool for a reply; none where nothing may be offered. */
export function offerTools({ resources: [first, ...others] }: Offering): readonly Tool[] {
  if (first === undefined) return [];
  return [
    {
      name: toolName,
      description:
        "Puts a card beside the conversation that opens one of the app's own things. Call it after your reply.",
      schema: schemaFor([first, ...others]),
      afterCall:
        "You have just put a card beside the conversation that fits what they said. Now write your reply; the card needs no explanation.",
    },
  ];
}

/** The offer in a tool call; null if it isn't allowed or makes no sense. */
export function offerOf(
  { name, input }: ToolCall,
  { resources: [first, ...others] }: Offering,
): Offer | null {
  if (name !== toolName || first === undefined) return null;
  const parsed = schemaFor([first, ...others]).safeParse(input).data;
  return parsed === undefined ? null : { ...parsed, reason: oneLine(parsed.reason) };
}
