import { startBackend } from "#local/backend.ts";
import { buildFolder } from "#server/build.ts";
import type { NextProcess } from "#server/next.ts";
import { freePort } from "#server/ports.ts";
import { buildSite, type SiteOptions, serveSite } from "#server/site.ts";

/** The production build of the tests, whatever data folder they use. */
const ORIGIN = "tests";

export type SiteUnderTest = {
  /** What the journeys need to know, as environment variables. */
  environment: Record<string, string>;
  serve(): Promise<void>;
  stop(): Promise<void>;
};

/** Builds the site for a new embedded backend, in memory and on free ports. */
export async function buildSiteUnderTest(): Promise<SiteUnderTest> {
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const backend = await startBackend({ siteUrl });
  const running: NextProcess[] = [];
  const options: SiteOptions = {
    host: "127.0.0.1",
    port,
    siteUrl,
    origin: ORIGIN,
    source: backend,
  };
  const stop = async () => {
    for (const child of running) await child.stop();
    await backend.stop();
  };

  try {
    await buildSite(options, (child) => running.push(child));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment: {
      E2E_BASE_URL: siteUrl,
      E2E_MAILBOX_URL: backend.mailboxUrl,
      E2E_SUPABASE_URL: backend.url,
      E2E_PUBLISHABLE_KEY: backend.publishableKey,
      E2E_SECRET_KEY: backend.secretKey,
      E2E_SITE_SECRET: backend.siteSecret,
      E2E_BUILD_DIR: buildFolder(ORIGIN),
    },
    serve: async () => {
      await serveSite({ ...options, command: "start" }, (child) => running.push(child));
    },
    stop,
  };
}
