import { expect, type Page, test } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import {
  asNewRecruiter,
  choose,
  dialog,
  fillIn,
  inStep,
  newTitle,
  publicAddress,
  publishFrom,
  row,
} from "@/tests/support/publications/administration";
import { withJob } from "@/tests/support/publications/temporary-job";

const block = (page: Page) => page.locator("details.abroad");
/** The answer that stands under a question of the block. */
const answer = (page: Page, question: string) =>
  block(page)
    .locator("div", { has: page.getByText(question, { exact: true }) })
    .locator("dd");

const HELP = "Premier mois de logement payé";

test("les six questions d'une offre : l'erreur prend le foyer, et l'offre répond à qui est à l'étranger", async ({
  page,
  browser,
}) => {
  await asNewRecruiter(page, "/admin/jobs");
  const title = newTitle("Chaudronnier·ère");
  const form = dialog(page, "Ajouter une offre d’emploi");
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  await fillIn(form, {
    Titre: title,
    Entreprise: "Chaudronnerie du Nord",
    Description: "Former, plier et assembler des tôles.",
    Lieu: "Québec (Québec)",
  });
  const permit = form.getByLabel("Que faites-vous pour le permis");
  await (await inStep(form.getByLabel("Recrutez-vous aussi à l’étranger"))).selectOption("true");
  await permit.selectOption("francophone_mobility");
  await form.getByLabel("Offrez-vous une aide à l’installation").selectOption({ index: 1 });
  await form.getByLabel("Quelle aide").fill(HELP);
  await form.getByLabel("Quel niveau de français demandez-vous").selectOption({ index: 3 });
  await publishFrom(form);

  // There is none in Québec.
  await expect(permit).toBeFocused();
  await expect(permit).toHaveAttribute("aria-invalid", "true");
  await expect(permit).toHaveAccessibleDescription(/s’applique seulement hors du Québec/);
  await permit.selectOption("lmia_obtained");
  await publishFrom(form);
  await expect(page.getByText("Offre créée avec succès")).toBeVisible();
  await expect(row(page, title)).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(await publicAddress(page, title));
  await expect(block(visitor)).toContainText("Oui : l’entreprise recrute à l’étranger");
  await expect(answer(visitor, "Permis de travail")).toHaveText("EIMT obtenue");
  await expect(answer(visitor, "Aide à l’installation")).toContainText(HELP);
  await expect(answer(visitor, "Français")).toHaveText(/NCLC/);
  await expect(answer(visitor, "Anglais")).toHaveCount(0);
  const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"eligibilityToWorkRequirement":"Ouvert aux candidatures');

  await choose(page, title, "Dupliquer");
  await expect(form.getByLabel("Que faites-vous pour le permis")).toHaveValue("lmia_obtained");
  await expect(form.getByLabel("Recrutez-vous aussi à l’étranger")).toHaveValue("true");
});

test("la question se pose sans JavaScript, et seulement là où il y en a une", async ({
  browser,
}) => {
  const nurse = await createAccount();
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signIn(page, nurse.email);
  const job = { company_name: "Hôpital", description: "Soigner." };
  await withJob({ ...job, title: newTitle("Aide-soignant·e") }, async (id) => {
    await page.goto(`/emplois/${id}`);
    await page.getByRole("link", { name: "Demander au recruteur" }).click();
    await page.getByRole("button", { name: "Demander au recruteur" }).click();
    await expect(page.getByText("Question envoyée au recruteur")).toBeVisible();
  });
  const closed = { open_abroad: false, title: newTitle("Brancardier·ère") };
  await withJob({ ...job, ...closed }, async (id) => {
    await page.goto(`/emplois/${id}`);
    await expect(page.getByRole("heading", { name: "Puis-je postuler" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Demander au recruteur" })).toBeHidden();
    await page.goto(`/espace-utilisateur/demander/emplois/${id}`);
    await expect(page.getByText("répond déjà à la question, ou elle est fermée")).toBeVisible();
  });
  const { status } = await page.request.get("/espace-utilisateur/demander/bourses/1").then((r) => ({
    status: r.status(),
  }));
  expect(status).toBe(404);
});
