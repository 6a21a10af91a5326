import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { securityHeaders } from "../../lib/security/headers.ts";
import { buildEnvironment, isDeployment, prepareBuild } from "../../lib/server/build.ts";
import { loadEnvFiles, readConfig, root } from "../../lib/server/config.ts";
import { endWith, Refusal } from "../../lib/server/messages.ts";
import { type NextProcess, runNode, untilReady } from "../../lib/server/process.ts";
import { type SiteOptions, siteEnvironment } from "../../lib/server/site.ts";

const HOME = path.join(root, "deploy/edge");
const CONFIG = path.join(HOME, "wrangler.jsonc");
const WRANGLER = tool("wrangler/bin/wrangler.js");
/** Where the tools want the build of Next to be, whatever is asked. */
const NEXT_FOLDER = ".next";

/** Nothing is told to anybody, and nobody is asked for a newer version. */
const QUIET = {
  CI: "1",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  DO_NOT_TRACK: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_METRICS: "false",
};

/** Called with each process, so that an interruption can end it. */
type OnProcess = (process: NextProcess) => void;

/** Builds the site for an edge host, without any service. */
export async function buildForEdge(onProcess: OnProcess): Promise<void> {
  if (!existsSync(WRANGLER)) {
    throw new Refusal(
      "Les outils de l’hébergement de périphérie manquent : npm ci --prefix deploy/edge --ignore-scripts les installe (360 Mo).",
    );
  }
  prepareBuild(NEXT_FOLDER);
  const build = runNode(
    [
      tool("@opennextjs/cloudflare/dist/cli/index.js"),
      ...["build", "--config", CONFIG],
      ...["--openNextConfigPath", path.join(HOME, "open-next.config.ts")],
    ],
    { ...buildEnvironment(process.env), ...QUIET, BUILD_DIR: NEXT_FOLDER, EDGE_BUILD: "1" },
  );
  onProcess(build);
  if ((await build.ended) !== 0) throw new Refusal("La construction pour la périphérie a échoué.");
  writeFileSync(path.join(root, ".open-next/assets/_headers"), assetHeaders());
}

/** Serves that build in workerd, with stores that are emulated and empty at each start. */
export async function serveForEdge(
  options: SiteOptions,
  onProcess: OnProcess,
): Promise<NextProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-edge-"));
  const file = path.join(folder, "variables");
  const variables = Object.entries(siteEnvironment(options))
    .filter(([name, value]) => isDeployment(name) && value)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(file, variables.join(""), { mode: 0o600 });
  const stores = ["--config", CONFIG, "--persist-to", path.join(folder, "stores")];

  const run = (args: string[]) => {
    const child = runNode([WRANGLER, ...args], { ...process.env, ...QUIET });
    onProcess(child);
    return child;
  };
  const tags = run(["d1", "migrations", "apply", "NEXT_TAG_CACHE_D1", "--local", ...stores]);
  if ((await tags.ended) !== 0) {
    throw new Refusal("Le magasin des étiquettes n’a pas pu être créé.");
  }
  const site = run([
    ...["dev", "--ip", options.host, "--port", String(options.port), "--env-file", file, ...stores],
    ...["--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", "warn"],
  ]);
  void site.ended.then(() => rmSync(folder, { recursive: true, force: true }));
  await untilReady(site, options.port, options.host);
  return site;
}

function tool(file: string): string {
  return path.join(HOME, "node_modules", file);
}

/** The host answers for files itself, before the worker: this is what they carry. */
function assetHeaders(): string {
  const rule = (source: string, headers: typeof securityHeaders) =>
    `${source}\n${headers.map(({ key, value }) => `  ${key}: ${value}`).join("\n")}\n`;
  const forever = { key: "Cache-Control", value: "public, max-age=31536000, immutable" };
  return rule("/*", securityHeaders) + rule("/_next/static/*", [forever]);
}

// `npm run build` and `npm run preview` of this folder; the latter shows the Supabase it is given.
async function main(command: string | undefined): Promise<void> {
  const running: NextProcess[] = [];
  const onProcess = (child: NextProcess) => void running.push(child);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void Promise.all(running.map((child) => child.stop())));
  }
  if (command === "build") return buildForEdge(onProcess);
  loadEnvFiles();
  const { host, siteUrl, ports, supabase: source } = readConfig(process.env);
  if (!source) {
    throw new Refusal(
      "SUPABASE_URL et SUPABASE_PUBLISHABLE_KEY manquent : npm run supabase démarre celui du dépôt et les dit.",
    );
  }
  const site = await serveForEdge({ host, siteUrl, port: ports.site, source }, onProcess);
  console.log(`Horizon Érable est prêt : http://localhost:${ports.site}`);
  await site.ended;
}

if (import.meta.main) main(process.argv[2]).catch(endWith);
