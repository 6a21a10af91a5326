import { expect, type Page } from "@playwright/test";
import { notices } from "@/lib/copy/server-notices";
import {
  createAccount,
  fillSignIn,
  newEmail,
  PASSWORD,
  signIn,
  supabaseClient,
} from "@/tests/support/accounts/accounts";
import { linkIn, waitForMail } from "@/tests/support/accounts/mailbox";
import { test } from "@/tests/support/browser/test";

const SUBJECT = /^Confirmez votre nouvelle adresse courriel$/;

async function askForChange(page: Page, email: string) {
  await page.goto("/espace-utilisateur?onglet=parametres");
  await page.getByLabel("Nouvelle adresse courriel").fill(email);
  await page.getByLabel("Mot de passe, pour confirmer").fill(PASSWORD);
  await page.getByRole("button", { name: "Changer d’adresse" }).click();
  await expect(page.getByText("Vérifiez vos courriels")).toBeVisible();
  await expect(page.getByLabel("Nouvelle adresse courriel")).toHaveValue("");
}

/** Whether this address and the password of every test open a session. */
async function opens(email: string): Promise<boolean> {
  const { data } = await supabaseClient().auth.signInWithPassword({ email, password: PASSWORD });
  return data.session !== null;
}

/** The link of the mail that this address got, which says what is to be replaced by what. */
async function linkFor(recipient: string, old: string, next: string): Promise<string> {
  const mail = await waitForMail(recipient, SUBJECT);
  expect(mail.html).toContain(`remplacer l’adresse ${old} de votre compte par ${next}`);
  const link = linkIn(mail, "/auth/confirm");
  expect(new URL(link).searchParams.get("type")).toBe("email_change");
  return link;
}

async function confirm(page: Page, link: string) {
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Confirmez votre adresse" })).toBeVisible();
  await page.getByRole("button", { name: "Confirmer le changement" }).click();
}

test("changer d'adresse courriel : du formulaire aux deux courriels, aux deux boutons", async ({
  page,
  context,
}) => {
  const { email: old } = await createAccount();
  const next = newEmail("nouvelle");
  await signIn(page, old);
  await askForChange(page, next);
  const fromOld = await linkFor(old, old, next);
  const fromNew = await linkFor(next, old, next);

  // Nothing has changed: not by asking, nor by a mail scanner that follows the links.
  for (const link of [fromOld, fromNew]) {
    expect((await context.request.get(link)).status()).toBe(200);
  }
  expect([await opens(old), await opens(next)]).toEqual([true, false]);

  await confirm(page, fromNew);
  await expect(page.getByText(notices.emailHalfConfirmed.title)).toBeVisible();
  await expect(page).toHaveURL(/\/espace-utilisateur$/);
  expect([await opens(old), await opens(next)]).toEqual([true, false]);

  await confirm(page, fromOld);
  await expect(page.getByText("Adresse modifiée !")).toBeVisible();
  await expect(page.getByText("Votre nouvelle adresse courriel est confirmée.")).toBeVisible();
  expect([await opens(old), await opens(next)]).toEqual([false, true]);
  await page.goto("/espace-utilisateur?onglet=parametres");
  await expect(page.getByText(`Adresse actuelle : ${next}`)).toBeVisible();

  await confirm(page, fromOld);
  await expect(page.getByText("Lien non valide").first()).toBeVisible();
});

test("confirmé ailleurs, le changement n'ouvre aucune session à celui qui suit les liens", {
  tag: "@full",
}, async ({ page, browser }) => {
  const { email: old } = await createAccount();
  const next = newEmail("ailleurs");
  await signIn(page, old);
  await askForChange(page, next);

  const elsewhere = await (await browser.newContext()).newPage();
  await confirm(elsewhere, await linkFor(old, old, next));
  await expect(elsewhere.getByText(notices.emailHalfConfirmed.title)).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/connexion$/);
  await confirm(elsewhere, await linkFor(next, old, next));
  await expect(elsewhere.getByText("Adresse modifiée !")).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/connexion$/);
  await fillSignIn(elsewhere, next);
  await expect(elsewhere).toHaveURL(/\/espace-utilisateur/);
  await elsewhere.context().close();
});
