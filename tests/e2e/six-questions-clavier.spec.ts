import { expect, type Locator, type Page, test } from "@playwright/test";
import { asNewRecruiter, dialog, newTitle, row } from "@/tests/support/publications/administration";

const QUESTIONS: [label: RegExp, help: RegExp][] = [
  [/^Recrutez-vous aussi à l’étranger/, /peut postuler\.$/],
  [/^Que faites-vous pour le permis de travail/, /étude d’impact sur le marché du travail/],
  [/^Offrez-vous une aide à l’installation/, /Voyage, logement/],
  [/^Quelle aide/, /affichée telle quelle/],
  [/^Quel français demandez-vous/, /indispensable pour le poste/],
  [/^Quel anglais demandez-vous/, /indispensable pour le poste/],
  [/^Entrée en poste pour une personne à l’étranger/, /obtenir un permis/],
];

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
    if (index < QUESTIONS.length - 1) await page.keyboard.press("Tab");
  }
}

test("les six questions d'une offre se répondent au clavier, et l'erreur prend le foyer", async ({
  page,
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
});

test("celles d'une mission aussi, et ce qui se contredit prend le foyer", { tag: "@full" }, async ({
  page,
}) => {
  await asNewRecruiter(page, "/admin/freelance");
  const title = newTitle("Relevé de bâtiment");
  const form = dialog(page, "Ajouter une mission");
  await openByKeys(page, "Ajouter une mission", form);
  await page.keyboard.type(title);
  await type(page, form.getByLabel("Description"), "Relever et dessiner trois façades.");
  // Nobody abroad, and yet an EIMT.
  await walk(page, form, { 0: 2, 1: 1 });
  await tabTo(page, form.getByRole("button", { name: "Publier", exact: true }));
  await page.keyboard.press("Enter");

  const anyway = form.getByRole("button", { name: "Publier quand même" });
  await expect(anyway).toBeVisible();
  expect(
    await form.evaluate((element) => element.contains(document.activeElement)),
    "le foyer reste dans la fenêtre",
  ).toBe(true);
  await tabTo(page, anyway);
  await page.keyboard.press("Enter");
  await expect(page.getByText("créée avec succès")).toBeVisible();
  await expect(row(page, title)).toBeVisible();
});
