import { afterEach, expect, test, vi } from "vitest";
import { personHeader } from "./person-header.ts";
import { createSupabase } from "./supabase.ts";

const config = {
  supabaseUrl: "http://accounts.test/base",
  supabasePublishableKey: "sb_publishable_x",
  contactEmail: "",
};

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenOf = (sub: string) => `${base64({ alg: "HS256" })}.${base64({ sub })}.c2ln`;

afterEach(() => vi.unstubAllGlobals());

function open(session: { access_token: string } | null) {
  const sent = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal("fetch", sent);
  const supabase = createSupabase(config);
  const data = { session } as Awaited<ReturnType<typeof supabase.auth.getSession>>["data"];
  vi.spyOn(supabase.auth, "getSession").mockResolvedValue({ data, error: null } as never);
  return { supabase, sent };
}

test("rows are asked for with the public key and the signed-in person's token", async () => {
  const { supabase, sent } = open({ access_token: tokenOf("ada") });
  await supabase.from("sessions").select("id").setHeader(personHeader, "ada");
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe("http://accounts.test/base/rest/v1/sessions?select=id");
  const headers = new Headers(init?.headers);
  expect(headers.get("apikey")).toBe("sb_publishable_x");
  expect(headers.get("authorization")).toBe(`Bearer ${tokenOf("ada")}`);
  expect(headers.has(personHeader)).toBe(false);
});

test("a person's rows are never asked for with another's token", async () => {
  const { supabase, sent } = open({ access_token: tokenOf("eve") });
  const { status } = await supabase.from("sessions").select("id").setHeader(personHeader, "ada");
  expect([status, sent.mock.calls.length]).toEqual([403, 0]);
});

test("without a session, the public key stands alone", async () => {
  const { supabase, sent } = open(null);
  await supabase.from("sessions").select("id");
  const headers = new Headers(sent.mock.calls[0]?.[1]?.headers);
  expect(headers.get("authorization")).toBe("Bearer sb_publishable_x");
});
