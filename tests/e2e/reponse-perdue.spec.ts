import { expect, type Page } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { breakActions } from "@/tests/support/forms/broken-actions";
import { choose, dialog, newTitle } from "@/tests/support/publications/administration";

const mission = (page: Page) => dialog(page, "Ajouter une mission");

async function openForm(page: Page) {
  await page.goto("/admin/freelance");
  await page.getByRole("link", { name: "Ajouter une mission" }).click();
  await expect(mission(page)).toBeVisible();
}

async function publishAndHearNothing(page: Page, title: string) {
  await mission(page).getByLabel("Titre").fill(title);
  await mission(page).getByLabel("Description").fill("Accorder les pianos d’un conservatoire.");
  const line = await breakActions(page, "une réponse perdue");
  await mission(page).getByRole("button", { name: "Publier" }).click();
  await expect(mission(page).getByText("Votre saisie est conservée")).toBeVisible();
  expect(line.called()).toBe(1);
  await line.mend();
}

async function expectOnce(page: Page, title: string) {
  await page.goto("/admin/freelance");
  await expect(page.getByRole("main").getByText(title, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(1);
}

test.beforeEach(async ({ page }) => {
  const { email } = await createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });
  await signIn(page, email);
});

test("ce qui se renvoie n'est publié qu'une fois, comme on l'a écrit en dernier", async ({
  page,
}) => {
  const title = newTitle("Accordage de pianos");
  await openForm(page);
  await publishAndHearNothing(page, title);
  await mission(page).getByLabel("Titre").fill(`${title} anciens`);
  await mission(page).getByRole("button", { name: "Publier" }).click();
  await expect(mission(page)).toBeHidden();
  await expectOnce(page, `${title} anciens`);
  await expect(page.getByText(title, { exact: true })).toHaveCount(0);
});

test("la page rechargée, le brouillon retrouvé fait la même publication", { tag: "@full" }, async ({
  page,
}) => {
  const title = newTitle("Accordage de pianos");
  await openForm(page);
  await publishAndHearNothing(page, title);
  await page.goto("/admin/freelance");
  await page.getByRole("link", { name: "Ajouter une mission" }).click();
  await expect(mission(page).getByText("Brouillon retrouvé.")).toBeVisible();
  await mission(page).getByRole("button", { name: "Publier" }).click();
  await expect(mission(page)).toBeHidden();
  await expectOnce(page, title);
});

test("deux réponses perdues de suite n'y changent rien", { tag: "@full" }, async ({ page }) => {
  const title = newTitle("Accordage de pianos");
  await openForm(page);
  await publishAndHearNothing(page, title);
  await publishAndHearNothing(page, title);
  await mission(page).getByRole("button", { name: "Publier" }).click();
  await expect(mission(page)).toBeHidden();
  await expectOnce(page, title);
});

test("le brouillon retrouvé dont on fait une autre publication en fait une de plus", {
  tag: "@full",
}, async ({ page }) => {
  const title = newTitle("Accordage de pianos");
  await openForm(page);
  await publishAndHearNothing(page, title);
  await openForm(page);
  await expect(mission(page).getByText("Brouillon retrouvé.")).toBeVisible();
  const other = newTitle("Restauration de clavecins");
  await mission(page).getByLabel("Titre").fill(other);
  await mission(page).getByLabel("Description").fill("Refaire les sautereaux d’un clavecin.");
  const line = await breakActions(page, "une réponse perdue");
  await mission(page).getByRole("button", { name: "Publier" }).click();
  await expect(mission(page).getByText("Votre saisie est conservée")).toBeVisible();
  await line.mend();
  await mission(page).getByRole("button", { name: "Publier" }).click();
  await expect(mission(page)).toBeHidden();
  await expectOnce(page, other);
  await expectOnce(page, title);
});

test("ce qui en fut changé depuis n'est pas écrasé sans qu'on le demande", {
  tag: "@full",
}, async ({ page, context }) => {
  const title = newTitle("Accordage de pianos");
  await openForm(page);
  await publishAndHearNothing(page, title);
  const second = await context.newPage();
  await second.goto("/admin/freelance");
  await choose(second, title, "Modifier");
  await dialog(second, "Modifier la mission").getByLabel("Durée").fill("2 mois");
  await second.getByRole("button", { name: "Enregistrer" }).click();
  await expect(second.getByText("Mission mise à jour")).toBeVisible();

  await mission(page).getByRole("button", { name: "Publier" }).click();
  await expect(mission(page).getByText("modifiée par une autre personne")).toBeVisible();
  await mission(page).getByRole("button", { name: "Remplacer" }).click();
  await expect(mission(page)).toBeHidden();
  await expectOnce(page, title);
  await expect(page.getByText("2 mois")).toHaveCount(0);
});

test("deux formulaires aux mêmes mots font deux publications", { tag: "@full" }, async ({
  page,
}) => {
  const title = newTitle("Accordage de pianos");
  for (const count of [1, 2]) {
    await openForm(page);
    await mission(page).getByLabel("Titre").fill(title);
    await mission(page).getByLabel("Description").fill("Accorder les pianos d’un conservatoire.");
    await mission(page).getByRole("button", { name: "Publier" }).click();
    await expect(mission(page)).toBeHidden();
    await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(count);
  }
});
