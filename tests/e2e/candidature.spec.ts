import { expect } from "@playwright/test";
import {
  createAccount,
  fillSignIn,
  fillSignUp,
  newEmail,
  signIn,
} from "@/tests/support/accounts/accounts";
import { headersOf, linkIn, waitForMail } from "@/tests/support/accounts/mailbox";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { pdfFile, storedFiles } from "@/tests/support/files/files";
import {
  applicationsOf,
  change,
  createApplicant,
  kinds,
  openDialog,
  publish,
  send,
  subjectsTo,
} from "@/tests/support/publications/applying";

const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });

const kind = "job";
const { path, button, sent, column, mail, ends } = kinds[kind];

test(`${path} : sans compte, on se connecte et on revient à la même fenêtre, puis on envoie`, async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([
    recruiter(),
    createApplicant("Camille Roy", ["Premier.pdf", "Second.pdf"]),
  ]);
  const id = await publish(kind, owner, { title: "Analyste de données" });

  await page.goto(`${path}/${id}`);
  await page.getByRole("button", { name: button, exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/connexion\?/);
  await expect(page.getByText("Connexion requise")).toBeVisible();
  await expect(page.getByText("Vous devez être connecté pour postuler.")).toBeVisible();

  // Nobody ever signed in here: an account is offered first, and the offer is named.
  await expect(page.getByText("Pour postuler : Analyste de données")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await fillSignIn(page, applicant.email);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: /^Premier\.pdf/ })).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`${path}/${id}$`));
  await expect(dialog.getByRole("textbox")).toHaveValue(/Analyste de données[\s\S]*Camille Roy$/);
  expect((await dialog.boundingBox())?.width).toBe(525);
  expect(await violationsOf(page)).toEqual([]);

  await dialog.getByRole("radio", { name: "Second.pdf" }).check();
  await dialog.getByRole("textbox").fill("Bonjour, je postule.");
  await send(dialog);
  await expect(page.getByText(sent)).toBeVisible();
  await expect(dialog).toBeHidden();
  const green = page.getByRole("button", { name: "Candidature envoyée" });
  await expect(green.filter({ visible: true })).toBeDisabled();
  await expect(
    page.getByText("Vous avez postulé à cette annonce").filter({ visible: true }),
  ).toBeVisible();

  const [row, ...others] = await applicationsOf(applicant);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    [column]: id,
    status: "En cours",
    cover_message: "Bonjour, je postule.",
    cv_file_name: "Second.pdf",
  });
  const notification = await waitForMail(owner.email, mail);
  expect(await headersOf(notification)).toContain(`Reply-To: ${applicant.email}`);
  expect(notification.text).toContain("> Bonjour, je postule.");
  expect(linkIn(notification, `/admin/candidatures/${row?.id}`)).toBeTruthy();
  const thanks = await waitForMail(applicant.email, /est envoyée\s: Analyste de données$/);
  expect(linkIn(thanks, `/espace-utilisateur/candidatures/${row?.id}`)).toBeTruthy();

  // Seen again later: the button knows.
  await page.reload();
  await expect(green.filter({ visible: true })).toBeDisabled();
});

test(`${path} : ce qui ferme pendant qu'on écrit est refusé, et le texte reste`, async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
  const id = await publish(kind, owner);
  await signIn(page, applicant.email);
  const dialog = await openDialog(page, kind, id);
  await dialog.getByRole("textbox").fill("Un long texte.");
  await change(kind, id, { [ends]: "2020-01-01" });
  await send(dialog);
  await expect(dialog.getByText("Candidatures closes")).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveValue("Un long texte.");
  await expect(dialog.getByRole("button", { name: "Envoyer", exact: true })).toBeEnabled();
  expect(await applicationsOf(applicant)).toEqual([]);
  expect(await subjectsTo(owner, mail, 0)).toEqual([]);
});
test("sans compte, quatre pages mènent de l'offre à la candidature, sur un autre appareil aussi", async ({
  page,
  browser,
}) => {
  const id = await publish("job", await recruiter(), { title: "Tourneur·euse sur bois" });
  const email = newEmail("postule");
  await page.goto(`/emplois/${id}`);
  await hydrated(page);
  await page
    .getByRole("button", { name: "Postuler", exact: true })
    .filter({ visible: true })
    .click();

  await expect(page.getByText("Connexion requise")).toBeVisible();
  await expect(page.getByText("Pour postuler : Tourneur·euse sur bois")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await fillSignUp(page, "Joël Mbala", email);

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(linkIn(await waitForMail(email, /Confirmez votre compte/), "/auth/confirm"));
  await phone.getByRole("button", { name: "Confirmer mon compte" }).click();
  const dialog = phone.getByRole("dialog", { name: "Postuler à cette offre" });
  const letter = dialog.getByRole("textbox");
  await expect(letter).toHaveValue(/Tourneur·euse sur bois[\s\S]*Joël Mbala$/);
  await expect(phone).toHaveURL(new RegExp(`/emplois/${id}$`));
  await dialog.getByRole("button", { name: "Partir d’une page blanche" }).click();
  await expect(letter).toHaveValue("");
  await letter.fill("Bonjour, je tourne le bois depuis huit ans.");
  await dialog.locator("#cv").setInputFiles(pdfFile("CV-Joel.pdf"));
  await expect(dialog.getByRole("radio", { name: /^CV-Joel/ })).toBeChecked();
  await send(dialog);
  await expect(phone.getByText("Candidature envoyée !")).toBeVisible();
});

const FIVE_MIB = 5 * 1024 * 1024;
test("sans CV : « CV requis », puis un CV de 5 Mo s'ajoute dans la fenêtre et part", async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant("Camille Roy", [])]);
  const id = await publish("job", owner);
  await signIn(page, applicant.email);
  const dialog = await openDialog(page, "job", id);
  await dialog.getByRole("textbox").fill("Mon mot.");
  // Closed by mistake: what was typed is there again.
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Postuler", exact: true }).click();
  await expect(dialog.getByRole("textbox")).toHaveValue("Mon mot.");
  await send(dialog);
  await expect(dialog.getByText("CV requis")).toBeVisible();
  await expect(dialog.getByText("Veuillez sélectionner ou télécharger un CV.")).toBeVisible();
  expect(await applicationsOf(applicant)).toEqual([]);

  const input = dialog.locator("#cv");
  await input.setInputFiles({ name: "CV.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(page.getByText("Fichier invalide")).toBeVisible();
  await expect(page.getByText("Veuillez sélectionner un PDF de moins de 5MB.")).toBeVisible();
  expect(await storedFiles(applicant.id)).toEqual([]);

  const small = pdfFile("Gros.pdf");
  const gros = pdfFile("Gros.pdf", `% ${"x".repeat(FIVE_MIB - small.buffer.length - 2)}`);
  expect(gros.buffer.length).toBe(FIVE_MIB);
  await input.setInputFiles(gros);
  await expect(dialog.getByRole("radio", { name: /^Gros\.pdf/ })).toBeChecked();
  await expect(dialog.getByRole("textbox")).toHaveValue("Mon mot.");
  await send(dialog);
  await expect(page.getByText("Candidature envoyée !")).toBeVisible();
  expect(await applicationsOf(applicant)).toMatchObject([{ cv_file_name: "Gros.pdf" }]);
});

test("la candidature rapide part de la carte, avec le CV et la lettre par défaut", async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([
    recruiter(),
    createApplicant("Camille Roy", ["Par défaut.pdf", "Autre.pdf"]),
  ]);
  const title = `Sourcier ${crypto.randomUUID().slice(0, 8)}`;
  await publish("job", owner, { title });
  await signIn(page, applicant.email);
  await page.goto(`/emplois?q=${encodeURIComponent(title)}`);
  const card = page.getByRole("article").filter({ hasText: title });
  await card.getByRole("button", { name: "Postuler rapidement" }).click();
  const dialog = page.getByRole("dialog", { name: "Postuler rapidement" });
  await expect(dialog.getByText("Par défaut.pdf")).toBeVisible();
  await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(page.getByText("Candidature envoyée !")).toBeVisible();
  await expect(card.getByRole("button", { name: "Candidature envoyée" })).toBeDisabled();
  const [row] = await applicationsOf(applicant);
  expect(row).toMatchObject({ cv_file_name: "Par défaut.pdf" });
  expect(row?.cover_message).toContain(title);

  await page.reload();
  await expect(card.getByRole("button", { name: "Candidature envoyée" })).toBeDisabled();
});
