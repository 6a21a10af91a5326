import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import type {
  AlertMail,
  CaseMail,
  DueMail,
  NewsletterMail,
  SentApplication,
} from "#supabase/functions/_shared/mail-rows.ts";
import {
  accountAddress,
  accountConfirmation,
  accountNotice,
  accountRecovery,
} from "#supabase/functions/_shared/mails/account.ts";
import {
  alertAlready,
  alertConfirmation,
  alertNews,
} from "#supabase/functions/_shared/mails/alert.ts";
import {
  applicationReceived,
  applicationSent,
  expired,
  filled,
  interview,
  left,
  refusal,
  removed,
  unanswered,
  underReview,
} from "#supabase/functions/_shared/mails/application.ts";
import { contactMessage, contactReceived } from "#supabase/functions/_shared/mails/contact.ts";
import {
  employerConfirmation,
  employerDecision,
  employerInvitation,
} from "#supabase/functions/_shared/mails/employer.ts";
import {
  caseCandidate,
  caseContest,
  caseOwner,
  caseReporter,
} from "#supabase/functions/_shared/mails/moderation.ts";
import {
  newsletterAlready,
  newsletterConfirmation,
  newsletterNumber,
} from "#supabase/functions/_shared/mails/newsletter.ts";
import {
  answerDue,
  deadlineReminder,
  interviewCancelled,
  reminder,
  weeklyDigest,
} from "#supabase/functions/_shared/mails/reminders.ts";

const SITE = "https://horizon-erable.example";
const ID = "6f6b1c1e-0000-4000-8000-000000000001";

const publication = {
  title: "Infirmier·ère auxiliaire",
  company: "Clinique du Fleuve",
  recruiter_name: "Zoé Tremblay",
  recruiter_email: "zoe@exemple.ca",
};

const application: SentApplication = {
  ...publication,
  application_id: ID,
  kind: "job",
  applied: true,
  announced: true,
  has_cv: true,
  is_open: true,
  applicant_name: "Camille Roy",
  applicant_email: "camille@exemple.ca",
  answer_due_on: "2027-01-31",
  message: "Bonjour,\n\nVotre offre répond à ce que je cherche.\nCamille Roy",
};

const event: DueMail = {
  ...publication,
  application_id: ID,
  kind: "status",
  old_status: "En cours",
  status: "Entretien",
  message: "Êtes-vous libre mardi à 10 h ?\nAu plaisir,\nZoé",
  interview_at: "2030-01-03T15:00:00+00:00",
  target_kind: "job",
  candidate_name: "Camille Roy",
  candidate_email: "camille@exemple.ca",
  answer_due_on: "2027-01-31",
  publication_id: ID,
  waiting: null,
};

const decision: CaseMail = {
  email: "zoe@exemple.ca",
  name: "Zoé Tremblay",
  audience: "owner",
  kind: "job",
  title: "Infirmier·ère auxiliaire",
  item_id: ID,
  decision: "changes_requested",
  reason: "L’annonce demande 400 $ pour un dossier de permis.\nRetirez cette demande.",
  contest_decision: null,
  application_id: ID,
};

const contact = {
  id: ID,
  name: "Aïcha N’Diaye",
  email: "aicha@exemple.ca",
  subject: "Une question sur les permis",
  message: "Bonjour,\nÀ qui dois-je m’adresser ?",
  type: "immigration",
};

const subscription = { email: "aicha@exemple.ca", confirm_token: "c0nf", unsubscribe_token: "fin" };
const POSTAL = "Horizon Érable, 1, rue du Port, Québec (Québec)  G1K 0A1";
const alertRequest = { email: "aicha@exemple.ca", kind: "job", frequency: "daily", token: "fin" };
const alertMail: AlertMail = {
  email: "camille@exemple.ca",
  name: "Camille Roy",
  label: "« infirmière », Québec",
  address: "/emplois?q=infirmi%C3%A8re&province=quebec",
  frequency: "weekly",
  kind: "job",
  token: "fin",
  found: 12,
  items: [
    {
      kind: "job",
      id: ID,
      title: "Infirmier·ère auxiliaire",
      employer: "Clinique du Fleuve",
      town: "Québec",
      closes: "2027-01-01",
      zone: null,
    },
    {
      kind: "job",
      id: ID,
      title: "Registered Nurse",
      lang: "en",
      employer: null,
      town: null,
      closes: "2026-12-03",
      zone: "America/Vancouver",
    },
  ],
};

const letter: NewsletterMail = {
  email: "aicha@exemple.ca",
  token: "fin",
  number: 12,
  published_on: "2026-12-01",
  found: 3,
  items: [
    {
      id: ID,
      title: "Entrée express : comment lire une ronde",
      excerpt:
        "À qui une ronde s’adresse, ce que dit son pointage, et où la page officielle l’annonce.",
    },
    { id: ID, title: "Permis d’études : la lettre d’attestation, pas à pas", excerpt: null },
  ],
};

const account = { siteUrl: SITE, tokenHash: "5e7a1b9c", email: "camille@exemple.ca" };

/** Those that the authentication service sends, as somebody gets them. */
export const accountMails: Record<string, MailMessage> = {
  "account-confirmation": accountConfirmation(account),
  "account-notice": accountNotice("mfa_factor_unenrolled", account),
  "account-recovery": accountRecovery(account),
  "account-address": accountAddress({ ...account, newEmail: "camille.roy@exemple.ca" }),
};

const pay = {
  salary_min: 27,
  salary_max: 27,
  salary_period: "hour",
  low_pay_reason: null,
} as const;
const offers = [
  {
    ...{ kind: "job", id: ID, title: "Préposé·e aux soins", employer: "Résidence du Quai" },
    ...{ town: "Lévis", salary_range: null, ...pay },
  },
  {
    ...{ kind: "job", id: ID, title: "Home Aide", employer: "Coop Rive-Sud", town: null },
    lang: "en" as const,
    ...{ salary_range: "15 $ l’heure", ...pay, low_pay_reason: "Logé." },
  },
];

/** Those that the functions send, with what they may contain. */
export const functionMails: Record<string, MailMessage | null> = {
  "alert-already": alertAlready({ ...alertRequest, confirm_token: null }, SITE),
  "alert-confirmation": alertConfirmation({ ...alertRequest, confirm_token: "c0nf" }, SITE),
  "alert-news": alertNews(alertMail, SITE, POSTAL),
  "deadline-reminder": deadlineReminder(
    { ...alertMail, items: alertMail.items.slice(0, 1) },
    SITE,
    POSTAL,
  ),
  "weekly-digest": weeklyDigest(
    {
      ...{ email: "zoe@exemple.ca", name: "Zoé Tremblay", token: "fin" },
      items: [
        { id: ID, title: "Infirmier·ère auxiliaire", waiting: 4, fresh: 3, late: 1 },
        { id: ID, title: "Préposé·e à l’accueil", waiting: 1, fresh: 0, late: 0 },
      ],
    },
    SITE,
    POSTAL,
  ),
  "application-received": applicationReceived(application, SITE),
  "application-sent": applicationSent(application, SITE),
  interview: interview(event, SITE),
  refusal: refusal({ ...event, offers }, SITE),
  "under-review": underReview(event, SITE),
  expired: expired({ ...event, status: "En cours" }, SITE),
  filled: filled(event, SITE),
  removed: removed(event, SITE),
  left: left(event, SITE),
  reminder: reminder(event, SITE),
  "interview-cancelled": interviewCancelled(event, SITE),
  "answer-due": answerDue({ ...event, waiting: 4 }, SITE),
  unanswered: unanswered(event, SITE),
  "case-owner": caseOwner(decision, SITE),
  "case-contest": caseContest(
    { ...decision, audience: "contest", contest_decision: "overturned" },
    SITE,
  ),
  "case-reporter": caseReporter({ ...decision, audience: "reporter" }, SITE),
  "case-candidate": caseCandidate({ ...decision, audience: "candidate" }, SITE),
  "employer-confirmation": employerConfirmation(
    { email: "bonjour@clinique-du-fleuve.example", code: "40718263" },
    SITE,
  ),
  "employer-decision": employerDecision(
    {
      ...{ email: "zoe@exemple.ca", name: "Zoé Tremblay", employer: "Clinique du Fleuve" },
      outcome: "withdrawn",
      reason: "Le domaine du site a été vendu.",
    },
    SITE,
  ),
  "contact-message": contactMessage(contact, "bonjour@horizon-erable.example"),
  "contact-received": contactReceived(contact),
  "employer-invitation": employerInvitation(
    { email: "aicha@exemple.ca", role: "member", token: "c0nf" },
    SITE,
  ),
  "newsletter-confirmation": newsletterConfirmation(subscription, SITE),
  "newsletter-already": newsletterAlready(subscription, SITE),
  "newsletter-number": newsletterNumber(letter, SITE, POSTAL),
};
