import { createHmac } from "node:crypto";

/** The `stripe-signature` header for a body posted at this moment (seconds of the machine's own clock). */
export function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}
