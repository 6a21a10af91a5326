import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { asNewRecruiter, newTitle } from "@/tests/support/publications/administration";

// The embedded engine takes one request at a time: beside a thousand offers no list would answer in time.
test.describe.configure({ mode: "default" });

const open = (page: Page) => asNewRecruiter(page, "/admin/jobs/import");

function csvFile(text: string) {
  return { name: "offres.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
}

/** Drafts but for the first, so that the public list keeps its own. */
function manyJobs(title: string, count: number, wrongLine = 0): string {
  const rows = Array.from({ length: count }, (_, row) =>
    row + 2 === wrongLine
      ? ";Phares du Nord;;CDI;"
      : `${title} ${row + 1};Phares du Nord;Veiller, nuit ${row + 1}.;CDI;${row ? "" : "Publiée"}`,
  );
  return ["titre;entreprise;description;contrat;etat", ...rows].join("\n");
}

test("mille offres s'importent d'un coup, et pas deux fois", async ({ page, request }) => {
  await open(page);
  const title = newTitle("Éclusier·ère");
  const file = csvFile(manyJobs(title, 1_000));
  await page.getByLabel("Fichier CSV").setInputFiles(file);
  await expect(page.getByText(/1.000 offres d’emploi à importer/)).toBeVisible();
  await page.getByRole("button", { name: /Importer 1.000/ }).click();
  await expect(page.getByText("Importation réussie !")).toBeVisible();
  await page.getByRole("link", { name: "Voir mes offres" }).click();
  await expect(page.getByText(/^1.000 offres d’emploi$/)).toBeVisible();
  expect(await (await request.get("/emplois")).text()).toContain(`${title} 1<`);
  const exported = await page.request.get("/admin/jobs/offres.csv");
  expect(exported.headers()["cache-control"]).toBe("private, no-store");
  expect(await exported.text()).toContain(`${title} 1000;`);

  await page.goto("/admin/jobs/import");
  await page.getByLabel("Fichier CSV").setInputFiles(file);
  await page.getByRole("button", { name: /Importer 1.000/ }).click();
  await expect(page.getByText("Déjà importé")).toBeVisible();
  await page.goto("/admin/jobs");
  await expect(page.getByText(/^1.000 offres d’emploi$/)).toBeVisible();
});

test("une seule ligne fausse, la 500e, et rien n'est importé", async ({ page }) => {
  await open(page);
  await page.getByLabel("Fichier CSV").setInputFiles(csvFile(manyJobs("Bedeau", 1_000, 500)));
  await expect(page.getByText("2 erreurs à corriger, rien n’a été importé")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Le titre est requis" });
  await expect(row.getByRole("cell")).toHaveText(["500", "titre", "Le titre est requis"]);
  await expect(page.getByRole("button", { name: /^Importer/ })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Revenir à mes offres" }).click();
  await expect(page.getByText("Vous n’avez encore publié aucune offre")).toBeVisible();
});

test("un fichier dit ligne à ligne ce que la loi demande, et s'importe quand même", {
  tag: "@full",
}, async ({ page }) => {
  await open(page);
  const title = newTitle("Souffleur·euse de verre");
  const row = (place: string, needs: string, state: string) =>
    `${title};Verrerie du Fleuve;Souffler des carafes.;${place};${needs};${state}`;
  const text = [
    "titre;entreprise;description;lieu;exigences;etat",
    row("Ottawa, Ontario", "Deux ans d’expérience canadienne", ""),
    row("Rimouski", "Sang-froid", ""),
    row("Sudbury, Ontario", "Deux ans d’expérience canadienne", ""),
    row("London, Ontario", "Deux ans d’expérience canadienne", "Brouillon"),
  ].join("\n");
  await page.getByLabel("Fichier CSV").setInputFiles(csvFile(text));
  const warnings = page.getByRole("region", { name: "À vérifier avant d’importer" });
  const rule = warnings.getByRole("listitem").filter({ hasText: "une expérience canadienne" });
  await expect(rule).toContainText(/2 offres.: lignes 2 et 4/);
  await expect(rule.getByRole("link", { name: "Lire la règle" })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Importer 4 offres d’emploi quand même" }).click();
  await expect(page.getByText("Importation réussie !")).toBeVisible();
});

test("ce que la base refuserait d'un fichier se lit avant : lieu contredit, anglais au Québec", {
  tag: "@full",
}, async ({ page }) => {
  await open(page);
  const english =
    "You will work with the team and our customers to deliver the best service for all of the people that we meet in the city.";
  const text = [
    "titre;entreprise;description;lieu;province",
    `${newTitle("Plongeur")};Table;Laver.;Montréal, QC;NL`,
    `${newTitle("Dishwasher")};Table;${english};Laval (Québec);`,
  ].join("\n");
  await page.getByLabel("Fichier CSV").setInputFiles(csvFile(text));
  await expect(page.getByText("2 erreurs à corriger, rien n’a été importé")).toBeVisible();
  const place = page.getByRole("row").filter({ hasText: "Montréal, QC" });
  await expect(place.getByRole("cell").first()).toHaveText("2");
  await expect(place).toContainText(/est au Québec, pas dans cette province/);
  const language = page.getByRole("row").filter({ hasText: "en français" });
  await expect(language.getByRole("cell").first()).toHaveText("3");
  await expect(page.getByRole("button", { name: /^Importer/ })).toHaveCount(0);
});
