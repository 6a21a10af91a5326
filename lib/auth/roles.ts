/** The two roles (docs/product.md, Words); the first is the default. */
export const roles = ["candidat", "recruteur"] as const;
export type Role = (typeof roles)[number];

/** Returns the role; anything but a recruiter is a candidate. */
export function toRole(value: unknown): Role {
  return value === "recruteur" ? "recruteur" : "candidat";
}

/** The signed-in user, as far as pages need to know. */
export type Viewer = {
  id: string;
  email: string;
  fullName: string | null;
  role: Role;
  /** Suspended by an operator: the viewer keeps their own data but publishes nothing. */
  suspended: boolean;
  isOperator: boolean;
  /** An operator who must add a second factor first. */
  mustAddTwoFactor: boolean;
  /** True when a moderation decision concerns their publications or their account. */
  hasDecisions: boolean;
};

/** Page of the decisions on a recruiter's publications; the only one open to a suspended recruiter. */
export const DECISIONS_PATH = "/admin/decisions";
