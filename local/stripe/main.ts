import { runChild } from "../child.ts";
import { optionsSchema, startStripe } from "./server.ts";

runChild(optionsSchema, (options) => startStripe(options));
