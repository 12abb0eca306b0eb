export { en as es } from "../en/says.ts";
