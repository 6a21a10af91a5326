import type { Database } from "@/lib/supabase/database.types";

/** Where employers are listed; the page of each is one segment below, by its slug. */
export const EMPLOYERS_PATH = "/entreprises";

/** The cache tag of all that shows an employer. */
export const EMPLOYERS_TAG = "employers";

/** The cache tag of the employers' own pages. */
export const EMPLOYER_PAGES_TAG = "employer-pages";

/** What a publication says of the employer that it is tied to. */
export type EmployerMark = {
  slug: string;
  /** Since when it is verified; null where it is not. */
  verifiedAt: string | null;
  /** In which way. */
  verifiedBy: string | null;
  /** The site whose domain was shown: under another one it is verified no more. */
  website: string | null;
};

type Row = Database["public"]["Tables"]["employers"]["Row"];

export function employerPath(slug: string): string {
  return `${EMPLOYERS_PATH}/${slug}`;
}

/** The cache tag of one employer, by its id or its slug. */
export function employerTag(key: string): string {
  return `employer:${key}`;
}

/** An employer's mark, of its row. */
export function markOf({
  slug,
  verified_at,
  verified_by,
  website,
}: Pick<Row, "slug" | "verified_at" | "verified_by" | "website">): EmployerMark {
  return { slug, verifiedAt: verified_at, verifiedBy: verified_by, website };
}
