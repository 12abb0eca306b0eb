import { prepareData } from "./prepared-data.ts";

/** Vitest calls it once before the integration tests, and what it returns after them. */
export const setup = prepareData;
