import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { createAccount, newEmail, signIn } from "@/tests/support/accounts/accounts";
import {
  headersOf,
  linkIn,
  mailsTo,
  sendMails,
  waitForMail,
} from "@/tests/support/accounts/mailbox";
import { operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";

const TO_CONFIRM = "Confirmez votre alerte";

/** A word that no other offer has. */
const newWord = () => `zymo${randomUUID().replace(/[^a-z]/g, "")}`;

/** An offer that appears now; alerts tell of nothing else. */
async function publish(word: string): Promise<string> {
  const { data, error } = await operatorClient()
    .from("jobs")
    .insert({ title: `Spécialiste ${word}`, company_name: "Essai inc.", description: "Texte" })
    .select("id")
    .single();
  if (error) throw error;
  return data.id;
}

const remove = (id: string) => operatorClient().from("jobs").delete().eq("id", id);

async function request(page: Page, word: string, email: string) {
  await page.goto(`/emplois?q=${word}`);
  await page.getByRole("button", { name: /^Créer une alerte/ }).click();
  await expect(page).toHaveURL(/\/alertes\/nouvelle\?de=/);
  await expect(page.getByRole("main")).toContainText(`« ${word} »`);
  await page.getByLabel("Votre courriel").fill(email);
  await page.getByLabel("Fréquence").selectOption("daily");
  await page.getByRole("button", { name: "Créer l’alerte" }).click();
  await expect(page.getByRole("main").getByText("Presque terminé !")).toBeVisible();
}

async function confirm(page: Page, email: string, word: string) {
  const mail = await waitForMail(email, new RegExp(TO_CONFIRM));
  // Anybody can have this mail sent to anybody: it says nothing of theirs.
  expect(mail.html).not.toContain(word);
  await page.goto(linkIn(mail, "/alertes/confirmer"));
  await expect(page.getByRole("main")).toContainText(`« ${word} »`);
  await page.getByRole("button", { name: "Confirmer mon alerte" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Alerte confirmée/);
}

/** The subjects of the news that somebody got. */
async function news(email: string): Promise<string[]> {
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  return subjects.filter((subject) => subject.includes("nouvelle"));
}

test("une alerte sans compte se demande, se confirme, arrive une fois, s'arrête", async ({
  page,
  request: http,
}) => {
  const [word, email] = [newWord(), newEmail("alerte")];
  await request(page, word, email);
  await confirm(page, email, word);
  const id = await publish(word);
  try {
    await sendMails({ alerts: "now" });
    const mail = await waitForMail(email, /nouvelle offre/);
    expect(linkIn(mail, `/emplois/${id}`)).toBeTruthy();
    await sendMails({ alerts: "now" });
    expect(await news(email)).toHaveLength(1);

    // RFC 8058: no cookie, no sign-in, 200. Opening the address changes nothing.
    const headers = await headersOf(mail);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const address = headers.match(/^List-Unsubscribe: <([^>]+)>$/m)?.[1] ?? "";
    await http.get(address);
    const { count } = await operatorClient()
      .from("alerts")
      .select("id", { count: "exact", head: true })
      .eq("email", email);
    expect(count).toBe(1);

    await page.goto(linkIn(mail, "/alertes/se-desabonner"));
    await page.getByRole("button", { name: "Arrêter cette alerte" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("C’est arrêté");
    for (let time = 0; time < 2; time += 1) {
      const answer = await http.post(address, { form: { "List-Unsubscribe": "One-Click" } });
      expect(answer.status()).toBe(200);
    }
  } finally {
    await remove(id);
  }
  const other = await publish(word);
  await sendMails({ alerts: "now" });
  await remove(other);
  expect(await news(email)).toHaveLength(1);
});

test.describe("Les alertes d'un membre", () => {
  test("naissent d'un clic, se mettent en pause, reprennent et s'effacent", async ({ page }) => {
    const word = newWord();
    const account = await createAccount();
    await signIn(page, account.email);
    await page.goto(`/emplois?q=${word}&teletravail=1`);
    await page.getByRole("button", { name: /^Créer une alerte/ }).click();
    await expect(page.getByText("Alerte créée !")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/emplois\\?q=${word}&teletravail=1`));

    await page.goto("/espace-utilisateur?onglet=alertes");
    const card = page.getByRole("article");
    await expect(card).toContainText(`« ${word} », Télétravail`);
    await expect(card).toContainText("Une fois par semaine au plus.");
    await card.getByRole("button", { name: /^Recevoir chaque jour/ }).click();
    await expect(card).toContainText("Une fois par jour au plus.");
    await card.getByRole("button", { name: /^Mettre en pause/ }).click();
    await expect(card).toContainText("En pause");
    await card.getByRole("button", { name: /^Reprendre/ }).click();
    await expect(card).not.toContainText("En pause");
    await card.getByRole("button", { name: /^Supprimer/ }).click();
    await expect(page.getByText("Vous n’avez aucune alerte")).toBeVisible();
  });
});
