import { expect, type Page } from "@playwright/test";
import { newEmail, signIn } from "@/tests/support/accounts/accounts";
import { waitForMail } from "@/tests/support/accounts/mailbox";
import { asOperator, operatorClient } from "@/tests/support/accounts/operator";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { pdfFile } from "@/tests/support/files/files";
import { asNewRecruiter, newTitle } from "@/tests/support/publications/administration";
import { publish } from "@/tests/support/publications/applying";

/** An employer of the recruiter's, with a site at the domain where test mails are read. */
async function makeEmployer(recruiter: { id: string }) {
  const name = newTitle("Serres du Ruisseau");
  const { data, error } = await operatorClient()
    .from("employers")
    .insert({ name, website: "https://www.serres-essai.ca/serres", created_by: recruiter.id })
    .select("id, slug")
    .single();
  if (error) throw error;
  return { id: String(data.id), path: `/entreprises/${data.slug}`, name };
}

test("une entreprise non vérifiée devient vérifiée, par un code envoyé à son domaine", async ({
  page,
  browser,
}) => {
  const recruiter = await asNewRecruiter(page, "/admin");
  const { id, name, path } = await makeEmployer(recruiter);
  const offer = `/emplois/${await publish("job", recruiter, { employer_id: id, company_name: name })}`;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await expect(visitor.getByText("Entreprise non vérifiée").first()).toBeVisible();
  await page.goto("/admin/entreprise/verification");
  await hydrated(page);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText("Entreprise non vérifiée")).toBeVisible();

  // An address that anybody can open shows nothing.
  const address = page.getByLabel("Votre adresse courriel de l’entreprise");
  await address.fill("serres@gmail.com");
  await page.getByRole("button", { name: "Envoyer un code" }).click();
  await expect(page.getByText("Adresse d’un autre domaine").first()).toBeVisible();
  await expect(address).toHaveValue("serres@gmail.com");
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expect(address).toHaveAccessibleDescription(/qui finit par @serres-essai\.ca/);
  const mailbox = newEmail("serres").replace("exemple.ca", "serres-essai.ca");
  await address.fill(mailbox);
  await page.getByRole("button", { name: "Envoyer un code" }).click();
  await expect(page.getByText("Courriel envoyé").first()).toBeVisible();

  // A wrong code is refused at its field; the one that was sent verifies.
  const code = page.getByLabel("Code reçu par courriel");
  await code.fill("00000000");
  await page.getByRole("button", { name: "Vérifier l’entreprise" }).click();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  const mail = await waitForMail(mailbox, /Votre code pour vérifier/);
  await code.fill(/: (\d{8})/.exec(mail.text ?? "")?.[1] ?? "");
  await page.getByRole("button", { name: "Vérifier l’entreprise" }).click();
  await expect(
    page.locator("#contenu").getByText("Entreprise vérifiée", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("grâce à son adresse courriel")).toBeVisible();

  // Whoever reads its page or its offer sees it at the next look, and of which domain.
  for (const address of [path, offer]) {
    await visitor.goto(address);
    await expect(visitor.getByText("Entreprise vérifiée", { exact: true }).first()).toBeVisible();
    await expect(
      visitor.getByText("le domaine serres-essai.ca lui appartient").first(),
    ).toBeVisible();
  }

  // An operator takes it back with a reason, which the owner reads.
  const other = await (await browser.newContext()).newPage();
  await asOperator(other);
  await other.goto(`/admin/operation/comptes?q=${encodeURIComponent(name)}`);
  await hydrated(other);
  await other.getByText(`Retirer la vérification : ${name}`).click();
  await other.getByLabel("Raison de la décision").fill("Le domaine a été vendu.");
  await other.getByRole("button", { name: "Retirer la vérification" }).click();
  await expect(other.getByText("Non vérifiée").first()).toBeVisible();
  await page.goto("/admin/entreprise/verification");
  await expect(page.getByText("Entreprise non vérifiée")).toBeVisible();
  await expect(page.getByText("Le domaine a été vendu.")).toBeVisible();
  await signIn(page, recruiter.email);
  await page.goto("/espace-utilisateur/qui-a-fait-quoi");
  await expect(page.getByText(`Entreprise non vérifiée : ${name}`)).toBeVisible();
});

/** Where a document of this employer lies; none once it is decided. */
async function stored(employer: string): Promise<string[]> {
  const { data } = await operatorClient().storage.from("proofs").list(employer);
  return (data ?? []).map(({ name }) => name);
}

/** The case of an employer's document, opened from the queue. */
async function openCase(page: Page, name: string) {
  await page.goto("/admin/operation/file?origine=verification");
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/operation\/file\/[0-9a-f-]{36}\?origine=verification$/);
  await hydrated(page);
}

async function decide(page: Page, name: string, decision: string, reason: string) {
  await openCase(page, name);
  await page.getByLabel("Décision", { exact: true }).selectOption({ label: decision });
  await page.getByLabel("Raison de la décision").fill(reason);
  await page.getByRole("button", { name: "Décider" }).click();
  await expect(page.getByRole("button", { name: "Décider" })).toHaveCount(0);
}

test("un document est envoyé, lu, refusé avec sa raison, renvoyé, accepté, et effacé chaque fois", async ({
  page,
  browser,
}) => {
  const recruiter = await asNewRecruiter(page, "/admin");
  const { id, name } = await makeEmployer(recruiter);
  const send = async () => {
    await page.goto("/admin/entreprise/verification");
    await hydrated(page);
    await page.getByLabel("Document (PDF)").setInputFiles(pdfFile("registre.pdf"));
    await page.getByRole("button", { name: "Envoyer le document" }).click();
    await expect(page.getByText("est en attente")).toBeVisible();
  };
  await send();

  const other = await (await browser.newContext()).newPage();
  await asOperator(other);
  await openCase(other, name);
  const link = other.getByRole("link", { name: /^Ouvrir registre\.pdf/ });
  const file = await other.request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  // Nobody else opens it.
  const href = (await link.getAttribute("href")) ?? "";
  const seen = await page.request.get(href, { maxRedirects: 0 });
  expect(seen.headers()["content-type"] ?? "").not.toBe("application/pdf");

  await decide(other, name, "Ne pas la vérifier", "Le nom du registre est un autre.");
  await expect.poll(() => stored(id)).toEqual([]);
  await waitForMail(recruiter.email, /n’a pas pu être vérifiée$/);
  await page.goto("/admin/entreprise/verification");
  await expect(page.getByText("Le nom du registre est un autre.")).toBeVisible();
  await expect(page.getByText("Entreprise non vérifiée")).toBeVisible();

  await send();
  await decide(other, name, "Vérifier l’entreprise", "Registre des entreprises, du jour.");
  await expect.poll(() => stored(id)).toEqual([]);
  await page.goto("/admin/entreprise/verification");
  await expect(page.getByText("Entreprise vérifiée", { exact: true })).toBeVisible();
});
