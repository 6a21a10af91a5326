import { expect, type Page } from "@playwright/test";
import { type Account, createAccount, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";

function saveButton(page: Page) {
  return page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Sauvegarder\s: / });
}

test.describe("Sauvegarder", () => {
  let account: Account;
  test.beforeEach(async () => {
    account = await createAccount();
  });

  test("se voit sur la carte comme sur la page, et se défait", async ({ page }) => {
    await signIn(page, account.email);
    await page.goto("/freelance");
    await saveButton(page).click();
    await expect(page.getByText("Annonce ajoutée aux favoris")).toBeVisible();
    await page.reload();
    await expect(saveButton(page)).toHaveAttribute("aria-pressed", "true");

    await page.locator("article a[data-card]").first().click();
    await page.getByRole("button", { name: "Sauvegardée" }).click();
    await expect(page.getByText("Annonce retirée des favoris")).toBeVisible();
    await expect(page.getByRole("button", { name: "Sauvegarder", exact: true })).toBeVisible();
    await page.goto("/freelance");
    await expect(saveButton(page)).toHaveAttribute("aria-pressed", "false");
  });

  test("ne se fait pas par le lien d'un autre", { tag: "@full" }, async ({ page }) => {
    await signIn(page, account.email);
    await page.goto("/freelance");
    const href = await page.locator("article a[data-card]").first().getAttribute("href");
    const id = href?.split("/").at(-1);
    await page.goto(`${href}?sauvegarder=${id}`);
    await expect(page).not.toHaveURL(/sauvegarder/);
    await expect(page.getByRole("button", { name: "Sauvegarder", exact: true })).toBeVisible();
    const saved = await page.request.get("/api/saved");
    expect(await saved.json()).toEqual({ ids: [] });
  });
});

test.describe("Le calendrier des bourses sauvegardées", () => {
  test("suit les favoris par un lien secret, que l'on peut reprendre", { tag: "@full" }, async ({
    page,
  }) => {
    const account = await createAccount();
    await signIn(page, account.email);
    await page.goto("/bourses?q=Passerelle");
    const title = await page.locator("article a[data-card]").first().innerText();
    await saveButton(page).click();
    await expect(page.getByText("Annonce ajoutée aux favoris")).toBeVisible();

    await page.goto("/espace-utilisateur?onglet=favoris");
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    await page.getByRole("button", { name: "Créer le lien" }).click();
    const field = page.getByLabel("Lien secret du calendrier");
    await expect(field).toHaveValue(/\/calendrier\/[0-9a-f]{64}\.ics$/);
    const address = new URL(await field.inputValue()).pathname;

    const answer = await page.request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
    const text = (await answer.text()).replaceAll("\r\n ", "").replace(/\s+/g, " ");
    const summary = `SUMMARY:Date limite : ${title.replaceAll(",", "\\,")}`;
    expect(text).toContain(summary.replace(/\s+/g, " "));

    await page.getByRole("button", { name: "Supprimer le lien" }).click();
    await expect(page.getByText("Lien supprimé")).toBeVisible();
    await expect(field).toHaveCount(0);
    expect((await page.request.get(address)).status()).toBe(404);
  });
});
