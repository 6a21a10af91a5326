import { expect, type Page } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import {
  expectNothingLost,
  type OpenForm,
  type OpensForm,
  WORDS,
} from "@/tests/support/forms/failing-forms";
import { choose, dialog, newTitle } from "@/tests/support/publications/administration";
import { apply, createApplicant, publish } from "@/tests/support/publications/applying";
import { publishArticle } from "@/tests/support/publications/articles";

// Each makes its own people, confirmed by mail: that takes its time on a busy machine.
test.describe.configure({ timeout: 90_000 });

const recruiter = () => createAccount({ fullName: "Zoé Tremblay", role: "recruteur" });

/** The row of something of one's own, and the dialog that deletes it. */
async function deleting(
  page: Page,
  kind: "job" | "freelance" | "scholarship" | "article",
): Promise<OpenForm> {
  const owner = await recruiter();
  const title = newTitle("À garder");
  if (kind === "article") await publishArticle(owner, title);
  else await publish(kind, owner, { title });
  await signIn(page, owner.email);
  const [path, what, sent] = {
    job: ["jobs", "l’offre", "Offre d’emploi supprimée."],
    freelance: ["freelance", "la mission", "Mission freelance supprimée."],
    scholarship: ["scholarships", "la bourse", "Bourse supprimée."],
    article: ["news", "l’article", "Article supprimé."],
  }[kind];
  await page.goto(`/admin/${path}`);
  await choose(page, title, "Supprimer");
  await expect(page.locator("tr", { hasText: title })).toBeAttached();
  return {
    form: dialog(page, "Êtes-vous absolument sûr ?"),
    button: "Supprimer",
    says: `Impossible de supprimer ${what}.`,
    sent: sent ?? "",
  };
}

async function adding(page: Page, path: string, link: string, typed: OpenForm["typed"]) {
  const owner = await recruiter();
  await signIn(page, owner.email);
  await page.goto(`/admin/${path}`);
  await page.getByRole("link", { name: link }).first().click();
  return {
    form: page.getByRole("dialog"),
    button: "Publier",
    says: "Erreur lors de la sauvegarde",
    typed,
  };
}

const forms: Record<string, OpensForm> = {
  "réponse à une candidature": async (page) => {
    const [owner, applicant] = await Promise.all([recruiter(), createApplicant()]);
    await apply(applicant, "job", await publish("job", owner));
    await signIn(page, owner.email);
    await page.goto("/admin/candidatures");
    await page.getByRole("checkbox", { name: /^Choisir la candidature/ }).check();
    await page.getByRole("button", { name: "Changer le statut" }).click();
    return {
      form: page.getByRole("dialog"),
      button: "Changer le statut",
      says: "Erreur lors de la sauvegarde",
      typed: [["Message (facultatif)", WORDS]],
      sent: "Statut changé : Entretien",
    };
  },
  "nouvelle offre": async (page) => ({
    ...(await adding(page, "jobs", "Ajouter un emploi", [
      ["Titre", newTitle("Gardien·ne")],
      ["Entreprise", "Boréal inc."],
      ["Description", WORDS],
    ])),
    sent: "Offre créée avec succès",
  }),
  "nouvelle mission": async (page) => ({
    ...(await adding(page, "freelance", "Ajouter une mission", [
      ["Titre", newTitle("Tableau")],
      ["Description", WORDS],
    ])),
    sent: "Mission créée avec succès",
  }),
  "nouvelle bourse": async (page) => ({
    ...(await adding(page, "scholarships", "Ajouter une bourse", [
      ["Titre", newTitle("Bourse")],
      ["Université", "Université du Nord"],
      ["Description", WORDS],
    ])),
    sent: "Bourse créée avec succès",
  }),
  "nouvel article": async (page) => ({
    ...(await adding(page, "news", "Ajouter un article", [
      ["Titre", newTitle("Article")],
      ["Contenu", WORDS],
    ])),
    sent: "Article créé avec succès",
  }),
  "suppression d'une offre": (page) => deleting(page, "job"),
  "suppression d'une mission": (page) => deleting(page, "freelance"),
  "suppression d'une bourse": (page) => deleting(page, "scholarship"),
  "suppression d'un article": (page) => deleting(page, "article"),
};

for (const [name, open] of Object.entries(forms)) {
  test(`${name} : rien n'est perdu quand l'envoi échoue, et l'envoi reprend`, async ({ page }) => {
    await expectNothingLost(page, open);
  });
}
