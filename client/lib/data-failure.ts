/** Why rows could not be read or written, as far as a person can act on it. */
export type DataFailure = "unreachable" | "server-error" | "refused";

/** The status the data client reports for a request that never got an answer. */
const noAnswer = 0;

/** Sorts the HTTP status of a failed data request. */
export function dataFailureOf(status: number): DataFailure {
  if (status === noAnswer) return "unreachable";
  return status >= 500 || status === 429 ? "server-error" : "refused";
}
