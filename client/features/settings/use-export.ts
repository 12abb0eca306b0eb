import { useEffect, useRef, useState } from "react";
import type { DataFailure } from "#client/lib/data-failure.ts";
import {
  createGathering,
  type ExportData,
  type ExportProgress,
  type Gathering,
} from "#client/lib/export-data.ts";
import { useServices } from "#client/lib/services.tsx";

type Count = Pick<ExportProgress, "done" | "total">;

export type ExportState =
  | { readonly status: "idle" }
  | { readonly status: "gathering"; readonly count: Count | null }
  | { readonly status: "failed"; readonly failure: DataFailure }
  /** `at`: ISO 8601. */
  | { readonly status: "ready"; readonly data: ExportData; readonly at: string };

/** Gathers an export; leaving the page or `stop` ends it, and after a failure `start` goes on where it was. */
export function useExport() {
  const { exports: port } = useServices();
  const [state, setState] = useState<ExportState>({ status: "idle" });
  const gathering = useRef<Gathering | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    gathering.current ??= createGathering(port);
    setState({ status: "gathering", count: null });
    const result = await gathering.current.run(
      (count) => setState({ status: "gathering", count }),
      stop.signal,
    );
    if (result.kind === "stopped") return;
    if (result.kind === "failed") return setState({ status: "failed", failure: result.failure });
    gathering.current = null;
    setState({ status: "ready", data: result.data, at: new Date().toISOString() });
  };
  const stop = () => {
    running.current?.abort();
    gathering.current = null;
    setState({ status: "idle" });
  };
  return { state, start, stop };
}
