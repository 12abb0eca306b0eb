import { expect, test } from "vitest";
import { isAboutThisMail } from "./refusals.ts";

/** An error as nodemailer makes it. */
function refusal(command: string, response: string) {
  const code = { "RCPT TO": "EENVELOPE", "MAIL FROM": "EENVELOPE", DATA: "EMESSAGE", AUTH: "EAUTH" }[command];
  return Object.assign(new Error(response), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });
}

test.each([
  ["RCPT TO", "550 5.1.1 No such user"],
  ["RCPT TO", "550-5.1.1 The account that you tried to reach does not exist."],
  ["RCPT TO", "554 5.1.1 Recipient address rejected"],
  ["RCPT TO", "552 5.2.2 Mailbox full"],
  ["RCPT TO", "550 No such user here"],
  ["RCPT TO", "553 Mailbox name not allowed"],
  ["DATA", "554 5.7.1 Spam"],
  ["DATA", "550 5.6.0 Malformed"],
  ["DATA", "552 Message too big"],
])("permanent, since it is about the email or its recipient: %s, %s", (command, response) => {
  expect(isAboutThisMail(refusal(command, response))).toBe(true);
});

test.each([
  ["MAIL FROM", "550 5.4.5 Daily user sending limit exceeded"],
  ["MAIL FROM", "550 5.1.8 Sender's domain not found"],
  ["MAIL FROM", "553 From address not verified"],
  ["MAIL FROM", "530 5.7.0 Authentication required"],
  ["AUTH", "535 5.7.8 Authentication failed"],
  ["RCPT TO", "554 5.7.1 Relay access denied"],
  ["RCPT TO", "550 5.7.60 Client does not have permissions to send as this sender"],
  ["RCPT TO", "550 relay not permitted"],
  ["RCPT TO", "554 Relay access denied"],
  ["RCPT TO", "550 5.1.7 Sender's address rejected"],
  ["RCPT TO", "450 4.2.1 Mailbox busy"],
  ["DATA", "550 5.4.5 Daily user sending limit exceeded"],
  ["DATA", "554 Message rejected: Email address is not verified."],
  ["DATA", "451 4.7.1 Later"],
])("may be over once the operator has fixed it: %s, %s", (command, response) => {
  expect(isAboutThisMail(refusal(command, response))).toBe(false);
});

test("silence is no refusal", () => {
  expect(isAboutThisMail(new Error("closed"))).toBe(false);
});
