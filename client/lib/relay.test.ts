import { describe, expect, it } from "vitest";
import { loadAppConfig } from "./relay.ts";

const config = {
  supabaseUrl: "https://x.example",
  supabasePublishableKey: "sb_publishable_1",
  contactEmail: "help@hearken.example",
};

const answering = (answer: () => Response) => () => Promise.resolve(answer());

describe("loadAppConfig", () => {
  it("returns what the relay says", async () => {
    expect(await loadAppConfig(answering(() => Response.json(config)))).toEqual({ kind: "loaded", config });
  });

  it.each([
    ["a refusal", answering(() => new Response("", { status: 503 }))],
    ["a page instead of an answer", answering(() => new Response("<!doctype html>"))],
    ["an answer with a part missing", answering(() => Response.json({ ...config, contactEmail: undefined }))],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("fails on %s", async (_, get) => {
    expect(await loadAppConfig(get)).toEqual({ kind: "failed" });
  });
});
