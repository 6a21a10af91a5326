import { expect, type Locator, type Page } from "@playwright/test";
import { hydrated } from "#tests/support/browser/hydrated.ts";

export const CASES_DESK = "/admin/operation/file";

export const REASON =
  "L’annonce demande de payer pour un permis, ce qu’aucun employeur ne peut faire.";

/** Decides on the case that is open. */
export async function decide(operator: Page, outcome: string, reason = REASON): Promise<void> {
  await hydrated(operator);
  await operator.getByLabel("Décision", { exact: true }).selectOption(outcome);
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
  await expect(decision.getByText(/^Contestée le .*une personne de l’équipe relit/)).toBeVisible();
}

/** What was decided on a publication, or on "Votre compte", as whom it falls on reads it. */
export function decisionOn(page: Page, about: string): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: about }) });
}
