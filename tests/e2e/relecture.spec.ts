import { expect, type Page } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { waitForMail } from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { asOperator } from "@/tests/support/accounts/operators";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { dialog, newTitle, row } from "@/tests/support/publications/administration";
import { clientOf } from "@/tests/support/publications/applying";
import { startReviewSite } from "@/tests/support/site/review";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test");
test.describe.configure({ mode: "serial" });

let site: Awaited<ReturnType<typeof startReviewSite>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startReviewSite();
});
test.afterAll(() => site?.stop());

async function fillOffer(page: Page, title: string, description: string): Promise<void> {
  await page.goto(`${site.url}/admin/jobs`);
  await hydrated(page);
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  const form = dialog(page, "Ajouter une offre d’emploi");
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Entreprise", { exact: true }).fill("Atelier Imaginaire");
  await form.getByLabel("Lieu").fill("Moncton (Nouveau-Brunswick)");
  await form.getByLabel("Description").fill(description);
  await form.getByRole("button", { name: "Publier" }).click();
}

async function decide(operator: Page, title: string, outcome: string, reason = ""): Promise<void> {
  await operator.goto(`${site.url}/admin/operation/file`);
  await operator.getByRole("link", { name: title }).click();
  await hydrated(operator);
  await expect(operator.getByText("Coudre des tentes").first()).toBeVisible();
  await operator.getByLabel("Décision").selectOption(outcome);
  await operator.getByLabel("Raison d’un refus").fill(reason);
  await operator.getByRole("button", { name: "Décider" }).click();
  await expect(
    operator.getByText(outcome === "approved" ? "Annonce acceptée" : "Annonce refusée"),
  ).toBeVisible();
}

test("une recruteuse non vérifiée publie : l'offre attend, est refusée, corrigée, puis acceptée", async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const recruiter = await createAccount({ fullName: "Maude Recruteuse", role: "recruteur" });
  const page = await (await browser.newContext()).newPage();
  await signIn(page, recruiter.email);
  const title = newTitle("Couturier·ère de tentes");

  // What leads away from the site is refused, with the words that were found.
  await fillOffer(page, title, "Coudre des tentes. Écrivez à atelier@exemple.test.");
  const form = dialog(page, "Ajouter une offre d’emploi");
  const goOn = form.getByRole("button", { name: "Publier quand même" });
  const refused = page.getByText("une adresse courriel (« atelier@exemple.test »)");
  await expect(goOn.or(refused).first()).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(refused.first()).toBeVisible();

  await form.getByLabel("Description").fill("Coudre des tentes, trois jours par semaine.");
  await form.getByRole("button", { name: "Publier" }).first().click();
  const waits = page.getByText("L’équipe du site vérifie votre annonce avant");
  await expect(goOn.or(waits).first()).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(waits.first()).toBeVisible();
  await expect(row(page, title)).toContainText("En attente de vérification");
  await page.goto(`${site.url}/admin`);
  await expect(page.getByText("3 annonces au plus (1 en ce moment)")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const list = `${site.url}/emplois?q=${encodeURIComponent(title)}`;
  expect(await (await visitor.request.get(list)).text()).not.toContain("Atelier Imaginaire");

  const operator = await (await browser.newContext()).newPage();
  await asOperator(operator);
  await decide(operator, title, "refused", "Dites où se fait le travail.");
  const no = await waitForMail(recruiter.email, /n’a pas été acceptée/);
  expect(no.text).toContain("Dites où se fait le travail.");
  await page.goto(`${site.url}/admin`);
  await expect(page.getByText("Dites où se fait le travail.")).toBeVisible();

  // Mended and asked again, it appears.
  await page.getByRole("link", { name: title }).click();
  await hydrated(page);
  const edit = dialog(page, "Modifier l’offre");
  await edit.getByLabel("Description").fill("Coudre des tentes, à l’atelier de Moncton.");
  await edit.getByLabel("État").selectOption("published");
  await edit.getByRole("button", { name: "Enregistrer" }).click();
  const again = edit.getByRole("button", { name: "Publier quand même" });
  await expect(again.or(waits).first()).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(waits.first()).toBeVisible();
  await decide(operator, title, "approved");
  await waitForMail(recruiter.email, /est en ligne/);
  expect(await (await visitor.request.get(list)).text()).toContain("Atelier Imaginaire");
});

test("qui retire une vérification lit ce que personne n'a lu, et le remet dans la file : l'offre quitte le site, puis revient", async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const recruiter = await createAccount({ fullName: "Maude Recruteuse", role: "recruteur" });
  const name = newTitle("Voilerie du Nord");
  const made = await operatorClient()
    .from("employers")
    .insert({
      ...{ name, website: "https://voilerie.example", created_by: recruiter.id },
      ...{ verified_at: new Date().toISOString(), verified_by: "mail" },
    })
    .select("id")
    .single();
  const title = newTitle("Voilier·ère");
  const published = await (await clientOf(recruiter))
    .from("jobs")
    .insert({
      ...{ title, company_name: name, employer_id: made.data?.id, recruiter_id: recruiter.id },
      ...{ description: "Coudre des tentes et des voiles.", contract_type: "CDI" },
    })
    .select("id, status")
    .single();
  expect(published.data?.status).toBe("published");
  const address = `${site.url}/emplois/${published.data?.id}`;
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.request.get(address)).status()).toBe(200);

  const operator = await (await browser.newContext()).newPage();
  await asOperator(operator);
  await operator.goto(`${site.url}/admin/operation/employeurs?q=${encodeURIComponent(name)}`);
  await hydrated(operator);
  await operator.getByText("Retirer la vérification de").click();
  await expect(operator.getByText("1 annonce en ligne non vérifiée")).toBeVisible();
  await operator.getByLabel("Raison du retrait").fill("Le domaine a été vendu.");
  await operator.getByLabel("Remettre dans la file d’attente").check();
  await operator.getByRole("button", { name: "Retirer la vérification" }).click();
  await expect(operator.getByText("1 annonce attend dans la file.")).toBeVisible();

  expect((await visitor.request.get(address)).status()).toBe(404);
  const mail = await waitForMail(
    recruiter.email,
    /La vérification de votre entreprise est retirée/,
  );
  expect(mail.text?.replace(/\s+/g, " ")).toContain("en attente");
  const page = await (await browser.newContext()).newPage();
  await signIn(page, recruiter.email);
  await page.goto(`${site.url}/admin/jobs`);
  await expect(row(page, title)).toContainText("En attente de vérification");

  await operator.goto(`${site.url}/admin/operation`);
  const waiting = operator.getByRole("listitem").filter({ hasText: "Annonces en attente" });
  await expect(waiting).toContainText(/^[1-9]/);
  await decide(operator, title, "approved");
  expect((await visitor.request.get(address)).status()).toBe(200);
});
