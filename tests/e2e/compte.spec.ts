import { expect } from "@playwright/test";
import {
  createAccount,
  fillSignIn,
  fillSignUp,
  newEmail,
  PASSWORD,
  RECRUITER,
  signIn,
} from "@/tests/support/accounts/accounts";
import { linkIn, mailsTo, waitForMail } from "@/tests/support/accounts/mailbox";
import { test } from "@/tests/support/browser/test";

const WRONG = "Adresse courriel ou mot de passe incorrect, ou compte non confirmé.";
const NEW_PASSWORD = "Sapin-bleu-2027";

test("s'inscrire, confirmer par le courriel et être connecté, se déconnecter dans deux onglets", async ({
  page,
  context,
}) => {
  const email = newEmail("inscription");
  await page.goto("/connexion?onglet=inscription");
  await expect(page.getByRole("radio", { name: "Candidat" })).toBeChecked();
  await fillSignUp(page, "Zoé Lachance", email);
  await expect(page.getByRole("region", { name: "Inscription réussie !" })).toBeFocused();
  await expect(
    page.getByText("Veuillez vérifier votre email pour confirmer votre compte.").first(),
  ).toBeVisible();

  const link = linkIn(await waitForMail(email, /Confirmez votre compte/), "/auth/confirm");
  // A mail scanner follows the link: nothing happens before the button.
  expect((await context.request.get(link)).status()).toBe(200);
  await page.goto(link);
  await page.getByRole("button", { name: "Confirmer mon compte" }).click();
  await expect(page.getByText("Compte confirmé !")).toBeVisible();
  await expect(page.getByText("Bienvenue sur Horizon Érable.")).toBeVisible();
  await expect(page).toHaveURL(/\/espace-utilisateur$/);
  await page.goto(link);
  await page.getByRole("button", { name: "Confirmer mon compte" }).click();
  await expect(page.getByText("Votre compte est déjà confirmé")).toBeVisible();

  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/emplois");
  const account = other.getByRole("banner").getByRole("link", { name: "Zoé Lachance" });
  await expect(account).toHaveAttribute("href", "/espace-utilisateur");

  await page.getByRole("banner").getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  await expect(page.getByText("À bientôt !")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(other.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeVisible();

  await page.goto(link);
  await page.getByRole("button", { name: "Confirmer mon compte" }).click();
  await expect(page.getByText("Lien non valide").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Demander un nouveau lien" })).toBeVisible();
});

test("une seconde inscription à la même adresse dit la même chose et n'écrit à personne", async ({
  page,
}) => {
  const { email } = await createAccount();
  await page.goto("/connexion?onglet=inscription");
  await fillSignUp(page, "Un Autre", email);
  await expect(page.getByRole("heading", { name: "Inscription réussie !" })).toBeVisible();
  expect(await mailsTo(email)).toEqual([]);
  await signIn(page, email);
});

test("mot de passe oublié : par le courriel, et les autres appareils sont déconnectés", async ({
  page,
  browser,
}) => {
  const { email, fullName } = await createAccount();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, email);

  await page.goto("/connexion/mot-de-passe-oublie");
  await page.getByLabel("Adresse courriel").fill(email);
  await page.getByRole("button", { name: "Envoyer le lien" }).click();
  await expect(page.getByRole("region", { name: "Vérifiez vos courriels" })).toBeFocused();
  await page.goto(linkIn(await waitForMail(email, /nouveau mot de passe/), "/auth/confirm"));
  await page.getByRole("button", { name: "Choisir un mot de passe" }).click();

  const field = page.getByLabel("Nouveau mot de passe", { exact: true });
  const save = page.getByRole("button", { name: "Enregistrer le mot de passe" });
  await field.fill("court");
  await save.click();
  await expect(page.getByText("Le mot de passe doit compter au moins 10 caractères")).toBeVisible();
  await field.fill(PASSWORD);
  await save.click();
  await expect(page.getByText("doit être différent de l’actuel")).toBeVisible();
  await field.fill(NEW_PASSWORD);
  await save.click();
  await expect(page.getByText("Mot de passe modifié !")).toBeVisible();
  await expect(page).toHaveURL(/\/espace-utilisateur$/);

  // Back at the form, the link has served.
  await page.goto("/connexion/nouveau-mot-de-passe");
  await expect(page).toHaveURL(/\/connexion\/mot-de-passe-oublie$/);

  await elsewhere.goto("/");
  await expect(
    elsewhere.getByRole("banner").getByRole("link", { name: "Se connecter" }),
  ).toBeVisible();
  await expect(elsewhere.getByText(fullName)).toHaveCount(0);
  await signIn(elsewhere, email, NEW_PASSWORD);
});

test("une adresse sans compte : la même phrase, aucun courriel, puis quand réessayer", async ({
  page,
}) => {
  const email = newEmail("tenace");
  for (let attempt = 1; attempt <= 3; attempt++) {
    await page.goto("/connexion/mot-de-passe-oublie");
    await page.getByLabel("Adresse courriel").fill(email);
    await page.getByRole("button", { name: "Envoyer le lien" }).click();
    await expect(page.getByRole("heading", { name: "Vérifiez vos courriels" })).toBeVisible();
  }
  await page.goto("/connexion/mot-de-passe-oublie");
  await page.getByLabel("Adresse courriel").fill(email);
  await page.getByRole("button", { name: "Envoyer le lien" }).click();
  await expect(page.locator("[data-form-notice]")).toContainText(
    /Trop de tentatives\. Vous pourrez réessayer dans \d+ minutes?\./,
  );
  expect(await mailsTo(email)).toEqual([]);
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("se connecter, se tromper, et se déconnecter", async ({ page }) => {
    await page.goto("/connexion?suivant=%2Fadmin");
    await fillSignIn(page, RECRUITER, "Mauvais-mot-2026");
    await expect(page.locator("[data-form-notice]")).toContainText(WRONG);
    await expect(page.getByLabel("Adresse courriel")).toHaveValue(RECRUITER);
    await fillSignIn(page, RECRUITER);
    await expect(page.getByRole("heading", { name: "Tableau de bord" })).toBeVisible();
    await page.getByRole("button", { name: "Déconnexion" }).click();
    await expect(page).toHaveURL(/\/\?avis=au-revoir$/);
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/connexion\?suivant=%2Fadmin$/);
  });
});
