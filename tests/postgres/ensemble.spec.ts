import { expect, test } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { operatorClient } from "@/tests/support/accounts/operator";

const TURNS = 20;

test("deux personnes qui lisent et enregistrent à la fois ne sont jamais confondues", async ({
  browser,
}) => {
  test.slow();
  const people = await Promise.all(
    ["Ada Première", "Zoé Seconde"].map(async (fullName) => {
      const account = await createAccount({ fullName });
      const page = await (await browser.newContext()).newPage();
      await signIn(page, account.email);
      await page.goto("/espace-utilisateur?onglet=profil");
      await page.getByRole("button", { name: "Modifier", exact: true }).click();
      await page.getByLabel("Profession").fill(`Métier de ${fullName}`);
      return { account, page };
    }),
  );
  // Both save, and meanwhile both ask again and again who they are.
  const answers = await Promise.all(
    people.map(async ({ account, page }) => {
      const asked = Array.from({ length: TURNS }, async () =>
        (await page.request.get("/api/session")).json(),
      );
      await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
      return { account, sessions: await Promise.all(asked) };
    }),
  );
  for (const { account, sessions } of answers) {
    const names = sessions.map(({ viewer }) => viewer?.fullName);
    expect(names).toEqual(Array.from({ length: TURNS }, () => account.fullName));
  }
  for (const { account, page } of people) {
    await expect(page.getByRole("button", { name: "Modifier", exact: true })).toBeVisible();
    const { data } = await operatorClient()
      .from("profiles")
      .select("full_name, occupation")
      .eq("id", account.id)
      .single();
    expect(data).toEqual({
      full_name: account.fullName,
      occupation: `Métier de ${account.fullName}`,
    });
  }
});
