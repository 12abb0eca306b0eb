import { dirname, posix } from "node:path";
import { core, folderRules, isDevelopmentFile, type Zone, zoneRules, zones } from "./import-rules.ts";
import { type Import, readImports } from "./read-imports.ts";

/** The files of the project: their paths, relative to the root and with `/`, and their texts. */
export type Tree = Readonly<Record<string, string>>;

export type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** What an import leads to. */
type Target =
  | { kind: "file"; path: string; isAlias: boolean }
  | { kind: "package"; name: string }
  | { kind: "node" };

/** Every broken rule, one line each: `path:line rule`. */
export function importViolations(tree: Tree, manifest: Manifest): string[] {
  return Object.entries(tree).flatMap(([path, text]) => violationsOf(path, text, manifest));
}

function violationsOf(path: string, text: string, manifest: Manifest): string[] {
  const { imports, isBarrel } = readImports(path, text);
  const own = [
    ...(isBarrel ? ["1 no barrels: import from the file that has it"] : []),
    ...(/(^|\/)utils\.[jt]sx?$/.test(path) ? ["1 no utils: name the file after what is in it"] : []),
  ];
  const zone = zoneOf(path);
  const broken = zone === undefined ? [] : imports.flatMap((each) => broke(path, zone, each, manifest));
  return [...own, ...broken].map((line) => `${path}:${line}`);
}

function broke(path: string, zone: Zone, { specifier, line }: Import, manifest: Manifest): string[] {
  const target = resolve(path, specifier);
  const rules = {
    file: () => (target.kind === "file" ? fileRules(path, zone, target) : []),
    package: () => (target.kind === "package" ? packageRules(path, zone, target.name, manifest) : []),
    node: () => nodeRules(path, zone),
  }[target.kind]();
  return rules.map((rule) => `${line} ${rule} (${specifier})`);
}

function resolve(from: string, specifier: string): Target {
  const bare = specifier.split("?")[0] ?? specifier;
  if (bare.startsWith(".")) return { kind: "file", path: posix.join(dirname(from), bare), isAlias: false };
  if (bare.startsWith("#")) return { kind: "file", path: bare.slice(1), isAlias: true };
  if (bare.startsWith("node:")) return { kind: "node" };
  const [scope = "", name = ""] = bare.split("/");
  return { kind: "package", name: scope.startsWith("@") ? `${scope}/${name}` : scope };
}

function zoneOf(path: string): Zone | undefined {
  return zones.find((zone) => path.startsWith(`${zone}/`));
}

function fileRules(
  from: string,
  zone: Zone,
  { path, isAlias }: { path: string; isAlias: boolean },
): string[] {
  const target = zoneOf(path);
  const broken = folderRules
    .filter((rule) => rule.from.test(from) && rule.to.test(path))
    .filter((rule) => rule.exceptOwn === undefined || rule.from.exec(from)?.[1] !== rule.to.exec(path)?.[1])
    .map(({ rule }) => rule);
  if (target === undefined || target === zone) return broken;
  const allowed = zoneRules[zone].zones;
  const isHelper = target === "tests" && isDevelopmentFile(from);
  if (!allowed.includes(target) && !isHelper) broken.push(`${zone} may import ${allowed.join(", ")} only`);
  if (!isAlias) broken.push(`reach another folder by its alias, #${target}/…`);
  return broken;
}

function packageRules(path: string, zone: Zone, name: string, manifest: Manifest): string[] {
  const { dependencies, devDependencies } = manifest;
  if (!(name in dependencies) && !(name in devDependencies)) return ["not a dependency in package.json"];
  if (isDevelopmentFile(path)) return [];
  if (core.folders.test(path) && core.packages.some((each) => each === name)) return [core.rule];
  const { packages, alsoPackages = [] } = zoneRules[zone];
  if (packages === "any" || alsoPackages.includes(name)) return [];
  const allowed = packages === "dependencies" ? Object.keys(dependencies) : packages;
  return allowed.includes(name) ? [] : [`${zone} may not import this package in production`];
}

function nodeRules(path: string, zone: Zone): string[] {
  if (isDevelopmentFile(path)) return [];
  if (core.folders.test(path)) return [core.rule];
  return zoneRules[zone].node ? [] : [`${zone} imports no node: module`];
}
