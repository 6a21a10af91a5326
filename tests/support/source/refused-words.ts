/** A word or a turn that the site does not use, and what stands in its place, or why it may not be. */
export type Refusal = { found: RegExp; instead: string };

/**
 * Each kind of fault that was found once. A new line comes with the sentence that had it, in the
 * test; what must be said to the letter all the same stands in `KEPT_TO_THE_LETTER`.
 */
export const REFUSED: Refusal[] = [
  // Whoever reads may be a woman or a man.
  {
    found:
      /\b(?:vous (?:êtes|serez|étiez|restez)|devez être|rester) (?:déjà |bien )?(?:dés|dé)?(?:abonné|inscrit|connecté|averti|informé|prévenu|invité)(?![·\p{L}])/iu,
    instead: "un tour sans genre : « Connectez-vous pour… », « Votre désabonnement est fait »",
  },
  { found: /\bVous seul\b/u, instead: "Personne d’autre que vous" },
  // Grammar.
  { found: /quand vous voulez/iu, instead: "quand vous le voulez" },
  { found: /vers (?:la|le|les) Beauce/iu, instead: "en Beauce" },
  {
    found: /À propos (?:de l[’']|d[’'])/u,
    instead: "un titre qui se passe d’article : L’employeur",
  },
  { found: /\+1 autres/u, instead: "+1 autre (countMore)" },
  { found: /\b1 er\b/u, instead: "1er" },
  { found: /\d[ \u00a0]?(?:Ko|KB|kB|MB|Mb)\b/u, instead: "ko, Mo" },
  { found: /\b[Nn]°/u, instead: "nº" },
  // Words of here: French as it is written in Québec and in French Canada.
  { found: /\be-?mails?\b|\bmails\b/iu, instead: "courriel" },
  { found: /\bweek-ends?\b/iu, instead: "fin de semaine" },
  { found: /\bparking\b/iu, instead: "stationnement" },
  { found: /\b(?:feed-?back|challenges?|shifts?)\b/iu, instead: "rétroaction, défi, quart" },
  { found: /\bentretiens? (?:d[’']embauche|téléphonique)/iu, instead: "entrevue" },
  { found: /(?:pour|proposer|obtenir|décrocher) un entretien/iu, instead: "une entrevue" },
  { found: /\bflux (?:RSS|JSON|d[’'])/iu, instead: "fil" },
  { found: /\bopére[zr]\b[^.]*(?:machine|presse|chariot|centre)/iu, instead: "faire fonctionner" },
  { found: /\baux deux semaines\b/iu, instead: "toutes les deux semaines" },
  { found: /\bbonus\b/iu, instead: "prime au rendement" },
  { found: /\b(?:plan|fonds) de pension\b/iu, instead: "régime de retraite" },
  { found: /\btemps supplémentaire\b|\bovertime\b/iu, instead: "heures supplémentaires" },
  { found: /, un (?:atout|plus)\b(?! pour)/iu, instead: "Atout :" },
  // One word for what one keeps for oneself, another for a form.
  {
    found: /enregistr\p{L}+ (?:des annonces|(?:la|une|cette|vos|des|les) (?:bourses?|missions?))/iu,
    instead: "sauvegarder, comme le bouton ; « enregistrer » est pour les formulaires",
  },
  { found: /bourses enregistrées/iu, instead: "bourses sauvegardées" },
  {
    found: /responsable des renseignements/iu,
    instead: "responsable de la protection des renseignements personnels",
  },
  // What the site does not do must not be promised.
  {
    found: /qui a (?:ouvert|lu|consulté) (?:votre|son|mon) CV/iu,
    instead: "quand le CV a été ouvert : l’employeur n’est pas nommé",
  },
  {
    found: /annonces?[^.]{0,20}\brelues?\b/iu,
    instead: "rien : ce qu’un recruteur publie est en ligne aussitôt",
  },
  {
    found: /affich(?:e|ent) (?:tou\p{L}+ )?(?:le|leur) salaire/iu,
    instead: "rien : une offre peut dire « Salaire à négocier »",
  },
  {
    found: /liens? (?:signés?[^.]*|qui expirent?[^.]*)\bune minute/iu,
    instead: "deux minutes, la durée des liens signés",
  },
  {
    found: /les bourses dont l[’']échéance approche|nouvelles offres[^.]*par courriel et/iu,
    instead: "des articles : c’est ce qu’un numéro de l’infolettre contient",
  },
  { found: /Site officiel de la bourse/u, instead: "le nom du programme, et sa propre page" },
];

/** Sentences that the product keeps word for word. */
export const KEPT_TO_THE_LETTER = [
  "Vous devez être connecté en tant que recruteur",
  "Vous devez être connecté pour postuler.",
  "Veuillez vérifier votre email pour confirmer votre compte.",
  "Veuillez sélectionner un PDF de moins de 5MB.",
];

/**
 * Acronyms that somebody who comes from elsewhere cannot know: each text that has one says it in
 * full, once, with the acronym in brackets behind it.
 */
export const EXPLAINED = [
  ...["DEP", "DEC", "AEC", "REER", "EIMT", "NCLC", "CAQ", "CSQ", "PEQ", "NAS", "EIC"],
  ...["CNESST", "SAAQ", "RAMQ", "CRHA", "CPA", "CWB", "CNP"],
];
