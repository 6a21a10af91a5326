import { expect, type Page, test } from "@playwright/test";
import {
  asNewRecruiter,
  choose,
  dialog,
  newTitle,
  publicAddress,
  row,
} from "@/tests/support/publications/administration";
import { publishArticle } from "@/tests/support/publications/articles";

const PATH = "/admin/news";
const edition = (page: Page) => dialog(page, "Modifier l’article");

test("un article dit ses sources et son âge, puis mène à celui qui le remplace", {
  tag: "@full",
}, async ({ page, browser }) => {
  const author = await asNewRecruiter(page, PATH);
  const [old, fresh] = [newTitle("Ancienne règle"), newTitle("Nouvelle règle")];
  await publishArticle(author, old);
  await publishArticle(author, fresh);
  await page.reload();

  // A source that is not whole is refused where it stands, and nothing that was typed is lost.
  await choose(page, fresh, "Modifier");
  const form = edition(page);
  await expect(form.getByLabel("Adresse de la source 2")).toBeHidden();
  await form.getByLabel("Adresse de la source 1").fill("https://exemple.ca/regle");
  await expect(form.getByLabel("Adresse de la source 2")).toBeVisible();
  await form.getByLabel("Organisme de la source 1").fill("Ministère d’essai");
  await form.getByLabel("Vérifié le").fill("2025-01-31");
  await form.getByLabel("À revérifier").selectOption({ label: "Tous les ans" });
  await form.getByLabel("En vigueur à partir du").fill("2025-01-01");
  await form.getByLabel("Ce qui a changé").fill("Les frais sont de 100 $.");
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form.getByText("Indiquez la date de consultation")).toBeVisible();
  await expect(form.getByLabel("Source 1 consultée le")).toBeFocused();
  await form.getByLabel("Source 1 consultée le").fill("2025-01-30");
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form).toBeHidden();

  await choose(page, old, "Modifier");
  await edition(page).getByLabel("État").selectOption({ label: "Remplacé par un autre" });
  await edition(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(edition(page).getByText("Choisissez l’article qui le remplace")).toBeVisible();
  await edition(page).getByLabel("Remplacé par").selectOption({ label: fresh });
  await edition(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(edition(page)).toBeHidden();
  await expect(row(page, old)).toContainText("Remplacé");

  const address = await publicAddress(page, old);
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  expect((await reader.goto(address))?.status()).toBe(200);
  await expect(reader.getByText("Cet article a été remplacé le")).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(reader.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await reader.getByRole("link", { name: fresh }).first().click();

  await expect(reader.getByRole("heading", { level: 1, name: fresh })).toBeVisible();
  await expect(reader.getByText("À vérifier avant d’agir")).toBeVisible();
  await expect(reader.getByText("En vigueur depuis le 1er janvier 2025")).toBeVisible();
  await expect(reader.getByText("Les frais sont de 100 $.")).toBeVisible();
  await expect(reader.getByRole("link", { name: old })).toBeVisible();
  const source = reader.getByRole("listitem").filter({ hasText: "Ministère d’essai" });
  await expect(source).toContainText("exemple.ca · consultée le 30 janvier 2025");

  // The changes of the month, on their page and in their feed.
  await reader.goto("/actualites");
  await reader.getByRole("link", { name: "Ce qui change, mois par mois" }).click();
  const entry = reader.getByRole("listitem").filter({ hasText: fresh });
  await expect(entry).toContainText(`Remplace\u00a0: ${old}`);
  await expect(entry).toContainText("Les frais sont de 100 $.");
  const periods = reader.getByRole("navigation", { name: "Périodes" });
  await periods.getByRole("link", { name: "2025" }).click();
  await expect(entry).toContainText("En vigueur à partir du 1er janvier 2025");
  for (const feed of ["/flux/changements.xml", "/flux/changements.json"]) {
    const text = await (await reader.request.get(feed)).text();
    expect(text, feed).toContain(`Remplace\u00a0: ${old}`);
  }
});

test("un article à vérifier se voit au tableau de bord, et se vérifie d’un clic", {
  tag: "@full",
}, async ({ page }) => {
  const author = await asNewRecruiter(page, "/admin");
  const title = newTitle("Règle à revérifier");
  const id = await publishArticle(author, title, {
    verified_on: "2025-01-31",
    verify_every_months: 6,
  });
  await page.reload();
  await page.getByRole("link", { name: "Voir les articles à vérifier (1)" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Articles à vérifier" })).toBeVisible();
  const due = page.getByRole("listitem").filter({ hasText: title });
  await expect(due).toContainText("En retard");
  expect(await (await page.request.get(`/actualites/${id}`)).text()).toContain(
    "À vérifier avant d’agir",
  );
  await due.getByRole("button", { name: "Vérifié aujourd’hui" }).click();
  await expect(page.getByText("Article vérifié")).toBeVisible();
  await expect(page.getByText("Aucun article n’est à vérifier")).toBeVisible();
  expect(await (await page.request.get(`/actualites/${id}`)).text()).not.toContain(
    "À vérifier avant d’agir",
  );
});
