import { expect } from "@playwright/test";
import { createAccount, newEmail, signIn } from "@/tests/support/accounts/accounts";
import { linkIn, waitForMail } from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { dialog, fillIn, newTitle, publishFrom } from "@/tests/support/publications/administration";
import { apply, createApplicant, publish } from "@/tests/support/publications/applying";

const recruiter = (fullName: string, email = newEmail()) =>
  createAccount({ fullName, email, role: "recruteur" });

/** An employer of somebody's, made past the forms. */
async function makeEmployer(owner: { id: string }, row: object = {}) {
  const { data, error } = await operatorClient()
    .from("employers")
    .insert({ name: newTitle("Atelier"), created_by: owner.id, ...row })
    .select("id, slug, name")
    .single();
  if (error) throw error;
  return data;
}

test("Une recruteuse crée son entreprise, invite un collègue, qui répond à une candidature", async ({
  page,
  browser,
}) => {
  const name = newTitle("Menuiserie");
  const title = newTitle("Ébéniste");
  const [owner, colleague, applicant] = await Promise.all([
    recruiter("Zoé Tremblay"),
    recruiter("Malik Ouellet"),
    createApplicant("Ana Ruiz"),
  ]);

  await signIn(page, owner.email);
  const first = await publish("job", owner, { company_name: name });
  await page.goto(`/admin/jobs?publie=${first}`);
  await page.getByRole("link", { name: "Créer la page de mon entreprise" }).click();
  await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue(name);
  await page.getByLabel("Site").fill("https://menuiserie.example");
  await page.getByLabel("Province").selectOption("QC");
  await page.getByLabel("Construction").check();
  await page.getByRole("button", { name: "Créer l’entreprise" }).click();
  await expect(page.getByText("Votre annonce y est reliée.").first()).toBeVisible();

  // Her offer bears its name.
  await page.goto("/admin/jobs");
  await page.getByRole("link", { name: "Ajouter un emploi" }).click();
  const form = dialog(page, "Ajouter une offre d’emploi");
  await fillIn(form, { Titre: title, Description: "Texte de l’annonce." });
  await expect(form.getByLabel("Publier pour").locator("option:checked")).toHaveText(name);
  await expect(form.getByLabel("Entreprise", { exact: true })).toHaveValue(name);
  await expect(form.getByLabel("Entreprise", { exact: true })).toBeHidden();
  await fillIn(form, { Lieu: "Québec (Québec)" });
  await publishFrom(form);
  await expect(page.getByText("Offre créée avec succès")).toBeVisible();
  const { data: job } = await operatorClient()
    .from("jobs")
    .select("id")
    .eq("title", title)
    .single();
  const application = await apply(applicant, "job", String(job?.id));

  await page.goto("/admin/entreprise");
  await page.getByLabel("Adresse courriel d’un collègue").fill(colleague.email);
  await page.getByRole("button", { name: "Inviter" }).click();
  await expect(page.getByText("Invitation envoyée").first()).toBeVisible();
  const mail = await waitForMail(colleague.email, /^Invitation à rejoindre une entreprise$/);
  expect(mail.text).not.toContain(name);

  const other = await browser.newContext();
  const his = await other.newPage();
  await signIn(his, colleague.email);
  await his.goto(`/admin/candidatures/${application}`);
  await expect(his.getByText("Ana Ruiz")).toHaveCount(0);
  await his.goto(linkIn(mail, "/connexion/invitation"));
  await expect(his.getByRole("heading", { level: 1 })).toHaveText(`Rejoindre ${name}`);
  await his.getByRole("button", { name: "Accepter l’invitation" }).click();
  await expect(his.getByText("Seuls les propriétaires peuvent modifier sa page.")).toBeVisible();
  await his.goto(`/admin/candidatures/${application}`);
  await expect(his.getByText("Ana Ruiz").first()).toBeVisible();
  await his.getByRole("button", { name: "Proposer une entrevue" }).click();
  await his.getByRole("dialog").getByRole("button", { name: "Entrevue à distance" }).click();
  await his.getByRole("dialog").getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(his.getByText("Statut enregistré : Entretien").first()).toBeVisible();
  await waitForMail(applicant.email, /^Réponse à votre candidature|entrevue|entretien/i);

  // Taken from him, he has nothing of it any more.
  await page.reload();
  await page.getByText("Changer le rôle\u00a0: Malik Ouellet").click();
  await page.getByRole("button", { name: "Retirer Malik Ouellet" }).click();
  await expect(page.getByText("Membre retiré").first()).toBeVisible();
  await his.goto(`/admin/candidatures/${application}`);
  await expect(his.getByText("Ana Ruiz")).toHaveCount(0);
  await other.close();
});

test("la page d'une entreprise dit qui elle est et ce qu'elle a d'ouvert, et se trouve par son nom", async ({
  page,
}) => {
  const owner = await recruiter("Zoé Tremblay");
  const employer = await makeEmployer(owner, {
    province: "NB",
    size: "10-49",
    sectors: ["food"],
    website: "https://quai.example",
    description: "Nous fumons le poisson depuis trois générations.",
  });
  const title = newTitle("Fumeur·euse de poisson");
  const job = await publish("job", owner, { title, employer_id: employer.id });

  await page.goto(`/entreprises?q=${encodeURIComponent(employer.name)}`);
  await page.getByRole("link", { name: employer.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(employer.name);
  await expect(page.getByText("De 10 à 49 personnes")).toBeVisible();
  await expect(page.getByText("Agroalimentaire et restauration")).toBeVisible();
  await expect(page.getByRole("link", { name: "quai.example" })).toHaveAttribute("rel", /nofollow/);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: title, exact: true }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const named = page.getByRole("main").getByRole("link", { name: employer.name });
  await expect(named).toHaveAttribute("href", `/entreprises/${employer.slug}`);

  // Deleted, its page is gone and its offer stays.
  await operatorClient().from("employers").delete().eq("id", employer.id);
  expect((await page.request.get(`/emplois/${job}`)).status()).toBe(200);
});

test("la liste des entreprises se filtre sans JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/entreprises");
  await page.getByLabel("Secteur").selectOption({ label: "Construction" });
  await page.getByRole("button", { name: "Rechercher" }).last().click();
  await expect(page).toHaveURL(/secteur=construction/);
  await expect(page.getByRole("link", { name: "Constructions Beffroi" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Nordet Logiciels" })).toHaveCount(0);
  await context.close();
});
