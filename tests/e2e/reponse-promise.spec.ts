import { expect } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { sendMails, waitForMail } from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";
import { apply, createApplicant, publish } from "@/tests/support/publications/applying";

const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });
const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
const day = (days: number) =>
  daysFromNow(days).toLocaleDateString("en-CA", { timeZone: "America/Toronto" });

/** Sent so long ago that its answer was due on this day. */
async function age(id: string, sent: number, due: number) {
  const { error } = await operatorClient()
    .from("applications")
    .update({ applied_at: daysFromNow(-sent).toISOString(), answer_due_on: day(due) })
    .eq("id", id);
  if (error) throw error;
}

test("une candidature sans réponse : le jour promis se voit, le recruteur est rappelé puis relancé, elle se clôt et le dit", async ({
  page,
  browser,
}) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
  const job = await publish("job", owner, { title: "Poste muet", answer_days: 7 });
  await page.goto(`/emplois/${job}`);
  await expect(page.getByText("Sous 7 jours").filter({ visible: true })).toBeVisible();
  const id = await apply(applicant, "job", job);
  await signIn(page, applicant.email);
  await page.goto("/espace-utilisateur?onglet=candidatures");
  await expect(page.getByText("Réponse promise au plus tard le ")).toBeVisible();

  await age(id, 5, 2);
  await sendMails();
  const recall = await waitForMail(
    owner.email,
    /^Une candidature attend votre réponse\s: Poste muet$/,
  );
  expect(recall.text).toContain(`/admin/candidatures?publication=${job}`);

  // The day has passed: the candidate may remind them, once.
  await age(id, 9, -2);
  await page.goto(`/espace-utilisateur/candidatures/${id}`);
  await page.getByRole("button", { name: "Relancer" }).click();
  await expect(page.getByText("Vous avez relancé le recruteur.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Relancer" })).toHaveCount(0);
  await waitForMail(owner.email, /^Relance\s: Poste muet$/);

  await age(id, 15, -8);
  await sendMails();
  await waitForMail(applicant.email, /^Votre candidature est restée sans réponse\s: Poste muet$/);
  await page.goto(`/espace-utilisateur/candidatures/${id}`);
  await expect(page.getByText("Sans réponse", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Candidature fermée sans réponse le /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Relancer" })).toHaveCount(0);

  // Whoever kept silent reads it too.
  const recruiterPage = await (await browser.newContext()).newPage();
  await signIn(recruiterPage, owner.email);
  await recruiterPage.goto(`/admin/candidatures/${id}`);
  await expect(recruiterPage.getByText("Sans réponse", { exact: true }).first()).toBeVisible();
});
