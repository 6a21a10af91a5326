import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { createAccount, newEmail } from "@/tests/support/accounts/accounts";
import { headersOf, linkIn, mailsTo, waitForMail } from "@/tests/support/accounts/mailbox";
import { sendNewsletterNow } from "@/tests/support/accounts/newsletter";
import { operatorClient } from "@/tests/support/accounts/operator";
import { violationsOf } from "@/tests/support/browser/violations";
import { publishArticle } from "@/tests/support/publications/articles";

const NUMBER = /^Infolettre nº/;

async function subscribe(page: Page, email: string) {
  await page.goto("/infolettre");
  await page.getByLabel("Votre courriel").fill(email);
  await page.getByRole("main").getByRole("button", { name: "S’abonner" }).click();
  await page.goto(linkIn(await waitForMail(email, /^Confirmez/), "/infolettre/confirmer"));
  await page.getByRole("button", { name: "Confirmer mon abonnement" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Abonnement confirmé/);
}

test.describe("Un numéro de l'infolettre", () => {
  test("arrive par courriel, se lit en ligne, et ne vient plus une fois désabonné", {
    tag: "@full",
  }, async ({ page, request }) => {
    const author = await createAccount({ role: "recruteur" });
    const email = newEmail("infolettre");
    const words = randomUUID().slice(0, 8);
    await subscribe(page, email);
    await publishArticle(author, `Un guide ${words}`);
    const second = await publishArticle(author, `Une nouvelle ${words}`);
    await sendNewsletterNow();

    const mail = await waitForMail(email, NUMBER);
    expect(mail.text).toContain(`Un guide ${words}`);
    expect(mail.text).toContain(`Une nouvelle ${words}`);
    const headers = await headersOf(mail);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(headers).toMatch(/^Message-ID: <newsletter-\d+-[0-9a-f]{32}@/im);

    // Its author withdraws one before anybody opens the page.
    await operatorClient().from("news_articles").update({ status: "draft" }).eq("id", second);
    const number = /nº\s(\d+)/.exec(mail.subject)?.[1] ?? "";
    await page.goto(linkIn(mail, `/infolettre/${number}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `Infolettre nº\u00a0${number}`,
    );
    await expect(page.getByRole("link", { name: `Un guide ${words}` })).toBeVisible();
    await expect(page.getByRole("link", { name: `Une nouvelle ${words}` })).toHaveCount(0);
    await expect(
      page.getByText(/article(s)? (a|ont) été retirés? ou remplacés? depuis/),
    ).toBeVisible();

    const address = headers.match(/^List-Unsubscribe: <([^>]+)>$/m)?.[1] ?? "";
    const answer = await request.post(address, { form: { "List-Unsubscribe": "One-Click" } });
    expect(answer.status()).toBe(200);
    await publishArticle(author, `Trop tard ${words}`);
    await sendNewsletterNow();
    const numbers = (await mailsTo(email)).filter(({ subject }) => NUMBER.test(subject));
    expect(numbers).toHaveLength(1);
  });

  test("se retrouve depuis la page de l'infolettre, et mène au suivant", { tag: "@full" }, async ({
    page,
  }) => {
    // A site that has just started may not have read them the first time.
    const first = page.getByRole("link", { name: /nº\s1 ·/ });
    await expect(async () => {
      await page.goto("/infolettre");
      await expect(first).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await first.click();
    await expect(page).toHaveURL(/\/infolettre\/1$/);
    await page.getByRole("link", { name: "Numéro suivant" }).click();
    await expect(page).toHaveURL(/\/infolettre\/2$/);
    await page.getByRole("link", { name: "Numéro précédent" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Infolettre nº\u00a01");
    expect(await violationsOf(page)).toEqual([]);
  });

  test("est dans le plan du site, et n'existe pas avant d'avoir paru", { tag: "@full" }, async ({
    request,
  }) => {
    const pages = await (await request.get("/sitemaps/pages.xml")).text();
    expect(pages).toMatch(/<loc>[^<]+\/infolettre\/1<\/loc>/);
    for (const number of ["0", "01", "999999", "1234567", "un", "1e3"]) {
      expect((await request.get(`/infolettre/${number}`)).status(), number).toBe(404);
    }
  });
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("un numéro se lit, et ses articles s'ouvrent", { tag: "@full" }, async ({ page }) => {
    await page.goto("/infolettre/1");
    const article = page.getByRole("main").getByRole("heading", { level: 3 }).first();
    const title = await article.innerText();
    await article.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
});
