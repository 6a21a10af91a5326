import { expect, type Locator, type Page } from "@playwright/test";
import { createAccount } from "@/tests/support/accounts/accounts";
import { waitForMail } from "@/tests/support/accounts/mailbox";
import { asOperator, operatorClient } from "@/tests/support/accounts/operator";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { asNewRecruiter, inStep, newTitle } from "@/tests/support/publications/administration";
import { publish } from "@/tests/support/publications/applying";
import { publishArticle } from "@/tests/support/publications/articles";

const QUEUE = "/admin/operation/file";

const REASON = "L’annonce demande de payer pour un permis, ce qu’aucun employeur ne peut faire.";

/** Decides on the case that is open. */
async function decide(operator: Page, outcome: string, reason = REASON): Promise<void> {
  await hydrated(operator);
  await operator.getByLabel("Décision", { exact: true }).selectOption(outcome);
  await operator.getByLabel("Raison").fill(reason);
  await operator.getByRole("button", { name: "Décider" }).click();
  await expect(operator.getByText("Décision enregistrée")).toBeVisible();
}

/** Opens the case of this name from the desk and answers its contest. */
async function answerContest(
  operator: Page,
  name: string,
  review: "upheld" | "overturned",
  reason: string,
): Promise<void> {
  await operator.goto(QUEUE);
  await operator.getByRole("link", { name }).click();
  await hydrated(operator);
  await operator.getByLabel("Décision après réexamen").selectOption(review);
  await operator.getByLabel("Raison").fill(reason);
  await operator.getByRole("button", { name: "Enregistrer" }).click();
}

/** Contests a decision on the page of one's own. */
async function contest(page: Page, about: string, words: string): Promise<void> {
  const decision = decisionOn(page, about);
  await hydrated(page);
  await decision.getByText("Contester cette décision").click();
  await decision.getByLabel("Pourquoi cette décision vous semble erronée").fill(words);
  await decision.getByRole("button", { name: "Contester la décision" }).click();
  await expect(decision.getByText(/^Décision contestée le .*réexamine la décision/)).toBeVisible();
}

/** What was decided on a publication, or on "Votre compte", as whom it falls on reads it. */
function decisionOn(page: Page, about: string): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: about }) });
}

test("une décision contestée est relue et annulée : tout revient", async ({ page, browser }) => {
  const recruiter = await asNewRecruiter(page, "/admin");
  const title = newTitle("Cueilleur·se sans entrevue");
  const id = await publish("job", recruiter, { title });
  const report = { kind: "job", item_id: id, reason: "fees" };
  expect((await operatorClient().rpc("report_content", report)).error).toBeNull();
  const operator = await (await browser.newContext()).newPage();
  await asOperator(operator);
  await operator.goto(QUEUE);
  await operator.getByRole("link", { name: title }).click();
  await decide(operator, "removed");
  expect((await page.request.get(`/emplois/${id}`)).status()).toBe(404);

  // Its author reads why from the first page of the administration, and contests.
  await page.goto("/admin");
  await page.getByRole("link", { name: "Lire la décision" }).click();
  await expect(decisionOn(page, title).getByText(REASON)).toBeVisible();
  await contest(page, title, "Il n’y est question d’aucun paiement.");

  await answerContest(operator, title, "overturned", "Rien n’y demande d’argent.");
  await expect(operator.getByText("Décision annulée")).toBeVisible();
  await page.goto(`/emplois/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await waitForMail(recruiter.email, /Décision annulée/);

  // All of it is in the log of whom it concerns.
  await page.goto("/espace-utilisateur/qui-a-fait-quoi");
  await expect(page.getByText(`Contenu retiré du site : ${title}`)).toBeVisible();
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
  await visitor.getByLabel("Raison du signalement").selectOption({ index: 2 });
  await visitor.getByLabel("Précisions").fill("Le nom est celui d’une autre maison.");
  await visitor.getByLabel("Votre courriel").fill("pas une adresse");
  await visitor.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(visitor.getByLabel("Votre courriel")).toHaveAttribute("aria-invalid", "true");
  await expect(visitor.getByLabel("Précisions")).toHaveValue(/autre maison/);
  await expect(visitor.getByLabel("Raison du signalement")).toHaveValue("false_employer");
  await visitor.getByLabel("Votre courriel").fill("");
  await visitor.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(
    visitor.locator("#contenu").getByText("Merci, votre signalement est envoyé."),
  ).toBeVisible();

  for (const path of ["freelance/pas-un-id", `emplois/${id}`, `autre/${id}`]) {
    expect((await visitor.request.get(`/signaler/${path}`)).status(), path).toBe(404);
  }
});

test("un visiteur signale un commentaire, depuis l'article où il le lit", async ({ page }) => {
  const [author, reader] = await Promise.all([
    createAccount({ role: "recruteur" }),
    createAccount({ fullName: "Léa Bavarde" }),
  ]);
  const article = await publishArticle(author, newTitle("Un article bavard"));
  const comment = {
    article_id: article,
    user_id: reader.id,
    body: "Payez-moi 300 $ pour un visa.",
  };
  const made = await operatorClient()
    .from("comments")
    .insert({ ...comment, status: "approved" })
    .select("id")
    .single();
  const { id } = made.data as { id: string };
  await page.goto(`/actualites/${article}`);
  await page.getByRole("link", { name: "Signaler ce commentaire" }).click();
  await expect(page).toHaveURL(new RegExp(`/signaler/commentaires/${id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signaler un commentaire");
  await hydrated(page);
  await page.getByLabel("Raison du signalement").selectOption("fees");
  await page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(
    page.locator("#contenu").getByText("Merci, votre signalement est envoyé."),
  ).toBeVisible();
  // The page itself, and not only what a link within the site fetches.
  expect((await page.request.get(`/signaler/commentaires/${id}`)).status()).toBe(200);
  const unknown = await page.request.get(`/signaler/commentaires/${crypto.randomUUID()}`);
  expect(unknown.status()).toBe(404);
});

const CHANGES = "Dites où se fait le travail.";

test("une correction se demande, se fait, et se relit avant de paraître", async ({
  page,
  browser,
}) => {
  const recruiter = await asNewRecruiter(page, "/admin");
  const title = newTitle("Soudeur·se sans adresse");
  const id = await publish("job", recruiter, { title });
  const report = { kind: "job", item_id: id, reason: "misleading" };
  expect((await operatorClient().rpc("report_content", report)).error).toBeNull();
  const operator = await (await browser.newContext()).newPage();
  await asOperator(operator);
  await operator.goto(`${QUEUE}?origine=report`);
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

  await operator.goto(`${QUEUE}?origine=review`);
  await operator.getByRole("link", { name: title }).click();
  await decide(operator, "approved", "");
  expect((await page.request.get(`/emplois/${id}`)).status()).toBe(200);
});
