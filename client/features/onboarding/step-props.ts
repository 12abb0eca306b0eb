import type { Answers } from "./onboarding-answers.ts";

export type StepProps = { answers: Answers; onChange: (answers: Answers) => void };
