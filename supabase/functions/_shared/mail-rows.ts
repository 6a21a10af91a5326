import type { AppliedKind } from "#lib/shared/kinds.ts";
import type { Pay } from "#lib/shared/pay.ts";

/** A row returned by the database function `application_mail`. */
export type Applying = {
  application_id: string;
  /** Whether the application is stored. */
  applied: boolean;
  has_cv: boolean;
  applicant_name: string | null;
  applicant_email: string;
  title: string;
  company: string | null;
  is_open: boolean;
  recruiter_email: string | null;
  recruiter_name: string | null;
  /** The last day of the response commitment, as 2027-01-31; null without one. */
  answer_due_on: string | null;
  /** Whether the recruiter's mail has left. */
  announced: boolean;
};

export type SentApplication = Applying & { kind: AppliedKind; message: string };

export type DueMail = {
  application_id: string;
  kind: string;
  /** The previous status; the same if only the time of the interview has changed. */
  old_status: string | null;
  status: string;
  message: string | null;
  /** When the interview is, if a time is set. */
  interview_at: string | null;
  target_kind: AppliedKind;
  title: string | null;
  company: string | null;
  candidate_name: string | null;
  candidate_email: string;
  recruiter_name: string | null;
  recruiter_email: string | null;
  /** The last day of the response commitment, as 2027-01-31. */
  answer_due_on: string | null;
  /** Null when it is deleted. */
  publication_id: string | null;
  /** Of a recruiter's reminder: how many applications wait for that day. */
  waiting: number | null;
  /** Of a refusal: similar open offers. */
  offers?: (AlertItem & Pay)[] | null;
};

/** A decision, for one of the people it concerns. */
export type CaseMail = {
  email: string;
  name: string | null;
  audience: "owner" | "contest" | "reporter" | "candidate";
  /** A kind of publication, "comment", "employer" or "account". */
  kind: string;
  item_id: string;
  title: string | null;
  decision: "approved" | "kept" | "changes_requested" | "removed" | "suspended";
  reason: string | null;
  contest_decision: "upheld" | "overturned" | null;
  /** The candidate's own application. */
  application_id: string | null;
};

/** Data of a mail with a verification code. */
export type EmployerRequest = {
  email: string;
  code: string;
};

/** A decision on a company, for its owners. */
export type EmployerMail = {
  email: string;
  name: string | null;
  employer: string;
  outcome: "verified" | "refused" | "withdrawn";
  reason: string;
};

/** A row of `contact_messages`. */
export type ContactMessage = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  type: string;
};

/** Data of a mail about a newsletter subscription request. */
export type NewsletterRequest = {
  email: string;
  /** Null for a current subscriber. */
  confirm_token: string | null;
  unsubscribe_token: string;
};

/** A publication in a mail of alerts or reminders. */
export type AlertItem = {
  kind: string;
  id: string;
  title: string;
  employer: string | null;
  town: string | null;
  /** The last day, as 2027-01-31. */
  closes?: string | null;
  /** The time zone of that day, unless it is Montréal’s. */
  zone?: string | null;
  /** The language of the title, unless it is French. */
  lang?: "en" | null;
};

export type AlertMail = {
  email: string;
  name: string | null;
  label: string;
  /** Path of the list with the saved search. */
  address: string;
  frequency: string;
  kind: string;
  token: string;
  found: number;
  items: AlertItem[];
};

export type ReminderMail = Pick<AlertMail, "email" | "name" | "token" | "items">;

/** How many applications wait for an answer; of these, those of the last week and the late ones. */
export type Waiting = { waiting: number; fresh: number; late: number };

/** Data of a recruiter's weekly digest, by publication. */
export type DigestMail = Pick<AlertMail, "email" | "name" | "token"> & {
  items: (Waiting & { id: string; title: string })[];
};

export type AlertRequest = {
  email: string;
  kind: string;
  frequency: string;
  /** Null for an alert that is confirmed already. */
  confirm_token: string | null;
  token: string;
};

export type EmployerInvitation = { email: string; role: string; token: string };

type NewsletterItem = { id: string; title: string; excerpt: string | null };

/** The part of an issue that is the same for all subscribers. */
export type NewsletterNumber = {
  number: number;
  /** Its day, as 2027-01-31. */
  published_on: string;
  /** Number of articles in all; the issue has only the first of them. */
  found: number;
  items: NewsletterItem[];
};

/** Data of an issue for one subscriber. */
export type NewsletterMail = NewsletterNumber & { email: string; token: string };
