import { expect } from "@playwright/test";
import { heldScripts } from "@/tests/support/browser/held-scripts";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

const pages = [
  ["/a-propos", "À propos"],
  ["/privacy", "Politique de confidentialité"],
  ["/terms", "Conditions d’utilisation"],
  ["/accessibilite", "Accessibilité"],
  ["/securite", "Se protéger des fausses offres"],
  ["/help", "Centre d’aide"],
  ["/faq", "Questions fréquentes"],
  ["/guide", "Guide d’immigration au Canada"],
  ["/testimonials", "Témoignages"],
] as const;

for (const [path, title] of pages) {
  for (const scheme of ["light", "dark"] as const) {
    test(`${path} : titre, un seul h1, aucune violation d'axe (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Horizon Érable`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test(`${path} tient dans 320 px sans défilement de côté`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

/** Pages to read are long enough to be of use, and their contents lead to each section. */
for (const [path, words] of [
  ["/guide", 1_200],
  ["/privacy", 900],
  ["/terms", 700],
] as const) {
  test(`${path} compte au moins ${words} mots et un sommaire qui mène partout`, async ({
    page,
  }) => {
    await page.goto(path);
    const text = await page.getByRole("main").innerText();
    expect(text.split(/\s+/).length).toBeGreaterThan(words);
    const links = page.getByRole("navigation", { name: "Sur cette page" }).getByRole("link");
    const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) await expect(page.locator(`section${target}`)).toHaveCount(1);
  });
}

test("/privacy nomme la personne responsable, les droits et l'autorité de plainte", async ({
  page,
}) => {
  await page.goto("/privacy");
  const main = page.getByRole("main");
  await expect(
    main.getByText(/La personne responsable de la protection des renseignements personnels y est/),
  ).toBeVisible();
  await expect(main.getByText("Exporter mes données")).toBeVisible();
  await expect(
    main.getByRole("link", { name: /Commission d’accès à l’information/ }),
  ).toBeVisible();
});

test("/guide dit sa date, qu'il n'est pas un avis, et ses sources officielles", async ({
  page,
}) => {
  await page.goto("/guide");
  const main = page.getByRole("main");
  await expect(main.getByText("De l’information, pas un avis juridique")).toBeVisible();
  await expect(main.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d{2}-\d{2}$/);
  const outside = await main
    .locator('a[href^="https://"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).host));
  expect(outside.length).toBeGreaterThan(12);
  for (const host of outside) {
    expect(host).toMatch(
      /(^|\.)(canada\.ca|quebec\.ca|gc\.ca|gouv\.qc\.ca|college-ic\.ca|cicic\.ca|educanada\.ca)$/,
    );
  }
});

test.describe("La foire aux questions", () => {
  test("cherche ce qui est tapé avant que le script n'arrive", async ({ page }) => {
    const arrive = await heldScripts(page);
    await page.goto("/faq", { waitUntil: "commit" });
    await page.getByLabel("Chercher une réponse").fill("A JOUR calendrier");
    arrive();
    await expect(page.getByRole("heading", { name: /Quel format de CV/ })).toBeHidden();
    await expect(
      page.getByRole("heading", { name: /ne pas manquer la date limite/ }),
    ).toBeVisible();
  });

  test("cherche sans accents ni majuscules, et compte", async ({ page }) => {
    await page.goto("/faq");
    const questions = page.locator("details[data-question]");
    expect(await questions.count()).toBeGreaterThanOrEqual(20);
    const search = page.getByLabel("Chercher une réponse");
    await search.fill("A JOUR calendrier");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      /^[1-9]\d* questions? trouvées?$/,
    );
    await expect(
      page.getByRole("heading", { name: /ne pas manquer la date limite/ }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: /Quel format de CV/ })).toBeHidden();

    await search.fill("zzzz");
    await expect(
      page.getByText("Aucune question ne contient ces mots.", { exact: false }),
    ).toBeVisible();
    await search.fill("");
    await expect(page.getByRole("heading", { name: /Quel format de CV/ })).toBeVisible();
  });

  test("ouvre à l'arrivée la question que l'adresse nomme", async ({ page }) => {
    await page.goto("/faq#format-cv");
    await expect(
      page.getByText("Un fichier PDF d’au plus 5 Mo.", { exact: false }),
    ).toBeInViewport();
    await page.goto("/faq#qui-voit-cv");
    await expect(page.locator("#qui-voit-cv")).toHaveAttribute("open", "");
  });

  test("se déplie au clavier et donne le lien de chaque réponse", async ({ page }) => {
    await page.goto("/faq");
    await page.locator("#plusieurs-cv summary").focus();
    await page.keyboard.press("Enter");
    const link = page
      .locator("#plusieurs-cv")
      .getByRole("link", { name: /Lien vers cette réponse/ });
    await expect(link).toHaveAttribute("href", "#plusieurs-cv");
    await expect(link).toBeVisible();
  });
});

test("l'aide mène à chacune de ses douze démarches ou plus", async ({ page }) => {
  await page.goto("/help");
  const links = page.getByRole("navigation", { name: "Démarches" }).getByRole("link");
  expect(await links.count()).toBeGreaterThanOrEqual(12);
  for (const link of await links.all()) {
    const target = await link.getAttribute("href");
    await expect(page.locator(`article${target}`)).toHaveCount(1);
  }
});

test("les témoignages se disent composés", async ({ page }) => {
  await page.goto("/testimonials");
  await expect(page.getByText("Parcours types, prénoms d’emprunt")).toBeVisible();
});

test("l'à-propos dit la mission, les quatre valeurs et les chiffres annoncés", async ({ page }) => {
  await page.goto("/a-propos");
  const main = page.getByRole("main");
  for (const name of ["Excellence", "Accompagnement", "Expertise", "Passion Canada"]) {
    await expect(main.getByRole("heading", { name, level: 3 }).first()).toBeVisible();
  }
  for (const figure of ["50 000+", "1 200+", "500+", "95 %"]) {
    await expect(main.getByText(figure)).toBeVisible();
  }
  await expect(main.getByText(/Depuis 2018/).first()).toBeVisible();
});
