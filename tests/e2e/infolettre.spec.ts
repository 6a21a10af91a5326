import { expect } from "@playwright/test";
import { newEmail } from "@/tests/support/accounts/accounts";
import {
  headersOf,
  linkIn,
  type Mail,
  mailsTo,
  waitForMail,
} from "@/tests/support/accounts/mailbox";
import { confirmSubscription, subscribe, TO_CONFIRM } from "@/tests/support/accounts/newsletter";
import { test } from "@/tests/support/browser/test";

const ALREADY = /^Vous êtes déjà/;

/** The address of the List-Unsubscribe header, as a mail program would use it. */
async function oneClickAddress(mail: Mail): Promise<string> {
  const headers = await headersOf(mail);
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const address = headers.match(/^List-Unsubscribe: <([^>]+)>$/m)?.[1] ?? "";
  expect(new URL(address).pathname).toBe("/infolettre/desabonnement");
  return address;
}

test("l'infolettre s'abonne par courriel, se confirme par un bouton, se quitte en un clic", async ({
  page,
  request,
}) => {
  const email = newEmail("infolettre");
  await subscribe(page, email);
  const mail = await waitForMail(email, TO_CONFIRM);

  // What a mail scanner does: opening the link changes nothing.
  const link = linkIn(mail, "/infolettre/confirmer");
  await request.get(link);
  await request.head(link);
  await confirmSubscription(page, email);

  // The link has served.
  await page.goto(link);
  await page.getByRole("button", { name: "Confirmer mon abonnement" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce lien n’est plus valable");

  // Somebody who is subscribed is told so by mail, and by mail alone.
  await subscribe(page, email);
  const again = await waitForMail(email, ALREADY);

  // RFC 8058: no cookie, no sign-in, 200; a second time too.
  const address = await oneClickAddress(again);
  for (let time = 0; time < 2; time++) {
    const answer = await request.post(address, { form: { "List-Unsubscribe": "One-Click" } });
    expect(answer.status()).toBe(200);
  }
  await subscribe(page, email);
  await expect
    .poll(async () => (await mailsTo(email)).filter((one) => TO_CONFIRM.test(one.subject)).length)
    .toBe(2);
});
