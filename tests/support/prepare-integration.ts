import { prepareData } from "./prepared-data.ts";

/** Vitest calls it once before the integration tests. */
export const setup = prepareData;
