import { expect, type Page } from "@playwright/test";
import { CANDIDATE, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import {
  asNewRecruiter,
  dialog,
  fillIn,
  newTitle,
  publishFrom,
} from "@/tests/support/publications/administration";

const cluster = (page: Page) => page.getByRole("navigation", { name: "Publier" });
const freelanceJob = (page: Page) => dialog(page, "Ajouter une mission");

const fillFreelanceJob = (page: Page, title: string) =>
  fillIn(freelanceJob(page), {
    Titre: title,
    Description: "Accorder les pianos d’un conservatoire.",
  });

test("publier est refusé aux candidats, qui apprennent pourquoi", async ({ page }) => {
  await signIn(page, CANDIDATE);
  await page.goto("/freelance");
  await page.getByRole("button", { name: "Soumettre une mission" }).click();
  await expect(page.getByText("Accès restreint")).toBeVisible();
  await expect(
    page.getByText("Vous devez être connecté en tant que recruteur pour publier une mission."),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cluster(page)).toHaveCount(0);
});

test("une mission publiée depuis sa liste y paraît aussitôt, pour tout le monde", async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/freelance");
  await asNewRecruiter(page, "/freelance");
  const open = page.getByRole("main").getByRole("button", { name: "Publier une mission" });
  await open.click();
  await freelanceJob(page).getByRole("button", { name: "Publier" }).click();
  await expect(freelanceJob(page).getByText("Le titre est requis")).toBeVisible();
  await expect(freelanceJob(page).getByText("La description est requise")).toBeVisible();
  await expect(freelanceJob(page).getByLabel("Titre")).toBeFocused();

  const title = newTitle("Accordage de pianos");
  await fillFreelanceJob(page, title);
  // What is written in is not called wrong any more.
  await expect(freelanceJob(page).getByText("Le titre est requis")).toBeHidden();
  await freelanceJob(page).getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Mission publiée !")).toBeVisible();
  await expect(freelanceJob(page)).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await visitor.goto("/freelance");
  await visitor.getByRole("link", { name: title }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("une bourse publiée depuis sa liste est à son adresse aussitôt", async ({ page }) => {
  await asNewRecruiter(page, "/bourses");
  await page.getByRole("main").getByRole("button", { name: "Publier une bourse" }).click();
  const scholarship = dialog(page, "Ajouter une bourse");
  const title = newTitle("Bourse du phare");
  await fillIn(scholarship, {
    Titre: title,
    Université: "Université du Fjord",
    Description: "Une année d’études au bord de l’eau.",
  });
  await scholarship.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Bourse publiée !")).toBeVisible();
  await page.goto(`/bourses?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("un article publié depuis sa liste y paraît aussitôt", async ({ page }) => {
  await asNewRecruiter(page, "/actualites");
  await page.getByRole("main").getByRole("button", { name: "Publier un article" }).click();
  const article = dialog(page, "Ajouter un article");
  const title = newTitle("Les phares rouvrent");
  await fillIn(article, { Titre: title, Contenu: "Les phares du fleuve rouvrent leurs portes." });
  await article.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Article publié !")).toBeVisible();
  await expect(page.getByText("Votre article a été publié avec succès.")).toBeVisible();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
});

test("ce qui est enregistré comme brouillon n'est pas dit publié", { tag: "@full" }, async ({
  page,
}) => {
  await asNewRecruiter(page, "/freelance");
  await page.getByRole("main").getByRole("button", { name: "Publier une mission" }).click();
  const title = newTitle("Brouillon de mission");
  await fillFreelanceJob(page, title);
  await freelanceJob(page).getByLabel("État").selectOption({ label: "Brouillon" });
  await freelanceJob(page).getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Mission créée avec succès")).toBeVisible();
  await expect(page.getByText("Mission publiée !")).toHaveCount(0);
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

test("l'ajout rapide publie une offre, de n'importe quelle page", async ({ page }) => {
  await asNewRecruiter(page, "/a-propos");
  for (const path of ["/espace-utilisateur", "/page-inconnue"]) {
    await page.goto(path);
    await expect(cluster(page).getByRole("button")).toHaveCount(4);
  }
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Administration" })).toBeVisible();
  await page.goto("/emplois");
  await cluster(page).getByRole("button", { name: "Ajouter un emploi" }).click();
  const job = dialog(page, "Ajouter une offre d’emploi");
  const title = newTitle("Souffleur·euse de verre");
  await fillIn(job, {
    Titre: title,
    Entreprise: "Verrerie du Fleuve",
    Description: "Souffler des carafes.",
    Lieu: "Québec (Québec)",
  });
  await publishFrom(job);
  await expect(page.getByText("Publication réussie !")).toBeVisible();
  await expect(page.getByText("Votre contenu a été publié avec succès.")).toBeVisible();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
});
