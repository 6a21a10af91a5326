import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { newEmail } from "@/tests/support/accounts/accounts";
import { headersOf, waitForMail } from "@/tests/support/accounts/mailbox";
import { test } from "@/tests/support/browser/test";

const SITE_ADDRESS = "bonjour@horizon-erable.example";

test("la page de contact envoie un message : le site le reçoit, la personne un accusé", async ({
  page,
}) => {
  const email = newEmail("contact");
  const subject = `Question ${randomUUID()}`;
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.getByText("Lundi à vendredi, 9h-17h EST")).toBeVisible();
  await expect(main.getByText("Réponse en 24 heures en moyenne")).toBeVisible();
  await main.getByLabel("Type de demande").selectOption("Soutien");
  await main.getByLabel("Nom", { exact: true }).fill("Aïcha N’Diaye");
  await main.getByLabel("Courriel", { exact: true }).fill(email);
  await main.getByLabel("Objet").fill(subject);
  await main.getByLabel("Message").fill("Bonjour,\nvoici ma question.");
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
