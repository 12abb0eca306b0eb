import type { Handler } from "../http-server.ts";

const exposedHeaders = "Content-Range, Content-Location, Preference-Applied, X-Sb-Error-Code, Sb-Error-Code";

/**
 * Allows pages of any origin, as a hosted project does, because what they may do depends only on their key
 * and token.
 */
export function withCors(handler: Handler): Handler {
  return async (request) => {
    const response = request.method === "OPTIONS" ? preflight(request) : await handler(request);
    const headers = new Headers(response.headers);
    headers.set("Access-Control-Allow-Origin", "*");
    headers.set("Access-Control-Expose-Headers", exposedHeaders);
    return new Response(response.body, { status: response.status, headers });
  };
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
      "Access-Control-Allow-Headers":
        request.headers.get("Access-Control-Request-Headers") ?? "authorization, apikey",
      "Access-Control-Max-Age": "86400",
    },
  });
}
