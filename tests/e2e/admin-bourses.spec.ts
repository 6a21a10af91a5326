import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import {
  asNewRecruiter,
  choose,
  dialog,
  menuButton,
  newTitle,
  publicAddress,
  row,
} from "@/tests/support/publications/administration";
import {
  expectLastToSaveIsAsked,
  expectOnlyOwnerWrites,
  expectReadByAuthorAlone,
} from "@/tests/support/publications/others";

const PATH = "/admin/scholarships";
const open = (page: Page) => asNewRecruiter(page, PATH);
const creation = (page: Page) => dialog(page, "Ajouter une bourse");
const edition = (page: Page) => dialog(page, "Modifier la bourse");
const anyTitle = () => newTitle("Bourse des rivières");

async function fill(page: Page, title: string) {
  await page.getByRole("link", { name: "Ajouter une bourse" }).click();
  await creation(page).getByLabel("Titre").fill(title);
  await creation(page).getByLabel("Université").fill("Université du Fjord");
  await creation(page).getByLabel("Description").fill("Une année d’études au bord de l’eau.");
}

async function publish(page: Page, title: string) {
  await fill(page, title);
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(creation(page)).toBeHidden();
}

test("une bourse se crée, se modifie, se duplique et se supprime", async ({ page, browser }) => {
  test.slow();
  await open(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/bourses");
  const title = anyTitle();
  await fill(page, title);
  await creation(page).getByLabel("Critères d’admissibilité").fill("Dossier,, Lettre ,");
  await creation(page).getByRole("button", { name: "Aperçu" }).click();
  await expect(creation(page).getByRole("heading", { name: title })).toBeVisible();
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Bourse créée avec succès")).toBeVisible();
  await expect(row(page, title).getByRole("cell")).toContainText([
    "Université du Fjord",
    "Non précisé",
    "N/A",
  ]);

  const address = await publicAddress(page, title);
  await visitor.goto(`/bourses?q=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole("link", { name: title, exact: true })).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByText("Lettre", { exact: true })).toBeVisible();

  await choose(page, title, "Modifier");
  await expect(edition(page).getByLabel("Critères d’admissibilité")).toHaveValue("Dossier, Lettre");
  await edition(page).getByLabel("Montant").fill("Bourse complète");
  await edition(page).getByLabel("Date limite").fill("2099-03-01");
  await edition(page).getByLabel("Niveau", { exact: true }).selectOption("Doctorat");
  await edition(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Bourse mise à jour")).toBeVisible();
  await expect(row(page, title).getByRole("cell")).toContainText([
    "",
    "Bourse complète",
    "1er mars 2099",
  ]);
  await visitor.reload();
  await expect(visitor.getByText("Doctorat", { exact: true }).first()).toBeVisible();

  await choose(page, title, "Dupliquer");
  await creation(page).getByLabel("Titre").fill(`${title} bis`);
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("2 bourses")).toBeVisible();
  for (const name of [`${title} bis`, title]) {
    await choose(page, name, "Supprimer");
    const asked = dialog(page, "Êtes-vous absolument sûr ?");
    await asked.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Bourse supprimée.")).toBeVisible();
    await expect(asked).toBeHidden();
  }
  await expect(page.getByText("Vous n’avez encore publié aucune bourse")).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
});

test("« Pour qui ? » se remplit par des noms de pays, se relit et se montre", async ({ page }) => {
  await open(page);
  const title = anyTitle();
  await fill(page, title);
  const form = creation(page);
  await form.getByLabel("Niveau", { exact: true }).selectOption("Master");
  await form.getByLabel("Jusqu’au niveau").selectOption("Doctorat");
  await form.getByLabel("Citoyennetés admises").selectOption("listed");
  await form.getByLabel("Pays de citoyenneté").fill("Sénégal, Atlantide");
  await form.getByLabel("Où se trouve la personne").selectOption("abroad");
  await form.getByRole("button", { name: "Publier" }).click();
  await expect(form.getByText(/Nous ne connaissons pas de pays «\s?Atlantide/)).toBeVisible();
  await form.getByLabel("Pays de citoyenneté").fill("senegal, Cote d'Ivoire");
  await form.getByRole("button", { name: "Publier" }).click();
  await expect(form).toBeHidden();

  await choose(page, title, "Modifier");
  await expect(edition(page).getByLabel("Pays de citoyenneté")).toHaveValue(
    "Sénégal, Côte d’Ivoire",
  );
  await expect(edition(page).getByLabel("Jusqu’au niveau")).toHaveValue("Doctorat");
  await page.keyboard.press("Escape");
  await page.goto(await publicAddress(page, title));
  const whom = page.locator("section").filter({
    has: page.getByRole("heading", { name: /^Pour qui\s\?$/ }),
  });
  await expect(whom.getByRole("definition")).toHaveText([
    "Sénégal, Côte d’Ivoire",
    "Master (maîtrise, au Canada), Doctorat",
    "Non précisé",
    "Pas encore au Canada",
  ]);
  await expect(whom.getByText(/^À vérifier auprès de l’organisme/)).toBeVisible();
});

test("ce qui manque à une bourse est dit à sa place, et le premier champ prend le focus", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("link", { name: "Ajouter une bourse" }).click();
  await creation(page).getByLabel("Site officiel").fill("http://exemple.ca");
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(creation(page).getByText(/ est requise?$|^Indiquez/)).toHaveText([
    "Le titre est requis",
    "Le nom de l’université est requis",
    "La description est requise",
    "Indiquez une adresse complète qui commence par https://",
  ]);
  await expect(creation(page).getByLabel("Titre")).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  await creation(page).getByLabel("Titre").fill(anyTitle());
  await creation(page).getByLabel("Université").fill("Université du Fjord");
  await creation(page).getByLabel("Description").fill("Une année.");
  await creation(page).getByLabel("Site officiel").fill("");
  await creation(page).getByLabel("Candidature").selectOption("official");
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(creation(page).getByText("quand on y postule")).toBeVisible();
  await expect(creation(page).getByLabel("Site officiel")).toBeFocused();
});

test("un brouillon de bourse n'est lu que par son auteur", async ({ page, browser }) => {
  await open(page);
  const title = anyTitle();
  await fill(page, title);
  await creation(page).getByLabel("État").selectOption("Brouillon");
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(row(page, title).getByText("Brouillon")).toBeVisible();
  await menuButton(page, title).click();
  await expect(page.getByRole("menuitem", { name: "Voir" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectReadByAuthorAlone(page, browser, { title, list: "/bourses" });
});

test("deux onglets qui modifient la même bourse : le second choisit", async ({ page }) => {
  test.slow();
  await open(page);
  const title = anyTitle();
  await publish(page, title);
  await expectLastToSaveIsAsked(page, {
    title,
    edition: "Modifier la bourse",
    field: "Montant",
    first: "2 000 $",
    second: "3 000 $",
  });
  await expect(row(page, title)).toContainText("2 000 $");
});

test("personne d'autre n'enregistre ni ne supprime une bourse", async ({ page, browser }) => {
  test.slow();
  await open(page);
  const title = anyTitle();
  await publish(page, title);
  await expectOnlyOwnerWrites(page, browser, {
    path: PATH,
    title,
    edition: "Modifier la bourse",
    kept: "Impossible de supprimer la bourse.",
  });
});

test("au clavier et sur 360 px, rien de saisi ne se perd par Échap", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const title = anyTitle();
  await publish(page, title);
  await choose(page, title, "Modifier");
  await edition(page).getByLabel("Montant").fill("500 $");
  await page.keyboard.press("Escape");
  const leaving = dialog(page, "Abandonner vos modifications ?");
  await leaving.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(edition(page).getByLabel("Montant")).toHaveValue("500 $");
  await page.keyboard.press("Escape");
  await leaving.getByRole("button", { name: "Abandonner" }).click();
  await expect(edition(page)).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
