/** Any value that survives JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

type Primitive = string | number | boolean | bigint | symbol | null | undefined;
type Absent = ((...args: never[]) => unknown) | void;

/** The SDK reads decimal strings into objects of its own, recognized by this method. */
type DecimalLike = { toFixed: unknown; isZero: unknown };

/**
 * A type of the SDK as it travels over HTTP: without methods, without the SDK's `lastResponse`, decimals as strings.
 * `value satisfies Serialized<Stripe.Customer>` makes the compiler prove that nothing is missing, misspelt or made up.
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

/** A list that stands in another object, or one page of a list that the API answers. */
export function listOf<T>(url: string, data: readonly T[], hasMore = false) {
  return { object: "list" as const, data, has_more: hasMore, url };
}
