import { type Browser, expect, type Page } from "@playwright/test";
import { createAccount, signIn } from "#tests/support/accounts/accounts.ts";
import { callOf, replay } from "#tests/support/forms/actions.ts";
import { asNewRecruiter, choose, dialog, inStep, row } from "./administration.ts";

type Own = {
  /** The table of the administration that `page` shows. */
  path: string;
  /** What stands in it, published by whom `page` is signed in as. */
  title: string;
  /** The title of the dialog that edits it. */
  edition: string;
  /** What another recruiter is told who deletes it. */
  kept: string;
};

/** What its owner sends to save and to delete a publication, sent again by others, does neither. */
export async function expectOnlyOwnerWrites(page: Page, browser: Browser, own: Own): Promise<void> {
  const { path, title } = own;
  const edition = dialog(page, own.edition);
  const visitor = async () => (await browser.newContext()).newPage();

  await choose(page, title, "Modifier");
  const save = await callOf(page, () =>
    edition.getByRole("button", { name: "Enregistrer" }).click(),
  );
  await expect(edition).toBeHidden();
  // The call is seen and never arrives: it is still there to be deleted by others.
  await page.route(`**${path}*`, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await choose(page, title, "Supprimer");
  const asked = dialog(page, "Êtes-vous absolument sûr ?");
  const remove = await callOf(page, () => asked.getByRole("button", { name: "Supprimer" }).click());

  const other = await visitor();
  await asNewRecruiter(other, path);
  expect(await replay(save, other.request)).toContain("n’est pas la vôtre");
  expect(await replay(remove, other.request)).toContain(own.kept);
  const candidate = await visitor();
  await signIn(candidate, (await createAccount()).email);
  await candidate.goto(path);
  await expect(candidate.getByText("Accès non autorisé")).toBeVisible();
  const anonymous = await visitor();
  await anonymous.goto(path);
  await expect(anonymous).toHaveURL(/\/connexion\?suivant=/);
  for (const { request } of [candidate, anonymous]) {
    for (const call of [save, remove]) {
      expect(await replay(call, request)).not.toMatch(/mise? à jour|supprimée?\./);
    }
  }
  await page.unroute(`**${path}*`);
  await page.goto(path);
  await expect(row(page, title)).toBeVisible();
}

type Edited = {
  title: string;
  /** The title of the dialog that edits it. */
  edition: string;
  /** A field of it, what the first tab writes there, and what the second one has saved before. */
  field: string;
  first: string;
  second: string;
};

/** Of two tabs that edit a publication, the one that saves last is asked, and loses nothing. */
export async function expectLastToSaveIsAsked(page: Page, edited: Edited): Promise<void> {
  const { title, field } = edited;
  const edition = (tab: Page) => dialog(tab, edited.edition);
  await choose(page, title, "Modifier");
  await (await inStep(edition(page).getByLabel(field))).fill(edited.first);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await (await inStep(edition(other).getByLabel(field))).fill(edited.second);
  await edition(other).getByRole("button", { name: "Enregistrer" }).click();
  await expect(edition(other)).toBeHidden();

  await edition(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(edition(page).getByText("modifiée par une autre personne")).toBeVisible();
  await expect(edition(page).getByLabel(field)).toHaveValue(edited.first);
  await edition(page).getByRole("button", { name: "Remplacer" }).click();
  await expect(edition(page)).toBeHidden();
}

/** A draft has a page for its author alone, and stands in no list. */
export async function expectReadByAuthorAlone(
  page: Page,
  browser: Browser,
  { title, list }: { title: string; list: string },
): Promise<void> {
  await choose(page, title, "Modifier");
  const id = new URL(page.url()).searchParams.get("modifier");
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(`${list}/${id}`))?.status()).toBe(404);
  await visitor.goto(`${list}?q=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole("link", { name: title, exact: true })).toHaveCount(0);
}
