import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { hydrated } from "#support/browser/hydrated.ts";
import { dialog } from "./administration.ts";

export const SIGNALS_DESK = "/admin/operation/signaux";
export const CASES_DESK = "/admin/operation/signalements";

/** What the site notices, and lets through. */
export const FEES =
  "Frais de dossier : 4 0 0 $ par Western Union, à envoyer avant l’entrevue à notre responsable, qui vous remet aussitôt la lettre d’invitation et le contrat signé.";
export const REASON =
  "L’annonce demande de payer pour un permis, ce qu’aucun employeur ne peut faire.";

/** Publishes an offer by the form, past what the posting rules ask. */
export async function publishOffer(page: Page, title: string, description: string): Promise<void> {
  const form = dialog(page, "Ajouter une offre d’emploi");
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Entreprise", { exact: true }).fill("Vergers Imaginaires");
  await form.getByLabel("Lieu").fill("Kelowna (Colombie-Britannique)");
  await form.getByLabel("Description").fill(description);
  await form.getByRole("button", { name: "Publier" }).click();
  const published = page.getByText("Offre créée avec succès");
  const goOn = form.getByRole("button", { name: "Publier quand même" });
  await expect(goOn.or(published)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(published).toBeVisible();
}

/** The card of a publication on the desk of signals. */
export function cardOf(operator: Page, title: string): Locator {
  return operator
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: operator.getByRole("link", { name: title }) });
}

/** Decides on the case that is open. */
export async function decide(operator: Page, outcome: string, reason = REASON): Promise<void> {
  await hydrated(operator);
  await operator.getByLabel("Décision").selectOption(outcome);
  await operator.getByLabel("Raison").fill(reason);
  await operator.getByRole("button", { name: "Décider" }).click();
  await expect(operator.getByText("Décision enregistrée")).toBeVisible();
}

/** Opens the case of this name from the desk and answers its contest. */
export async function answerContest(
  operator: Page,
  name: string,
  review: "upheld" | "overturned",
  reason: string,
): Promise<void> {
  await operator.goto(CASES_DESK);
  await operator.getByRole("link", { name }).click();
  await hydrated(operator);
  await operator.getByLabel("Après relecture").selectOption(review);
  await operator.getByLabel("Raison").fill(reason);
  await operator.getByRole("button", { name: "Enregistrer" }).click();
}

/** Contests a decision on the page of one's own. */
export async function contest(page: Page, about: string, words: string): Promise<void> {
  const decision = decisionOn(page, about);
  await hydrated(page);
  await decision.getByText("Contester cette décision").click();
  await decision.getByLabel("Pourquoi cette décision vous semble erronée").fill(words);
  await decision.getByRole("button", { name: "Contester la décision" }).click();
  await expect(decision.getByText(/^Contestée le .*une personne relit la décision/)).toBeVisible();
}

/** What was decided on a publication, or on "Votre compte", as whom it falls on reads it. */
export function decisionOn(page: Page, about: string): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: about }) });
}

/** All that the sitemap says of offers. */
export async function offersInSitemap(request: APIRequestContext): Promise<string> {
  const index = await (await request.get("/sitemap.xml")).text();
  const files = [...index.matchAll(/<loc>[^<]+(\/sitemaps\/emplois\/[^<]+)<\/loc>/g)];
  const texts = files.map(async ([, path = ""]) => (await request.get(path)).text());
  return (await Promise.all(texts)).join("");
}
