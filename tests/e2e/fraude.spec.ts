import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { createAccount, newEmail, signIn } from "@/tests/support/accounts/accounts";
import { waitForMail } from "@/tests/support/accounts/mailbox";
import { asOperator } from "@/tests/support/accounts/operators";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { dialog, newTitle, publicAddress } from "@/tests/support/publications/administration";
import { apply, createApplicant, signedIn } from "@/tests/support/publications/applying";
import {
  answerContest,
  cardOf,
  contest,
  decide,
  decisionOn,
  FEES,
  offersInSitemap,
  publishOffer,
  REASON,
  SIGNALS_DESK,
} from "@/tests/support/publications/fraud";

const SUSPENSION = "La correction demande encore de payer pour un permis.";
const ANSWER = "Personne ne paie pour un permis : la suspension tient.";
const MENDED = "Correction enregistrée, à relire";

/** What everybody reads of it: its page with what search engines read, its search, the feeds, the plan. */
async function everywhere(request: APIRequestContext, address: string, title: string) {
  const search = `/emplois?q=${encodeURIComponent(title)}`;
  const paths = [address, search, "/flux/emplois.xml", "/flux/emplois.json"];
  const texts = paths.map(async (path) => (await request.get(path)).text());
  const [page = "", list = "", rss = "", json = ""] = await Promise.all(texts);
  return {
    page: page.includes("remet aussitôt la lettre"),
    structured: page.includes('"@type":"JobPosting"'),
    list: list.includes(address),
    rss: rss.includes(address),
    json: json.includes(address),
    sitemap: (await offersInSitemap(request)).includes(address),
  };
}

async function mend(page: Page, title: string, description: string): Promise<void> {
  await page.getByRole("link", { name: `Corriger ${title}` }).click();
  const form = dialog(page, "Modifier l’offre");
  await expect(form).toContainText(REASON);
  await hydrated(page);
  await form.getByLabel("Description").fill(description);
  await form.getByRole("button", { name: "Enregistrer" }).click();
  const goOn = form.getByRole("button", { name: "Publier quand même" });
  const saved = page.getByText(MENDED).first();
  await expect(goOn.or(saved)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(saved).toBeVisible();
}

test("une fraude, de la publication au retrait : signaux, signalement, deux décisions, et ce que chacun en lit", async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const title = newTitle("Cueilleur·se de cerises");
  const fraudster = newTitle("Régis Verger");
  const witness = newEmail("temoin");
  const newPage = async () => (await browser.newContext()).newPage();
  const [recruiter, applicant, operator, second, visitor] = await Promise.all([
    createAccount({ fullName: fraudster, role: "recruteur" }),
    createApplicant("Aïssatou Ndiaye"),
    newPage(),
    newPage(),
    browser.newContext({ javaScriptEnabled: false }).then((context) => context.newPage()),
  ]);
  await Promise.all([signIn(page, recruiter.email), asOperator(operator), asOperator(second)]);

  const address =
    await test.step("un recruteur publie une offre frauduleuse, qui paraît", async () => {
      await page.goto("/admin/jobs");
      await hydrated(page);
      await publishOffer(page, title, `Permis garanti en trois semaines. ${FEES}`);
      return publicAddress(page, title);
    });
  const id = address.split("/").at(-1) ?? "";
  const application = await apply(applicant, "job", id);
  expect(await everywhere(visitor.request, address, title)).toEqual({
    page: true,
    structured: true,
    list: true,
    rss: true,
    json: true,
    sitemap: true,
  });

  await test.step("un visiteur sans compte la signale, sans JavaScript", async () => {
    await visitor.goto(address);
    await visitor.getByRole("link", { name: "Signaler cette offre" }).click();
    await visitor.getByLabel("Raison du signalement").selectOption({ index: 1 });
    await visitor.getByLabel("Précisions").fill("400 $ avant l’entrevue.");
    await visitor.getByLabel("Votre courriel").fill(witness);
    await visitor.getByRole("button", { name: "Envoyer le signalement" }).click();
    await expect(visitor.getByText("Signalement reçu : merci.")).toBeVisible();
  });

  await test.step("le bureau lit les signaux et leur poids, ouvre le dossier et masque l'offre", async () => {
    await operator.goto(SIGNALS_DESK);
    const card = cardOf(operator, title);
    await expect(card.getByText(/^Poids \d+$/)).toBeVisible();
    await expect(card.getByText(FEES).first()).toBeVisible();
    await card.getByRole("link", { name: "Décider" }).click();
    await expect(operator.getByText("400 $ avant l’entrevue.")).toBeVisible();
    const signals = operator
      .getByRole("listitem")
      .filter({ hasText: "Argent demandé aux candidats" });
    await expect(signals.last()).toContainText(/· poids \d+/);
    await decide(operator, "hidden");
  });

  await test.step("elle n'est plus nulle part au regard suivant", async () => {
    expect((await visitor.request.get(address)).status()).toBe(404);
    expect(await everywhere(visitor.request, address, title)).toEqual({
      page: false,
      structured: false,
      list: false,
      rss: false,
      json: false,
      sitemap: false,
    });
  });

  await test.step("qui a publié et qui a signalé lisent la raison ; qui a postulé, ce qu'il faut faire", async () => {
    const mails = await Promise.all([
      waitForMail(recruiter.email, /Contenu masqué par l’équipe du site/),
      waitForMail(witness, /votre signalement/),
    ]);
    for (const { text } of mails) expect(text).toContain(REASON);
    const told = await waitForMail(applicant.email, /a été retirée/);
    expect(told.text).toContain("n’envoyez ni argent");
    const space = await signedIn(await browser.newContext(), applicant);
    await space.goto(`/espace-utilisateur/candidatures/${application}`);
    await expect(space.getByText("Cette annonce a été retirée par l’équipe du site")).toBeVisible();
    const centre = space.getByRole("link", { name: /Centre antifraude du Canada/ });
    await expect(centre).toHaveAttribute("href", "https://antifraudcentre-centreantifraude.ca/");
  });

  await test.step("corrigée, elle demande encore de l'argent : le compte est suspendu", async () => {
    await page.goto("/admin/decisions");
    await expect(decisionOn(page, title).getByText(REASON)).toBeVisible();
    await mend(page, title, "Permis garanti. Frais de dossier : 300 $ par virement Interac.");
    await operator.reload();
    await expect(operator.getByRole("heading", { name: "Corrigée, à relire" })).toBeVisible();
    await expect(operator.getByText("300 $ par virement Interac").first()).toBeVisible();
    await operator.goto(`/admin/operation/comptes?q=${encodeURIComponent(recruiter.email)}`);
    await hydrated(operator);
    await operator.getByText("Suspendre", { exact: false }).first().click();
    await operator.getByLabel("Raison de la suspension").fill(SUSPENSION);
    await operator.getByRole("button", { name: "Suspendre le compte" }).click();
    await expect(operator.getByText("Suspendu", { exact: true })).toBeVisible();
    expect((await visitor.request.get(address)).status()).toBe(404);
  });

  await test.step("le recruteur lit pourquoi et conteste une fois ; une autre personne répond", async () => {
    const { text } = await waitForMail(recruiter.email, /Votre compte est suspendu/);
    expect(text).toContain(SUSPENSION);
    await page.goto("/admin/jobs");
    await expect(page).toHaveURL(/\/admin\/decisions$/);
    await expect(decisionOn(page, "Votre compte").getByText(SUSPENSION)).toBeVisible();
    await contest(page, "Votre compte", "Tout le monde le fait.");
    await answerContest(second, fraudster, "upheld", ANSWER);
    await expect(second.getByText("Décision maintenue").first()).toBeVisible();
    await waitForMail(recruiter.email, /Décision maintenue/);
    await page.reload();
    const decision = decisionOn(page, "Votre compte");
    await expect(decision.getByText(ANSWER)).toBeVisible();
    await expect(decision.getByText("Contester cette décision")).toHaveCount(0);
  });
});
