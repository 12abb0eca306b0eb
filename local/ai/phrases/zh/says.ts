export { en as zh } from "../en/says.ts";
