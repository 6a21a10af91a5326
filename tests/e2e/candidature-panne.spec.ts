import { expect } from "@playwright/test";
import { createAccount, fillSignIn } from "@/tests/support/accounts/accounts";
import {
  applicationsOf,
  createApplicant,
  kinds,
  publish,
  send,
  subjectsTo,
} from "@/tests/support/publications/applying";
import { test } from "@/tests/support/site/second-site";

test("sans la fonction de courriel, une proposition n'est pas enregistrée, et le texte reste", async ({
  page,
  site,
}) => {
  site.refuse("/functions/v1/send-application-email");
  const [owner, applicant] = await Promise.all([
    createAccount({ fullName: "Zoé Tremblay", role: "recruteur" }),
    createApplicant(),
  ]);
  const id = await publish("freelance", owner);
  const { path, button, mail } = kinds.freelance;
  await page.goto(`${site.url}${path}/${id}`);
  await page.getByRole("button", { name: button, exact: true }).filter({ visible: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await fillSignIn(page, applicant.email);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Ce que j'ai tapé.");
  await send(dialog);
  await expect(dialog.getByText("Erreur lors de l’envoi")).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveValue("Ce que j'ai tapé.");
  expect(await applicationsOf(applicant)).toEqual([]);
  expect(await subjectsTo(owner, mail, 0)).toEqual([]);
});

test("suspendues, les candidatures montrent leur avis et rien d'autre", { tag: "@full" }, async ({
  page,
  suspended,
}) => {
  // What this site makes must not reach the pages that the others keep on the same build.
  await page.route("**/*", (route) =>
    route.request().headers()["next-router-prefetch"] ? route.abort() : route.continue(),
  );
  await page.goto(`${suspended.url}/emplois`);
  await page.getByRole("button", { name: "Postuler rapidement" }).first().click();
  await expect(page.getByText("🚧 Candidature rapide en développement")).toBeVisible();
  // A page that no other site on this build has made before.
  const owner = await createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });
  await page.goto(`${suspended.url}/emplois/${await publish("job", owner)}`);
  await page
    .getByRole("button", { name: "Postuler", exact: true })
    .filter({ visible: true })
    .click();
  await expect(page.getByText("🚧 Fonctionnalité en développement")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
