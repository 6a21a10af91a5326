/** A word or a turn that the site does not use, and what stands in its place, or why it may not be. */
type Refusal = [found: RegExp, instead: string];

/**
 * Each kind of fault that was found once. A new line comes with the sentence that had it, in the
 * test; what must be said to the letter all the same stands in `VERBATIM`.
 */
export const REFUSED: Refusal[] = [
  // Whoever reads may be a woman or a man.
  [
    /\b(?:vous (?:êtes|serez|étiez|restez)|devez être|rester) (?:déjà |bien )?(?:dés|dé)?(?:abonné|inscrit|connecté|averti|informé|prévenu|invité)(?![·\p{L}])/iu,
    "un tour sans genre : « Connectez-vous pour… », « Désabonnement confirmé »",
  ],
  [
    /pour être conseillé(?![·\p{L}])|, connecté à|devenir citoyen(?![·\p{L}])/iu,
    "un tour sans genre : « pour un conseil », « depuis ce compte », « la citoyenneté »",
  ],
  [/\bVous seul\b/u, "Personne d’autre que vous"],
  [/\btoujours bloqué(?![·\p{L}])/iu, "Vous n’y arrivez pas"],
  [/\baux citoyens\b/iu, "aux citoyennes et citoyens"],
  // Grammar.
  [/quand vous voulez/iu, "quand vous le voulez"],
  [/vers (?:la|le|les) Beauce/iu, "en Beauce"],
  [/À propos (?:de l[’']|d[’'])/u, "un titre qui se passe d’article : L’employeur"],
  [/\+1 autres/u, "+1 autre (countMore)"],
  [/\b1 er\b/u, "1er"],
  [/(?:\d[ \u00a0]?|^\\u00a0)(?:Ko|KB|kB|MB|Mb)\b/u, "ko, Mo"],
  [/\b[Nn]°/u, "nº"],
  [/\b1 (?:jours|heures|offres|articles|années)\b/u, "1 jour : au singulier"],
  [/ — /u, "le tiret du site, – , ou des parenthèses"],
  [/aux Territoires du Nord-Ouest/u, "dans les Territoires du Nord-Ouest"],
  [/à nouveau/iu, "de nouveau : encore une fois, et non d’une autre façon"],
  // Words of here: French as it is written in Québec and in French Canada.
  [/\be-?mails?\b|\bmails\b/iu, "courriel"],
  [/\bweek-ends?\b/iu, "fin de semaine"],
  [/\bparking\b/iu, "stationnement"],
  [/\b(?:feed-?back|challenges?|shifts?)\b/iu, "rétroaction, défi, quart"],
  [/\bentretiens? (?:d[’']embauche|téléphonique)/iu, "entrevue"],
  [/(?:pour|proposer|obtenir|décrocher) un entretien/iu, "une entrevue"],
  [/\bflux (?:RSS|JSON|introuvable|d[’'])/iu, "fil"],
  [/\bopére[zr]\b[^.]*(?:machine|presse|chariot|centre)/iu, "faire fonctionner"],
  [/\baux deux semaines\b/iu, "toutes les deux semaines"],
  [/\bbonus\b/iu, "prime au rendement"],
  [/\b(?:plan|fonds) de pension\b/iu, "régime de retraite"],
  [/\btemps supplémentaire\b|\bovertime\b/iu, "heures supplémentaires"],
  [/, un (?:atout|plus)\b(?! pour)/iu, "Atout :"],
  [/\bcoaching\b/iu, "accompagnement"],
  [/\bpour vrai\b/iu, "vraiment"],
  [/dossier de conduite propre/iu, "dossier de conduite sans infraction"],
  [/secrets sont tournés/iu, "mots de passe renouvelés"],
  [/(?<!\p{L})pose[rz](?: pas)? (?:la|une|votre) demande\b/iu, "déposer une demande"],
  // One word for what one keeps for oneself, another for a form.
  [
    /enregistr\p{L}+ (?:des annonces|(?:la|une|cette|vos|des|les) (?:bourses?|missions?))/iu,
    "sauvegarder, comme le bouton ; « enregistrer » est pour les formulaires",
  ],
  [
    /(?:bourses?|annonces?|éléments) (?:est |sont )?enregistrée?s?|enregistr\p{L}+ (?:une annonce|un favori)/iu,
    "sauvegarder, favoris",
  ],
  [/l[’']annonce à enregistrer/iu, "l’annonce à sauvegarder"],
  [/répondre à ce courriel écrit/iu, "Pour écrire à la personne, répondez à ce courriel"],
  [
    /responsable des renseignements/iu,
    "responsable de la protection des renseignements personnels",
  ],
  // What the site does not do must not be promised.
  [
    /l[’']auteur de l[’']annonce et à lui seul/iu,
    "les collègues de l’entreprise lisent aussi les candidatures",
  ],
  [
    /\b(?:un|les|aux) responsables? (?:fait|reçoi|de l[’']entreprise)/iu,
    "propriétaire, le mot du rôle",
  ],
  [
    /qui a (?:ouvert|lu|consulté) (?:votre|son|mon) CV/iu,
    "quand le CV a été ouvert : l’employeur n’est pas nommé",
  ],
  [/annonces?[^.]{0,20}\brelues?\b/iu, "rien : ce qu’un recruteur publie est en ligne aussitôt"],
  [
    /affich(?:e|ent) (?:tou\p{L}+ )?(?:le|leur) salaire/iu,
    "rien : une offre peut dire « Salaire à négocier »",
  ],
  [
    /le salaire(?:,| et) l[’']échéance (?:et les exigences )?de chaque (?:poste|offre)/iu,
    "rien : une offre peut les taire",
  ],
  [
    /liens? (?:signés?[^.]*|qui expirent?[^.]*)\bune minute/iu,
    "deux minutes, la durée des liens signés",
  ],
  [
    /les bourses dont l[’']échéance approche|nouvelles offres[^.]*par courriel et/iu,
    "des articles : c’est ce qu’un numéro de l’infolettre contient",
  ],
  [/paraissent chaque (?:jour|semaine)/iu, "rien : personne ne le promet"],
  [
    /certificat d[’']acceptation[^.]*en tient lieu|en tient lieu[^.]*Québec|qui en tient lieu/iu,
    "ce que la page officielle dit : l’attestation de délivrance se joint à la demande",
  ],
  [
    /services publics répondent gratuitement, en\s+français/iu,
    "gratuits ; le français n’est pas offert partout",
  ],
  [
    /Site officiel de la bourse|(?:postuler sur|voir) le site officiel/iu,
    "le site de l’organisme : personne n’a vérifié l’adresse que donne une bourse",
  ],
  // The vocabulary: one thing has one name, which people say.
  [
    /\b(?:(?:ne )?paraî(?:t|tra) (?:pas|plus|dès|ici|sur|tout)|paraissent ici|paraîtront|avant (?:que cela|qu[’'](?:elles?|ils?)) paraisse|avait paru|ce qui paraît|parus depuis)/iu,
    "être publié, être en ligne",
  ],
  [/d[’']être lue?s?\b/iu, "en attente de vérification"],
  [/\bqui (?:l[’']a|les a) publiée?s?\b(?! n)/iu, "son auteur, le recruteur"],
  [/quand (?:ils|elles) sont dite?s/iu, "rien, ou le fait lui-même"],
  [/\bopérateurs?\b(?! de\b)|personnes qui veillent sur/iu, "l’équipe du site"],
  [/\bmandats?\b|à la pige/iu, "mission, contrat"],
  [/(?:non )?vérifiée?s? employeur|employeurs? (?:non )?vérifiée?s?/iu, "entreprise vérifiée"],
  [
    /M[’']alerter|suiv(?:ez|re)(?: déjà)? (?:une|cette) recherche|recherches? que vous suivez/iu,
    "alerte",
  ],
  [/\brythme,? au plus|rythme (?:changé|se change)/iu, "fréquence"],
  [/(?:garder|mettre) (?:une|cette|l[’']) ?annonce/iu, "ajouter aux favoris"],
  [/\bdénonc/iu, "signaler"],
  [/(?:préparer|préparé|montrez|remplacer)[^.]{0,12} jeton|jeton préparé/iu, "code"],
  [/ne val(?:en)?t plus rien|ne vaudra plus rien|qu[’']on regarde/iu, "ne fonctionne plus"],
  [/vous montre laquelle|d[’']ordinaire sous/iu, "la chose elle-même, en général"],
  [/\b(?:vos|ses|une de vos) publications\b/iu, "annonces"],
  [
    /Premier jour possible|Ce qui (?:est ouvert|attend|(?:ne )?vous convient)|(?:Rien|Aucun \p{L}+) n[’']attend|Elle se change|Qui publie/u,
    "un nom que l’on dit : Entrée en poste, Les offres, À traiter, Aucun dossier",
  ],
  [/\b(?:de|à) qui (?:a|est|y a)\b|\bPour qui (?:est|n[’']est)\b/u, "l’auteur, les personnes qui"],
  [/\bvaut un an\b|\bvaut jusqu[’']au\b/iu, "est valable un an, jusqu’au"],
  [/(?:sources?(?: \d)?|page) lue le/iu, "consultée le"],
  [/sans permis requis/iu, "L’entreprise facilite le permis : un permis reste nécessaire"],
  [/opération du site|compte parti\b|ou parti depuis/iu, "équipe du site, supprimé"],
  [/courriel à confirmer|toute la recherche\b/iu, "de confirmation, les résultats"],
  [
    /(?:début|entrée en poste) possible|date de début\u00a0?:/iu,
    "entrée en poste, le mot des offres",
  ],
  [/annonces? (?:les plus )?consultée?s?\b|CV a été consulté/iu, "vue, ouvert"],
  [
    /(?:métier choisi|formulaire) dit\b|qui en ont le plus|laisse libre de son/iu,
    "détermine, les plus proches, permet : une chose ne dit rien",
  ],
  [/part de réponses|appuie votre permis/iu, "taux de réponse, aide à obtenir"],
  [/qui a fait quoi/iu, "journal d’activité"],
  [/\b\d{1,2}\/\d{1,2}\/20\d\d\b/u, "16 déc. 2026"],
  [
    /\bsur documents\b|(?:courriel|adresse) à (?:son|votre|ce) domaine|\best (?:pas )?au domaine/iu,
    "d’après ses documents, une adresse du domaine",
  ],
  [
    /^(?:dont )?depuis l[’']étranger$|en poste depuis l[’']étranger/iu,
    "ouvertes aux candidats de l’étranger",
  ],
  [/pouvez contester(?! (?:la|cette|une) )|, ou contester/iu, "contester la décision"],
  [
    /\bouvertes? à l[’']étranger|, pour(?:[ \u00a0]|\\u00a0):|\bsous cette forme\b/iu,
    "ouvertes aux candidats de l’étranger, le nom seul, telle quelle",
  ],
  [/\bsert une (?:seule )?fois\b/iu, "ne sert qu’une fois"],
  [
    /deux fois le délai|sans savoir par qui|rien n[’']est perdu/iu,
    "le double du délai, qui l’a vue, ce qui est conservé",
  ],
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
  "app/(public)/eimt/[noc]/page.tsx": "components/lmia/register-notes.tsx",
  "app/(public)/eimt/_parts/register-view.tsx": "components/lmia/register-notes.tsx",
  "app/(public)/eimt/page.tsx": "components/lmia/register-notes.tsx",
  "app/(public)/verifier/page.tsx": "components/lmia/register-notes.tsx",
  "components/employers/verification-forms.tsx": "components/lmia/register-notes.tsx",
  "components/layout/nav-links.tsx": "components/lmia/register-notes.tsx",
  "components/trades/province-figures.tsx": "components/lmia/register-notes.tsx",
  "lib/jobs/filters.ts": "components/lmia/register-notes.tsx",
  "components/profile/french-test-form.tsx": "lib/publications/abroad.ts",
  "components/publications/abroad-answers.tsx": "lib/publications/abroad.ts",
  "lib/publications/match.ts": "lib/publications/abroad.ts",
  "lib/jobs/csv.ts": "components/publications/publication-fields.tsx",
};
