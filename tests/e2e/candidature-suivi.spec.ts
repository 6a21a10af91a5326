import { expect } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { linkIn, mailsTo, waitForMail } from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import {
  applicationsOf,
  apply,
  change,
  clientOf,
  createApplicant,
  publish,
  subjectsTo,
} from "@/tests/support/publications/applying";

const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });

/** What the operator's scheduler does every few minutes. */
async function round() {
  const response = await fetch(`${process.env.E2E_SUPABASE_URL}/functions/v1/send-mails`, {
    method: "POST",
    headers: { authorization: `Bearer ${process.env.E2E_SECRET_KEY}` },
    body: "{}",
  });
  expect(await response.json()).toMatchObject({ success: true });
}

test("une candidature se relit : ce qui est parti, son histoire, l'ouverture du CV", async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
  const id = await apply(applicant, "job", await publish("job", owner, { title: "Poste relu" }));
  const boss = await clientOf(owner);
  await boss.rpc("open_application_cv", { application_id: id });
  const changed = await boss.rpc("set_application_status", {
    application_id: id,
    new_status: "Entretien",
    message: "Êtes-vous libre mardi ?",
  });
  expect(changed.error).toBeNull();
  expect((await boss.functions.invoke("send-mails", { body: {} })).data).toEqual({
    success: true,
  });
  const mail = await waitForMail(applicant.email, /^Une entrevue pour vous\s: Poste relu$/);
  expect(mail.text).toContain("> Êtes-vous libre mardi ?");

  await signIn(page, applicant.email);
  await page.goto("/espace-utilisateur?onglet=candidatures");
  const list = await page.getByRole("link", { name: /^Télécharger la liste/ }).getAttribute("href");
  const file = await page.request.get(list ?? "");
  expect(file.headers()["cache-control"]).toContain("no-store");
  expect(await file.text()).toMatch(
    /^\uFEFFEnvoyée le;.*\r\n\d{4}-\d\d-\d\d;Poste relu;.*;Entretien\r\n$/s,
  );
  await page.getByRole("link", { name: "Voir la candidature : Poste relu" }).click();
  await expect(page).toHaveURL(
    new URL(linkIn(mail, `/espace-utilisateur/candidatures/${id}`)).href,
  );
  await expect(page.getByText("Bonjour, voici mon message.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^CV Camille\.pdf/ })).toBeVisible();
  const history = page.getByRole("list").filter({ hasText: "Candidature envoyée le" });
  await expect(history.getByRole("listitem")).toContainText([
    /^Candidature envoyée le /,
    /^Votre CV a été consulté le /,
    /^Statut changé\s: Entretien le .*Êtes-vous libre mardi\s\?$/,
  ]);
  expect(await violationsOf(page)).toEqual([]);

  // Somebody else's is not there at all.
  const other = await createAccount();
  await page.context().clearCookies();
  await signIn(page, other.email);
  expect((await page.goto(`/espace-utilisateur/candidatures/${id}`))?.status()).toBe(404);
  expect((await page.goto("/espace-utilisateur/candidatures/nimporte"))?.status()).toBe(404);
});

test("retirer ferme le CV au recruteur, après confirmation seulement", async ({ page }) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
  const id = await apply(applicant, "freelance", await publish("freelance", owner));
  const boss = await clientOf(owner);
  const open = () => boss.functions.invoke("open-application-cv", { body: { application_id: id } });
  expect(await (await open()).data.text()).toMatch(/^%PDF-/);

  await signIn(page, applicant.email);
  await page.goto("/espace-utilisateur?onglet=candidatures");
  await page.getByRole("button", { name: /^Retirer la candidature/ }).click();
  const dialog = page.getByRole("dialog", { name: "Retirer cette candidature ?" });
  await dialog.getByRole("button", { name: "Annuler" }).click();
  expect(await applicationsOf(applicant)).toMatchObject([{ status: "En cours" }]);
  await page.getByRole("button", { name: /^Retirer la candidature/ }).click();
  await dialog.getByRole("button", { name: "Retirer" }).click();
  await expect(page.getByText("Candidature retirée.")).toBeVisible();
  await expect(page.getByText("Retirée", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Retirer la candidature/ })).toHaveCount(0);

  expect((await open()).error?.context.status).toBe(404);
});

test("« Relancer » s'offre une fois passé le jour promis, une fois, et écrit au recruteur", {
  tag: "@full",
}, async ({ page }) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
  const id = await apply(applicant, "job", await publish("job", owner, { title: "Poste lent" }));
  await signIn(page, applicant.email);
  await page.goto(`/espace-utilisateur/candidatures/${id}`);
  await expect(page.getByText(/vous pourrez relancer le recruteur à partir du/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Relancer" })).toHaveCount(0);

  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  await operatorClient()
    .from("applications")
    .update({ applied_at: daysAgo(11), answer_due_on: daysAgo(2).slice(0, 10) })
    .eq("id", id);
  await page.reload();
  await page.getByRole("button", { name: "Relancer" }).click();
  await expect(page.getByText("Relance envoyée !")).toBeVisible();
  await expect(page.getByText("Vous avez relancé le recruteur.")).toBeVisible();
  await expect(page.getByText(/^Relance envoyée au recruteur le /)).toBeVisible();
  const mail = await waitForMail(owner.email, /^Relance\s: Poste lent$/);
  expect(linkIn(mail, `/admin/candidatures/${id}`)).toBeTruthy();
  expect(await subjectsTo(owner, /^Relance/, 1)).toHaveLength(1);
});

test("pourvue, retirée ou expirée, l'annonce le dit à ses candidats, une fois par raison", {
  tag: "@full",
}, async () => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
  const boss = await clientOf(owner);
  const filled = await publish("freelance", owner, { title: "Mission prise" });
  const removed = await publish("job", owner, { title: "Poste effacé" });
  const expired = await publish("scholarship", owner, { title: "Bourse finie" });
  await apply(applicant, "freelance", filled);
  await apply(applicant, "job", removed);
  await apply(applicant, "scholarship", expired);

  await boss.from("freelance_jobs").update({ status: "filled" }).eq("id", filled);
  await boss.from("freelance_jobs").update({ status: "published" }).eq("id", filled);
  await boss.from("freelance_jobs").update({ status: "filled" }).eq("id", filled);
  await boss.from("jobs").delete().eq("id", removed);
  const yesterday = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);
  await change("scholarship", expired, { deadline: yesterday });
  await Promise.all([round(), round()]);
  await round();

  const news = /^(Mission attribuée|Annonce retirée|Date limite passée)\s: /;
  await subjectsTo(applicant, news, 3);
  const subjects = (await mailsTo(applicant.email)).map(({ subject }) => subject).sort();
  expect(subjects.filter((subject) => news.test(subject))).toEqual([
    "Annonce retirée : Poste effacé",
    "Date limite passée : Bourse finie",
    "Mission attribuée : Mission prise",
  ]);
});
