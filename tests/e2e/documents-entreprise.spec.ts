import { expect, type Page } from "@playwright/test";
import { waitForMail } from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { asOperator } from "@/tests/support/accounts/operators";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { pdfFile } from "@/tests/support/files/files";
import { asNewRecruiter, newTitle } from "@/tests/support/publications/administration";

test.describe.configure({ timeout: 120_000 });

/** Where a document of this employer lies; none once it is decided. */
async function stored(employer: string): Promise<string[]> {
  const { data } = await operatorClient().storage.from("proofs").list(employer);
  return (data ?? []).map(({ name }) => name);
}

/** The case of an employer's document, opened from the queue. */
async function openCase(page: Page, name: string) {
  await page.goto("/admin/operation/file?origine=verification");
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/operation\/file\/[0-9a-f-]{36}$/);
  await hydrated(page);
}

async function decide(page: Page, name: string, decision: string, reason: string) {
  await openCase(page, name);
  await page.getByLabel("Décision", { exact: true }).selectOption({ label: decision });
  await page.getByLabel("Raison de la décision").fill(reason);
  await page.getByRole("button", { name: "Décider" }).click();
  await expect(page.getByRole("button", { name: "Décider" })).toHaveCount(0);
}

test("un document est envoyé, lu, refusé avec sa raison, renvoyé, accepté, et effacé chaque fois", async ({
  page,
  browser,
}) => {
  const recruiter = await asNewRecruiter(page, "/admin");
  const name = newTitle("Scierie du Lac");
  const { data: employer, error } = await operatorClient()
    .from("employers")
    .insert({ name, created_by: recruiter.id })
    .select("id")
    .single();
  if (error) throw error;
  const send = async () => {
    await page.goto("/admin/entreprise/verification");
    await hydrated(page);
    await page.getByLabel("Document (PDF)").setInputFiles(pdfFile("registre.pdf"));
    await page.getByRole("button", { name: "Envoyer le document" }).click();
    await expect(page.getByText("est en attente")).toBeVisible();
  };
  await send();

  const other = await (await browser.newContext()).newPage();
  await asOperator(other);
  await openCase(other, name);
  const link = other.getByRole("link", { name: /^Ouvrir registre\.pdf/ });
  const file = await other.request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  // Nobody else opens it.
  const href = (await link.getAttribute("href")) ?? "";
  const seen = await page.request.get(href, { maxRedirects: 0 });
  expect(seen.headers()["content-type"] ?? "").not.toBe("application/pdf");

  await decide(other, name, "Ne pas la vérifier", "Le nom du registre est un autre.");
  await expect.poll(() => stored(employer.id)).toEqual([]);
  await waitForMail(recruiter.email, /n’a pas pu être vérifiée$/);
  await page.goto("/admin/entreprise/verification");
  await expect(page.getByText("Le nom du registre est un autre.")).toBeVisible();
  await expect(page.getByText("Entreprise non vérifiée")).toBeVisible();

  await send();
  await decide(other, name, "Vérifier l’entreprise", "Registre des entreprises, du jour.");
  await expect.poll(() => stored(employer.id)).toEqual([]);
  await page.goto("/admin/entreprise/verification");
  await expect(page.getByText("Entreprise vérifiée", { exact: true })).toBeVisible();
});
