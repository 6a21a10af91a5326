import { employerSchema, invitationSchema } from "@/lib/employers/schema";
import type { ActionLine } from "./action-lines";

const FORGED = "f".repeat(64);
const TEXT = "Un essai, de qui n’a rien à faire ici.";

/** What is asked of the actions about employers, their verification and what the desk looks at. */
export const employerActions: Record<string, ActionLine> = {
  saveEmployer: {
    given: ({ ids }) => ({ id: ids.employer, name: "À un autre", updated_at: "2026-01-01" }),
    schema: employerSchema,
  },
  deleteEmployer: { given: ({ ids }) => ({ id: ids.employer }) },
  inviteColleague: {
    given: ({ ids }) => ({ employer: ids.employer, email: "rival@exemple.ca", role: "owner" }),
    schema: invitationSchema,
  },
  revokeInvitation: { given: ({ ids }) => ({ id: ids.employer }) },
  removeMember: {
    given: ({ ids, recruiter }) => ({ employer: ids.employer, person: recruiter.id }),
  },
  changeRole: {
    given: ({ ids, recruiter }) => ({
      ...{ employer: ids.employer, person: recruiter.id, role: "member" },
    }),
  },
  leaveEmployer: { given: ({ ids }) => ({ employer: ids.employer }) },
  acceptInvitation: { given: () => ({ token: FORGED }) },
  askByMail: {
    given: ({ ids }) => ({ id: ids.employer, email: "rival@exemple.ca" }),
  },
  askBySite: { given: ({ ids }) => ({ id: ids.employer }) },
  lookAtSite: { given: ({ ids }) => ({ id: ids.employer }) },
  confirmByMail: { given: () => ({ jeton: FORGED }) },
  operateVerification: {
    given: ({ ids }) => ({
      ...{ id: ids.employer, verified: "1", [`reason-${ids.employer}`]: TEXT },
    }),
  },
  decideReview: {
    given: ({ ids }) => ({ id: ids.case, outcome: "approved", reason: TEXT }),
  },
  sendProof: { given: ({ ids }) => ({ id: ids.employer, employer: ids.employer, file: TEXT }) },
  decideProof: {
    given: ({ ids }) => ({ id: ids.employer, outcome: "refused", verified: "1", reason: TEXT }),
  },
  clearSignals: { given: ({ ids }) => ({ kind: "job", id: ids.job }) },
  openCase: { given: ({ ids }) => ({ kind: "job", id: ids.job }) },
  saveByForm: {
    given: ({ ids }) => ({ kind: "job", id: ids.job }),
    page: ({ ids }) => `/emplois/${ids.job}`,
  },
};
