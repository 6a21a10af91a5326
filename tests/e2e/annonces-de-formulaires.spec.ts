import { expect } from "@playwright/test";
import { createAccount, newEmail, PASSWORD, signIn } from "@/tests/support/accounts/accounts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { pdfFile } from "@/tests/support/files/files";
import { breakActions } from "@/tests/support/forms/broken-actions";
import {
  applicationsOf,
  createApplicant,
  openDialog,
  publish,
  send,
} from "@/tests/support/publications/applying";
import { publishArticle } from "@/tests/support/publications/articles";

const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });

test("« Inscription réussie ! » prend le foyer, et se dit", { tag: "@full" }, async ({ page }) => {
  await page.goto("/connexion?onglet=inscription");
  await page.getByLabel("Nom complet").fill("Camille Essai");
  await page.getByLabel("Adresse courriel").fill(newEmail());
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Inscription réussie !" })).toBeFocused();
  await expect(
    page.getByRole("region", { name: /^Notifications/ }).getByText("Inscription réussie !"),
  ).toBeVisible();
  expect(await violationsOf(page, "main")).toEqual([]);
});

test("le message de récupération prend le foyer", { tag: "@full" }, async ({ page }) => {
  await page.goto("/connexion/mot-de-passe-oublie");
  await page.getByLabel("Adresse courriel").fill(newEmail());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Courriel envoyé" })).toBeFocused();
});

test("envoyée avant son CV, la candidature l'attend, le dit, et part une fois", async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant("Camille Roy", [])]);
  const id = await publish("job", owner);
  await signIn(page, applicant.email);
  const dialog = await openDialog(page, "job", id);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/storage/v1/object/upload/**", async (route) => {
    await held;
    await route.continue();
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("cover_message")) sent.push(request.url());
  });

  await dialog.locator("#cv").setInputFiles(pdfFile("Lent.pdf"));
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await send(dialog);
  await expect(
    dialog.getByRole("status").filter({ hasText: "Envoi du CV en cours…" }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Envoi du CV en cours…" }).click();
  await expect(dialog.getByText("CV requis")).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await violationsOf(page, "[role=dialog]")).toEqual([]);

  release();
  await expect(page.getByText("Candidature envoyée !")).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await applicationsOf(applicant)).toMatchObject([{ cv_file_name: "Lent.pdf" }]);
});

test("un envoi du CV que l'on arrête n'envoie pas la candidature", { tag: "@full" }, async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant("Camille Roy", [])]);
  const id = await publish("job", owner);
  await signIn(page, applicant.email);
  const dialog = await openDialog(page, "job", id);
  await page.route("**/storage/v1/object/upload/**", () => undefined);
  await dialog.locator("#cv").setInputFiles(pdfFile("Lent.pdf"));
  await send(dialog);
  await dialog.getByRole("button", { name: "Annuler l’envoi" }).click();
  await expect(dialog.getByRole("button", { name: "Envoyer", exact: true })).toBeVisible();
  expect(await applicationsOf(applicant)).toEqual([]);
});

test("hors ligne, un favori revient en arrière et le dit, même sans la bibliothèque d'avis", {
  tag: "@full",
}, async ({ page, context }) => {
  await signIn(page, (await createAccount()).email);
  const asked = page.waitForResponse(/\/api\/saved/);
  await page.goto("/emplois");
  await asked;
  const save = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Sauvegarder\s: / });
  await hydrated(page);
  await context.setOffline(true);
  await save.click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Vos favoris n’ont pas pu être mis à jour." }),
  ).toBeVisible();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await context.setOffline(false);
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
});

test("un « J'aime » et un favori disent qu'une mise à jour demande de recharger", {
  tag: "@full",
}, async ({ page }) => {
  const id = await publishArticle(await recruiter(), "À aimer");
  await signIn(page, (await createAccount()).email);
  await page.goto(`/actualites/${id}`);
  await breakActions(page, "une action qu'une mise à jour a retirée");
  const like = page.getByRole("button", { name: /^J’aime/ });
  await like.click();
  await expect(page.getByText("Votre « J’aime » n’a pas pu être enregistré.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Recharger la page" })).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "false");
});

test("un service qui ne répond pas ne retient personne", { tag: "@full" }, async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  for (const label of ["Nom", "Objet", "Message"]) await page.getByLabel(label).fill("Des mots.");
  await page.getByLabel("Courriel").fill("camille.essai@exemple.ca");
  const broken = await breakActions(page, "le silence");
  await page.clock.install();
  const press = page.getByRole("button", { name: "Envoyer le message" });
  await press.click();
  await expect.poll(broken.called).toBe(1);
  await page.clock.fastForward(30_000);
  await expect(page.getByText("Le service tarde à répondre").first()).toBeVisible();
  await expect(press).toBeEnabled();
  await expect(page.getByLabel("Message")).toHaveValue("Des mots.");
});
