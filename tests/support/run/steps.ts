import { existsSync } from "node:fs";
import path from "node:path";
import { type Cluster, hasPostgres, startCluster } from "#db/cluster.ts";
import { attackReport, beyondBounds, readFigures } from "#support/attack/report.ts";
import { ensureBrowser } from "#support/browser/browser.ts";
import { faultsReport } from "#support/faults/report.ts";
import { buildSiteUnderTest, type SiteUnderTest } from "#support/site/site.ts";
import { outdatedPackages } from "#support/source/versions.ts";
import { runBin } from "./command.ts";
import { functionsUnderDeno, functionsUnderNode } from "./function-tests.ts";
import { today, writeReport } from "./report.ts";
import { add, type Tally, tallyOne, tallyPlaywright, tallyVitest } from "./tally.ts";

export type Step = { name: string; run(reports: string): Promise<Tally> };

/** `npm run test:full`: also what a release alone asks for. */
const isFull = Boolean(process.env.FULL);

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

async function bins(...commands: [name: string, ...args: string[]][]): Promise<Tally> {
  for (const [name, ...args] of commands) {
    if ((await runBin(name, args)) !== 0) return tallyOne(false);
  }
  return tallyOne(true);
}

function checkVersions(): Tally {
  const outdated = outdatedPackages();
  for (const line of outdated) console.error(line);
  return tallyOne(outdated.length === 0);
}

async function vitest(project: string, reports: string): Promise<Tally> {
  const report = path.join(reports, `${project}.json`);
  const code = await runBin("vitest", [
    ...["run", "--config", "tests/vitest.config.ts", "--project", project, "--passWithNoTests"],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  ]);
  return tallyVitest(report, code);
}

/** What takes seconds: also the quick half, `npm run check`. */
export const quickSteps: Step[] = [
  {
    name: "Règles et mise en forme",
    run: () => bins(["biome", "check", "--error-on-warnings"]),
  },
  { name: "Versions minimales", run: async () => checkVersions() },
  { name: "Types", run: () => bins(["next", "typegen"], ["tsc", "--noEmit"]) },
  { name: "Code mort", run: () => bins(["knip"]) },
  { name: "Tests unitaires", run: (reports) => vitest("unit", reports) },
  { name: "Fonctions, sous Node", run: functionsUnderNode },
  ...(isFull ? [{ name: "Fonctions, sous Deno", run: functionsUnderDeno }] : []),
  {
    name: "Permissions de la base",
    run: (reports) => {
      if (!hasPostgres) {
        console.log("PostgreSQL n’est pas installé : les essais qui le demandent sont passés.");
      }
      return vitest("db", reports);
    },
  },
  { name: "Contrat de Supabase", run: (reports) => vitest("contract", reports) },
];

let site: SiteUnderTest | null = null;
let served: Promise<void> | undefined;

const construction: Step = {
  name: "Construction pour la production",
  run: async () => {
    site = await buildSiteUnderTest();
    return tallyOne(true);
  },
};

/** Serves the construction, once. */
async function serve(): Promise<void> {
  served ??= site?.serve();
  await served;
}

async function playwright(project: string, reports: string): Promise<Tally> {
  const browser = await ensureBrowser();
  console.log(`Navigateur : ${browser.path} (${browser.origin})`);
  await serve();
  const report = path.join(reports, `${project.replace("*", "")}.json`);
  const code = await runBin(
    "playwright",
    [...["test", "-c", "tests/playwright.config.ts", "--project", project], "--reporter=list,json"],
    {
      ...site?.environment,
      CHROMIUM_PATH: browser.path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  return tallyPlaywright(report, code);
}

/** The production build and the journeys on it, in a real browser. */
export const siteSteps: Step[] = [
  construction,
  ...(isFull
    ? [{ name: "Poids des pages", run: (reports: string) => playwright("weights", reports) }]
    : []),
  { name: "Parcours dans Chromium", run: (reports) => playwright("journeys", reports) },
];

let cluster: Cluster | null = null;

/** What somebody with bad intentions would try, on a production build of its own; on PostgreSQL where it is. */
export const attackSteps: Step[] = [
  {
    name: "Construction pour la production",
    run: async () => {
      if (hasPostgres) cluster = await startCluster();
      site = await buildSiteUnderTest({ databaseUrl: await cluster?.createDatabase() });
      return tallyOne(true);
    },
  },
  {
    name: "Attaques",
    run: async (reports) => {
      const folder = path.join(reports, "attack");
      const token = crypto.randomUUID();
      Object.assign(process.env, { ATTACK_FOLDER: folder, METRICS_TOKEN: token });
      await serve();
      const read = () => readFigures(site?.environment.E2E_BASE_URL ?? "", token);
      const begun = performance.now();
      const before = await read();
      const tally = await playwright("attack*", reports);
      const minutes = (performance.now() - begun) / 60_000;
      const figures = [before, await read()];
      const beyond = beyondBounds(figures);
      for (const line of beyond) console.error(line);
      if (tally.failed === 0 && beyond.length === 0) {
        writeReport(
          attackReport({
            folder,
            day: today(),
            engine: cluster ? "PostgreSQL" : "the embedded engine",
            minutes,
            tests: tally.passed,
            figures,
          }),
        );
      }
      return add(tally, { passed: 0, failed: beyond.length, skipped: 0 });
    },
  },
];

/** What fails in the life of a site, made to fail, on a production build of its own. */
export const faultSteps: Step[] = [
  construction,
  {
    name: "Pannes",
    run: async (reports) => {
      const folder = path.join(reports, "faults");
      process.env.FAULTS_FOLDER = folder;
      const tally = await playwright("faults", reports);
      if (existsSync(folder)) writeReport(faultsReport(folder, today()));
      return tally;
    },
  },
];

/** The few journeys that say whether the site runs on an edge host, in workerd. */
export const edgeSteps: Step[] = [
  {
    name: "Construction pour la périphérie",
    run: async () => {
      site = await buildSiteUnderTest({ isEdge: true });
      return tallyOne(true);
    },
  },
  { name: "Parcours sur la périphérie", run: (reports) => playwright("edge", reports) },
];

/** The core of the journeys, with the rows on a PostgreSQL server of its own. */
export const postgresSteps: Step[] = [
  {
    name: "Construction, et un PostgreSQL",
    run: async () => {
      if (!hasPostgres) {
        console.log("PostgreSQL n’est pas installé : ses parcours sont passés.");
        return { passed: 0, failed: 0, skipped: 1 };
      }
      cluster = await startCluster();
      site = await buildSiteUnderTest({ databaseUrl: await cluster.createDatabase() });
      return tallyOne(true);
    },
  },
  {
    name: "Parcours sur PostgreSQL",
    run: async (reports) => (site ? playwright("postgres", reports) : NOTHING),
  },
];

/** Ends what the steps left running. */
export async function stopSite(): Promise<void> {
  await site?.stop();
  site = null;
  await cluster?.stop();
  cluster = null;
}
