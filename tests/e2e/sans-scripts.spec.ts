import { expect, type Page, test } from "@playwright/test";
import {
  CANDIDATE,
  createAccount,
  fillSignIn,
  RECRUITER,
  signIn,
} from "@/tests/support/accounts/accounts";
import { asOperator, operatorClient } from "@/tests/support/accounts/operator";
import { type Screen, screens } from "@/tests/support/browser/screens";
import { pdfFile } from "@/tests/support/files/files";
import { newTitle } from "@/tests/support/publications/administration";
import { applicationsOf, createApplicant, publish } from "@/tests/support/publications/applying";
import { withJob } from "@/tests/support/publications/temporary-job";

/** What on a page waits for scripts that never come, or could only be used by them. */
const DEAD = [
  // Sent after the page, to be put in its place by a script.
  'div[hidden][id^="S:"]',
  'template[id^="B:"]',
  "main [aria-busy=true]:visible",
  "button:not([type=submit]):visible",
  "button[type=submit]:not(form button, [form]):visible",
  "input:not(form input, [form], [readonly]):visible",
  "select:not(form select, [form]):visible",
  "textarea:not(form textarea, [form]):visible",
];

/**
 * The words of what is on the page and does nothing without scripts. Where a browser runs none, every
 * part of a page is there when it has arrived, and each of its buttons sends a form.
 */
async function deadWithoutScripts(page: Page): Promise<string[]> {
  const found = await Promise.all(
    DEAD.map(async (selector) => {
      const elements = await page.locator(selector).all();
      return Promise.all(
        elements.map(async (element) => {
          const words = (await element.getAttribute("aria-label")) ?? (await element.textContent());
          return `${selector} : ${words?.slice(0, 60)}`;
        }),
      );
    }),
  );
  return found.flat();
}

/** Opens an address and finds a whole page there. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  await expect(page.getByText(/^Chargement/), path).toHaveCount(0);
  expect(await deadWithoutScripts(page), path).toEqual([]);
}

test.use({ javaScriptEnabled: false });

/** Playwright's search by text passes over what stands in `noscript`. */
const fallback = (page: Page) => page.locator("noscript p");

test("« Postuler » passe par la connexion, prend un CV et envoie la candidature", async ({
  page,
}) => {
  const { email } = await createAccount();
  const title = newTitle("Horloger·ère");
  const job = { company_name: "Atelier", description: "Régler.", title };
  await withJob(job, async (id) => {
    await page.goto(`/emplois/${id}`);
    await page
      .getByRole("button", { name: "Postuler", exact: true })
      .filter({ visible: true })
      .click();
    await expect(page.getByText(`Pour postuler : ${title}`)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
    await fillSignIn(page, email);
    await expect(page.getByRole("heading", { name: "Postuler" })).toBeVisible();
    expect(await deadWithoutScripts(page)).toEqual([]);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("CV requis")).toBeVisible();
    await page.getByLabel("Ajouter un CV").setInputFiles(pdfFile("CV.pdf"));
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("Candidature envoyée !")).toBeVisible();
  });
});

test("le fichier choisi part, et non le CV coché d'avance ; perdu, il se redemande", async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([
    createAccount({ role: "recruteur" }),
    createApplicant("Camille Roy", ["Ancien.pdf"]),
  ]);
  const id = await publish("job", owner, { questions: ["Depuis quand ?"] });
  await signIn(page, applicant.email);
  await page.goto(`/espace-utilisateur/postuler/emplois/${id}`);
  await expect(page.getByRole("radio", { name: /^Ancien\.pdf/ })).toBeChecked();
  await page.getByLabel("Message d’accompagnement").fill("Mon mot.");
  await page.getByLabel("Ajouter un CV").setInputFiles(pdfFile("Nouveau.pdf"));
  await page.getByRole("button", { name: "Envoyer" }).click();

  await expect(page.getByText("Répondez à la question")).toBeVisible();
  const file = page.getByLabel("Ajouter un CV");
  await expect(file).toHaveAccessibleDescription(/Choisissez de nouveau votre fichier\./);
  await expect(page.getByLabel("Message d’accompagnement")).toHaveValue("Mon mot.");
  await page.getByLabel("Depuis quand ?").fill("Depuis 2019.");
  await file.setInputFiles(pdfFile("Nouveau.pdf"));
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Candidature envoyée !")).toBeVisible();
  expect(await applicationsOf(applicant)).toMatchObject([
    { cv_file_name: "Nouveau.pdf", cover_message: "Mon mot." },
  ]);
});

test("un test de français se convertit, et la page revient remplie", async ({ page }) => {
  await expectWhole(page, "/mon-francais");
  await page.getByLabel("Test passé").selectOption("TCF Canada");
  await page.getByLabel("Compréhension orale").fill("369");
  await page.getByLabel("Expression orale").fill("5");
  await page.getByRole("button", { name: "Voir mon niveau" }).click();
  await expect(page.getByText("Expression orale : il manque 1 point.")).toBeVisible();
  await expect(page.getByLabel("Compréhension orale")).toHaveValue("369");
  await expect(page.getByLabel("Test passé")).toHaveValue("tcf");
  expect(new URL(page.url()).search).toBe("");
});

test("« Sauvegarder » passe par la connexion et garde l'annonce", async ({ page }) => {
  const { email } = await createAccount();
  await page.goto("/freelance");
  await page.locator("article a[data-card]").first().click();
  await page.getByRole("button", { name: "Sauvegarder", exact: true }).click();
  await fillSignIn(page, email);
  await expect(page.getByRole("heading", { name: "Ajouter aux favoris" })).toBeVisible();
  await page.getByRole("button", { name: "Sauvegarder" }).click();
  await expect(page).toHaveURL(/onglet=favoris/);
  await expect(fallback(page)).toContainText("Annonce ajoutée aux favoris");
});

test.describe("Des scripts permis qui n'arrivent pas", () => {
  test.use({ javaScriptEnabled: true });

  test("laissent se connecter, sauvegarder, postuler et se déconnecter", async ({ page }) => {
    const { email } = await createAccount();
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.goto("/freelance");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Se connecter" })).toBeVisible();
    await page.locator("article a[data-card]").first().click();
    const offer = page.url();
    await page.getByRole("button", { name: "Sauvegarder", exact: true }).click();
    await fillSignIn(page, email);
    await expect(page.getByRole("heading", { name: "Ajouter aux favoris" })).toBeVisible();
    await page.goto(offer);
    await page.getByRole("main").locator("form[action*=postuler] button").first().click();
    await expect(page.getByRole("heading", { name: "Postuler" })).toBeVisible();
    await banner.getByRole("button", { name: "Se déconnecter" }).click();
    await page.goto("/espace-utilisateur");
    await expect(page).toHaveURL(/\/connexion/);
  });
});

/** Where a screen is, or the first card of its list. */
async function addressOf(page: Page, { path }: Screen): Promise<string> {
  if (typeof path === "string") return path;
  await page.goto(path.firstOf);
  return (await page.locator("a[data-card]").first().getAttribute("href")) ?? path.firstOf;
}

const publicNames = new Set(screens.anonyme.map(({ name }) => name));
const accounts = { anonyme: null, candidat: CANDIDATE, recruteur: RECRUITER };

for (const role of ["anonyme", "candidat", "recruteur"] as const) {
  test(`${role} : chaque page arrive en entier, et ce qu'on y voit sert`, { tag: "@full" }, async ({
    page,
  }) => {
    const account = accounts[role];
    if (account) await signIn(page, account);
    const shown = screens[role].filter(({ name }) => role === "anonyme" || !publicNames.has(name));
    expect(shown.length).toBeGreaterThan(10);
    for (const screen of shown) await expectWhole(page, await addressOf(page, screen));
  });
}

test("un recruteur : tableau de bord, candidatures, entreprise, articles", async ({ page }) => {
  await signIn(page, RECRUITER);
  await expectWhole(page, "/admin");
  for (const title of ["Vues de vos annonces", "Prochaines dates limites", "Articles à vérifier"]) {
    const panel = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: title }) });
    // Sous le titre, quelque chose à lire : des chiffres, ou pourquoi il n'y en a pas.
    await expect(panel.locator("p, li, td").filter({ hasText: /\p{L}/u }).first()).toBeVisible();
  }
  await expect(
    page.getByText("Publier une annonce ou un article demande JavaScript"),
  ).toBeVisible();

  await expectWhole(page, "/admin/candidatures");
  await expect(page.getByText(/^Répondre à plusieurs personnes demande JavaScript/)).toBeVisible();
  const [row] = await page
    .getByRole("row")
    .filter({ has: page.getByRole("link") })
    .all();
  await row?.getByRole("link", { name: /^Lire/ }).click();
  await expect(page).toHaveURL(/\/admin\/candidatures\/[0-9a-f-]{36}/);
  expect(await deadWithoutScripts(page)).toEqual([]);

  for (const path of [
    "/admin/entreprise",
    "/admin/entreprise?entreprise=nouvelle",
    "/admin/entreprise/verification",
    "/admin/news/commentaires",
    "/admin/news/verification",
    "/admin/news",
    "/admin/decisions",
  ]) {
    await expectWhole(page, path);
  }
  await page.goto("/admin/jobs");
  await page
    .getByRole("link", { name: /^Modifier/ })
    .first()
    .click();
  await expect(page.getByText("Ce formulaire demande JavaScript")).toBeVisible();
});

test("un opérateur : chaque écran, et un dossier", async ({ page }) => {
  await asOperator(page);
  const title = newTitle("Offre à relire");
  const id = await publish("job", await createAccount({ role: "recruteur" }), { title });
  const report = { kind: "job", item_id: id, reason: "fees", message: "On demande 400 $." };
  expect((await operatorClient().rpc("report_content", report)).error).toBeNull();
  for (const path of ["", "/file", "/file?etat=decides", "/file", "/comptes", "/registre"]) {
    await expectWhole(page, `/admin/operation${path}`);
  }
  await page.goto("/admin/operation/file");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title.slice(0, 10));
  expect(await deadWithoutScripts(page)).toEqual([]);
});

test("une candidature se retire, un compte se supprime et se quitte", async ({ page }) => {
  const account = await createAccount({ fullName: "Noé Sansart" });
  await signIn(page, account.email);
  await page.goto("/espace-utilisateur");
  await page.getByRole("banner").getByRole("button", { name: "Se déconnecter" }).click();
  await page.goto("/espace-utilisateur");
  await expect(page).toHaveURL(/\/connexion/);

  await signIn(page, account.email);
  const job = { company_name: "Atelier", description: "Régler.", title: newTitle("Luthier·ère") };
  await withJob(job, async (id) => {
    const { error } = await operatorClient()
      .from("applications")
      .insert({ candidate_id: account.id, job_id: id, cover_message: "Bonjour." });
    expect(error).toBeNull();
    await page.goto("/espace-utilisateur?onglet=candidatures");
    await page.locator("noscript summary").filter({ hasText: "Retirer" }).click();
    await page.getByRole("button", { name: "Retirer", exact: true }).click();
    await expect(page.getByRole("listitem").getByText("Retirée", { exact: true })).toBeVisible();
  });

  await page.goto("/espace-utilisateur?onglet=parametres");
  await page.locator("noscript summary").filter({ hasText: "Supprimer" }).click();
  await page.getByLabel(/^Écrivez SUPPRIMER/).fill("SUPPRIMER");
  await page.getByRole("button", { name: "Supprimer définitivement" }).click();
  await page.goto("/espace-utilisateur");
  await expect(page).toHaveURL(/\/connexion/);
});
