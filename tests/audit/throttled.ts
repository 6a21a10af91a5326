import { runNext, untilReady } from "#lib/server/next.ts";
import { freePort } from "#lib/server/ports.ts";
import { startFront } from "#tests/support/site/front.ts";
import type { SiteUnderTest } from "#tests/support/site/site.ts";
import { auditedPages } from "./sizes.ts";
import { measureThrottled, type Seen } from "./speed.ts";

/**
 * Prints what is seen with throttling that is really applied: ours behind the front cache, beside
 * the same build served by `next start` alone.
 */
export async function reportThrottled(
  { environment }: SiteUnderTest,
  chromePath: string,
  runs: number,
): Promise<void> {
  const own = environment.E2E_BASE_URL ?? "";
  const front = await startFront(Number(new URL(own).port));
  const bare = await startBare(environment);
  try {
    const ours = front ? "derrière nginx" : "sans nginx, qui n’est pas là";
    const places = { [ours]: front?.url ?? own, "next start seul": bare.url };
    console.log("\n| Page | Servie | Premier affichage (ms) | LCP | Utilisable |");
    console.log("|---|---|---|---|---|");
    for (const { kind, path } of await auditedPages(own)) {
      for (const [place, base] of Object.entries(places)) {
        // Nobody is the first to come.
        await askOnce(own + path);
        if (base === bare.url) await askOnce(base + path);
        console.log(row(kind, place, await measureThrottled(base + path, chromePath, runs)));
      }
    }
  } finally {
    await bare.stop();
    await front?.stop();
  }
}

function row(kind: string, place: string, { fcp, lcp, usable }: Seen): string {
  return `| ${[kind, place, ...[fcp, lcp, usable].map(Math.round)].join(" | ")} |`;
}

async function askOnce(url: string): Promise<void> {
  await (await fetch(url)).arrayBuffer();
}

/** The build of the tests, as Next serves it by itself. */
async function startBare(environment: Record<string, string>) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = runNext(["start", "-H", "127.0.0.1", "-p", String(port)], {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    BUILD_DIR: environment.E2E_BUILD_DIR,
    SITE_URL: url,
    SUPABASE_URL: environment.E2E_SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: environment.E2E_PUBLISHABLE_KEY,
    RATE_LIMIT_SECRET: environment.E2E_SITE_SECRET,
  });
  await untilReady(site, port);
  return { url, stop: site.stop };
}
