export { en as pt } from "../en/says.ts";
