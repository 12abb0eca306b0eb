import { useEffect, useState } from "react";
import { endpoints } from "#shared/http.ts";
import { type ReferralCounts, referralCountsSchema } from "#shared/safety/http.ts";

type CountsState =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly counts: ReferralCounts };

async function read(): Promise<CountsState> {
  const answer = await fetch(endpoints.safetyCounts.path).catch(() => null);
  const body: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const parsed = referralCountsSchema.safeParse(body);
  return parsed.success ? { status: "ready", counts: parsed.data.counts } : { status: "failed" };
}

/** The public referral counts. */
export function useCounts(): { readonly state: CountsState; readonly retry: () => Promise<void> } {
  const [state, setState] = useState<CountsState>({ status: "loading" });
  useEffect(() => {
    const load = async () => setState(await read());
    void load();
  }, []);
  const retry = async () => {
    setState({ status: "loading" });
    setState(await read());
  };
  return { state, retry };
}
