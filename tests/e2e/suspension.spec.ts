import { expect, type Page } from "@playwright/test";
import { CANDIDATE, createAccount, fillSignIn, PASSWORD } from "@/tests/support/accounts/accounts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { pdfFile, storedFiles } from "@/tests/support/files/files";
import { publish } from "@/tests/support/publications/applying";
import type { FragileSite } from "@/tests/support/site/outage";
import { test } from "@/tests/support/site/second-site";

// A site whose operator has suspended what people do on it.

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

test("la recherche et les candidatures suspendues montrent leur avis et rien d'autre", async ({
  page,
  suspended,
}) => {
  // What this site makes must not reach the pages that the others keep on the same build.
  await page.route("**/*", (route) =>
    route.request().headers()["next-router-prefetch"] ? route.abort() : route.continue(),
  );
  await page.goto(`${suspended.url}/emplois`);
  await hydrated(page);
  await page.getByRole("banner").locator("summary", { hasText: "Rechercher" }).click();
  await expect(page.getByText("🚧 Recherche en développement")).toBeVisible();
  await expect(page).toHaveURL(`${suspended.url}/emplois`);
  await page.getByRole("button", { name: "Postuler rapidement" }).first().click();
  await expect(page.getByText("🚧 Candidature rapide en développement")).toBeVisible();
  // A page that no other site on this build has made before.
  const owner = await createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });
  await page.goto(`${suspended.url}/emplois/${await publish("job", owner)}`);
  await page
    .getByRole("button", { name: "Postuler", exact: true })
    .filter({ visible: true })
    .click();
  await expect(page.getByText("🚧 Fonctionnalité en développement")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("dans l'espace, ce qui est suspendu donne son avis, et rien ne change", {
  tag: "@full",
}, async ({ page, suspended }) => {
  const { id, email } = await createAccount();
  await enter(page, suspended, email, "documents");
  await expectNotice(page, () => page.getByText("Ajouter un CV", { exact: true }).click());
  await expectNotice(page, () => page.locator("#cv").setInputFiles(pdfFile()));
  await page.goto(`${suspended.url}/espace-utilisateur`);
  await hydrated(page);
  await expectNotice(page, () => page.getByText("Ajouter une photo", { exact: true }).click());
  expect(await storedFiles(id)).toEqual([]);

  await page.goto(`${suspended.url}/espace-utilisateur?onglet=parametres`);
  await hydrated(page);
  const press = (name: string) => () => page.getByRole("button", { name }).click();
  await expectNotice(page, press("Enregistrer les préférences"));
  await expectNotice(page, () => page.getByLabel("Mot de passe actuel").press("Enter"));
  await expectNotice(page, press("Supprimer mon compte"));
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
