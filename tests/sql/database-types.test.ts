import { createClient } from "@supabase/supabase-js";
import { expect, expectTypeOf, it } from "vitest";
import type { Database } from "#shared/database.types.ts";

// Another stage checks that the checked-in types match the migrations.
it("has types that supabase-js understands", () => {
  const client = createClient<Database>("http://localhost", "key", {
    global: { fetch: () => Promise.reject(new Error("No network in this test")) },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const profile = client.from("profiles").select("full_name, daily_session_limit").single();
  const sessions = client.from("sessions").select("title, memories(content)");
  const plan = client.rpc("current_plan", { user_uuid: "" });
  const stats = client.rpc("get_mood_stats", { user_uuid: "" }).single();
  type DataOf<T extends PromiseLike<{ data: unknown }>> = NonNullable<Awaited<T>["data"]>;
  expectTypeOf<DataOf<typeof profile>>().toEqualTypeOf<{
    full_name: string | null;
    daily_session_limit: number;
  }>();
  expectTypeOf<DataOf<typeof sessions>>().toEqualTypeOf<
    { title: string; memories: { content: string }[] }[]
  >();
  expectTypeOf<DataOf<typeof plan>>().toEqualTypeOf<string>();
  expectTypeOf<DataOf<typeof stats>["mood_trend"]>().toEqualTypeOf<string>();
  // @ts-expect-error a column that does not exist
  client.from("mood_entries").insert({ mood_score: 3, mood_label: "Calm", mood: 3 });
  expect(client.from("mood_entries").insert({ mood_score: 3, mood_label: "Calm" })).toBeDefined();
});
