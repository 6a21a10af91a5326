import type { Person, World } from "./deeds.ts";
import type { Place } from "./place.ts";

type Owed = Map<string, number>;

/** A mail for each application to one's own offers, and no second one. */
export function owedToRecruiters({ backend }: Place, { recruiters }: World): Promise<Owed> {
  return owed(
    backend,
    recruiters,
    `select count(*)::integer from public.applications a join public.jobs j on j.id = a.job_id
     where j.recruiter_id = $1::uuid`,
  );
}

/** A mail for each application of one's own, or only for those that have this status. */
export function owedToCandidates(
  { backend }: Place,
  { candidates }: World,
  status?: string,
): Promise<Owed> {
  const only = status ? ` and status = '${status}'` : "";
  return owed(
    backend,
    candidates,
    `select count(*)::integer from public.applications where candidate_id = $1::uuid${only}`,
  );
}

async function owed({ query }: Place["backend"], people: Person[], sql: string): Promise<Owed> {
  const counts: Owed = new Map();
  for (const { id, email } of people) {
    const [found] = await query<{ count: number }>(sql, [id]);
    counts.set(email, found?.count ?? 0);
  }
  return counts;
}
