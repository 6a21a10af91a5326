import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import sirv from "sirv";
import { securityHeaders } from "#lib/security/headers.ts";
import { root } from "#lib/server/config.ts";

const PREFIX = "/_next/static/";
const YEAR_S = 31_536_000;

/** Writes a brotli copy, at maximum quality, of each script and style sheet of a build. */
export async function compressBuild(buildFolder: string): Promise<void> {
  const folder = staticFolder(buildFolder);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(js|css|svg)$/.test(file));
  const compress = async (file: string) =>
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(readFileSync(file)));
  await Promise.all(texts.map((file) => compress(path.join(folder, file))));
}

/**
 * Creates a handler for the files under /_next/static/, which are cached forever because their names contain
 * a hash. Missing files are left to the next handler.
 */
export function staticFiles(buildFolder: string) {
  const serve = sirv(staticFolder(buildFolder), {
    brotli: true,
    immutable: true,
    maxAge: YEAR_S,
    setHeaders: (response) => {
      for (const { key, value } of securityHeaders) response.setHeader(key, value);
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { url } = request;
    if (!url?.startsWith(PREFIX)) return next();
    request.url = url.slice(PREFIX.length - 1);
    serve(request, response, () => {
      request.url = url;
      next();
    });
  };
}

function staticFolder(buildFolder: string): string {
  return path.join(root, buildFolder, "static");
}
