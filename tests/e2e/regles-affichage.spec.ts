import { expect, type Page, test } from "@playwright/test";
import { violationsOf } from "@/tests/support/browser/violations";
import {
  asNewRecruiter,
  dialog,
  fillIn,
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
  await fillIn(creation(page), {
    Titre: title,
    Entreprise: "Verrerie du Fleuve",
    Lieu: place,
    Description: description,
  });
  return creation(page);
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

test("un recruteur publie sous le salaire minimum, est averti, explique, publie", async ({
  page,
  browser,
}) => {
  const title = newTitle("Plongeur·euse");
  const form = await fill(page, title, "Rimouski (Québec)", "Laver, ranger, sourire.");
  await fillIn(form, { "Salaire affiché": "12 $ l’heure", Minimum: "12" });
  await (await inStep(form.getByLabel("Période"))).selectOption({ label: "par heure" });
  await expect(form.getByLabel("Motif du salaire")).toHaveCount(0);

  // Nothing is published unasked, and nothing that was typed is lost.
  await publishFrom(form);
  const reason = form.getByLabel("Motif du salaire sous le minimum");
  await expect(reason).toBeFocused();
  await expect(form.getByText(/revient à 12,00\s\$ l’heure, sous le minimum/)).toBeVisible();
  await expect(form.getByLabel("Salaire affiché")).toHaveValue("12 $ l’heure");

  // The reason stays there while something else is wrong.
  await reason.fill("Emploi à pourboire.");
  await (await inStep(form.getByLabel("Titre"))).fill("");
  await publishFrom(form);
  await expect(form.getByText("Le titre est requis")).toBeVisible();
  await expect(reason).toHaveValue("Emploi à pourboire.");
  await (await inStep(form.getByLabel("Titre"))).fill(title);
  await publishFrom(form);
  await expect(row(page, title)).toBeVisible();

  // Readers are told.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(await publicAddress(page, title));
  const pay = visitor.locator(".offer-pay").filter({ visible: true });
  await expect(pay).toContainText("Sous le salaire minimum de la province");
  await expect(pay).toContainText("« Emploi à pourboire. »");
});

const mission = (page: Page) => dialog(page, "Ajouter une mission");
const publish = (page: Page) =>
  mission(page).getByRole("button", { name: "Publier", exact: true }).click();
const PASSED = /Cette date est passée\s: choisissez la date du jour/;

test("une mission aux dates passées, puis qui se contredit, se corrige au clavier et paraît", async ({
  page,
}) => {
  await asNewRecruiter(page, "/admin/freelance");
  await page.getByRole("link", { name: "Ajouter une mission" }).click();
  const form = mission(page);
  const title = newTitle("Relevé d’un sentier");
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Description").fill("Relever et dessiner douze kilomètres.");
  await form.getByLabel("Date limite").fill("2020-01-01");
  await form.getByLabel("Date de début pour une personne à l’étranger").fill("2020-02-01");
  await publish(page);

  // Both are told, and the first has the focus.
  await expect(form.getByText(PASSED)).toHaveCount(2);
  await expect(form.getByLabel("Date limite")).toBeFocused();
  await form.getByLabel("Date limite").fill("2099-01-01");
  await form.getByLabel("Date de début pour une personne à l’étranger").fill("");

  await form.getByLabel("Recrutez-vous aussi à l’étranger").selectOption({ label: "Non" });
  await form
    .getByLabel("Que faites-vous pour le permis de travail")
    .selectOption({ label: "EIMT obtenue" });
  await publish(page);
  const warnings = form.getByRole("region", { name: "À vérifier avant de publier" });
  await expect(warnings).toBeFocused();
  await expect(warnings.getByRole("listitem")).toHaveCount(1);
  await expect(warnings).toContainText("EIMT obtenue");
  await expect(warnings.getByRole("link")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(warnings.getByRole("button", { name: "Publier quand même" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row(page, title)).toBeVisible();
});

test("sur un téléphone, la notification d'un refus laisse voir et presser « Publier »", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await asNewRecruiter(page, "/admin/freelance");
  await page.getByRole("link", { name: "Ajouter une mission" }).click();
  await publish(page);
  await expect(page.getByText("Formulaire à corriger")).toBeVisible();
  await publish(page);
  await expect(mission(page).getByText("Le titre est requis")).toBeVisible();
  await expect(page.getByText("Formulaire à corriger")).toBeVisible();
  const [notice, button] = await Promise.all([
    page.getByText("Vérifiez les champs signalés.").boundingBox(),
    mission(page).getByRole("button", { name: "Publier", exact: true }).boundingBox(),
  ]);
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});
