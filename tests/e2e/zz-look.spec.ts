import { operatorClient } from "@/tests/support/accounts/operator";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { apply, createApplicant, publish } from "@/tests/support/publications/applying";
import { asNewRecruiter } from "@/tests/support/publications/administration";

test("regarde", async ({ page }) => {
  test.setTimeout(120_000);
  const { data } = await operatorClient().from("jobs").select("id, remote_from").eq("work_mode", "remote");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const job of data ?? []) {
      await page.goto(`/emplois/${job.id}`);
      await page.screenshot({ path: `/tmp/rem-shots/offer-${job.remote_from}-${width}.png`, fullPage: true });
    }
    await page.goto("/emplois?teletravail=etranger");
    await hydrated(page);
    await page.locator("summary", { hasText: "Tous les filtres" }).first().click();
    await page.screenshot({ path: `/tmp/rem-shots/list-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  const applicant = await createApplicant();
  const owner = await createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });
  for (const kind of ["job", "freelance"] as const) {
    await apply(applicant, kind, await publish(kind, owner));
  }
  await signIn(page, applicant.email);
  await page.goto("/espace-utilisateur?onglet=candidatures");
  await page.screenshot({ path: "/tmp/rem-shots/own.png" });
  await page.pdf({ path: "/tmp/rem-shots/print.pdf", format: "A4" });
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 700 });
  await page.screenshot({ path: "/tmp/rem-shots/print-794.png" });
  await page.setViewportSize({ width: 1123, height: 500 });
  await page.screenshot({ path: "/tmp/rem-shots/print-1123.png" });
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.context().clearCookies();
  await asNewRecruiter(page, "/admin/jobs");
  await hydrated(page);
  await page.getByRole("button", { name: "Ajouter un emploi" }).first().click();
  await page.getByText("Lieu et salaire").first().click();
  await page.getByLabel("Mode de travail").selectOption("remote");
  await page.getByLabel("Télétravail possible depuis").selectOption("abroad");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByLabel("Télétravail possible depuis").scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/rem-shots/form-${width}.png` });
  }
});
