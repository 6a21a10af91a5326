import { begunSchema, codeSchema, passwordAgainSchema } from "@/lib/auth/schema";
import type { ActionLine } from "./action-lines";

/** What is asked of the actions about sessions and the second step to sign in. */
export const securityActions: Record<string, ActionLine> = {
  giveCode: {
    given: () => ({ code: "000000", suivant: "/admin" }),
    schema: codeSchema,
    outcome: "R R R R R",
  },
  confirmPasswordAgain: {
    given: ({ candidate }) => ({ password: "Mauvais-mot-0", email: candidate.email }),
    schema: passwordAgainSchema,
    outcome: "R R R R R",
  },
  addTwoFactor: {
    given: ({ candidate }) => ({
      ...{ code: "000000", factor_id: candidate.id, key: "A".repeat(32) },
    }),
    schema: begunSchema,
    outcome: "> R R R R",
  },
  removeTwoFactor: {
    given: ({ candidate }) => ({ code: "000000", user_id: candidate.id }),
    schema: codeSchema,
    outcome: "> R R R R",
  },
  renewRecoveryCodes: { given: () => [], outcome: "> R R R R" },
  endSession: {
    given: ({ candidate }) => ({ session: candidate.id, user_id: candidate.id }),
    outcome: "> R R R R",
  },
  endOtherSessions: { given: () => [], outcome: "> D D D D" },
};
