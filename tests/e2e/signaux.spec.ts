import { expect } from "@playwright/test";
import { asOperator } from "@/tests/support/accounts/operators";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import {
  asNewRecruiter,
  newTitle,
  publicAddress,
} from "@/tests/support/publications/administration";
import {
  cardOf,
  decide,
  FEES,
  publishOffer,
  SIGNALS_DESK,
} from "@/tests/support/publications/fraud";

test("une offre retirée quitte le bureau des signaux, et ses mots sous un autre titre y reviennent aussitôt", async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await asNewRecruiter(page, "/admin/jobs");
  const title = newTitle("Cueilleur·se de cerises");
  await publishOffer(page, title, `Permis garanti en trois semaines. ${FEES}`);
  const address = await publicAddress(page, title);

  // Nothing is blocked: it is on the site, and the desk shows why it resembles a fraud.
  const operator = await (await browser.newContext()).newPage();
  await asOperator(operator);
  await operator.goto(SIGNALS_DESK);
  await hydrated(operator);
  await expect(cardOf(operator, title).getByText("Argent demandé aux candidats")).toBeVisible();
  await expect(cardOf(operator, title).getByText("Moyen de paiement sans retour")).toBeVisible();
  await cardOf(operator, title).getByText("Décider").first().click();
  await expect(operator).toHaveURL(/\/signalements\/[0-9a-f-]{36}$/);
  await expect(
    operator.getByRole("heading", { name: "Signaux relevés par le site" }),
  ).toBeVisible();
  await decide(operator, "removed");
  expect((await operator.request.get(address)).status()).toBe(404);
  await operator.goto(SIGNALS_DESK);
  await expect(cardOf(operator, title)).toHaveCount(0);

  const again = newTitle("Aide aux vergers");
  await page.reload();
  await hydrated(page);
  // The very same words are refused; with one more they are seen.
  await publishOffer(page, again, `Permis garanti en trois semaines. ${FEES} Merci.`);
  await operator.goto(SIGNALS_DESK);
  await expect(cardOf(operator, again).getByText("Texte déjà retiré du site")).toBeVisible();
});

test("« Rien à signaler » retire une publication du bureau, sans JavaScript aussi, et ne dit rien à son auteur", async ({
  page,
  browser,
}) => {
  test.slow();
  await asNewRecruiter(page, "/admin/jobs");
  const title = newTitle("Caissier·ère de bureau de change");
  await publishOffer(
    page,
    title,
    "Vous encaissez les frais de dossier de 20 $ que paient nos clients.",
  );
  const context = await browser.newContext();
  const operator = await context.newPage();
  await asOperator(operator);
  const plain = await (
    await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    })
  ).newPage();
  await plain.goto(SIGNALS_DESK);
  await cardOf(plain, title)
    .getByRole("button", { name: /Rien à signaler/ })
    .click();
  await expect(cardOf(plain, title)).toHaveCount(0);
  await plain.goto(`${SIGNALS_DESK}?etat=examines`);
  await expect(cardOf(plain, title)).toBeVisible();
  await page.goto("/espace-utilisateur/qui-a-fait-quoi");
  await expect(page.getByText("Signaux examinés")).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`axe ne trouve rien sur le bureau des signaux à ${width} px`, async ({ page, browser }) => {
    test.slow();
    const recruiter = await (await browser.newContext()).newPage();
    await asNewRecruiter(recruiter, "/admin/jobs");
    await publishOffer(recruiter, newTitle("Serveur·se"), "Frais de visa : 90 $ à payer.");
    await page.setViewportSize({ width, height: 900 });
    await asOperator(page);
    await page.goto(SIGNALS_DESK);
    await expect(page.getByText("Argent demandé aux candidats").first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
