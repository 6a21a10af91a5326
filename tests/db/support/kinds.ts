import type { Row } from "./actors";

/** What a publication's id names only together with its table. */
export const KINDS = {
  job: {
    table: "jobs",
    owner: "recruiter_id",
    pointer: "job_id",
    closed: ["filled"],
    fields: { title: "Offre", company_name: "Employeur", description: "Texte" },
  },
  freelance: {
    table: "freelance_jobs",
    owner: "recruiter_id",
    pointer: "freelance_id",
    closed: ["filled"],
    fields: { title: "Mission", description: "Texte" },
  },
  scholarship: {
    table: "scholarships",
    owner: "recruiter_id",
    pointer: "scholarship_id",
    closed: ["filled"],
    fields: { title: "Bourse", university: "Université", description: "Texte" },
  },
  article: {
    table: "news_articles",
    owner: "author_id",
    pointer: null,
    closed: [],
    fields: { title: "Article", content: "Texte" },
  },
} as const satisfies Record<
  string,
  {
    table: string;
    owner: string;
    pointer: string | null;
    /** The states in which it is still read, but over. */
    closed: readonly string[];
    fields: Row;
  }
>;

export type Kind = keyof typeof KINDS;

const kinds = Object.keys(KINDS) as Kind[];

/** Every kind that is somebody's, beside every other kind that a rival may choose its id for. */
export const PAIRS = kinds.flatMap((theirs) =>
  kinds.filter((chosen) => chosen !== theirs).map((chosen) => [theirs, chosen] as const),
);

/** The pairs whose publication takes applications. */
export const APPLIED_PAIRS = PAIRS.filter(([theirs]) => KINDS[theirs].pointer !== null);
