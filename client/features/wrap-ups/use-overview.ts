import { useEffect, useState } from "react";
import type { WeeklyData } from "#shared/wrap-ups.ts";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { localDay, mondayOf } from "#client/lib/plain-days.ts";
import { useServices } from "#client/lib/services.tsx";
import type { WrapUpCard, WrapUpsPort } from "#client/lib/wrap-ups-port.ts";

const pageSize = 10;

export type Overview =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure }
  | {
      readonly status: "ready";
      readonly week: WeeklyData;
      readonly past: readonly WrapUpCard[];
      readonly more: boolean;
    };

async function load(wrapUps: WrapUpsPort, userId: string, timeZone: string): Promise<Overview> {
  const monday = mondayOf(localDay(Date.now(), timeZone));
  const [week, page] = await Promise.all([wrapUps.week(userId, monday), wrapUps.list(userId, pageSize)]);
  if (week.kind === "failed") return { status: "failed", failure: week.failure };
  if (page.kind === "failed") return { status: "failed", failure: page.failure };
  return {
    status: "ready",
    week: week.week,
    past: page.wrapUps,
    more: page.wrapUps.length === pageSize,
  };
}

/** The current week's figures, and the wrap-ups so far, newest first, a page at a time. */
export function useOverview(userId: string, timeZone: string) {
  const { wrapUps } = useServices();
  const [state, setState] = useState<Overview>({ status: "loading" });
  const [moreFailure, setMoreFailure] = useState<DataFailure | null>(null);

  useEffect(() => {
    let wanted = true;
    void load(wrapUps, userId, timeZone).then((loaded) => wanted && setState(loaded));
    return () => {
      wanted = false;
    };
  }, [wrapUps, userId, timeZone]);

  const retry = async () => {
    setState({ status: "loading" });
    setState(await load(wrapUps, userId, timeZone));
  };
  const showMore = async () => {
    if (state.status !== "ready") return;
    setMoreFailure(null);
    const result = await wrapUps.list(userId, pageSize, state.past.at(-1));
    if (result.kind === "failed") return setMoreFailure(result.failure);
    setState((held) => withPage(held, result.wrapUps));
  };
  return { state, retry, showMore, moreFailure };
}

/** With a page of older ones; none stands twice. */
function withPage(held: Overview, page: readonly WrapUpCard[]): Overview {
  if (held.status !== "ready") return held;
  const fresh = page.filter(({ id }) => held.past.every((wrapUp) => wrapUp.id !== id));
  return { ...held, past: [...held.past, ...fresh], more: page.length === pageSize };
}
