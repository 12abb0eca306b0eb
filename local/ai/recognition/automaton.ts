import type { Expression, Grammar } from "./jsgf.ts";

/** A deterministic word automaton: `edges[state]` maps a word to the next state; the start is state 0. */
export type Automaton = { edges: ReadonlyMap<string, number>[]; accepting: boolean[] };

type Edge = { word: string | undefined; to: number };

/**
 * Compiles a grammar into the smallest automaton that accepts the same sentences. Beginnings and endings
 * that many sentences share become one path, which makes decoding an order of magnitude cheaper than
 * the recognizer's own expansion of every rule at every mention.
 */
export function compileGrammar(grammar: Grammar): Automaton {
  if (!grammar.rules.has(grammar.start)) throw new Error("The grammar has no public rule");
  return compileRule(grammar, new Map(), grammar.start);
}

type Compiled = Map<string, Automaton>;

/** Each rule is minimized before it is copied into those that mention it, or their sizes would multiply. */
function compileRule(grammar: Grammar, compiled: Compiled, name: string): Automaton {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const rule = grammar.rules.get(name);
  if (rule === undefined) throw new Error(`No rule ${name}`);
  const nfa: Edge[][] = [[], []];
  addExpression(nfa, (other) => compileRule(grammar, compiled, other), rule, 0, 1);
  const automaton = minimise(determinise(nfa));
  compiled.set(name, automaton);
  return automaton;
}

function addExpression(
  nfa: Edge[][],
  ruleOf: (name: string) => Automaton,
  part: Expression,
  from: number,
  to: number,
): void {
  switch (part.kind) {
    case "word":
      nfa[from]?.push({ word: part.word, to });
      return;
    case "rule":
      addAutomaton(nfa, ruleOf(part.name), from, to);
      return;
    case "choice":
      for (const option of part.options) addExpression(nfa, ruleOf, option, from, to);
      return;
    case "repetition": {
      const again = nfa.push([]) - 1;
      nfa[from]?.push({ word: undefined, to: again });
      addExpression(nfa, ruleOf, part.part, again, again);
      nfa[again]?.push({ word: undefined, to });
      return;
    }
    case "sequence": {
      let at = from;
      for (const step of part.parts) {
        const next = nfa.push([]) - 1;
        addExpression(nfa, ruleOf, step, at, next);
        at = next;
      }
      nfa[at]?.push({ word: undefined, to });
    }
  }
}

function addAutomaton(nfa: Edge[][], { edges, accepting }: Automaton, from: number, to: number): void {
  const offset = nfa.length;
  for (const out of edges) nfa.push([...out].map(([word, next]) => ({ word, to: offset + next })));
  nfa[from]?.push({ word: undefined, to: offset });
  for (const [state, isEnd] of accepting.entries())
    if (isEnd) nfa[offset + state]?.push({ word: undefined, to });
}

function closure(nfa: readonly Edge[][], states: Iterable<number>): number[] {
  const seen = new Set(states);
  for (const state of seen) {
    for (const edge of nfa[state] ?? []) if (edge.word === undefined) seen.add(edge.to);
  }
  return [...seen].toSorted((a, b) => a - b);
}

function determinise(nfa: readonly Edge[][]): Automaton {
  const numbers = new Map<string, number>();
  const sets: number[][] = [];
  const number = (set: number[]): number => {
    const key = set.join(",");
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, sets.length);
    return sets.push(set) - 1;
  };
  number(closure(nfa, [0]));
  const edges: Map<string, number>[] = [];
  for (const set of sets) {
    const targets = wordTargets(nfa, set);
    edges.push(new Map([...targets].map(([word, to]) => [word, number(closure(nfa, to))])));
  }
  return { edges, accepting: sets.map((set) => set.includes(1)) };
}

function wordTargets(nfa: readonly Edge[][], set: readonly number[]): Map<string, Set<number>> {
  const targets = new Map<string, Set<number>>();
  for (const { word, to } of set.flatMap((state) => nfa[state] ?? [])) {
    if (word === undefined) continue;
    const known = targets.get(word);
    if (known === undefined) targets.set(word, new Set([to]));
    else known.add(to);
  }
  return targets;
}

/** Partition refinement: states are split until every two in a class lead to the same classes. */
function minimise({ edges, accepting }: Automaton): Automaton {
  let classes = accepting.map(Number);
  for (let count = 0; ;) {
    const signatures = new Map<string, number>();
    const next = edges.map((out, state) => {
      const targets = [...out].map(([word, to]) => `${word}:${classes[to]}`).toSorted();
      const signature = `${classes[state]}|${targets.join(" ")}`;
      const id = signatures.get(signature) ?? signatures.size;
      signatures.set(signature, id);
      return id;
    });
    classes = next;
    if (signatures.size === count) break;
    count = signatures.size;
  }
  return merge({ edges, accepting }, classes);
}

function merge({ edges, accepting }: Automaton, classes: readonly number[]): Automaton {
  const merged: Automaton = { edges: [], accepting: [] };
  for (const [state, id] of classes.entries()) {
    if (merged.edges[id] !== undefined) continue;
    const out = [...(edges[state] ?? [])].map(([word, to]) => [word, classes[to] ?? 0] as const);
    merged.edges[id] = new Map(out.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    merged.accepting[id] = accepting[state] ?? false;
  }
  return merged;
}
