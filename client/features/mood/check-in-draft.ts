import { useCallback, useEffect, useRef } from "react";
import { z } from "zod";
import { useQueryClient } from "@tanstack/react-query";
import {
  type Emotion,
  emotions,
  emotionsIn,
  moodLabelOf,
  moodScoreOf,
} from "#client/lib/catalogues/emotions.ts";
import { createDraftsAbout, useDraftAbout } from "#client/lib/drafts-about.ts";
import { createDrafts, useDraft } from "#client/lib/drafts.ts";
import { localDay } from "#client/lib/dates.ts";
import { useNow } from "#client/lib/use-now.ts";
import { type CheckIn, type NewCheckIn, moodKey, useMoodNow } from "./api.ts";

/** The most emotions a check-in can hold. */
export const mostEmotions = 3;

/** The sliders, 1 to 5 in steps of a tenth. An untouched one shows `start` and stores nothing. */
export const sliderNames = ["energy", "stress", "sleep"] as const;
export type SliderName = (typeof sliderNames)[number];
export const sliderRange = { min: 1, max: 5, step: 0.1, start: 3 } as const;

const level = z.number().min(sliderRange.min).max(sliderRange.max).nullable();
const names: ReadonlySet<string> = new Set(emotions.map(({ name }) => name));

const draftSchema = z.object({
  /** English names, in the order they were chosen. */
  chosen: z.array(z.string().refine((name) => names.has(name))).max(mostEmotions),
  levels: z.object({ energy: level, stress: level, sleep: level }),
  notes: z.string(),
});

/** Choices and notes that haven't been recorded yet. */
export type CheckInDraft = z.infer<typeof draftSchema>;

export const emptyDraft: CheckInDraft = {
  chosen: [],
  levels: { energy: null, stress: null, sleep: null },
  notes: "",
};

/** Whether a draft holds more than feelings. */
export function hasMore({ levels, notes }: CheckInDraft): boolean {
  return notes !== "" || sliderNames.some((name) => levels[name] !== null);
}

/** Moves a level by `steps` tenths, clamped to the scale and free of floating-point residue. */
export function movedBy(value: number | null, steps: number): number {
  const moved = Math.round((value ?? sliderRange.start) * 10 + steps) / 10;
  return Math.min(sliderRange.max, Math.max(sliderRange.min, moved));
}

/** Selects or deselects an emotion; null if the check-in is full. */
export function toggled(draft: CheckInDraft, { name }: Emotion): CheckInDraft | null {
  if (draft.chosen.includes(name)) return { ...draft, chosen: draft.chosen.filter((one) => one !== name) };
  return draft.chosen.length < mostEmotions ? { ...draft, chosen: [...draft.chosen, name] } : null;
}

/** The row a draft becomes. */
export function checkInOf({ chosen, levels, notes }: CheckInDraft): NewCheckIn {
  const feelings = emotions
    .filter(({ name }) => chosen.includes(name))
    .toSorted((a, b) => chosen.indexOf(a.name) - chosen.indexOf(b.name));
  return {
    mood_score: moodScoreOf(feelings),
    mood_label: moodLabelOf(feelings),
    notes: notes.trim() || null,
    energy_level: levels.energy,
    stress_level: levels.stress,
    sleep_quality: levels.sleep,
  };
}

/** A recorded check-in as a draft, for changing it. Emotions that no longer exist are dropped. */
export function draftOf(checkIn: CheckIn): CheckInDraft {
  return {
    chosen: emotionsIn(checkIn.mood_label).flatMap((it) => (typeof it === "string" ? [] : [it.name])),
    levels: { energy: checkIn.energy_level, stress: checkIn.stress_level, sleep: checkIn.sleep_quality },
    notes: checkIn.notes ?? "",
  };
}

export const checkInDrafts = createDrafts("mood", draftSchema, emptyDraft);

const yesterdayDrafts = createDraftsAbout("mood-yesterday", draftSchema);
const changeDrafts = createDraftsAbout("mood-change", draftSchema);

function useCheckInAbout(drafts: typeof changeDrafts, userId: string, about: string, initial: CheckInDraft) {
  const [draft, setDraft, clear] = useDraftAbout(drafts, userId, about, initial);
  const recorded = (checkIn: CheckIn) => clear((held) => isRecorded(held, checkIn));
  return { draft, setDraft, clear: () => clear(), recorded };
}

/** What is written about an earlier day (YYYY-MM-DD), until it is recorded. */
export const useDayDraft = (userId: string, day: string) =>
  useCheckInAbout(yesterdayDrafts, userId, day, emptyDraft);

/** A recorded check-in as it is being changed; what isn't saved survives a page reload. */
export const useChangeDraft = (userId: string, checkIn: CheckIn) =>
  useCheckInAbout(changeDrafts, userId, checkIn.id, draftOf(checkIn));

/** Today's unrecorded check-in; it survives a page reload. */
function useCheckInDraft(userId: string, recorded: CheckIn | null | undefined) {
  const [draft, setDraft] = useDraft(checkInDrafts, userId);
  const onRecorded = useCallback(
    // What was written since, such as on another page and back, stays.
    (checkIn: CheckIn) => setDraft((held) => (isRecorded(held, checkIn) ? emptyDraft : held)),
    [setDraft],
  );
  // A draft that was recorded after all, such as when the response got lost.
  useEffect(() => {
    if (recorded) onRecorded(recorded);
  }, [recorded, onRecorded]);
  return { draft, setDraft, clear: () => setDraft(emptyDraft), recorded: onRecorded };
}

const columns = ["mood_label", "notes", "energy_level", "stress_level", "sleep_quality"] as const;

/** Whether there is nothing in a draft that a check-in doesn't hold. */
export function isRecorded(draft: CheckInDraft, recorded: CheckIn): boolean {
  if (draft.chosen.length === 0 && !hasMore(draft)) return true;
  const row = checkInOf(draft);
  return columns.every((column) => row[column] === recorded[column]);
}

/** A check-in with what a draft holds in place of its own; what the draft leaves open stays. */
export function changedTo(draft: CheckInDraft, recorded: CheckIn): NewCheckIn {
  const held = draftOf(recorded);
  const { energy, stress, sleep } = draft.levels;
  return checkInOf({
    chosen: draft.chosen.length > 0 ? draft.chosen : held.chosen,
    levels: {
      energy: energy ?? held.levels.energy,
      stress: stress ?? held.levels.stress,
      sleep: sleep ?? held.levels.sleep,
    },
    notes: draft.notes.trim() === "" ? held.notes : draft.notes,
  });
}

/** Today's check-in and its draft. */
export function useCheckIn(userId: string, timeZone: string, onNotesSaved?: (notes: string) => void) {
  const now = useMoodNow(userId);
  const queries = useQueryClient();
  const draft = useCheckInDraft(userId, now.data?.todays);
  const reload = useCallback(
    () => queries.invalidateQueries({ queryKey: moodKey(userId) }),
    [queries, userId],
  );
  useNewDay(timeZone, reload);
  const screen = ({ notes }: CheckIn) => {
    if (notes) onNotesSaved?.(notes);
  };
  return {
    now,
    draft,
    reload,
    recorded: (checkIn: CheckIn) => {
      draft.recorded(checkIn);
      screen(checkIn);
    },
    /** Passes on notes that were saved. */
    screen,
  };
}

/** Calls back when a new day begins in the zone. */
function useNewDay(timeZone: string, onNewDay: () => Promise<void>): void {
  const day = localDay(useNow(timeZone), timeZone);
  const seen = useRef(day);
  useEffect(() => {
    if (seen.current === day) return;
    seen.current = day;
    void onNewDay();
  }, [day, onNewDay]);
}
