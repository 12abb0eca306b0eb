import { z } from "zod";

/** The fields of a Postgres error; all but the code may be missing. */
const postgresErrorSchema = z.object({
  code: z.string().length(5),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

/** These already reach the client as from a hosted project; the rest would arrive as a bare 500. */
const passedOn = /^(PGRST$|PT|2[12]|42|53|55|23502$|23503$|23505$|25006$)/;

/** PostgREST's own table: the first matching prefix gives the status; every other SQLSTATE is a 400. */
const statuses: readonly (readonly [prefix: string, status: number])[] = [
  ["08", 503],
  ["09", 500],
  ["0L", 403],
  ["0P", 403],
  ["25", 500],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["54", 500],
  ["57P01", 503],
  ["57", 500],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0001", 400],
  ["P0", 500],
  ["XX", 500],
];

/** The HTTP status that PostgREST returns for a statement that fails with this SQLSTATE. */
export function statusOf(sqlState: string): number {
  return statuses.find(([prefix]) => sqlState.startsWith(prefix))?.[1] ?? 400;
}

/**
 * Gives a failed statement the response of a hosted project: check violations (23514) and raised exceptions
 * become a 400 with their own code, not a 500. Written as PostgREST's "raise sqlstate 'PGRST'", which the
 * server supports.
 */
export function asPostgrestError(error: unknown): unknown {
  const parsed = postgresErrorSchema.safeParse(error);
  if (!parsed.success || passedOn.test(parsed.data.code)) return error;
  const { code, message, detail, hint } = parsed.data;
  const body = JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null });
  return Object.assign(new Error(body), {
    code: "PGRST",
    detail: JSON.stringify({ status: statusOf(code), headers: {} }),
  });
}
