import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** The entry points of a call and the help card; their imports are cached too. */
const roots = [
  "/index.html",
  "/app/pages/conversation-pages.tsx",
  "/app/conversation-parts.tsx",
  "/features/shell/open-account-menu.tsx",
  "/ui/dialog.tsx",
  "/app/pages/dashboard-layout.tsx",
  "/features/landing/public-layout.tsx",
  "/app/start-services.ts",
  "/features/safety/safety-page.tsx",
  "/ui/toaster.tsx",
];

/** Files that no module imports: the audio worklets, the decoder, and the Latin fonts of the ten languages. */
const beside = /worklet|opus-decoder|-latin-wght-normal/;

/** The texts of those, in every language. */
const texts =
  /[\\/]i18n[\\/]\w+[\\/](?:common|errors|safety|shell|conversation|billing|landing|reminders)\.json$/;

/** What the page names itself. */
const named = /^(?:index\.html|quick-exit\.js|before-paint\.js|icon\.svg|icon-192\.png)$/;

/** The service worker, and what it keeps from the start. */
export function serviceWorker(): Plugin[] {
  const kept = new Set<string>();
  const collect: Plugin = {
    name: "precached-files",
    apply: "build",
    generateBundle(_options, bundle) {
      const keep = (file: string): void => {
        if (kept.has(file)) return;
        kept.add(file);
        const chunk = bundle[file];
        if (chunk?.type !== "chunk") return;
        for (const css of chunk.viteMetadata?.importedCss ?? []) kept.add(css);
        for (const imported of chunk.imports) keep(imported);
      };
      for (const [file, output] of Object.entries(bundle)) {
        const modules = output.type === "chunk" ? output.moduleIds : [];
        const facade = output.type === "chunk" ? (output.facadeModuleId ?? "") : "";
        const isRoot =
          texts.test(facade) ||
          roots.some((root) => facade.endsWith(root) || modules.some((id) => id.endsWith(root)));
        if (isRoot || beside.test(file)) keep(file);
      }
    },
  };
  const pwa = VitePWA({
    strategies: "injectManifest",
    srcDir: "service-worker",
    filename: "sw.ts",
    // The app registers the worker itself when it is idle, and has its own manifest.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ["*.{html,js,svg,png}", "assets/*.{js,css,woff2,wasm}"],
      manifestTransforms: [
        (entries) => ({
          manifest: entries.filter(({ url }) => named.test(url) || kept.has(url)),
          warnings: [],
        }),
      ],
    },
  });
  return [collect, ...pwa];
}
