import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { securityHeaders } from "#headers";
import { buildEnvironment, currentStamp, prepareBuild } from "./build.ts";
import { root } from "./config.ts";
import { heaviestParts } from "./edge-parts.ts";
import { dropSpareTypeface, edgeWeight, saidOfWeight } from "./edge-weight.ts";
import { type NextProcess, runNode } from "./next.ts";
import { Refusal } from "./refusal.ts";

const HOME = path.join(root, "deploy/edge");
const OUTPUT = path.join(root, ".open-next");
const CONFIG = path.join(HOME, "wrangler.jsonc");
const STAMP = path.join(OUTPUT, "stamp");
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

/** Called with each process, so that whoever is interrupted can end it. */
type OnProcess = (process: NextProcess) => void;

/** Builds the site for an edge host, without any service, unless this source was built so. */
export async function buildForEdge(onProcess: OnProcess): Promise<void> {
  if (!existsSync(tool("wrangler/bin/wrangler.js"))) {
    throw new Refusal(
      "Les outils de l’hébergement de périphérie manquent : npm run edge:tools les installe (360 Mo).",
    );
  }
  const stamp = currentStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;

  console.log("Construction du site pour la périphérie (une minute environ)…");
  rmSync(STAMP, { force: true });
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
  writeFileSync(path.join(OUTPUT, "assets/_headers"), assetHeaders());
  dropSpareTypeface(OUTPUT);
  writeFileSync(STAMP, stamp);
}

/** Whether that build is light enough, and what it weighs. */
export async function weighForEdge(): Promise<{ fits: boolean; says: string }> {
  const weight = await edgeWeight(tool("wrangler/bin/wrangler.js"), CONFIG, QUIET);
  return saidOfWeight(weight, () => heaviestParts(root));
}

/**
 * Serves that build in workerd, with stores that are emulated and empty at each start.
 * @param variables what the site gets as its configuration, once the host has read it
 */
export async function runForEdge(
  host: string,
  port: number,
  variables: Record<string, string>,
  onProcess: OnProcess,
): Promise<NextProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-edge-"));
  const file = path.join(folder, "variables");
  const lines = Object.entries(variables).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}`,
  );
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  const stores = ["--config", CONFIG, "--persist-to", path.join(folder, "stores")];

  const run = (args: string[]) => {
    const child = runNode([tool("wrangler/bin/wrangler.js"), ...args], {
      ...process.env,
      ...QUIET,
    });
    onProcess(child);
    return child;
  };
  const tags = run(["d1", "migrations", "apply", "NEXT_TAG_CACHE_D1", "--local", ...stores]);
  if ((await tags.ended) !== 0)
    throw new Refusal("Le magasin des étiquettes n’a pas pu être créé.");
  const site = run([
    ...["dev", "--ip", host, "--port", String(port), "--env-file", file, ...stores],
    ...["--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", "warn"],
  ]);
  void site.ended.then(() => rmSync(folder, { recursive: true, force: true }));
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
