import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { asNewRecruiter, newTitle } from "@/tests/support/publications/administration";

const open = (page: Page) => asNewRecruiter(page, "/admin/jobs/import");

function csvFile(text: string) {
  return { name: "offres.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
}

const ROWS = 40;

/** Drafts but for the first, so that the public list keeps its own. */
function manyJobs(title: string, count: number, wrongLine = 0): string {
  const rows = Array.from({ length: count }, (_, row) =>
    row + 2 === wrongLine
      ? ";Phares du Nord;;CDI;"
      : `${title} ${row + 1};Phares du Nord;Veiller, nuit ${row + 1}.;CDI;${row ? "" : "Publiée"}`,
  );
  return ["titre;entreprise;description;contrat;etat", ...rows].join("\n");
}

test("un fichier d'offres s'importe d'un coup, et pas deux fois", async ({ page, request }) => {
  await open(page);
  const title = newTitle("Éclusier·ère");
  const file = csvFile(manyJobs(title, ROWS));
  await page.getByLabel("Fichier CSV").setInputFiles(file);
  await expect(page.getByText(`${ROWS} offres d’emploi à importer`)).toBeVisible();
  await page.getByRole("button", { name: new RegExp(`^Importer ${ROWS} `) }).click();
  await expect(page.getByText("Importation réussie !")).toBeVisible();
  await page.getByRole("link", { name: "Voir mes offres" }).click();
  await expect(page.getByText(`${ROWS} offres d’emploi`, { exact: true })).toBeVisible();
  // What is done with chosen rows follows them through a long table.
  await page
    .getByRole("checkbox", { name: `Choisir ${title}` })
    .first()
    .check();
  await expect(page.getByRole("button", { name: "Marquer comme pourvues" })).toBeInViewport();
  expect(await (await request.get("/emplois")).text()).toContain(`${title} 1<`);
  const exported = await page.request.get("/admin/jobs/offres.csv");
  expect(exported.headers()["cache-control"]).toBe("private, no-store");
  expect(await exported.text()).toContain(`${title} ${ROWS};`);

  await page.goto("/admin/jobs/import");
  await page.getByLabel("Fichier CSV").setInputFiles(file);
  await page.getByRole("button", { name: new RegExp(`^Importer ${ROWS} `) }).click();
  await expect(page.getByText("Déjà importé")).toBeVisible();
  await page.goto("/admin/jobs");
  await expect(page.getByText(`${ROWS} offres d’emploi`, { exact: true })).toBeVisible();
});

test("une seule ligne fausse, et rien n'est importé", async ({ page }) => {
  await open(page);
  await page.getByLabel("Fichier CSV").setInputFiles(csvFile(manyJobs("Bedeau", ROWS, 20)));
  await expect(page.getByText("2 erreurs à corriger, rien n’a été importé")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Le titre est requis" });
  await expect(row.getByRole("cell")).toHaveText(["20", "titre", "Le titre est requis"]);
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
    row("Ottawa, Ontario", "Deux ans d’expérience canadienne", "Publiée"),
    row("Rimouski", "Sang-froid", "Publiée"),
    row("Sudbury, Ontario", "Deux ans d’expérience canadienne", "Publiée"),
    row("London, Ontario", "Deux ans d’expérience canadienne", ""),
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
