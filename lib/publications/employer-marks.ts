import "server-only";
import { publicClient } from "@/lib/supabase/public";
import { EMPLOYERS_TAG, type EmployerMark, employerTag, markOf } from "./employers";

/**
 * The employers of these publications, by id; one that is withheld is none. Asked once for a list, and
 * kept until any employer changes.
 * @throws when the data cannot be read.
 */
async function findMarks(
  ids: readonly (string | null)[],
  tag = EMPLOYERS_TAG,
): Promise<ReadonlyMap<string, EmployerMark>> {
  const asked = [...new Set(ids.filter((id) => id !== null))].toSorted();
  if (asked.length === 0) return new Map();
  const { data, error } = await publicClient([tag])
    .from("employers")
    .select("id, slug, website, verified_at, verified_by, verified_until")
    .in("id", asked);
  if (error) throw error;
  return new Map(data.map(({ id, ...row }) => [id, markOf(row)]));
}

/** The employer of one publication, kept until that employer changes. */
export async function findMark(id: string | null): Promise<EmployerMark | null> {
  return id === null ? null : ((await findMarks([id], employerTag(id))).get(id) ?? null);
}

/** The same for rows, each with its mark. */
export async function withMarks<Row extends { employer_id: string | null }>(rows: readonly Row[]) {
  const marks = await findMarks(rows.map(({ employer_id }) => employer_id));
  return rows.map((row) => ({
    ...row,
    employer: row.employer_id === null ? null : (marks.get(row.employer_id) ?? null),
  }));
}
