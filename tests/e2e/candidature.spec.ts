import { expect } from "@playwright/test";
import {
  createAccount,
  fillSignIn,
  newEmail,
  PASSWORD,
  signIn,
} from "@/tests/support/accounts/accounts";
import { headersOf, linkIn, waitForMail } from "@/tests/support/accounts/mailbox";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { pdfFile } from "@/tests/support/files/files";
import {
  applicationsOf,
  change,
  createApplicant,
  everyKind,
  kinds,
  openDialog,
  publish,
  send,
  subjectsTo,
} from "@/tests/support/publications/applying";

const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });

for (const kind of everyKind) {
  const { path, button, sent, column, mail } = kinds[kind];
  const rarely = kind === "job" ? {} : { tag: "@full" };

  test(
    `${path} : sans compte, on se connecte et on revient à la même fenêtre, puis on envoie`,
    rarely,
    async ({ page }) => {
      const [owner, applicant] = await Promise.all([
        recruiter(),
        createApplicant("Camille Roy", ["Premier.pdf", "Second.pdf"]),
      ]);
      const id = await publish(kind, owner, { title: "Analyste de données" });

      await page.goto(`${path}/${id}`);
      await page
        .getByRole("button", { name: button, exact: true })
        .filter({ visible: true })
        .click();
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
      await expect(dialog.getByRole("textbox")).toHaveValue(
        /Analyste de données[\s\S]*Camille Roy$/,
      );
      expect((await dialog.boundingBox())?.width).toBe(525);
      expect(await violationsOf(page)).toEqual([]);

      await dialog.getByRole("radio", { name: "Second.pdf" }).check();
      await dialog.getByRole("textbox").fill("Bonjour, je postule.");
      await send(dialog);
      await expect(page.getByText(sent)).toBeVisible();
      await expect(dialog).toBeHidden();
      const green = page.getByRole("button", { name: "Candidature envoyée" });
      await expect(green.filter({ visible: true })).toBeDisabled();
      await expect(page.getByText("bien été envoyée").filter({ visible: true })).toBeVisible();

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
    },
  );

  test(
    `${path} : ce qui ferme pendant qu'on écrit est refusé, et le texte reste`,
    rarely,
    async ({ page }) => {
      const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
      const id = await publish(kind, owner);
      await signIn(page, applicant.email);
      const dialog = await openDialog(page, kind, id);
      await dialog.getByRole("textbox").fill("Un long texte.");
      await change(kind, id, { [kinds[kind].ends]: "2020-01-01" });
      await send(dialog);
      await expect(dialog.getByText("Candidatures closes")).toBeVisible();
      await expect(dialog.getByRole("textbox")).toHaveValue("Un long texte.");
      await expect(dialog.getByRole("button", { name: "Envoyer", exact: true })).toBeEnabled();
      expect(await applicationsOf(applicant)).toEqual([]);
      expect(await subjectsTo(owner, mail, 0)).toEqual([]);
    },
  );
}

test("un titre et un nom hostiles restent du texte, à l'écran comme dans les courriels", {
  tag: "@full",
}, async ({ page }) => {
  const payload = `<img src=x onerror="alert(1)">`;
  const [owner, applicant] = await Promise.all([
    recruiter(),
    createApplicant(`Camille${payload}`, ["<b>CV</b>.pdf"]),
  ]);
  const title = `Poste ${payload}\r\nBcc: tous@exemple.ca`;
  const id = await publish("freelance", owner, { title, company_name: payload });
  page.on("dialog", (dialog) => {
    throw new Error(`Un script a parlé : ${dialog.message()}`);
  });
  await signIn(page, applicant.email);
  const dialog = await openDialog(page, "freelance", id);
  await dialog.getByRole("textbox").fill(payload);
  await send(dialog);
  await expect(page.getByText("Proposition envoyée !")).toBeVisible();

  for (const mail of [
    await waitForMail(owner.email, /^Nouvelle proposition/),
    await waitForMail(applicant.email, /est envoyée/),
  ]) {
    const headers = await headersOf(mail);
    expect(headers).not.toMatch(/^bcc:/im);
    expect(mail.html).not.toContain("<img");
    expect(mail.html).toContain("&lt;img src=x");
  }
  const [row] = await applicationsOf(applicant);
  await page.goto(`/espace-utilisateur/candidatures/${row?.id}`);
  await expect(page.getByText(payload).first()).toBeVisible();
  expect(await page.locator("main img[src=x]").count()).toBe(0);
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
  await page.getByLabel("Nom complet").fill("Joël Mbala");
  await page.getByLabel("Adresse courriel").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "S’inscrire" }).click();

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
