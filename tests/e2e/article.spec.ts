import { expect } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";
import { publishArticle } from "@/tests/support/publications/articles";

const HOSTILE = `<script>window.hacked = 1</script><img src=x onerror="window.hacked = 2">

## <svg onload="window.hacked = 3">Titre</svg>

- <iframe srcdoc="<script>parent.hacked = 4</script>"></iframe>
- [un](javascript:window.hacked=5) [deux](JaVaScRiPt:window.hacked=5)
- [trois](data:text/html,<script>opener.hacked=6</script>) [quatre](//exemple.ca) [cinq](/\\exemple.ca)

[six](https://exemple.ca/"onmouseover="window.hacked=7) **[sans fin](https://exemple.ca

&lt;b&gt; &#106;avascript: {{7*7}} __proto__`;

test("Un article hostile se lit comme du texte, et rien de lui ne s'exécute", async ({ page }) => {
  const author = await createAccount({ fullName: "Robin Hostile", role: "recruteur" });
  const id = await publishArticle(author, "<script>window.hacked = 8</script>", {
    content: HOSTILE,
    category: "<b>Visas</b>",
    tags: ["javascript:alert(1)", "constructor"],
  });
  const reports: string[] = [];
  page.on("dialog", (dialog) => reports.push(dialog.message()));
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) reports.push(message.text());
  });

  await page.goto(`/actualites/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "<script>window.hacked = 8</script>",
  );
  const main = page.getByRole("main");
  await expect(main).toContainText('<img src=x onerror="window.hacked = 2">');
  await expect(main).toContainText("[un](javascript:window.hacked=5)");
  await expect(
    main.locator(
      "script:not([type='application/ld+json']), iframe, img, object, [onload], [onerror]",
    ),
  ).toHaveCount(0);
  const hrefs = await main
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const href of hrefs) expect(href).toMatch(/^(\/(?![/\\])|#|https:\/\/exemple\.ca\/)/);
  await main.getByRole("link", { name: /^six/ }).first().hover();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(reports).toEqual([]);
  // Its category would be one more for everybody.
  await operatorClient().from("news_articles").delete().eq("id", id);
});

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

  const desk = await (await browser.newContext()).newPage();
  await test.step("l'auteur l'approuve", async () => {
    await signIn(desk, author.email);
    await desk.goto("/admin/news");
    await desk.getByRole("link", { name: "Commentaires à approuver (1)" }).click();
    await expect(desk.getByText("Merci <b>beaucoup</b> !")).toBeVisible();
    await desk.goto(`/actualites/${id}`);
    await expect(desk.getByRole("heading", { name: "Commentaires à approuver" })).toBeVisible();
    await desk.getByRole("button", { name: "Approuver" }).click();
    await expect(desk.getByText("Commentaire publié.")).toBeVisible();
    await expect(desk.getByRole("heading", { name: "Commentaires à approuver" })).toHaveCount(0);
  });

  await test.step("et tout le monde le lit aussitôt, comme du texte", async () => {
    await anonymous.reload();
    await expect(anonymous.getByText("Merci <b>beaucoup</b> !")).toBeVisible();
    await expect(anonymous.getByRole("heading", { name: "1 commentaire" })).toBeVisible();
    await expect(anonymous.getByRole("button", { name: /^J’aime/ })).toHaveText("J’aime1");
  });
});
