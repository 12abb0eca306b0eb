import { isAtLeast } from "#shared/safety/risk.ts";
import { type Rule, sentIn } from "./facts.ts";
import { forbidden } from "./story.ts";

const madeIn = (effects: Parameters<typeof sentIn>[0]) => ({
  sent: sentIn(effects).flatMap((it) => (it.type === "offer" ? [it] : [])),
  counted: effects.flatMap((it) => (it.type === "count" ? [it.metric] : [])),
});

/** [T33] One offer at most is unasked, and three are made at most. */
export const offersAreFew: Rule = ({ story }) => {
  const all = story.steps.flatMap(({ effects }) => madeIn(effects).counted);
  const count = (metric: string): number => all.filter((it) => it === metric).length;
  const [volunteered, asked] = [count("offerVolunteered"), count("offerAsked")];
  return [
    ...(volunteered > 1 ? [`${volunteered} offers that nobody asked for`] : []),
    ...(volunteered + asked > 3 ? [`${volunteered + asked} offers`] : []),
  ];
};

/** [T33] After the end nothing is offered. */
export const noOfferAfterEnd: Rule = ({ endAt, story }) =>
  endAt === null
    ? []
    : story.steps.slice(endAt + 1).flatMap(({ effects }, at) => {
        const { sent, counted } = madeIn(effects);
        const made = counted.filter((it) => it === "offerAsked" || it === "offerVolunteered");
        return sent.length + made.length > 0 ? [`step ${endAt + 1 + at}: offers after the end`] : [];
      });

/** [T33] In danger the safety plan alone is offered. */
export const planAloneInDanger: Rule = ({ story }) =>
  story.steps.flatMap(({ effects, risk }, at) =>
    isAtLeast(risk.level, "active")
      ? madeIn(effects).sent.flatMap(({ resource }) =>
          resource === "safetyPlan" ? [] : [`step ${at}: offers ${resource} in danger`],
        )
      : [],
  );

/** [T33] [P19] A card comes after the message that it stands with, one to a message, and its reason is checked. */
export const offersHaveReplies: Rule = ({ story }) => {
  const replies = new Map<string, number>();
  const offered = new Set<string>();
  return story.steps.flatMap(({ effects }, at) =>
    effects.flatMap((effect) => {
      if (effect.type === "save" && effect.message.role === "assistant")
        replies.set(effect.message.id, effect.message.position);
      if (effect.type === "remove") replies.delete(effect.message.id);
      if (effect.type !== "send" || effect.message.type !== "offer") return [];
      const { id, position, reason } = effect.message;
      const isSecond = offered.has(id);
      offered.add(id);
      const wrong = replies.get(id) === position ? [] : [`step ${at}: an offer without its reply`];
      if (isSecond) wrong.push(`step ${at}: a second offer with a reply`);
      if (forbidden.test(reason)) wrong.push(`step ${at}: offers because "${reason}"`);
      return wrong;
    }),
  );
};
