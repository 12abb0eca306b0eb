/** A refusal in the shape that OpenAI's own API gives it, which its clients turn into typed errors. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string | null;
  readonly param: string | null;

  constructor(
    status: number,
    message: string,
    { code = null, param = null }: { code?: string | null; param?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

const types: Readonly<Record<number, string>> = {
  401: "invalid_request_error",
  500: "server_error",
  503: "server_error",
};

/** The body of an error answer. */
export function errorBody({ status, message, code, param }: ApiError): object {
  return { error: { message, type: types[status] ?? "invalid_request_error", param, code } };
}
