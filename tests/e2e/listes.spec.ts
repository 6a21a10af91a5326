import { expect, type Page } from "@playwright/test";
import { openFilters } from "@/tests/support/browser/filters";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";

const cards = (page: Page) => page.getByRole("article");
const section = (page: Page, name: string) => page.getByRole("region", { name });

/** The four lists: what is the same in each, seen in each. */
const lists = [
  {
    path: "/emplois",
    count: /^\d+ offres d’emploi$/,
    field: "Rechercher une offre",
    word: "INFIRMIER",
    none: "Aucune offre trouvée",
    sections: ["Description du poste"],
    facts: ["Date limite de candidature"],
    act: "Postuler",
    // No journey publishes there: one that did would move the others on by one.
    quiet: "province=ontario",
    menu: "contrat",
    value: "CDI",
  },
  {
    path: "/freelance",
    count: /^\d+ missions trouvées$/,
    field: "Rechercher une mission",
    word: "COOPERATIVE",
    none: "Aucune mission ne correspond à vos critères.",
    like: "competence=react",
    sections: ["Description de la mission", "Compétences demandées"],
    facts: ["Budget", "Durée"],
    act: "Envoyer ma proposition",
    quiet: "",
    menu: "competence",
    value: "react",
  },
  {
    path: "/bourses",
    count: /^\d+ bourses/,
    field: "Rechercher une bourse",
    word: "",
    none: "Aucune bourse",
    like: "q=Passerelle",
    sections: ["Description de la bourse", "Critères d’admissibilité", "Avantages"],
    facts: ["Montant", "Date limite"],
    act: "Postuler",
    quiet: "",
    menu: "niveau",
    value: "master",
  },
  {
    path: "/actualites",
    count: /^\d+ articles/,
    field: "Rechercher un article",
    word: "PERMIS",
    none: "Aucun article",
    sections: [],
    facts: [],
    quiet: "",
    menu: "",
    value: "",
  },
];
test("chaque liste dit combien elle trouve, montre des cartes, et quoi faire quand rien ne correspond", async ({
  page,
}) => {
  for (const { path, count, none } of lists) {
    await page.goto(path);
    await expect(page.getByText(count).first()).toBeVisible();
    expect(await page.getByRole("article").count()).toBeGreaterThan(3);
    await page.goto(`${path}?q=zzzzzz`);
    await expect(page.getByText(none).first()).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Effacer/ })
      .last()
      .click();
    await expect(page.getByRole("article").first()).toBeVisible();
  }
});

test("les listes répondent à la frappe et gardent la recherche dans l'adresse", async ({
  page,
}) => {
  for (const { path, field, word } of lists) {
    if (!word) continue;
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("main").getByLabel(field).fill(word);
    await expect(page).toHaveURL(new RegExp(`${path}\\?q=${word}$`));
    await expect(page.getByRole("link", { name: `Retirer le filtre : « ${word} »` })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole("main").getByLabel(field)).toHaveValue(word);
  }
});

test("chaque liste se feuillette par de vrais liens, sans rien répéter", async ({ page }) => {
  for (const { path, quiet } of lists) {
    const cards = () =>
      page
        .locator("article a[data-card]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await page.goto(`${path}?${quiet}`);
    const first = await cards();
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("link", { name: "Précédent" })).toBeVisible();
    const next = await cards();
    expect(next.length, path).toBeGreaterThan(0);
    // Something published meanwhile moves one on, where others publish.
    const all = new Set([...first, ...next]).size;
    expect(all, path).toBeGreaterThanOrEqual(first.length + next.length - (quiet ? 0 : 3));
  }
});

test("chaque annonce se lit, dit ses faits, se partage et ramène à sa recherche", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const { path, like = "", sections, facts, act } of lists) {
    await page.goto(`${path}?${like}`);
    await hydrated(page);
    const card = page.locator("article a[data-card]").first();
    const title = await card.innerText();
    await page.goto((await card.getAttribute("href")) ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const name of sections) await expect(page.getByRole("heading", { name })).toBeVisible();
    const aside = page.getByRole("complementary");
    for (const fact of facts) await expect(aside.getByText(fact, { exact: true })).toBeVisible();
    if (act) await expect(aside.getByRole("button", { name: act, exact: true })).toBeVisible();
    await hydrated(page);
    await page.getByRole("button", { name: "Partager" }).first().click();
    await expect(page.getByText("Lien copié !")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByRole("main").locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(like ? `${path}?${like}` : path);
  }
});

test("la liste des missions cache ses menus derrière « Filtres » et filtre par compétence", async ({
  page,
}) => {
  await page.goto("/freelance");
  await expect(page.getByLabel("Compétence", { exact: true })).toBeHidden();
  await openFilters(page);
  await page.getByLabel("Compétence", { exact: true }).selectOption("react");
  await expect(page).toHaveURL(/\/freelance\?competence=react$/);
  await expect(page.getByRole("link", { name: "Retirer le filtre : React" })).toBeVisible();
  for (const card of await page.getByRole("article").all()) {
    await expect(card.getByText(/react/i).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByLabel("Compétence", { exact: true })).toHaveValue("react");
});

test("la liste des missions ne tait jamais une mission sans budget", async ({ page }) => {
  await page.goto("/freelance?budget=plus-de-5000");
  await page.getByRole("link", { name: "voir « À négocier »" }).click();
  await expect(page).toHaveURL(/budget=a-negocier/);
  await expect(cards(page).first()).toBeVisible();
  for (const card of await cards(page).all()) {
    await expect(card.getByText("Budget à discuter")).toBeVisible();
  }
});

test("une bourse mène au site de l’organisme, ou montre un bouton désactivé", async ({ page }) => {
  await page.goto("/bourses?q=Passerelle");
  await expect(page.getByRole("button", { name: "Site de l’organisme" }).first()).toBeDisabled();
  await page.goto("/bourses?q=Mackenzie");
  const official = page.getByRole("link", { name: /^Site de l’organisme/ }).first();
  await expect(official).toHaveAttribute("href", /^https:\/\//);
  await expect(official).toHaveAttribute("rel", /noopener/);
  await cards(page).first().locator("a[data-card]").click();
  const facts = page.getByRole("complementary");
  await expect(facts.getByRole("link", { name: /^Postuler sur le site/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Postuler", exact: true })).toHaveCount(0);
});

test("la liste des bourses n'applique ses filtres qu'avec « Filtrer »", async ({ page }) => {
  await page.clock.install();
  await page.goto("/bourses");
  // Before the page listens the form is sent by the browser, and the next page says nothing.
  await hydrated(page);
  const before = await page.getByText(/bourses trouvées$/).innerText();
  await openFilters(page);
  await page.getByLabel("Niveau").selectOption("doctorat");
  await page.getByLabel("Rechercher une bourse").fill("laval");
  // Longer than the pause after which other lists answer.
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/bourses$/);
  await expect(page.getByText(before)).toBeVisible();
  await page.getByLabel("Rechercher une bourse").fill("");
  await page.getByRole("button", { name: "Filtrer" }).click();
  await expect(page).toHaveURL(/\/bourses\?niveau=doctorat$/);
  await expect(page.getByText("Filtres appliqués !")).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  for (const card of await page.getByRole("article").all()) {
    await expect(card.getByText("Doctorat", { exact: true })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByLabel("Niveau")).toHaveValue("doctorat");
});

test("la liste des actualités met trois articles à la une, et les autres dessous", async ({
  page,
}) => {
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

test("la liste des actualités se filtre par thème, d'un clic, et le garde dans l'adresse", async ({
  page,
}) => {
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
  await expect(chips.getByRole("link", { name: "Études" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("heading", { name: "À la une" })).toHaveCount(0);
  await expect(section(page, "Études").getByRole("article").first()).toBeVisible();
  await expect(page).toHaveTitle("Actualités : Études · Horizon Érable");

  await chips.getByRole("link", { name: "Toutes les actualités" }).click();
  await expect(page).toHaveURL(/\/actualites$/);
  await expect(page.getByRole("heading", { name: "À la une" })).toBeVisible();
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("chaque liste se filtre par son bouton et se trie par pertinence", async ({ page }) => {
    for (const { path, word, menu, value } of lists) {
      if (!menu) continue;
      await page.goto(path);
      await openFilters(page);
      await page.locator(`main select[name=${menu}]`).selectOption(value);
      const send = page.getByRole("main").getByRole("button", { name: /^(Filtrer|Rechercher)$/ });
      await send.first().click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?.*${menu}=${value}`));
      await expect(cards(page).first()).toBeVisible();
      await page.goto(`${path}?q=${word || "université"}`);
      const order = page.getByRole("link", { name: "Plus pertinentes" });
      await order.click();
      await expect(page).toHaveURL(/tri=pertinence/);
      await expect(order).toHaveAttribute("aria-current", "true");
    }
  });
});
