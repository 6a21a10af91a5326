import { expect, test } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { operatorClient } from "@/tests/support/accounts/operator";

/** How many ask at once for each, and how often: more would ask how fast the machine is. */
const LANES = 3;
const ROUNDS = 7;

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
      const lanes = Array.from({ length: LANES }, async () => {
        const sessions = [];
        for (let turn = 0; turn < ROUNDS; turn += 1) {
          sessions.push(await (await page.request.get("/api/session")).json());
        }
        return sessions;
      });
      await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
      return { account, sessions: (await Promise.all(lanes)).flat() };
    }),
  );
  for (const { account, sessions } of answers) {
    const names = sessions.map(({ viewer }) => viewer?.fullName);
    expect(names).toEqual(Array.from({ length: LANES * ROUNDS }, () => account.fullName));
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
