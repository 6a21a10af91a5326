import { expect, type Page } from "@playwright/test";
import { notices } from "@/lib/copy/notices";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";

import { newTitle } from "@/tests/support/publications/administration";
import { apply, createApplicant, publish } from "@/tests/support/publications/applying";
import { publishArticle } from "@/tests/support/publications/articles";

/** A text that somebody would not like to write again. */
const WORDS = "Deux phrases que personne ne veut réécrire.";
const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });
const SCRIPTS = "**/_next/static/**/*.js";

/** Told by the plain notice, since its library does not come either; it is closed for the next one. */
async function expectTold(page: Page) {
  const notice = page.getByRole("alert").filter({ hasText: notices.codeMissing.description });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await notice.getByRole("button", { name: "Fermer la notification" }).click();
  await expect(notice).toHaveCount(0);
}

for (const [button, address] of [
  ["Postuler", (id: string) => `/emplois/${id}`],
  ["Postuler rapidement", (_: string, title: string) => `/emplois?q=${encodeURIComponent(title)}`],
] as const) {
  test(`« ${button} » hors ligne, puis après une mise à jour : la page reste, et la fenêtre s'ouvre dès qu'elle peut`, async ({
    page,
    context,
  }) => {
    const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
    const title = newTitle("Sourcier");
    const id = await publish("job", owner, { title });
    await signIn(page, applicant.email);
    const known = page.waitForResponse(/\/api\/applications/);
    await page.goto(address(id, title));
    await known;
    await hydrated(page);
    const heading = page.getByRole("heading", { name: title });
    const press = page.getByRole("button", { name: button, exact: true }).filter({ visible: true });

    await context.setOffline(true);
    await press.click();
    await expectTold(page);
    await expect(heading).toBeVisible();

    await context.setOffline(false);
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
    await press.click();
    await expectTold(page);
    await expect(heading).toBeVisible();

    await page.unroute(SCRIPTS);
    await press.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("hors ligne, « Changer le statut » laisse les lignes cochées", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
  await apply(applicant, "job", await publish("job", owner));
  await signIn(page, owner.email);
  await page.goto("/admin/candidatures");
  await hydrated(page);
  const box = page.getByRole("checkbox", { name: /^Choisir la candidature/ });
  const press = page.getByRole("button", { name: "Changer le statut" });
  await box.check();

  await context.setOffline(true);
  await press.click();
  await expectTold(page);
  await expect(box).toBeChecked();

  await context.setOffline(false);
  await press.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("hors ligne, une photo choisie laisse le profil tel qu'il est écrit", {
  tag: "@full",
}, async ({ page, context }) => {
  await signIn(page, (await createAccount()).email);
  await page.goto("/espace-utilisateur");
  await page.getByRole("button", { name: "Modifier" }).click();
  const words = page.getByLabel("À propos de moi", { exact: true });
  await words.fill(WORDS);
  const photo = { name: "moi.png", mimeType: "image/png", buffer: await page.screenshot() };

  await context.setOffline(true);
  await page.locator("#photo").setInputFiles(photo);
  await expectTold(page);
  await expect(words).toHaveValue(WORDS);

  await context.setOffline(false);
  await page.locator("#photo").setInputFiles(photo);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("un formulaire de commentaire qui n'arrive pas laisse l'article, et se redemande", {
  tag: "@full",
}, async ({ page }) => {
  const title = newTitle("À commenter");
  const id = await publishArticle(await recruiter(), title);
  await signIn(page, (await createAccount()).email);
  const viewer = Promise.withResolvers<void>();
  await page.route("**/api/session", async (route) => {
    await viewer.promise;
    await route.continue();
  });
  await page.goto(`/actualites/${id}`);
  await hydrated(page);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  viewer.resolve();
  const comments = page.getByRole("region", { name: "Commentaires" });
  const again = comments.getByRole("button", { name: "Réessayer" });
  await expect(comments.getByText("La suite n’a pas pu être chargée.")).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await again.click();
  await expectTold(page);

  await page.unroute(SCRIPTS);
  await again.click();
  await expect(comments.getByLabel("Votre commentaire")).toBeVisible();
  await expect(again).toHaveCount(0);
});
