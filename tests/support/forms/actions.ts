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
import { frenchLevelSchema, frenchTestSchema } from "@/lib/profile/french-test";
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

/**
 * What each attacker gets, in the order above: `D`one for oneself or on what everybody may, `R`efused,
 * sent elsewhere (`>`), `A`nother answer; `+` where something of theirs was changed. Then the fields of
 * its form, or the values that it is called with; what reads the form, for inputs that are made up; and
 * a page that has it, where its own has a parameter.
 */
export type ActionLine = [
  outcome: string,
  input: (theirs: Theirs) => Record<string, string> | unknown[],
  schema?: z.ZodType | null,
  page?: (theirs: Theirs) => string,
];

const FORGED = "f".repeat(64);
const TEXT = "Un essai, de qui n’a rien à faire ici.";
const PASSWORD = "Sapin-bleu-2027";

/** A whole form, sent over whatever version there is. */
const ENTIRE = {
  ...{ title: "À un autre", description: TEXT, content: TEXT, status: "published" },
  ...{ updated_at: "2026-01-01T00:00:00Z", overwrite: "1" },
};
const offer = { ...ENTIRE, company_name: "Boréal", contract_type: "CDI" };
const onArticle = ({ ids }: Theirs) => `/actualites/${ids.article}`;
const ofCase = ({ ids }: Theirs) => `/admin/operation/file/${ids.case}`;

/** Every server action, with what is asked of it. */
export const ACTIONS: Record<string, ActionLine> = {
  saveJob: ["R R R R R", ({ ids }) => ({ ...offer, id: ids.job }), jobSchema],
  deleteJob: ["> > R R >", ({ ids }) => ({ id: ids.job })],
  checkImport: ["> > R R >", () => ({ file: "titre;entreprise" })],
  importJobs: ["> > R R >", () => ({ file: "titre;entreprise" })],
  renewCalendarLink: ["> > D D >", () => []],
  revokeCalendarLink: ["> > D D >", () => []],
  saveScholarship: [
    "R R R R R",
    ({ ids }) => ({ ...ENTIRE, university: "Du Nord", id: ids.scholarship }),
    scholarshipSchema,
  ],
  deleteScholarship: ["> > R R >", ({ ids }) => ({ id: ids.scholarship })],
  askRecruiter: [
    "> D D D D",
    ({ ids }) => ({ kind: "job", id: ids.job }),
    null,
    ({ ids }) => `/espace-utilisateur/demander/emplois/${ids.job}`,
  ],
  saveFreelanceJob: [
    "R R R R R",
    ({ ids }) => ({ ...ENTIRE, id: ids.freelance }),
    freelanceJobSchema,
  ],
  deleteFreelanceJob: ["> > R R >", ({ ids }) => ({ id: ids.freelance })],
  setLike: ["R D D R D", ({ ids }) => [ids.article, true], null, onArticle],
  addComment: [
    "R D D R D",
    ({ ids }) => ({ article_id: ids.article, body: TEXT }),
    commentSchema,
    onArticle,
  ],
  decideComment: ["> > R R >", ({ ids }) => [ids.comment, "approved"]],
  saveArticle: ["R R R R R", ({ ids }) => ({ ...ENTIRE, id: ids.article }), articleSchema],
  verifyArticle: ["> > R R >", ({ ids }) => [ids.article]],
  deleteArticle: ["> > R R >", ({ ids }) => ({ id: ids.article })],
  decideCase: [
    "> > > > D+",
    ({ ids }) => ({ id: ids.case, version: "1", decision: "removed", reason: TEXT }),
    null,
    ofCase,
  ],
  reviewCase: [
    "> > > > D+",
    ({ ids }) => ({ id: ids.case, review: "overturned", reason: TEXT }),
    null,
    ofCase,
  ],
  suspendAccount: ["> > R R >", ({ candidate }) => ({ id: candidate.id, reason: TEXT })],
  contestCase: ["> > R R >", ({ ids }) => ({ id: ids.case, words: TEXT })],
  reportContent: [
    "D D D D D",
    ({ ids }) => ({ kind: "job", id: ids.job, reason: "fees", message: TEXT }),
    null,
    ({ ids }) => `/signaler/emplois/${ids.job}`,
  ],
  saveItem: ["R D D D D", ({ ids }) => [{ kind: "job", id: ids.job }]],
  unsaveItem: ["R D D D D", ({ ids }) => [{ kind: "job", id: ids.job }]],
  sendApplication: [
    "R R R R R",
    ({ ids }) => ({ kind: "job", id: ids.job, document_id: ids.document, cover_message: TEXT }),
    applicationInput,
    ({ ids }) => `/emplois/${ids.job}`,
  ],
  withdrawApplication: ["> R R R R", ({ ids }) => ({ id: ids.application })],
  remindRecruiter: ["> R R R R", ({ ids }) => ({ id: ids.application })],
  changeStatuses: [
    "> > R R >",
    ({ ids }) => ({ id: ids.application, status: "Refusée", message: TEXT }),
    statusChangeInput,
  ],
  saveReview: [
    "> > R R >",
    ({ ids }) => ({ application_id: ids.application, is_hired: "on", notes: TEXT }),
    reviewInput,
    ({ ids }) => `/admin/candidatures/${ids.application}`,
  ],
  managePublications: [
    "> > R R >",
    ({ ids }) => ({ kind: "job", act: "renew", id: ids.job, deadline: "2099-01-31" }),
  ],
  recordHowFilled: ["> > R R >", ({ ids }) => ({ kind: "job", item_id: ids.job, how: "here" })],
  // Those of people of an employer stand on the page of an invitation too, where no guard is before them.
  saveEmployer: [
    "> > R R >",
    ({ ids }) => ({ id: ids.employer, name: "À un autre", updated_at: "2026-01-01" }),
    employerSchema,
  ],
  closeEmployer: ["R R R R R", ({ ids }) => ({ id: ids.employer })],
  inviteColleague: [
    "R R R R R",
    ({ ids }) => ({ employer: ids.employer, email: "rival@exemple.ca", role: "owner" }),
    invitationSchema,
  ],
  revokeInvitation: ["R R R R R", ({ ids }) => ({ id: ids.employer })],
  removeMember: [
    "R R R R R",
    ({ ids, recruiter }) => ({ employer: ids.employer, person: recruiter.id }),
  ],
  changeRole: [
    "R R R R R",
    ({ ids, recruiter }) => ({ employer: ids.employer, person: recruiter.id, role: "member" }),
  ],
  leaveEmployer: ["R R R R R", ({ ids }) => ({ employer: ids.employer })],
  acceptInvitation: ["R R R R R", () => ({ token: FORGED })],
  connectSource: [
    "> > R R >",
    ({ ids }) => ({
      employer: ids.employer,
      address: "https://rival.example.ca/offres.xml",
    }),
  ],
  changeSource: ["> > R R >", ({ ids }) => ({ id: ids.employer, act: "pause" })],
  removeSource: ["> > R R >", ({ ids }) => ({ id: ids.employer })],
  askByMail: ["> > R R >", ({ ids }) => ({ id: ids.employer, email: "rival@exemple.ca" })],
  askBySite: ["> > R R >", ({ ids }) => ({ id: ids.employer })],
  lookAtSite: ["> > R R >", ({ ids }) => ({ id: ids.employer, check: ids.employer })],
  confirmByMail: ["> > R R >", ({ ids }) => ({ id: ids.employer, code: "000000" })],
  decideVerification: [
    "> > > > D+",
    ({ ids, recruiter }) => ({
      ...{ id: ids.employer, [`verified-${ids.employer}`]: "1", [`reason-${ids.employer}`]: TEXT },
      ...{ shown_name: `Employeur visé ${recruiter.id}`, shown_website: "" },
    }),
  ],
  sendProof: ["> > R R >", ({ ids }) => ({ id: ids.employer, employer: ids.employer, file: TEXT })],
  saveByForm: [
    "> > > > >",
    ({ ids }) => ({ kind: "job", id: ids.job }),
    null,
    ({ ids }) => `/espace-utilisateur/sans-scripts/emplois/${ids.job}`,
  ],
  signIn: [
    "R R R R R",
    ({ candidate }) => ({ email: candidate.email, password: "Mauvais-mot-0" }),
    signInSchema,
  ],
  signUp: [
    "R R R R R",
    ({ candidate }) => ({
      email: candidate.email,
      password: PASSWORD,
      full_name: "Autre",
      role: "admin",
    }),
    signUpSchema,
  ],
  resendConfirmation: ["D D D R R", ({ candidate }) => ({ email: candidate.email }), emailSchema],
  recoverPassword: ["D D D R R", ({ candidate }) => ({ email: candidate.email }), emailSchema],
  confirmLink: ["R R R R R", () => ({ token_hash: FORGED, type: "recovery" }), linkSchema],
  resetPassword: [
    "R R R R R",
    ({ candidate }) => ({ password: PASSWORD, user_id: candidate.id }),
    resetPasswordSchema,
  ],
  changePassword: [
    "R R R R R",
    ({ candidate }) => ({
      current_password: "Mauvais-mot-0",
      password: PASSWORD,
      email: candidate.email,
    }),
    changePasswordSchema,
  ],
  changeEmail: [
    "R R R R R",
    ({ candidate }) => ({ current_password: "Mauvais-mot-0", email: candidate.email }),
    changeEmailSchema,
  ],
  saveProfile: [
    "> D D D D",
    ({ candidate }) => ({ id: candidate.id, full_name: "Autre nom" }),
    profileSchema,
  ],
  compareFrenchTest: ["D D D D D", () => ({ test: "tef", listening: "434" }), frenchTestSchema],
  saveFrenchLevel: ["> D D D D", () => ({ french_level: "advanced" }), frenchLevelSchema],
  savePhoto: ["> R R R R", ({ path }) => ({ photo: path })],
  removePhoto: ["> D D D D", () => []],
  savePreferences: [
    "> D D D D",
    ({ candidate }) => ({ id: candidate.id, promo_alerts: "on" }),
    preferencesSchema,
  ],
  deleteAccount: [
    "> R R R R",
    ({ candidate }) => ({ confirmation: "SUPPRIME", user_id: candidate.id }),
    deletionSchema,
  ],
  sendContactMessage: [
    "D D D D D",
    ({ candidate }) => ({
      ...{ name: "Autre", email: candidate.email, subject: "Essai", message: TEXT },
      type: "general",
    }),
    contactSchema,
  ],
  requestAlert: [
    "D D D D D",
    ({ candidate }) => ({
      ...{ kind: "job", params: '{"q":"soins"}', label: "Soins", address: "/emplois?q=soins" },
      ...{ frequency: "daily", email: candidate.email },
    }),
    savedSearchSchema,
  ],
  changeAlert: ["R R R R R", ({ ids }) => ({ id: ids.alert, act: "delete" }), changeSchema],
  confirmAlert: ["> > > > >", ({ ids }) => ({ jeton: FORGED, alerte: ids.alert })],
  leaveAlerts: ["> > > > >", () => ({ jeton: FORGED, tout: "1" })],
  subscribeNewsletter: ["D D D D D", ({ candidate }) => ({ email: candidate.email }), emailSchema],
  confirmNewsletter: ["> > > > >", () => ({ jeton: FORGED })],
  leaveNewsletter: ["> > > > >", () => ({ jeton: FORGED })],
  prepareUpload: ["R D D D D", () => []],
  finishUpload: ["R R R R R", ({ path }) => [path, "cv.pdf"]],
  renameDocument: [
    "> R R R R",
    ({ ids }) => ({ id: ids.document, file_name: "volé.pdf" }),
    renameSchema,
  ],
  chooseDefaultDocument: ["> R R R R", ({ ids }) => ({ id: ids.document })],
  deleteDocument: ["> R R R R", ({ ids }) => ({ id: ids.document })],
  submitCode: ["R R R R R", () => ({ code: "000000", suivant: "/admin" }), codeSchema],
  confirmPasswordAgain: [
    "R R R R R",
    ({ candidate }) => ({ password: "Mauvais-mot-0", email: candidate.email }),
    passwordAgainSchema,
  ],
  addTwoFactor: [
    "> R R R R",
    ({ candidate }) => ({ code: "000000", factor_id: candidate.id, key: "A".repeat(32) }),
    begunSchema,
  ],
  removeTwoFactor: [
    "> R R R R",
    ({ candidate }) => ({ code: "000000", user_id: candidate.id }),
    codeSchema,
  ],
  renewRecoveryCodes: ["> R R R R", () => []],
  endSession: ["> R R R R", ({ candidate }) => ({ session: candidate.id, user_id: candidate.id })],
  endOtherSessions: ["> D D D D", () => []],
};
