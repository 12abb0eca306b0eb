import { readFileSync, writeFileSync } from "node:fs";
import { readCatalogue } from "./database-types/catalogue.ts";
import { openMigratedDatabase } from "./database-types/migrated-database.ts";
import { renderDatabaseTypes } from "./database-types/render.ts";

const target = new URL("../shared/database.types.ts", import.meta.url);

/**
 * Writes `shared/database.types.ts` from the migrations; with `--check`, exits with 1 if the checked-in file
 * differs.
 */
const database = await openMigratedDatabase();
const types = renderDatabaseTypes(await readCatalogue(database));
await database.close();

if (!process.argv.includes("--check")) {
  writeFileSync(target, types);
  console.log("Wrote shared/database.types.ts");
} else if (currentTypes() === types) {
  console.log("shared/database.types.ts matches the migrations");
} else {
  console.error("shared/database.types.ts doesn't match the migrations: run `npm run database-types`");
  process.exitCode = 1;
}

function currentTypes(): string {
  try {
    return readFileSync(target, "utf8");
  } catch {
    return "";
  }
}
