import type { Plugin, Rolldown } from "vite";

/** The imports of each module, as found by the build. */
type Graph = { readonly importsOf: (id: string) => readonly string[]; readonly ids: readonly string[] };

/**
 * Which files are opened together, most needed first. Each takes what its files import, so far as none before it took it
 * already, and is one file in place of many small ones, each of which would cost a slow network a round trip.
 */
const together: readonly { readonly name: string; readonly files: readonly string[] }[] = [
  {
    name: "signed-in",
    files: [
      "/app/pages/dashboard-layout.tsx",
      "/app/start-services.ts",
      "/ui/card.tsx",
      "/ui/page-heading.tsx",
    ],
  },
  { name: "start", files: ["/app/pages/conversation-pages.tsx"] },
  { name: "home", files: ["/app/pages/dashboard-home-page.tsx"] },
  { name: "mood", files: ["/app/pages/mood-tracker-page.tsx"] },
  { name: "conversation", files: ["/app/conversation-parts.tsx"] },
];

const inFolder = (...folders: string[]) => new RegExp(`node_modules[\\\\/](?:${folders.join("|")})[\\\\/]`);

/** The modules that render a page, including the texts with markup, which few pages show. */
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
function closureOf(ends: readonly string[], { ids, importsOf }: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = ids.filter((id) => ends.some((end) => id.endsWith(end)));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    // Packages come along with what uses them; all that their indexes name would be too much.
    if (found.has(id) || id.includes("node_modules")) continue;
    found.add(id);
    waiting.push(...importsOf(id));
  }
  return found;
}

/** How the built app is cut into files, and the plugin that tells from what. */
export function chunksByUse(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const closures = new Map<string, ReadonlySet<string>>();
  const plugin: Plugin = {
    name: "chunks-by-use",
    apply: "build",
    buildEnd() {
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const graph = { ids: [...this.getModuleIds()], importsOf: imports };
      for (const { name, files } of together) closures.set(name, closureOf(files, graph));
    },
  };
  const last = together.length + 2;
  const byUse = together.map(({ name }, index) => ({
    name,
    test: (id: string) => closures.get(name)?.has(id) ?? false,
    priority: last - index,
  }));
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
      // Small and used all over: whatever they were put with would be fetched by pages that need only the icon.
      { name: "icons", test: inFolder("lucide-react"), minShareCount: 2, priority: 2 },
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
