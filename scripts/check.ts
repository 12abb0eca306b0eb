/** `npm run check`: the quick gate, without databases and browsers. */
import { runUntilEnded } from "./run.ts";
import { runAndReport } from "./run-stages.ts";
import { stages } from "./stages.ts";

const quick = stages.filter((stage) => stage.quick);

await runUntilEnded((run) => runAndReport(run, quick));
