import type { z } from "zod";
import { changeSchema, savedSearchSchema } from "@/lib/alerts/schema";
import { reviewInput, statusChangeInput } from "@/lib/applications/received-schema";
import { applicationInput } from "@/lib/applications/schema";
import {
  begunSchema,
  changeEmailSchema,
  changePasswordSchema,
  codeSchema,
  emailSchema,
  linkSchema,
  passwordAgainSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from "@/lib/auth/schema";
import { contactSchema } from "@/lib/contact/schema";
import { renameSchema } from "@/lib/documents/schema";
import { employerSchema, invitationSchema } from "@/lib/employers/schema";
import { freelanceJobSchema } from "@/lib/freelance/schema";
import { jobSchema } from "@/lib/jobs/schema";
import { articleSchema, commentSchema } from "@/lib/news/schema";
import { profileSchema } from "@/lib/profile/schema";
import { scholarshipSchema } from "@/lib/scholarships/schema";
import { deletionSchema, preferencesSchema } from "@/lib/settings/schema";

/** Whose rows an action is asked to touch: all of them are somebody else's. */
export type Theirs = {
  ids: Record<
    | "job"
    | "freelance"
    | "scholarship"
    | "article"
    | "application"
    | "document"
    | "comment"
    | "alert"
    | "case"
    | "employer",
    string
  >;
  candidate: { id: string; email: string };
  recruiter: { id: string; email: string };
  path: string;
};

/** Who tries, in the order in which they do; the operator last, who may change things. */
export const ATTACKERS = ["visitor", "candidate", "recruiter", "suspended", "operator"] as const;
export type Attacker = (typeof ATTACKERS)[number];

export type ActionLine = {
  /** The fields of its form, or the values that it is called with. */
  input: (theirs: Theirs) => Record<string, string> | unknown[];
  /** What reads the form, for inputs that are made up. */
  schema?: z.ZodType;
  /** A page that has it, where its own has a parameter. */
  page?: (theirs: Theirs) => string;
  /**
   * What each attacker gets, in the order above: `D`one for oneself or on what everybody may, `R`efused,
   * sent elsewhere (`>`), `A`nother answer; `+` where something of theirs was changed. Left out, only
   * that nothing of theirs changed is asked.
   */
  outcome?: string;
};

const FORGED = "f".repeat(64);
const TEXT = "Un essai, de qui n’a rien à faire ici.";
const PASSWORD = "Sapin-bleu-2027";

/** A whole form, sent over whatever version there is. */
const ENTIRE = {
  ...{ title: "À un autre", description: TEXT, content: TEXT, status: "published" },
  ...{ updated_at: "2026-01-01T00:00:00Z", overwrite: "1" },
};
const offer = { ...ENTIRE, company_name: "Boréal", contract_type: "CDI" };
const onArticle = { page: ({ ids }: Theirs) => `/actualites/${ids.article}` };

/** Every server action, with what is asked of it. */
export const ACTIONS: Record<string, ActionLine> = {
  saveJob: {
    input: ({ ids }) => ({ ...offer, id: ids.job }),
    schema: jobSchema,
    outcome: "R R R R R",
  },
  deleteJob: { input: ({ ids }) => ({ id: ids.job }), outcome: "> > R R >" },
  checkImport: { input: () => ({ file: "titre;entreprise" }), outcome: "> > R R >" },
  importJobs: { input: () => ({ file: "titre;entreprise" }), outcome: "> > R R >" },
  renewCalendarLink: { input: () => [], outcome: "> > D D >" },
  revokeCalendarLink: { input: () => [], outcome: "> > D D >" },
  saveScholarship: {
    input: ({ ids }) => ({ ...ENTIRE, university: "Du Nord", id: ids.scholarship }),
    schema: scholarshipSchema,
    outcome: "R R R R R",
  },
  deleteScholarship: { input: ({ ids }) => ({ id: ids.scholarship }), outcome: "> > R R >" },
  askRecruiter: {
    input: ({ ids }) => ({ kind: "job", id: ids.job }),
    page: ({ ids }) => `/espace-utilisateur/demander/emplois/${ids.job}`,
    outcome: "> D D D D",
  },
  saveFreelanceJob: {
    input: ({ ids }) => ({ ...ENTIRE, id: ids.freelance }),
    schema: freelanceJobSchema,
    outcome: "R R R R R",
  },
  deleteFreelanceJob: { input: ({ ids }) => ({ id: ids.freelance }), outcome: "> > R R >" },
  setLike: { input: ({ ids }) => [ids.article, true], ...onArticle, outcome: "R D D R D" },
  addComment: {
    input: ({ ids }) => ({ article_id: ids.article, body: TEXT }),
    schema: commentSchema,
    ...onArticle,
    outcome: "R D D R D",
  },
  decideComment: { input: ({ ids }) => [ids.comment, "approved"], outcome: "> > R R >" },
  saveArticle: {
    input: ({ ids }) => ({ ...ENTIRE, id: ids.article }),
    schema: articleSchema,
    outcome: "R R R R R",
  },
  verifyArticle: { input: ({ ids }) => [ids.article], outcome: "> > R R >" },
  deleteArticle: { input: ({ ids }) => ({ id: ids.article }), outcome: "> > R R >" },
  decideCase: {
    input: ({ ids }) => ({ id: ids.case, version: "1", decision: "removed", reason: TEXT }),
    page: ({ ids }) => `/admin/operation/file/${ids.case}`,
    outcome: "> > > > D+",
  },
  reviewCase: {
    input: ({ ids }) => ({ id: ids.case, review: "overturned", reason: TEXT }),
    page: ({ ids }) => `/admin/operation/file/${ids.case}`,
    outcome: "> > > > D+",
  },
  suspendAccount: {
    input: ({ candidate }) => ({ id: candidate.id, reason: TEXT }),
    outcome: "> > R R >",
  },
  contestCase: { input: ({ ids }) => ({ id: ids.case, words: TEXT }), outcome: "> > R R >" },
  reportContent: {
    input: ({ ids }) => ({ kind: "job", id: ids.job, reason: "fees", message: TEXT }),
    page: ({ ids }) => `/signaler/emplois/${ids.job}`,
    outcome: "D D D D D",
  },
  saveItem: { input: ({ ids }) => [{ kind: "job", id: ids.job }], outcome: "R D D D D" },
  unsaveItem: { input: ({ ids }) => [{ kind: "job", id: ids.job }], outcome: "R D D D D" },
  sendApplication: {
    input: ({ ids }) => ({
      ...{ kind: "job", id: ids.job, document_id: ids.document, cover_message: TEXT },
    }),
    schema: applicationInput,
    page: ({ ids }) => `/emplois/${ids.job}`,
    outcome: "R R R R R",
  },
  withdrawApplication: { input: ({ ids }) => ({ id: ids.application }), outcome: "> R R R R" },
  remindRecruiter: { input: ({ ids }) => ({ id: ids.application }), outcome: "> R R R R" },
  changeStatuses: {
    input: ({ ids }) => ({ id: ids.application, status: "Refusée", message: TEXT }),
    schema: statusChangeInput,
    outcome: "> > R R >",
  },
  saveReview: {
    input: ({ ids }) => ({ application_id: ids.application, is_hired: "on", notes: TEXT }),
    schema: reviewInput,
    page: ({ ids }) => `/admin/candidatures/${ids.application}`,
    outcome: "> > R R >",
  },
  managePublications: {
    input: ({ ids }) => ({ kind: "job", act: "renew", id: ids.job, deadline: "2099-01-31" }),
    outcome: "> > R R >",
  },
  recordHowFilled: {
    input: ({ ids }) => ({ kind: "job", item_id: ids.job, how: "here" }),
    outcome: "> > R R >",
  },
  // Those of people of an employer stand on the page of an invitation too, where no guard is before them.
  saveEmployer: {
    input: ({ ids }) => ({ id: ids.employer, name: "À un autre", updated_at: "2026-01-01" }),
    schema: employerSchema,
    outcome: "> > R R >",
  },
  closeEmployer: { input: ({ ids }) => ({ id: ids.employer }), outcome: "R R R R R" },
  inviteColleague: {
    input: ({ ids }) => ({ employer: ids.employer, email: "rival@exemple.ca", role: "owner" }),
    schema: invitationSchema,
    outcome: "R R R R R",
  },
  revokeInvitation: { input: ({ ids }) => ({ id: ids.employer }), outcome: "R R R R R" },
  removeMember: {
    input: ({ ids, recruiter }) => ({ employer: ids.employer, person: recruiter.id }),
    outcome: "R R R R R",
  },
  changeRole: {
    input: ({ ids, recruiter }) => ({
      ...{ employer: ids.employer, person: recruiter.id, role: "member" },
    }),
    outcome: "R R R R R",
  },
  leaveEmployer: { input: ({ ids }) => ({ employer: ids.employer }), outcome: "R R R R R" },
  acceptInvitation: { input: () => ({ token: FORGED }), outcome: "R R R R R" },
  connectSource: {
    input: ({ ids }) => ({
      employer: ids.employer,
      address: "https://rival.example.ca/offres.xml",
    }),
    outcome: "> > R R >",
  },
  changeSource: { input: ({ ids }) => ({ id: ids.employer, act: "pause" }), outcome: "> > R R >" },
  removeSource: { input: ({ ids }) => ({ id: ids.employer }), outcome: "> > R R >" },
  askByMail: {
    input: ({ ids }) => ({ id: ids.employer, email: "rival@exemple.ca" }),
    outcome: "> > R R >",
  },
  askBySite: { input: ({ ids }) => ({ id: ids.employer }), outcome: "> > R R >" },
  lookAtSite: {
    input: ({ ids }) => ({ id: ids.employer, check: ids.employer }),
    outcome: "> > R R >",
  },
  confirmByMail: {
    input: ({ ids }) => ({ id: ids.employer, code: "000000" }),
    outcome: "> > R R >",
  },
  decideVerification: {
    input: ({ ids, recruiter }) => ({
      ...{ id: ids.employer, [`verified-${ids.employer}`]: "1", [`reason-${ids.employer}`]: TEXT },
      ...{ shown_name: `Employeur visé ${recruiter.id}`, shown_website: "" },
    }),
    outcome: "> > > > D+",
  },
  sendProof: {
    input: ({ ids }) => ({ id: ids.employer, employer: ids.employer, file: TEXT }),
    outcome: "> > R R >",
  },
  saveByForm: {
    input: ({ ids }) => ({ kind: "job", id: ids.job }),
    page: ({ ids }) => `/espace-utilisateur/sans-scripts/emplois/${ids.job}`,
    outcome: "> > > > >",
  },
  signIn: {
    input: ({ candidate }) => ({ email: candidate.email, password: "Mauvais-mot-0" }),
    schema: signInSchema,
    outcome: "R R R R R",
  },
  signUp: {
    input: ({ candidate }) => ({
      ...{ email: candidate.email, password: PASSWORD, full_name: "Autre", role: "admin" },
    }),
    schema: signUpSchema,
    outcome: "R R R R R",
  },
  resendConfirmation: {
    input: ({ candidate }) => ({ email: candidate.email }),
    schema: emailSchema,
    outcome: "D D D R R",
  },
  recoverPassword: {
    input: ({ candidate }) => ({ email: candidate.email }),
    schema: emailSchema,
    outcome: "D D D R R",
  },
  confirmLink: {
    input: () => ({ token_hash: FORGED, type: "recovery" }),
    schema: linkSchema,
    outcome: "R R R R R",
  },
  resetPassword: {
    input: ({ candidate }) => ({ password: PASSWORD, user_id: candidate.id }),
    schema: resetPasswordSchema,
    outcome: "R R R R R",
  },
  changePassword: {
    input: ({ candidate }) => ({
      ...{ current_password: "Mauvais-mot-0", password: PASSWORD, email: candidate.email },
    }),
    schema: changePasswordSchema,
    outcome: "R R R R R",
  },
  changeEmail: {
    input: ({ candidate }) => ({ current_password: "Mauvais-mot-0", email: candidate.email }),
    schema: changeEmailSchema,
    outcome: "R R R R R",
  },
  saveProfile: {
    input: ({ candidate }) => ({ id: candidate.id, full_name: "Autre nom" }),
    schema: profileSchema,
    outcome: "> D D D D",
  },
  savePhoto: { input: ({ path }) => ({ photo: path }), outcome: "> R R R R" },
  removePhoto: { input: () => [], outcome: "> D D D D" },
  savePreferences: {
    input: ({ candidate }) => ({ id: candidate.id, promo_alerts: "on" }),
    schema: preferencesSchema,
    outcome: "> D D D D",
  },
  deleteAccount: {
    input: ({ candidate }) => ({ confirmation: "SUPPRIME", user_id: candidate.id }),
    schema: deletionSchema,
    outcome: "> R R R R",
  },
  sendContactMessage: {
    input: ({ candidate }) => ({
      ...{ name: "Autre", email: candidate.email, subject: "Essai", message: TEXT },
      type: "general",
    }),
    schema: contactSchema,
    outcome: "D D D D D",
  },
  requestAlert: {
    input: ({ candidate }) => ({
      ...{ kind: "job", params: '{"q":"soins"}', label: "Soins", address: "/emplois?q=soins" },
      ...{ frequency: "daily", email: candidate.email },
    }),
    schema: savedSearchSchema,
    outcome: "D D D D D",
  },
  changeAlert: {
    input: ({ ids }) => ({ id: ids.alert, act: "delete" }),
    schema: changeSchema,
    outcome: "R R R R R",
  },
  confirmAlert: {
    input: ({ ids }) => ({ jeton: FORGED, alerte: ids.alert }),
    outcome: "> > > > >",
  },
  leaveAlerts: { input: () => ({ jeton: FORGED, tout: "1" }), outcome: "> > > > >" },
  subscribeNewsletter: {
    input: ({ candidate }) => ({ email: candidate.email }),
    schema: emailSchema,
    outcome: "D D D D D",
  },
  confirmNewsletter: { input: () => ({ jeton: FORGED }), outcome: "> > > > >" },
  leaveNewsletter: { input: () => ({ jeton: FORGED }), outcome: "> > > > >" },
  prepareUpload: { input: () => [], outcome: "R D D D D" },
  finishUpload: { input: ({ path }) => [path, "cv.pdf"], outcome: "R R R R R" },
  renameDocument: {
    input: ({ ids }) => ({ id: ids.document, file_name: "volé.pdf" }),
    schema: renameSchema,
    outcome: "> R R R R",
  },
  chooseDefaultDocument: { input: ({ ids }) => ({ id: ids.document }), outcome: "> R R R R" },
  deleteDocument: { input: ({ ids }) => ({ id: ids.document }), outcome: "> R R R R" },
  submitCode: {
    input: () => ({ code: "000000", suivant: "/admin" }),
    schema: codeSchema,
    outcome: "R R R R R",
  },
  confirmPasswordAgain: {
    input: ({ candidate }) => ({ password: "Mauvais-mot-0", email: candidate.email }),
    schema: passwordAgainSchema,
    outcome: "R R R R R",
  },
  addTwoFactor: {
    input: ({ candidate }) => ({
      ...{ code: "000000", factor_id: candidate.id, key: "A".repeat(32) },
    }),
    schema: begunSchema,
    outcome: "> R R R R",
  },
  removeTwoFactor: {
    input: ({ candidate }) => ({ code: "000000", user_id: candidate.id }),
    schema: codeSchema,
    outcome: "> R R R R",
  },
  renewRecoveryCodes: { input: () => [], outcome: "> R R R R" },
  endSession: {
    input: ({ candidate }) => ({ session: candidate.id, user_id: candidate.id }),
    outcome: "> R R R R",
  },
  endOtherSessions: { input: () => [], outcome: "> D D D D" },
};
