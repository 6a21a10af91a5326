import { expect, type Page } from "@playwright/test";
import { provinces } from "@/lib/places/provinces";
import { test } from "@/tests/support/browser/test";

const map = (page: Page) => page.getByRole("navigation", { name: "Provinces et territoires" });
const onMap = (page: Page, label: string) =>
  map(page).getByRole("link", { name: new RegExp(`^${label} : [\\d\\s]+ offres?$`) });

/** The number that a text begins or ends with, whatever its spaces. */
const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ""));

test.describe("La carte des offres", () => {
  test("montre les treize, avec les chiffres du tableau", { tag: "@full" }, async ({ page }) => {
    await page.goto("/emplois/carte");
    await expect(page).toHaveTitle("Carte des offres d’emploi au Canada · Horizon Érable");
    const rows = page.getByRole("table").locator("tbody tr");
    await expect(rows).toHaveCount(provinces.length);
    await expect(map(page).getByRole("link")).toHaveCount(provinces.length);
    for (const { label, slug } of provinces) {
      const path = `/emplois/province/${slug}`;
      const row = rows.filter({ has: page.getByRole("link", { name: label, exact: true }) });
      const offers = numberIn(await row.getByRole("cell").last().innerText());
      await expect(row.getByRole("link")).toHaveAttribute("href", path);
      await expect(onMap(page, label)).toHaveAttribute("href", path);
      expect(numberIn(await onMap(page, label).getAttribute("aria-label")), label).toBe(offers);
    }
  });

  test("dit les nombres que disent les listes, et en tout ceux de la liste entière", async ({
    page,
  }) => {
    // No journey publishes in these two: the numbers stay while the pages change.
    for (const label of ["Ontario", "Saskatchewan"]) {
      await page.goto("/emplois/carte");
      const name = await onMap(page, label).getAttribute("aria-label");
      await onMap(page, label).click();
      const list = page.getByText(/^[\d\s]+ offres? d’emploi$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(label);
      expect(numberIn(await list.innerText()), label).toBe(numberIn(name));
    }
    await page.goto("/emplois/carte");
    // Each offer stands once: in its province, or in the row of those that name none.
    const figures = page.locator("tbody td:last-child, tfoot tr:not(:last-child) td");
    const all = (await figures.allInnerTexts()).reduce((sum, text) => sum + numberIn(text), 0);
    expect(all).toBe(numberIn(await page.locator("tfoot tr:last-child td").innerText()));
  });

  test("se parcourt au clavier : le lien se voit et Entrée mène à la liste", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/emplois/carte");
    const first = onMap(page, "Yukon");
    const ground = (link: typeof first) => link.evaluate((one) => getComputedStyle(one).fill);
    const resting = await ground(first);
    await page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    expect(await ground(first)).not.toBe(resting);
    await page.keyboard.press("Tab");
    await expect(onMap(page, "Territoires du Nord-Ouest")).toBeFocused();
    expect(await ground(first)).toBe(resting);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/emplois\/province\/territoires-du-nord-ouest$/);
  });

  test("sa légende dit chaque classe qui s'y voit, et zéro", { tag: "@full" }, async ({ page }) => {
    await page.goto("/emplois/carte");
    const legend = page.getByRole("list", { name: "Légende" });
    await expect(legend.getByRole("listitem").first()).toHaveText("0 offre");
    await expect(legend.getByRole("listitem").last()).toHaveText(/et plus$/);
    const fills = (within: typeof legend, selector: string) =>
      within.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
    const explained = await fills(legend, "svg");
    expect(new Set(explained).size).toBe(explained.length);
    const seen = await fills(map(page), "a");
    expect(seen.filter((fill) => !explained.includes(fill))).toEqual([]);
  });

  test("la liste et le pied de page y mènent", { tag: "@full" }, async ({ page }) => {
    await page.goto("/emplois");
    await page.getByRole("link", { name: "Voir la carte des offres" }).click();
    await expect(page).toHaveURL(/\/emplois\/carte$/);
    await expect(
      page.getByRole("contentinfo").getByRole("link", { name: "Carte des offres" }),
    ).toHaveAttribute("href", "/emplois/carte");
  });
});

test.describe("Sur un téléphone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const [label, slug] of [
    ["Île-du-Prince-Édouard", "ile-du-prince-edouard"],
    ["Nouveau-Brunswick", "nouveau-brunswick"],
    ["Nouvelle-Écosse", "nouvelle-ecosse"],
  ] as const) {
    test(`${label} a une cible de 24 px et se touche`, { tag: "@full" }, async ({ page }) => {
      await page.goto("/emplois/carte");
      const target = onMap(page, label).locator("rect");
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await target.tap();
      await expect(page).toHaveURL(new RegExp(`/emplois/province/${slug}$`));
    });
  }
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("la carte est là et mène aux listes", { tag: "@full" }, async ({ page }) => {
    await page.goto("/emplois/carte");
    await onMap(page, "Québec").click();
    await expect(page).toHaveURL(/\/emplois\/province\/quebec$/);
    await page.goBack();
    await page.getByRole("table").getByRole("link", { name: "Manitoba" }).click();
    await expect(page).toHaveURL(/\/emplois\/province\/manitoba$/);
  });
});
