import { test as base, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import {
  createAccount,
  fillSignUp,
  newEmail,
  signIn,
  supabaseClient,
} from "@/tests/support/accounts/accounts";
import { linkIn, waitForMail } from "@/tests/support/accounts/mailbox";
import { confirmSubscription, subscribe } from "@/tests/support/accounts/newsletter";
import { openFilters } from "@/tests/support/browser/filters";
import { hydrated } from "@/tests/support/browser/hydrated";
import { engines, isInstalled } from "@/tests/support/engines/packages";
import { openPage } from "@/tests/support/engines/page";
import type { Engine } from "@/tests/support/engines/session";
import { pdfFile, storedFiles } from "@/tests/support/files/files";
import { newTitle } from "@/tests/support/publications/administration";
import {
  applicationsOf,
  apply,
  createApplicant,
  openDialog,
  publish,
  send,
} from "@/tests/support/publications/applying";
import { publishArticle } from "@/tests/support/publications/articles";

const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });
const seen = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

const test = base.extend<{
  engine: Engine;
  open: (width: number) => Promise<Page>;
}>({
  engine: ["firefox", { option: true }],
  open: async ({ engine }, use) => {
    let opening: ReturnType<typeof openPage> | undefined;
    await use(async (width) => {
      opening = openPage(engine, { width, height: width < 500 ? 844 : 900 });
      return (await opening).page;
    });
    // A test may fail while its browser is still starting.
    await opening?.then(({ stop }) => stop()).catch(() => {});
  },
});
test.beforeEach(({ engine }) => {
  test.skip(!isInstalled(engine), `${engines[engine].packages.join(", ")} : paquets absents`);
});

/** Goes on by the Tab key until the focus is on what has this name or these words. */
async function tabTo(page: Page, wanted: string) {
  const focused = () =>
    page.evaluate(() => {
      const { name, textContent } = document.activeElement as HTMLInputElement;
      return name || textContent?.trim();
    });
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await focused()) === wanted) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Forty presses of Tab never led to ${wanted}`);
}

/** How many pixels are the pure green that the CVs of the tests are painted with. */
async function greenPixels(page: Page): Promise<number> {
  const { data } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red < 60 && green > 200 && blue < 60) count += 1;
  }
  return count;
}

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test("chercher, filtrer, ouvrir une offre, et revenir à sa place", async ({ open }) => {
      const page = await open(width);
      await page.goto("/emplois");
      await hydrated(page);
      await page.getByRole("main").getByLabel("Rechercher une offre").fill("infirmier");
      await page.waitForURL(/\?q=infirmier$/);
      await openFilters(page);
      await page.locator("main select[name=contrat]").selectOption("CDI");
      await page.waitForURL(/contrat=CDI/);
      const chip = page.getByRole("link", { name: "Retirer le filtre : CDI" });
      await chip.click();
      await page.waitForURL(/\?q=infirmier$/);
      await page.goBack();
      await chip.waitFor();
      await page.waitForURL(/contrat=CDI/);

      await page.goto("/emplois?page=3");
      await hydrated(page);
      const card = page.locator("article a[data-card]").nth(12);
      const title = await card.innerText();
      // A window without the focus, as Firefox has it here, does not scroll to what is focused.
      await page.evaluate(() =>
        document.querySelectorAll("article a[data-card]")[12]?.scrollIntoView({ block: "center" }),
      );
      const place = () => page.evaluate(() => Math.round(scrollY));
      const before = await place();
      expect(before).toBeGreaterThan(300);
      await card.click();
      await page.waitForURL(/offre=|\/emplois\/[0-9a-f-]{36}$/);
      await page.getByRole("heading", { name: title }).first().waitFor();
      await page.goBack();
      await page.waitForURL(/\/emplois\?page=3$/);
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(30);
    });

    test("s'inscrire, confirmer par le lien du courriel et se déconnecter", async ({ open }) => {
      const page = await open(width);
      const email = newEmail("moteur");
      await page.goto("/connexion?onglet=inscription");
      await fillSignUp(page, "Zoé Lachance", email);
      await seen(page, "Inscription réussie !");
      await page.goto(linkIn(await waitForMail(email, /Confirmez votre compte/), "/auth/confirm"));
      await page.getByRole("button", { name: "Confirmer mon compte" }).click();
      await seen(page, "Compte confirmé !");
      await page.waitForURL(/\/espace-utilisateur$/);
    });

    test("postuler avec un fichier, après un fichier refusé", async ({ open }) => {
      const [page, owner, applicant] = await Promise.all([
        open(width),
        recruiter(),
        createApplicant("Camille Roy", []),
      ]);
      const id = await publish("job", owner);
      await signIn(page, applicant.email);
      const dialog = await openDialog(page, "job", id);
      await dialog.getByLabel("Message d’accompagnement").fill("Bonjour, je postule.");
      const input = dialog.locator("#cv");
      await input.setInputFiles({
        ...{ name: "CV.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
      });
      await seen(page, "Fichier invalide");
      expect(await storedFiles(applicant.id)).toEqual([]);
      await input.setInputFiles(pdfFile("CV Zoé.pdf"));
      await expect
        .poll(() => dialog.getByRole("radio", { name: /^CV Zoé\.pdf/ }).isChecked())
        .toBe(true);
      await send(dialog);
      await seen(page, "Candidature envoyée !");
      expect(await applicationsOf(applicant)).toMatchObject([
        { cover_message: "Bonjour, je postule.", cv_file_name: "CV Zoé.pdf" },
      ]);
    });

    test("retirer sa candidature", async ({ open }) => {
      const [page, owner, applicant] = await Promise.all([
        open(width),
        recruiter(),
        createApplicant(),
      ]);
      const id = await apply(applicant, "job", await publish("job", owner));
      await signIn(page, applicant.email);
      await page.goto(`/espace-utilisateur/candidatures/${id}`);
      await hydrated(page);
      await page.getByRole("button", { name: /^Retirer la candidature/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
      await seen(page, "Candidature retirée");
      expect(await applicationsOf(applicant)).toMatchObject([{ status: "Retirée" }]);
    });

    test("publier une offre en quatre étapes, au clavier", async ({ open }) => {
      const [page, owner] = await Promise.all([open(width), recruiter()]);
      await signIn(page, owner.email);
      await page.goto("/admin/jobs?nouveau=1");
      await page.getByRole("dialog").getByLabel("Titre").waitFor();
      await hydrated(page);
      const title = newTitle("Gardien de phare");
      await tabTo(page, "title");
      await page.keyboard.type(title);
      await tabTo(page, "company_name");
      await page.keyboard.type("Phares du Saint-Laurent");
      await tabTo(page, "description");
      await page.keyboard.type("Veiller sur la lumière.");
      await tabTo(page, "Continuer");
      await page.keyboard.press("Enter");
      await tabTo(page, "location");
      await page.keyboard.type("Rimouski");
      for (let step = 2; step < 4; step += 1) {
        await tabTo(page, "Continuer");
        await page.keyboard.press("Enter");
      }
      await tabTo(page, "Publier");
      await page.keyboard.press("Enter");
      await seen(page, "Offre créée avec succès");
      await page.getByRole("row").filter({ hasText: title }).waitFor();
    });

    test("lire une candidature reçue, et son CV tel qu'il est dessiné", async ({ open }) => {
      const [page, owner, applicant] = await Promise.all([
        open(width),
        recruiter(),
        createApplicant("Ada Lavoie"),
      ]);
      const id = await apply(applicant, "job", await publish("job", owner));
      await signIn(page, owner.email);
      await page.goto(`/admin/candidatures/${id}`);
      await page.getByRole("heading", { name: "Ada Lavoie" }).waitFor();
      await seen(page, "Bonjour, voici mon message.");
      await hydrated(page);
      const link = page.getByRole("link", { name: "Lire le CV" });
      expect(await greenPixels(page)).toBe(0);
      // On a phone the CV has a tab of its own.
      if (width < 768) await page.goto((await link.getAttribute("href")) ?? "");
      else await link.click();
      await expect.poll(() => greenPixels(page)).toBeGreaterThan(20_000);
    });

    test("sauvegarder une annonce et créer une alerte", async ({ open }) => {
      const [page, account] = await Promise.all([open(width), createAccount()]);
      await signIn(page, account.email);
      await page.goto("/freelance");
      await hydrated(page);
      const save = page
        .getByRole("article")
        .first()
        .getByRole("button", { name: /^Sauvegarder/ });
      await save.click();
      await seen(page, "Annonce ajoutée aux favoris");
      await page.reload();
      await expect.poll(() => save.getAttribute("aria-pressed")).toBe("true");
      await page.goto("/emplois?q=phare&teletravail=1");
      await hydrated(page);
      await page.getByRole("button", { name: /^Créer une alerte/ }).click();
      await seen(page, "Alerte créée !");
      await page.goto("/espace-utilisateur?onglet=alertes");
      await page.getByRole("article").filter({ hasText: "« phare », Télétravail" }).waitFor();
    });

    test("s'abonner à l'infolettre par le lien du courriel", async ({ open }) => {
      const page = await open(width);
      const email = newEmail("infolettre");
      await subscribe(page, email);
      await confirmSubscription(page, email);
    });

    test("commenter un article, et l'approuver", async ({ open }) => {
      const author = await createAccount({ fullName: "Dominique Auteur", role: "recruteur" });
      const [page, reader, id] = await Promise.all([
        open(width),
        createAccount(),
        publishArticle(author, "Un article à commenter"),
      ]);
      await signIn(page, reader.email);
      await page.goto(`/actualites/${id}`);
      await hydrated(page);
      await page.getByLabel("Votre commentaire").fill("Merci <b>beaucoup</b> !");
      await page.getByRole("button", { name: "Envoyer le commentaire" }).click();
      await seen(page, "Commentaire envoyé !");
      await expect.poll(() => page.getByLabel("Votre commentaire").inputValue()).toBe("");
      await signIn(page, author.email);
      await page.goto(`/actualites/${id}`);
      await hydrated(page);
      await page.getByRole("button", { name: "Approuver" }).click();
      await seen(page, "Commentaire publié.");
      await page.reload();
      await seen(page, "Merci <b>beaucoup</b> !");
    });

    test("changer ses préférences et son mot de passe", async ({ open }) => {
      const [page, account] = await Promise.all([open(width), createAccount()]);
      await signIn(page, account.email);
      await page.goto("/espace-utilisateur?onglet=parametres");
      await hydrated(page);
      const alerts = page.getByRole("checkbox", { name: "Alertes d’emploi" });
      await alerts.uncheck();
      await page.getByRole("button", { name: "Enregistrer les préférences" }).click();
      await seen(page, "Préférences enregistrées");
      await page.reload();
      await expect.poll(() => alerts.isChecked()).toBe(false);
      await hydrated(page);
      const password = "Un-lac-gele-en-mars";
      await page.getByLabel("Mot de passe actuel").fill(account.password);
      await page.getByLabel("Nouveau mot de passe").fill(password);
      await page.getByRole("button", { name: "Modifier le mot de passe" }).click();
      await seen(page, "Mot de passe modifié !");
      const { email } = account;
      expect(
        (await supabaseClient().auth.signInWithPassword({ email, password })).error,
      ).toBeNull();
    });
  });
}

test("à 1280 px, lire l'offre à côté de la liste, à sa propre adresse", async ({ open }) => {
  const page = await open(1280);
  await page.goto("/emplois");
  await hydrated(page);
  const link = page.locator("article a[data-card]").nth(1);
  const title = await link.innerText();
  await link.click();
  const pane = page.getByRole("region", { name: /^Offre choisie/ });
  await pane.getByRole("heading", { name: title }).waitFor();
  await page.waitForURL(/[?&]offre=/);
  await page.reload();
  await pane.waitFor();
  await page.goBack();
  await pane.waitFor({ state: "hidden" });
});
