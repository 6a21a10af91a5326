import { expect, type Page } from "@playwright/test";
import { CANDIDATE, createAccount, fillSignIn, PASSWORD } from "@/tests/support/accounts/accounts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { pdfFile, storedFiles } from "@/tests/support/files/files";
import type { FragileSite } from "@/tests/support/site/outage";
import { test } from "@/tests/support/site/second-site";

// The personal space of a site whose operator has suspended what people do in it.

async function enter(page: Page, site: FragileSite, email: string, tab: string) {
  await page.goto(`${site.url}/connexion?suivant=/espace-utilisateur?onglet=${tab}`);
  await fillSignIn(page, email, PASSWORD);
  await expect(page).toHaveURL(`${site.url}/espace-utilisateur?onglet=${tab}`);
  await hydrated(page);
}

/**
 * What is done gives the notice of a suspended feature, which is then out of the way for the next
 * one. Done again until it is heard: what streams in listens a little later than the page.
 */
async function expectNotice(page: Page, act: () => Promise<unknown>) {
  const notice = page.getByText("🚧 Fonctionnalité en développement");
  await expect(async () => {
    await act();
    await expect(notice.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText("Cette fonctionnalité sera bientôt disponible.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(notice).toHaveCount(0);
}

test("documents et photo suspendus : l'avis, et rien n'est envoyé", { tag: "@full" }, async ({
  page,
  suspended,
}) => {
  const { id, email } = await createAccount();
  await enter(page, suspended, email, "documents");
  await expectNotice(page, () => page.getByText("Ajouter un CV", { exact: true }).click());
  await expectNotice(page, () => page.locator("#cv").press("Space"));
  await expectNotice(page, () => page.locator("#cv").setInputFiles(pdfFile()));

  await page.goto(`${suspended.url}/espace-utilisateur`);
  await hydrated(page);
  await expectNotice(page, () => page.getByText("Ajouter une photo", { exact: true }).click());
  expect(await storedFiles(id)).toEqual([]);
});

test("préférences, mot de passe et suppression suspendus : l'avis, et rien ne change", {
  tag: "@full",
}, async ({ page, suspended }) => {
  const { email } = await createAccount();
  await enter(page, suspended, email, "parametres");
  const press = (name: string) => () => page.getByRole("button", { name }).click();
  await expectNotice(page, press("Enregistrer les préférences"));
  await expectNotice(page, () => page.getByLabel("Mot de passe actuel").press("Enter"));
  await expectNotice(page, press("Supprimer mon compte"));
  await expect(page.getByRole("heading", { name: "Paramètres" })).toBeVisible();
});

test("candidatures suspendues : « Voir » et « Retirer » donnent l'avis", { tag: "@full" }, async ({
  page,
  suspended,
}) => {
  await enter(page, suspended, CANDIDATE, "candidatures");
  const running = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "En cours" });
  for (const name of [/^Voir la candidature/, /^Retirer la candidature/]) {
    const control = running.getByRole("button", { name }).or(running.getByRole("link", { name }));
    await expectNotice(page, () => control.first().click());
  }
});
