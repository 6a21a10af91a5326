import { buildForEdge, serveForEdge } from "#deploy/edge/edge.ts";
import { buildSite } from "#lib/server/build.ts";
import type { NextProcess } from "#lib/server/process.ts";
import { type SiteOptions, serveSite } from "#lib/server/site.ts";
import { type Backend, startBackend } from "#supabase/local/backend.ts";
import { freePort } from "./free-port.ts";

/** The production build of the tests: a site that runs keeps its own. */
export const FOLDER = ".next-tests";

type SiteWanted = {
  /** Built and served as an edge host does it. */
  isEdge?: boolean;
  /** An empty PostgreSQL for the rows; without it the engine is embedded. */
  databaseUrl?: string;
};

/** What the tests know a site and its backend by. */
export const variablesOf = (siteUrl: string, backend: Backend) => ({
  E2E_BASE_URL: siteUrl,
  E2E_MAILBOX_URL: backend.mailboxUrl,
  E2E_SUPABASE_URL: backend.url,
  E2E_PUBLISHABLE_KEY: backend.publishableKey,
  E2E_SECRET_KEY: backend.secretKey,
  E2E_SITE_SECRET: backend.siteSecret,
});

/**
 * Builds the site, without any service, and starts a new backend for it, with the demonstration data
 * and on free ports.
 */
export async function buildSiteUnderTest({ isEdge = false, databaseUrl }: SiteWanted = {}) {
  const running: NextProcess[] = [];
  const onProcess = (child: NextProcess) => void running.push(child);
  if (isEdge) await buildForEdge(onProcess);
  else await buildSite(FOLDER, onProcess);
  process.env.BUILD_DIR = FOLDER;
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const backend = await startBackend({ siteUrl, databaseUrl });
  const options: SiteOptions = { host: "127.0.0.1", port, siteUrl, source: backend };
  const stop = async () => {
    for (const child of running) await child.stop();
    await backend.stop();
  };

  return {
    /** What the journeys need to know, as environment variables. */
    environment: {
      ...variablesOf(siteUrl, backend),
      ...(!isEdge && { E2E_BUILD_DIR: FOLDER }),
    },
    query: backend.query,
    serve: async () => {
      if (isEdge) await serveForEdge(options, onProcess);
      else await serveSite({ ...options, command: "start" }, onProcess);
    },
    stop,
  };
}
