import { expect } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { linkIn, waitForMail } from "@/tests/support/accounts/mailbox";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { apply, clientOf, createApplicant, publish } from "@/tests/support/publications/applying";

const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });

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
  expect((await boss.functions.invoke("send-mails", { body: {} })).data).toEqual({ success: true });
  const mail = await waitForMail(applicant.email, /^Une entrevue pour vous\s: Poste relu$/);
  expect(mail.text).toContain("> Êtes-vous libre mardi ?");

  await signIn(page, applicant.email);
  await page.goto("/espace-utilisateur?onglet=candidatures");
  const list = await page.getByRole("link", { name: /^Téléchargez la liste/ }).getAttribute("href");
  const file = await page.request.get(list ?? "");
  expect(file.headers()["cache-control"]).toContain("no-store");
  expect(await file.text()).toMatch(
    /^\uFEFFEnvoyée le;.*\r\n\d{4}-\d\d-\d\d;Poste relu;.*;Entretien\r\n$/s,
  );
  await page.emulateMedia({ media: "print" });
  const paper = page.getByRole("table", { name: /^Candidatures envoyées\s: .*Liste du / });
  await expect(paper.getByRole("row")).toContainText(["Envoyée le", /Poste relu.*Entretien/]);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(paper).toBeHidden();
  await page.getByRole("link", { name: "Voir la candidature : Poste relu" }).click();
  await expect(page).toHaveURL(
    new URL(linkIn(mail, `/espace-utilisateur/candidatures/${id}`)).href,
  );
  await expect(page.getByText("Bonjour, voici mon message.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^CV Camille\.pdf/ })).toBeVisible();
  const history = page.getByRole("list").filter({ hasText: "Candidature envoyée le" });
  await expect(history.getByRole("listitem")).toContainText([
    /^Candidature envoyée le /,
    /^Votre CV a été ouvert le /,
    /^Nouveau statut\s: «\sEntretien\s» le .*Êtes-vous libre mardi\s\?$/,
  ]);
  const similar = page.getByRole("region", { name: "Offres semblables" });
  await expect(similar.getByRole("link").first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto("/espace-utilisateur?onglet=candidatures");
  await page.getByRole("button", { name: "Retirer la candidature : Poste relu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
  await expect(page.getByRole("link", { name: "Voir la candidature : Poste relu" })).toBeFocused();

  // Somebody else's is not there at all.
  const other = await createAccount();
  await page.context().clearCookies();
  await signIn(page, other.email);
  expect((await page.goto(`/espace-utilisateur/candidatures/${id}`))?.status()).toBe(404);
  expect((await page.goto("/espace-utilisateur/candidatures/nimporte"))?.status()).toBe(404);
});
