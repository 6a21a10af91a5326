import { expect } from "@playwright/test";
import { RECRUITER, signIn } from "@/tests/support/accounts/accounts";
import { asOperator } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";

test("l'espace d'opération s'ouvre à qui la commande a nommé, et à personne d'autre", async ({
  page,
  browser,
}) => {
  await asOperator(page);
  await page.goto("/admin/operation");
  await expect(page.getByRole("heading", { name: "État du site" })).toBeVisible();
  await expect(page.getByText("Recruteurs inscrits")).toBeVisible();

  // What waits is counted, and leads to where it is decided.
  const waiting = page.getByRole("listitem").filter({ hasText: /^Signalements\d+$/ });
  await expect(waiting).toHaveText(/^Signalements[\d\s]+$/);
  await waiting.getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/operation\/file\?origine=report$/);

  // Who is no recruiter does not enter the administration for all that.
  await page.goto("/admin");
  await expect(page.getByText("Accès non autorisé")).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, RECRUITER);
  await other.goto("/admin/operation");
  await expect(other.getByText("Accès réservé")).toBeVisible();
  for (const path of ["/file", "/comptes", "/registre"]) {
    const answer = await other.request.get(`/admin/operation${path}`);
    expect(answer.url(), path).toMatch(/\/\?avis=reserve$/);
  }
});
