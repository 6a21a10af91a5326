import type { Page } from "@playwright/test";
import { createAccount, newEmail, PASSWORD, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import {
  expectNothingLost,
  type OpenForm,
  type OpensForm,
  WORDS,
} from "@/tests/support/forms/failing-forms";
import { dialog, newTitle } from "@/tests/support/publications/administration";
import { createApplicant, openDialog, publish } from "@/tests/support/publications/applying";
import { publishArticle } from "@/tests/support/publications/articles";

// Each makes its own people, confirmed by mail: that takes its time on a busy machine.
test.describe.configure({ timeout: 90_000 });

const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });
const main = (page: Page) => page.getByRole("main");

async function applying(page: Page, kind: "job" | "freelance" | "scholarship"): Promise<OpenForm> {
  const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
  const id = await publish(kind, owner);
  await signIn(page, applicant.email);
  const says = {
    job: "Votre candidature n’a pas pu être envoyée. Veuillez réessayer.",
    freelance:
      "Votre proposition n’a pas pu être envoyée. Erreur: Une erreur inconnue est survenue.",
    scholarship:
      "Votre candidature n’a pas pu être envoyée. Erreur: Une erreur inconnue est survenue.",
  };
  return {
    form: await openDialog(page, kind, id),
    button: "Envoyer",
    says: says[kind],
    typed: [["Message d’accompagnement", WORDS]],
    sent: kind === "freelance" ? "Proposition envoyée !" : "Candidature envoyée !",
  };
}

const forms: Record<string, OpensForm> = {
  connexion: async (page) => {
    const { email } = await createAccount({ fullName: "Camille Essai" });
    await page.goto("/connexion");
    return {
      form: main(page),
      button: "Se connecter",
      says: "Erreur de connexion",
      typed: [
        ["Adresse courriel", email],
        ["Mot de passe", PASSWORD],
      ],
      sent: "Connexion réussie !",
    };
  },
  inscription: async (page) => {
    await page.goto("/connexion?onglet=inscription");
    return {
      form: main(page),
      button: "S’inscrire",
      says: "Erreur d’inscription",
      typed: [
        ["Nom complet", "Camille Essai"],
        ["Adresse courriel", newEmail()],
        ["Mot de passe", PASSWORD],
      ],
      sent: "Inscription réussie !",
    };
  },
  "mot de passe oublié": async (page) => {
    await page.goto("/connexion/mot-de-passe-oublie");
    return {
      form: main(page),
      button: "Envoyer le lien",
      says: "Courriel non demandé",
      typed: [["Adresse courriel", newEmail()]],
      sent: "Courriel envoyé",
    };
  },
  contact: async (page) => {
    await page.goto("/contact");
    return {
      form: main(page),
      button: "Envoyer le message",
      says: "Message non envoyé",
      typed: [
        ["Nom", "Camille Essai"],
        ["Courriel", newEmail()],
        ["Objet", "Une question"],
        ["Message", WORDS],
      ],
      sent: "Message envoyé !",
    };
  },
  infolettre: async (page) => {
    await page.goto("/infolettre");
    return {
      form: main(page),
      button: "S’abonner",
      says: "Abonnement non enregistré",
      typed: [["Votre courriel", newEmail()]],
      sent: "Vérifiez vos courriels",
    };
  },
  commentaire: async (page) => {
    const [author, reader] = await Promise.all([recruiter(), createAccount()]);
    const id = await publishArticle(author, newTitle("À commenter"));
    await signIn(page, reader.email);
    await page.goto(`/actualites/${id}`);
    return {
      form: main(page),
      button: "Envoyer le commentaire",
      says: "Commentaire non envoyé",
      typed: [["Votre commentaire", WORDS]],
      sent: "Commentaire envoyé !",
    };
  },
  "candidature à une offre": (page) => applying(page, "job"),
  "proposition pour une mission": (page) => applying(page, "freelance"),
  "candidature à une bourse": (page) => applying(page, "scholarship"),
  "candidature rapide": async (page) => {
    const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
    const title = newTitle("Sourcier");
    await publish("job", owner, { title });
    await signIn(page, applicant.email);
    await page.goto(`/emplois?q=${encodeURIComponent(title)}`);
    await page.getByRole("button", { name: "Postuler rapidement" }).click();
    return {
      form: dialog(page, "Postuler rapidement"),
      button: "Envoyer ma candidature",
      says: "Votre candidature n’a pas pu être envoyée. Veuillez réessayer.",
      sent: "Candidature envoyée !",
    };
  },
};

for (const [name, open] of Object.entries(forms)) {
  test(`${name} : rien n'est perdu quand l'envoi échoue, et l'envoi reprend`, async ({ page }) => {
    await expectNothingLost(page, open);
  });
}
