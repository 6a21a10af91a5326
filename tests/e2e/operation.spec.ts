import { expect } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { operatorClient } from "@/tests/support/accounts/operator";
import { asOperator } from "@/tests/support/accounts/operators";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { newTitle } from "@/tests/support/publications/administration";
import { publish } from "@/tests/support/publications/applying";

test("l'espace d'opération s'ouvre à qui la commande a nommé, et à personne d'autre", async ({
  page,
  browser,
}) => {
  test.slow();
  const { email } = await asOperator(page);
  await page.goto("/admin/operation");
  await expect(page.getByRole("heading", { name: "État du site" })).toBeVisible();
  await expect(page.getByText("Recruteurs inscrits")).toBeVisible();

  // What waits is counted, and leads to where it is decided.
  const waiting = page.getByRole("listitem").filter({ hasText: /^\d+Signalements$/ });
  await expect(waiting).toHaveText(/^[\d\s]+Signalements$/);
  await waiting.getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/operation\/file\?origine=report$/);

  await page.getByRole("link", { name: "Comptes" }).first().click();
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("main")).toContainText(email);

  // Who is no recruiter does not enter the administration for all that.
  await page.goto("/admin");
  await expect(page.getByText("Accès non autorisé")).toBeVisible();

  for (const role of ["candidat", "recruteur"] as const) {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, (await createAccount({ role })).email);
    await other.goto("/admin/operation");
    await expect(other.getByText("Accès réservé")).toBeVisible();
    for (const path of ["/file", "/comptes", "/registre"]) {
      const answer = await other.request.get(`/admin/operation${path}`);
      expect(answer.url(), path).toMatch(/\/\?avis=reserve$/);
    }
  }
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/admin/operation");
  await expect(visitor).toHaveURL(/\/connexion\?suivant=/);
});

test("axe ne trouve rien sur les écrans d'un opérateur, à 360 et à 1280 px", async ({ page }) => {
  await asOperator(page);
  const recruiter = await createAccount({ role: "recruteur" });
  const title = newTitle("Offre à examiner");
  const id = await publish("job", recruiter, { title });
  const report = { kind: "job", item_id: id, reason: "fees", message: "On demande 400 $." };
  const reported = await operatorClient().rpc("report_content", report);
  expect(reported.error).toBeNull();
  await page.goto("/admin/operation/file");
  const file = await page.getByRole("link", { name: title }).getAttribute("href");
  for (const path of [
    "/admin/operation",
    "/admin/operation/file",
    "/admin/operation/file?etat=decides",
    file ?? "",
    "/admin/operation/comptes",
    "/admin/operation/registre",
  ]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    expect.soft(await violationsOf(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wide, `${path} déborde`).toBeLessThanOrEqual(0);
  }
  // The phone's layout of the screen that has the most on it.
  await page.goto(file ?? "");
  expect(await violationsOf(page)).toEqual([]);
});
