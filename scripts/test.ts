/** `npm test`: everything. `npm test -- unit e2e` runs only the stages named. */
import process from "node:process";
import { runUntilEnded } from "./run.ts";
import { chooseStages, runAndReport } from "./run-stages.ts";
import { stages } from "./stages.ts";

const chosen = chooseStages(stages, process.argv.slice(2));

await runUntilEnded(async (run) => {
  if (chosen.ok) await runAndReport(run, chosen.stages);
  else run.end({ code: 2, text: chosen.problem });
});
