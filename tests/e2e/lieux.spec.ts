import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

const cards = (page: Page) => page.getByRole("article");
/** The bar's own field: the header and the home page have others. */
const place = (page: Page) => page.getByRole("main").getByLabel("Lieu", { exact: true });

test("une ville se choisit au clavier, puis une distance autour d'elle", async ({ page }) => {
  await page.goto("/emplois");
  await place(page).focus();
  await expect(place(page)).toHaveRole("combobox");
  await place(page).pressSequentially("st-jer");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("option", { name: "Saint-Jérôme (Québec) Ville" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(place(page)).toHaveValue("Saint-Jérôme (Québec)");
  await expect(page).toHaveURL(/lieu=Saint-J/);

  await page.getByLabel("Distance").focus();
  await page.keyboard.type("50");
  await expect(page).toHaveURL(/rayon=50/);
  const chip = page.getByRole("link", {
    name: "Retirer le filtre : À 50 km au plus de Saint-Jérôme (Québec)",
  });
  await expect(chip).toBeVisible();
  const laval = cards(page).filter({ hasText: "Laval, Québec" }).first();
  await expect(laval.getByText(/^à \d\d\skm$/)).toBeVisible();

  await chip.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/emplois$/);
  await expect(place(page)).toHaveValue("");
  await expect(page.getByLabel("Distance")).toHaveValue("");
});
