import { expect, type Page } from "@playwright/test";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

const cards = (page: Page) => page.locator("main article h2, main article h3");

test("ce qui ne trouve rien mène à plus près", async ({ page }) => {
  await page.goto("/emplois?q=soudeuse+astronaute");
  const unmet = page.getByRole("heading", {
    name: "Aucune annonce ne correspond à tous ces mots.",
  });
  await expect(unmet).toBeVisible();
  await expect(page.getByRole("status").first()).toHaveText("Aucun résultat exact");
  await expect(cards(page).filter({ hasText: "Soudeur·euse" }).first()).toBeVisible();
  await page.goto("/emplois?q=soudeuse+astronaute&province=quebec");
  const relaxed = page.getByRole("navigation", { name: "Recherches proches" });
  await expect(
    unmet.locator("xpath=following::nav[@aria-label='Recherches proches']"),
  ).toBeVisible();
  await relaxed.getByRole("link", { name: "« soudeuse » sans filtre" }).click();
  await expect(page).toHaveURL(/\/emplois\?q=soudeuse$/);
  await expect(cards(page).filter({ hasText: "Soudeur·euse" }).first()).toBeVisible();
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

const misspelt = [
  { list: "/emplois", typed: "charpantier", meant: "charpentier", first: /^Charpentier·ère/ },
  { list: "/freelance", typed: "traductrise", meant: "traduction", first: /^Traduction/ },
  { list: "/bourses", typed: "francofonie", meant: "francophonie", first: /Francophonie/ },
  { list: "/actualites", typed: "parrainnage", meant: "parrainage", first: /^Parrainer/ },
];
test("chaque liste dit qu'un mot mal écrit a été compris autrement", async ({ page }) => {
  for (const { list, typed, meant, first } of misspelt) {
    await page.goto(`${list}?q=${typed}`);
    await expect(page.getByText(`Résultats pour « ${meant} ».`)).toBeVisible();
    await expect(page.getByText(`Aucun résultat pour « ${typed} ».`)).toBeVisible();
    await expect(cards(page).filter({ hasText: first }).first()).toBeVisible();
  }
});
