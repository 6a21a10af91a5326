import { expect, type Page } from "@playwright/test";
import { type Account, createAccount, fillSignIn, signIn } from "@/tests/support/accounts/accounts";
import { mailsTo, waitForMail } from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { callOf, replay } from "@/tests/support/forms/actions";
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
    .from("cv_openings")
    .select("opened_by")
    .eq("application_id", id);
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

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

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
  expect(await openings(id)).toEqual([{ opened_by: owner.id }]);
  await page.getByRole("button", { name: "Fermer le CV" }).click();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger" }).click();
  expect((await download).suggestedFilename()).toBe("CV Camille.pdf");
  expect(await openings(id)).toHaveLength(2);
});

test("le CV part avec ses en-têtes, pour un clic d'ici seulement", { tag: "@full" }, async ({
  page,
}) => {
  const { owner, applicants, ids } = await received("Camille Roy");
  const path = `/admin/candidatures/${ids[0]}/cv`;
  await signIn(page, owner.email);
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "content-disposition": "inline; filename=\"CV Camille.pdf\"; filename*=UTF-8''CV%20Camille.pdf",
  });
  const policy = answer.headers()["content-security-policy"];
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("sandbox");
  const kept = await page.request.get(`${path}?telecharger`);
  expect(kept.headers()["content-disposition"]).toMatch(/^attachment; /);

  for (const [name, value] of [
    ["sec-purpose", "prefetch"],
    ["sec-fetch-site", "cross-site"],
  ] as const) {
    const refused = await page.request.get(path, { headers: { [name]: value } });
    expect(refused.status(), name).toBe(403);
  }
  expect(await openings(ids[0] ?? "")).toHaveLength(2);

  // Withdrawn: closed at once, though the two minutes of the opening are not over.
  await withdraw(applicants[0] as Account, ids[0] ?? "");
  expect((await page.request.get(path)).status()).toBe(404);
  await page.goto(`/admin/candidatures/${ids[0]}`);
  await expect(page.getByText("Retirée", { exact: true })).toBeVisible();
  await expect(page.getByText("son CV n’est plus accessible")).toBeVisible();
  await expect(page.getByRole("link", { name: "Lire le CV" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Refuser" })).toHaveCount(0);
  expect(await openings(ids[0] ?? "")).toHaveLength(2);
});

test("un entretien, puis un refus : la personne reçoit chaque message", async ({ page }) => {
  const { owner, title, applicants, ids } = await received("Camille Roy");
  const email = applicants[0]?.email ?? "";
  await signIn(page, owner.email);
  await page.goto(`/admin/candidatures/${ids[0]}`);

  await page.getByRole("button", { name: "Proposer une entrevue" }).focus();
  await page.keyboard.press("Enter");
  const answer = dialog(page, "Répondre à Camille Roy");
  await expect(answer.getByLabel("Nouveau statut")).toHaveValue("Entretien");
  await answer.getByLabel("Message").fill("Êtes-vous libre mardi ?");
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog(page, "Abandonner vos modifications ?")
    .getByRole("button", { name: "Continuer la saisie" })
    .click();
  await answer.getByRole("button", { name: "Changer le statut" }).click();
  await expect(page.getByText("La personne en est avertie par courriel.")).toBeVisible();
  await expect(answer).toBeHidden();
  await expect(page.getByText(/^Statut changé\s: Entretien le /)).toBeVisible();
  await expect(page.getByText("Êtes-vous libre mardi ?")).toBeVisible();
  const invitation = await waitForMail(email, /^Une entrevue pour vous\s: /);
  expect(invitation.subject).toContain(title);
  expect(invitation.text).toContain("> Êtes-vous libre mardi ?");

  await page.getByRole("button", { name: "Refuser" }).click();
  await expect(answer.getByLabel("Nouveau statut")).toHaveValue("Refusée");
  await answer.getByRole("button", { name: "Changer le statut" }).click();
  await expect(page.getByText(/^Statut changé\s: Refusée le /)).toBeVisible();
  await waitForMail(email, /^Réponse à votre candidature\s: /);
  await expect(page.getByRole("button", { name: "Remettre à l’étude" })).toBeVisible();
});

test("plusieurs à la fois : les changées partent, les autres sont nommées", async ({ page }) => {
  const { owner, applicants, ids } = await received("Ada Un", "Bo Deux", "Cléo Trois");
  await signIn(page, owner.email);
  await page.goto("/admin/candidatures");
  await page.getByRole("button", { name: "Tout cocher" }).click();
  await expect(page.getByText("3 candidatures choisies")).toBeVisible();
  await withdraw(applicants[1] as Account, ids[1] ?? "");

  await page.getByRole("button", { name: "Changer le statut" }).click();
  const change = dialog(page, "Changer le statut de 3 candidatures");
  await change.getByLabel("Nouveau statut").selectOption("Refusée");
  await change.getByLabel("Message").fill("Merci à vous.");
  await change.getByRole("button", { name: "Changer le statut" }).click();
  const left = dialog(page, "Répondre à Bo Deux");
  await expect(left.getByText("2 sur 3 candidatures : « Refusée »")).toBeVisible();
  await expect(left.getByText("Inchangé pour : Bo Deux (candidature retirée).")).toBeVisible();
  await left.getByRole("button", { name: "Annuler" }).click();
  await dialog(page, "Abandonner vos modifications ?")
    .getByRole("button", { name: "Abandonner" })
    .click();
  for (const [name, status] of [
    ["Ada Un", "Refusée"],
    ["Bo Deux", "Retirée"],
    ["Cléo Trois", "Refusée"],
  ] as const) {
    await expect(row(page, name).filter({ hasText: status })).toHaveCount(1);
  }
  for (const applicant of [applicants[0], applicants[2]]) {
    const mail = await waitForMail(applicant?.email ?? "", /^Réponse à votre candidature/);
    expect(mail.text).toContain("> Merci à vous.");
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
  await client.rpc("set_application_status", {
    application_id: ids[1],
    new_status: "Entretien",
  });
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
});

test("personne d'autre ne lit, n'ouvre, n'exporte ni ne répond", { tag: "@full" }, async ({
  page,
  browser,
}) => {
  const { owner, applicants, job, ids } = await received("Camille Roy");
  const address = `/admin/candidatures/${ids[0]}`;
  await signIn(page, owner.email);
  await page.goto(address);
  await page.getByRole("button", { name: "Proposer une entrevue" }).click();
  const call = await callOf(page, () =>
    dialog(page, "Répondre à Camille Roy")
      .getByRole("button", { name: "Changer le statut" })
      .click(),
  );
  await expect(page.getByText(/^Statut changé\s: Entretien le /)).toBeVisible();
  const client = await clientOf(owner);
  await client.rpc("set_application_status", { application_id: ids[0], new_status: "En cours" });

  const other = await (await browser.newContext()).newPage();
  await signIn(other, (await recruiter()).email);
  await other.goto(address);
  await expect(other.getByRole("heading", { name: /page que vous cherchez/ })).toBeVisible();
  await expect(other.getByText("Camille Roy")).toHaveCount(0);
  expect((await other.request.get(`${address}/cv`)).status()).toBe(404);
  expect(await replay(call, other.request)).toContain("Statut inchangé");
  await other.goto(`/admin/candidatures?publication=${job}`);
  await expect(other.getByText("Cette annonce n’est pas la vôtre")).toBeVisible();
  const empty = await other.request.get(`/admin/candidatures/export?publication=${job}`);
  expect((await empty.text()).trimEnd().split("\r\n")).toHaveLength(1);

  // Its own sender reads it elsewhere.
  const candidate = await (await browser.newContext()).newPage();
  await signIn(candidate, applicants[0]?.email ?? "");
  await candidate.goto(address);
  await expect(candidate.getByText("Accès non autorisé")).toBeVisible();
  for (const path of [`${address}/cv`, "/admin/candidatures/export"]) {
    const refused = await candidate.request.get(path, { maxRedirects: 0 });
    expect([307, 403], path).toContain(refused.status());
  }
  expect(await replay(call, candidate.request)).not.toContain("Statut changé");
  const { data } = await client.from("applications").select("status").eq("id", ids[0]);
  expect(data).toEqual([{ status: "En cours" }]);
  expect(await openings(ids[0] ?? "")).toEqual([]);
});

test("un recruteur qui postule ailleurs ne voit pas là ce qu'il a envoyé", {
  tag: "@full",
}, async ({ page }) => {
  const { job } = await received();
  const both = await createAccount({ fullName: "Deux Rôles", role: "recruteur" });
  await operatorClient().from("applications").insert({ candidate_id: both.id, job_id: job });
  await signIn(page, both.email);
  await page.goto("/admin/candidatures");
  await expect(page.getByText("Vous n’avez encore reçu aucune candidature")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test("la liste se parcourt au clavier et tient dans 360 px", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { owner } = await received("Camille Roy", "Anne-Sophie de la Bruère-Montpetit");
  await signIn(page, owner.email);
  await page.goto("/admin/candidatures");
  expect(await overflow(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel("Choisir la candidature : Camille Roy").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 candidature choisie")).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole("button", { name: "Changer le statut" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Répondre à Camille Roy").getByLabel("Nouveau statut")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Répondre à Camille Roy")).toBeHidden();
  await page.getByLabel("Ordre").selectOption({ label: "Nom" });
  await expect(page.getByRole("rowheader").first()).toContainText("Anne-Sophie");
  await expect(page.getByText(/choisie/)).toHaveCount(0);
  await page.getByRole("link", { name: "Camille Roy" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Camille Roy" })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
