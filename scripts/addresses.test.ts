import { expect, test } from "vitest";
import { addressForPeople, addressForUs } from "./addresses.ts";

test.each([
  [{}, "http://localhost:3000", "http://127.0.0.1:3000"],
  [{ HOST: "" }, "http://localhost:3000", "http://127.0.0.1:3000"],
  [{ HOST: "0.0.0.0" }, "http://localhost:3000", "http://127.0.0.1:3000"],
  [{ HOST: "::" }, "http://localhost:3000", "http://127.0.0.1:3000"],
  [{ HOST: "127.0.0.2" }, "http://127.0.0.2:3000", "http://127.0.0.2:3000"],
  [{ HOST: "::1" }, "http://[::1]:3000", "http://[::1]:3000"],
  [{ HOST: "my-laptop" }, "http://my-laptop:3000", "http://my-laptop:3000"],
  [{ PUBLIC_URL: "http://localhost:8080/" }, "http://localhost:8080", "http://127.0.0.1:3000"],
  [
    { PUBLIC_URL: "https://Talk.example.org", HOST: "127.0.0.2" },
    "https://talk.example.org",
    "http://127.0.0.2:3000",
  ],
  // The relay refuses it, and says why.
  [{ PUBLIC_URL: "talk.example.org" }, "http://localhost:3000", "http://127.0.0.1:3000"],
])("%j: people open %s, and the practice checkout posts to %s", (env, forPeople, forUs) => {
  expect([addressForPeople(env, 3000), addressForUs(env, 3000)]).toEqual([forPeople, forUs]);
});
