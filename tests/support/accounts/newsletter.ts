import type { Page } from "@playwright/test";
import { linkIn, waitForMail } from "./mailbox.ts";

export const TO_CONFIRM = /^Confirmez votre abonnement/;

/** Subscribes by the form of the newsletter's page. */
export async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto("/infolettre");
  await page.getByLabel("Votre courriel").fill(email);
  await page.getByRole("main").getByRole("button", { name: "S’abonner" }).click();
  await page.getByRole("main").getByText("Vérifiez vos courriels").waitFor();
}

/** Opens the link of the newest mail and presses its button. */
export async function confirmSubscription(page: Page, email: string): Promise<void> {
  await page.goto(linkIn(await waitForMail(email, TO_CONFIRM), "/infolettre/confirmer"));
  await page.getByRole("button", { name: "Confirmer mon abonnement" }).click();
  await page.getByRole("heading", { name: /^Abonnement confirmé/ }).waitFor();
}
