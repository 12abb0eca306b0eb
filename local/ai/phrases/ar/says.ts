export { en as ar } from "../en/says.ts";
