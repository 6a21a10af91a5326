import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { createAccount, fillSignIn } from "@/tests/support/accounts/accounts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { newTitle, row } from "@/tests/support/publications/administration";
import { publish, signedIn } from "@/tests/support/publications/applying";

const recruiter = () => createAccount({ fullName: "Maude Recruteuse", role: "recruteur" });

test("une infirmière de Tunis filtre, lit la réponse et demande au recruteur", async ({
  page,
  browser,
}) => {
  const [owner, nurse] = await Promise.all([recruiter(), createAccount()]);
  const title = newTitle("Infirmier·ère en dialyse");
  await publish("job", owner, {
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
  await expect(page.getByText("Niveau de français")).toBeVisible();
  await expect(page.getByText("Permis de travail")).toBeHidden();
  await page.getByRole("button", { name: "Demander au recruteur" }).click();
  await expect(page.getByRole("main").getByText("Question envoyée")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Question envoyée au recruteur")).toBeVisible();

  const recruiterPage = await signedIn(await browser.newContext(), owner);
  await recruiterPage.goto("/admin/jobs");
  await expect(row(recruiterPage, title)).toContainText(
    "1 personne à l’étranger demande des précisions",
  );
});

test("une étudiante de Dakar trouve sa bourse, sait pourquoi et garde sa date", async ({
  page,
}) => {
  const [owner, student] = await Promise.all([recruiter(), createAccount()]);
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
  await expect(why).toContainText("Ouverte à votre citoyenneté (Sénégal)");
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
});
