import { QueryClient } from "@tanstack/react-query";
import type { z } from "zod";

/** Why rows couldn't be read or written, as far as a person can act on it. */
export type DataFailure = "unreachable" | "server-error" | "refused";

/** The status that the data client reports for a request that got no response. */
const noAnswer = 0;

/** Classifies the HTTP status of a failed data request. */
export function dataFailureOf(status: number): DataFailure {
  if (status === noAnswer) return "unreachable";
  return status >= 500 || status === 429 ? "server-error" : "refused";
}

/** How a query function or mutation fails. It never reaches a screen as such: `failureOf` reads it. */
export class DataError extends Error {
  readonly failure: DataFailure;

  constructor(failure: DataFailure) {
    super(failure);
    this.name = "DataError";
    this.failure = failure;
  }
}

/** Why a query or mutation failed. `fetch` itself only rejects if there is no connection. */
export function failureOf(error: unknown): DataFailure {
  return error instanceof DataError ? error.failure : "unreachable";
}

type Answer = { readonly data: unknown; readonly error: unknown; readonly status: number };

/** Throws a `DataError` if the database refused. */
export function checked({ error, status }: Omit<Answer, "data">): void {
  if (error) throw new DataError(dataFailureOf(status));
}

/** The database's answer as `schema` has it. Throws a `DataError`; rows that don't parse are the server's fault. */
export function parsed<Schema extends z.ZodType>(schema: Schema, answer: Answer): z.infer<Schema> {
  checked(answer);
  const result = schema.safeParse(answer.data);
  if (!result.success) throw new DataError("server-error");
  return result.data;
}

/** The columns of a row's schema, for `select`. */
export function columnsOf(schema: z.ZodObject): string {
  return Object.keys(schema.shape).join(",");
}

export type Loaded<T> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure }
  | { readonly status: "ready"; readonly value: T };

type Result<T> = { readonly data: T | undefined; readonly isError: boolean; readonly error: unknown };

/** What a screen shows of a query. A failed reload in the background keeps the value on screen. */
export function loadedOf<T>({ data, isError, error }: Result<T>): Loaded<T> {
  if (data !== undefined) return { status: "ready", value: data };
  return isError ? { status: "failed", failure: failureOf(error) } : { status: "loading" };
}

/** Further tries after a failed read. */
const mostRetries = 2;

/** A refusal stays one; a missing connection is waited for (`refetchOnReconnect`), not tried again blindly. */
const worthRetrying = (error: unknown): boolean => failureOf(error) === "server-error";

/** How long data counts as fresh: switching between pages doesn't ask again, ms. */
const freshFor = 30_000;

/**
 * One place for caching, retries and reconnecting. Nothing is paused while the browser says it's offline: a read
 * fails at once and is shown as "no connection", and runs again when the connection returns.
 *
 * @param retries further tries after a server error.
 */
export function createQueryClient(retries: number = mostRetries): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        staleTime: freshFor,
        retry: (failed, error) => failed < retries && worthRetrying(error),
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: "always" },
    },
  });
}
