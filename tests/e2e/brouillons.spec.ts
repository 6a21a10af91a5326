import { expect, type Page } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { breakActions } from "@/tests/support/forms/broken-actions";
import { choose, dialog, newTitle } from "@/tests/support/publications/administration";
import {
  change,
  createApplicant,
  openDialog,
  publish,
} from "@/tests/support/publications/applying";

const WORDS = "Deux phrases que personne ne veut réécrire.";
const found = (page: Page) => page.getByText("Brouillon retrouvé.");
const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });

function drafts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage }));
}

test("un message survit au rechargement, se dit, s'abandonne, et part avec l'envoi", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(found(page)).toHaveCount(0);
  await page.getByLabel("Message").fill(WORDS);
  await expect.poll(() => drafts(page)).toContain(WORDS);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue(WORDS);
  await expect(page.getByRole("status").filter({ hasText: "Brouillon retrouvé." })).toBeVisible();
  expect(await violationsOf(page, "main")).toEqual([]);

  await page.getByRole("button", { name: "Abandonner le brouillon" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(found(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("");

  await page.getByLabel("Nom").fill("Camille Essai");
  await page.getByLabel("Courriel").fill("camille.essai@exemple.ca");
  await page.getByLabel("Objet").fill("Une question");
  await page.getByLabel("Message").fill(WORDS);
  await expect.poll(() => drafts(page)).toContain(WORDS);
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Message envoyé !").first()).toBeVisible();
  await expect.poll(() => drafts(page)).not.toContain(WORDS);
});

test("après une mise à jour du site, « Recharger la page » ramène la saisie", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/contact");
  for (const [label, text] of [
    ["Nom", "Camille Essai"],
    ["Courriel", "camille.essai@exemple.ca"],
    ["Objet", "Une question"],
    ["Message", WORDS],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await expect.poll(() => drafts(page)).toContain(WORDS);
  const broken = await breakActions(page, "une action qu'une mise à jour a retirée");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Le site a été mis à jour").first()).toBeVisible();
  expect(await violationsOf(page, "main")).toEqual([]);
  await broken.mend();
  await page.getByRole("main").getByRole("button", { name: "Recharger la page" }).click();
  await expect(found(page)).toBeVisible();
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Message envoyé !").first()).toBeVisible();
});

test("une lettre est à son auteur : la déconnexion d'un autre onglet l'efface", {
  tag: "@full",
}, async ({ page, context }) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
  const id = await publish("job", owner);
  await signIn(page, applicant.email);
  const letter = (await openDialog(page, "job", id)).getByRole("textbox");
  await letter.fill(WORDS);
  await expect.poll(() => drafts(page)).toContain(WORDS);
  await page.reload();
  await page.getByRole("button", { name: "Postuler", exact: true }).click();
  await expect(letter).toHaveValue(WORDS);

  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(other.getByText("Déconnexion réussie")).toBeVisible();
  await expect.poll(() => drafts(page)).not.toContain(WORDS);
});

test("qui se connecte à la place d'un autre ne trouve pas son brouillon", async ({ page }) => {
  const [owner, first, second] = await Promise.all([
    recruiter(),
    createApplicant("Ana Un"),
    createApplicant("Bo Deux"),
  ]);
  const id = await publish("job", owner);
  await signIn(page, first.email);
  await (await openDialog(page, "job", id)).getByRole("textbox").fill(WORDS);
  await expect.poll(() => drafts(page)).toContain(WORDS);
  await page.context().clearCookies();
  await signIn(page, second.email);
  const letter = (await openDialog(page, "job", id)).getByRole("textbox");
  await expect.poll(() => drafts(page)).not.toContain(WORDS);
  await expect(letter).not.toHaveValue(WORDS);
});

test("un mot de passe n'est jamais gardé", async ({ page }) => {
  await page.goto("/connexion?onglet=inscription");
  await page.getByLabel("Nom complet").fill("Camille Essai");
  await page.getByLabel("Mot de passe", { exact: true }).fill("Erable-secret-2026");
  await expect.poll(() => drafts(page)).toContain("Camille Essai");
  expect(await drafts(page)).not.toContain("Erable-secret-2026");
});

test("un profil interrompu se retrouve ouvert, et s'annule", { tag: "@full" }, async ({ page }) => {
  await signIn(page, (await createAccount()).email);
  await page.goto("/espace-utilisateur");
  await page.getByRole("button", { name: "Modifier" }).click();
  await page.getByLabel("À propos de moi").fill(WORDS);
  await expect.poll(() => drafts(page)).toContain(WORDS);
  await page.reload();
  await expect(page.getByLabel("À propos de moi")).toHaveValue(WORDS);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByLabel("À propos de moi")).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("button", { name: "Modifier" })).toBeVisible();
  await expect(found(page)).toHaveCount(0);
});

test("le brouillon d'une fiche ne recouvre pas la version d'un autre sans le demander", {
  tag: "@full",
}, async ({ page }) => {
  const owner = await recruiter();
  const title = newTitle("Gardien·ne");
  const id = await publish("job", owner, { title });
  await signIn(page, owner.email);
  await page.goto("/admin/jobs");
  await choose(page, title, "Modifier");
  const edition = dialog(page, "Modifier l’offre");
  await edition.getByLabel("Lieu").fill("Percé");
  await expect.poll(() => drafts(page)).toContain("Percé");
  page.once("dialog", (question) => question.accept());
  const address = page.url();
  await page.goto("/admin/jobs");
  await change("job", id, { location: "Gaspé" });
  await page.goto(address);
  await expect(edition.getByLabel("Lieu")).toHaveValue("Percé");
  await expect(found(page)).toBeVisible();
  await edition.getByRole("button", { name: "Enregistrer" }).click();
  const warning = edition.getByText("modifiée par une autre personne");
  await expect(warning).toBeVisible();

  // Enter sends the form as its own button would: the warning stays, nothing is overwritten.
  const again = page.waitForResponse((answer) => answer.request().method() === "POST");
  await edition.getByLabel("Lieu").press("Enter");
  await again;
  await expect(warning).toBeVisible();
  await expect(page.locator("tr", { hasText: title })).toContainText("Gaspé");

  await edition.getByRole("button", { name: "Recharger" }).click();
  await expect(edition.getByLabel("Lieu")).toHaveValue("Gaspé");
  await expect(found(page)).toHaveCount(0);
});
