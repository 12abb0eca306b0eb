import { useEffect, useState } from "react";

type Held<Question, Answer> = {
  readonly ask: Question;
  readonly attempt: number;
  readonly answer: Answer;
};

/**
 * What `ask` answers; loading until then, and anew whenever `ask` is another function. Answers that are overtaken are
 * dropped.
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>) {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<Held<typeof ask, Answer> | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const answer = await ask();
      if (!left) setHeld({ ask, attempt, answer });
    };
    void load();
    return () => {
      left = true;
    };
  }, [ask, attempt]);
  const state = held?.ask === ask && held.attempt === attempt ? held.answer : ({ kind: "loading" } as const);
  return { state, retry: () => setAttempt(attempt + 1) };
}
