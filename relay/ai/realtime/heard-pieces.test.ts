import * as fc from "fast-check";
import { expect, test } from "vitest";
import { longestTranscript } from "../port.ts";
import { EarlyWords, newUtterance, outcomeOf, withMore, wordsIn } from "./heard-pieces.ts";

const word = fc.constantFrom("so ", "はい", "x".repeat(1_000), "y".repeat(longestTranscript + 1));
const words = fc.array(word, { minLength: 1, maxLength: 12 });

test("however much a provider says that it heard, no more is kept than anybody can say", () => {
  fc.assert(
    fc.property(words, words, (early, complete) => {
      const utterance = newUtterance(1);
      const heard = new EarlyWords();
      for (const more of early) heard.add("item", more, utterance);
      expect(wordsIn(heard.of(utterance), "en").length).toBeLessThanOrEqual(longestTranscript);
      for (const text of complete)
        utterance.pieces.push({ words: withMore("", text), state: "complete", seconds: 1 });
      const outcome = outcomeOf(utterance, "en");
      const value = outcome?.ok === true ? outcome.value : "";
      expect(value.length).toBeLessThanOrEqual(longestTranscript);
      const all = complete.map((it) => it.trim()).join(" ");
      if (all.length <= longestTranscript) expect(value).toBe(all);
    }),
  );
});
