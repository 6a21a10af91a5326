import { expect, type Page, test } from "@playwright/test";
import {
  createAccount,
  fillSignIn,
  newEmail,
  PASSWORD,
  signIn,
  supabaseClient,
} from "@/tests/support/accounts";
import { linkIn, mailsTo, waitForMail } from "@/tests/support/mailbox";

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

// The embedded service writes to the new address alone; a hosted one asks both.
test("changer d'adresse courriel, du formulaire au lien du courriel", async ({ page, context }) => {
  test.slow();
  const { email: old } = await createAccount();
  const next = newEmail("nouvelle");
  await signIn(page, old);
  await askForChange(page, next);

  const mail = await waitForMail(next, SUBJECT);
  expect(mail.html).toContain(old);
  expect(mail.html).toContain(next);
  const link = linkIn(mail, "/auth/confirm");
  expect(new URL(link).searchParams.get("type")).toBe("email_change");

  // Nothing has changed: not by asking, nor by a mail scanner that follows the link.
  expect((await context.request.get(link)).status()).toBe(200);
  expect([await opens(old), await opens(next)]).toEqual([true, false]);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Confirmez votre adresse" })).toBeVisible();
  await page.getByRole("button", { name: "Confirmer le changement" }).click();
  await expect(page.getByText("Adresse modifiée !")).toBeVisible();
  await expect(page.getByText("Votre nouvelle adresse courriel est confirmée.")).toBeVisible();
  await expect(page).toHaveURL(/\/espace-utilisateur$/);
  expect([await opens(old), await opens(next)]).toEqual([false, true]);

  await page.goto("/espace-utilisateur?onglet=parametres");
  await expect(page.getByText(`Adresse actuelle : ${next}`)).toBeVisible();

  await page.goto(link);
  await page.getByRole("button", { name: "Confirmer le changement" }).click();
  await expect(page.getByText("Lien non valide").first()).toBeVisible();
});

test("confirmé ailleurs, le changement n'ouvre aucune session à celui qui suit le lien", async ({
  page,
  browser,
}) => {
  test.slow();
  const { email: old } = await createAccount();
  const next = newEmail("ailleurs");
  await signIn(page, old);
  await askForChange(page, next);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(linkIn(await waitForMail(next, SUBJECT), "/auth/confirm"));
  await elsewhere.getByRole("button", { name: "Confirmer le changement" }).click();
  await expect(elsewhere.getByText("Adresse modifiée !")).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/connexion$/);
  await fillSignIn(elsewhere, next);
  await expect(elsewhere).toHaveURL(/\/espace-utilisateur/);
  await elsewhere.context().close();
});

test("l'adresse de quelqu'un d'autre : la même phrase, aucun courriel, rien ne change", async ({
  page,
}) => {
  const [{ email: own }, { email: taken }] = [await createAccount(), await createAccount()];
  const before = (await mailsTo(taken)).length;
  await signIn(page, own);
  await askForChange(page, taken);
  expect(await mailsTo(taken)).toHaveLength(before);
  expect([await opens(own), await opens(taken)]).toEqual([true, true]);
});

test("sa propre adresse n'est pas une nouvelle adresse", async ({ page }) => {
  const { email } = await createAccount();
  await signIn(page, email);
  await page.goto("/espace-utilisateur?onglet=parametres");
  await page.getByLabel("Nouvelle adresse courriel").fill(email.toUpperCase());
  await page.getByLabel("Mot de passe, pour confirmer").fill(PASSWORD);
  await page.getByRole("button", { name: "Changer d’adresse" }).click();
  await expect(page.getByLabel("Nouvelle adresse courriel")).toBeFocused();
  await expect(page.getByText("Vérifiez vos courriels")).toHaveCount(0);
});
