import { expect, type Page, test } from "@playwright/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { asNewRecruiter, dialog, newTitle, row } from "@/tests/support/publications/administration";

const creation = (page: Page) => dialog(page, "Ajouter une mission");
const publish = (page: Page) =>
  creation(page).getByRole("button", { name: "Publier", exact: true }).click();
const PASSED = /Cette date est passée\s: choisissez aujourd’hui ou plus tard/;

test("une mission aux dates passées, puis qui se contredit, se corrige au clavier et paraît", async ({
  page,
}) => {
  await asNewRecruiter(page, "/admin/freelance");
  await page.getByRole("link", { name: "Ajouter une mission" }).click();
  const form = creation(page);
  const title = newTitle("Relevé d’un sentier");
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Description").fill("Relever et dessiner douze kilomètres.");
  await form.getByLabel("Date limite").fill("2020-01-01");
  await form.getByLabel("Entrée en poste pour une personne à l’étranger").fill("2020-02-01");
  await publish(page);

  // Both are told, and the first has the focus.
  await expect(form.getByText(PASSED)).toHaveCount(2);
  await expect(form.getByLabel("Date limite")).toBeFocused();
  await form.getByLabel("Date limite").fill("2099-01-01");
  await form.getByLabel("Entrée en poste pour une personne à l’étranger").fill("");

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
  expect(await violationsOf(page)).toEqual([]);
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
  await expect(page.getByText("Formulaire incomplet")).toBeVisible();
  await publish(page);
  await expect(creation(page).getByText("Le titre est requis")).toBeVisible();
  await expect(page.getByText("Formulaire incomplet")).toBeVisible();
  const [notice, button] = await Promise.all([
    page.getByText("Vérifiez les champs signalés.").boundingBox(),
    creation(page).getByRole("button", { name: "Publier", exact: true }).boundingBox(),
  ]);
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});
