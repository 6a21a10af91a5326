import { expect, type Page, test } from "@playwright/test";
import { operatorClient } from "@/tests/support/accounts/operator";
import {
  asNewRecruiter,
  dialog,
  fillIn,
  inStep,
  newTitle,
  publishFrom,
} from "@/tests/support/publications/administration";

const fact = (page: Page, label: string) =>
  page
    .getByRole("region", { name: "Les offres en chiffres" })
    .locator("div", { has: page.getByText(label, { exact: true }) })
    .locator("dd");

const EMPLOYER = "Hôpital du Bassin";

/** Removes what an earlier attempt published: what stays is in the sitemap, as its page says. */
async function forgetOffers(): Promise<void> {
  const { error } = await operatorClient()
    .from("jobs")
    .delete()
    .like("company_name", `${EMPLOYER}%`);
  if (error) throw error;
}

/** Nine offers of three employers that say their pay; another one makes ten of four. */
async function publishNine(): Promise<void> {
  const { error } = await operatorClient()
    .from("jobs")
    .insert(
      Array.from({ length: 9 }, (_, n) => ({
        title: `Infirmier·ère de garde ${n + 1}`,
        company_name: `${EMPLOYER} ${1 + (n % 3)}`,
        location: "Truro (Nouvelle-Écosse)",
        description: "Soigner.",
        trade: "infirmier",
        salary_min: 70_000 + 1_000 * n,
        salary_period: "year" as const,
        posted_at: "2001-01-01T00:00:00Z",
      })),
    );
  if (error) throw error;
}

test("une infirmière va du métier à la province, puis à une offre, avec l'ordre et la médiane", {
  tag: "@full",
}, async ({ page, browser }) => {
  await forgetOffers();
  await publishNine();
  const title = newTitle("Infirmier·ère des urgences");
  await asNewRecruiter(page, "/admin/jobs");
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  const form = dialog(page, "Ajouter une offre d’emploi");
  await fillIn(form, {
    Titre: title,
    Entreprise: EMPLOYER,
    Lieu: "Halifax (Nouvelle-Écosse)",
    Description: "Accueillir et trier, de jour comme de nuit.",
  });
  await expect(form.getByText("D’après le titre : Infirmier·ère")).toBeVisible();
  await form.getByRole("button", { name: "Choisir ce métier" }).click();
  await expect(form.getByLabel("Métier")).toHaveValue("infirmier");
  await expect(form.getByRole("button", { name: "Choisir ce métier" })).toHaveCount(0);
  await (await inStep(form.getByLabel("Minimum"))).fill("79 000");
  await (await inStep(form.getByLabel("Période"))).selectOption({ label: "par an" });
  await publishFrom(form);
  await expect(page.getByText("Offre créée avec succès")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/metiers");
  await visitor
    .getByRole("main")
    .getByRole("link", { name: /^Infirmier·ère \d/ })
    .click();
  await expect(
    visitor.getByRole("heading", { level: 1, name: "Infirmier·ère au Canada" }),
  ).toBeVisible();
  await visitor.getByRole("table").getByRole("link", { name: "Nouvelle-Écosse" }).click();
  await expect(visitor).toHaveURL(/\/metiers\/infirmier\/nouvelle-ecosse$/);

  // 70 000 to 79 000: the two in the middle are 74 000 and 75 000.
  await expect(fact(visitor, "Offres ouvertes")).toHaveText("10");
  await expect(fact(visitor, "Salaire médian")).toHaveText(
    /^74.500.\$ par an \(10 offres de 4 entreprises\)$/,
  );
  const order = visitor
    .getByRole("main")
    .getByRole("link", { name: "Nova Scotia College of Nursing" });
  await expect(order).toHaveAttribute("href", "https://www.nscn.ca/");
  const classes = visitor.getByRole("region", { name: "Les salaires annoncés" });
  await expect(classes.getByRole("row", { name: /^70.000.\$ à 80.000.\$ 10$/ })).toBeVisible();

  await visitor.getByRole("link", { name: title, exact: true }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const trade = visitor.getByRole("region", { name: "Infirmier·ère en Nouvelle-Écosse" });
  await expect(trade).toContainText("Métier réglementé");
  await expect(trade.getByRole("link", { name: "Nova Scotia College of Nursing" })).toBeVisible();
  await expect(trade).toContainText(/Médiane.: 74.500.\$ par an \(10.offres de 4.entreprises\)/);
  await trade.getByRole("link", { name: "Offres et salaires de ce métier" }).click();
  await expect(visitor).toHaveURL(/\/metiers\/infirmier\/nouvelle-ecosse$/);
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("les métiers, leurs chiffres et leur organisme se lisent", async ({ page }) => {
    await page.goto("/metiers");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Soudeur·euse/ })
      .click();
    // Each cell stands under a heading.
    const headings = await page.getByRole("table").getByRole("columnheader").count();
    const row = page.getByRole("row", { name: /^Ontario/ });
    await expect(row.locator("th, td")).toHaveCount(headings);
    await page.getByRole("table").getByRole("link", { name: "Ontario" }).click();
    await expect(page.getByRole("main")).toContainText("Le certificat est facultatif");
    await expect(page.getByRole("main")).toContainText("À vérifier auprès de l’organisme");
  });
});
