/**
 * Reads the part of JSGF that the practice recognizer's sentences use: named rules without recursion,
 * sequences, `( a | b )` groups, `( a )*` repetitions and `[ optional ]` parts.
 */

export type Expression =
  | { kind: "word"; word: string }
  | { kind: "rule"; name: string }
  | { kind: "sequence"; parts: Expression[] }
  | { kind: "choice"; options: Expression[] }
  | { kind: "repetition"; part: Expression };

export type Grammar = { start: string; rules: ReadonlyMap<string, Expression> };

const TOKEN = /<[^>]+>|[a-zà-ÿœ'_-]+|[()[\]|=;*]/g;

/** Parses a grammar; a mistake in the file is a programming error and throws, with the rule's name. */
export function parseGrammar(source: string): Grammar {
  const body = source.replaceAll(/^#.*$|\/\/.*$|^grammar .*;$/gm, "");
  const rules = new Map<string, Expression>();
  let start = "";
  for (const statement of body.split(";")) {
    const tokens = statement.match(TOKEN);
    if (tokens === null) continue;
    const isPublic = tokens[0] === "public";
    const [name, equals, ...rest] = isPublic ? tokens.slice(1) : tokens;
    if (name === undefined || equals !== "=") throw new Error(`Not a rule: ${statement.trim()}`);
    if (isPublic) start = name;
    rules.set(name, parseRule(name, rest));
  }
  return { start, rules };
}

function parseRule(name: string, tokens: readonly string[]): Expression {
  const cursor = { tokens, at: 0 };
  const expression = parseChoice(cursor);
  if (cursor.at !== tokens.length) throw new Error(`Unbalanced brackets in ${name}`);
  return expression;
}

type Cursor = { readonly tokens: readonly string[]; at: number };

function parseChoice(cursor: Cursor): Expression {
  const options = [parseSequence(cursor)];
  while (cursor.tokens[cursor.at] === "|") {
    cursor.at += 1;
    options.push(parseSequence(cursor));
  }
  return { kind: "choice", options };
}

function parseSequence(cursor: Cursor): Expression {
  const parts: Expression[] = [];
  for (;;) {
    const token = cursor.tokens[cursor.at];
    if (token === undefined || token === "|" || token === ")" || token === "]") break;
    cursor.at += 1;
    parts.push(parsePart(token, cursor));
  }
  return { kind: "sequence", parts };
}

function parsePart(token: string, cursor: Cursor): Expression {
  if (token.startsWith("<")) return { kind: "rule", name: token };
  if (token !== "(" && token !== "[") return { kind: "word", word: token };
  const inner = parseChoice(cursor);
  cursor.at += 1;
  if (token === "(" && cursor.tokens[cursor.at] !== "*") return inner;
  if (token === "(") {
    cursor.at += 1;
    return { kind: "repetition", part: inner };
  }
  return { kind: "choice", options: [inner, { kind: "sequence", parts: [] }] };
}
