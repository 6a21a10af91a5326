/**
 * Facts about each kind of publication, shared by the site and its mails. What is specific to a kind is in
 * its domain: schema, fields, card, page. `lib/publications/kinds.ts` documents each fact and checks it
 * against the database types: a missing fact is a type error there.
 */
export const kinds = {
  job: {
    table: "jobs",
    owner: "recruiter_id",
    pointer: "job_id",
    organisation: "company_name",
    place: "location",
    deadline: "application_deadline",
    days: ["application_deadline", "start_date", "abroad_start_date"],
    search: "list_jobs",
    list: "/emplois",
    admin: "/admin/jobs",
    tag: "jobs",
    feminine: true,
    one: "Offre d’emploi",
    many: "Offres d’emploi",
    add: "Ajouter un emploi",
    manage: "Gérer les emplois",
    fresh: { one: "nouvelle offre d’emploi", many: "nouvelles offres d’emploi" },
    named: { its: "l’offre", yours: "votre offre" },
    suggested: { title: "Poste", employer: "Entreprise", town: "Lieu" },
    mark: { label: "Emploi", tone: "green" },
    filled: "Pourvue",
    abilities: ["apply", "save", "mail", "employer", "abroad"],
  },
  freelance: {
    table: "freelance_jobs",
    owner: "recruiter_id",
    pointer: "freelance_id",
    organisation: "company_name",
    place: "location",
    deadline: "application_deadline",
    days: ["application_deadline", "abroad_start_date"],
    search: "list_freelance_jobs",
    list: "/freelance",
    admin: "/admin/freelance",
    tag: "freelance",
    feminine: true,
    one: "Mission",
    many: "Missions",
    add: "Ajouter une mission",
    manage: "Gérer le freelance",
    fresh: { one: "nouvelle mission", many: "nouvelles missions" },
    named: { its: "la mission", yours: "votre mission" },
    suggested: { title: "Mission", employer: "Entreprise", town: "Lieu", tag: "Compétence" },
    mark: { label: "Mission", tone: "orange" },
    filled: "Pourvue",
    abilities: ["apply", "save", "mail", "employer", "abroad"],
  },
  scholarship: {
    table: "scholarships",
    owner: "recruiter_id",
    pointer: "scholarship_id",
    organisation: "university",
    place: "location",
    deadline: "deadline",
    days: ["deadline"],
    search: "list_scholarships",
    list: "/bourses",
    admin: "/admin/scholarships",
    tag: "scholarships",
    feminine: true,
    one: "Bourse",
    many: "Bourses",
    add: "Ajouter une bourse",
    manage: "Gérer les bourses",
    fresh: { one: "nouvelle bourse", many: "nouvelles bourses" },
    named: { its: "la bourse", yours: "votre bourse" },
    suggested: { title: "Bourse", employer: "Université", town: "Lieu", tag: "Domaine" },
    mark: { label: "Bourse", tone: "purple" },
    filled: "Attribuée",
    abilities: ["apply", "save", "mail", "employer"],
  },
  article: {
    table: "news_articles",
    owner: "author_id",
    pointer: null,
    organisation: null,
    place: null,
    deadline: null,
    days: [],
    search: "list_news",
    list: "/actualites",
    admin: "/admin/news",
    tag: "news",
    feminine: false,
    one: "Article",
    many: "Articles",
    add: "Ajouter un article",
    manage: "Gérer les actualités",
    fresh: { one: "nouvel article", many: "nouveaux articles" },
    named: { its: "l’article", yours: "votre article" },
    suggested: { title: "Article", tag: "Thème" },
    mark: { label: "Article", tone: "blue" },
    filled: null,
    abilities: [],
  },
} as const;

/** Kinds of publication, named as in the database: offers, missions, bourses and articles. */
export type Kind = keyof typeof kinds;

/** The kinds that accept applications. */
export type AppliedKind = {
  [K in Kind]: "apply" extends (typeof kinds)[K]["abilities"][number] ? K : never;
}[Kind];

type Words = {
  /** The publication, capitalized to start a sentence. */
  noun: string;
  /** Why it is closed: it was filled, or the deadline has passed. */
  filled: string;
  expired: string;
  /** What a candidate sends, and the name of that action. */
  sent: string;
};

export const appliedLabels = {
  job: {
    noun: "L’offre",
    filled: "Poste pourvu",
    expired: "Offre expirée",
    sent: "candidature",
  },
  freelance: {
    noun: "La mission",
    filled: "Mission attribuée",
    expired: "Mission expirée",
    sent: "proposition",
  },
  scholarship: {
    noun: "La bourse",
    filled: "Bourse attribuée",
    expired: "Bourse expirée",
    sent: "candidature",
  },
} as const satisfies Record<AppliedKind, Words>;
