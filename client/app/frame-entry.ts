/**
 * The script of a signed-in page that the build rendered. The page's frame is painted first, with styles and fonts; what
 * the app takes is asked for only then, all at once, so that on a slow line the two don't share what there is.
 */
import { watchFrame } from "./frame-presses.ts";

/** How long to wait where the browser paints nothing, such as in a background tab, ms. */
const longest = 1_000;

/** The app's files as elements, inert until they are in the page; `client/prerender.config.ts` writes them. */
const files = document.querySelector<HTMLTemplateElement>("template[data-app]");

function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, longest);
  });
}

watchFrame(document);
await painted();
if (files !== null) document.head.append(files.content);
