import { buildFolder, currentStamp, isBuilt, prepareBuild, stampBuild } from "./build.ts";
import type { StartConfig } from "./config.ts";
import { type NextProcess, runNext, runServer, untilReady } from "./next.ts";
import { Refusal } from "./refusal.ts";
import { compressBuild } from "./web/static-files.ts";

/** The Supabase that the site reads, and a name for its contents. */
type Source = {
  url: string;
  publishableKey: string;
  databaseId: string;
  /** The embedded one's, by which it knows the site. */
  siteSecret?: string;
};

export type SiteOptions = Pick<StartConfig, "host" | "siteUrl"> & {
  port: number;
  /** Data folder or address that the build belongs to. */
  origin: string;
  source: Source;
};

/** Called with each process, so that whoever is interrupted can end it. */
type OnProcess = (process: NextProcess) => void;

/** Builds the site unless this very source was built for this very database. */
export async function buildSite(options: SiteOptions, onProcess: OnProcess): Promise<void> {
  const env = siteEnvironment(options);
  const folder = buildFolder(options.origin);
  const stamp = currentStamp(options.source.databaseId, env);
  if (isBuilt(folder, stamp)) return;

  console.log("Construction du site (une minute environ)…");
  prepareBuild(folder, stamp);
  const build = runNext(["build"], env);
  onProcess(build);
  if ((await build.ended) !== 0) throw new Refusal("La construction du site a échoué.");
  await compressBuild(folder);
  stampBuild(folder, stamp);
}

/** Serves the built site, or the source with hot reload, and resolves once it answers. */
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
  await untilReady(site, port);
  return site;
}

function siteEnvironment({ origin, port, siteUrl, source }: SiteOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    BUILD_DIR: buildFolder(origin),
    PORT: String(port),
    SITE_URL: siteUrl,
    // The web tier holds nothing that opens the database. Empty, since Next would read .env for it.
    DATABASE_URL: "",
    SUPABASE_URL: source.url,
    SUPABASE_PUBLISHABLE_KEY: source.publishableKey,
    RATE_LIMIT_SECRET: source.siteSecret ?? process.env.RATE_LIMIT_SECRET,
    DO_NOT_TRACK: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}
