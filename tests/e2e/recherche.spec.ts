import { expect } from "@playwright/test";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

const cards = "main article h2, main article h3";

test("trouve les deux genres et les autres mots d'un métier", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/emplois?q=soudeuse");
  await expect(page.locator(cards).first()).toContainText("Soudeur·euse");
  await page.goto("/emplois?q=aide-soignante&tri=pertinence");
  await expect(page.locator(cards).first()).toContainText("Préposé·e");
});

test("dit qu'un mot mal écrit a été compris autrement", async ({ page }) => {
  await page.goto("/emplois?q=charpantier");
  await expect(page.getByText("Résultats pour « charpentier ».")).toBeVisible();
  await expect(page.getByText("Aucun résultat pour « charpantier ».")).toBeVisible();
  await expect(page.locator(cards).first()).toContainText("Charpentier·ère");
  expect(await violationsOf(page)).toEqual([]);
});

test("ce qui ne trouve rien mène à plus près", async ({ page }) => {
  await page.goto("/emplois?q=soudeuse+astronaute");
  await expect(
    page.getByRole("heading", { name: "Aucune annonce ne contient tous ces mots." }),
  ).toBeVisible();
  await expect(page.locator(cards).first()).toContainText("Soudeur·euse");
  await page.goto("/emplois?q=soudeuse+astronaute&province=quebec");
  const nearer = page.getByRole("navigation", { name: "Recherches proches" });
  await nearer.getByRole("link", { name: "« soudeuse » sans filtre" }).click();
  await expect(page).toHaveURL(/\/emplois\?q=soudeuse$/);
  await expect(page.locator(cards).first()).toContainText("Soudeur·euse");
});

test("un mot mal écrit dont les filtres ne laissent rien mène à ce qu'il voulait dire", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/emplois?q=infirmer&province=yukon");
  await expect(
    page.getByLabel("Province").getByRole("option", { name: /^Québec \(\d/ }),
  ).toHaveCount(1);
  const nearer = page.getByRole("navigation", { name: "Recherches proches" });
  await nearer.getByRole("link", { name: "« infirmier » sans filtre" }).click();
  await expect(page.locator(cards).first()).toContainText("Infirmier·ère");
});

test("au clavier, la place n'est pas perdue quand la liste change, et son nombre est dit", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/emplois?q=infirmier&province=quebec");
  await hydrated(page);
  const status = page.getByRole("main").getByRole("status").first();
  const before = await status.textContent();
  await page.getByRole("link", { name: /Retirer le filtre\s: Québec/ }).press("Enter");
  await expect(page).toHaveURL(/\/emplois\?q=infirmier$/);
  await expect(status).not.toHaveText(before ?? "");
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).not.toBe("BODY");
  await page.keyboard.press("Tab");
  const chip = page.getByRole("link", { name: /Retirer le filtre\s: « infirmier »/ });
  await expect(chip).toBeFocused();
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on trie, on demande un salaire, et les menus comptent", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/emplois?q=infirmi%C3%A8re");
    await page.getByRole("link", { name: "Plus pertinentes" }).click();
    await expect(page).toHaveURL(/tri=pertinence/);
    await expect(page.getByRole("link", { name: "Plus pertinentes" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    const province = page.getByLabel("Province").getByRole("option", { name: /^Québec \(\d+\)$/ });
    const offered = Number(/\d+/.exec((await province.textContent()) ?? "")?.[0]);
    await page.goto("/emplois?q=infirmi%C3%A8re&province=quebec");
    await expect(page.getByText(`${offered} offres d’emploi`, { exact: true })).toBeVisible();

    await page.getByText("Tous les filtres", { exact: true }).click();
    await page.getByLabel("Salaire annuel minimum").selectOption("100000");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/salaire=100000/);
    await expect(
      page.getByRole("link", { name: /Retirer le filtre\s: Au moins 100/ }),
    ).toBeVisible();
  });

  test("le champ de recherche est un simple formulaire", { tag: "@full" }, async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Mot-clé").fill("cuisinière");
    await page.getByRole("search").getByRole("button", { name: "Rechercher" }).first().click();
    await expect(page.locator(cards).first()).toContainText("Cuisinier·ère");
  });
});

test("les suggestions se choisissent au clavier", async ({ page }) => {
  await page.goto("/");
  const field = page.getByLabel("Mot-clé");
  await field.focus();
  await expect(field).toHaveRole("combobox");
  await field.pressSequentially("cuisini");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("option", { name: /^Cuisinier·ère/ })).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  expect(await violationsOf(page)).toEqual([]);
  await field.press("ArrowDown");
  await expect(list.getByRole("option", { selected: true })).toHaveCount(1);
  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("cuisini");
  await field.press("e");
  await expect(list).toBeVisible();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/emplois\?q=Cuisinier/);
});

test("une offre en montre de semblables", async ({ page }) => {
  await page.goto("/emplois?q=infirmier+auxiliaire");
  const card = page.locator("article a[data-card]").first();
  await page.goto((await card.getAttribute("href")) ?? "");
  const similar = page.getByRole("region", { name: "Offres semblables" });
  await expect(similar.getByRole("link").first()).toContainText("Infirmier·ère");
});
