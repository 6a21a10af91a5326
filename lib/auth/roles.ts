/** The two roles (docs/product.md, Words); the first is the default. */
export const roles = ["candidat", "recruteur"] as const;
export type Role = (typeof roles)[number];

/** Anything but a recruiter is a candidate. */
export function toRole(value: unknown): Role {
  return value === "recruteur" ? "recruteur" : "candidat";
}

/** Who is signed in, as far as pages need to know. */
export type Viewer = {
  id: string;
  email: string;
  fullName: string | null;
  role: Role;
  /** By an operator: what is the viewer's own stays theirs, and nothing is published. */
  suspended: boolean;
  isOperator: boolean;
  /** An operator who has to add a second factor first. */
  mustAddTwoFactor: boolean;
  /** Something was decided on what they published, or on their account. */
  hasDecisions: boolean;
};

/** Where a recruiter reads what was decided on their publications, a suspended one nothing else. */
export const DECISIONS_PATH = "/admin/decisions";
