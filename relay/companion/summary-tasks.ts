import type { Line } from "#shared/protocol/values.ts";
import type { RiskFinding } from "#shared/safety/risk.ts";
import { z } from "zod";
import type { Ai } from "../ai/port.ts";
import { fenced, fenceRule } from "../ai/fence.ts";
import { clearedText } from "../conversation/text/cleared.ts";
import type { OutgoingCheck, OutgoingFault } from "../safety/outgoing.ts";
import { confirmedDangerLine } from "./at-risk.ts";
import { latestLines } from "./transcript.ts";

/** How much of a conversation a model is given, in characters. */
const maxInput = 24_000;

const summaryInstructions = `A person's conversation with a support companion is over. You write the note that they will find in their list of past conversations.
"summary": 2 to 4 plain sentences, at most 80 words, addressed to the person as "you" (in their language): what you two talked about, how they said they felt, and what they wanted to try. Add nothing that was not said, no diagnosis, no advice of your own, and no judgment. Mention suicide, self-harm, violence, or "dark moments" only if danger is confirmed below, and then gently and without detail.
"title": 2 to 6 words by which the person will recognize the conversation; no quotation marks, no date, and nothing that would embarrass them on a screen that others can see.
${fenceRule}`;

const memoryInstructions = `You note what a support companion should remember about a person for later conversations.
"memories": at most 5 short sentences, each about one lasting fact that the person stated themselves: people and animals in their life, work, circumstances, what helps them, or how they want to be talked to. Write in their language, in the third person, each sentence under 200 characters.
Leave out anything temporary (today's mood), guesses, diagnoses, danger that is not confirmed below, methods of self-harm, other people's secrets, passwords and numbers, and everything in "already_known". An empty list is a good answer.
${fenceRule}`;

const summarySchema = z.object({ title: z.string(), summary: z.string() });
const memoriesSchema = z.object({ memories: z.array(z.string()) });

/** Either may be empty, where the check left nothing of it. */
export type SummaryAndTitle = { readonly title: string; readonly summary: string };

/** Reads what goes to the person, and is told what it found. */
export type OutgoingReview = {
  readonly check: OutgoingCheck;
  readonly onFaults: (faults: readonly OutgoingFault[]) => void;
};

function inputOf(language: string, lines: readonly Line[], known: readonly string[]): string {
  const conversation = latestLines(lines, maxInput).map(({ role, text }) => ({ role, text }));
  return fenced({ language, conversation, ...(known.length > 0 ? { already_known: known } : {}) });
}

/** An ended conversation, as given to these tasks. */
type Told = { readonly language: string; readonly lines: readonly Line[]; readonly danger: RiskFinding };

/** The summary and title of an ended conversation; null if the model gave none. */
export async function writeSummary(
  ai: Pick<Ai, "task">,
  { language, lines, danger }: Told,
  { check, onFaults }: OutgoingReview,
  signal: AbortSignal,
): Promise<SummaryAndTitle | null> {
  const request = {
    name: "session_summary",
    schema: summarySchema,
    instructions: `${summaryInstructions}\n${confirmedDangerLine(danger)}`,
    input: inputOf(language, lines, []),
    maxTokens: 300,
    temperature: 0.3,
    size: "small",
  } as const;
  const outcome = await ai.task(request, { signal });
  if (!outcome.ok || outcome.value.summary.trim() === "") return null;
  const title = clearedText(check, outcome.value.title.trim().slice(0, 120).trim());
  const summary = clearedText(check, outcome.value.summary.trim().slice(0, 4_000));
  onFaults([...title.faults, ...summary.faults]);
  return { title: title.text, summary: summary.text };
}

/** What is worth remembering from a conversation; null if the model gave no answer. */
export async function writeMemories(
  ai: Pick<Ai, "task">,
  from: Told & { readonly known: readonly string[] },
  { check, onFaults }: OutgoingReview,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const request = {
    name: "memories",
    schema: memoriesSchema,
    instructions: `${memoryInstructions}\n${confirmedDangerLine(from.danger)}`,
    input: inputOf(from.language, from.lines, from.known),
    maxTokens: 300,
    temperature: 0.2,
    size: "small",
  } as const;
  const outcome = await ai.task(request, { signal });
  if (!outcome.ok) return null;
  const memories = outcome.value.memories.map((memory) => memory.trim()).filter((memory) => memory !== "");
  const cleared = memories.slice(0, 5).map((memory) => clearedText(check, memory.slice(0, 500)));
  onFaults(cleared.flatMap(({ faults }) => faults));
  return cleared.map(({ text }) => text).filter((memory) => memory !== "");
}
