import { expect, type Page } from "@playwright/test";
import { createAccount } from "@/tests/support/accounts/accounts";
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
} from "@/tests/support/publications/administration";
import { apply, createApplicant, publish, signedIn } from "@/tests/support/publications/applying";
import { withJob } from "@/tests/support/publications/temporary-job";

const REASON = "L’annonce demande de payer pour un permis, ce qu’aucun employeur ne peut faire.";

/** Opens a case from the queue and decides. */
async function decide(operator: Page, title: string, outcome: string): Promise<void> {
  await operator.goto("/admin/operation/signalements");
  await operator.getByRole("link", { name: title }).click();
  await hydrated(operator);
  await operator.getByLabel("Décision").selectOption(outcome);
  await operator.getByLabel("Raison").fill(REASON);
  await operator.getByRole("button", { name: "Décider" }).click();
  await expect(operator.getByText("Décision enregistrée")).toBeVisible();
}

test("une fraude, de la publication au retrait, puis la décision contestée et annulée", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  // The fraud is published like any offer, and somebody applies.
  const recruiter = await asNewRecruiter(page, "/admin/jobs");
  const title = newTitle("Cueilleur·se sans entrevue");
  const form = dialog(page, "Ajouter une offre d’emploi");
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Entreprise", { exact: true }).fill("Vergers Imaginaires");
  await form.getByLabel("Lieu").fill("Kelowna (Colombie-Britannique)");
  await form.getByLabel("Description").fill("Permis garanti contre 400 $ envoyés par virement.");
  await form.getByRole("button", { name: "Publier" }).click();
  const goOn = form.getByRole("button", { name: "Publier quand même" });
  await expect(goOn.or(page.getByText("Offre créée avec succès"))).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(page.getByText("Offre créée avec succès")).toBeVisible();
  const address = await publicAddress(page, title);
  const id = address.split("/").at(-1) ?? "";
  const applicant = await createApplicant("Aïssatou Ndiaye");
  const application = await apply(applicant, "job", id);

  // A visitor without scripts reports it from its page.
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(address);
  await visitor.getByRole("link", { name: "Signaler cette offre" }).click();
  await visitor.getByLabel("Ce qui ne va pas").selectOption({ index: 1 });
  await visitor.getByLabel("Ce que vous avez vu").fill("400 $ par virement avant l’entrevue.");
  await visitor.getByLabel("Votre courriel").fill(`temoin-${id.slice(0, 8)}@exemple.ca`);
  await visitor.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(visitor.getByText("Signalement reçu : merci.")).toBeVisible();

  // The desk reads it and hides it: it is nowhere at the very next look.
  const operator = await (await browser.newContext()).newPage();
  await asOperator(operator);
  await decide(operator, title, "hidden");
  for (const path of [address, `/emplois?q=${encodeURIComponent(title)}`, "/flux/emplois.xml"]) {
    const answer = await visitor.request.get(path);
    expect(await answer.text(), path).not.toContain("Vergers Imaginaires");
  }
  expect((await visitor.request.get(address)).status()).toBe(404);

  // Each side is told, with the reason; whoever applied is told what to do.
  await waitForMail(recruiter.email, /Votre publication est masquée/);
  const told = await waitForMail(`temoin-${id.slice(0, 8)}@exemple.ca`, /votre signalement/);
  expect(told.text).toContain(REASON);
  await waitForMail(applicant.email, /a été retirée/);
  const space = await signedIn(await browser.newContext(), applicant);
  await space.goto(`/espace-utilisateur/candidatures/${application}`);
  await expect(space.getByText("Cette annonce a été retirée par l’équipe du site")).toBeVisible();
  await expect(space.getByRole("link", { name: /Centre antifraude du Canada/ })).toHaveAttribute(
    "href",
    "https://antifraudcentre-centreantifraude.ca/",
  );

  // Its author cannot publish it again, reads why, and contests once.
  await page.goto("/admin");
  await page.getByRole("link", { name: "Lire la raison, ou contester" }).click();
  await expect(page.getByText(REASON)).toBeVisible();
  await page.getByText("Contester cette décision").click();
  await hydrated(page);
  await page.getByLabel("Pourquoi cette décision vous semble erronée").fill("Texte corrigé.");
  await page.getByRole("button", { name: "Contester la décision" }).click();
  await expect(page.getByText("une personne relit la décision")).toBeVisible();
  await expect(page.getByRole("button", { name: "Contester la décision" })).toHaveCount(0);

  // A second look gives it back.
  await operator.goto("/admin/operation/signalements");
  await operator.getByRole("link", { name: title }).click();
  await hydrated(operator);
  await operator.getByLabel("Après relecture").selectOption("overturned");
  await operator.getByLabel("Raison").fill("La demande d’argent a été retirée.");
  await operator.getByRole("button", { name: "Enregistrer" }).click();
  await expect(operator.getByText("Décision annulée")).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText(title);
  await waitForMail(recruiter.email, /Décision annulée/);

  // All of it is in the log of those whom it concerns.
  await page.goto("/espace-utilisateur/qui-a-fait-quoi");
  await expect(page.getByText(`Masquée du site : ${title}`)).toBeVisible();
  await expect(page.getByText("L’équipe du site").first()).toBeVisible();
});

test("un visiteur sans compte signale sans JavaScript, et ce qu'il a tapé reste s'il se trompe", async ({
  browser,
}) => {
  const recruiter = await createAccount({ role: "recruteur" });
  const id = await publish("freelance", recruiter, { title: newTitle("Mission étrange") });
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`/signaler/freelance/${id}`);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await visitor.getByLabel("Ce qui ne va pas").selectOption({ index: 2 });
  await visitor.getByLabel("Ce que vous avez vu").fill("Le nom est celui d’une autre maison.");
  await visitor.getByLabel("Votre courriel").fill("pas une adresse");
  await visitor.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(visitor.getByLabel("Votre courriel")).toHaveAttribute("aria-invalid", "true");
  await expect(visitor.getByLabel("Ce que vous avez vu")).toHaveValue(/autre maison/);
  await expect(visitor.getByLabel("Ce qui ne va pas")).toHaveValue("false_employer");
  await visitor.getByLabel("Votre courriel").fill("");
  await visitor.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(visitor.getByText("Signalement reçu : merci.")).toBeVisible();

  for (const path of ["freelance/pas-un-id", `emplois/${id}`, `autre/${id}`]) {
    expect((await visitor.request.get(`/signaler/${path}`)).status(), path).toBe(404);
  }
});

test("un compte suspendu quitte le site, et son titulaire lit pourquoi", async ({
  page,
  browser,
}) => {
  test.slow();
  const recruiter = await asNewRecruiter(page, "/admin");
  const title = newTitle("Aide-cuisinier·ère");
  const id = await publish("job", recruiter, { title });
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.request.get(`/emplois/${id}`)).status()).toBe(200);

  const operator = await (await browser.newContext()).newPage();
  await asOperator(operator);
  await operator.goto(`/admin/operation/comptes?q=${encodeURIComponent(recruiter.email)}`);
  await hydrated(operator);
  await operator.getByText("Suspendre", { exact: false }).first().click();
  await operator
    .getByLabel("Raison de la suspension")
    .fill("Trois annonces qui demandent de l’argent.");
  await operator.getByRole("button", { name: "Suspendre le compte" }).click();
  await expect(operator.getByText("Suspendu", { exact: true })).toBeVisible();
  expect((await visitor.request.get(`/emplois/${id}`)).status()).toBe(404);

  await page.goto("/admin/jobs");
  await expect(page).toHaveURL(/\/admin\/decisions$/);
  await expect(page.getByText("Votre compte est suspendu")).toBeVisible();
  await expect(page.getByText("Trois annonces qui demandent de l’argent.")).toBeVisible();
  const { data } = await operatorClient().from("jobs").select("status").eq("id", id).single();
  expect(data).toEqual({ status: "draft" });
});

test("ce qu'on écrivait revient quand l'onglet s'est rechargé, et s'en va une fois envoyé", async ({
  page,
}) => {
  const job = { company_name: "Atelier", description: "Régler.", title: newTitle("Relieur·euse") };
  await withJob(job, async (id) => {
    const message = page.getByLabel("Ce que vous avez vu");
    await page.goto(`/signaler/emplois/${id}`);
    await hydrated(page);
    await message.fill("On m’a demandé 200 $ par virement.");
    await expect(async () => {
      await page.reload();
      await expect(message).toHaveValue("On m’a demandé 200 $ par virement.", { timeout: 3_000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByText("Brouillon retrouvé.")).toBeVisible();
    await page.getByLabel("Ce qui ne va pas").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Envoyer le signalement" }).click();
    await expect(page.getByText("Signalement reçu : merci.").first()).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(message).toHaveValue("");
  });
});
