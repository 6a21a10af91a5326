import { expect } from "@playwright/test";
import { createAccount, fillSignIn, signIn } from "@/tests/support/accounts/accounts";
import { operatorClient } from "@/tests/support/accounts/operator";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { applicationsOf, createApplicant, publish } from "@/tests/support/publications/applying";

test("le texte de l'un ne part pas au nom d'un autre, et l'attend", async ({ page, context }) => {
  const [ana, bo] = await Promise.all([
    createAccount({ fullName: "Ana Roy" }),
    createAccount({ fullName: "Bo Gagnon" }),
  ]);
  await signIn(page, ana.email);
  await page.goto("/espace-utilisateur");
  await hydrated(page);
  await page.getByRole("main").getByRole("button", { name: "Modifier" }).click();
  await page.getByLabel("À propos de moi").fill("Je soude depuis 2015.");
  await context.clearCookies();
  const other = await context.newPage();
  await signIn(other, bo.email);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(
    page.getByText("Vous êtes maintenant connecté en tant que Bo Gagnon").first(),
  ).toBeVisible();
  const { data } = await operatorClient().from("profiles").select("bio_long").eq("id", bo.id);
  expect(data).toEqual([{ bio_long: null }]);

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("À propos de moi")).toHaveValue("");
  await context.clearCookies();
  await signIn(page, ana.email);
  await page.goto("/espace-utilisateur");
  await expect(page.getByText("Brouillon retrouvé.")).toBeVisible();
  await expect(page.getByLabel("À propos de moi")).toHaveValue("Je soude depuis 2015.");
});

test("la session finie pendant qu'on écrit se reprend dans un autre onglet, et le texte part", async ({
  page,
  context,
}) => {
  const { email, id } = await createAccount({ fullName: "Ana Roy" });
  await signIn(page, email);
  await page.goto("/espace-utilisateur");
  await hydrated(page);
  await page.getByRole("main").getByRole("button", { name: "Modifier" }).click();
  await page.getByLabel("À propos de moi").fill("Je soude depuis 2015.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const link = page.getByRole("main").getByRole("link", { name: "Se connecter (nouvel onglet)" });
  const [other] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await fillSignIn(other, email);
  await expect(other).toHaveURL(/espace-utilisateur/);
  const bio = async () => {
    const { data } = await operatorClient().from("profiles").select("bio_long").eq("id", id);
    return data?.[0]?.bio_long;
  };
  await expect.poll(bio).toBe("Je soude depuis 2015.");
});

test.describe("sans scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("un envoi après la fin de la session se renvoie une fois connecté, entier", async ({
    page,
    context,
  }) => {
    const [owner, applicant] = await Promise.all([
      createAccount({ role: "recruteur" }),
      createApplicant("Ana Roy"),
    ]);
    const id = await publish("job", owner);
    await signIn(page, applicant.email);
    await page.goto(`/espace-utilisateur/postuler/emplois/${id}`);
    await page.getByLabel("Message d’accompagnement").fill("Mon mot.");
    await context.clearCookies();
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByRole("heading", { name: "Connexion requise" })).toBeVisible();
    const other = await context.newPage();
    await signIn(other, applicant.email);
    await page.reload();
    await expect(page.getByText("Candidature envoyée !")).toBeVisible();
    expect(await applicationsOf(applicant)).toMatchObject([{ cover_message: "Mon mot." }]);
  });
});
