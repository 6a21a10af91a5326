import type { Database } from "@/lib/supabase/database.types";

/** Offers, missions, bourses and articles: four kinds of one thing, by the names the database has. */
export type Kind = "job" | "freelance" | "scholarship" | "article";

/** The columns of applications and saved items that point to a publication. */
type Pointer = "job_id" | "freelance_id" | "scholarship_id";

type Tables = Database["public"]["Tables"];
type Functions = Database["public"]["Functions"];

/** What can be done with some kinds and not with others. */
export type Ability = "apply" | "save" | "expire" | "mail" | "import";

type Description = {
  table: keyof Tables & string;
  /** The column that says whose it is. */
  owner: "recruiter_id" | "author_id";
  /** The column of applications and saved items that points to it. */
  pointer: Pointer | null;
  /** The column that says who offers it. */
  organisation: "company_name" | "university" | null;
  /** The last day on which it can be applied to. */
  deadline: "application_deadline" | "deadline" | null;
  /** The database function that finds it by words. */
  search: keyof Functions & string;
  /** The public list; each page is one segment below. */
  list: `/${string}`;
  admin: `/admin/${string}`;
  /** What is kept of the whole list; `pageTag` is for one page. */
  tag: string;
  /** As people call one, and many. */
  one: string;
  many: string;
  /** What marks it among other kinds. */
  mark: { label: string; tone: "green" | "blue" | "purple" | "orange" };
  /** The state of one that has found somebody. */
  filled: string | null;
  abilities: readonly Ability[];
};

/**
 * All that the program knows of each kind; a kind that is missing here, or a fact that is missing
 * of a kind, is a type error. What is particular stays in its domain: schema, fields, card, page.
 */
export const kinds = {
  job: {
    table: "jobs",
    owner: "recruiter_id",
    pointer: "job_id",
    organisation: "company_name",
    deadline: "application_deadline",
    search: "search_jobs",
    list: "/emplois",
    admin: "/admin/jobs",
    tag: "jobs",
    one: "Offre d’emploi",
    many: "Offres d’emploi",
    mark: { label: "Emploi", tone: "green" },
    filled: "Pourvue",
    abilities: ["apply", "save", "expire", "mail", "import"],
  },
  freelance: {
    table: "freelance_jobs",
    owner: "recruiter_id",
    pointer: "freelance_id",
    organisation: "company_name",
    deadline: "application_deadline",
    search: "search_freelance_jobs",
    list: "/freelance",
    admin: "/admin/freelance",
    tag: "freelance",
    one: "Mission",
    many: "Missions",
    mark: { label: "Mission", tone: "orange" },
    filled: "Pourvue",
    abilities: ["apply", "save", "expire", "mail"],
  },
  scholarship: {
    table: "scholarships",
    owner: "recruiter_id",
    pointer: "scholarship_id",
    organisation: "university",
    deadline: "deadline",
    search: "search_scholarships",
    list: "/bourses",
    admin: "/admin/scholarships",
    tag: "scholarships",
    one: "Bourse",
    many: "Bourses",
    mark: { label: "Bourse", tone: "purple" },
    filled: "Attribuée",
    abilities: ["apply", "save", "expire", "mail"],
  },
  article: {
    table: "news_articles",
    owner: "author_id",
    pointer: null,
    organisation: null,
    deadline: null,
    search: "search_news",
    list: "/actualites",
    admin: "/admin/news",
    tag: "news",
    one: "Article",
    many: "Articles",
    mark: { label: "Article", tone: "blue" },
    filled: null,
    abilities: [],
  },
} as const satisfies Record<Kind, Description>;

type Kinds = typeof kinds;

/** Every kind, in the order in which people are shown them. */
export const everyKind = Object.keys(kinds) as Kind[];

/** The kinds that have an ability: `KindThatCan<"apply">`. */
export type KindThatCan<Wanted extends Ability> = {
  [K in Kind]: Wanted extends Kinds[K]["abilities"][number] ? K : never;
}[Kind];

/** Whether a kind has an ability. */
export function can<Wanted extends Ability>(
  kind: Kind,
  ability: Wanted,
): kind is KindThatCan<Wanted> {
  return (kinds[kind].abilities as readonly Ability[]).includes(ability);
}

/** Those kinds, in their order. */
export function kindsThatCan<Wanted extends Ability>(ability: Wanted): KindThatCan<Wanted>[] {
  return everyKind.filter((kind) => can(kind, ability));
}

/** The table of a kind, and what its rows are. */
export type TableOf<K extends Kind> = Kinds[K]["table"];
export type RowOf<K extends Kind> = Tables[TableOf<K>]["Row"];
export type ValuesOf<K extends Kind> = Omit<Tables[TableOf<K>]["Insert"], "id" | Kinds[K]["owner"]>;

/**
 * A word of the database's as a kind.
 * @throws when it names none: the database is newer than the site.
 */
export function asKind(word: string): Kind {
  const kind = everyKind.find((known) => known === word);
  if (kind === undefined) throw new Error(`unknown kind of publication: ${word}`);
  return kind;
}

/** The pointer of a row that belongs to a publication, ready to be stored. */
export function pointerTo<K extends KindThatCan<"apply" | "save">>(kind: K, id: string) {
  return { [kinds[kind].pointer]: id } as Partial<Record<Kinds[K]["pointer"], string>>;
}

/** Where everybody reads it. */
export function pagePath(kind: Kind, id: string): string {
  return `${kinds[kind].list}/${id}`;
}

/** Where a member asks what it does not say. */
export function askPath(kind: Kind, id: string): string {
  return `/espace-utilisateur/demander${pagePath(kind, id)}`;
}

/** Where its owner edits it. */
export function editPath(kind: Kind, id: string): string {
  return `${kinds[kind].admin}?modifier=${id}`;
}

/** Where its owner reads the applications to it. */
export function applicationsPath(id: string): string {
  return `/admin/candidatures?publication=${id}`;
}

/** What is kept of one page. */
export function pageTag(kind: Kind, id: string): string {
  return `${kind}:${id}`;
}
