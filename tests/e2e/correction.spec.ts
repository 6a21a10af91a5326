import { expect, type Page } from "@playwright/test";
import { waitForMail } from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { asOperator } from "@/tests/support/accounts/operators";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import {
  asNewRecruiter,
  dialog,
  newTitle,
  publicAddress,
  row,
} from "@/tests/support/publications/administration";
import { publish } from "@/tests/support/publications/applying";

const REASON = "Le lieu n’existe pas. Dites où se fait le travail.";

/** Reports it as anybody may, opens its case and hides it. */
async function hide(operator: Page, title: string, id: string): Promise<void> {
  const report = { kind: "job", item_id: id, reason: "misleading" };
  expect((await operatorClient().rpc("report_content", report)).error).toBeNull();
  await operator.goto("/admin/operation/signalements");
  await operator.getByRole("link", { name: title }).click();
  await hydrated(operator);
  await operator.getByLabel("Décision").selectOption("hidden");
  await operator.getByLabel("Raison").fill(REASON);
  await operator.getByRole("button", { name: "Décider" }).click();
  await expect(operator.getByText("Décision enregistrée")).toBeVisible();
}

/** Edits it from where its reason stands and saves it as it is asked for. */
async function mend(page: Page, description: string): Promise<void> {
  const form = dialog(page, "Modifier l’offre");
  await expect(form).toContainText(REASON);
  await hydrated(page);
  await form.getByLabel("Description").fill(description);
  await form.getByRole("button", { name: "Enregistrer" }).click();
  const goOn = form.getByRole("button", { name: "Publier quand même" });
  const saved = page.getByText("Correction enregistrée, à relire");
  await expect(goOn.or(saved).first()).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(saved.first()).toBeVisible();
}

test("une offre masquée se corrige, se relit deux fois, et revient en ligne", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const recruiter = await asNewRecruiter(page, "/admin/jobs");
  const title = newTitle("Menuisier·ère d’atelier");
  const id = await publish("job", recruiter, { title });
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("link", { name: "Décisions" })).toHaveCount(0);
  const address = await publicAddress(page, title);
  const operator = await (await browser.newContext()).newPage();
  await asOperator(operator);
  await hide(operator, title, id);
  const mail = await waitForMail(recruiter.email, /Contenu masqué par l’équipe du site/);
  expect(mail.text).toContain("Corrigez le texte et enregistrez");

  // The list says why, and leads to the form; the menu leads to the decision.
  await page.goto("/admin/jobs");
  await expect(row(page, title)).toContainText("Masquée");
  await expect(row(page, title)).toContainText(REASON);
  await row(page, title).getByRole("link", { name: "Corriger" }).click();
  await mend(page, "Assembler des meubles.");
  await expect(row(page, title)).toContainText("Corrigée, à relire");
  expect((await page.request.get(address)).status()).toBe(404);

  // The desk compares, and says what is still missing.
  await operator.goto("/admin/operation/signalements");
  const line = operator.getByRole("listitem").filter({ hasText: title });
  await expect(line).toContainText("Corrigée, à relire");
  await line.getByRole("link", { name: title }).click();
  await hydrated(operator);
  await expect(operator.getByText("Assembler des meubles.")).toBeVisible();
  await expect(operator.getByRole("heading", { name: "Ce qui a été masqué" })).toBeVisible();
  await operator.getByText("La correction ne suffit pas").click();
  await operator.getByLabel("Ce qui manque encore").fill("Il manque la ville.");
  await operator.getByRole("button", { name: "Garder masquée" }).click();
  await expect(operator.getByText("Réponse envoyée")).toBeVisible();
  const again = await waitForMail(recruiter.email, /Il manque encore quelque chose/);
  expect(again.text).toContain("Il manque la ville.");

  // From its decision this time.
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: "Décisions" })
    .click();
  await expect(page.getByText("Il manque la ville.")).toBeVisible();
  await page.getByRole("link", { name: `Corriger ${title}` }).click();
  await mend(page, "Assembler des meubles, à Rimouski.");
  await operator.reload();
  await hydrated(operator);
  await operator.getByRole("button", { name: "Remettre en ligne" }).click();
  await expect(operator.getByText("Remise en ligne", { exact: true }).first()).toBeVisible();
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("à Rimouski");
  await waitForMail(recruiter.email, /de nouveau en ligne/);
  await page.goto("/admin/decisions");
  await expect(page.getByText("Corrigée, relue, et remise en ligne.")).toBeVisible();
});

test("qui veille sur le site ne décide pas de sa propre offre", async ({ page, browser }) => {
  test.setTimeout(90_000);
  const recruiter = await asNewRecruiter(page, "/admin");
  const title = newTitle("Offre de l’opératrice");
  const id = await publish("job", recruiter, { title });
  const report = { kind: "job", item_id: id, reason: "fees" };
  expect((await operatorClient().rpc("report_content", report)).error).toBeNull();
  await operatorClient().rpc("grant_operator", { address: recruiter.email });
  await page.goto("/admin/operation/signalements");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByText("une autre personne décide")).toBeVisible();
  await expect(page.getByRole("button", { name: "Décider" })).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await asOperator(other);
  await other.goto(page.url());
  await expect(other.getByRole("button", { name: "Décider" })).toBeVisible();
});
