import type { SubjectId } from "../phrases/phrases.ts";
import { textsOf } from "./conversation.ts";
import { type Heard, phrasesOf } from "./heard.ts";
import { lexiconOf } from "./lexicon.ts";
import { type OwnClause, turnedClause } from "./turning.ts";

/** The person's own clause, not twice in a row. */
export function ownClause(heard: Heard): string {
  const { conversation, language, understanding, history, text } = heard;
  if (understanding.loss !== undefined || understanding.isLaughing) return "";
  if (heard.isAtRisk && !isEveryday(heard)) return "";
  if (understanding.subjects[0] === "panic") return "";
  const { subjects: entries, people } = lexiconOf(language);
  const about = [
    ...entries.filter(({ id }) => understanding.subjects.includes(id)),
    ...people.filter(({ id }) => understanding.people.includes(id)),
  ].map(({ words }) => words);
  const clause = turnedClause(text, language, about);
  const before = turnedClause(textsOf(conversation, "user").at(-2) ?? "", language, []);
  const isRepeating = before !== undefined && isRepeated(history.lastReply, before);
  if (clause === undefined || isRepeating) return "";
  return heard.speaker.fresh(phrasesOf(heard).say.youSaid, clause);
}

/** After danger, talk of these is taken up again; whatever else follows it isn't parroted. */
const everyday: ReadonlySet<SubjectId> = new Set(["work", "studies", "exam", "presentation", "quarrel"]);

const isEveryday = ({ isRiskShown, understanding: { subjects } }: Heard): boolean =>
  !isRiskShown && subjects.some((id) => everyday.has(id));

const isRepeated = (reply: string, { clause, own }: OwnClause): boolean =>
  [clause, own].some((words) => reply.toLowerCase().includes(words.toLowerCase()));
