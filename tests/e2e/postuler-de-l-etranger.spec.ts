import { expect, type Locator, type Page, test } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import {
  asNewRecruiter,
  choose,
  dialog,
  newTitle,
  publicAddress,
  row,
} from "@/tests/support/publications/administration";
import { withJob } from "@/tests/support/publications/temporary-job";

const QUESTIONS: [label: RegExp, help: RegExp][] = [
  [/^Recrutez-vous aussi à l’étranger/, /peut postuler\.$/],
  [/^Que faites-vous pour le permis de travail/, /étude d’impact sur le marché du travail/],
  [/^Offrez-vous une aide à l’installation/, /Voyage, logement/],
  [/^Quelle aide/, /affichée telle quelle/],
  [/^Quel français demandez-vous/, /indispensable pour le poste/],
  [/^Quel anglais demandez-vous/, /indispensable pour le poste/],
  [/^Entrée en poste pour une personne à l’étranger/, /obtenir un permis/],
];

const block = (page: Page) => page.locator("details.abroad");
/** The answer that stands under a question of the block. */
const answer = (page: Page, question: string) =>
  block(page)
    .locator("div", { has: page.getByText(question, { exact: true }) })
    .locator("dd");

const HELP = "Premier mois de logement payé";

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

/** Opens the form by its link, and goes to the first of the six questions. */
async function openByKeys(page: Page, link: string, form: Locator): Promise<void> {
  await tabTo(page, page.getByRole("link", { name: link }));
  await page.keyboard.press("Enter");
  await expect(form).toBeVisible();
  await tabTo(page, form.getByLabel("Titre"));
}

async function type(page: Page, control: Locator, words: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(words);
}

/** To the next step of the form. */
async function goOn(page: Page, form: Locator): Promise<void> {
  await tabTo(page, form.getByRole("button", { name: "Continuer" }));
  await page.keyboard.press("Enter");
}

/** Goes through the questions one Tab after the other: each has its name, its help and the focus. */
async function walk(page: Page, form: Locator, answers: Record<number, number>): Promise<void> {
  await tabTo(page, form.getByLabel(QUESTIONS[0]?.[0] ?? ""));
  for (const [index, [label, help]] of QUESTIONS.entries()) {
    const control = form.getByLabel(label);
    // What helps is asked of who helps.
    if (index === 3 && answers[2] !== 1) continue;
    await expect(control).toBeFocused();
    await expect(control).toHaveAccessibleDescription(help);
    await expect(control).toBeInViewport();
    for (let down = 0; down < (answers[index] ?? 0); down += 1) {
      await page.keyboard.press("ArrowDown");
    }
    if (index === 3) await page.keyboard.type(HELP);
    if (index < QUESTIONS.length - 1) await page.keyboard.press("Tab");
  }
}

test("les six questions d'une offre se répondent au clavier, l'erreur prend le foyer, et l'offre répond à qui est à l'étranger", async ({
  page,
  browser,
}) => {
  await asNewRecruiter(page, "/admin/jobs");
  const title = newTitle("Chaudronnier·ère");
  const form = dialog(page, "Ajouter une offre d’emploi");
  await openByKeys(page, "Ajouter un emploi", form);
  await page.keyboard.type(title);
  await type(page, form.getByLabel("Entreprise", { exact: true }), "Chaudronnerie du Nord");
  await type(page, form.getByLabel("Description"), "Former, plier et assembler des tôles.");
  await goOn(page, form);
  await type(page, form.getByLabel("Lieu"), "Québec (Québec)");
  await goOn(page, form);
  // Yes; Mobilité francophone, which is none in Québec; yes; French of the second stage.
  await walk(page, form, { 0: 1, 1: 3, 2: 1, 4: 3 });
  await goOn(page, form);
  await tabTo(page, form.getByRole("button", { name: "Publier", exact: true }));
  await page.keyboard.press("Enter");

  const permit = form.getByLabel("Que faites-vous pour le permis");
  await expect(permit).toBeFocused();
  await expect(permit).toHaveAttribute("aria-invalid", "true");
  await expect(permit).toHaveAccessibleDescription(/s’applique seulement hors du Québec/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await goOn(page, form);
  await tabTo(page, form.getByRole("button", { name: "Publier", exact: true }));
  await page.keyboard.press("Enter");
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
