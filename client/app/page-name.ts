import { matchPath } from "react-router-dom";
import { paths, type PathName } from "#shared/paths.ts";

const names = Object.keys(paths).filter((name): name is PathName => name in paths);

/** The name of the screen at a path (no query, no fragment); it names the document's title too. */
export function pageNameAt(pathname: string): PathName | undefined {
  return names.find((name) => matchPath(paths[name], pathname));
}
