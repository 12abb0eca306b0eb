import { type Conversation, languageOfConversation } from "../listener/conversation.ts";
import { isDangerConfirmed } from "../listener/stated-risk.ts";
import { detectLanguage, statedLanguage } from "../language.ts";
import type { TaskAnswer, TaskName } from "../tasks.ts";
import { conform } from "./conform.ts";
import { memoriesOf } from "./memories.ts";
import { runningSummaryOf, sessionSummary } from "./summaries.ts";
import { type Material, materialOf } from "./transcript.ts";
import { wrapUp } from "./wrap-up.ts";

type Tasks = { [Name in TaskName]: (conversation: Conversation) => TaskAnswer<Name> };

const tasks: Tasks = {
  running_summary: (conversation) => {
    const material = materialOf(conversation);
    const isGrave = isDangerConfirmed(conversation.system);
    return { summary: runningSummaryOf(material, languageOf(material, conversation), isGrave) };
  },
  memories: (conversation) => {
    const material = materialOf(conversation);
    const isGrave = isDangerConfirmed(conversation.system);
    return { memories: memoriesOf(material, languageOf(material, conversation), isGrave) };
  },
  session_summary: (conversation) => {
    const material = materialOf(conversation);
    const isGrave = isDangerConfirmed(conversation.system);
    return sessionSummary(material, languageOf(material, conversation), isGrave);
  },
  wrap_up: (conversation) => wrapUp(conversation, statedLanguage(conversation.system) ?? "en"),
};

/** Why a task is refused instead of being answered with something made up. */
export function refusalOf(name: string): string | undefined {
  return name === "risk" ? "The practice companion can't judge danger." : undefined;
}

const isTask = (name: string): name is TaskName => Object.hasOwn(tasks, name);

/** The answer to a completion with a JSON schema, as JSON of that schema. */
export function answerTask(conversation: Conversation, name: string, schema: unknown): string {
  const answer: unknown = isTask(name) ? tasks[name](conversation) : {};
  return JSON.stringify(schema === undefined ? answer : conform(answer, schema));
}

/** What is written about a conversation is in its own language, whatever language the instructions are in. */
function languageOf({ said, language }: Material, conversation: Conversation) {
  return detectLanguage(said.join("\n")) ?? language ?? languageOfConversation(conversation);
}
