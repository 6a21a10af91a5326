import { expect, type Page } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { pdfFile, storedFiles } from "@/tests/support/files/files";

async function openDocuments(page: Page) {
  const account = await createAccount({ fullName: "Zoé Lévesque" });
  await signIn(page, account.email);
  await page.goto("/espace-utilisateur?onglet=documents");
  await expect(page.getByRole("heading", { name: "Mes Documents" })).toBeVisible();
  return account;
}

async function upload(page: Page, file: ReturnType<typeof pdfFile>) {
  await page.getByLabel("Ajouter un CV").setInputFiles(file);
}

const row = (page: Page, name: string) =>
  page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });

test("un CV s'ajoute, se lit, se renomme, se choisit et se supprime", async ({ page, request }) => {
  const account = await openDocuments(page);
  await upload(page, pdfFile());
  await expect(page.getByText("CV ajouté !")).toBeVisible();
  await expect(page.locator("#cv")).toHaveValue("");
  await expect(row(page, "CV Zoé Lévesque.pdf").getByText("CV par défaut")).toBeVisible();
  expect(await storedFiles(account.id)).toHaveLength(1);

  const link = page.getByRole("link", { name: "Télécharger CV Zoé Lévesque.pdf" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("CV Zoé Lévesque.pdf");
  const stored = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(stored.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition":
      "attachment; filename=\"CV Zoe Levesque.pdf\"; filename*=UTF-8''CV%20Zo%C3%A9%20L%C3%A9vesque.pdf",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(await stored.body()).toEqual(pdfFile().buffer);
  expect((await request.get((await link.getAttribute("href")) ?? "")).status()).toBe(401);
  const view = page.getByRole("link", { name: "Voir CV Zoé Lévesque.pdf (nouvel onglet)" });
  const seen = await page.request.get((await view.getAttribute("href")) ?? "");
  expect(seen.headers()["content-disposition"]).toMatch(/^inline; /);
  for (const answer of [stored, seen]) {
    expect(answer.headers()["content-security-policy"]).toMatch(
      /^default-src 'none';(?!.*sandbox)/,
    );
  }

  await upload(page, pdfFile("Court.pdf"));
  await expect(row(page, "Court.pdf")).toBeVisible();
  await expect(row(page, "Court.pdf").getByText("CV par défaut")).toHaveCount(0);
  await page.getByRole("button", { name: "Mettre par défaut : Court.pdf" }).click();
  await expect(row(page, "Court.pdf").getByText("CV par défaut")).toBeVisible();
  await expect(page.getByText("CV par défaut", { exact: true })).toHaveCount(1);

  await page.getByRole("button", { name: "Renommer Court.pdf" }).click();
  const dialog = page.getByRole("dialog", { name: "Renommer le document" });
  await dialog.getByLabel("Nom du document").fill("  ");
  await dialog.getByRole("button", { name: "Renommer" }).click();
  await expect(dialog.getByText("Donnez un nom à ce document")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel("Nom du document").fill("../CV d'une page");
  await dialog.getByRole("button", { name: "Renommer" }).click();
  await expect(row(page, "CV d'une page.pdf")).toBeVisible();

  await page.getByRole("button", { name: "Supprimer CV d'une page.pdf" }).click();
  await expect(page.getByText("Êtes-vous absolument sûr ?")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Supprimer CV d'une page.pdf" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Document supprimé.")).toBeVisible();
  await expect(row(page, "CV d'une page.pdf")).toHaveCount(0);
  await expect(row(page, "CV Zoé Lévesque.pdf").getByText("CV par défaut")).toBeVisible();
  expect(await storedFiles(account.id)).toHaveLength(1);
});

test("un envoi montre où il en est, et s'annule", async ({ page }) => {
  const account = await openDocuments(page);
  const cancelled = Promise.withResolvers<void>();
  await page.route("**/storage/v1/object/upload/sign/**", async (route) => {
    await cancelled.promise;
    await route.continue().catch(() => undefined);
  });
  await upload(page, pdfFile());
  await expect(
    page.getByRole("progressbar", { name: "Envoi de CV Zoé Lévesque.pdf" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Annuler l’envoi" }).click();
  await expect(page.getByText("Envoi annulé")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  cancelled.resolve();
  expect(await storedFiles(account.id)).toEqual([]);
});
