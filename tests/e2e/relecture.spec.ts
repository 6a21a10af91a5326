import { expect } from "@playwright/test";
import { waitForMail } from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { asOperator } from "@/tests/support/accounts/operators";
import { test } from "@/tests/support/browser/test";
import { asNewRecruiter, inStep, newTitle } from "@/tests/support/publications/administration";
import { publish } from "@/tests/support/publications/applying";
import { CASES_DESK, decide, decisionOn } from "@/tests/support/publications/fraud";

const CHANGES = "Dites où se fait le travail.";

test("une correction se demande, se fait, et se relit avant de paraître", async ({
  page,
  browser,
}) => {
  test.slow();
  const recruiter = await asNewRecruiter(page, "/admin");
  const title = newTitle("Soudeur·se sans adresse");
  const id = await publish("job", recruiter, { title });
  const report = { kind: "job", item_id: id, reason: "misleading" };
  expect((await operatorClient().rpc("report_content", report)).error).toBeNull();
  const operator = await (await browser.newContext()).newPage();
  await asOperator(operator);
  await operator.goto(`${CASES_DESK}?origine=report`);
  await operator.getByRole("link", { name: title }).click();
  await decide(operator, "changes_requested", CHANGES);
  expect((await page.request.get(`/emplois/${id}`)).status()).toBe(404);
  await waitForMail(recruiter.email, /Correction demandée/);

  await page.goto("/admin/decisions");
  await expect(decisionOn(page, title).getByText(CHANGES)).toBeVisible();
  await decisionOn(page, title)
    .getByRole("link", { name: /Corriger/ })
    .click();
  await (await inStep(page.getByLabel("Lieu"))).fill("Rimouski (Québec)");
  await (
    await inStep(page.locator("dialog [name=status], [role=dialog] [name=status]"))
  ).selectOption("published");
  await page.getByRole("button", { name: /Enregistrer|Mettre à jour|Publier/ }).click();
  await expect(page.getByText("En attente de vérification").first()).toBeVisible();

  await operator.goto(`${CASES_DESK}?origine=review`);
  await operator.getByRole("link", { name: title }).click();
  await decide(operator, "approved", "");
  expect((await page.request.get(`/emplois/${id}`)).status()).toBe(200);
});
