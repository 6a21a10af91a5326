import { expect } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";
import { publishArticle } from "@/tests/support/publications/articles";

test("Une personne aime et commente; l'auteur approuve; tout le monde lit", async ({
  page,
  browser,
}) => {
  const author = await createAccount({ fullName: "Dominique Auteur", role: "recruteur" });
  const id = await publishArticle(author, "Un article à commenter");
  const reader = await createAccount({ fullName: "Sacha Lecteur" });

  await test.step("la lectrice aime, une fois", async () => {
    await signIn(page, reader.email);
    await page.goto(`/actualites/${id}`);
    const like = page.getByRole("button", { name: /^J’aime/ });
    await expect(like).toHaveText("J’aime0");
    await like.click();
    await expect(like).toHaveText("J’aime1");
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect
      .poll(async () => {
        const { data } = await operatorClient()
          .from("news_articles")
          .select("like_count")
          .eq("id", id);
        return data?.[0]?.like_count;
      })
      .toBe(1);
    await page.reload();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toHaveText("J’aime1");
  });

  await test.step("un commentaire vide est refusé sans rien perdre", async () => {
    await page.getByLabel("Votre commentaire").fill("   ");
    await page.getByRole("button", { name: "Envoyer le commentaire" }).click();
    await expect(page.getByText("Écrivez votre commentaire")).toBeVisible();
    await expect(page.getByLabel("Votre commentaire")).toBeFocused();
  });

  await test.step("le commentaire attend", async () => {
    await page.getByLabel("Votre commentaire").fill("Merci <b>beaucoup</b> !");
    await page.getByRole("button", { name: "Envoyer le commentaire" }).click();
    await expect(page.getByText("Commentaire envoyé !")).toBeVisible();
    await expect(page.getByText("En attente d’approbation")).toBeVisible();
    await expect(page.getByLabel("Votre commentaire")).toHaveValue("");
  });

  const anonymous = await browser.newPage();
  await test.step("personne d'autre ne le voit", async () => {
    await anonymous.goto(`/actualites/${id}`);
    await expect(
      anonymous.getByRole("link", { name: "Connectez-vous pour commenter" }),
    ).toHaveAttribute(
      "href",
      `/connexion?suivant=${encodeURIComponent(`/actualites/${id}#commentaires`)}`,
    );
    await expect(anonymous.getByText("Merci <b>beaucoup</b> !")).toHaveCount(0);
    await expect(anonymous.getByText("Commentaires à approuver")).toHaveCount(0);
  });

  const authorPage = await (await browser.newContext()).newPage();
  await test.step("l'auteur l'approuve", async () => {
    await signIn(authorPage, author.email);
    await authorPage.goto("/admin/news");
    await authorPage.getByRole("link", { name: "Commentaires à approuver (1)" }).click();
    await expect(authorPage.getByText("Merci <b>beaucoup</b> !")).toBeVisible();
    await authorPage.goto(`/actualites/${id}`);
    await expect(
      authorPage.getByRole("heading", { name: "Commentaires à approuver" }),
    ).toBeVisible();
    await authorPage.getByRole("button", { name: "Approuver" }).click();
    await expect(authorPage.getByText("Commentaire publié.")).toBeVisible();
    await expect(authorPage.getByRole("heading", { name: "Commentaires à approuver" })).toHaveCount(
      0,
    );
  });

  await test.step("et tout le monde le lit aussitôt, comme du texte", async () => {
    await anonymous.reload();
    await expect(anonymous.getByText("Merci <b>beaucoup</b> !")).toBeVisible();
    await expect(anonymous.getByRole("heading", { name: "1 commentaire" })).toBeVisible();
    await expect(anonymous.getByRole("button", { name: /^J’aime/ })).toHaveText("J’aime1");
  });
});
