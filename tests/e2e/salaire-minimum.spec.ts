import { expect, test } from "@playwright/test";
import {
  asNewRecruiter,
  dialog,
  inStep,
  newTitle,
  publicAddress,
  publishFrom,
  row,
} from "@/tests/support/publications/administration";
import { structuredDataOf } from "@/tests/support/publications/structured-data";

test("un recruteur publie sous le salaire minimum, est averti, explique, publie", async ({
  page,
  browser,
}) => {
  await asNewRecruiter(page, "/admin/jobs");
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  const form = dialog(page, "Ajouter une offre d’emploi");
  const title = newTitle("Plongeur·euse");
  await (await inStep(form.getByLabel("Titre"))).fill(title);
  await form.getByLabel("Entreprise", { exact: true }).fill("Table du Fleuve");
  await (await inStep(form.getByLabel("Lieu"))).fill("Rimouski (Québec)");
  await (await inStep(form.getByLabel("Description"))).fill("Laver, ranger, sourire.");
  await (await inStep(form.getByLabel("Salaire affiché"))).fill("12 $ l’heure");
  await (await inStep(form.getByLabel("Minimum"))).fill("12");
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

  // Readers are told, search engines are not given the amount.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(await publicAddress(page, title));
  const pay = visitor.locator(".offer-pay").filter({ visible: true });
  await expect(pay).toContainText("Sous le salaire minimum de la province");
  await expect(pay).toContainText("« Emploi à pourboire. »");
  const job = structuredDataOf(await visitor.content()).find(
    (item) => item["@type"] === "JobPosting",
  );
  expect(job).toBeDefined();
  expect(job).not.toHaveProperty("baseSalary");
  await visitor.goto(`/emplois?q=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole("article").filter({ hasText: title })).toContainText(
    "Sous le salaire minimum",
  );

  // Paid more, it needs no reason any more.
  await page.getByRole("button", { name: `Actions pour ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Modifier" }).click();
  const edition = dialog(page, "Modifier l’offre");
  await expect(edition.getByLabel("Motif du salaire sous le minimum")).toHaveValue(
    "Emploi à pourboire.",
  );
  await (await inStep(edition.locator("[name=salary_min]"))).fill("30");
  await (await inStep(edition.getByLabel("Salaire affiché"))).fill("30 $ l’heure");
  await edition.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Offre mise à jour")).toBeVisible();
  await visitor.goto(await publicAddress(page, title));
  await expect(pay).toContainText("30 $ l’heure");
  await expect(pay).not.toContainText("Sous le salaire minimum");
});
