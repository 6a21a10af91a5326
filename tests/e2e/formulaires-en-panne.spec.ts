import { expect, type Locator, type Page } from "@playwright/test";
import { createAccount, newEmail, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { breakActions, type Failure } from "@/tests/support/forms/broken-actions";
import { choose, dialog, newTitle } from "@/tests/support/publications/administration";
import { createApplicant, openDialog, publish } from "@/tests/support/publications/applying";

/** A text that somebody would not like to write again. */
const WORDS = "Deux phrases que personne ne veut réécrire.";
const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });

type OpenForm = {
  form: Locator;
  button: string;
  says: string;
  typed: Record<string, string>;
  sent: string;
};

/** A form as somebody is about to fill it in, and what it says: a page, a window, a deletion. */
const forms: Record<string, (page: Page) => Promise<OpenForm>> = {
  contact: async (page: Page) => {
    await page.goto("/contact");
    return {
      form: page.getByRole("main"),
      button: "Envoyer le message",
      says: "Message non envoyé",
      typed: { Nom: "Camille Essai", Courriel: newEmail(), Objet: "Question", Message: WORDS },
      sent: "Message envoyé !",
    };
  },
  candidature: async (page: Page) => {
    const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
    const id = await publish("job", owner);
    await signIn(page, applicant.email);
    return {
      form: await openDialog(page, "job", id),
      button: "Envoyer",
      says: "Votre candidature n’a pas pu être envoyée. Veuillez réessayer.",
      typed: { "Message d’accompagnement": WORDS },
      sent: "Candidature envoyée !",
    };
  },
  suppression: async (page: Page) => {
    const owner = await recruiter();
    const title = newTitle("À garder");
    await publish("job", owner, { title });
    await signIn(page, owner.email);
    await page.goto("/admin/jobs");
    await choose(page, title, "Supprimer");
    return {
      form: dialog(page, "Êtes-vous absolument sûr ?"),
      button: "Supprimer",
      says: "Impossible de supprimer l’offre.",
      typed: {},
      sent: "Offre d’emploi supprimée.",
    };
  },
};

for (const [name, failure] of [
  ["contact", "hors ligne"],
  ["candidature", "un mandataire sans réponse (502)"],
  ["suppression", "une action qu'une mise à jour a retirée"],
] as [string, Failure][]) {
  test(`${name}, ${failure} : rien n'est perdu, et l'envoi reprend`, async ({ page }) => {
    const open = forms[name] as (page: Page) => Promise<OpenForm>;
    const { form, button, says, typed, sent } = await open(page);
    for (const [label, text] of Object.entries(typed)) {
      await form.getByLabel(label, { exact: true }).fill(text);
    }
    const press = form.getByRole("button", { name: button, exact: true });
    const broken = await breakActions(page, failure);
    await press.click();
    await expect.poll(broken.called).toBe(1);
    await expect(form.getByText(says).last()).toBeVisible();
    await expect(form.getByRole("button", { name: "Recharger la page" })).toBeVisible({
      visible: failure === "une action qu'une mise à jour a retirée",
    });
    for (const [label, text] of Object.entries(typed)) {
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await expect(press).toBeFocused();
    await broken.mend();
    await press.click();
    await expect(page.getByText(sent).first()).toBeVisible();
  });
}
