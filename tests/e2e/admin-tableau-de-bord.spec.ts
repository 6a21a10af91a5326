import { expect, type Page } from "@playwright/test";
import { createAccount, RECRUITER, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { publish } from "@/tests/support/publications/applying";

const panel = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });

test("le tableau de bord dessine ses chiffres et les donne à lire", async ({ page }) => {
  await signIn(page, RECRUITER);
  await page.goto("/admin");
  await expect(page.getByText("Bonjour, Camille Desrosiers")).toBeVisible();
  for (const label of ["Offres d’emploi", "Bourses", "Articles", "Utilisateurs"]) {
    const card = page.getByRole("main").locator("dl > div").filter({ hasText: label });
    await expect(card.locator("dd")).toHaveText(/^[1-9]/);
  }
  const weeks = panel(page, "Candidatures reçues par semaine");
  await weeks.getByText("Voir les chiffres").click();
  await expect(weeks.getByRole("row")).toHaveCount(13);
  await expect(panel(page, "Candidatures par statut").getByRole("rowheader")).toContainText([
    "En cours",
  ]);
  await expect(panel(page, "Vues de vos annonces").getByRole("row").nth(1)).toContainText(/\d/);

  await panel(page, "Prochaines dates limites").getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("une offre ouverte est comptée une fois par onglet, et son auteur le lit", {
  tag: "@full",
}, async ({ page, browser }) => {
  const account = await createAccount({ role: "recruteur" });
  const id = await publish("job", account, { title: "Compteur·euse de vues" });

  const visitor = await (await browser.newContext()).newPage();
  const counted = visitor.waitForResponse((response) => response.url().endsWith("/api/views"));
  await visitor.goto(`/emplois/${id}`);
  expect((await counted).status()).toBe(204);
  await visitor.reload();
  // The session's answer comes after the page's own effects, the counter's among them.
  await visitor.getByRole("link", { name: "Se connecter" }).first().waitFor();

  await signIn(page, account.email);
  await page.goto("/admin");
  const row = panel(page, "Vues de vos annonces").getByRole("row", {
    name: /Compteur·euse de vues/,
  });
  await expect(row.getByRole("cell")).toHaveText(["1", "0"]);
});

test("entre deux pages de l'administration, l'attente se voit et se dit", { tag: "@full" }, async ({
  page,
}) => {
  await signIn(page, RECRUITER);
  await page.goto("/admin");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/admin\/jobs\?_rsc/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("link", { name: "Gérer les emplois" }).click();
  await expect(page.getByText("Vérification des permissions...")).toHaveCount(1);
  release();
  await expect(page.getByRole("heading", { name: "Gérer les emplois" })).toBeVisible();
  await expect(page.getByText("Vérification des permissions...")).toHaveCount(0);
});
