import { expect, type Page } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { newTitle } from "@/tests/support/publications/administration";
import {
  applicationsOf,
  createApplicant,
  openDialog,
  publish,
  send,
} from "@/tests/support/publications/applying";

/** Does to the page what a browser's translator does: each text goes into an element of its own. */
async function translate(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.parentElement?.closest("font, script, style, noscript, textarea, option"))
          continue;
        const font = document.createElement("font");
        font.append(text.data);
        text.replaceWith(font);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Collects what React throws; the page is then replaced by its error. */
function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  return failures;
}

test("traduite par le navigateur, la page d'un candidat sert toujours", async ({ page }) => {
  const failures = failuresOf(page);
  const [owner, applicant] = await Promise.all([
    createAccount({ role: "recruteur" }),
    createApplicant("Camille Roy", ["Premier.pdf", "Second.pdf"]),
  ]);
  const id = await publish("job", owner);

  await page.goto("/emplois");
  await translate(page);
  await page.getByLabel("Province").first().selectOption("quebec");
  await expect(page).toHaveURL(/quebec/);
  await page.goto("/connexion");
  await translate(page);
  const password = page.getByLabel("Mot de passe", { exact: true });
  await password.fill("Essai-2027");
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  const hide = page.getByRole("button", { name: "Masquer le mot de passe" });
  await expect(hide).not.toHaveAttribute("aria-pressed");
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("main").getByRole("button", { name: "Se connecter" }).click();
  await expect(password).toHaveAttribute("type", "password");

  await signIn(page, applicant.email);
  await page.goto(`/emplois/${id}`);
  await translate(page);
  await page.getByRole("button", { name: "Sauvegarder", exact: true }).click();
  await expect(page.getByRole("button", { name: "Sauvegardée" })).toBeVisible();
  const dialog = await openDialog(page, "job", id);
  await translate(page);
  await dialog.getByRole("radio", { name: "Ajouter un autre CV" }).check();
  await dialog.getByRole("radio", { name: "Second.pdf" }).check();
  await send(dialog);
  await expect(page.getByText("Candidature envoyée !")).toBeVisible();
  expect(await applicationsOf(applicant)).toMatchObject([{ cv_file_name: "Second.pdf" }]);

  await page.goto("/espace-utilisateur");
  await translate(page);
  for (const name of ["Modifier", "Annuler", "Modifier"]) {
    await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  }
  await page.getByLabel("Profession").fill("Soudeuse");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Profil sauvegardé").first()).toBeVisible();

  await page.goto("/espace-utilisateur?onglet=parametres");
  await translate(page);
  await page.getByRole("main").getByRole("checkbox").first().click();
  await page
    .getByRole("button", { name: /Enregistrer/ })
    .first()
    .click();
  await expect(page.locator("[data-sonner-toast]").first()).toBeVisible();
  expect(failures).toEqual([]);
});

for (const [address, add] of [
  ["/admin/freelance", "Ajouter une mission"],
  ["/admin/scholarships", "Ajouter une bourse"],
  ["/admin/news", "Ajouter un article"],
] as const) {
  test(`${address} traduite par le navigateur : l'aperçu s'ouvre, se ferme, et l'annonce part`, async ({
    page,
  }) => {
    const failures = failuresOf(page);
    const { email } = await createAccount({ role: "recruteur" });
    await signIn(page, email);
    await page.goto(address);
    await translate(page);
    await page
      .getByRole("link", { name: add })
      .or(page.getByRole("button", { name: add }))
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Titre", { exact: true }).fill(newTitle("Traduite"));
    await dialog.getByRole("button", { name: "Aperçu" }).click();
    await dialog.getByRole("button", { name: "Revenir au formulaire" }).click();
    await dialog.getByRole("button", { name: "Publier", exact: true }).click();
    await expect(dialog.locator("[aria-invalid=true]").first()).toBeFocused();
    expect(failures).toEqual([]);
  });
}
