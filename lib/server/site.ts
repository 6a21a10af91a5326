import {
  buildEnvironment,
  buildFolder,
  currentStamp,
  isBuilt,
  isOfThePlace,
  prepareBuild,
  stampBuild,
} from "./build.ts";
import { refuseForeignBuild } from "./build-folder.ts";
import type { StartConfig } from "./config.ts";
import { runForEdge } from "./edge.ts";
import { type NextProcess, runNext, runServer, untilReady } from "./next.ts";
import { Refusal } from "./refusal.ts";
import { compressBuild } from "./web/static-files.ts";

/** The Supabase that the site reads. */
type Source = {
  url: string;
  publishableKey: string;
  /** The embedded one's, by which it knows the site. */
  siteSecret?: string;
};

export type SiteOptions = Pick<StartConfig, "host" | "siteUrl"> & { port: number; source: Source };

/** Called with each process, so that whoever is interrupted can end it. */
type OnProcess = (process: NextProcess) => void;

/** Builds the site unless this very source was built: once, whatever address and data it will have. */
export async function buildSite(folder: string, onProcess: OnProcess): Promise<void> {
  refuseForeignBuild(folder);
  const stamp = currentStamp();
  if (isBuilt(folder, stamp)) return;

  console.log("Construction du site (une minute environ)…");
  prepareBuild(folder);
  const build = runNext(["build"], { ...buildEnvironment(process.env), BUILD_DIR: folder });
  onProcess(build);
  if ((await build.ended) !== 0) throw new Refusal("La construction du site a échoué.");
  await compressBuild(folder);
  stampBuild(folder, stamp);
}

/** Serves the built site, on a server or as an edge host does, or the source with hot reload. */
export async function serveSite(
  options: SiteOptions & { command: "start" | "dev" | "edge" },
  onProcess: OnProcess,
): Promise<NextProcess> {
  const site = await run(options, onProcess);
  onProcess(site);
  await untilReady(site, options.port, options.host);
  return site;
}

async function run(
  options: SiteOptions & { command: "start" | "dev" | "edge" },
  onProcess: OnProcess,
): Promise<NextProcess> {
  const { command, host, port } = options;
  if (command === "edge") return runForEdge(host, port, configuration(options), onProcess);
  const env = siteEnvironment(options);
  return command === "dev"
    ? runNext(["dev", "-H", host, "-p", String(port)], env)
    : runServer(host, port, env);
}

/** What the operator set of the site's own variables, and what the start knows better. */
function configuration(options: SiteOptions): Record<string, string> {
  const given = Object.entries(siteEnvironment(options));
  return Object.fromEntries(
    given.filter((entry): entry is [string, string] => isOfThePlace(entry[0]) && !!entry[1]),
  );
}

/** The environment of the program that serves the site. */
function siteEnvironment({ port, siteUrl, source }: SiteOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    BUILD_DIR: buildFolder(),
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
