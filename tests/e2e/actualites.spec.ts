import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

const cards = (page: Page) => page.getByRole("article");
const section = (page: Page, name: string) => page.getByRole("region", { name });

test.describe("La liste des actualités", () => {
  test("met trois articles à la une, et les autres dessous", async ({ page }) => {
    await page.goto("/actualites");
    await expect(page).toHaveTitle("Actualités et guides pour le Canada · Horizon Érable");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Actualités et guides pour le Canada",
    );
    await expect(section(page, "À la une").getByRole("article")).toHaveCount(3);
    const list = section(page, "Toutes les actualités");
    await expect(list.getByText(/^\d+ articles trouvés$/)).toBeVisible();
    await expect(list.getByRole("article")).toHaveCount(12);

    const first = cards(page).first();
    await expect(first.locator("svg").first()).toBeVisible();
    await expect(first.getByText(/^\d{1,2} \p{L}+ \d{4}$/u)).toBeVisible();
    await expect(first.getByText(/^\d+ min de lecture$/)).toBeVisible();
    const hrefs = await page
      .locator("article a[data-card]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(hrefs).size).toBe(15);
  });

  test("se filtre par thème, d'un clic, et le garde dans l'adresse", async ({ page }) => {
    await page.goto("/actualites");
    const chips = page.getByRole("navigation", { name: "Thèmes" });
    await expect(chips.getByRole("link")).toHaveText([
      "Toutes les actualités",
      /^Visas \(\d+\)$/,
      /^Études \(\d+\)$/,
      /^Travail \(\d+\)$/,
      /^Résidence permanente \(\d+\)$/,
      /^Politiques \(\d+\)$/,
    ]);
    await chips.getByRole("link", { name: "Études" }).click();
    await expect(page).toHaveURL(/\/actualites\?categorie=studies$/);
    await expect(chips.getByRole("link", { name: "Études" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(page.getByRole("heading", { name: "À la une" })).toHaveCount(0);
    await expect(section(page, "Études").getByRole("article").first()).toBeVisible();
    await expect(page).toHaveTitle("Actualités : Études · Horizon Érable");

    await chips.getByRole("link", { name: "Toutes les actualités" }).click();
    await expect(page).toHaveURL(/\/actualites$/);
    await expect(page.getByRole("heading", { name: "À la une" })).toBeVisible();
  });

  test("trouve les articles d'un mot-clé, même écrit autrement", async ({ page }) => {
    await page.goto(`/actualites?categorie=${encodeURIComponent("PERMIS  d'Études")}`);
    await expect(page.getByText(/^\d+ articles? trouvés?$/)).toBeVisible();
    await expect(
      cards(page)
        .filter({ hasText: /permis/i })
        .first(),
    ).toBeVisible();
    await page.getByRole("link", { name: "Retirer le filtre : PERMIS d’Études" }).click();
    await expect(page).toHaveURL(/\/actualites$/);
  });

  test("cherche à la frappe, sans casse ni accent, dans le thème choisi", async ({ page }) => {
    await page.goto("/actualites?categorie=studies");
    await page.getByLabel("Rechercher un article").fill("ETUDES permis");
    await expect(page).toHaveURL(/q=ETUDES\+permis/);
    await expect(page).toHaveURL(/categorie=studies/);
    await expect(cards(page).first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Rechercher un article")).toHaveValue("ETUDES permis");
  });

  test("dit quoi faire quand rien ne correspond", async ({ page }) => {
    await page.goto("/actualites?q=zzzzzz");
    await expect(page.getByRole("heading", { name: "Aucun article trouvé" })).toBeVisible();
    await page.getByRole("link", { name: "Voir toutes les actualités" }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test("se feuillette jusqu'à la dernière page, sans rien répéter ni perdre", async ({ page }) => {
    await page.goto("/actualites");
    const found = await page.getByText(/^\d+ articles trouvés$/).innerText();
    const seen: (string | null)[] = [];
    for (let turn = 1; ; turn += 1) {
      await expect(page.getByRole("link", { name: `Page ${turn}`, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      seen.push(
        ...(await page
          .locator("article a[data-card]")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href")))),
      );
      const next = page.getByRole("link", { name: "Suivant" });
      if ((await next.count()) === 0) break;
      await next.click();
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(Number.parseInt(found, 10));
  });

  for (const [what, query, status] of [
    ["page=0", "page=0", 200],
    ["page=abc", "page=abc", 200],
    ["une page passé la fin", "page=999999", 404],
    ["un thème inconnu", "categorie=constructor", 200],
    ["un thème en caractères de requête", `categorie=${encodeURIComponent('},"\\{(%_*')}`, 200],
    ["un texte de 5 000 caractères", `q=${"x".repeat(5_000)}&categorie=${"y".repeat(5_000)}`, 200],
    ["NUL et des octets invalides", "q=a%00b%ED%A0%80&categorie=%00", 200],
    ["des caractères de requête", `q=${encodeURIComponent(",(%_\"\\*)'")}`, 200],
  ] as const) {
    test(`répond ${status} à ${what}`, async ({ page }) => {
      const response = await page.goto(`/actualites?${query}`);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole("main")).not.toContainText("Impossible de charger");
    });
  }
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on cherche et on lit", async ({ page }) => {
    await page.goto("/actualites");
    await page.getByLabel("Rechercher un article").fill("permis");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL(/\/actualites\?q=permis/);
    const waiting = page.locator("main .skeleton").filter({ visible: true });
    await expect(waiting).toHaveCount(0);
    await page.locator("article a[data-card]").first().click();
    await expect(page).toHaveURL(/\/actualites\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Pour commenter, activez JavaScript.")).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });
});

test.describe("Un article", () => {
  test("se lit, se partage et mène à trois autres", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/actualites");
    const link = section(page, "À la une").locator("a[data-card]").first();
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    // Where a long title is cut, its first words stand.
    await expect(page).toHaveTitle(/. · Horizon Érable$/);
    const [words = ""] = (await page.title()).replace(/…? · Horizon Érable$/, "\n").split("\n");
    expect(title.replace(/\s/g, " ")).toContain(words.replace(/\s/g, " "));
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    const description = await page.locator('meta[name="description"]').getAttribute("content");
    // Its first 160 characters, and a space before each ; ! and ? that was typed without.
    expect(description).toMatch(/…$/);
    const added = description?.match(/\u00a0[;!?]/g)?.length ?? 0;
    expect([...(description ?? "")].length - 161).toBeGreaterThanOrEqual(0);
    expect([...(description ?? "")].length - 161).toBeLessThanOrEqual(added);
    expect(description).not.toMatch(/##|\*\*/);

    const plan = page.getByRole("navigation", { name: "Dans cet article" });
    const part = plan.getByRole("link").first();
    const partTitle = await part.innerText();
    await part.click();
    await expect(page.getByRole("heading", { name: partTitle, level: 2 })).toBeInViewport();

    await page.getByRole("button", { name: "Partager" }).click();
    await expect(page.getByText("Lien copié !")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      page.url().split("#")[0],
    );

    const related = section(page, "À lire aussi").getByRole("listitem");
    await expect(related).toHaveCount(3);
    await related.first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    await page
      .getByRole("navigation", { name: "Fil d’Ariane" })
      .getByRole("link", { name: "Actualités" })
      .click();
    await expect(page).toHaveURL(/\/actualites$/);
  });

  test("ouvert avant que la liste ne soit toute lue, est seul dans la tête de la page", async ({
    page,
  }) => {
    // Pressed as soon as the link listens: the rest of the page is not read by then.
    await page.addInitScript(() => {
      const pressing = setInterval(() => {
        const link = document.querySelector<HTMLElement>("article a[data-card]");
        if (!link || !Object.keys(link).some((key) => key.startsWith("__reactProps"))) return;
        clearInterval(pressing);
        link.click();
      }, 1);
    });
    await page.goto("/actualites");
    await expect(page).toHaveURL(/\/actualites\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    for (const own of ["title", 'meta[name="description"]', "link[rel=canonical]"]) {
      await expect(page.locator(`head ${own}`)).toHaveCount(1);
    }
    await expect(page).not.toHaveTitle(/^Actualités/);
  });

  test("mène un visiteur qui veut aimer ou commenter à la connexion, et au retour", async ({
    page,
  }) => {
    await page.goto("/actualites");
    await page.locator("article a[data-card]").first().click();
    await expect(page).toHaveURL(/\/actualites\/[0-9a-f-]{36}$/);
    const path = new URL(page.url()).pathname;
    await expect(page.getByRole("link", { name: "Connectez-vous pour commenter" })).toHaveAttribute(
      "href",
      `/connexion?suivant=${encodeURIComponent(`${path}#commentaires`)}`,
    );
    await page.getByRole("button", { name: /^J’aime/ }).click();
    await expect(page).toHaveURL(
      new RegExp(`/connexion\\?suivant=${encodeURIComponent(`${path}#reactions`)}`),
    );
  });

  for (const id of ["00000000-0000-4000-8000-000000000000", "42", "..%2Fadmin", "a%00b"]) {
    test(`inconnu (${id}) : 404, l'avis et le chemin du retour`, async ({ page, request }) => {
      const answer = await request.get(`/actualites/${id}`);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain("Cet article n’existe pas");
      await page.goto(`/actualites/${id}`);
      await expect(page.getByRole("heading", { name: "Article non trouvé" })).toBeVisible();
      await page.getByRole("link", { name: "Voir toutes les actualités" }).click();
      await expect(page).toHaveURL(/\/actualites$/);
    });
  }
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe ne trouve rien sur la liste, le vide et l'article (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto("/actualites?q=zzzzzz");
    expect(await violationsOf(page)).toEqual([]);
    await page.goto("/actualites");
    expect(await violationsOf(page)).toEqual([]);
    await page.locator("article a[data-card]").first().click();
    await expect(page.getByRole("link", { name: "Connectez-vous pour commenter" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
