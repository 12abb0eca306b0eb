/** Who may import what. `check-imports.ts` reads the tree, this table decides. */

export const zones = ["shared", "client", "safety-model", "relay", "local", "scripts", "tests"] as const;
export type Zone = (typeof zones)[number];

type ZoneRule = {
  readonly zones: readonly Zone[];
  /** `dependencies`: those of package.json alone, which are all that production installs. */
  readonly packages: "dependencies" | "any" | readonly string[];
  /** Beside the above. */
  readonly alsoPackages?: readonly string[];
  readonly node: boolean;
};

/** What the build puts into the client, so that production need not install it. */
const bundledIntoClient = [
  "@base-ui/react",
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource-variable/newsreader",
  "class-variance-authority",
  "clsx",
  "i18next",
  "lucide-react",
  "opus-decoder",
  "react",
  "react-dom",
  "react-i18next",
  "react-router-dom",
  "tailwindcss",
  "zustand",
];

export const zoneRules: Readonly<Record<Zone, ZoneRule>> = {
  shared: { zones: ["shared"], packages: ["zod"], node: false },
  client: {
    zones: ["client", "shared"],
    packages: "dependencies",
    alsoPackages: bundledIntoClient,
    node: false,
  },
  "safety-model": { zones: ["safety-model"], packages: "dependencies", node: true },
  relay: { zones: ["relay", "safety-model", "shared"], packages: "dependencies", node: true },
  local: { zones: ["local", "shared"], packages: "any", node: true },
  scripts: { zones: ["scripts", "local", "relay", "safety-model", "shared"], packages: "any", node: true },
  tests: { zones: [...zones], packages: "any", node: true },
};

/**
 * Tests, what they share (`test-….ts`) and configuration run on a developer's machine only; zones still hold for them,
 * helpers of `tests` excepted.
 */
export function isDevelopmentFile(path: string): boolean {
  return /\.(test|spec|config)\.[jt]sx?$/.test(path) || /(^|\/)(test-[^/]+\.[jt]sx?$|testing\/)/.test(path);
}

/** Folders that must not know certain others; `exceptOwn`: what both patterns capture may be the same. */
export const folderRules: readonly { from: RegExp; to: RegExp; exceptOwn?: true; rule: string }[] = [
  {
    from: /^client\/features\/([^/]+)\//,
    to: /^client\/features\/([^/]+)\//,
    exceptOwn: true,
    rule: "features do not import each other: they meet in client/app/pages",
  },
  {
    from: /^client\/(ui|lib)\//,
    to: /^client\/(features|app)\//,
    rule: "client/ui and client/lib know no feature and no page",
  },
  {
    from: /^safety-model\/runtime\//,
    to: /^safety-model\/(data|train|eval)\//,
    rule: "what runs in the relay knows neither the data nor the training",
  },
  {
    from: /^relay\//,
    to: /^safety-model\/(data|train|eval)\//,
    rule: "the relay imports the runtime of the safety model alone",
  },
];

/** The functional core: decides, and touches nothing. */
export const core = {
  folders: /^(relay\/(conversation|safety)|safety-model\/runtime)\//,
  packages: ["ws", "openai", "stripe"],
  rule: "the functional core imports no ws, openai, stripe or node: module",
} as const;
