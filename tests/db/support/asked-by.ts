const UNTRIED = "À essayer : les plans ne remplissent pas encore les entreprises.";

/**
 * The functions of the site that read the database, by their files, and the questions of the tests of
 * plans that ask what each of them asks; a sentence says why one is not asked.
 */
export const ASKED_BY: Record<string, Record<string, readonly string[] | string>> = {
  "alerts/queries": {
    listAlerts: ["ses alertes"],
    listAlertsByToken: ["une alerte par son secret"],
  },
  "applications/preparation": {
    findTarget: ["ce à quoi il postule"],
    prepareApplication: ["ses documents", "sa candidature à une offre"],
  },
  "applications/queries": {
    listApplications: ["ses candidatures"],
    listAppliedIds: ["ses candidatures"],
    findApplication: ["une de ses candidatures"],
  },
  "applications/received-queries": {
    listReceived: ["les candidatures reçues"],
    countReceivedByStatus: ["leurs états"],
    listReceivedPublications: ["leurs annonces"],
    findReceived: ["une candidature reçue"],
    readTermAndHistory: ["le jour promis d'une candidature reçue"],
    readHistory: ["l'histoire d'une candidature", "les ouvertures d'un CV"],
  },
  "dashboard/queries": {
    countEverything: ["les quatre nombres du tableau de bord"],
    countByWeek: ["ses semaines"],
    countByStatus: ["ses états"],
    listMostSeen: ["ce qui est le plus vu"],
    listNextDeadlines: ["ses échéances"],
  },
  "documents/queries": {
    listDocuments: ["ses documents"],
    findDocument: ["le CV d'une candidature"],
    countUses: ["ce qui se sert d'un document"],
  },
  "employers/own-queries": {
    countLiveUnread: UNTRIED,
    findInvitation: UNTRIED,
    findOwnedEmployer: UNTRIED,
    listForOperators: "Un opérateur : les entreprises de tous.",
    listInvitations: UNTRIED,
    listNamesakes: UNTRIED,
    listTeam: UNTRIED,
  },
  "employers/proof-queries": { listProofs: UNTRIED, employersOfProof: UNTRIED },
  "employers/queries": {
    findEmployer: UNTRIED,
    findEmployerRecord: UNTRIED,
    findSlug: UNTRIED,
    listEmployerPages: UNTRIED,
    listEmployers: UNTRIED,
  },
  "employers/verification-queries": {
    listOwnVerifications: UNTRIED,
    listChecks: UNTRIED,
    employerOfLink: UNTRIED,
    listOwnedIds: UNTRIED,
  },
  "freelance/queries": {
    listFreelanceJobs: [
      "les missions, sans mots",
      "les missions, des choix",
      "la page 50 des missions",
    ],
    findFreelanceJob: ["une mission"],
    checkFreelanceJobsReadable: ["s'il y a des missions"],
    listFreelanceJobsOf: UNTRIED,
  },
  "jobs/landing-queries": { listLandings: ["les façons de parcourir"] },
  "jobs/own-queries": { listOwnJobs: ["les offres d'une personne"] },
  "jobs/places": {
    readPlace: ["le lieu qu'on a écrit"],
    readDistances: ["à quelle distance sont des villes"],
  },
  "jobs/queries": {
    searchedJobs: ["une recherche, la liste", "un métier ouvert à l'étranger, la liste"],
    countListed: ["le nombre de toutes", "le nombre d'un choix"],
    listSimilarJobs: ["les offres semblables"],
    listRecentTexts: ["les plus récentes"],
    findJob: ["une offre"],
    matchingJobs: ["la liste", "un contrat", "une province", "un secteur", "les trois"],
    listJobsOf: UNTRIED,
  },
  "jobs/search": {
    countSearchedJobs: ["une recherche, le nombre", "un métier choisi, le nombre"],
    countJobFacets: [
      ...["une recherche, les menus", "un métier choisi, les menus"],
      ...["ouvert à l'étranger, les menus", "un métier ouvert à l'étranger, les menus"],
    ],
  },
  "jobs/trade-queries": { listTradeJobs: ["un métier", "un métier et une province"] },
  "news/around": { listComments: ["les commentaires d'un article"] },
  "news/change-queries": {
    listChanges: ["ce qui a changé"],
    listChangeYears: ["les années où quelque chose a changé"],
  },
  "news/queries": {
    listSearched: ["les articles, un mot", "les articles, des choix"],
    listFeedArticles: ["les articles d'un fil"],
    findArticle: ["un article"],
  },
  "news/reactions": {
    readReactions: ["un article", "ce qu'il aime", "ses commentaires retenus"],
    countHeldComments: ["combien de commentaires l'attendent"],
    listHeldComments: ["les commentaires qui l'attendent"],
  },
  "news/rows": {
    publishedCards: [
      ...["les articles les plus récents", "ceux d'une catégorie"],
      ...["les articles à la une", "les articles proches"],
    ],
  },
  "news/succession": {
    listReplaced: ["ce qu'un article remplace"],
    listSuccessors: ["ses articles"],
  },
  "news/verification": { listDueArticles: ["ses articles à vérifier"] },
  "newsletter/queries": { issues: ["les infolettres parues"] },
  "profile/queries": {
    findProfile: ["le compte de qui est là"],
    countSpace: ["combien il a de candidatures", "combien il garde", "combien il a de documents"],
  },
  "profile/suited-queries": {
    newest: ["un métier choisi, la liste", "ouvert à l'étranger, la liste"],
  },
  "publications/abroad-questions": {
    findAsked: ["une offre", "ce qu'il a demandé d'une offre"],
    countAsking: ["ce qu'on lui demande"],
  },
  "publications/admin-list": {
    listForAdmin: [
      ...["les offres d'une personne", "ses articles", "ses bourses", "ses missions"],
      ...["les offres que l'administration cherche", "les offres de tout le monde"],
    ],
    findOwn: ["son offre"],
  },
  "publications/answer-record": { findAnswerRecord: ["ce qu'un employeur répond"] },
  "publications/sitemap": {
    listListed: [
      ...["un fichier du plan du site", "un fichier de bourses du plan du site"],
      ...["un fichier de missions du plan du site", "un fichier d'articles du plan du site"],
    ],
    listSitemapParts: ["l'index du plan du site"],
  },
  "publications/withheld": { listWithheld: ["ce qui est tenu hors du site de ce qu'il publie"] },
  "saved/queries": {
    findTitle: ["une offre", "une mission", "une bourse"],
    listSavedIds: ["ses annonces gardées"],
    listSavedItems: ["ses annonces gardées"],
  },
  "scholarships/queries": {
    listScholarships: ["les bourses, sans mots", "les bourses, des choix"],
    compareScholarships: [
      ...["les bourses pour quelqu'un", "les bourses pour quelqu'un de pressé"],
      ...["les bourses pour tout le monde", "celles que l'on compare"],
    ],
    hasNoScholarships: ["s'il y a des bourses"],
    findScholarship: ["une bourse"],
    listDeadlinesByToken: ["un calendrier par son secret", "si ce secret en est un"],
    findCalendarUrl: ["le secret de son calendrier"],
    listScholarshipsOf: UNTRIED,
  },
  "search/lists": {
    countPublications: ["les missions, un mot, le nombre", "les bourses, des choix, le nombre"],
    countFacets: [
      ...["les missions, des choix, les menus", "les bourses, un mot, les menus"],
      ...["les articles, sans mots, les menus"],
    ],
  },
  "search/nearer-queries": {
    countSearches: ["des offres proches, leurs nombres", "des missions proches, leurs nombres"],
  },
  "search/queries": {
    listSuggestions: ["ce qu'un champ propose", "ce qu'un champ propose des missions"],
    listTownSuggestions: ["les villes qu'un champ propose"],
    correctQuery: ["un mot mal écrit", "un mot mal écrit des bourses"],
  },
  "settings/queries": {
    findPreferences: ["le compte de qui est là"],
    exportMyData: ["tout ce qu'il emporte"],
  },
  "trades/queries": {
    listRegulations: ["qui encadre un métier"],
    findRegulation: ["qui encadre un métier"],
    readFigures: ["les chiffres d'un métier"],
    findFigures: ["les chiffres d'un métier dans une province"],
    listPayClasses: ["la paie d'un métier"],
    listOfferedTrades: ["les métiers qui ont des offres"],
  },
  "trust/audit-queries": {
    listOwnAudit: ["qui a fait quoi avec ce qui est à lui"],
    listLog: "Un opérateur : le registre, de la dernière ligne à la première.",
  },
  "trust/case-queries": {
    listCases: "Un opérateur : les dossiers ouverts sont comparés entre eux.",
    findCase: "Un opérateur : un dossier par son numéro.",
    listWritten: "Un opérateur : ce qu'un compte a écrit en 90 jours.",
    listDecisions: ["les décisions qui le concernent"],
    listWithdrawnTargets: ["ce qui a été retiré de ce à quoi il a postulé"],
  },
  "trust/gate-queries": {
    listWaiting: "Un opérateur : ce qui attend est compté et mis par pages.",
    findReview: "Un opérateur : une relecture par son numéro.",
  },
  "trust/report-queries": { findReportTarget: ["ce qu'on signale"] },
  "trust/signal-queries": {
    listSignalled: "Un opérateur : ce qui est signalé est compté et mis par pages.",
    listSignalsOf: "Un opérateur : les signaux d'une annonce.",
  },
  "trust/site-queries": {
    countWaiting: "Un opérateur : ce qui attend est compté.",
    readFigures: "Un opérateur : tout est compté.",
    findAccounts: "Un opérateur : une partie d'un nom se cherche dans tous.",
    listPostingRules: "Une trentaine de lignes.",
  },
};
