import { expect, type Page } from "@playwright/test";
import { waitForMail } from "@/tests/support/accounts/mailbox";
import { asOperator } from "@/tests/support/accounts/operators";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import {
  asNewRecruiter,
  dialog,
  newTitle,
  publicAddress,
} from "@/tests/support/publications/administration";
import { apply, createApplicant, signedIn } from "@/tests/support/publications/applying";

const DESK = "/admin/operation/signaux";
const FEES =
  "Frais de dossier : 4 0 0 $ par Western Union, à envoyer avant l’entrevue à notre responsable, qui vous remet aussitôt la lettre d’invitation et le contrat signé.";
const REASON = "L’annonce demande de payer pour un permis, ce qu’aucun employeur ne peut faire.";

/** Publishes an offer by the form, past what the posting rules ask. */
async function publishOffer(page: Page, title: string, description: string): Promise<void> {
  const form = dialog(page, "Ajouter une offre d’emploi");
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  await form.getByLabel("Titre").fill(title);
  await form.getByLabel("Entreprise", { exact: true }).fill("Vergers Imaginaires");
  await form.getByLabel("Lieu").fill("Kelowna (Colombie-Britannique)");
  await form.getByLabel("Description").fill(description);
  await form.getByRole("button", { name: "Publier" }).click();
  const goOn = form.getByRole("button", { name: "Publier quand même" });
  await expect(goOn.or(page.getByText("Offre créée avec succès"))).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(page.getByText("Offre créée avec succès")).toBeVisible();
}

/** The card of a publication on the desk. */
const cardOf = (operator: Page, title: string) =>
  operator
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: operator.getByRole("link", { name: title }) });

test("une fraude, de la publication au retrait : le bureau la voit, un visiteur la signale, la décision tient", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const recruiter = await asNewRecruiter(page, "/admin/jobs");
  const title = newTitle("Cueilleur·se de cerises");
  await publishOffer(page, title, `Permis garanti en trois semaines. ${FEES}`);
  const address = await publicAddress(page, title);
  const id = address.split("/").at(-1) ?? "";
  const applicant = await createApplicant("Aïssatou Ndiaye");
  const application = await apply(applicant, "job", id);

  // Nothing is blocked: it is on the site, and the desk shows why it resembles a fraud.
  const operator = await (await browser.newContext()).newPage();
  await asOperator(operator);
  await operator.goto(DESK);
  const card = cardOf(operator, title);
  await expect(card.getByText("Argent demandé aux candidats")).toBeVisible();
  await expect(card.getByText("Moyen de paiement sans retour")).toBeVisible();
  await expect(card.getByText(FEES).first()).toBeVisible();

  // A visitor reports it meanwhile.
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(address);
  await visitor.getByRole("link", { name: "Signaler cette offre" }).click();
  await visitor.getByLabel("Ce qui ne va pas").selectOption({ index: 1 });
  await visitor.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(visitor.getByText("Signalement reçu : merci.")).toBeVisible();

  // The desk leads to the one case of both, and it is removed with a reason.
  await operator.goto(DESK);
  await hydrated(operator);
  await cardOf(operator, title).getByText("Décider").first().click();
  await expect(operator).toHaveURL(/\/signalements\/[0-9a-f-]{36}$/);
  await expect(
    operator.getByRole("heading", { name: "Signaux relevés par le site" }),
  ).toBeVisible();
  await expect(operator.getByText("Un visiteur")).toBeVisible();
  await hydrated(operator);
  await operator.getByLabel("Décision").selectOption("removed");
  await operator.getByLabel("Raison").fill(REASON);
  await operator.getByRole("button", { name: "Décider" }).click();
  await expect(operator.getByText("Décision enregistrée")).toBeVisible();
  expect((await visitor.request.get(address)).status()).toBe(404);
  await operator.goto(DESK);
  await expect(cardOf(operator, title)).toHaveCount(0);

  // Whoever had applied is told.
  await waitForMail(applicant.email, /a été retirée/);
  const space = await signedIn(await browser.newContext(), applicant);
  await space.goto(`/espace-utilisateur/candidatures/${application}`);
  await expect(space.getByText("Cette annonce a été retirée par l’équipe du site")).toBeVisible();

  // The recruiter contests once; it is upheld, and that is the end of it.
  await waitForMail(recruiter.email, /Votre publication est retirée/);
  await page.goto("/admin/decisions");
  await page.getByText("Contester cette décision").click();
  await hydrated(page);
  await page
    .getByLabel("Pourquoi cette décision vous semble erronée")
    .fill("Tout le monde le fait.");
  await page.getByRole("button", { name: "Contester la décision" }).click();
  await expect(page.getByText(/^Contestée le .*une personne relit la décision/)).toBeVisible();
  await operator.goto("/admin/operation/signalements");
  await operator.getByRole("link", { name: title }).click();
  await hydrated(operator);
  await operator.getByLabel("Après relecture").selectOption("upheld");
  await operator.getByLabel("Raison").fill("Personne ne paie pour un permis.");
  await operator.getByRole("button", { name: "Enregistrer" }).click();
  await expect(operator.getByText("Décision maintenue").first()).toBeVisible();
  await waitForMail(recruiter.email, /Décision maintenue/);
  await page.goto("/admin/decisions");
  await expect(page.getByText("Personne ne paie pour un permis.")).toBeVisible();
  await expect(page.getByText("Contester cette décision")).toHaveCount(0);

  // The same words under another title are known at once.
  await page.goto("/admin/jobs");
  const again = newTitle("Aide aux vergers");
  await publishOffer(page, again, `Permis garanti en trois semaines. ${FEES}`);
  await operator.goto(DESK);
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
  await plain.goto(DESK);
  await cardOf(plain, title)
    .getByRole("button", { name: /Rien à signaler/ })
    .click();
  await expect(cardOf(plain, title)).toHaveCount(0);
  await plain.goto(`${DESK}?etat=examines`);
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
    await page.goto(DESK);
    await expect(page.getByText("Argent demandé aux candidats").first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
