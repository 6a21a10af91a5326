import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

/** Pages to read are long enough to be of use, and their contents lead to each section. */

test("/privacy nomme la personne responsable, les droits et l'autorité de plainte", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/privacy");
  const main = page.getByRole("main");
  await expect(
    main.getByText(/La personne responsable de la protection des renseignements personnels est/),
  ).toBeVisible();
  await expect(main.getByText("Exporter mes données")).toBeVisible();
  await expect(
    main.getByRole("link", { name: /Commission d’accès à l’information/ }),
  ).toBeVisible();
});

test("/guide dit sa date, qu'il n'est pas un avis, et ses sources officielles", {
  tag: "@full",
}, async ({ page }) => {
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

  test("ouvre à l'arrivée la question que l'adresse nomme", { tag: "@full" }, async ({ page }) => {
    await page.goto("/faq#format-cv");
    await expect(
      page.getByText("Un fichier PDF d’au plus 5 Mo.", { exact: false }),
    ).toBeInViewport();
    await page.goto("/faq#qui-voit-cv");
    await expect(page.locator("#qui-voit-cv")).toHaveAttribute("open", "");
  });

  test("se déplie au clavier et donne le lien de chaque réponse", { tag: "@full" }, async ({
    page,
  }) => {
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

test("l'aide mène à chacune de ses douze démarches ou plus", { tag: "@full" }, async ({ page }) => {
  await page.goto("/help");
  const links = page.getByRole("navigation", { name: "Démarches" }).getByRole("link");
  expect(await links.count()).toBeGreaterThanOrEqual(12);
  for (const link of await links.all()) {
    const target = await link.getAttribute("href");
    await expect(page.locator(`article${target}`)).toHaveCount(1);
  }
});

test("les témoignages se disent composés", { tag: "@full" }, async ({ page }) => {
  await page.goto("/testimonials");
  await expect(page.getByText("Ces six récits sont fictifs")).toBeVisible();
});

test("l'à-propos dit la mission, les quatre valeurs et les chiffres annoncés", {
  tag: "@full",
}, async ({ page }) => {
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
