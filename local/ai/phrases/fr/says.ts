export { en as fr } from "../en/says.ts";
