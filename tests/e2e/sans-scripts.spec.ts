import { expect, type Page, test } from "@playwright/test";
import { createAccount, fillSignIn, signIn } from "@/tests/support/accounts/accounts";
import { deadWithoutScripts } from "@/tests/support/browser/without-scripts";
import { pdfFile } from "@/tests/support/files/files";
import { newTitle } from "@/tests/support/publications/administration";
import { withJob } from "@/tests/support/publications/temporary-job";

test.use({ javaScriptEnabled: false });

/** Playwright's search by text passes over what stands in `noscript`. */
const told = (page: Page) => page.locator("noscript p");

test("ce qui vient d'être fait se lit sur la page où l'on arrive", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/connexion?avis=compte-confirme");
  await expect(told(page)).toBeVisible();
  await expect(told(page)).toHaveText(/^Compte confirmé\s! Bienvenue sur Horizon Érable\.$/);

  // Une adresse faite par un inconnu ne dit rien d'autre, et n'arrête pas la page.
  for (const other of ["constructor", "votre-compte-est-pirate", "é", "a%0d%0ab"]) {
    await page.goto(`/connexion?avis=${other}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(told(page)).toHaveCount(0);
  }
});

test("« Postuler » passe par la connexion, prend un CV et envoie la candidature", async ({
  page,
}) => {
  const { email } = await createAccount();
  const title = newTitle("Horloger·ère");
  const job = { company_name: "Atelier", description: "Régler.", title };
  await withJob(job, async (id) => {
    await page.goto(`/emplois/${id}`);
    await expect(page.getByRole("button", { name: "Postuler" })).toHaveCount(0);
    await page
      .getByRole("link", { name: "Postuler", exact: true })
      .filter({ visible: true })
      .click();
    await expect(page.getByText(`Pour postuler : ${title}`)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
    await fillSignIn(page, email);
    await expect(page.getByRole("heading", { name: "Postuler" })).toBeVisible();
    expect(await deadWithoutScripts(page)).toEqual([]);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("CV requis")).toBeVisible();
    await page.getByLabel("Ajouter un CV").setInputFiles(pdfFile("CV.pdf"));
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("Candidature envoyée !")).toBeVisible();
  });
});

test("« Sauvegarder » passe par la connexion et garde l'annonce", async ({ page }) => {
  const { email } = await createAccount();
  await page.goto("/freelance");
  await page.locator("article a[data-card]").first().click();
  await page.getByRole("link", { name: "Sauvegarder", exact: true }).click();
  await fillSignIn(page, email);
  await expect(page.getByRole("heading", { name: "Ajouter aux favoris" })).toBeVisible();
  await page.getByRole("button", { name: "Sauvegarder" }).click();
  await expect(page).toHaveURL(/onglet=favoris/);
  await expect(told(page)).toContainText("Ajoutée à vos favoris");
});

test("chaque onglet de l'espace arrive en entier, et ce que les scripts seuls font le dit", {
  tag: "@full",
}, async ({ page }) => {
  const account = await createAccount({ fullName: "Ana Ruiz", role: "recruteur" });
  await signIn(page, account.email);
  for (const [tab, text] of [
    ["profil", "Ces renseignements restent privés"],
    ["candidatures", "candidature"],
    ["alertes", "alerte"],
    ["documents", "CV"],
    ["parametres", "Supprimer mon compte"],
  ] as const) {
    await page.goto(`/espace-utilisateur?onglet=${tab}`);
    await expect(page.getByRole("tabpanel")).toContainText(text);
    await expect(page.getByText("Chargement...")).toHaveCount(0);
    await expect(page.locator('div[hidden][id^="S:"]')).toHaveCount(0);
  }
  await page.goto("/admin/jobs/import");
  await expect(page.getByText("Pour importer un fichier")).toBeVisible();
  await expect(page.getByLabel("Fichier CSV")).toBeHidden();
  await page.goto("/admin/jobs?nouveau=1");
  await expect(page.getByText("Ce formulaire demande JavaScript")).toBeVisible();
  const job = { company_name: "Atelier", description: "Régler.", title: newTitle("Facteur·rice") };
  await withJob(job, async (id) => {
    await page.goto(`/emplois/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
    await expect(page.getByRole("button", { name: "Partager" })).toHaveCount(0);
  });
});
