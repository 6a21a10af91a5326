import { startProcess } from "#db/processes.ts";
import { freePort } from "#server/ports.ts";
import { type FragileSite, startFragileSite } from "./outage.ts";

/** What the helpers of journeys read to know the site that they are on. */
const NAMES = [
  "E2E_BASE_URL",
  "E2E_MAILBOX_URL",
  "E2E_SUPABASE_URL",
  "E2E_PUBLISHABLE_KEY",
  "E2E_SECRET_KEY",
  "E2E_SITE_SECRET",
  "E2E_ACCOUNTS_URL",
] as const;

/**
 * A second site with a backend of its own, started with the gate in review; until it is stopped the
 * helpers of this process mean it, and not the one that all journeys share.
 */
export async function startReviewSite(): Promise<Pick<FragileSite, "url" | "stop">> {
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const backend = await startProcess({ siteUrl, gate: "review" });
  const before = NAMES.map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, {
    E2E_MAILBOX_URL: backend.mailboxUrl,
    E2E_SUPABASE_URL: backend.url,
    E2E_PUBLISHABLE_KEY: backend.publishableKey,
    E2E_SECRET_KEY: backend.secretKey,
    E2E_SITE_SECRET: backend.siteSecret,
    E2E_ACCOUNTS_URL: "",
  });
  const site = await startFragileSite({ RATE_LIMIT_SECRET: backend.siteSecret });
  process.env.E2E_BASE_URL = site.url;
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await backend.stop();
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    },
  };
}
