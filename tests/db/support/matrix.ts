import type { Row } from "./actors";
import { KINDS } from "./kinds";
import { ACTORS, type Actor, actorOf, type Caller, PEOPLE, SUSPENDED } from "./people";

/** Operations on an existing row: S(elect), U(pdate), D(elete). */
type Letters = "" | "S" | "SU" | "SD" | "SUD";

/** One row of the matrix: a row of a table, and what each caller may do with it. */
export interface Line {
  table: string;
  /** Which row, in words. */
  row: string;
  /** Columns of that row, given the row that it hangs on. */
  make: (target: string) => Row;
  /** The table whose new row is the target, when there is one. */
  on?: "jobs" | "news_articles" | "applications" | "employers" | "lmia_loads";
  /** The row is there already, as `make` names it, and stays. */
  stays?: true;
  /** The columns that name the row; id when left out. */
  key?: string[];
  patch: Row;
  allowed: Record<Actor, Letters>;
  /** What a suspended owner keeps, where it is not what any other recruiter has. */
  suspended?: { recruteur: Letters };
}

const { candidat, recruteur } = PEOPLE;
const everybody = (letters: Letters) =>
  Object.fromEntries(ACTORS.map((actor) => [actor, letters])) as Line["allowed"];
const NOBODY = everybody("");
const PUBLIC = everybody("S");

const MEMBERS = ACTORS.filter((actor) => actor !== "visiteur");
const RECRUITERS: Actor[] = ["recruteur", "autre recruteur"];

const PUBLICATIONS = Object.values(KINDS);
const FEED = "https://nord.example.ca/offres.xml";
const SEARCH = { kind: "job", label: "Soins", address: "/emplois?q=soins" };

/** A publication of the recruteur's, with a status. */
function publication(table: string, status = "published"): Row {
  const kind = PUBLICATIONS.find((each) => each.table === table);
  if (!kind) throw new Error(`${table} is no publication`);
  return { ...kind.fields, [kind.owner]: recruteur, status };
}

const documentOf = (user_id: string): Row => ({
  ...{ user_id, file_name: "cv.pdf", file_url: `${user_id}/${crypto.randomUUID()}.pdf` },
  size_bytes: 10,
});
/** Where a fact of the law was read. */
const LAW = { source: "https://exemple.test/", checked_on: "2026-01-01", state: "to_check" };

/** An employer of the recruteur's, who is its first owner. */
const employer = (): Row => ({ name: "Employeur", created_by: recruteur });

/** The row that lines hang on: an offer, an article, an application to such an offer, an employer. */
export function targetRow(on: NonNullable<Line["on"]>, target: string): Row {
  if (on === "employers") return employer();
  if (on === "lmia_loads") return { ...QUARTER, quarter: `${++lastYear}-01-01` };
  return on === "applications"
    ? { candidate_id: candidat, job_id: target, applicant_name: "Nom candidat" }
    : publication(on);
}

const publicationLine = (table: string, status: string, others = PUBLIC): Line => ({
  table,
  row: status,
  make: () => publication(table, status),
  patch: { title: "Autre titre" },
  allowed: { ...others, recruteur: "SUD" },
});
const publications: Line[] = PUBLICATIONS.flatMap(({ table, closed }) => [
  ...["published", ...closed].map((status) => publicationLine(table, status)),
  publicationLine(table, "draft", NOBODY),
]);

/** Each load that a row hangs on is of a year of its own. */
let lastYear = 1900;
const QUARTER = {
  ...{ quarter: "2020-01-01", is_example: true, fingerprint: "0".repeat(64) },
  ...{ source: "essai.csv", row_count: 1 },
};

// What everybody reads, and nobody writes but whoever runs the site.
const references: Line[] = [
  {
    table: "trades",
    row: "quelconque",
    make: () => ({ slug: "luthier", name: "Luthier·ère", sector: "construction" }),
    key: ["slug"],
    patch: { name: "Autre" },
    allowed: PUBLIC,
  },
  {
    table: "regulated_trades",
    row: "quelconque",
    make: () => ({
      ...{ trade: "serveur", province: "NU", scope: "none", body: "Personne", ...LAW },
      ...{ link: "https://exemple.test/", state: "read" },
    }),
    key: ["trade", "province"],
    patch: { body: "Autre" },
    allowed: PUBLIC,
  },
  {
    table: "french_programs",
    row: "quelconque",
    make: () => ({
      ...{ slug: "essai", name: "Essai", abilities: ["speaking"], nclc: 5 },
      ...{ conditions: "Aucune.", ...LAW },
    }),
    key: ["slug"],
    patch: { nclc: 4 },
    allowed: PUBLIC,
  },
  {
    table: "language_test_scores",
    row: "quelconque",
    make: () => ({ test: "tef", ability: "reading" }),
    stays: true,
    key: ["test", "ability"],
    patch: { max_score: 9 },
    allowed: PUBLIC,
  },
  {
    table: "noc_unit_groups",
    row: "quelconque",
    make: () => ({ code: "99999", title: "Luthiers/luthières" }),
    key: ["code"],
    patch: { title: "Autre" },
    allowed: PUBLIC,
  },
  {
    table: "lmia_loads",
    row: "d'un trimestre",
    make: () => QUARTER,
    key: ["quarter", "is_example"],
    patch: { source: "autre.csv" },
    allowed: PUBLIC,
  },
  {
    table: "lmia_approvals",
    row: "d'une entreprise",
    on: "lmia_loads",
    make: () => ({
      ...{
        quarter: `${lastYear}-01-01`,
        is_example: true,
        name: "Essai",
        name_keys: ["essai"],
        town: "Laval",
      },
      ...{ province: "QC", stream: "high_wage", noc: "72106", approvals: 1, positions: 2 },
    }),
    patch: { positions: 99 },
    allowed: PUBLIC,
  },
];

const employers: Line[] = [
  {
    table: "employers",
    row: "du recruteur",
    make: employer,
    patch: { description: "Autre" },
    allowed: { ...PUBLIC, recruteur: "SU" },
    // Decisions hide it with the last of its owners (private.must_hide); here the account alone is.
    suspended: { recruteur: "S" },
  },
  {
    table: "employers",
    row: "retiré du site",
    // Under a name of its own: its people publish under it no more.
    make: () => ({ ...employer(), name: "Fermée depuis", is_hidden: true }),
    patch: { description: "Autre" },
    allowed: { ...NOBODY, recruteur: "SU" },
  },
  {
    table: "employer_members",
    row: "un collègue",
    on: "employers",
    make: (employer_id) => ({ employer_id, user_id: PEOPLE["autre recruteur"] }),
    key: ["employer_id", "user_id"],
    patch: { role: "owner" },
    allowed: { ...NOBODY, recruteur: "S", "autre recruteur": "S" },
    suspended: { recruteur: "" },
  },
  {
    table: "employer_sources",
    row: "de son entreprise",
    on: "employers",
    make: (employer_id) => ({ employer_id, address: FEED }),
    patch: { paused: true },
    allowed: { ...NOBODY, recruteur: "SUD" },
    suspended: { recruteur: "" },
  },
];

const comment = (status: string, allowed: Line["allowed"]): Line => ({
  table: "comments",
  row: status,
  on: "news_articles",
  make: (article_id) => ({ article_id, user_id: candidat, body: "Bien dit", status }),
  patch: { status: "refused" },
  allowed,
});

const issue: Line = {
  table: "newsletter_issues",
  row: "paru",
  make: () => ({
    number: 1 + Math.floor(Math.random() * 2_000_000_000),
    article_ids: `{${crypto.randomUUID()}}`,
    found: 1,
    until: "2026-11-24T14:00:00Z",
  }),
  key: ["number"],
  patch: { found: 2 },
  allowed: PUBLIC,
};

const personal: Line[] = [
  {
    table: "applications",
    row: "envoyée au recruteur",
    on: "jobs",
    make: (job_id) => ({ candidate_id: candidat, job_id }),
    patch: { cover_message: "Autre lettre" },
    allowed: { ...NOBODY, candidat: "S", recruteur: "S" },
  },
  {
    table: "application_events",
    row: "d'une candidature reçue",
    on: "applications",
    make: (application_id) => ({ application_id, kind: "status" }),
    key: ["application_id", "kind"],
    patch: { message: "Autre" },
    allowed: { ...NOBODY, candidat: "S", recruteur: "S" },
  },
  {
    table: "application_reviews",
    row: "d'une candidature reçue",
    on: "applications",
    make: (application_id) => ({ application_id, notes: "À rappeler" }),
    key: ["application_id"],
    patch: { notes: "Rappelée", is_hired: true },
    allowed: { ...NOBODY, recruteur: "SU" },
  },
  {
    table: "documents",
    row: "jamais envoyé",
    make: () => documentOf(candidat),
    patch: { file_name: "autre.pdf" },
    allowed: { ...NOBODY, candidat: "SUD" },
  },
  {
    table: "saved_items",
    row: "du candidat",
    on: "jobs",
    make: (id) => ({ user_id: candidat, kind: "job", publication_id: id }),
    key: ["user_id", "publication_id"],
    patch: { created_at: "2026-01-01T00:00:00Z" },
    allowed: { ...NOBODY, candidat: "SD" },
  },
  {
    table: "abroad_questions",
    row: "du candidat",
    on: "jobs",
    make: (job_id) => ({ user_id: candidat, job_id }),
    patch: { created_at: "2026-01-01T00:00:00Z" },
    allowed: { ...NOBODY, candidat: "S" },
  },
  {
    table: "article_likes",
    row: "du candidat",
    on: "news_articles",
    make: (article_id) => ({ article_id, user_id: candidat }),
    key: ["article_id", "user_id"],
    patch: { created_at: "2026-01-01T00:00:00Z" },
    allowed: { ...NOBODY, candidat: "SD" },
  },
  {
    table: "calendar_tokens",
    row: "du candidat",
    make: () => ({ user_id: candidat, token: crypto.randomUUID() }),
    key: ["user_id"],
    patch: { token: "choisi" },
    allowed: { ...NOBODY, candidat: "SD" },
  },
  {
    table: "alerts",
    row: "du candidat",
    make: () => ({ user_id: candidat, ...SEARCH }),
    patch: { status: "paused" },
    allowed: { ...NOBODY, candidat: "SUD" },
  },
  issue,
  comment("approved", { ...PUBLIC, recruteur: "SU" }),
  comment("pending", { ...NOBODY, candidat: "S", recruteur: "SU" }),
];

// Facts of the law: everybody reads them, the operator alone writes them.
const law: Line[] = [
  {
    table: "minimum_wages",
    row: "d'une province",
    make: () => ({ province: "SK", in_force_from: "2001-01-01", hourly: 6, ...LAW }),
    key: ["province", "in_force_from"],
    patch: { hourly: 1 },
    allowed: PUBLIC,
  },
  {
    table: "posting_rules",
    row: "d'une province",
    make: () => ({
      ...{ id: "sk-essai", province: "SK", kind: "pay_stated", sentence: "Une règle d'essai." },
      ...{ link: "https://exemple.ca/loi", in_force_from: "2001-01-01", ...LAW },
    }),
    patch: { enabled: false },
    allowed: PUBLIC,
  },
];

const visitorAlert = () => ({ email: `${crypto.randomUUID()}@exemple.test`, ...SEARCH });

// Reached through functions only; nobody sees, changes or removes a row.
const closed: Line[] = [
  {
    table: "contact_messages",
    make: () => ({
      ...{ name: "Nom", email: "a@exemple.test", subject: "Objet", message: "Texte" },
      user_id: candidat,
    }),
    patch: { message: "Autre" },
  },
  { table: "alerts", row: "d'un visiteur", make: visitorAlert, patch: { status: "active" } },
].map((line) => ({ row: "quelconque", allowed: NOBODY, ...line }));

const fileOf = (bucket_id: string, owner: string, extension = "png"): Row => ({
  bucket_id,
  name: `${owner}/${crypto.randomUUID()}.${extension}`,
});
/** A file is never written anew, and renamed by nobody. */
const file = (row: string, make: () => Row, owner: "candidat" | "recruteur"): Line => ({
  table: "storage.objects",
  row,
  make,
  key: ["bucket_id", "name"],
  patch: { name: make().name },
  allowed: { ...NOBODY, [owner]: "SD" },
  suspended: owner === "recruteur" ? { recruteur: "SD" } : undefined,
});
const files: Line[] = [
  file("CV du candidat", () => fileOf("cvs", candidat, "pdf"), "candidat"),
  file("photo du candidat", () => fileOf("avatars", candidat), "candidat"),
  file("image du recruteur", () => fileOf("images", recruteur), "recruteur"),
];

const profile: Line = {
  table: "profiles",
  row: "du candidat",
  make: () => ({ id: candidat }),
  stays: true,
  patch: { occupation: "Luthière" },
  allowed: { ...NOBODY, candidat: "SU" },
};

/** Every table of the matrix, row by row. */
export const MATRIX: Line[] = [
  ...[...publications, publicationLine("news_articles", "replaced"), ...references],
  ...[...employers, ...personal, ...law, ...closed, profile, ...files],
];

type Insert = {
  table: string;
  on?: Line["on"];
  make: (self: string, target: string) => Row;
  allowed: readonly Actor[];
  /** A suspended account may not. */
  unlessSuspended?: true;
};

/** What is made by functions only. */
const closedInsert = (table: string, make: Insert["make"], on?: Line["on"]): Insert => ({
  ...{ table, make, on },
  allowed: [],
});

/** What callers may insert in their own name, and in the name of the recruteur or candidat. */
export const INSERTS: Insert[] = [
  ...PUBLICATIONS.map(({ table, owner, fields }) => ({
    table,
    make: (self: string) => ({ ...fields, [owner]: self }),
    allowed: RECRUITERS,
    unlessSuspended: true as const,
  })),
  {
    table: "saved_items",
    on: "jobs",
    make: (user_id, id) => ({ user_id, kind: "job", publication_id: id }),
    allowed: MEMBERS,
  },
  {
    table: "article_likes",
    on: "news_articles",
    make: (user_id, article_id) => ({ user_id, article_id }),
    allowed: MEMBERS,
    unlessSuspended: true,
  },
  {
    table: "comments",
    on: "news_articles",
    make: (user_id, article_id) => ({ user_id, article_id, body: "Merci" }),
    allowed: MEMBERS,
    unlessSuspended: true,
  },
  closedInsert("documents", documentOf),
  closedInsert("abroad_questions", (user_id, job_id) => ({ user_id, job_id }), "jobs"),
  {
    table: "employers",
    make: (created_by) => ({ name: `Maison ${crypto.randomUUID()}`, created_by }),
    allowed: RECRUITERS,
    unlessSuspended: true,
  },
  closedInsert(
    "employer_members",
    (user_id, employer_id) => ({ employer_id, user_id, role: "owner" }),
    "employers",
  ),
  // Of a company that is not verified.
  closedInsert(
    "employer_sources",
    (_, employer_id) => ({ employer_id, address: FEED }),
    "employers",
  ),
  closedInsert("profiles", () => ({ id: crypto.randomUUID(), role: "recruteur" })),
  closedInsert("calendar_tokens", (user_id) => ({ user_id, token: "à moi" })),
  closedInsert("alerts", (user_id) => ({ user_id, ...SEARCH })),
  { table: "storage.objects", make: (self) => fileOf("cvs", self, "pdf"), allowed: MEMBERS },
  { table: "storage.objects", make: (self) => fileOf("avatars", self), allowed: MEMBERS },
  {
    table: "storage.objects",
    make: (self) => fileOf("images", self),
    allowed: RECRUITERS,
    unlessSuspended: true,
  },
  // Without a CV nobody applies: what goes with one is in applications.test.ts.
  closedInsert(
    "applications",
    (candidate_id, job_id) => ({ candidate_id, job_id, status: "En cours" }),
    "jobs",
  ),
  closedInsert(
    "application_events",
    (actor_id, application_id) => ({ application_id, kind: "status", actor_id }),
    "applications",
  ),
  // It names nobody: who may review which application is in received-applications.test.ts.
  closedInsert("application_reviews", () => ({ application_id: crypto.randomUUID() })),
  ...[...references, ...law, ...closed, issue].map(({ table, make }) =>
    closedInsert(table, () => make(crypto.randomUUID())),
  ),
];

/** What a caller may do with a row: a suspended recruiter has no more right than another one. */
export function lettersOf({ allowed, suspended }: Line, caller: Caller): string {
  if (caller === "recruteur suspendu") return suspended?.recruteur ?? allowed["autre recruteur"];
  return allowed[actorOf(caller)];
}

/** Whether a caller may insert such a row in their own name. */
export function mayInsert({ allowed, unlessSuspended }: Insert, caller: Caller): boolean {
  return allowed.includes(actorOf(caller)) && !(unlessSuspended && caller in SUSPENDED);
}
