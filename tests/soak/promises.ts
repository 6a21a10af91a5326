import type { Backend } from "#supabase/local/backend.ts";
import { mailsTo } from "#tests/support/accounts/mailbox.ts";
import type { World } from "./actions.ts";

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

/** What arrived, by address and the mail's own id: the mailbox keeps its five hundred newest alone. */
export type Postbox = Map<string, Map<string, string>>;

/** Empties these mailboxes into it: their subjects, each mail once. */
export async function collect(postbox: Postbox, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const known = postbox.get(address) ?? new Map<string, string>();
    postbox.set(address, known);
    for (const { id, subject } of await mailsTo(address)) known.set(id, subject);
  }
}

type Counted = { count: number };

/** One line for each thing that was promised and is not so, rows and mails; empty when all is kept. */
export async function brokenPromises(
  { query }: Pick<Backend, "query">,
  { ledger, recruiters, candidates }: World,
  postbox: Postbox,
): Promise<string[]> {
  const broken: string[] = [];
  const countOf = async (sql: string, values: unknown[]) =>
    (await query<Counted>(`select count(*)::integer ${sql}`, values))[0]?.count ?? 0;
  const expectOne = async (what: string, sql: string, values: unknown[]) => {
    const count = await countOf(sql, values);
    if (count !== 1) broken.push(`${what}: ${count} instead of 1`);
  };
  for (const { candidate, offer } of ledger.applications) {
    await expectOne(
      `application of ${candidate} to ${offer}`,
      `from public.applications
       where candidate_id = $1::uuid and job_id = $2::uuid and cv_path is not null`,
      [candidate, offer],
    );
  }
  for (const title of ledger.titles) {
    await expectOne(`offer ${title}`, "from public.jobs where title = $1", [title]);
  }
  for (const { user, offer } of ledger.saved) {
    const sql = "from public.saved_items where user_id = $1::uuid and publication_id = $2::uuid";
    await expectOne(`saved ${offer} of ${user}`, sql, [user, offer]);
  }
  for (const id of ledger.answered) {
    const sql = "from public.applications where id = $1::uuid and status = 'Entretien'";
    await expectOne(`answer to ${id}`, sql, [id]);
  }
  for (const { email, offer } of ledger.reports) {
    await expectOne(
      `report of ${offer} by ${email}`,
      `from private.reports r join private.moderation_cases c on c.id = r.case_id
       where r.email = $1 and c.target_id = $2::uuid`,
      [email, offer],
    );
  }
  for (const [what, acknowledged] of Object.entries(ledger)) {
    if (acknowledged.length === 0) broken.push(`${what}: none was acknowledged`);
  }
  // A mail for each application and each answer, and no second one.
  const received = `from public.applications a join public.jobs j on j.id = a.job_id
    where j.recruiter_id = $1::uuid`;
  const sent = "from public.applications where candidate_id = $1::uuid";
  for (const [people, subject, sql] of [
    [recruiters, /^Nouvelle candidature/, received],
    [candidates, /^Votre candidature est envoyée/, sent],
    [candidates, /^Une entrevue pour vous/, `${sent} and status = 'Entretien'`],
  ] as const) {
    for (const { id, email } of people) {
      const owed = await countOf(sql, [id]);
      const subjects = [...(postbox.get(email)?.values() ?? [])];
      const found = subjects.filter((one) => subject.test(one)).length;
      if (found !== owed) broken.push(`${email}: ${found} mails ${subject} instead of ${owed}`);
    }
  }
  return broken;
}
