import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "#lib/server/ports.ts";
import { hasNginx, nginxFolder, startNginx } from "./nginx.ts";

/** nginx before the site, and the same nginx giving out files. */
export type Front = {
  stop(): Promise<void>;
  /** The site through the front cache. */
  url: string;
  /** Where `keep` has put its files. */
  filesUrl: string;
  /** Has these bytes, which are compressed already, given out under this name. */
  keep(name: string, gzipped: Buffer): void;
};

/**
 * The shipped settings of deploy/nginx before the site, but for how much one visitor may ask; null
 * where there is no nginx. Beside them the same nginx serves files: with TLS, noted in the same log.
 */
export async function startFront(site: number): Promise<Front | null> {
  if (!hasNginx) return null;
  const [tls, plain, spare, files] = await Promise.all([1, 2, 3, 4].map(freePort));
  const ports = { tls, plain, spare, site } as Parameters<typeof startNginx>[1];
  const folder = nginxFolder(ports, true);
  const kept = path.join(folder, "files");
  mkdirSync(kept);
  appendFileSync(
    path.join(folder, "site-under-test.conf"),
    `server {
  listen 127.0.0.1:${files} ssl http2;
  ssl_certificate fullchain.pem;
  ssl_certificate_key privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  access_log ${folder}/horizon-erable.log horizon;
  root ${kept};
  default_type text/html;
  gzip_static on;
}
`,
  );
  const { stop } = await startNginx(folder, ports);
  return {
    url: `https://127.0.0.1:${tls}`,
    filesUrl: `https://127.0.0.1:${files}`,
    keep(name, gzipped) {
      writeFileSync(path.join(kept, `${name}.html.gz`), gzipped);
    },
    stop,
  };
}
