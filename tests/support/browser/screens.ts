import type { Browser, BrowserContext, Page } from "@playwright/test";
import { kinds } from "#lib/publications/kinds.ts";
import { CANDIDATE, RECRUITER, signIn } from "#tests/support/accounts/accounts.ts";
import { asOperator } from "#tests/support/accounts/operator.ts";
import { hydrated } from "#tests/support/browser/hydrated.ts";

export const roles = ["anonyme", "candidat", "recruteur", "operateur"] as const;
export type Role = (typeof roles)[number];

/** A screen: where it is, and what is done there first. */
export type Screen = {
  name: string;
  /** An address, or the first card of the list at this address. */
  path: string | { firstOf: string };
  /** Opens a dialog, a menu or a state. */
  open?: (page: Page) => Promise<void>;
};

const at = (name: string, path: string, open?: Screen["open"]): Screen => ({ name, path, open });
const first = (name: string, list: string, open?: Screen["open"]): Screen => ({
  name,
  path: { firstOf: list },
  open,
});

const button = (name: string | RegExp) => async (page: Page) => {
  await hydrated(page);
  await page.getByRole("main").getByRole("button", { name }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).waitFor();
};

const publicScreens = [
  at("accueil", "/"),
  at("emplois", "/emplois"),
  at("emplois-filtres", "/emplois?contrat=CDI&province=quebec"),
  at("emplois-vide", "/emplois?q=introuvable-partout"),
  at("emplois-rayon", "/emplois?lieu=Windsor&rayon=100"),
  at("emplois-province", "/emplois/province/quebec"),
  at("emplois-carte", "/emplois/carte"),
  at("metiers", "/metiers"),
  at("metier", "/metiers/infirmier"),
  at("metier-province", "/metiers/infirmier/quebec"),
  at("mon-francais", "/mon-francais"),
  at("changements", "/actualites/changements"),
  first("offre", "/emplois"),
  at("offre-introuvable", "/emplois/00000000-0000-4000-8000-00000000ffff"),
  at("freelance", "/freelance"),
  first("mission", "/freelance"),
  at("bourses", "/bourses"),
  first("bourse", "/bourses"),
  at("bourses-trouver", "/bourses/trouver?citoyennete=sn&niveau=master&domaine=informatique"),
  at("actualites", "/actualites"),
  first("article", "/actualites"),
  at("a-propos", "/a-propos"),
  at("contact", "/contact"),
  at("aide", "/help"),
  at("questions", "/faq"),
  at("guide", "/guide"),
  at("temoignages", "/testimonials"),
  at("confidentialite", "/privacy"),
  at("conditions", "/terms"),
  at("accessibilite", "/accessibilite"),
  at("securite", "/securite"),
  at("developpeurs", "/developpeurs"),
  at("infolettre", "/infolettre"),
  at("alerte", "/alertes/nouvelle?de=/emplois%3Fq%3Dsoins"),
  at("alerte-confirmer", `/alertes/confirmer?jeton=${"0".repeat(64)}`),
  at("alerte-arreter", `/alertes/se-desabonner?jeton=${"0".repeat(64)}`),
  first("signaler", "/emplois", async (page) => {
    await page.getByRole("link", { name: "Signaler cette offre" }).click();
    await page.getByRole("button", { name: "Envoyer le signalement" }).waitFor();
  }),
  at("page-inconnue", "/nulle-part"),
];

const anonymousScreens = [
  at("connexion", "/connexion"),
  at("inscription", "/connexion?onglet=inscription"),
  at("mot-de-passe-oublie", "/connexion/mot-de-passe-oublie"),
];

const spaceScreens = [
  "profil",
  "candidatures",
  "pour-vous",
  "favoris",
  "alertes",
  "documents",
  "parametres",
].map((tab) => at(`espace-${tab}`, `/espace-utilisateur?onglet=${tab}`));

const candidateScreens = [
  ...spaceScreens,
  at("espace-qui-a-fait-quoi", "/espace-utilisateur/qui-a-fait-quoi"),
  at("espace-securite", "/espace-utilisateur/securite"),
  at("espace-decisions", "/espace-utilisateur/decisions"),
  at("postuler-rapidement", "/emplois", button("Postuler rapidement")),
];

const recruiterScreens = [
  ...spaceScreens,
  at("admin", "/admin"),
  ...Object.values(kinds).flatMap(({ admin }) => [
    at(admin.slice(1).replace("/", "-"), admin),
    at(`${admin.slice(1).replace("/", "-")}-nouveau`, `${admin}?nouveau=1`),
  ]),
  at("admin-menu", "/admin/jobs", async (page) => {
    await page
      .getByRole("button", { name: /^Actions pour/ })
      .first()
      .click();
    await page.getByRole("menu").waitFor();
  }),
  at("admin-importation", "/admin/jobs/import"),
  at("admin-candidatures", "/admin/candidatures"),
  at("admin-decisions", "/admin/decisions"),
];

const operatorScreens = [
  at("operation", "/admin/operation"),
  at("operation-file", "/admin/operation/file"),
  at("operation-decides", "/admin/operation/file?etat=decides"),
  at("operation-dossier", "/admin/operation/file", async (page) => {
    await page.locator("main a[href^='/admin/operation/file/']").first().click();
    await page.waitForURL(/\/file\/[0-9a-f-]{36}$/);
  }),
  at("operation-comptes", "/admin/operation/comptes"),
  at("operation-registre", "/admin/operation/registre"),
];

/** The screens that a role is shown, the public ones first; an operator's are their own. */
export const screens: Record<Role, readonly Screen[]> = {
  anonyme: [...publicScreens, ...anonymousScreens],
  candidat: [...publicScreens, ...candidateScreens],
  recruteur: [...publicScreens, ...recruiterScreens],
  operateur: operatorScreens,
};

/** What only this role is shown: the public pages differ by little more than their header. */
export const ownScreens: Record<Role, readonly Screen[]> = {
  anonyme: screens.anonyme,
  candidat: candidateScreens,
  recruteur: [publicScreens[0] as Screen, ...recruiterScreens.slice(spaceScreens.length)],
  operateur: operatorScreens,
};

/** A context in which this role is signed in by a demonstration account. */
export async function contextOf(
  browser: Browser,
  role: Role,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: "fr-CA", ...options });
  if (role === "anonyme") return context;
  const page = await context.newPage();
  if (role === "operateur") await asOperator(page);
  else await signIn(page, role === "candidat" ? CANDIDATE : RECRUITER);
  await page.close();
  return context;
}

/** Goes to a screen and waits until it stands still. */
export async function openScreen(page: Page, { path, open }: Screen): Promise<void> {
  if (typeof path === "string") await page.goto(path);
  else {
    await page.goto(path.firstOf);
    const href = await page.locator("a[data-card]").first().getAttribute("href");
    await page.goto(href ?? path.firstOf);
  }
  // The header knows who is signed in, and the typefaces are there.
  await page.waitForFunction(
    () => document.querySelector("[aria-busy=true], [data-busy]") === null,
  );
  await page.evaluate(() => document.fonts.ready);
  await open?.(page);
}
