export { en as ja } from "../en/says.ts";
