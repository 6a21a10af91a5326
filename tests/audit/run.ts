import { ensureBrowser } from "#tests/support/browser/browser.ts";
import { buildSiteUnderTest } from "#tests/support/site/site.ts";
import { serveBare } from "./bare.ts";
import { frameworkScripts } from "./framework.ts";
import { auditedPages, weigh } from "./sizes.ts";
import { measure } from "./speed.ts";
import { type Row, report, sizeRows, speedRows } from "./table.ts";

// node tests/audit/run.ts [--runs=5] : the production build on its own embedded backend.
for (const name of ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SITE_URL", "BUILD_DIR"]) {
  delete process.env[name];
}
const runs = Number(process.argv.find((word) => word.startsWith("--runs="))?.slice(7) ?? 5);
const browser = await ensureBrowser();
const site = await buildSiteUnderTest();
let isMet = false;
try {
  await site.serve();
  const { E2E_BASE_URL: base = "", E2E_BUILD_DIR: folder = "" } = site.environment;
  const isFramework = frameworkScripts(folder);
  const rows: Row[] = [];
  for (const { kind, path: address } of await auditedPages(base)) {
    const url = new URL(address, base).href;
    console.log(`▸ ${address}`);
    rows.push(...sizeRows(kind, await weigh(url, isFramework)));
    const bare = await serveBare(url, isFramework);
    const bareSpeed = await measure(bare.url, browser.path, runs).finally(bare.stop);
    rows.push(...speedRows(kind, await measure(url, browser.path, runs), bareSpeed));
  }
  isMet = report(rows);
} finally {
  await site.stop();
}
process.exit(isMet ? 0 : 1);
