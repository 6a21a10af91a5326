import { defineConfig, devices } from "@playwright/test";
import { browserArguments, findBrowser } from "./support/browser/browser.ts";

// `npm test` starts a site of its own for the journeys. While writing one, run it on a site that is
// already there:  E2E_BASE_URL=http://localhost:3000 npx playwright test -c tests/playwright.config.ts
const baseURL = process.env.E2E_BASE_URL ?? "http://localhost:3000";

// Found once: the workers inherit it.
process.env.CHROMIUM_PATH ??= findBrowser()?.path;

export default defineConfig({
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 7_000 },
  projects: [
    // On a busy machine a browser may stand still for seconds. The end of the run names what passed
    // only at a later attempt.
    { name: "journeys", testDir: "./e2e", testIgnore: "poids.spec.ts", retries: 2 },
    // On the site as it is served first: what journeys publish would be weighed too.
    { name: "weights", testMatch: "e2e/poids.spec.ts", retries: 1 },
    // The longest first: the others run beside it, instead of one after the other before it.
    { name: "attack-searches", testMatch: "attack/searches.spec.ts" },
    {
      name: "attack",
      testDir: "./attack",
      testIgnore: "searches.spec.ts",
      timeout: 120_000,
    },
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
      retries: 1,
      timeout: 90_000,
    },
    // The core of the journeys on another engine, and what several people do at once there.
    {
      name: "postgres",
      testMatch: [
        "postgres/*.spec.ts",
        "e2e/{candidature-deux-cotes,publication,compte,alertes,espace-parametres}.spec.ts",
        "e2e/{depart-recruteur,admin-emplois}.spec.ts",
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
      retries: 1,
      timeout: 60_000,
    },
  ],
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    locale: "fr-CA",
    timezoneId: "America/Toronto",
    // Nothing is judged half faded; the journeys about movement ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // A trace costs a third of the time: only a second attempt has one.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArguments(),
    },
  },
});
