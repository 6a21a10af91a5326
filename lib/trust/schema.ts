import type { Database } from "@/lib/supabase/database.types";

type Functions = Database["public"]["Functions"];

/** An account as an operator finds it; somebody may have neither name nor ever have signed in. */
export type Account = Omit<
  Functions["operator_accounts"]["Returns"][number],
  "full_name" | "last_sign_in_at" | "suspended_at" | "suspension"
> & {
  full_name: string | null;
  last_sign_in_at: string | null;
  suspended_at: string | null;
  /** The case of its suspension. */
  suspension: string | null;
};

/** What an account wrote lately, for the desk. */
export type Written = {
  kind: string;
  id: string;
  title: string;
  organisation: string | null;
  status: string;
  writtenAt: string | null;
  /** Since when it is in a colleague's hands. */
  handedAt: string | null;
  /** The case that is open on it already. */
  openCase: string | null;
  isWithheld: boolean;
};

/** What an operator needs to know of a rule of postings to switch it. */
export type PostingRule = Pick<
  Database["public"]["Tables"]["posting_rules"]["Row"],
  "id" | "province" | "sentence" | "link" | "state" | "enabled" | "checked_on"
>;

/** What an operator decides on a case. */
export const outcomes = {
  kept: { label: "Laisser en ligne", badge: "Laissée en ligne", tone: "green" },
  hidden: { label: "Masquer jusqu’à correction", badge: "Masquée", tone: "orange" },
  removed: { label: "Retirer, puis effacer dans 30 jours", badge: "Retirée", tone: "red" },
  suspended: { label: "Suspendre le compte", badge: "Compte suspendu", tone: "red" },
} as const;

export type Outcome = keyof typeof outcomes;

/** What a second look came to; or it was mended, and is back. */
type Reviewed = "upheld" | "overturned" | "corrected";

/** A case in the list of those that wait, or were decided. */
export type CaseRow = {
  id: string;
  kind: string;
  title: string | null;
  ownerName: string | null;
  /** How many reports were heard, how many of them are members', and how many were only counted. */
  reported: number;
  members: number;
  unheard: number;
  reasons: string[];
  openedAt: string;
  outcome: Outcome | null;
  isContested: boolean;
  /** Its author has mended it, and asks for it to be read again. */
  isCorrected: boolean;
  review: string | null;
};

type Report = {
  id: string;
  reason: string;
  message: string | null;
  is_member: boolean;
  created_at: string;
};

/** All of one case, as the database tells it. */
export type CaseFile = {
  id: string;
  kind: string;
  item_id: string;
  title: string | null;
  said: string;
  /** The whole row of a publication, of its kind's table; null once it is deleted, and of what is none. */
  row: Record<string, unknown> | null;
  /** A print of what everybody would read of it today, for the answer; null without any. */
  shown: string | null;
  /** What it said when it was first reported, or withheld, where it says something else since. */
  first_said: string | null;
  owner_id: string | null;
  owner_name: string | null;
  owner_email: string | null;
  opened_at: string;
  reported: number;
  outcome: Outcome | null;
  reason: string | null;
  decided_at: string | null;
  contest: string | null;
  contested_at: string | null;
  review: Reviewed | null;
  review_reason: string | null;
  corrected_at: string | null;
  correction_answer: string | null;
  same_reader: boolean;
  /** Whether it is about what whoever reads it publishes, or their employer does. */
  is_own: boolean;
  /** Whether they took the decision that is contested. */
  is_own_decision: boolean;
  /** Whether somebody else may read it. */
  has_other_reader: boolean;
  page: { kind: string; id: string } | null;
  reports: Report[];
  /** How often each reason was given by calls whose words were not kept. */
  unheard: Record<string, number>;
  earlier: { id: string; title: string | null; outcome: Outcome; decided_at: string }[];
};

/** A decision as the one on whom it falls reads it. */
export type Decision = {
  id: string;
  kind: string;
  itemId: string;
  title: string | null;
  outcome: Outcome;
  reason: string;
  decidedAt: string;
  contestedAt: string | null;
  review: Reviewed | null;
  reviewReason: string | null;
  canContest: boolean;
  canCorrect: boolean;
  correctedAt: string | null;
  /** What the last correction still lacked, or what was said when it was put back. */
  correctionAnswer: string | null;
  /** Whoever decided was alone to read the contest. */
  sameReader: boolean;
};

export const REASON_LENGTH = 2_000;

/** A line of the log as those whom it concerns read it. */
export type AuditLine = {
  id: number;
  createdAt: string;
  action: string;
  actor: string;
  title: string | null;
  status: string | null;
  organisation: string | null;
};

/** A line as an operator reads it. */
export type LogLine = {
  id: number;
  createdAt: string;
  action: string;
  actor: string | null;
  subject: string | null;
  title: string | null;
  reason: string | null;
};

/** How many lines a page of the log has. */
export const AUDIT_PAGE = 50;
