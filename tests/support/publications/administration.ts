import type { Locator, Page } from "@playwright/test";
import { type Account, createAccount, signIn } from "#tests/support/accounts/accounts.ts";
import { hydrated } from "#tests/support/browser/hydrated.ts";

/** A recruiter who has published nothing yet, at a page of the administration. */
export async function asNewRecruiter(page: Page, path: string): Promise<Account> {
  const account = await createAccount({ fullName: "Maude Recruteuse", role: "recruteur" });
  await signIn(page, account.email);
  await page.goto(path);
  await hydrated(page);
  return account;
}

export function dialog(page: Page, name: string): Locator {
  return page.getByRole("dialog", { name });
}

/** The row of a table that holds these words. */
export function row(page: Page, title: string): Locator {
  return page.getByRole("row").filter({ hasText: title });
}

/** The button that opens the menu of a row. */
export function menuButton(page: Page, title: string): Locator {
  return page.getByRole("button", { name: `Actions pour ${title}`, exact: true });
}

/** Chooses an entry of a row's menu: Modifier, Dupliquer, Voir, Supprimer. */
export async function choose(page: Page, title: string, entry: string): Promise<void> {
  await menuButton(page, title).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

/** Where everybody reads a publication. */
export async function publicAddress(page: Page, title: string): Promise<string> {
  await menuButton(page, title).click();
  const href = await page.getByRole("menuitem", { name: "Voir" }).getAttribute("href");
  await page.keyboard.press("Escape");
  return href ?? "";
}

let made = 0;

/** A title that nothing else has. */
export function newTitle(words: string): string {
  made += 1;
  return `${words} ${process.pid}-${Date.now()}-${made}`;
}

/** A control of a form, its step opened where the form has some, and what it is folded in. */
export async function inStep(control: Locator): Promise<Locator> {
  const step = await control.evaluate((element) =>
    element.closest("[data-step][hidden]")?.getAttribute("data-step"),
  );
  if (step) await stepButton(control.page(), step).click();
  const folded = control.locator("xpath=ancestor::details[not(@open)]/summary");
  if ((await folded.count()) > 0) await folded.click();
  return control;
}

/** Fills in a form by its labels, each in its step. An offer has « Entreprise » and more said of it. */
export async function fillIn(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await (await inStep(form.getByLabel(label, { exact: label === "Entreprise" }))).fill(text);
  }
}

/** Sends a new publication, an offer from the last of its steps. */
export async function publishFrom(form: Locator): Promise<void> {
  const review = stepButton(form.page(), "Relecture");
  if ((await review.count()) > 0) await review.click();
  await form.getByRole("button", { name: "Publier", exact: true }).click();
}

function stepButton(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name: "Étapes" }).getByRole("button", { name });
}
