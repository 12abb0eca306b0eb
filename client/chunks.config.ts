import type { Plugin, Rolldown } from "vite";

/** What imports what, as the build found it. */
type Graph = { readonly importedBy: (id: string) => readonly string[]; readonly ids: readonly string[] };

/**
 * Which files are opened together, most needed first. Each takes what its files import, so far as none before it took it
 * already, and is one file in place of many small ones, each of which would cost a slow network a round trip.
 */
const together = {
  "signed-in": [
    "/app/pages/dashboard-layout.tsx",
    "/app/start-services.ts",
    "/ui/card.tsx",
    "/ui/page-heading.tsx",
  ],
  start: ["/app/pages/conversation-pages.tsx"],
  home: ["/app/pages/dashboard-home-page.tsx"],
  mood: ["/app/pages/mood-tracker-page.tsx"],
  conversation: ["/app/conversation-parts.tsx"],
} as const;

const inFolder = (...folders: string[]) => new RegExp(`node_modules[\\\\/](?:${folders.join("|")})[\\\\/]`);

/** What rendering a page takes; texts with markup in them, which few pages show, come with those. */
const react = inFolder(
  "react",
  "react-dom",
  "scheduler",
  "react-router",
  "react-router-dom",
  "i18next",
  "react-i18next[\\\\/]dist[\\\\/]es[\\\\/](?!Trans|Icu)\\w+",
);

/** Everything that some files import at once, through others too. */
function closureOf(ends: readonly string[], { ids, importedBy }: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = ids.filter((id) => ends.some((end) => id.endsWith(end)));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    // Packages come along with what uses them; all that their indexes name would be too much.
    if (found.has(id) || id.includes("node_modules")) continue;
    found.add(id);
    waiting.push(...importedBy(id));
  }
  return found;
}

/** How the built app is cut into files, and the plugin that tells from what. */
export function chunksByUse(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let graph: Graph = { ids: [], importedBy: () => [] };
  const closures = new Map<string, ReadonlySet<string>>();
  const isIn = (name: keyof typeof together, id: string): boolean => {
    const closure = closures.get(name) ?? closureOf(together[name], graph);
    closures.set(name, closure);
    return closure.has(id);
  };
  const plugin: Plugin = {
    name: "chunks-by-use",
    apply: "build",
    buildEnd() {
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      graph = { ids: [...this.getModuleIds()], importedBy: imports };
    },
  };
  const names = Object.keys(together) as (keyof typeof together)[];
  const byUse = names.map((name, index) => ({
    name,
    test: (id: string) => isIn(name, id),
    priority: names.length + 1 - index,
  }));
  const last = names.length + 1;
  return {
    plugin,
    groups: [
      {
        name: "loader",
        test: /preload-helper|modulepreload-polyfill|theme\.css|frame-presses/,
        priority: last + 3,
      },
      { name: "react", test: react, priority: last + 2 },
      {
        name: "app",
        test: (id: string) => !/\.html|landing-entry|missed-actions|frame-entry|app\/main/.test(id),
        tags: ["$initial"],
        priority: last + 1,
      },
      ...byUse,
      {
        name: "shared",
        test: /\.(?:tsx?|m?js)$/,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 20_000,
        priority: 1,
      },
    ],
  };
}
