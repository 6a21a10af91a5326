import { expect, type Page } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import {
  asNewRecruiter,
  choose,
  dialog,
  fillIn,
  inStep,
  menuButton,
  newTitle,
  publicAddress,
  publishFrom,
  row,
} from "@/tests/support/publications/administration";
import { publish as publishPastForm } from "@/tests/support/publications/applying";

type Kind = {
  path: string;
  list: string;
  what: string;
  add: string;
  edition: string;
  /** What the form asks, beside the title. */
  fields: Record<string, string>;
  /** A field that is changed, what is written there, and what everybody reads of it. */
  changed: [field: string, text: string];
  messages: { created: string; updated: string; deleted: string; none: string };
};

const kinds: Record<string, Kind> = {
  offre: {
    path: "/admin/jobs",
    list: "/emplois",
    what: "une offre",
    add: "Ajouter un emploi",
    edition: "Modifier l’offre",
    fields: {
      Entreprise: "Phares du Saint-Laurent",
      Lieu: "Rimouski (Québec)",
      Description: "Veiller sur la lumière, nuit et jour.",
    },
    changed: ["Salaire affiché", "Selon l’expérience"],
    messages: {
      created: "Offre créée avec succès",
      updated: "Offre mise à jour",
      deleted: "Offre d’emploi supprimée.",
      none: "Vous n’avez encore publié aucune offre",
    },
  },
  mission: {
    path: "/admin/freelance",
    list: "/freelance",
    what: "une mission",
    add: "Ajouter une mission",
    edition: "Modifier la mission",
    fields: { Description: "Relever et dessiner douze kilomètres.", "Budget (CAD)": "4 500 $" },
    changed: ["Durée", "2 mois"],
    messages: {
      created: "Mission créée avec succès",
      updated: "Mission mise à jour",
      deleted: "Mission freelance supprimée.",
      none: "Vous n’avez encore publié aucune mission",
    },
  },
  bourse: {
    path: "/admin/scholarships",
    list: "/bourses",
    what: "une bourse",
    add: "Ajouter une bourse",
    edition: "Modifier la bourse",
    fields: {
      Université: "Université du Fjord",
      Description: "Une année d’études au bord de l’eau.",
    },
    changed: ["Montant", "Bourse complète"],
    messages: {
      created: "Bourse créée avec succès",
      updated: "Bourse mise à jour",
      deleted: "Bourse supprimée.",
      none: "Vous n’avez encore publié aucune bourse",
    },
  },
  article: {
    path: "/admin/news",
    list: "/actualites",
    what: "un article",
    add: "Ajouter un article",
    edition: "Modifier l’article",
    fields: { Contenu: "## Ce qui change\n\nDes délais **courts**." },
    changed: ["Chapeau", "Les délais raccourcissent."],
    messages: {
      created: "Article créé avec succès",
      updated: "Article mis à jour",
      deleted: "Article supprimé.",
      none: "Vous n’avez encore publié aucun article",
    },
  },
};
const { offre } = kinds as Record<"offre", Kind>;

const anyTitle = () => newTitle("Gardien·ne de phare");
/** Creation and edition are the one window that is open. */
const form = (page: Page) => page.getByRole("dialog").first();

async function fill(page: Page, kind: Kind, title: string) {
  await page.getByRole("link", { name: kind.add }).first().click();
  await fillIn(form(page), { Titre: title, ...kind.fields });
}

/** What the review names is filled in from there, and the review is shown again. */
async function completeFromReview(page: Page) {
  const steps = page.getByRole("navigation", { name: "Étapes" });
  await steps.getByRole("button", { name: "Relecture" }).click();
  const review = page.getByRole("list", { name: "Informations manquantes" });
  await review.getByRole("button", { name: /^Compléter.*Sans salaire/ }).click();
  await expect(form(page).getByLabel("Minimum")).toBeFocused();
  await page.getByRole("button", { name: "Relecture", exact: true }).last().click();
  await expect(review).toBeVisible();
}

async function publish(page: Page, kind: Kind, title = anyTitle()) {
  await fill(page, kind, title);
  if (kind === offre) await completeFromReview(page);
  await publishFrom(form(page));
  await expect(page.getByText(kind.messages.created).last()).toBeVisible();
  await expect(row(page, title)).toBeVisible();
  return title;
}

/** The administration of a recruiter with an offer that was published past the form. */
async function withOffer(page: Page): Promise<string> {
  const account = await createAccount({ role: "recruteur" });
  const title = anyTitle();
  await publishPastForm("job", account, { title, location: "Rimouski (Québec)" });
  await signIn(page, account.email);
  await page.goto(offre.path);
  await hydrated(page);
  return title;
}

// One kind each day, since what edits and deletes is the same: the others before a release.
for (const [name, kind] of Object.entries(kinds)) {
  const tag = name === "offre" ? [] : "@full";
  test(`${kind.what} se crée, se modifie, se duplique et se supprime`, { tag }, async ({
    page,
    browser,
  }) => {
    const { messages } = kind;
    await asNewRecruiter(page, kind.path);
    await expect(page.getByText(messages.none)).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    const title = await publish(page, kind);
    const address = await publicAddress(page, title);
    const online = page.locator("section", { hasText: `${title} est en ligne.` });
    await expect(online.getByRole("link", { name: /^Voir l/ })).toHaveAttribute("href", address);
    await expect(online.getByRole("button", { name: "Partager" })).toBeVisible();
    await expect(online.getByRole("link", { name: "Créer la page de mon entreprise" })).toHaveCount(
      name === "article" ? 0 : 1,
    );
    await visitor.goto(`${kind.list}?q=${encodeURIComponent(title)}`);
    await expect(visitor.getByRole("link", { name: title, exact: true })).toBeVisible();
    await visitor.goto(address);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);

    const [field, text] = kind.changed;
    await choose(page, title, "Modifier");
    await (await inStep(form(page).getByLabel(field))).fill(text);
    await form(page).getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText(messages.updated)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(text).filter({ visible: true }).first()).toBeVisible();

    await choose(page, title, "Dupliquer");
    await expect(form(page).getByLabel(field)).toHaveValue(text);
    // What is filled is never folded away.
    for (const fold of await form(page).locator("details", { hasText: field }).all()) {
      await expect(fold).toHaveAttribute("open");
    }
    await (await inStep(form(page).getByLabel("Titre"))).fill(`${title} bis`);
    await publishFrom(form(page));
    await expect(row(page, `${title} bis`)).toBeVisible();

    for (const each of [`${title} bis`, title]) {
      await choose(page, each, "Supprimer");
      const confirmation = dialog(page, "Êtes-vous absolument sûr ?");
      if (name === "offre") {
        await confirmation.getByRole("button", { name: "Annuler" }).click();
        await expect(menuButton(page, each)).toBeFocused();
        await choose(page, each, "Supprimer");
      }
      await confirmation.getByRole("button", { name: "Supprimer" }).click();
      await expect(page.getByText(messages.deleted).last()).toBeVisible();
      await expect(confirmation).toBeHidden();
    }
    await expect(page.getByText(messages.none)).toBeVisible();
    expect((await visitor.goto(address))?.status()).toBe(404);
  });
}

test("deux fenêtres modifient la même offre : la seconde choisit", async ({ page }) => {
  const title = await withOffer(page);
  const edition = (tab: Page) => dialog(tab, offre.edition);
  await choose(page, title, "Modifier");
  await (await inStep(edition(page).getByLabel("Lieu"))).fill("Gaspé (Québec)");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await (await inStep(edition(other).getByLabel("Lieu"))).fill("Percé (Québec)");
  await edition(other).getByRole("button", { name: "Enregistrer" }).click();
  await expect(edition(other)).toBeHidden();

  await edition(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(edition(page).getByText("modifiée par une autre personne")).toBeVisible();
  await expect(edition(page).getByLabel("Lieu")).toHaveValue("Gaspé (Québec)");
  await edition(page).getByRole("button", { name: "Remplacer" }).click();
  await expect(edition(page)).toBeHidden();
  await expect(row(page, title)).toContainText("Gaspé (Québec)");
});

test("au clavier et sur 360 px, rien de saisi ne se perd par Échap", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const title = await withOffer(page);
  const opener = menuButton(page, title);
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const edition = dialog(page, offre.edition);
  await expect(edition.getByLabel("Titre")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(edition).toBeHidden();
  await expect(opener).toBeFocused();

  await choose(page, title, "Modifier");
  await (await inStep(edition.getByLabel("Lieu"))).fill("Ailleurs");
  await page.keyboard.press("Escape");
  const confirmation = dialog(page, "Abandonner vos modifications ?");
  await confirmation.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(edition.getByLabel("Lieu")).toHaveValue("Ailleurs");
  await page.keyboard.press("Escape");
  await confirmation.getByRole("button", { name: "Abandonner" }).click();
  await expect(edition).toBeHidden();
  await expect(row(page, title)).not.toContainText("Ailleurs");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
