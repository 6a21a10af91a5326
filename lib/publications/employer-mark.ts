import type { Database } from "@/lib/supabase/database.types";

/** Path of the employer list; an employer's page adds its slug. */
export const EMPLOYERS_PATH = "/entreprises";

export const EMPLOYERS_TAG = "employers";

export const EMPLOYER_PAGES_TAG = "employer-pages";

export type EmployerMark = {
  slug: string;
  /** When the employer was verified; null if it is not. */
  verifiedAt: string | null;
  verifiedBy: string | null;
  /** The website whose domain was verified; changing the domain ends the verification. */
  website: string | null;
};

type Row = Database["public"]["Tables"]["employers"]["Row"];

export function employerPath(slug: string): string {
  return `${EMPLOYERS_PATH}/${slug}`;
}

/** Returns the cache tag of one employer, given its id or slug. */
export function employerTag(key: string): string {
  return `employer:${key}`;
}

/** Converts an employer's row to the data shown on publications. */
export function markOf({
  slug,
  verified_at,
  verified_by,
  website,
}: Pick<Row, "slug" | "verified_at" | "verified_by" | "website">): EmployerMark {
  return { slug, verifiedAt: verified_at, verifiedBy: verified_by, website };
}
