import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { headersOf, waitForMail } from "@/tests/support/accounts/mailbox";
import { test } from "@/tests/support/browser/test";

const SITE_ADDRESS = "bonjour@horizon-erable.example";

/** An address of its own for each test: limits and mails are counted by address. */
function someone(): string {
  return `contact-${randomUUID().slice(0, 8)}@exemple.ca`;
}

async function fill(page: Page, email: string, subject: string) {
  const form = page.getByRole("main");
  await form.getByLabel("Type de demande").selectOption("Soutien");
  await form.getByLabel("Nom", { exact: true }).fill("Aïcha N’Diaye");
  await form.getByLabel("Courriel", { exact: true }).fill(email);
  await form.getByLabel("Objet").fill(subject);
  await form.getByLabel("Message").fill("Bonjour,\nvoici ma question.");
}

test.describe("La page de contact", () => {
  test("envoie un message : le site le reçoit, la personne un accusé", async ({ page }) => {
    const email = someone();
    const subject = `Question ${randomUUID()}`;
    await page.goto("/contact");
    const main = page.getByRole("main");
    await expect(main.getByText("Lundi à vendredi, 9h-17h EST")).toBeVisible();
    await expect(main.getByText("Réponse en 24 heures en moyenne")).toBeVisible();
    await fill(page, email, subject);
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(main.getByText("Message envoyé !")).toBeVisible();
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
});
