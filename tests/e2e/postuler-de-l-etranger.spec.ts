import { expect, type Page, test } from "@playwright/test";
import {
  asNewRecruiter,
  choose,
  dialog,
  inStep,
  newTitle,
  publicAddress,
  publishFrom,
} from "@/tests/support/publications/administration";
import { withJob } from "@/tests/support/publications/temporary-job";

const block = (page: Page) => page.locator("details.abroad");
/** The answer that stands under a question of the block. */
const answer = (page: Page, question: string) =>
  block(page)
    .locator("div", { has: page.getByText(question, { exact: true }) })
    .locator("dd");

test("un recruteur répond aux six questions, et l'offre répond à qui est à l'étranger", async ({
  page,
  browser,
}) => {
  await asNewRecruiter(page, "/admin/jobs");
  const title = newTitle("Infirmier·ère de nuit");
  const form = dialog(page, "Ajouter une offre d’emploi");
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  await (await inStep(form.getByLabel("Titre"))).fill(title);
  await form.getByLabel("Entreprise", { exact: true }).fill("Clinique des Deux Rives");
  await (await inStep(form.getByLabel("Lieu"))).fill("Québec (Québec)");
  await (await inStep(form.getByLabel("Description"))).fill(
    "Soigner, la nuit, une unité de vingt lits.",
  );
  await (await inStep(form.getByLabel("Recrutez-vous aussi à l’étranger"))).selectOption("Oui");
  await (await inStep(form.getByLabel("Que faites-vous pour le permis"))).selectOption({
    index: 3,
  });
  await (await inStep(form.getByLabel("Offrez-vous une aide à l’installation"))).selectOption(
    "Oui",
  );
  await (await inStep(form.getByLabel("Quelle aide"))).fill("Premier mois de logement payé");
  await (await inStep(form.getByLabel("Quel français"))).selectOption("Avancé (NCLC 9 à 12)");
  await publishFrom(form);
  // The place tells the province, where that programme is none.
  await expect(
    form.getByText("La Mobilité francophone s’applique seulement hors du Québec"),
  ).toBeVisible();
  await expect(form.getByLabel("Quelle aide")).toHaveValue("Premier mois de logement payé");
  await (await inStep(form.getByLabel("Que faites-vous pour le permis"))).selectOption(
    "EIMT obtenue",
  );
  await publishFrom(form);
  await expect(page.getByText("Offre créée avec succès")).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(await publicAddress(page, title));
  await expect(block(visitor)).toContainText("Oui : l’entreprise recrute à l’étranger");
  await expect(answer(visitor, "Permis de travail")).toHaveText("EIMT obtenue");
  await expect(answer(visitor, "Aide à l’installation")).toContainText("Premier mois de logement");
  await expect(answer(visitor, "Français demandé")).toHaveText("Avancé (NCLC 9 à 12)");
  await expect(answer(visitor, "Anglais demandé")).toHaveCount(0);
  const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"eligibilityToWorkRequirement":"Ouvert aux candidatures');

  await choose(page, title, "Dupliquer");
  await expect(form.getByLabel("Que faites-vous pour le permis")).toHaveValue("lmia_obtained");
  await expect(form.getByLabel("Recrutez-vous aussi à l’étranger")).toHaveValue("true");
});

test("une offre qui ne dit rien le dit, et la Mobilité francophone vient avec sa source", {
  tag: "@full",
}, async ({ page }) => {
  const job = { company_name: "Scierie", description: "Scier.", location: "Moncton" };
  await withJob({ ...job, title: newTitle("Scieur·se") }, async (id) => {
    await page.goto(`/emplois/${id}`);
    await expect(block(page)).toContainText("L’annonce ne le précise pas.");
    await expect(page.getByText("6 points non précisés")).toBeVisible();
  });
  const french = { open_abroad: true, french_level: "intermediate" } as const;
  await withJob({ ...job, ...french, title: newTitle("Affûteur·se") }, async (id) => {
    await page.goto(`/emplois/${id}`);
    await expect(block(page)).toContainText(
      "NCLC 5 ou plus à l’oral : compréhension et expression (règle en vigueur depuis le 15 juin 2023",
    );
    await expect(block(page).getByRole("link", { name: "page officielle" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.canada\.ca\/fr\//,
    );
  });
});

test("une mission répond aux mêmes questions", { tag: "@full" }, async ({ page, browser }) => {
  await asNewRecruiter(page, "/admin/freelance");
  const title = newTitle("Carte marine");
  const form = dialog(page, "Ajouter une mission");
  await page.getByRole("link", { name: "Ajouter une mission" }).click();
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Description").fill("Dessiner une carte du fleuve.");
  await form.getByLabel("Recrutez-vous aussi à l’étranger").selectOption("Non");
  await form.getByLabel("Quel anglais").selectOption("Non demandé");
  await form.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("créée avec succès")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(await publicAddress(page, title));
  await expect(block(visitor)).toContainText("seulement des personnes déjà au Canada");
  await expect(answer(visitor, "Anglais demandé")).toHaveText("Non demandé");
});

test("la liste se restreint à ce qui est ouvert de l'étranger, même sans JavaScript", {
  tag: "@full",
}, async ({ browser }) => {
  const word = `Sabotier${Date.now()}`;
  const job = { company_name: "Sabots", description: "Tailler.", location: "Moncton" };
  const open = { open_abroad: true, permit_offer: "lmia_obtained" } as const;
  await withJob({ ...job, ...open, title: `${word} ouvert` }, async () => {
    await withJob({ ...job, open_abroad: false, title: `${word} d’ici` }, async () => {
      const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await page.goto(`/emplois?q=${word}`);
      await expect(page.getByRole("article")).toHaveCount(2);
      await page.getByText("Tous les filtres", { exact: true }).click();
      await page.getByLabel("Ouvert aux candidatures de l’étranger (1)").check();
      await page.getByLabel("L’entreprise facilite le permis (1)").check();
      await expect(page.getByText("Un permis de travail reste nécessaire.")).toBeVisible();
      await page.getByRole("button", { name: "Filtrer" }).click();
      await expect(page).toHaveURL(/etranger=1&sans_permis=1/);
      await expect(page.getByRole("article")).toHaveText(/ouvert/);
      await page.getByRole("link", { name: /L’entreprise facilite le permis/ }).click();
      await expect(page).toHaveURL(/q=Sabotier\d+&etranger=1$/);
    });
  });
});
