import type { Database } from "@/lib/supabase/database.types";

type Functions = Database["public"]["Functions"];

/** An account in the operators' search; it may lack a name or a sign-in. */
export type Account = Omit<
  Functions["operator_accounts"]["Returns"][number],
  "full_name" | "last_sign_in_at" | "suspended_at" | "suspension" | "employers"
> & {
  full_name: string | null;
  last_sign_in_at: string | null;
  suspended_at: string | null;
  /** Id of the case that suspended it. */
  suspension: string | null;
  employers: AccountEmployer[];
};

export type AccountEmployer = {
  id: string;
  name: string;
  slug: string;
  website: string | null;
  verified_at: string | null;
  is_hidden: boolean;
  /** The verified company with the same or a similar name. */
  similar: string | null;
};

type Listed = Functions["operator_publications"]["Returns"][number];

/** A publication of an account, in any state; within a case it omits its own last case. */
export type AccountPublication = Omit<Listed, "organisation" | "case_id"> & {
  organisation?: string | null;
  case_id?: string | null;
};

export const sources = {
  review: "Vérification avant publication",
  report: "Signalements",
  signal: "Signaux de fraude",
  verification: "Vérification d’entreprises",
} as const;

export type Source = keyof typeof sources;

export const decisions = {
  approved: { label: "Publier", badge: "Contenu publié", tone: "green" },
  kept: { label: "Laisser en ligne", badge: "Contenu laissé en ligne", tone: "green" },
  changes_requested: { label: "Demander une correction", badge: "À corriger", tone: "orange" },
  removed: { label: "Retirer du site", badge: "Contenu retiré", tone: "red" },
  suspended: { label: "Suspendre le compte", badge: "Compte suspendu", tone: "red" },
  verified: { label: "Vérifier l’entreprise", badge: "Entreprise vérifiée", tone: "green" },
  refused: { label: "Ne pas vérifier", badge: "Entreprise non vérifiée", tone: "grey" },
} as const;

export type DecisionName = keyof typeof decisions;

/** Returns the decisions that a case allows: no changes can be requested of a comment or of a company. */
export function decisionsOf(file: Pick<CaseFile, "source" | "target_kind" | "owner_id">) {
  const isText = file.target_kind !== "comment" && file.target_kind !== "employer";
  const names: DecisionName[] = [
    file.source === "review" ? "approved" : "kept",
    ...(isText ? (["changes_requested"] as const) : []),
    "removed",
    ...(file.owner_id === null ? [] : (["suspended"] as const)),
  ];
  return names;
}

export const contestDecisions = {
  upheld: "Décision maintenue",
  overturned: "Décision annulée",
} as const;

type ContestDecision = keyof typeof contestDecisions;

export type CaseRow = {
  id: string;
  source: Source;
  kind: string;
  title: string | null;
  ownerId: string | null;
  ownerName: string | null;
  reports: number;
  memberReports: number;
  reasons: string[];
  /** Total weight of its fraud signals. */
  weight: number;
  openedAt: string;
  decision: DecisionName | null;
  isContested: boolean;
  contestDecision: string | null;
};

/** A passage or trait of a publication that resembles fraud. */
export type Signal = { signal: string; weight: number; passage: string | null };

type Report = {
  id: string;
  reason: string;
  message: string | null;
  is_member: boolean;
  created_at: string;
};

export type CaseFile = {
  id: string;
  source: Source;
  target_kind: string;
  target_id: string;
  title: string | null;
  version: number;
  /** What readers saw when the case was opened, or will see if it is approved; and today's text. */
  wording: string | null;
  current_wording: string | null;
  /** The whole row, from the table of its kind; null once it is deleted, or when it is no publication. */
  row: Record<string, unknown> | null;
  is_hidden: boolean;
  owner_id: string | null;
  owner_name: string | null;
  owner_email: string | null;
  owner_since: string | null;
  opened_at: string;
  decision: DecisionName | null;
  reason: string | null;
  decided_at: string | null;
  contest: string | null;
  contested_at: string | null;
  contest_decision: ContestDecision | null;
  contest_reason: string | null;
  /** Whether the target belongs to the operator reading it, or to their company. */
  is_own: boolean;
  page: { kind: string; id: string } | null;
  reports: Report[];
  signals: Signal[];
  /** The document of a company that requests verification. */
  document: { id: string; file_name: string | null; legal_name: string | null } | null;
  employers: AccountEmployer[];
  publications: AccountPublication[];
  /** Of the same author, undecided cases first. */
  other_cases: Pick<CaseFile, "id" | "title" | "decision" | "decided_at">[];
};

export type Decision = {
  id: string;
  kind: string;
  itemId: string;
  title: string | null;
  decision: DecisionName;
  reason: string | null;
  wording: string | null;
  decidedAt: string;
  contestedAt: string | null;
  contestDecision: ContestDecision | null;
  contestReason: string | null;
  canContest: boolean;
};

export const REASON_LENGTH = 2_000;

export type AuditLine = {
  id: number;
  createdAt: string;
  action: string;
  actor: string;
  title: string | null;
  status: string | null;
  organisation: string | null;
};

export type LogLine = {
  id: number;
  createdAt: string;
  action: string;
  actor: string | null;
  subject: string | null;
  title: string | null;
  reason: string | null;
};

export const AUDIT_PAGE = 50;
