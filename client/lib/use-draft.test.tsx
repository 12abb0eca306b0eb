import { act, cleanup, renderHook } from "@testing-library/react";
import * as fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { tabStorage } from "./browser-storage.ts";
import { createDrafts, useDraft } from "./drafts.ts";
import { forgetOnDevice } from "./forget-on-device.ts";

const drafts = createDrafts("letter", z.string(), "");

const userId = "ada";

const stored = () => drafts.read(tabStorage, userId);

beforeEach(() => sessionStorage.clear());

const field = () => renderHook(() => useDraft(drafts, userId));
type Field = ReturnType<typeof field>;

/** Two fields of the same draft, as far as they are on the screen, and what was left of those that were. */
class Page {
  readonly #fields: (Field | null)[] = [null, null];
  readonly #setters: Field["result"]["current"][1][] = [];

  open(nth: number): void {
    if (this.#fields[nth] !== null) return;
    const opened = field();
    this.#fields[nth] = opened;
    this.#setters.push(opened.result.current[1]);
  }

  close(nth: number): void {
    this.#fields[nth]?.unmount();
    this.#fields[nth] = null;
  }

  closeAll(): void {
    for (const nth of this.#fields.keys()) this.close(nth);
  }

  get shown(): readonly string[] {
    return this.#fields.flatMap((it) => (it === null ? [] : [it.result.current[0]]));
  }

  /** Types into a field. Returns whether there is one. */
  type(nth: number, letter: string): boolean {
    const [text, setDraft] = this.#fields[nth]?.result.current ?? [];
    act(() => setDraft?.(`${text}${letter}`));
    return setDraft !== undefined;
  }

  /** A transcript comes for one of the fields that are, or were, there. Returns whether it was one of them. */
  hear(nth: number, word: string): boolean {
    const setDraft = this.#setters.at(nth % Math.max(1, this.#setters.length));
    act(() => setDraft?.((before) => `${before}${word}`));
    return setDraft !== undefined;
  }
}

const fields = fc.nat({ max: 1 });
const step = fc.oneof(
  fc.record({ open: fields }),
  fc.record({ close: fields }),
  fc.record({ type: fields }),
  fc.record({ hear: fc.nat({ max: 9 }) }),
);

test("whichever fields of a draft come and go, what is typed or said into any of them is in all, and kept", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (order) => {
      sessionStorage.clear();
      const page = new Page();
      let expected = "";
      for (const what of order) {
        if ("open" in what) page.open(what.open);
        if ("close" in what) page.close(what.close);
        if ("type" in what && page.type(what.type, "t")) expected += "t";
        if ("hear" in what && page.hear(what.hear, "h")) expected += "h";
        expect([stored(), ...new Set(page.shown)]).toEqual([
          expected,
          ...(page.shown.length > 0 ? [expected] : []),
        ]);
      }
      page.closeAll();
    }),
    { numRuns: 300 },
  );
});

test("once a person's drafts are forgotten, nothing that was opened before writes one again", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 10 }), fc.array(step, { maxLength: 10 }), (before, after) => {
      sessionStorage.clear();
      const page = new Page();
      for (const what of before) {
        if ("open" in what) page.open(what.open);
        if ("close" in what) page.close(what.close);
        if ("type" in what) page.type(what.type, "t");
        if ("hear" in what) page.hear(what.hear, "h");
      }
      forgetOnDevice(userId, [tabStorage]);
      for (const what of after) {
        if ("close" in what) page.close(what.close);
        if ("type" in what) page.type(what.type, "t");
        if ("hear" in what) page.hear(what.hear, "h");
      }
      page.closeAll();
      expect(sessionStorage).toHaveLength(0);
      const next = new Page();
      next.open(0);
      next.type(0, "n");
      expect([stored(), next.shown]).toEqual(["n", ["n"]]);
      page.hear(0, "h");
      expect([stored(), next.shown]).toEqual(["n", ["n"]]);
      next.closeAll();
    }),
    { numRuns: 100 },
  );
  cleanup();
});
