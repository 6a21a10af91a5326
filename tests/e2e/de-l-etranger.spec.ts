import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { type Account, createAccount, fillSignIn } from "@/tests/support/accounts/accounts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { newTitle, row } from "@/tests/support/publications/administration";
import { createApplicant, publish, send, signedIn } from "@/tests/support/publications/applying";

const recruiter = () => createAccount({ fullName: "Maude Recruteuse", role: "recruteur" });

/** Applies from the page that is open; who is not known yet signs in on the way. */
async function applyHere(page: Page, applicant: Account, isSignedIn: boolean): Promise<void> {
  await hydrated(page);
  await page
    .getByRole("button", { name: "Postuler", exact: true })
    .filter({ visible: true })
    .click();
  if (!isSignedIn) {
    await expect(page).toHaveURL(/\/connexion\?/);
    await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
    await fillSignIn(page, applicant.email);
  }
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio").first()).toBeChecked();
  await expect(dialog.getByRole("textbox")).toHaveValue(new RegExp(`${applicant.fullName}$`));
  await send(dialog);
  await expect(page.getByText("Candidature envoyée !")).toBeVisible();
}

/** The application stands in its sender's space, and in the recruiter's, where its letter is read. */
async function expectOnBothSides(
  page: Page,
  recruiterPage: Page,
  { fullName }: Account,
  title: string,
): Promise<void> {
  await page.goto("/espace-utilisateur?onglet=candidatures");
  const card = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: title });
  await expect(card.getByText("En cours", { exact: true })).toBeVisible();

  await recruiterPage.goto("/admin/candidatures");
  await row(recruiterPage, title).getByRole("link", { name: fullName }).click();
  await expect(recruiterPage.getByRole("heading", { level: 1, name: fullName })).toBeVisible();
  await expect(recruiterPage.getByRole("link", { name: title })).toBeVisible();
}

test("une infirmière de Tunis filtre, lit la réponse, demande au recruteur, puis postule avec son CV", async ({
  page,
  browser,
}) => {
  const [owner, nurse] = await Promise.all([recruiter(), createApplicant("Amira Essai")]);
  const title = newTitle("Infirmier·ère en dialyse");
  const id = await publish("job", owner, {
    title,
    location: "Moncton",
    open_abroad: true,
    permit_offer: "francophone_mobility",
  });

  await page.goto(`/emplois?q=${encodeURIComponent(title)}`);
  await hydrated(page);
  await page.getByText("Tous les filtres", { exact: true }).click();
  await page.getByLabel("Ouvert aux candidatures de l’étranger (1)").check();
  await expect(page).toHaveURL(/etranger=1/);
  await page.getByLabel("Mobilité francophone possible (1)").check();
  await expect(page).toHaveURL(/mobilite=1/);
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card).toContainText("Candidatures de l’étranger acceptées");
  await card.getByRole("link", { name: title, exact: true }).click();

  const block = page.locator("details.abroad");
  await expect(block).toContainText("par la Mobilité francophone, sans EIMT");
  await page.getByRole("link", { name: "Demander au recruteur" }).click();
  // Somebody unknown signs in first, and comes back to the same question.
  await fillSignIn(page, nurse.email);
  await expect(page).toHaveURL(/\/espace-utilisateur\/demander\/emplois\//);
  await expect(page.getByText("Français demandé")).toBeVisible();
  await expect(page.getByText("Permis de travail")).toBeHidden();
  await page.getByRole("button", { name: "Demander au recruteur" }).click();
  await expect(page.getByRole("main").getByText("Question envoyée")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Question envoyée au recruteur")).toBeVisible();

  await page.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`/emplois/${id}`);
  await applyHere(page, nurse, true);

  const desk = await signedIn(await browser.newContext(), owner);
  await desk.goto("/admin/jobs");
  await expect(row(desk, title)).toContainText("1 personne à l’étranger demande des précisions");
  await expectOnBothSides(page, desk, nurse, title);
});

test("un soudeur de Lyon part des chiffres de son métier, restreint la liste et postule", async ({
  page,
  browser,
}) => {
  const [owner, welder] = await Promise.all([recruiter(), createApplicant("Luc Essai")]);
  const title = newTitle("Soudeur·euse sur acier");
  const id = await publish("job", owner, {
    title,
    location: "Winnipeg (Manitoba)",
    trade: "soudeur",
    open_abroad: true,
    permit_offer: "lmia_obtained",
  });

  await page.goto("/metiers");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Soudeur·euse/ })
    .click();
  const figures = page.getByRole("region", { name: "Les offres en chiffres" });
  await expect(figures).toContainText("Offres ouvertes");
  await expect(page.getByRole("table").getByRole("row", { name: /^Ontario/ })).toBeVisible();
  await page.getByRole("link", { name: "Toutes les offres de ce métier au Canada" }).click();
  await expect(page).toHaveURL("/emplois?metier=soudeur");
  await hydrated(page);
  await page.getByRole("main").getByLabel("Rechercher une offre").fill(title);
  await expect(page).toHaveURL(/q=.*metier=soudeur|metier=soudeur.*q=/);
  await page.getByRole("article").getByRole("link", { name: title, exact: true }).click();

  const block = page.locator("details.abroad");
  await expect(block).toContainText("a obtenu l’EIMT");
  await page.goto(`/emplois/${id}`);
  await expect(page.getByRole("region", { name: "Soudeur·euse au Manitoba" })).toBeVisible();
  await applyHere(page, welder, false);
  const desk = await signedIn(await browser.newContext(), owner);
  await expectOnBothSides(page, desk, welder, title);
});

test("une étudiante de Dakar trouve sa bourse, sait pourquoi, garde sa date et postule", async ({
  page,
  browser,
}) => {
  const [owner, student] = await Promise.all([recruiter(), createApplicant("Awa Essai")]);
  const title = newTitle("Bourse des deux rives");
  const deadline = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);
  await publish("scholarship", owner, {
    title,
    deadline,
    level: "Master",
    field: "Informatique",
    open_to: "listed",
    citizenships: ["SN", "TN"],
    applicants: "abroad",
  });

  await page.goto("/bourses");
  await page.getByRole("main").getByRole("link", { name: "Trouver ma bourse" }).click();
  await page.getByLabel("Quelle est votre citoyenneté").selectOption("Sénégal");
  await page.getByLabel("Quel niveau").selectOption("Master (maîtrise, au Canada)");
  await page.getByLabel("Dans quel domaine").selectOption("Informatique");
  await page.getByLabel("Où êtes-vous").selectOption("Pas encore au Canada");
  await page.getByLabel("De combien de temps").selectOption("Un mois");
  await page.getByRole("button", { name: "Trouver mes bourses" }).click();
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title }) });
  await expect(page.getByRole("heading", { name: "Vos résultats" })).toBeVisible();
  const next = page.getByRole("link", { name: "Suivant" });
  while ((await card.count()) === 0 && (await next.count()) > 0) {
    await page.goto((await next.first().getAttribute("href")) ?? "");
  }
  const why = card.getByRole("list", { name: "Cette annonce et vos critères" });
  await expect(why).toContainText("Ouverte aux citoyennes et citoyens du Sénégal");
  await expect(why).toContainText("Réservée aux personnes qui ne sont pas encore au Canada");

  await hydrated(page);
  await card.getByRole("button", { name: "Sauvegarder" }).click();
  await fillSignIn(page, student.email);
  await expect(page.getByText("Annonce ajoutée aux favoris")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Télécharger le calendrier" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("mes-bourses.ics");
  const file = (await readFile(await download.path(), "utf8")).replaceAll("\r\n ", "");
  expect(file).toContain(title);

  await card.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Pour qui/ }).locator("..")).toContainText(
    "Sénégal",
  );
  await applyHere(page, student, true);
  await page.goto("/espace-utilisateur?onglet=favoris");
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  const desk = await signedIn(await browser.newContext(), owner);
  await expectOnBothSides(page, desk, student, title);
});
