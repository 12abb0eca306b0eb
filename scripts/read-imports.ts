import { parseSync, Visitor } from "oxc-parser";

export type Import = { readonly specifier: string; readonly line: number };
export type SourceFile = {
  readonly imports: readonly Import[];
  /** Whether it only passes on what other files export. */
  readonly isBarrel: boolean;
};

/**
 * What a module imports: statically, by `export … from`, by `import("…")` and in types. An import whose path is
 * computed cannot be read and is left out.
 */
export function readImports(path: string, text: string): SourceFile {
  const { program, module } = parseSync(path, text);
  const found: { specifier: string; start: number }[] = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
  ].flatMap((request) => (request === null ? [] : [{ specifier: request.value, start: request.start }]));
  const add = ({ source }: { source: unknown }) => {
    const literal = literalOf(source);
    if (literal !== undefined) found.push(literal);
  };
  new Visitor({ ImportExpression: add, TSImportType: add }).visit(program);
  return {
    imports: found.map(({ specifier, start }) => ({ specifier, line: lineOf(text, start) })),
    isBarrel: program.body.length > 0 && program.body.every(isReExport),
  };
}

function isReExport(statement: { type: string; source?: unknown }): boolean {
  if (statement.type === "ExportAllDeclaration") return true;
  return statement.type === "ExportNamedDeclaration" && statement.source !== null;
}

function literalOf(node: unknown): { specifier: string; start: number } | undefined {
  if (typeof node !== "object" || node === null || !("value" in node) || !("start" in node)) return undefined;
  const { value, start } = node;
  if (typeof value !== "string" || typeof start !== "number") return undefined;
  return { specifier: value, start };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
