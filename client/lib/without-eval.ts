/**
 * Imported before everything else. zod would try whether code can be made from text as soon as a module makes a schema,
 * which the content security policy forbids and browsers report.
 */
import { config } from "zod";

config({ jitless: true });
