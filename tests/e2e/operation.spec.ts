import { expect } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { asOperator } from "@/tests/support/accounts/operators";
import { test } from "@/tests/support/browser/test";

test("l'espace d'opération s'ouvre à qui la commande a nommé, et à personne d'autre", async ({
  page,
  browser,
}) => {
  const { email } = await asOperator(page);
  await page.goto("/admin/operation");
  await expect(page.getByRole("heading", { name: "État du site" })).toBeVisible();
  await expect(page.getByText("Recruteurs inscrits")).toBeVisible();

  await page.getByRole("link", { name: "Comptes" }).first().click();
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("main")).toContainText(email);

  for (const role of ["candidat", "recruteur"] as const) {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, (await createAccount({ role })).email);
    for (const path of ["", "/comptes", "/regles"]) {
      await other.goto(`/admin/operation${path}`);
      await expect(other.getByText("Accès réservé")).toBeVisible();
      await expect(other).toHaveURL(/\/(\?avis=reserve)?$/);
    }
  }
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/admin/operation");
  await expect(visitor).toHaveURL(/\/connexion\?suivant=/);
});

test("un opérateur qui n'est pas recruteur n'entre pas pour autant dans l'administration", async ({
  page,
}) => {
  await asOperator(page);
  await page.goto("/admin");
  await expect(page.getByText("Accès non autorisé")).toBeVisible();
});
