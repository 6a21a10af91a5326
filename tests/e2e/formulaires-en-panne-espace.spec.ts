import type { Page } from "@playwright/test";
import { createAccount, newEmail, PASSWORD, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { expectNothingLost, type OpensForm, WORDS } from "@/tests/support/forms/failing-forms";
import { dialog } from "@/tests/support/publications/administration";
import { apply, createApplicant, publish } from "@/tests/support/publications/applying";

// Each makes its own people, confirmed by mail: that takes its time on a busy machine.
test.describe.configure({ timeout: 90_000 });

const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });

async function inDocuments(page: Page) {
  await signIn(page, (await createApplicant("Camille Roy", ["Un.pdf", "Deux.pdf"])).email);
  await page.goto("/espace-utilisateur?onglet=documents");
}

async function inSettings(page: Page) {
  await signIn(page, (await createAccount()).email);
  await page.goto("/espace-utilisateur?onglet=parametres");
}

const forms: Record<string, OpensForm> = {
  "retrait d'une candidature": async (page) => {
    const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
    await apply(applicant, "job", await publish("job", owner));
    await signIn(page, applicant.email);
    await page.goto("/espace-utilisateur?onglet=candidatures");
    await page.getByRole("button", { name: /^Retirer la candidature/ }).click();
    return {
      form: dialog(page, "Retirer cette candidature ?"),
      button: "Retirer",
      says: "Cette candidature n’a pas pu être retirée.",
      sent: "Candidature retirée.",
    };
  },
  profil: async (page) => {
    await signIn(page, (await createAccount()).email);
    await page.goto("/espace-utilisateur");
    await page.getByRole("button", { name: "Modifier" }).click();
    return {
      form: page.getByRole("tabpanel"),
      button: "Enregistrer",
      says: "Impossible de sauvegarder le profil.",
      typed: [["À propos de moi", WORDS]],
      sent: "Profil sauvegardé !",
    };
  },
  préférences: async (page) => {
    await inSettings(page);
    return {
      form: page.getByRole("tabpanel"),
      button: "Enregistrer les préférences",
      says: "Impossible d’enregistrer vos préférences.",
      sent: "Préférences enregistrées !",
    };
  },
  "nouvelle adresse": async (page) => {
    await inSettings(page);
    return {
      form: page.getByRole("tabpanel"),
      button: "Changer d’adresse",
      says: "Impossible de modifier votre adresse. Veuillez réessayer.",
      typed: [
        ["Nouvelle adresse courriel", newEmail()],
        ["Mot de passe, pour confirmer", PASSWORD],
      ],
      sent: "Vérifiez vos courriels",
    };
  },
  "nouveau mot de passe": async (page) => {
    await inSettings(page);
    return {
      form: page.getByRole("tabpanel"),
      button: "Modifier le mot de passe",
      says: "Votre mot de passe n’a peut-être pas été modifié.",
      typed: [
        ["Mot de passe actuel", PASSWORD],
        ["Nouveau mot de passe", "Une-autre-phrase-2026"],
      ],
      sent: "Mot de passe modifié !",
    };
  },
  "suppression du compte": async (page) => {
    await inSettings(page);
    await page.getByRole("button", { name: "Supprimer mon compte" }).click();
    return {
      form: page.getByRole("dialog"),
      button: "Supprimer définitivement",
      says: "Votre compte n’a pas pu être supprimé.",
      typed: [["Écrivez SUPPRIMER pour confirmer", "SUPPRIMER"]],
      sent: "Compte supprimé",
    };
  },
  "nom d'un document": async (page) => {
    await inDocuments(page);
    await page.getByRole("button", { name: "Renommer Deux.pdf" }).click();
    return {
      form: dialog(page, "Renommer le document"),
      button: "Renommer",
      says: "Ce document n’a pas pu être modifié. Veuillez réessayer.",
      typed: [["Nom du document", "Trois"]],
      sent: "Document renommé.",
    };
  },
  "suppression d'un document": async (page) => {
    await inDocuments(page);
    await page.getByRole("button", { name: "Supprimer Deux.pdf" }).click();
    return {
      form: dialog(page, "Êtes-vous absolument sûr ?"),
      button: "Supprimer",
      says: "Ce document n’a pas pu être supprimé. Veuillez réessayer.",
      sent: "Document supprimé.",
    };
  },
};

for (const [name, open] of Object.entries(forms)) {
  test(`${name} : rien n'est perdu quand l'envoi échoue, et l'envoi reprend`, async ({ page }) => {
    await expectNothingLost(page, open);
  });
}
