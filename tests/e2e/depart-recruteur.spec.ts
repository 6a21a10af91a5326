import { expect } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { mailsTo, sendMails, waitForMail } from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";
import { storedFiles } from "@/tests/support/files/files";
import { apply, createApplicant, publish } from "@/tests/support/publications/applying";

test("un recruteur qui part : ses annonces et son nom s'en vont aussitôt, et l'on dit vrai aux candidats", async ({
  page,
  browser,
}) => {
  const owner = await createAccount({ fullName: "Zoé Départ", role: "recruteur" });
  const applicant = await createApplicant();
  const title = `Poste de Zoé ${crypto.randomUUID().slice(0, 8)}`;
  const job = await publish("job", owner, { title });
  const application = await apply(applicant, "job", job);
  const operator = operatorClient();
  const { data: article } = await operator
    .from("news_articles")
    .insert({ title: `Article de Zoé ${job}`, content: "Texte.", author_id: owner.id })
    .select("id")
    .single();
  await operator
    .from("comments")
    .insert({ article_id: article?.id, user_id: owner.id, body: "Mot", status: "approved" });
  await operator.storage
    .from("images")
    .upload(`${owner.id}/${crypto.randomUUID()}.png`, Buffer.from("image d'un brouillon"), {
      contentType: "image/png",
    });

  const visitor = await (await browser.newContext()).newPage();
  const shows = async (path: string, text: string) =>
    (await (await visitor.request.get(path)).text()).includes(text);
  const articlePage = `/actualites/${article?.id}`;
  // Everybody's pages are kept by now.
  expect(await shows(`/emplois/${job}`, title)).toBe(true);
  expect(await shows(articlePage, "Zoé Départ")).toBe(true);
  expect(await shows("/flux/emplois.xml", title)).toBe(true);

  await signIn(page, owner.email);
  await page.goto("/espace-utilisateur?onglet=parametres");
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(page.getByText("Les autres sont supprimées")).toBeVisible();
  await page.getByLabel("Écrivez SUPPRIMER pour confirmer").fill("SUPPRIMER");
  await page.getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(page.getByText("Compte supprimé")).toBeVisible();

  expect((await visitor.request.get(`/emplois/${job}`)).status()).toBe(404);
  for (const path of ["/emplois", "/flux/emplois.xml", "/flux/emplois.json"]) {
    expect(await shows(path, title), path).toBe(false);
  }
  expect(await shows(articlePage, "Zoé Départ")).toBe(false);
  expect(await shows(articlePage, "Compte supprimé")).toBe(true);
  expect(await shows("/flux/actualites.xml", "Zoé Départ")).toBe(false);
  expect(await storedFiles(owner.id)).toEqual([]);

  await sendMails();
  const mail = await waitForMail(applicant.email, /^Annonce retirée\s: /);
  expect(mail.subject).toContain(title);
  expect(mail.text).toContain("a quitté Horizon Érable");
  const subjects = (await mailsTo(applicant.email)).map(({ subject }) => subject);
  expect(subjects.filter((one) => /pourvu|attribuée/.test(one))).toEqual([]);

  const own = await (await browser.newContext()).newPage();
  await signIn(own, applicant.email);
  await own.goto(`/espace-utilisateur/candidatures/${application}`);
  await expect(
    own.getByText("L’annonce a été retirée : son auteur a supprimé son compte"),
  ).toBeVisible();
});
