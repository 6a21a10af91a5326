import type { AppliedKind } from "#lib/shared/kinds.ts";
import type { Pay } from "#lib/shared/pay.ts";

/** A row of what the database function `application_mail` answers. */
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

/** An application with what its sender wrote. */
export type SentApplication = Applying & { kind: AppliedKind; message: string };

/** What a mail about an application is made from. */
export type DueMail = {
  application_id: string;
  kind: string;
  /** The one before; the same where only the hour of the interview has changed. */
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
  /** Null when it is gone. */
  publication_id: string | null;
  /** Of a recruiter's reminder: how many applications wait for that day. */
  waiting: number | null;
  /** Of a refusal: open offers like this one. */
  offers?: (AlertItem & Pay)[] | null;
};

/** What a decision says to one of those whom it concerns. */
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

/** What the mail of a code is made from. */
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

/** What the mail of a request for the newsletter is made from. */
export type NewsletterRequest = {
  email: string;
  /** Null for somebody who is subscribed already. */
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
  /** Whose day that is, where it is not Montréal’s. */
  zone?: string | null;
  /** The language of the title, where it is not French. */
  lang?: "en" | null;
};

/** What a mail of an alert is made from. */
export type AlertMail = {
  email: string;
  name: string | null;
  label: string;
  /** The list in the state that is followed, as a path. */
  address: string;
  frequency: string;
  kind: string;
  token: string;
  found: number;
  items: AlertItem[];
};

/** What a reminder of deadlines is made from. */
export type ReminderMail = Pick<AlertMail, "email" | "name" | "token" | "items">;

/** How many applications wait for an answer; of these, those of the last week and the late ones. */
export type Waiting = { waiting: number; fresh: number; late: number };

/** What a recruiter's digest of the week is made from, by publication. */
export type DigestMail = Pick<AlertMail, "email" | "name" | "token"> & {
  items: (Waiting & { id: string; title: string })[];
};

/** What the mail of a request for an alert is made from. */
export type AlertRequest = {
  email: string;
  kind: string;
  frequency: string;
  /** Null for an alert that stands already. */
  confirm_token: string | null;
  token: string;
};

/** Somebody who is asked to join an employer. */
export type EmployerInvitation = { email: string; role: string; token: string };

/** An article in a number of the newsletter. */
type NewsletterItem = { id: string; title: string; excerpt: string | null };

/** What a number says to everybody. */
export type NewsletterNumber = {
  number: number;
  /** Its day, as 2027-01-31. */
  published_on: string;
  /** How many articles there were, of which it shows these. */
  found: number;
  items: NewsletterItem[];
};

/** What a number is made from, for one subscriber. */
export type NewsletterMail = NewsletterNumber & { email: string; token: string };
