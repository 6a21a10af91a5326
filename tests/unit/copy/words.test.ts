import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EXPLAINED_BY, KEPT_TO_THE_LETTER, REFUSED } from "@/tests/support/source/refused-words";
import {
  refusedIn,
  sentencesIn,
  unexplainedIn,
  wholeTexts,
  wordFiles,
} from "@/tests/support/source/words";

// Read once: there are many.
const said = wordFiles().map((file): [string, string[]] => [file, sentencesIn(file)]);

describe("Les mots du site", () => {
  it.each(said)("%s n'a aucun mot refusé", (_file, sentences) => {
    expect(sentences.flatMap(refusedIn)).toEqual([]);
  });

  it("sont lus dans les pages, les courriels et les données de départ", () => {
    const read = said.flatMap(([file, sentences]) => (sentences.length > 0 ? [file] : []));
    const some = `app/(public)/faq/text.mdx components/contact/contact-cards.tsx supabase/seed.sql
      supabase/data/07_posting_rules.sql supabase/functions/_shared/mails/application.ts`;
    expect(read).toEqual(expect.arrayContaining(["lib/copy/notices.ts", ...some.split(/\s+/)]));
  });

  it("gardés à la lettre se lisent encore quelque part", () => {
    const all = said.flatMap(([, sentences]) => sentences).join("\n");
    for (const kept of KEPT_TO_THE_LETTER) expect(all).toContain(kept);
  });
});

/** The sentences that had each fault, as they stood on the site. */
const FAULTY = [
  "Vous êtes désabonné.",
  "Vous devez être connecté pour exporter.",
  "Ouvrez son lien, connecté à ce compte",
  "Rester, puis devenir citoyen",
  "La candidature est envoyée à l’auteur de l’annonce et à lui seul.",
  "Les responsables reçoivent la raison.",
  "Vous seul. Un recruteur ne modifie que ce qu’il a publié.",
  "Vous pouvez revenir quand vous voulez.",
  "d’une PME vers la Beauce",
  "À propos de l’École de la Lanterne",
  "À propos d’Usinage Fer-Nord",
  "+1 autres",
  "Le 1 er janvier",
  "240 Ko",
  "\\u00a0Ko",
  "Infolettre n° 12",
  "Votre e-mail",
  "Prime de week-end",
  "Parking gratuit",
  "Un shift de soir",
  "un entretien d’embauche",
  "Proposer un entretien",
  "Un flux RSS",
  "Vous opérez une presse plieuse",
  "Paie aux deux semaines",
  "Bonus annuel",
  "Un plan de pension",
  "Temps supplémentaire volontaire",
  "Bilinguisme, un atout",
  "enregistrer des annonces",
  "un calendrier de vos bourses enregistrées",
  "Responsable des renseignements personnels",
  "Vous voyez qui a ouvert votre CV",
  "Les annonces sont relues",
  "Nos offres affichent le salaire",
  "des liens signés d’une minute",
  "Les bourses dont l’échéance approche, avec le lien officiel.",
  "Site officiel de la bourse",
  "Emplois en Ontario, avec le salaire et l’échéance de chaque poste.",
  "Toujours bloqué ? Dites-nous où.",
  "Ouverte aux citoyens du Sénégal",
  "Vos bourses 30, 7 et 1 jours avant la date limite",
  "Niveau : doctorat — vous avez indiqué master",
  "Les offres aux Territoires du Nord-Ouest",
  "Connectez-vous à nouveau.",
  "Flux introuvable",
  "Coaching d’une équipe React",
  "Vivre en français pour vrai",
  "Dossier de conduite propre",
  "les secrets sont tournés",
  "Ne posez pas la demande trop tôt.",
  "l’annonce est enregistrée au retour",
  "Vos éléments enregistrés et vos préférences",
  "l’annonce à enregistrer au retour d’une connexion",
  "Répondre à ce courriel écrit à la personne.",
  "De nouvelles offres paraissent chaque jour.",
  "qui le délivre, et ce qui en tient lieu au Québec",
  "Ces services publics répondent gratuitement, en français.",
  "Une offre paraît dès qu’elle est publiée.",
  "Ce qui attendait d’être lu est en ligne.",
  "Demandez à la personne qui l’a publiée.",
  "le salaire et la date limite quand ils sont dits",
  "Les personnes qui veillent sur le site",
  "Premier mandat",
  "Employeur non vérifié",
  "Vous suivez déjà cette recherche",
  "Le rythme se change sous « Mes Alertes ».",
  "Garder cette annonce",
  "Dénoncez une annonce",
  "Préparer un jeton",
  "Les précédents ne valent plus rien.",
  "Sans permis requis",
  "La page suivante vous montre laquelle.",
  "Vos publications et la vérification",
  "Ce qui est ouvert, en chiffres",
  "Adresse courriel de qui a agi",
  "Elle vaut jusqu’au 3 mai 2027.",
  "Source 1 lue le",
  "Qui a fait quoi",
  "Postuler sur le site officiel",
  "Opération du site",
  "Vous recevrez un courriel à confirmer.",
  "Début possible le 1er mai 2027",
  "Annonces les plus consultées",
  "Un métier choisi dit le secteur.",
  "Elle reprend sa part de réponses.",
  "Ce qui ne vous convient pas",
  "Avant le 16/12/2026",
];

describe("Le refus d'un mot", () => {
  it.each(FAULTY)("trouve la faute de « %s »", (sentence) => {
    expect(refusedIn(sentence)).not.toEqual([]);
  });

  it("est éprouvé pour chaque faute connue", () => {
    const untried = REFUSED.filter(({ found }) => !FAULTY.some((sentence) => found.test(sentence)));
    expect(untried.map(({ instead }) => instead)).toEqual([]);
  });

  it.each([
    "Vous êtes jumelé·e à une personne d’expérience.",
    "Vous devez être connecté pour postuler.",
    "Vous êtes déjà sur la liste de l’infolettre",
    "Le français est un atout partout au pays.",
    "Une fonction peut être suspendue le temps d’un entretien.",
    "Préposé·e à l’entretien ménager",
    "+4 autres",
    "Votre abonnement non enregistré",
    "Posez la question avant de déposer une demande.",
    "11 jours",
  ])("laisse dire « %s »", (sentence) => {
    expect(refusedIn(sentence)).toEqual([]);
  });
});

describe("Les sigles", () => {
  it("sont dits en toutes lettres dans chaque texte qui en a", () => {
    const unexplained = wholeTexts().flatMap(({ name, text }) =>
      unexplainedIn(text).map((acronym) => `${name} : ${acronym}`),
    );
    expect(unexplained).toEqual([]);
  });

  it("le sont aussi à côté de ce que le programme écrit", () => {
    const texts = new Map(said.map(([file, sentences]) => [file, sentences.join("\n")]));
    const unexplained = [...texts].flatMap(([file, text]) => {
      if (/\.(mdx|sql)$/.test(file)) return [];
      const beside = texts.get(EXPLAINED_BY[file] ?? "") ?? "";
      return unexplainedIn(`${text}\n${beside}`).map((acronym) => `${file} : ${acronym}`);
    });
    expect(unexplained).toEqual([]);
  });

  it("ne passent pas sans explication", () => {
    expect(unexplainedIn("Un DEP en usinage")).toEqual(["DEP"]);
    expect(unexplainedIn("Un diplôme d’études professionnelles (DEP)")).toEqual([]);
    expect(unexplainedIn("NCLC et CLB : deux échelles")).toEqual([]);
  });
});

describe("Les thèmes des articles de départ", () => {
  // "'policies', array['policies', 'impôts', 'installation']": the theme, then the tags.
  const themed = /'(\w+)', array\[([^\]]*)\], (?:true|false), '/g;
  /** What is done once one has arrived is no rule that a government changes. */
  const EVERYDAY = /'(?:installation|impôts|transport|logement|droits|santé|banque)'/;

  it("ne rangent pas la vie de tous les jours sous « Politiques »", () => {
    const rows = [...readFileSync("supabase/seed.sql", "utf8").matchAll(themed)];
    expect(rows.length).toBeGreaterThanOrEqual(30);
    const misplaced = rows.filter(
      ([, theme, tags = ""]) => theme === "policies" && EVERYDAY.test(tags),
    );
    expect(misplaced.map(([row]) => row)).toEqual([]);
  });
});
