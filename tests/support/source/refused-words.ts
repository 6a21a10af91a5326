/** A word or a turn that the site does not use, and what stands in its place, or why it may not be. */
export type Refusal = { found: RegExp; instead: string };

/**
 * Each kind of fault that was found once. A new line comes with the sentence that had it, in the
 * test; what must be said to the letter all the same stands in `VERBATIM`.
 */
export const REFUSED: Refusal[] = [
  // Whoever reads may be a woman or a man.
  {
    found:
      /\b(?:vous (?:êtes|serez|étiez|restez)|devez être|rester) (?:déjà |bien )?(?:dés|dé)?(?:abonné|inscrit|connecté|averti|informé|prévenu|invité)(?![·\p{L}])/iu,
    instead: "un tour sans genre : « Connectez-vous pour… », « Désabonnement confirmé »",
  },
  {
    found: /pour être conseillé(?![·\p{L}])|, connecté à|devenir citoyen(?![·\p{L}])/iu,
    instead: "un tour sans genre : « pour un conseil », « depuis ce compte », « la citoyenneté »",
  },
  { found: /\bVous seul\b/u, instead: "Personne d’autre que vous" },
  { found: /\btoujours bloqué(?![·\p{L}])/iu, instead: "Vous n’y arrivez pas" },
  { found: /\baux citoyens\b/iu, instead: "aux citoyennes et citoyens" },
  // Grammar.
  { found: /quand vous voulez/iu, instead: "quand vous le voulez" },
  { found: /vers (?:la|le|les) Beauce/iu, instead: "en Beauce" },
  {
    found: /À propos (?:de l[’']|d[’'])/u,
    instead: "un titre qui se passe d’article : L’employeur",
  },
  { found: /\+1 autres/u, instead: "+1 autre (countMore)" },
  { found: /\b1 er\b/u, instead: "1er" },
  { found: /(?:\d[ \u00a0]?|^\\u00a0)(?:Ko|KB|kB|MB|Mb)\b/u, instead: "ko, Mo" },
  { found: /\b[Nn]°/u, instead: "nº" },
  { found: /\b1 (?:jours|heures|offres|articles|années)\b/u, instead: "1 jour : au singulier" },
  { found: / — /u, instead: "le tiret du site, – , ou des parenthèses" },
  { found: /aux Territoires du Nord-Ouest/u, instead: "dans les Territoires du Nord-Ouest" },
  { found: /à nouveau/iu, instead: "de nouveau : encore une fois, et non d’une autre façon" },
  // Words of here: French as it is written in Québec and in French Canada.
  { found: /\be-?mails?\b|\bmails\b/iu, instead: "courriel" },
  { found: /\bweek-ends?\b/iu, instead: "fin de semaine" },
  { found: /\bparking\b/iu, instead: "stationnement" },
  { found: /\b(?:feed-?back|challenges?|shifts?)\b/iu, instead: "rétroaction, défi, quart" },
  { found: /\bentretiens? (?:d[’']embauche|téléphonique)/iu, instead: "entrevue" },
  { found: /(?:pour|proposer|obtenir|décrocher) un entretien/iu, instead: "une entrevue" },
  { found: /\bflux (?:RSS|JSON|introuvable|d[’'])/iu, instead: "fil" },
  { found: /\bopére[zr]\b[^.]*(?:machine|presse|chariot|centre)/iu, instead: "faire fonctionner" },
  { found: /\baux deux semaines\b/iu, instead: "toutes les deux semaines" },
  { found: /\bbonus\b/iu, instead: "prime au rendement" },
  { found: /\b(?:plan|fonds) de pension\b/iu, instead: "régime de retraite" },
  { found: /\btemps supplémentaire\b|\bovertime\b/iu, instead: "heures supplémentaires" },
  { found: /, un (?:atout|plus)\b(?! pour)/iu, instead: "Atout :" },
  { found: /\bcoaching\b/iu, instead: "accompagnement" },
  { found: /\bpour vrai\b/iu, instead: "vraiment" },
  { found: /dossier de conduite propre/iu, instead: "dossier de conduite sans infraction" },
  { found: /secrets sont tournés/iu, instead: "mots de passe renouvelés" },
  {
    found: /(?<!\p{L})pose[rz](?: pas)? (?:la|une|votre) demande\b/iu,
    instead: "déposer une demande",
  },
  // One word for what one keeps for oneself, another for a form.
  {
    found: /enregistr\p{L}+ (?:des annonces|(?:la|une|cette|vos|des|les) (?:bourses?|missions?))/iu,
    instead: "sauvegarder, comme le bouton ; « enregistrer » est pour les formulaires",
  },
  {
    found:
      /(?:bourses?|annonces?|éléments) (?:est |sont )?enregistrée?s?|enregistr\p{L}+ (?:une annonce|un favori)/iu,
    instead: "sauvegarder, favoris",
  },
  { found: /l[’']annonce à enregistrer/iu, instead: "l’annonce à sauvegarder" },
  {
    found: /répondre à ce courriel écrit/iu,
    instead: "Pour écrire à la personne, répondez à ce courriel",
  },
  {
    found: /responsable des renseignements/iu,
    instead: "responsable de la protection des renseignements personnels",
  },
  // What the site does not do must not be promised.
  {
    found: /l[’']auteur de l[’']annonce et à lui seul/iu,
    instead: "les collègues de l’entreprise lisent aussi les candidatures",
  },
  {
    found: /\b(?:un|les|aux) responsables? (?:fait|reçoi|de l[’']entreprise)/iu,
    instead: "propriétaire, le mot du rôle",
  },
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
    found: /le salaire(?:,| et) l[’']échéance (?:et les exigences )?de chaque (?:poste|offre)/iu,
    instead: "rien : une offre peut les taire",
  },
  {
    found: /liens? (?:signés?[^.]*|qui expirent?[^.]*)\bune minute/iu,
    instead: "deux minutes, la durée des liens signés",
  },
  {
    found: /les bourses dont l[’']échéance approche|nouvelles offres[^.]*par courriel et/iu,
    instead: "des articles : c’est ce qu’un numéro de l’infolettre contient",
  },
  { found: /paraissent chaque (?:jour|semaine)/iu, instead: "rien : personne ne le promet" },
  {
    found:
      /certificat d[’']acceptation[^.]*en tient lieu|en tient lieu[^.]*Québec|qui en tient lieu/iu,
    instead: "ce que la page officielle dit : l’attestation de délivrance se joint à la demande",
  },
  {
    found: /services publics répondent gratuitement, en\s+français/iu,
    instead: "gratuits ; le français n’est pas offert partout",
  },
  {
    found: /Site officiel de la bourse|(?:postuler sur|voir) le site officiel/iu,
    instead: "le site de l’organisme : personne n’a vérifié l’adresse que donne une bourse",
  },
  // The vocabulary: one thing has one name, which people say.
  {
    found:
      /\b(?:(?:ne )?paraî(?:t|tra) (?:pas|plus|dès|ici|sur|tout)|paraissent ici|paraîtront|avant (?:que cela|qu[’'](?:elles?|ils?)) paraisse|avait paru|ce qui paraît|parus depuis)/iu,
    instead: "être publié, être en ligne",
  },
  { found: /d[’']être lue?s?\b/iu, instead: "en attente de vérification" },
  { found: /\bqui (?:l[’']a|les a) publiée?s?\b(?! n)/iu, instead: "son auteur, le recruteur" },
  { found: /quand (?:ils|elles) sont dite?s/iu, instead: "rien, ou le fait lui-même" },
  { found: /\bopérateurs?\b(?! de\b)|personnes qui veillent sur/iu, instead: "l’équipe du site" },
  { found: /\bmandats?\b|à la pige/iu, instead: "mission, contrat" },
  {
    found: /(?:non )?vérifiée?s? employeur|employeurs? (?:non )?vérifiée?s?/iu,
    instead: "entreprise vérifiée",
  },
  {
    found:
      /M[’']alerter|suiv(?:ez|re)(?: déjà)? (?:une|cette) recherche|recherches? que vous suivez/iu,
    instead: "alerte",
  },
  { found: /\brythme,? au plus|rythme (?:changé|se change)/iu, instead: "fréquence" },
  { found: /(?:garder|mettre) (?:une|cette|l[’']) ?annonce/iu, instead: "ajouter aux favoris" },
  { found: /\bdénonc/iu, instead: "signaler" },
  {
    found: /(?:préparer|préparé|montrez|remplacer)[^.]{0,12} jeton|jeton préparé/iu,
    instead: "code",
  },
  {
    found: /ne val(?:en)?t plus rien|ne vaudra plus rien|qu[’']on regarde/iu,
    instead: "ne fonctionne plus",
  },
  {
    found: /vous montre laquelle|d[’']ordinaire sous/iu,
    instead: "la chose elle-même, en général",
  },
  { found: /\b(?:vos|ses|une de vos) publications\b/iu, instead: "annonces" },
  {
    found:
      /Premier jour possible|Ce qui (?:est ouvert|attend|(?:ne )?vous convient)|(?:Rien|Aucun \p{L}+) n[’']attend|Elle se change|Qui publie/u,
    instead: "un nom que l’on dit : Entrée en poste, Les offres, À traiter, Aucun dossier",
  },
  {
    found: /\b(?:de|à) qui (?:a|est|y a)\b|\bPour qui (?:est|n[’']est)\b/u,
    instead: "l’auteur, les personnes qui",
  },
  {
    found: /\bvaut un an\b|\bvaut jusqu[’']au\b/iu,
    instead: "est valable un an, jusqu’au",
  },
  { found: /(?:sources?(?: \d)?|page) lue le/iu, instead: "consultée le" },
  {
    found: /sans permis requis/iu,
    instead: "L’entreprise facilite le permis : un permis reste nécessaire",
  },
  {
    found: /opération du site|compte parti\b|ou parti depuis/iu,
    instead: "équipe du site, supprimé",
  },
  {
    found: /courriel à confirmer|toute la recherche\b/iu,
    instead: "de confirmation, les résultats",
  },
  {
    found: /(?:début|entrée en poste) possible|date de début\u00a0?:/iu,
    instead: "entrée en poste, le mot des offres",
  },
  { found: /annonces? (?:les plus )?consultée?s?\b|CV a été consulté/iu, instead: "vue, ouvert" },
  {
    found: /(?:métier choisi|formulaire) dit\b|qui en ont le plus|laisse libre de son/iu,
    instead: "détermine, les plus proches, permet : une chose ne dit rien",
  },
  { found: /part de réponses|appuie votre permis/iu, instead: "taux de réponse, aide à obtenir" },
  { found: /qui a fait quoi/iu, instead: "journal d’activité" },
  { found: /\b\d{1,2}\/\d{1,2}\/20\d\d\b/u, instead: "16 déc. 2026" },
  {
    found:
      /\bsur documents\b|(?:courriel|adresse) à (?:son|votre|ce) domaine|\best (?:pas )?au domaine/iu,
    instead: "d’après ses documents, une adresse du domaine",
  },
  {
    found: /^(?:dont )?depuis l[’']étranger$|en poste depuis l[’']étranger/iu,
    instead: "ouvertes aux candidats de l’étranger",
  },
  {
    found: /pouvez contester(?! (?:la|cette|une) )|, ou contester/iu,
    instead: "contester la décision",
  },
  {
    found: /\bouvertes? à l[’']étranger|, pour(?:[ \u00a0]|\\u00a0):|\bsous cette forme\b/iu,
    instead: "ouvertes aux candidats de l’étranger, le nom seul, telle quelle",
  },
  { found: /\bsert une (?:seule )?fois\b/iu, instead: "ne sert qu’une fois" },
  {
    found: /deux fois le délai|sans savoir par qui|rien n[’']est perdu/iu,
    instead: "le double du délai, qui l’a vue, ce qui est conservé",
  },
];

/** Sentences that the product keeps word for word. */
export const VERBATIM = [
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
  ...["CNESST", "SAAQ", "RAMQ", "CRHA", "CPA", "CWB", "CNP", "CLB", "FEER"],
];

/** Files whose acronyms are explained on the same page, by what another one says. */
export const EXPLAINED_BY: Record<string, string> = {
  "components/publications/abroad-answers.tsx": "lib/publications/abroad.ts",
  "lib/publications/match.ts": "lib/publications/abroad.ts",
  "lib/jobs/csv.ts": "components/publications/publication-fields.tsx",
};
