import type { Backend } from "#supabase/local/backend.ts";

/** What the site has acknowledged: all of it must be there afterwards, once. */
export type Ledger = {
  applications: { candidate: string; offer: string }[];
  titles: string[];
  saved: { user: string; offer: string }[];
  answered: string[];
  reports: { email: string; offer: string }[];
};

export function newLedger(): Ledger {
  return { applications: [], titles: [], saved: [], answered: [], reports: [] };
}

/** One line for each thing that was promised and is not so; empty when all is kept. */
export async function brokenPromises(
  { query }: Pick<Backend, "query">,
  ledger: Ledger,
): Promise<string[]> {
  const broken: string[] = [];
  const expectOne = async (what: string, sql: string, values: unknown[]) => {
    const [found] = await query<{ count: number }>(sql, values);
    if (found?.count !== 1) broken.push(`${what}: ${found?.count ?? 0} instead of 1`);
  };
  for (const { candidate, offer } of ledger.applications) {
    await expectOne(
      `application of ${candidate} to ${offer}`,
      `select count(*)::integer from public.applications
       where candidate_id = $1::uuid and job_id = $2::uuid and cv_path is not null`,
      [candidate, offer],
    );
  }
  for (const title of ledger.titles) {
    const sql = "select count(*)::integer from public.jobs where title = $1";
    await expectOne(`offer ${title}`, sql, [title]);
  }
  for (const { user, offer } of ledger.saved) {
    await expectOne(
      `saved ${offer} of ${user}`,
      `select count(*)::integer from public.saved_items
       where user_id = $1::uuid and publication_id = $2::uuid`,
      [user, offer],
    );
  }
  for (const id of ledger.answered) {
    await expectOne(
      `answer to ${id}`,
      "select count(*)::integer from public.applications where id = $1::uuid and status = 'Entretien'",
      [id],
    );
  }
  for (const { email, offer } of ledger.reports) {
    await expectOne(
      `report of ${offer} by ${email}`,
      `select count(*)::integer from private.reports r join private.moderation_cases c on c.id = r.case_id
       where r.email = $1 and c.item_id = $2::uuid`,
      [email, offer],
    );
  }
  return broken;
}
