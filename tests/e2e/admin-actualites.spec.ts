import { expect, type Page } from "@playwright/test";
import { createAccount, supabaseClient } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import {
  asNewRecruiter,
  choose,
  dialog,
  newTitle,
  publicAddress,
  row,
} from "@/tests/support/publications/administration";
import {
  expectLastToSaveIsAsked,
  expectOnlyOwnerWrites,
  expectReadByAuthorAlone,
} from "@/tests/support/publications/others";

const PATH = "/admin/news";
const open = (page: Page) => asNewRecruiter(page, PATH);
const creation = (page: Page) => dialog(page, "Ajouter un article");
const edition = (page: Page) => dialog(page, "Modifier l’article");
const anyTitle = () => newTitle("Le printemps des démarches");

async function fill(page: Page, title: string) {
  await page.getByRole("link", { name: "Ajouter un article" }).click();
  await creation(page).getByLabel("Titre").fill(title);
  await creation(page).getByLabel("Contenu").fill("## Ce qui change\n\nDes délais **courts**.");
}

async function publish(page: Page, title: string) {
  await fill(page, title);
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(creation(page)).toBeHidden();
}

/** A picture that a browser can really read. */
async function pictureOf(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 40;
    canvas.getContext("2d")?.fillRect(5, 5, 20, 20);
    return canvas.toDataURL("image/png");
  });
  return {
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from(url.split(",")[1] ?? "", "base64"),
  };
}

test("un article se crée avec une image, se modifie, se duplique et se supprime", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  await open(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/actualites");
  const title = anyTitle();
  await fill(page, title);
  await creation(page).getByText("Mise en forme du texte").click();
  await expect(creation(page).locator("strong").filter({ hasText: "courts" })).toBeVisible();
  await creation(page).getByLabel("Catégorie").fill("Visas");
  await creation(page)
    .getByLabel("Image à téléverser")
    .setInputFiles(await pictureOf(page));
  await expect
    .poll(() =>
      creation(page)
        .getByLabel("Image à téléverser")
        .evaluate((input: HTMLInputElement) => input.files?.[0]?.type),
    )
    .toBe("image/jpeg");
  await creation(page).getByRole("button", { name: "Aperçu" }).click();
  await expect(creation(page).getByRole("heading", { name: title })).toBeVisible();
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Article créé avec succès")).toBeVisible();
  await expect(page.getByText(`L’article "${title}" a été sauvegardé.`)).toBeVisible();
  await expect(row(page, title)).toContainText("Visas");

  const address = await publicAddress(page, title);
  await visitor.goto("/actualites");
  const card = visitor.getByRole("article").filter({ hasText: title });
  const picture = (await card.locator("img").getAttribute("src")) ?? "";
  expect((await request.get(picture)).headers()["content-type"]).toBe("image/jpeg");
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { name: "Ce qui change", exact: true })).toBeVisible();

  await choose(page, title, "Modifier");
  await expect(edition(page).getByAltText("Illustration actuelle")).toBeVisible();
  await edition(page).getByLabel("Contenu").fill("Tout est dit.");
  await edition(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Article mis à jour avec succès")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("Tout est dit.")).toBeVisible();
  expect((await request.get(picture)).ok()).toBe(true);

  // The copy shows the same picture, which stays until the last of them goes.
  await choose(page, title, "Dupliquer");
  await creation(page).getByLabel("Titre").fill(`${title} bis`);
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("2 articles")).toBeVisible();
  for (const [name, pictureStays] of [
    [title, true],
    [`${title} bis`, false],
  ] as const) {
    await page.getByRole("button", { name: `Actions pour ${name}`, exact: true }).click();
    await page.getByRole("menuitem", { name: "Supprimer" }).click();
    const asked = dialog(page, "Êtes-vous absolument sûr ?");
    await asked.getByRole("button", { name: "Supprimer" }).click();
    await expect(asked).toBeHidden();
    await expect(page.getByText("Article supprimé.").first()).toBeVisible();
    expect((await request.get(`${picture}?${pictureStays}`)).ok()).toBe(pictureStays);
  }
  await expect(page.getByText("Vous n’avez encore publié aucun article")).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
});

test("ce qui manque à un article est dit à sa place, et le premier champ prend le focus", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("link", { name: "Ajouter un article" }).click();
  await creation(page)
    .getByLabel("Image à téléverser")
    .setInputFiles({ name: "faux.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await expect(creation(page).getByText("Choisissez une image JPEG")).toBeVisible();
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(creation(page).getByText(/ est requis$/)).toHaveText([
    "Le titre est requis",
    "Le contenu est requis",
  ]);
  await expect(creation(page).getByLabel("Titre")).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
});

test("un commentaire qui attend se trouve et se décide dans l'administration", async ({
  page,
  browser,
}) => {
  test.slow();
  await open(page);
  const title = anyTitle();
  await publish(page, title);
  const address = await publicAddress(page, title);
  const reader = await createAccount({ fullName: "Léa Lectrice" });
  const client = supabaseClient();
  await client.auth.signInWithPassword(reader);
  const { error } = await client.from("comments").insert({
    article_id: address.split("/").at(-1),
    user_id: reader.id,
    body: "Merci pour ces délais.",
  });
  expect(error).toBeNull();

  await page.goto(PATH);
  await page.getByRole("link", { name: "Commentaires à approuver (1)" }).click();
  await expect(page.getByText("Merci pour ces délais.")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Approuver" }).click();
  await expect(page.getByText("Aucun commentaire n’attend")).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText("Merci pour ces délais.")).toBeVisible();
});

test("un brouillon d'article n'est lu que par son auteur", async ({ page, browser }) => {
  await open(page);
  const title = anyTitle();
  await fill(page, title);
  await creation(page).getByLabel("État").selectOption("Brouillon");
  await creation(page).getByRole("button", { name: "Publier" }).click();
  await expect(row(page, title).getByText("Brouillon")).toBeVisible();
  await expectReadByAuthorAlone(page, browser, { title, list: "/actualites" });
});

test("deux onglets qui modifient le même article : le second choisit", async ({ page }) => {
  test.slow();
  await open(page);
  const title = anyTitle();
  await publish(page, title);
  await expectLastToSaveIsAsked(page, {
    title,
    edition: "Modifier l’article",
    field: "Chapeau",
    first: "Une version",
    second: "Une autre",
  });
  await choose(page, title, "Modifier");
  await expect(edition(page).getByLabel("Chapeau")).toHaveValue("Une version");
});

test("personne d'autre n'enregistre ni ne supprime un article", async ({ page, browser }) => {
  test.slow();
  await open(page);
  const title = anyTitle();
  await publish(page, title);
  await expectOnlyOwnerWrites(page, browser, {
    path: PATH,
    title,
    edition: "Modifier l’article",
    kept: "Impossible de supprimer l’article.",
  });
});

test("au clavier et sur 360 px, rien de saisi ne se perd par Échap", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const title = anyTitle();
  await publish(page, title);
  // A notice stays as long as the pointer is on it, and on a phone it lies over the row.
  await page.mouse.move(0, 0);
  await choose(page, title, "Modifier");
  await edition(page).getByLabel("Chapeau").fill("Presque fini");
  await page.keyboard.press("Escape");
  const leaving = dialog(page, "Abandonner vos modifications ?");
  await leaving.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(edition(page).getByLabel("Chapeau")).toHaveValue("Presque fini");
  await page.keyboard.press("Escape");
  await leaving.getByRole("button", { name: "Abandonner" }).click();
  await expect(edition(page)).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
