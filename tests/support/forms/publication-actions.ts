import { applicationInput } from "@/lib/applications/schema";
import { statusChangeInput } from "@/lib/applications/status-change";
import { freelanceJobSchema } from "@/lib/freelance/schema";
import { jobSchema } from "@/lib/jobs/schema";
import { articleSchema, commentSchema } from "@/lib/news/schema";
import { scholarshipSchema } from "@/lib/scholarships/schema";
import type { ActionLine, Theirs } from "./action-lines";

const TEXT = "Un essai, de qui n’a rien à faire ici.";
/** A whole form, sent over whatever version there is. */
const ENTIRE = {
  ...{ title: "À un autre", description: TEXT, content: TEXT, status: "published" },
  ...{ updated_at: "2026-01-01T00:00:00Z", overwrite: "1" },
};
const offer = { ...ENTIRE, company_name: "Boréal", contract_type: "CDI" };
const onArticle = { page: ({ ids }: Theirs) => `/actualites/${ids.article}` };

/** What is asked of the actions about publications, applications and reports. */
export const publicationActions: Record<string, ActionLine> = {
  saveJob: {
    given: ({ ids }) => ({ ...offer, id: ids.job }),
    schema: jobSchema,
    outcome: "R R R R R",
  },
  deleteJob: { given: ({ ids }) => ({ id: ids.job }), outcome: "> > R R >" },
  checkImport: { given: () => ({ file: "titre;entreprise" }), outcome: "> > R R >" },
  importJobs: { given: () => ({ file: "titre;entreprise" }), outcome: "> > R R >" },
  renewCalendarLink: { given: () => [], outcome: "> > D D >" },
  revokeCalendarLink: { given: () => [], outcome: "> > D D >" },
  saveScholarship: {
    given: ({ ids }) => ({ ...ENTIRE, university: "Du Nord", id: ids.scholarship }),
    schema: scholarshipSchema,
    outcome: "R R R R R",
  },
  deleteScholarship: { given: ({ ids }) => ({ id: ids.scholarship }), outcome: "> > R R >" },
  askRecruiter: {
    given: ({ ids }) => ({ kind: "job", id: ids.job }),
    page: ({ ids }) => `/espace-utilisateur/demander/emplois/${ids.job}`,
    outcome: "> D D D D",
  },
  saveFreelanceJob: {
    given: ({ ids }) => ({ ...ENTIRE, id: ids.freelance }),
    schema: freelanceJobSchema,
    outcome: "R R R R R",
  },
  deleteFreelanceJob: { given: ({ ids }) => ({ id: ids.freelance }), outcome: "> > R R >" },
  setLike: { given: ({ ids }) => [ids.article, true], ...onArticle, outcome: "R D D R D" },
  addComment: {
    given: ({ ids }) => ({ article_id: ids.article, body: TEXT }),
    schema: commentSchema,
    ...onArticle,
    outcome: "R D D R D",
  },
  decideComment: { given: ({ ids }) => [ids.comment, "approved"], outcome: "> > R R >" },
  saveArticle: {
    given: ({ ids }) => ({ ...ENTIRE, id: ids.article }),
    schema: articleSchema,
    outcome: "R R R R R",
  },
  verifyArticle: { given: ({ ids }) => [ids.article], outcome: "> > R R >" },
  deleteArticle: { given: ({ ids }) => ({ id: ids.article }), outcome: "> > R R >" },
  switchRule: { given: () => ({ id: "sans-objet", enable: "0" }), outcome: "> > > > R" },
  decideCase: {
    given: ({ ids }) => ({ id: ids.case, version: "1", decision: "removed", reason: TEXT }),
    page: ({ ids }) => `/admin/operation/file/${ids.case}`,
    outcome: "> > > > D+",
  },
  reviewCase: {
    given: ({ ids }) => ({ id: ids.case, review: "overturned", reason: TEXT }),
    page: ({ ids }) => `/admin/operation/file/${ids.case}`,
    outcome: "> > > > D+",
  },
  suspendAccount: {
    given: ({ candidate }) => ({ id: candidate.id, reason: TEXT }),
    outcome: "> > R R >",
  },
  contestCase: { given: ({ ids }) => ({ id: ids.case, words: TEXT }), outcome: "> > R R >" },
  reportContent: {
    given: ({ ids }) => ({ kind: "job", id: ids.job, reason: "fees", message: TEXT }),
    page: ({ ids }) => `/signaler/emplois/${ids.job}`,
    outcome: "D D D D D",
  },
  saveItem: { given: ({ ids }) => [{ kind: "job", id: ids.job }], outcome: "R D D D D" },
  unsaveItem: { given: ({ ids }) => [{ kind: "job", id: ids.job }], outcome: "R D D D D" },
  sendApplication: {
    given: ({ ids }) => ({
      ...{ kind: "job", id: ids.job, document_id: ids.document, cover_message: TEXT },
    }),
    schema: applicationInput,
    page: ({ ids }) => `/emplois/${ids.job}`,
    outcome: "R R R R R",
  },
  withdrawApplication: { given: ({ ids }) => ({ id: ids.application }), outcome: "> R R R R" },
  remindRecruiter: { given: ({ ids }) => ({ id: ids.application }), outcome: "> R R R R" },
  changeStatuses: {
    given: ({ ids }) => ({ id: ids.application, status: "Refusée", message: TEXT }),
    schema: statusChangeInput,
    outcome: "> > R R >",
  },
};
