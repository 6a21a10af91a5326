import { expect, type Page, test } from "@playwright/test";
import { violationsOf } from "@/tests/support/browser/violations";
import {
  asNewRecruiter,
  choose,
  dialog,
  newTitle,
  row,
} from "@/tests/support/publications/administration";
import { change } from "@/tests/support/publications/applying";

const creation = (page: Page) => dialog(page, "Ajouter une mission");
const publish = (page: Page) =>
  creation(page).getByRole("button", { name: "Publier", exact: true }).click();
const PASSED = /Cette date est passée\s: choisissez aujourd’hui ou plus tard/;

test("une mission aux dates passées, puis qui se contredit, se corrige au clavier et paraît", async ({
  page,
}) => {
  await asNewRecruiter(page, "/admin/freelance");
  await page.getByRole("link", { name: "Ajouter une mission" }).click();
  const form = creation(page);
  const title = newTitle("Relevé d’un sentier");
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Description").fill("Relever et dessiner douze kilomètres.");
  await form.getByLabel("Date limite").fill("2020-01-01");
  await form.getByLabel("Entrée en poste pour une personne à l’étranger").fill("2020-02-01");
  await publish(page);

  // Both are told, and the first has the focus.
  await expect(form.getByText(PASSED)).toHaveCount(2);
  await expect(form.getByLabel("Date limite")).toBeFocused();
  await form.getByLabel("Date limite").fill("2099-01-01");
  await form.getByLabel("Entrée en poste pour une personne à l’étranger").fill("");

  await form.getByLabel("Recrutez-vous aussi à l’étranger").selectOption({ label: "Non" });
  await form
    .getByLabel("Que faites-vous pour le permis de travail")
    .selectOption({ label: "EIMT obtenue" });
  await publish(page);
  const warnings = form.getByRole("region", { name: "À vérifier avant de publier" });
  await expect(warnings).toBeFocused();
  await expect(warnings.getByRole("listitem")).toHaveCount(1);
  await expect(warnings).toContainText("EIMT obtenue");
  await expect(warnings.getByRole("link")).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(warnings.getByRole("button", { name: "Publier quand même" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row(page, title)).toBeVisible();
});

test("sur un téléphone, la notification d'un refus laisse voir et presser « Publier »", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await asNewRecruiter(page, "/admin/freelance");
  await page.getByRole("link", { name: "Ajouter une mission" }).click();
  await publish(page);
  await expect(page.getByText("Formulaire incomplet")).toBeVisible();
  await publish(page);
  await expect(creation(page).getByText("Le titre est requis")).toBeVisible();
  await expect(page.getByText("Formulaire incomplet")).toBeVisible();
  const [notice, button] = await Promise.all([
    page.getByText("Vérifiez les champs signalés.").boundingBox(),
    creation(page).getByRole("button", { name: "Publier", exact: true }).boundingBox(),
  ]);
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

test("une mission publiée se corrige encore quand sa date a passé, et un brouillon garde la sienne", {
  tag: "@full",
}, async ({ page }) => {
  await asNewRecruiter(page, "/admin/freelance");
  await page.getByRole("link", { name: "Ajouter une mission" }).click();
  const form = creation(page);
  const title = newTitle("Relevé d’un marais");
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Description").fill("Relever et dessiner un marais.");
  await form.getByLabel("Date limite").fill("2020-01-01");
  await form.getByLabel("État").selectOption({ label: "Brouillon" });
  await publish(page);
  await expect(row(page, title)).toContainText("Brouillon");

  await choose(page, title, "Modifier");
  const edition = dialog(page, "Modifier la mission");
  await edition.getByLabel("État").selectOption({ label: "Publiée" });
  await edition.getByRole("button", { name: "Enregistrer" }).click();
  await expect(edition.getByText(PASSED)).toBeVisible();
  await edition.getByLabel("Date limite").fill("2099-01-01");
  await edition.getByRole("button", { name: "Enregistrer" }).click();
  await expect(edition).toBeHidden();

  const id = await idOf(page, title);
  await change("freelance", id, { application_deadline: "2020-01-01" });
  await page.goto(`/admin/freelance?modifier=${id}`);
  await expect(edition.getByLabel("Date limite")).toHaveValue("2020-01-01");
  await edition.getByLabel("Durée").fill("2 mois");
  await edition.getByRole("button", { name: "Enregistrer" }).click();
  await expect(row(page, title)).toContainText("2 mois");
});

/** Told by the address of its public page. */
async function idOf(page: Page, title: string): Promise<string> {
  await page.getByRole("button", { name: `Actions pour ${title}`, exact: true }).click();
  const href = await page.getByRole("menuitem", { name: "Voir" }).getAttribute("href");
  await page.keyboard.press("Escape");
  return href?.split("/").at(-1) ?? "";
}

test("un fichier dit ce qu'il est, ce qu'une cellule peut dire, et ce qui se contredit", {
  tag: "@full",
}, async ({ page }) => {
  await asNewRecruiter(page, "/admin/jobs/import");
  const input = page.getByLabel("Fichier CSV");
  const offer = (name: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType: "text/csv", buffer });

  await offer("offres.csv", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"));
  await expect(page.getByText(/une image \(PNG\), pas un CSV/)).toBeVisible();
  await offer("offres.xlsx", Buffer.from("504b030414000600", "hex"));
  await expect(page.getByText(/un classeur .* enregistrez-le au format/)).toBeVisible();

  const head = "titre;entreprise;description;etranger;permis;date_limite";
  await offer("offres.csv", Buffer.from(`${head}\nA;B;C;peut-être;visa;2020-01-01`));
  await expect(page.getByText(/«.peut-être.» n’est pas dans la liste.* oui, non\./)).toBeVisible();
  await expect(page.getByText(/Valeurs possibles.: EIMT obtenue, EIMT demandée/)).toBeVisible();
  await offer("offres.csv", Buffer.from(`${head}\nA;B;C;;;2020-01-01`));
  await expect(page.getByRole("row").filter({ hasText: "date_limite" })).toContainText(PASSED);

  const title = newTitle("Gardien·ne de phare");
  await offer("offres.csv", Buffer.from(`${head};etat\n${title};B;C;non;EIMT obtenue;;Publiée`));
  const warnings = page.getByRole("region", { name: "À vérifier avant d’importer" });
  await expect(warnings).toContainText(/1 offre.: ligne 2/);
  await expect(warnings).toContainText(/La colonne «.etranger.» dit non/);
  expect(await violationsOf(page)).toEqual([]);
});
