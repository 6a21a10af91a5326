import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { headersOf, mailsTo, waitForMail } from "@/tests/support/accounts/mailbox";
import { test } from "@/tests/support/browser/test";

const SITE_ADDRESS = "bonjour@horizon-erable.example";

/** An address of its own for each test: limits and mails are counted by address. */
function someone(): string {
  return `contact-${randomUUID().slice(0, 8)}@exemple.ca`;
}

async function fill(page: Page, email: string, subject: string) {
  const form = page.getByRole("main");
  await form.getByLabel("Sujet").selectOption("Soutien");
  await form.getByLabel("Nom", { exact: true }).fill("Aïcha N’Diaye");
  await form.getByLabel("Courriel", { exact: true }).fill(email);
  await form.getByLabel("Objet").fill(subject);
  await form.getByLabel("Message").fill("Bonjour,\nvoici ma question.");
}

test.describe("La page de contact", () => {
  test("donne les heures, le délai, l'aide urgente et le lieu", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/contact");
    await expect(page).toHaveTitle("Contact · Horizon Érable");
    const main = page.getByRole("main");
    await expect(main.getByText("Lundi à vendredi, 9h-17h EST")).toBeVisible();
    await expect(main.getByText("Réponse en 24 heures en moyenne")).toBeVisible();
    await expect(main.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
    await expect(main.getByRole("img", { name: /Montréal/ })).toBeVisible();
  });

  test("envoie un message : le site le reçoit, la personne un accusé", async ({ page }) => {
    const email = someone();
    const subject = `Question ${randomUUID()}`;
    await page.goto("/contact");
    await fill(page, email, subject);
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByRole("main").getByText("Message envoyé !")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("");

    const acknowledgement = await waitForMail(email);
    expect(acknowledgement.subject).toBe("Nous avons bien reçu votre message");
    expect(acknowledgement.text).toContain("Bonjour Aïcha N’Diaye,");
    expect(acknowledgement.text).not.toContain("voici ma question");

    const received = await waitForMail(SITE_ADDRESS, new RegExp(subject));
    expect(received.subject).toBe(`[Soutien] ${subject}`);
    expect(received.text).toContain("voici ma question.");
    expect(await headersOf(received)).toContain(`Reply-To: ${email}`);
  });

  test("signale chaque champ oublié et garde ce qui est écrit", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Objet").fill("Un objet");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByText("Le nom est requis")).toBeVisible();
    await expect(page.getByText("L’adresse courriel est requise")).toBeVisible();
    await expect(page.getByText("Le message est requis")).toBeVisible();
    await expect(page.getByLabel("Nom", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Objet")).toHaveValue("Un objet");
  });

  test("refuse au-delà de la limite, dit quand réessayer et ne perd rien", async ({ page }) => {
    const email = someone();
    await page.goto("/contact");
    for (let sent = 0; sent < 5; sent++) {
      await fill(page, email, `Message ${sent}`);
      await page.getByRole("button", { name: "Envoyer le message" }).click();
      await expect(page.getByLabel("Message")).toHaveValue("");
    }
    await fill(page, email, "Un de trop");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByRole("main").getByText(/Vous pourrez réessayer dans/)).toBeVisible();
    await expect(page.getByLabel("Objet")).toHaveValue("Un de trop");
    expect(await mailsTo(email)).toHaveLength(5);
  });

  test("fait croire au robot que son message est parti", { tag: "@full" }, async ({ page }) => {
    const email = someone();
    await page.goto("/contact");
    await fill(page, email, "Publicité");
    await page.locator('input[name="reference"]').fill("https://mal.example", { force: true });
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByRole("main").getByText("Message envoyé !")).toBeVisible();
    expect(await mailsTo(email)).toEqual([]);
  });

  test("reste inerte devant des en-têtes et du HTML glissés dans les champs", {
    tag: "@full",
  }, async ({ page }) => {
    const email = someone();
    const victim = someone();
    const mark = randomUUID();
    await page.goto("/contact");
    await fill(page, email, `<b>${mark}</b>`);
    await page.getByLabel("Nom", { exact: true }).fill(`Bcc: ${victim} <script>alert(1)</script>`);
    await page.getByLabel("Message").fill(`\r\nBcc: ${victim}\r\n\r\n<img src=x onerror=alert(1)>`);
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    const received = await waitForMail(SITE_ADDRESS, new RegExp(mark));
    expect(received.html).not.toMatch(/<img|<script|<b>/);
    await waitForMail(email);
    expect(await mailsTo(victim)).toEqual([]);
  });

  test("choisit le sujet que l'adresse demande", { tag: "@full" }, async ({ page }) => {
    await page.goto("/contact?type=immigration");
    await expect(page.getByLabel("Sujet")).toHaveValue("immigration");
    await page.goto("/contact?type=%3Cscript%3E");
    await expect(page.getByLabel("Sujet")).toHaveValue("general");
  });
});

test.describe("Le contact sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("part quand même, avec son accusé", { tag: "@full" }, async ({ page }) => {
    const email = someone();
    await page.goto("/contact");
    await fill(page, email, "Sans script");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByRole("main").getByText("Message envoyé !")).toBeVisible();
    await waitForMail(email);
  });

  test("revient rempli quand un champ ne va pas", { tag: "@full" }, async ({ page }) => {
    await page.goto("/contact");
    await fill(page, "a@b", "Adresse incomplète");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByText("Cette adresse courriel n’est pas valide")).toBeVisible();
    await expect(page.getByLabel("Objet")).toHaveValue("Adresse incomplète");
    await expect(page.getByLabel("Message")).toHaveValue(/voici ma question/);
    await expect(page.getByLabel("Sujet")).toHaveValue("support");
  });
});
