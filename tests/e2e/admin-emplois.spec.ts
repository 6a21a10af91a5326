import { expect, type Page } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { callOf, replay } from "@/tests/support/forms/actions";
import {
  asNewRecruiter,
  choose,
  dialog,
  menuButton,
  newTitle,
  publicAddress,
  row,
} from "@/tests/support/publications/administration";

const open = (page: Page) => asNewRecruiter(page, "/admin/jobs");
const creation = (page: Page) => dialog(page, "Ajouter une offre d’emploi");
const edition = (page: Page) => dialog(page, "Modifier l’offre");
const anyTitle = () => newTitle("Gardien·ne de phare");

async function fill(page: Page, title: string) {
  const form = creation(page);
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Entreprise", { exact: true }).fill("Phares du Saint-Laurent");
  await form.getByLabel("Lieu").fill("Rimouski (Québec)");
  await form.getByLabel("Description").fill("Veiller sur la lumière, nuit et jour.");
}

async function publish(page: Page, title = anyTitle()) {
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  await fill(page, title);
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Offre créée avec succès")).toBeVisible();
  await expect(row(page, title)).toBeVisible();
  return title;
}

test("une offre se crée, se modifie, se duplique et se supprime", async ({ page, browser }) => {
  test.slow();
  await open(page);
  await expect(page.getByText("Vous n’avez encore publié aucune offre")).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/emplois");

  const title = anyTitle();
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  await expect(creation(page).getByLabel("Titre")).toBeFocused();
  await fill(page, title);
  await creation(page).getByLabel("Exigences").fill("Sang-froid,  , Vue perçante ,");
  await creation(page).getByRole("button", { name: "Aperçu" }).click();
  await expect(creation(page).getByRole("heading", { name: title })).toBeVisible();
  await expect(creation(page).getByText("Vue perçante")).toBeVisible();
  await creation(page).getByRole("button", { name: "Revenir au formulaire" }).click();
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Offre créée avec succès")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/jobs(\?tri=recentes)?$/);
  for (const cell of ["Phares du Saint-Laurent", "Rimouski (Québec)", "CDI"]) {
    await expect(row(page, title)).toContainText(cell);
  }

  const address = await publicAddress(page, title);
  await visitor.goto("/emplois");
  await expect(visitor.getByRole("link", { name: title, exact: true })).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText("Vue perçante")).toBeVisible();

  await choose(page, title, "Modifier");
  await expect(edition(page).getByLabel("Exigences")).toHaveValue("Sang-froid, Vue perçante");
  await edition(page).getByLabel("Lieu").fill("Matane (Québec)");
  await edition(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Offre mise à jour")).toBeVisible();
  await expect(row(page, title)).toContainText("Matane (Québec)");
  await visitor.reload();
  await expect(visitor.getByText("Matane (Québec)").first()).toBeVisible();

  await choose(page, title, "Dupliquer");
  await expect(creation(page).getByLabel("Lieu")).toHaveValue("Matane (Québec)");
  await creation(page).getByLabel("Titre").fill(`${title} (nuit)`);
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(row(page, `${title} (nuit)`)).toBeVisible();
  await expect(page.getByText("2 offres d’emploi")).toBeVisible();

  await choose(page, title, "Supprimer");
  const asked = dialog(page, "Êtes-vous absolument sûr ?");
  await expect(asked).toContainText("irréversible");
  await asked.getByRole("button", { name: "Annuler" }).click();
  await expect(menuButton(page, title)).toBeFocused();
  await choose(page, `${title} (nuit)`, "Supprimer");
  await asked.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Offre d’emploi supprimée.")).toBeVisible();
  await expect(row(page, `${title} (nuit)`)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Gérer les emplois" })).toBeFocused();
  expect((await visitor.goto(address))?.status()).toBe(200);
  await choose(page, title, "Supprimer");
  await asked.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Vous n’avez encore publié aucune offre")).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
});

test("chaque champ requis le dit, dans l'ordre du formulaire, et rien n'est perdu", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  const form = creation(page);
  await form.getByLabel("Minimum").fill("60 000");
  await form.getByLabel("Maximum").fill("50 000");
  await form.getByRole("button", { name: "Publier" }).click();
  for (const text of [
    "Le titre est requis",
    "Le nom de l’entreprise est requis",
    "La description est requise",
  ]) {
    await expect(form.getByText(text)).toBeVisible();
  }
  await expect(form.getByLabel("Titre")).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  await fill(page, anyTitle());
  await form.getByRole("button", { name: "Publier" }).click();
  await expect(form.getByText("Le salaire maximal doit dépasser le salaire minimal")).toBeVisible();
  await expect(form.getByLabel("Maximum")).toBeFocused();
  await form.getByLabel("Maximum").fill("beaucoup");
  await form.getByRole("button", { name: "Publier" }).click();
  await expect(form.getByText("Indiquez un montant en chiffres")).toBeVisible();
  await expect(form.getByLabel("Minimum")).toHaveValue("60 000");
});

test("un brouillon n'est lu que par son auteur; une offre pourvue le dit", async ({
  page,
  request,
}) => {
  await open(page);
  const title = anyTitle();
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  await fill(page, title);
  await creation(page).getByLabel("État").selectOption({ label: "Brouillon" });
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(row(page, title)).toContainText("Brouillon");
  await menuButton(page, title).click();
  await expect(page.getByRole("menuitem", { name: "Voir" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Modifier" }).click();
  await edition(page).getByLabel("État").selectOption({ label: "Pourvue" });
  await edition(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(row(page, title)).toContainText("Pourvue");
  const address = await publicAddress(page, title);
  expect((await request.get(address)).status()).toBe(200);
  expect(await (await request.get("/emplois")).text()).not.toContain(title);
});

test("deux fenêtres modifient la même offre : la seconde choisit", async ({ page, context }) => {
  test.slow();
  await open(page);
  const title = await publish(page);
  const second = await context.newPage();
  await second.goto("/admin/jobs");
  for (const window of [page, second]) await choose(window, title, "Modifier");

  await edition(page).getByLabel("Lieu").fill("Gaspé");
  await edition(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(row(page, title)).toContainText("Gaspé");

  await edition(second).getByLabel("Lieu").fill("Percé");
  await edition(second).getByRole("button", { name: "Enregistrer" }).click();
  await expect(edition(second).getByText("modifiée par une autre personne")).toBeVisible();
  await expect(edition(second).getByLabel("Lieu")).toHaveValue("Percé");
  await edition(second).getByRole("button", { name: "Recharger" }).click();
  await expect(edition(second).getByLabel("Lieu")).toHaveValue("Gaspé");

  await choose(page, title, "Modifier");
  await edition(page).getByLabel("Lieu").fill("Bonaventure");
  await edition(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(row(page, title)).toContainText("Bonaventure");
  await edition(second).getByLabel("Lieu").fill("Percé");
  await edition(second).getByRole("button", { name: "Enregistrer" }).click();
  await edition(second).getByRole("button", { name: "Remplacer" }).click();
  await expect(row(second, title)).toContainText("Percé");
});

test("Échap demande avant de perdre une saisie, et le foyer revient", async ({ page }) => {
  await open(page);
  const title = await publish(page);
  const opener = menuButton(page, title);
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(edition(page).getByLabel("Titre")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(edition(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await choose(page, title, "Modifier");
  await edition(page).getByLabel("Lieu").fill("Ailleurs");
  await page.keyboard.press("Escape");
  const asked = dialog(page, "Abandonner vos modifications ?");
  await asked.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(edition(page).getByLabel("Lieu")).toHaveValue("Ailleurs");
  await page.keyboard.press("Escape");
  await asked.getByRole("button", { name: "Abandonner" }).click();
  await expect(edition(page)).toBeHidden();
  await expect(row(page, title)).not.toContainText("Ailleurs");
});

test("les offres des autres se voient seulement, par la page comme par l'action", async ({
  page,
  browser,
}) => {
  test.slow();
  await open(page);
  const title = await publish(page);
  await choose(page, title, "Modifier");
  await edition(page).getByLabel("Lieu").fill("Sept-Îles");
  const save = await callOf(page, () =>
    edition(page).getByRole("button", { name: "Enregistrer" }).click(),
  );
  await expect(page.getByText("Offre mise à jour")).toBeVisible();
  await choose(page, title, "Modifier");
  const address = page.url();
  await page.keyboard.press("Escape");

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await open(otherPage);
  await otherPage.goto(`/admin/jobs?voir=toutes&q=${encodeURIComponent(title)}`);
  await menuButton(otherPage, title).click();
  await expect(otherPage.getByRole("menuitem")).toHaveText(["Voir"]);
  await otherPage.goto(address);
  await expect(edition(otherPage)).toHaveCount(0);
  expect(await replay(save, otherPage.request)).toContain("n’est pas la vôtre");

  const candidate = await browser.newContext();
  const candidatePage = await candidate.newPage();
  await signIn(candidatePage, (await createAccount()).email);
  await candidatePage.goto(address);
  await expect(candidatePage.getByText("Accès non autorisé")).toBeVisible();
  expect(await replay(save, candidatePage.request)).not.toContain("Offre mise à jour");

  const anonymous = await browser.newContext();
  const anonymousPage = await anonymous.newPage();
  await anonymousPage.goto(address);
  await expect(anonymousPage).toHaveURL(/\/connexion\?suivant=/);
  expect(await replay(save, anonymous.request)).not.toContain("Offre mise à jour");
});

test("le tableau se cherche, se trie et tient dans 360 px", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page);
  const titles = [await publish(page, `Zythologue ${anyTitle()}`), await publish(page)];
  await page.getByLabel("Ordre").selectOption({ label: "Titre" });
  await expect(page.getByRole("rowheader").first()).toContainText("Gardien");
  await page.getByLabel("Rechercher une offre").fill("zythologue");
  await expect(page.getByRole("rowheader")).toHaveText([titles[0] ?? ""]);
  await expect(page).toHaveURL(/q=zythologue/);
  await page.getByLabel("Rechercher une offre").fill("introuvable");
  await page.getByRole("link", { name: "Effacer la recherche" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});
