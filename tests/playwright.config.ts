import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { browserArguments, findBrowser } from "./support/browser/browser.ts";
import type { Engine } from "./support/engines/session.ts";

// Found once: the workers inherit it.
process.env.CHROMIUM_PATH ??= findBrowser()?.path;

/** What the server of a run says once it serves; the journeys read it from the environment. */
const NAMES = ["ACCOUNTS_URL", "BASE_URL", "MAILBOX_URL", "SUPABASE_URL", "PUBLISHABLE_KEY"];
const VARIABLES = [...NAMES, "SECRET_KEY", "SITE_SECRET"].map((name) => `E2E_${name}`);
const READY = `${VARIABLES.map((name) => `${name}=(?<${name}>\\S+)`).join(" ")}(?: E2E_BUILD_DIR=(?<E2E_BUILD_DIR>\\S+))?`;

/** Specs that start a second site: one after the other. */
const FAILURES = ["panne*", "sans-middleware", "suspension"].map((name) => `e2e/${name}.spec.ts`);
/** What only a release asks for: `npm run test:full`. */
const FULL = /@full/;
const HTTP = "e2e/http/*.spec.ts";
const ACCESSIBILITY = "e2e/accessibilite.spec.ts";
const ENGINES = "engines/parcours.spec.ts";
const WEIGHTS = "e2e/poids.spec.ts";

export default defineConfig<{ engine: Engine }>({
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  maxFailures: 10,
  // For all the same: what takes longer on a machine that stands still is not slower by its own fault.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // While writing a journey, on a site that is already there:  E2E_BASE_URL=http://localhost:3000 …
  webServer: process.env.E2E_BASE_URL
    ? undefined
    : {
        command: "node tests/support/site/serve.ts",
        cwd: fileURLToPath(new URL("..", import.meta.url)),
        wait: { stdout: new RegExp(READY) },
        gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
        timeout: 180_000,
      },
  projects: [
    // First, on data that no journey has touched.
    { name: "http", testMatch: HTTP, grepInvert: FULL },
    // Before the journeys, and beside them: at the end a worker would have nothing to do.
    { name: "failures", testMatch: FAILURES, grepInvert: FULL, workers: 1 },
    {
      name: "journeys",
      testDir: "./e2e",
      testIgnore: [HTTP, ACCESSIBILITY, WEIGHTS, ...FAILURES].map((file) => `**/${file}`),
      grepInvert: FULL,
    },
    { name: "accessibility", testMatch: ACCESSIBILITY, grepInvert: FULL },
    { name: "full", testDir: "./e2e", grep: FULL, timeout: 300_000 },
    // Other browsers: a driver waits longer than Chromium, and each test starts its own.
    { name: "firefox", testMatch: ENGINES, timeout: 300_000, use: { engine: "firefox" } },
    { name: "webkit", testMatch: ENGINES, timeout: 300_000, use: { engine: "webkit" } },
    { name: "old-chromium", testMatch: "engines/ancien-chromium.spec.ts" },
    // On the site as it is served first: what journeys publish would be weighed too.
    { name: "weights", testMatch: WEIGHTS },
    // The longest first: the others run beside it, instead of one after the other before it.
    { name: "attack-searches", testMatch: "attack/searches.spec.ts" },
    { name: "attack", testDir: "./attack", testIgnore: "searches.spec.ts" },
    // One after the other: each times what it breaks.
    { name: "faults", testDir: "./faults", timeout: 180_000, workers: 1 },
    // What an edge host must do: its own journeys, and three of everybody's.
    {
      name: "edge",
      testMatch: [
        "edge/*.spec.ts",
        "e2e/candidature-deux-cotes.spec.ts",
        "e2e/publication.spec.ts",
      ],
      grep: [
        /edge\//,
        /\/emplois : la personne envoie/,
        /une (mission|bourse) publiée depuis sa liste/,
      ],
    },
    // The core of the journeys on another engine, and what several people do at once there.
    {
      name: "postgres",
      testMatch: [
        "postgres/*.spec.ts",
        "e2e/{candidature-deux-cotes,publication,compte,alertes,espace-parametres}.spec.ts",
        "e2e/{depart-recruteur,administration}.spec.ts",
      ],
      grep: [
        /postgres\//,
        /la personne envoie, le recruteur lit et refuse/,
        /une? (mission|bourse|article) publiée? depuis sa liste/,
        /s'inscrire, confirmer par le courriel/,
        /se connecter, se tromper/,
        /se demande, se confirme, arrive une fois/,
        /naissent d'un clic/,
        /la suppression n'oublie/,
        /un recruteur qui part/,
        /une offre se crée, se modifie/,
        /deux fenêtres modifient la même offre/,
      ],
    },
  ],
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.E2E_BASE_URL,
    locale: "fr-CA",
    timezoneId: "America/Toronto",
    // Nothing is judged half faded; the journeys about movement ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // A trace costs a third of the time: only who asks has one.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments() },
  },
});
