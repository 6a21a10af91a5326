import { employerSchema, invitationSchema } from "@/lib/employers/schema";
import type { ActionLine } from "./action-lines";

const FORGED = "f".repeat(64);
const TEXT = "Un essai, de qui n’a rien à faire ici.";

/**
 * What is asked of the actions about employers, their verification and what the desk looks at. Those of
 * people of an employer stand on the public page of an invitation too, where no guard is before them.
 */
export const employerActions: Record<string, ActionLine> = {
  saveEmployer: {
    given: ({ ids }) => ({ id: ids.employer, name: "À un autre", updated_at: "2026-01-01" }),
    schema: employerSchema,
    outcome: "> > R R >",
  },
  deleteEmployer: { given: ({ ids }) => ({ id: ids.employer }), outcome: "R R R R R" },
  inviteColleague: {
    given: ({ ids }) => ({ employer: ids.employer, email: "rival@exemple.ca", role: "owner" }),
    schema: invitationSchema,
    outcome: "R R R R R",
  },
  revokeInvitation: { given: ({ ids }) => ({ id: ids.employer }), outcome: "R R R R R" },
  removeMember: {
    given: ({ ids, recruiter }) => ({ employer: ids.employer, person: recruiter.id }),
    outcome: "R R R R R",
  },
  changeRole: {
    given: ({ ids, recruiter }) => ({
      ...{ employer: ids.employer, person: recruiter.id, role: "member" },
    }),
    outcome: "R R R R R",
  },
  leaveEmployer: { given: ({ ids }) => ({ employer: ids.employer }), outcome: "R R R R R" },
  acceptInvitation: { given: () => ({ token: FORGED }), outcome: "R R R R R" },
  connectSource: {
    given: ({ ids }) => ({
      employer: ids.employer,
      address: "https://rival.example.ca/offres.xml",
    }),
    outcome: "> > R R >",
  },
  changeSource: { given: ({ ids }) => ({ id: ids.employer, act: "remove" }), outcome: "> > R R >" },
  askByMail: {
    given: ({ ids }) => ({ id: ids.employer, email: "rival@exemple.ca" }),
    outcome: "> > R R >",
  },
  askBySite: { given: ({ ids }) => ({ id: ids.employer }), outcome: "> > R R >" },
  lookAtSite: { given: ({ ids }) => ({ id: ids.employer }), outcome: "> > R R >" },
  confirmByMail: { given: () => ({ jeton: FORGED }), outcome: "> > R R >" },
  operateVerification: {
    given: ({ ids, recruiter }) => ({
      ...{ id: ids.employer, verified: "1", [`reason-${ids.employer}`]: TEXT },
      shown_name: `Employeur visé ${recruiter.id}`,
    }),
    outcome: "> > > > D+",
  },
  sendProof: {
    given: ({ ids }) => ({ id: ids.employer, employer: ids.employer, file: TEXT }),
    outcome: "> > R R >",
  },
  decideProof: {
    given: ({ ids }) => ({ id: ids.employer, outcome: "refused", verified: "1", reason: TEXT }),
    outcome: "> > R R >",
  },
  saveByForm: {
    given: ({ ids }) => ({ kind: "job", id: ids.job }),
    page: ({ ids }) => `/espace-utilisateur/sans-scripts/emplois/${ids.job}`,
    outcome: "> > > > >",
  },
};
