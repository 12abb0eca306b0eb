import { isKnownPath } from "#shared/paths.ts";
import express, { Router, type RequestHandler, type Response } from "express";
import { basename, join, sep } from "node:path";
import { renderedPages, type RenderedPages } from "./rendered-pages.ts";
import { methodNotAllowed, notFound, sendError } from "../routes/errors.ts";

export type ClientFiles = {
  /** The folder of the built client. */
  readonly folder: string;
  /** Compressed copies of hashed files, by URL path. */
  readonly compressed: ReadonlyMap<string, Buffer>;
  /** Rendered at build time; none where the client wasn't built with them. */
  readonly rendered: RenderedPages;
};

/** A file with a content hash in its name never changes; index.html names the current ones. */
const cacheForever = "public, max-age=31536000, immutable";
const cacheAndAsk = "no-cache";

function cacheControlIn(folder: string) {
  const hashed = join(folder, "assets", sep);
  return (res: Response, path: string) => {
    res.set("Cache-Control", path.startsWith(hashed) ? cacheForever : cacheAndAsk);
  };
}

const refuseMalformed: RequestHandler = (req, res, next) => {
  if (isDecodable(req.path)) return next();
  sendError(res, "bad_request");
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function compressedAssets(compressed: ClientFiles["compressed"]): RequestHandler {
  return (req, res, next) => {
    const body = compressed.get(req.path);
    if (body === undefined) return next();
    res.vary("Accept-Encoding");
    if (req.acceptsEncodings("br") === false) return next();
    res.set({ "Cache-Control": cacheForever, "Content-Encoding": "br" });
    res.type(basename(req.path)).send(body);
  };
}

/** The app itself, for every path that it has a screen for, and with status 404 for every other. */
function page(folder: string): RequestHandler {
  return (req, res) => {
    if (!isKnownPath(req.path)) res.status(404);
    const headers = { "Cache-Control": cacheAndAsk };
    res.sendFile(
      "index.html",
      { root: folder, headers, cacheControl: false, acceptRanges: false },
      (error) => {
        if (!error || res.headersSent) return;
        res.status(503).type("text").send("The client isn't built yet. Run: npm run build\n");
      },
    );
  };
}

/** Serves the built client. */
export function staticClient({ folder, compressed, rendered }: ClientFiles): Router {
  const router = Router();
  router.use((req, res, next) => {
    if (req.method === "GET" || req.method === "HEAD") return next();
    return methodNotAllowed("GET", "HEAD")(req, res, next);
  });
  router.use(refuseMalformed);
  router.use(renderedPages(rendered));
  router.use(compressedAssets(compressed));
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: cacheControlIn(folder),
    }),
  );
  router.use("/assets", notFound);
  router.use(page(folder));
  return router;
}
