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

/** The document of an employer among those that wait, whatever else does. */
const waiting = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

async function decide(page: Page, name: string, decision: string, reason: string) {
  await page.goto("/admin/operation/file");
  await hydrated(page);
  const one = waiting(page, name);
  await one.getByLabel("Décision").selectOption({ label: decision });
  await one.getByLabel("Raison de la décision").fill(reason);
  await one.getByRole("button", { name: "Décider" }).click();
  await expect(waiting(page, name)).toHaveCount(0);
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
  await other.goto("/admin/operation/file");
  const link = waiting(other, name).getByRole("link", { name: /^Ouvrir registre\.pdf/ });
  const file = await other.request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  // Nobody else opens it.
  const href = (await link.getAttribute("href")) ?? "";
  const seen = await page.request.get(href, { maxRedirects: 0 });
  expect(seen.headers()["content-type"] ?? "").not.toBe("application/pdf");

  await decide(other, name, "Ne pas la vérifier", "Le nom du registre est un autre.");
  expect(await stored(employer.id)).toEqual([]);
  await waitForMail(recruiter.email, /n’a pas pu être vérifiée$/);
  await page.goto("/admin/entreprise/verification");
  await expect(page.getByText("Le nom du registre est un autre.")).toBeVisible();
  await expect(page.getByText("Entreprise non vérifiée")).toBeVisible();

  await send();
  await decide(other, name, "Vérifier l’entreprise", "Registre des entreprises, du jour.");
  expect(await stored(employer.id)).toEqual([]);
  await page.goto("/admin/entreprise/verification");
  await expect(page.getByText("Entreprise vérifiée", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Elle vaut jusqu’au/)).toBeVisible();
});
