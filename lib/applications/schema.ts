/** What people apply to, by the names that `applications.target_kind` has. */
export const applicationKinds = ["job", "freelance", "scholarship"] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

export type ApplicationTarget = { kind: ApplicationKind; id: string };

/** The column that points to each. */
export const targetColumns = {
  job: "job_id",
  freelance: "freelance_id",
  scholarship: "scholarship_id",
} as const;

/** As the database has it. */
export const MAX_MESSAGE = 5_000;

/** What the dialogs start from. */
export type Preparation = {
  title: string;
  company: string | null;
  open: boolean;
  applied: boolean;
  /** The viewer's CVs, the default one first. */
  documents: { id: string; name: string }[];
  letter: string;
};

/** An application as its sender sees it; what is gone is null. */
export type SentApplication = {
  id: string;
  status: string;
  appliedAt: string;
  kind: string;
  cvFileName: string | null;
  title: string | null;
  company: string | null;
  href: string | null;
};

/** The colour of each status (design.md); what is not listed is grey. */
const statusTones = {
  "En cours": "blue",
  Entretien: "green",
  Refusée: "red",
} as const;

export type StatusTone = (typeof statusTones)[keyof typeof statusTones] | "grey";

/** The tone of a status badge. */
export function statusTone(status: string): StatusTone {
  return Object.hasOwn(statusTones, status)
    ? statusTones[status as keyof typeof statusTones]
    : "grey";
}

const kinds: Record<string, string> = {
  job: "Offre d’emploi",
  freelance: "Mission",
  scholarship: "Bourse",
};

/** What an application is for, in one word. */
export function kindLabel(kind: string): string {
  return kinds[kind] ?? "Candidature";
}
