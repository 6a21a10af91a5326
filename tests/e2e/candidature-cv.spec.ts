import { expect } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { pdfFile, storedFiles } from "@/tests/support/files/files";
import {
  applicationsOf,
  createApplicant,
  openDialog,
  publish,
  send,
} from "@/tests/support/publications/applying";

const FIVE_MIB = 5 * 1024 * 1024;
const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });

test("sans CV : « CV requis », puis un CV de 5 Mo s'ajoute dans la fenêtre et part", async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant("Camille Roy", [])]);
  const id = await publish("job", owner);
  await signIn(page, applicant.email);
  const dialog = await openDialog(page, "job", id);
  await dialog.getByRole("textbox").fill("Mon mot.");
  // Closed by mistake: what was typed is there again.
  await page.keyboard.press("Escape");
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

test("un CV ajouté à côté des autres est celui qui part", { tag: "@full" }, async ({ page }) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
  const id = await publish("scholarship", owner);
  await signIn(page, applicant.email);
  const dialog = await openDialog(page, "scholarship", id);
  await dialog.getByRole("radio", { name: "Ajouter un autre CV" }).check();
  await dialog.locator("#cv").setInputFiles(pdfFile("Neuf.pdf"));
  await expect(dialog.getByRole("radio", { name: "Neuf.pdf" })).toBeChecked();
  await send(dialog);
  await expect(page.getByText("Candidature envoyée !")).toBeVisible();
  expect(await applicationsOf(applicant)).toMatchObject([{ cv_file_name: "Neuf.pdf" }]);
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

test("sans CV, la candidature rapide mène à la fenêtre de l'offre", { tag: "@full" }, async ({
  page,
}) => {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant("Camille Roy", [])]);
  const title = `Sourcier ${crypto.randomUUID().slice(0, 8)}`;
  const id = await publish("job", owner, { title });
  await signIn(page, applicant.email);
  await page.goto(`/emplois?q=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: "Postuler rapidement" }).click();
  await expect(page.getByText("CV requis")).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Ajouter un CV" }).click();
  await expect(page.getByRole("dialog", { name: "Postuler à cette offre" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/emplois/${id}$`));
});
