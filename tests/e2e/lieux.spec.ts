import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

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
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(place(page)).toHaveValue("Saint-Jérôme (Québec)");
  await expect(page).toHaveURL(/lieu=Saint-J/);

  await page.getByLabel("Distance").focus();
  await page.keyboard.type("50");
  await expect(page).toHaveURL(/rayon=50/);
  const chip = page.getByRole("link", {
    name: "Retirer le filtre : À 50 km de Saint-Jérôme (Québec)",
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

test("deux villes du même nom : la plus grande d'abord, l'autre en un clic", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/emplois?lieu=Windsor&rayon=100");
  const note = page.getByRole("status").filter({ hasText: "Autour de Windsor (Ontario)" });
  await expect(note.getByRole("link", { name: "Windsor (Nouvelle-Écosse)" })).toBeVisible();
  await expect(cards(page).filter({ hasText: "Windsor, Ontario" }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await note.getByRole("link", { name: "Windsor (Québec)" }).click();
  await expect(page).toHaveURL(/lieu=Windsor\+%28Qu%C3%A9bec%29&rayon=100/);
  await expect(cards(page).filter({ hasText: "Sherbrooke, Québec" }).first()).toBeVisible();
  await expect(cards(page).filter({ hasText: "Windsor, Ontario" })).toHaveCount(0);
});

test("une ville mal écrite est dite inconnue, avec celle qui lui ressemble", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/emplois?lieu=Sherbroke&rayon=25");
  const note = page.getByRole("status").filter({ hasText: "Nous ne connaissons pas la ville" });
  await expect(note).toContainText("« Sherbroke »");
  await note.getByRole("link", { name: "Sherbrooke (Québec)" }).click();
  await expect(page).toHaveURL(/lieu=Sherbrooke\+/);
  await expect(cards(page).filter({ hasText: "Sherbrooke, Québec" }).first()).toBeVisible();
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("le lieu et la distance sont un simple formulaire", async ({ page }) => {
    await page.goto("/emplois");
    await place(page).fill("quebec");
    await page.getByLabel("Distance").selectOption("25");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/lieu=quebec&rayon=25/);
    await expect(place(page)).toHaveValue("quebec");
    await expect(page.getByLabel("Distance")).toHaveValue("25");
    const levis = cards(page).filter({ hasText: "Lévis, Québec" }).first();
    await expect(levis.getByText("à 3 km")).toBeVisible();
    await expect(cards(page).filter({ hasText: "Montréal, Québec" })).toHaveCount(0);
  });

  test("une distance sans ville demande la ville, une province n'en est pas une", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/emplois?rayon=50");
    await expect(page.getByText("Indiquez une ville pour chercher à 50 km")).toBeVisible();
    await page.goto("/emplois?lieu=Ontario&rayon=50");
    await expect(page.getByText("« Ontario » n’est pas une ville")).toBeVisible();
    await page.goto("/emplois?lieu=Qu%C3%A9bec");
    await page.getByRole("link", { name: "Québec (Québec)" }).click();
    await expect(cards(page).filter({ hasText: "Montréal, Québec" })).toHaveCount(0);
  });

  test("la source des villes est nommée", { tag: "@full" }, async ({ page }) => {
    await page.goto("/emplois?lieu=Laval&rayon=25");
    await page.getByRole("link", { name: "Source" }).click();
    await expect(page.locator("#sources")).toContainText("GeoNames");
    await expect(page.getByRole("link", { name: /CC\sBY\s4\.0/ })).toBeVisible();
  });
});
