import { expect } from "@playwright/test";
import { CANDIDATE, RECRUITER, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";

for (const [path, email] of [
  ["/espace-utilisateur/nulle-part", CANDIDATE],
  ["/admin/nulle-part/ailleurs", RECRUITER],
  ["/connexion/nulle-part", null],
] as const) {
  test(`${path} répond 404, et le navigateur ne refuse aucun script`, { tag: "@full" }, async ({
    page,
  }) => {
    if (email) await signIn(page, email);
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oups");
    await expect(page).toHaveTitle(/^Page introuvable/);
    expect(refused).toEqual([]);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "avec scripts" : "sans scripts", () => {
    test.use({ javaScriptEnabled });
    test("une annonce inconnue dit ce qu'elle était et mène à sa liste", async ({ page }) => {
      for (const [list, title] of [
        ["/emplois", "Offre non trouvée"],
        ["/freelance", "Mission non trouvée"],
        ["/bourses", "Bourse non trouvée"],
        ["/actualites", "Article non trouvé"],
      ] as const) {
        await page.goto(`${list}/00000000-0000-4000-8000-00000000ffff`, { waitUntil: "load" });
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await page
          .getByRole("main")
          .getByRole("link", { name: /^Voir toutes les / })
          .click();
        await expect(page).toHaveURL(new RegExp(`${list}$`));
      }
    });
  });
}

test("la liste mène à ses pages par province, secteur et contrat", async ({ page }) => {
  await page.goto("/emplois");
  const browse = page.getByRole("navigation", { name: "Parcourir les offres" });
  await browse.getByRole("link", { name: /^Santé \d+$/ }).click();
  await expect(page).toHaveURL(/\/emplois\/secteur\/sante$/);
  await expect(page).toHaveTitle("Emplois en santé · Horizon Érable");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emplois en santé");
  await expect(page.getByRole("heading", { name: "À savoir avant de postuler" })).toBeVisible();
  await expect(page.getByLabel("Secteur")).toHaveValue("health");
  await expect(page.getByRole("article").first()).toBeVisible();

  await page.getByRole("link", { name: "emplois en éducation" }).click();
  await expect(page).toHaveURL(/\/emplois\/secteur\/education$/);
});
