/** Why rows couldn't be read or written, as far as a person can act on it. */
export type DataFailure = "unreachable" | "server-error" | "refused";

/** The status that the data client reports for a request that got no response. */
const noAnswer = 0;

/** Classifies the HTTP status of a failed data request. */
export function dataFailureOf(status: number): DataFailure {
  if (status === noAnswer) return "unreachable";
  return status >= 500 || status === 429 ? "server-error" : "refused";
}
