export { en as ko } from "../en/says.ts";
