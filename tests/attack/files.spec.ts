import { expect } from "@playwright/test";
import sharp from "sharp";
import { supabaseClient } from "#tests/support/accounts/accounts.ts";
import { asNewRecruiter, dialog, newTitle } from "#tests/support/publications/administration.ts";
import { test } from "@/tests/support/browser/test";

test("l'image d'un article enregistré aussitôt part sans le lieu de sa prise", async ({ page }) => {
  // The browser never comes to make the picture small: the field still holds the camera's file.
  await page.addInitScript(() => {
    window.createImageBitmap = () => new Promise<ImageBitmap>(() => undefined);
  });
  await asNewRecruiter(page, "/admin/news");
  const title = newTitle("Photo du quai");
  const taken = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#246" } })
    .withExif({ IFD3: { GPSLatitude: "45/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();
  await page.getByRole("link", { name: "Ajouter un article" }).click();
  const creation = dialog(page, "Ajouter un article");
  await creation.getByLabel("Titre").fill(title);
  await creation.getByLabel("Contenu").fill("Un quai, un matin.");
  await creation
    .getByLabel("Image à téléverser")
    .setInputFiles({ name: "quai.jpg", mimeType: "image/jpeg", buffer: taken });
  await creation.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Article créé avec succès")).toBeVisible();

  const client = supabaseClient();
  const { data } = await client
    .from("news_articles")
    .select("image_url")
    .eq("title", title)
    .single();
  const { publicUrl } = client.storage.from("images").getPublicUrl(data?.image_url ?? "").data;
  const bytes = await (await page.request.get(publicUrl)).body();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 40, format: "jpeg" });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});
