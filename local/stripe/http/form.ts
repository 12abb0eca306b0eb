/** Parses a form with nested keys, `items[0][price]=…`, into a tree. */
export type FormTree = { readonly [key: string]: FormValue };
export type FormValue = string | readonly FormValue[] | FormTree;

type Growing = Map<string, string | Growing>;

/**
 * Limits far beyond any of our requests. Exceeding them is an error, because ignoring the rest would be
 * worse.
 */
const maxDepth = 12;

/** Parses a query string or form body as written by the SDK. Undefined if the keys contradict each other. */
export function readForm(text: string): FormTree | undefined {
  const root: Growing = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    if (!plant(root, splitKey(key), value)) return undefined;
  }
  const tree = settle(root);
  return typeof tree === "string" || Array.isArray(tree)
    ? undefined
    : Object.fromEntries(Object.entries(tree));
}

/** `a[b][]` → a, b and an empty name, which stands for the next index of a list. */
function splitKey(key: string): readonly string[] {
  const [, head = key, rest = ""] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(key) ?? [];
  return [head, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? "")];
}

function plant(root: Growing, names: readonly string[], value: string): boolean {
  if (names.length > maxDepth) return false;
  let at = root;
  for (const [index, name] of names.entries()) {
    const key = name === "" ? String(at.size) : name;
    if (index === names.length - 1) {
      at.set(key, value);
      return true;
    }
    const next = at.get(key) ?? new Map<string, string | Growing>();
    if (typeof next === "string") return false;
    at.set(key, next);
    at = next;
  }
  return true;
}

function settle(branch: Growing): FormValue {
  const entries = [...branch].map(
    ([key, value]) => [key, typeof value === "string" ? value : settle(value)] as const,
  );
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** `["items", 0, "price"]` → `items[0][price]`, as Stripe names a parameter in an error. */
export function bracketed(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join("");
}
