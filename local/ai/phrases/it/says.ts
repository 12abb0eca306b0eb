export { en as it } from "../en/says.ts";
