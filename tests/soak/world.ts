import { createAccount } from "#tests/support/accounts/accounts.ts";
import { createApplicant, publish } from "#tests/support/publications/applying.ts";
import { variablesOf } from "#tests/support/site/site.ts";
import type { Person, World } from "./actions.ts";
import type { Environment } from "./environment.ts";
import { newLedger } from "./promises.ts";
import { newVisitor } from "./visitor.ts";

const STRANGERS = 8;
/** Each sends thirty applications a day at most: enough of them for half an hour. */
const CANDIDATES = 20;
const RECRUITERS = 4;
const OFFERS_EACH = 15;

/** People with accounts, each at an address of their own, and offers that can be applied to. */
export async function populate({ backend, site }: Environment): Promise<World> {
  // Accounts are made by what the tests make theirs with.
  Object.assign(process.env, variablesOf(site, backend));
  let made = 0;
  const visitor = () => {
    made += 1;
    return newVisitor(site, `127.0.1.${made}`);
  };
  const candidates: Person[] = [];
  for (let n = 0; n < CANDIDATES; n += 1) {
    const account = await createApplicant(`Candidat ${n}`);
    const [cv] = await backend.query<{ id: string }>(
      "select id from public.documents where user_id = $1::uuid",
      [account.id],
    );
    candidates.push({ ...account, visitor: visitor(), cv: cv?.id });
  }
  const recruiters: Person[] = [];
  const offers: string[] = [];
  for (let n = 0; n < RECRUITERS; n += 1) {
    const account = await createAccount({ fullName: `Recruteuse ${n}`, role: "recruteur" });
    recruiters.push({ ...account, visitor: visitor() });
    for (let m = 0; m < OFFERS_EACH; m += 1) offers.push(await publish("job", account));
  }
  for (const { visitor, email, password } of [...candidates, ...recruiters]) {
    if (!(await visitor.signIn(email, password))) throw new Error(`${email} cannot sign in`);
  }
  return {
    ...{ candidates, recruiters, offers, ledger: newLedger() },
    strangers: Array.from({ length: STRANGERS }, visitor),
    async waiting({ id }) {
      const rows = await backend.query<{ id: string }>(
        `select a.id from public.applications a join public.jobs j on j.id = a.job_id
         where j.recruiter_id = $1::uuid and a.status = 'En cours' order by a.applied_at limit 1`,
        [id],
      );
      return rows.map((row) => row.id);
    },
  };
}
