import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import {
  asNewRecruiter,
  choose,
  dialog,
  newTitle,
  publicAddress,
  row,
} from "@/tests/support/publications/administration";
import { expectOnlyOwnerWrites } from "@/tests/support/publications/others";

const open = (page: Page) => asNewRecruiter(page, "/admin/freelance");
const creation = (page: Page) => dialog(page, "Ajouter une mission");
const edition = (page: Page) => dialog(page, "Modifier la mission");
const anyTitle = () => newTitle("Cartographie d’un sentier");

async function fill(page: Page, title: string) {
  await page.getByRole("link", { name: "Ajouter une mission" }).click();
  await creation(page).getByLabel("Titre").fill(title);
  await creation(page).getByLabel("Description").fill("Relever et dessiner douze kilomètres.");
}

test("une mission se crée, se modifie, se duplique et se supprime", async ({ page, browser }) => {
  test.slow();
  await open(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/freelance");
  const title = anyTitle();
  await fill(page, title);
  await creation(page).getByLabel("Budget (CAD)").fill("4 500,50 $");
  await creation(page).getByLabel("Compétences").fill("Dessin,, Marche ,");
  await creation(page).getByRole("button", { name: "Aperçu" }).click();
  await expect(creation(page).getByRole("heading", { name: title })).toBeVisible();
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Mission créée avec succès")).toBeVisible();
  await expect(row(page, title).getByRole("cell")).toContainText([
    "Non précisée",
    /4\s501\s\$/,
    "Non spécifiée",
  ]);

  const address = await publicAddress(page, title);
  await visitor.goto("/freelance");
  await expect(visitor.getByRole("link", { name: title })).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByText("Marche", { exact: true })).toBeVisible();

  await choose(page, title, "Modifier");
  await expect(edition(page).getByLabel("Budget (CAD)")).toHaveValue("4500.5");
  await edition(page).getByLabel("Budget (CAD)").fill("");
  await edition(page).getByLabel("Durée").fill("2 mois");
  await edition(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Mission mise à jour")).toBeVisible();
  await expect(row(page, title).getByRole("cell")).toContainText(["", "À négocier", "2 mois"]);
  await visitor.reload();
  await expect(visitor.getByText("Budget à discuter").first()).toBeVisible();

  await choose(page, title, "Dupliquer");
  await creation(page).getByLabel("Titre").fill(`${title} bis`);
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("2 missions")).toBeVisible();
  for (const name of [`${title} bis`, title]) {
    await choose(page, name, "Supprimer");
    const asked = dialog(page, "Êtes-vous absolument sûr ?");
    await asked.getByRole("button", { name: "Supprimer" }).click();
    // The notice of the one before may still be on its way out.
    await expect(page.getByText("Mission freelance supprimée.").last()).toBeVisible();
    await expect(asked).toBeHidden();
  }
  await expect(page.getByText("Vous n’avez encore publié aucune mission")).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
});

test("le titre et la description d'une mission sont requis, un budget est un nombre", async ({
  page,
}) => {
  await open(page);
  await fill(page, "");
  await creation(page).getByLabel("Description").fill(" ");
  await creation(page).getByLabel("Budget (CAD)").fill("cher");
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(creation(page).getByText("Le titre est requis")).toBeVisible();
  await expect(creation(page).getByText("La description est requise")).toBeVisible();
  await expect(creation(page).getByText("Indiquez un montant en chiffres")).toBeVisible();
  await expect(creation(page).getByLabel("Titre")).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
});

test("personne d'autre n'enregistre ni ne supprime une mission", async ({ page, browser }) => {
  test.slow();
  await open(page);
  const title = anyTitle();
  await fill(page, title);
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expectOnlyOwnerWrites(page, browser, {
    path: "/admin/freelance",
    title,
    edition: "Modifier la mission",
    kept: "Impossible de supprimer la mission.",
  });
});
