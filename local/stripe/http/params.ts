import { z } from "zod";
import { invalid, type Refusal } from "../core/refusal.ts";
import { bracketed, type FormTree } from "./form.ts";

/** Names the parameters of a request and nothing else: a name the SDK does not have fails to compile. */
export type ParamsOf<T> = { readonly [K in keyof T]?: z.ZodType };

/** Everything arrives as text; these read it. The messages are Stripe's, found by the kind of issue. */
export const text = z.string().min(1, { error: "empty" });

export const whole = z
  .string()
  .regex(/^-?\d+$/, { error: "integer" })
  .transform(Number);

export const yesNo = z.enum(["true", "false"], { error: "boolean" }).transform((value) => value === "true");

/** A value that an empty string takes away. */
export function removable<T extends z.ZodType>(schema: T) {
  return z.union([z.literal("").transform(() => null), schema]);
}

/** Up to 50 short keys; an empty value removes its key. */
export const metadataParam = z
  .record(z.string().max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50);

export const metadataChange = z.union([z.literal(""), metadataParam]);

const timeRange = z.strictObject({
  gt: whole.optional(),
  gte: whole.optional(),
  lt: whole.optional(),
  lte: whole.optional(),
});
export const createdParam = z.union([whole, timeRange]);
export type CreatedFilter = z.infer<typeof createdParam>;

/** The parameters of every list. */
export const pageParams = {
  limit: whole.refine((count) => count >= 1 && count <= 100, { error: "limit" }).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: createdParam.optional(),
};

/** Reads a request's parameters; throws the refusal that Stripe would answer. */
export function readParams<T>(schema: z.ZodType<T>, tree: FormTree): T {
  const read = schema.safeParse(tree);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue === undefined) throw invalid("Invalid request.");
  throw refusalFor(issue, tree);
}

type Issue = z.core.$ZodIssue;

function refusalFor(issue: Issue, tree: FormTree): Refusal {
  if (issue.code === "invalid_union") return refusalFor(deepest(issue), tree);
  const param = bracketed(issue.path);
  const value = valueAt(tree, issue.path);
  if (issue.code === "unrecognized_keys") return unknownParam(issue.path, issue.keys);
  if (value === undefined) return invalid(`Missing required param: ${param}.`, param, "parameter_missing");
  if (value === "") return invalid(emptyText(param), param, "parameter_invalid_empty");
  return wrongValue(issue, param, value);
}

function unknownParam(path: readonly PropertyKey[], keys: readonly string[]): Refusal {
  const names = keys.map((key) => bracketed([...path, key]));
  const words = names.length === 1 ? "Received unknown parameter" : "Received unknown parameters";
  return invalid(`${words}: ${names.join(", ")}`, names[0], "parameter_unknown");
}

function emptyText(param: string): string {
  return `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a field; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
}

function wrongValue(issue: Issue, param: string, value: unknown): Refusal {
  const shown = typeof value === "string" ? value : JSON.stringify(value);
  if (issue.message === "integer")
    return invalid(`Invalid integer: ${shown}`, param, "parameter_invalid_integer");
  if (issue.message === "boolean") return invalid(`Invalid boolean: ${shown}`, param);
  if (issue.message === "limit") return invalid("Invalid limit: must be between 1 and 100.", param);
  if (issue.code === "invalid_value") {
    return invalid(`Invalid ${param}: must be one of ${listed(issue.values.map(String))}`, param);
  }
  const expected =
    issue.code === "invalid_type" ? ` ${issue.expected === "record" ? "object" : issue.expected}` : "";
  return invalid(`Invalid${expected}: ${param}`, param);
}

function listed(values: readonly string[]): string {
  return values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")}, or ${values.at(-1)}`;
}

/** Of the alternatives, the one that got furthest into the value says what is wrong with it. */
function deepest(issue: Extract<Issue, { code: "invalid_union" }>): Issue {
  const candidates = issue.errors.flatMap((errors) => errors.slice(0, 1));
  const [best = issue] = candidates.toSorted((a, b) => rank(b) - rank(a));
  return best === issue ? { ...issue, code: "custom" } : { ...best, path: [...issue.path, ...best.path] };
}

function rank(issue: Issue): number {
  return (
    issue.path.length * 2 +
    (issue.code === "unrecognized_keys" ? 1 : 0) -
    (issue.code === "invalid_value" ? 1 : 0)
  );
}

function valueAt(tree: unknown, path: readonly PropertyKey[]): unknown {
  let value = tree;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
