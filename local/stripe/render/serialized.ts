type Primitive = string | number | boolean | bigint | symbol | null | undefined;
type Absent = ((...args: never[]) => unknown) | void;

/** The SDK parses decimal strings into objects of its own, recognizable by this method. */
type DecimalLike = { toFixed: unknown; isZero: unknown };

/**
 * An SDK type as it travels over HTTP: without methods or the SDK's `lastResponse`, and with decimals as
 * strings. `value satisfies Serialized<Stripe.Customer>` makes the compiler check that nothing is missing,
 * misspelled or made up.
 */
export type Serialized<T> = T extends Primitive
  ? T
  : T extends DecimalLike
    ? string
    : T extends readonly (infer U)[]
      ? readonly Serialized<U>[]
      : {
          readonly [
            K in keyof T as T[K] extends Absent ? never : K extends "lastResponse" ? never : K
          ]: Serialized<T[K]>;
        };

/** A list within another object, or one page of a list that the API returns. */
export function listOf<T>(url: string, data: readonly T[], hasMore = false) {
  return { object: "list" as const, data, has_more: hasMore, url };
}
