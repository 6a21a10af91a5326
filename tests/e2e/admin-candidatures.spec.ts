import { expect, type Page } from "@playwright/test";
import { type Account, createAccount, fillSignIn, signIn } from "@/tests/support/accounts/accounts";
import { mailsTo, waitForMail } from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { dialog, newTitle, row } from "@/tests/support/publications/administration";
import { apply, clientOf, createApplicant, publish } from "@/tests/support/publications/applying";

const recruiter = () => createAccount({ fullName: "Maude Recruteuse", role: "recruteur" });

/** A recruiter with one offer, and the applications of these people to it. */
async function received(...names: string[]) {
  const owner = await recruiter();
  const title = newTitle("Gardien·ne de phare");
  const job = await publish("job", owner, { title });
  const applicants: Account[] = [];
  const ids: string[] = [];
  for (const name of names) {
    const applicant = await createApplicant(name);
    applicants.push(applicant);
    ids.push(await apply(applicant, "job", job, `Message de ${name}`));
  }
  return { owner, title, job, applicants, ids };
}

async function openings(id: string) {
  const { data, error } = await operatorClient()
    .from("application_events")
    .select("actor_id")
    .eq("application_id", id)
    .eq("kind", "cv-opened");
  if (error) throw error;
  return data;
}

const withdraw = async (applicant: Account, id: string) => {
  const client = await clientOf(applicant);
  const { error } = await client.rpc("withdraw_application", { application_id: id });
  if (error) throw error;
};

/** Not every browser of these journeys shows PDF files: the frame gets words in their place. */
async function readWithoutViewer(page: Page, path: string) {
  await page.evaluate(() =>
    Object.defineProperty(navigator, "pdfViewerEnabled", { value: true, configurable: true }),
  );
  await page.route(path, async (route) => {
    const response = await route.fetch();
    expect(response.headers()["content-type"]).toBe("application/pdf");
    await route.fulfill({ status: response.status(), contentType: "text/html", body: "Le CV" });
  });
}

test("une candidature se lit, son CV s'ouvre dans la page, et l'ouverture se voit", async ({
  page,
}) => {
  const { owner, title, ids } = await received("Camille Roy");
  const id = ids[0] ?? "";
  // The mail's link, through sign-in and back.
  await page.goto(`/admin/candidatures/${id}`);
  await fillSignIn(page, owner.email);
  await expect(page).toHaveURL(new RegExp(`/admin/candidatures/${id}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Camille Roy" })).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByText("Message de Camille Roy")).toBeVisible();
  await expect(page.getByText(/^Candidature reçue le /)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await openings(id), "lire la page n'ouvre pas le CV").toEqual([]);

  await readWithoutViewer(page, `/admin/candidatures/${id}/cv`);
  await page.getByRole("link", { name: "Lire le CV" }).click();
  await expect(page.getByTitle(/^CV\s: CV Camille\.pdf$/)).toBeVisible();
  await expect(page.getByText(/^CV ouvert le /)).toHaveCount(1);
  expect(await openings(id)).toEqual([{ actor_id: owner.id }]);
  await page.getByRole("button", { name: "Fermer le CV" }).click();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger" }).click();
  expect((await download).suggestedFilename()).toBe("CV Camille.pdf");
  expect(await openings(id)).toHaveLength(2);

  const path = `/admin/candidatures/${id}/cv`;
  expect((await page.request.get(path)).headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-disposition": expect.stringMatching(/^inline; filename="CV Camille\.pdf"/),
    "content-security-policy": expect.stringMatching(/frame-ancestors 'self'/),
  });
  for (const [name, value] of Object.entries({
    "sec-purpose": "prefetch",
    "sec-fetch-site": "cross-site",
  })) {
    const refused = await page.request.get(path, { headers: { [name]: value } });
    expect(refused.status(), name).toBe(403);
  }
});

test("plusieurs à la fois : les changées partent, les autres sont nommées", async ({ page }) => {
  const { owner, applicants, ids } = await received("Ada Un", "Bo Deux", "Cléo Trois");
  await signIn(page, owner.email);
  await page.goto("/admin/candidatures");
  await page.getByRole("button", { name: "Tout cocher" }).click();
  await expect(page.getByText("3 candidatures choisies")).toBeVisible();
  await withdraw(applicants[1] as Account, ids[1] ?? "");

  await page.getByRole("button", { name: "Refuser poliment" }).click();
  const change = dialog(page, "Répondre à 3 candidatures");
  await expect(change.getByLabel("Nouveau statut")).toHaveValue("Refusée");
  await expect(change.getByLabel("Message")).toHaveValue(/^Merci du temps/);
  await change.getByRole("button", { name: "Envoyer la réponse" }).click();
  const left = dialog(page, "Répondre à Bo Deux");
  await expect(left.getByText("2 candidatures sur 3 : « Refusée »")).toBeVisible();
  await expect(
    left.getByText("Statut inchangé pour : Bo Deux (candidature retirée)."),
  ).toBeVisible();
  await left.getByRole("button", { name: "Annuler" }).click();
  await expect(left).toBeHidden();
  for (const [name, status] of [
    ["Ada Un", "Refusée"],
    ["Bo Deux", "Retirée"],
    ["Cléo Trois", "Refusée"],
  ] as const) {
    await expect(row(page, name).filter({ hasText: status })).toHaveCount(1);
  }
  for (const applicant of [applicants[0], applicants[2]]) {
    const mail = await waitForMail(applicant?.email ?? "", /^Réponse à votre candidature/);
    expect(mail.text).toContain("> Merci du temps");
  }
  const subjects = (await mailsTo(applicants[1]?.email ?? "")).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Réponse"))).toEqual([]);
});

test("la liste se filtre par publication, statut et mots, et s'exporte ainsi", async ({ page }) => {
  const { owner, title, job, ids } = await received("Zoé Lévesque", "=2+2 Hostile");
  const other = await publish("freelance", owner, { title: "Mission vide" });
  await signIn(page, owner.email);
  await page.goto(`/admin/candidatures?publication=${job}`);
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await expect(page.getByLabel("Annonce", { exact: true })).toHaveValue(job);
  await page.getByLabel("Rechercher une candidature").fill("zoe levesque");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expect(page).toHaveURL(/q=zoe/);
  await expect(page.getByRole("link", { name: /^Toutes\s*1$/ })).toBeVisible();
  await page.getByRole("link", { name: /^Entretien\s*0$/ }).click();
  await expect(page.getByText("Aucune candidature ne correspond")).toBeVisible();
  await page.getByRole("link", { name: "Voir toutes les candidatures" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await page.getByLabel("Annonce", { exact: true }).selectOption({ label: "Mission vide (0)" });
  await expect(page.getByText("n’a pas encore reçu de candidature")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`publication=${other}`));

  const client = await clientOf(owner);
  await client.rpc("set_application_status", { application_id: ids[1], new_status: "Entretien" });
  await page.goto(`/admin/candidatures?publication=${job}&statut=entretien`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exporter en CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^candidatures-\d{4}-\d{2}-\d{2}\.csv$/);
  const exported = await page.request.get(
    `/admin/candidatures/export?publication=${job}&statut=entretien`,
  );
  expect(exported.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  const text = await exported.text();
  expect(text).toMatch(/^\uFEFFNom;Courriel;Statut;/);
  expect(text.trimEnd().split("\r\n")).toHaveLength(2);
  expect(text).toContain("'=2+2 Hostile;");
  expect(text).toContain(title);
  expect(text).not.toContain("Zoé");
  await page.goto(`/admin/candidatures/${ids[0]}?publication=${job}&statut=entretien`);
  const near = page.getByRole("link", { name: /^Candidature (suiv|précéd)/ });
  await near.click();
  await expect(page.getByRole("heading", { name: "=2+2 Hostile" })).toBeVisible();
  await expect(near).toHaveCount(0);
});
