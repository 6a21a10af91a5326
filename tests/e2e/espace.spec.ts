import { expect, type Page } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";

async function openSpace(page: Page, tab = "profil", waitUntil?: "commit") {
  const account = await createAccount({ fullName: "Zoé Lévesque" });
  await signIn(page, account.email);
  await page.goto(`/espace-utilisateur?onglet=${tab}`, { waitUntil });
  // The tab arrives after the frame: until then its fields are there, but nobody can see them.
  await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
  return account;
}

test.describe("L'espace personnel", () => {
  test("donne à chaque onglet son adresse et son titre", async ({ page }) => {
    await openSpace(page, "n-importe-quoi");
    await expect(page.getByRole("heading", { level: 1, name: "Bonjour, Zoé" })).toBeVisible();
    await expect(page).toHaveTitle("Mon Profil · Horizon Érable");
    for (const [label, key] of [
      ["Mes Candidatures", "candidatures"],
      ["Pour Vous", "pour-vous"],
      ["Mes Favoris", "favoris"],
      ["Mes Documents", "documents"],
      ["Paramètres", "parametres"],
    ] as const) {
      await page.getByRole("tab", { name: label }).click();
      await expect(page).toHaveURL(`/espace-utilisateur?onglet=${key}`);
      await expect(page).toHaveTitle(`${label} · Horizon Érable`);
      await expect(page.getByRole("tab", { selected: true })).toHaveText(label);
      await expect(page.getByRole("tabpanel", { name: label })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: label, exact: true })).toBeVisible();
    }
    await page.goBack();
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Mes Documents");
  });

  test("se parcourt au clavier", { tag: "@full" }, async ({ page }) => {
    await openSpace(page);
    const tab = (name: string) => page.getByRole("tab", { name });
    await tab("Mon Profil").focus();
    await page.keyboard.press("ArrowDown");
    await expect(tab("Mes Candidatures")).toBeFocused();
    await page.keyboard.press("End");
    await expect(tab("Paramètres")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Mon Profil")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowLeft");
    await expect(tab("Mes Documents")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/espace-utilisateur?onglet=documents");
    await expect(tab("Mes Documents")).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL("/espace-utilisateur");
    await page.keyboard.press("Tab");
    await expect(page.locator("#photo")).toBeFocused();
  });
});

test.describe("Le profil", () => {
  test("se modifie, s'annule et se retrouve", async ({ page }) => {
    await openSpace(page);
    const name = page.getByLabel("Nom complet");
    await expect(page.getByLabel("Adresse courriel")).toBeDisabled();
    await expect(name).not.toBeEditable();
    await expect(page.getByRole("button", { name: "Enregistrer" })).toHaveCount(0);

    await page.getByRole("button", { name: "Modifier", exact: true }).click();
    await expect(name).toBeFocused();
    await name.fill("Personne");
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(name).toHaveValue("Zoé Lévesque");
    await expect(name).not.toBeEditable();

    await page.getByRole("button", { name: "Modifier", exact: true }).click();
    await expect(page.getByLabel("Adresse courriel")).toBeDisabled();
    await name.fill("  Zoé Lévesque-Roy ");
    await page.getByLabel("Téléphone").fill("514 555-0123");
    await page.getByLabel("Profession").fill("Infirmière clinicienne");
    await page.getByLabel("Pays").fill("Sénégal");
    await page.getByLabel("À propos de moi").fill("Dix ans d'urgence.\nLibre en mars.");
    await page.getByRole("button", { name: "Enregistrer" }).click();

    await expect(page.getByText("Profil sauvegardé !")).toBeVisible();
    await expect(page.getByText("Vos informations ont été mises à jour.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Modifier", exact: true })).toBeFocused();
    await expect(name).toHaveValue("Zoé Lévesque-Roy");
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Zoé Lévesque-Roy" }),
    ).toBeVisible();

    await page.reload();
    await expect(page.getByLabel("Pays")).toHaveValue("Sénégal");
    await expect(page.getByLabel("À propos de moi")).toHaveValue(
      "Dix ans d'urgence.\nLibre en mars.",
    );
  });
});

test.describe("La photo", () => {
  test("se cadre, s'affiche en carré et se retire", async ({ page }) => {
    await openSpace(page);
    const picture = await page.screenshot();
    await page
      .getByLabel("Ajouter une photo")
      .setInputFiles({ name: "moi.png", mimeType: "image/png", buffer: picture });
    const opacity = (canvas: HTMLCanvasElement) =>
      canvas.getContext("2d")?.getImageData(128, 128, 1, 1).data[3];
    await expect.poll(() => page.locator("canvas").evaluate(opacity)).toBe(255);
    await page.getByRole("slider", { name: "Zoom" }).press("ArrowRight");
    await page.getByRole("button", { name: "Enregistrer la photo" }).click();
    await expect(page.getByText("Photo enregistrée !")).toBeVisible();
    await expect(page.locator("#photo")).toBeFocused();

    const photo = page.getByRole("tabpanel").locator("img");
    await expect(photo).toBeVisible();
    const { width, height, type, cache } = await photo.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const response = await fetch(image.src);
      return {
        width: image.naturalWidth,
        height: image.naturalHeight,
        type: response.headers.get("content-type"),
        cache: response.headers.get("cache-control"),
      };
    });
    expect({ width, height, type }).toEqual({ width: 512, height: 512, type: "image/jpeg" });
    expect(cache).toContain("no-store");

    await page.getByRole("button", { name: "Supprimer la photo" }).click();
    await expect(page.getByText("Photo supprimée.")).toBeVisible();
    await expect(photo).toHaveCount(0);
  });
});
