import { type Browser, expect, type Page } from "@playwright/test";
import { createAccount, signIn } from "#support/accounts/accounts.ts";
import { callOf, replay } from "#support/forms/actions.ts";
import { asNewRecruiter, choose, dialog, row } from "./administration.ts";

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
