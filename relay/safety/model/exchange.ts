import { type Concern, concerns } from "#shared/safety/risk.ts";
import { type LinearModel, loudest, oddsOf } from "./linear-model.ts";

/** What is weighed in what the companion said: whether it asks about danger at all, how, and about which. */
export const questionColumns = ["danger", "plan", "safety", ...concerns] as const;

/**
 * What the companion asks about: thoughts of it, or that it happens; a plan, means, a time, what was done already; or
 * whether the person is safe, so that "no" is the answer to fear.
 */
export type Asked = { readonly about: "thoughts" | "plan" | "safety"; readonly concern: Concern };

/**
 * How sure it must be that danger is asked about, as a logarithm of odds. `plain`: hardly ever where it is not
 * (`npm run train:safety` sets each language's zero so that one harmless question in fifty is taken for it, most of
 * which were written to be near misses). `spokenOf`: where danger was spoken of before, and companions ask softly.
 */
export const bounds = { plain: 0, spokenOf: -2 } as const;

/** By so much surer for a plan: people have plans for everything. */
const planNeeds = 0.5;

/** What a question asks about danger; null where it does not, as far as can be told with that sureness. */
export function askedBy(
  model: LinearModel,
  features: readonly number[],
  sureness: keyof typeof bounds,
): Asked | null {
  const [danger = 0, plan = 0, safety = 0, ...ofConcerns] = oddsOf(model, features);
  const about = safety > 0 ? "safety" : plan > 0 ? "plan" : "thoughts";
  if (danger <= bounds[sureness] + (about === "plan" ? planNeeds : 0)) return null;
  return { about, concern: concerns[loudest(ofConcerns)] ?? "suicide" };
}

/** What an answer to such a question can be: yes; when, where, how or what was done; no; or none at all. */
export const tellings = ["yes", "plan", "no", "nothing"] as const;
export type Telling = (typeof tellings)[number];

/**
 * How much surer a no, or that it is no answer, must be than a yes, as a logarithm of odds: people say yes in more ways
 * than can be learned, and a card that comes for nothing harms less than one that does not come.
 */
const lean = 1.4;

/** What an answer to a question about danger says. One that only may be a yes is no plan yet. */
export function toldBy(model: LinearModel, features: readonly number[]): Telling {
  const [yes = 0, plan = 0, no = 0, nothing = 0] = oddsOf(model, features);
  const [affirmed, left] = [Math.max(yes, plan), Math.max(no, nothing)];
  if (left > affirmed + lean) return no > nothing ? "no" : "nothing";
  return plan > yes && affirmed >= left ? "plan" : "yes";
}
