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
