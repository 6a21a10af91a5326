import { expect, type Page, test } from "@playwright/test";
import { violationsOf } from "@/tests/support/browser/violations";
import {
  asNewRecruiter,
  dialog,
  inStep,
  newTitle,
  publicAddress,
  publishFrom,
  row,
} from "@/tests/support/publications/administration";

const creation = (page: Page) => dialog(page, "Ajouter une offre d’emploi");
const warnings = (page: Page) =>
  creation(page).getByRole("region", { name: "À vérifier avant de publier" });

async function fill(page: Page, title: string, place: string, description: string) {
  await asNewRecruiter(page, "/admin/jobs");
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  const form = creation(page);
  await (await inStep(form.getByLabel("Titre"))).fill(title);
  await form.getByLabel("Entreprise", { exact: true }).fill("Verrerie du Fleuve");
  await (await inStep(form.getByLabel("Lieu"))).fill(place);
  await (await inStep(form.getByLabel("Description"))).fill(description);
  return form;
}

test("une recruteuse d'Ottawa lit ce que la loi demande, répond, et publie quand même", async ({
  page,
  browser,
}) => {
  const title = newTitle("Souffleur·euse de verre");
  const form = await fill(page, title, "Ottawa, Ontario", "Souffler des carafes.");
  await (await inStep(form.locator("[name=requirements]"))).fill(
    "Deux ans d’expérience canadienne",
  );
  await publishFrom(form);

  // What is asked is read first, with its source and words to take; nothing typed is lost.
  await expect(warnings(page)).toBeFocused();
  await expect(warnings(page).getByRole("listitem")).toHaveCount(4);
  await expect(warnings(page)).toContainText("ne peut pas exiger une expérience canadienne");
  await expect(warnings(page).getByRole("link", { name: "Lire la règle" })).toHaveCount(4);
  await expect(form.locator("[name=requirements]")).toHaveValue("Deux ans d’expérience canadienne");
  expect(await violationsOf(page)).toEqual([]);

  // What is answered is not asked again.
  await (await inStep(form.getByLabel("Poste vacant"))).selectOption({ label: "Oui" });
  await (await inStep(form.getByLabel("Sélection assistée par IA"))).selectOption({ label: "Non" });
  await publishFrom(form);
  await expect(warnings(page).getByRole("listitem")).toHaveCount(2);
  await warnings(page).getByRole("button", { name: "Publier quand même" }).click();
  await expect(row(page, title)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(await publicAddress(page, title));
  const facts = visitor
    .locator("dl")
    .filter({ visible: true, hasText: "Date limite de candidature" });
  await expect(facts).toContainText("Poste vacantOui");
  await expect(facts).toContainText("Sélection assistée par IANon");
});

test("au Québec, une offre en anglais seulement n'est pas publiée, un brouillon si", async ({
  page,
}) => {
  const title = newTitle("Glass blower");
  const form = await fill(
    page,
    title,
    "Laval (Québec)",
    "You will work with the team and our customers to deliver the best service for all of the people that we meet in the city.",
  );
  await publishFrom(form);
  await expect(warnings(page)).toContainText(
    "La loi interdit de publier l’offre sous cette forme.",
  );
  await expect(warnings(page).getByRole("button", { name: "Publier quand même" })).toHaveCount(0);
  await (await inStep(form.getByLabel("État"))).selectOption({ label: "Brouillon" });
  await publishFrom(form);
  await expect(row(page, title)).toContainText("Brouillon");
});
