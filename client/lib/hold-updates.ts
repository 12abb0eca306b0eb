/** Whether something is under way that a reload would cut off, such as a call. */
export type UpdateHold = {
  /** Holds updates back until the returned function is called. */
  hold(): () => void;
  /** Runs `run` at once if nothing holds updates, otherwise when the last hold is released. */
  whenReleased(run: () => void): void;
};

/** Nothing is held at first. */
export function createUpdateHold(): UpdateHold {
  const holders = new Set<symbol>();
  let waiting: (() => void)[] = [];
  return {
    hold() {
      const holder = Symbol("hold");
      holders.add(holder);
      return () => {
        holders.delete(holder);
        if (holders.size > 0) return;
        const due = waiting;
        waiting = [];
        for (const run of due) run();
      };
    },
    whenReleased(run) {
      if (holders.size === 0) run();
      else waiting = [...waiting, run];
    },
  };
}

/** The one of this tab. */
export const updatesHeld = createUpdateHold();
