import { buildFolder, type OnProcess } from "./build.ts";
import type { StartConfig } from "./config.ts";
import { type NextProcess, runNext, runServer, untilReady } from "./process.ts";

type Source = {
  url: string;
  publishableKey: string;
  /** Secret by which the embedded backend recognizes the site. */
  siteSecret?: string;
};

export type SiteOptions = Pick<StartConfig, "host" | "siteUrl"> & { port: number; source: Source };

/** Serves the built site, or the source with hot reload. */
export async function serveSite(
  options: SiteOptions & { command: "start" | "dev" },
  onProcess: OnProcess,
): Promise<NextProcess> {
  const { command, host, port } = options;
  const env = siteEnvironment(options);
  const site =
    command === "dev"
      ? runNext(["dev", "-H", host, "-p", String(port)], env)
      : runServer(host, port, env);
  onProcess(site);
  await untilReady(site, port, host);
  return site;
}

/** Returns the environment of the server process. */
export function siteEnvironment({ port, siteUrl, source }: SiteOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    BUILD_DIR: buildFolder(),
    PORT: String(port),
    SITE_URL: siteUrl,
    // The web tier has no database credentials. Empty rather than unset, since Next would read .env.
    DATABASE_URL: "",
    SUPABASE_URL: source.url,
    SUPABASE_PUBLISHABLE_KEY: source.publishableKey,
    RATE_LIMIT_SECRET: source.siteSecret ?? process.env.RATE_LIMIT_SECRET,
    DO_NOT_TRACK: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}
