import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#tests/db/support/postgres.ts";
import { canPlan, manyRows } from "./support/plans";
import { OPEN, questionsOfVisitors } from "./support/questions-of-visitors";

const OFFERS = 100_000;
const LARGE = 50_000;

let rows: Awaited<ReturnType<typeof manyRows>>;
let params: { offer: string; recruiter: string };

/** Offers, and what is searched of them: a word in each, one in a thousandth, menus and marks. */
async function fill({ exec }: Database): Promise<void> {
  await exec(`
    insert into auth.users (id, email)
    select md5('personne ' || n)::uuid, 'plans' || n || '@exemple.ca' from generate_series(0, 99) n;
    insert into public.jobs (title, company_name, description, contract_type, province, sector, trade,
      application_deadline, posted_at, created_at, recruiter_id, open_abroad, permit_offer,
      french_level, english_level)
    select 'Offre ' || n, 'Maison ' || n % 500, repeat('Un essai. ', 40),
      (array['CDI', 'CDD', 'Stage', 'Freelance'])[1 + n % 4],
      (array['ON', 'QC', 'BC', 'AB', null])[1 + n % 5],
      (array['tech', 'health', 'food', null])[1 + n % 4],
      (array['infirmier', 'soudeur', 'serveur', null])[1 + n % 4],
      case when n % 3 > 0 then private.today() + n % 90 - 20 end,
      now() - n * interval '1 minute', now() - n * interval '1 minute',
      md5('personne ' || n % 100)::uuid, (array[true, false, null])[1 + n % 3],
      case when n % 3 = 0 then (array['lmia_obtained', 'none', null])[1 + n % 7 % 3] end,
      (array['advanced', 'intermediate', null])[1 + n % 3], (array['none', null])[1 + n % 2]
    from generate_series(1, ${OFFERS}) as n;
    drop index private.publications_words_idx;
    insert into private.publications (kind, id, owner_id, status, is_hidden, takes_applications,
      public_since, updated_at, body, words, filters, posted_at, deadline, closes_at, title, organisation)
    select 'job', j.id, j.recruiter_id, j.status, false, true, j.posted_at, j.updated_at, 'offre essai',
      array_to_tsvector(array_remove(array['offr', 'essai',
        case when right(j.title, 3) = '500' then 'rar' end], null) || f.filters), f.filters,
      j.posted_at, j.application_deadline, j.closes_at, j.title, j.company_name
    from public.jobs j cross join lateral (select array_remove(array['#contract=' || lower(j.contract_type),
        '#sector=' || j.sector, '#province=' || lower(j.province), '#trade=' || j.trade,
        case when abs(hashtext(j.title)) % 5 > 1 then '#pay=50000' end], null)
      || array(select '#' || mark from unnest(j.abroad_marks) as mark) as filters) as f;
    select private.learn_words('offre essai rare');
    create index publications_words_idx on private.publications using gin (words);`);
  for (const table of ["public.jobs", "private.publications_job"]) {
    await exec(`vacuum analyze ${table}`);
  }
}

beforeAll(async () => {
  if (!canPlan) return;
  rows = await manyRows(LARGE, fill);
  const [row] = await rows.query<{ id: string; recruiter_id: string }>(
    "select id, recruiter_id from public.jobs order by id limit 1 offset 500",
  );
  params = { offer: row?.id ?? "", recruiter: row?.recruiter_id ?? "" };
});
afterAll(() => rows?.close());

describe.skipIf(!canPlan)(
  "Devant cent mille offres, aucune table n'est lue d'un bout à l'autre (demande PostgreSQL) pour",
  () => {
    it.each(questionsOfVisitors)("%s", async (_what, sql, values) => {
      expect(await rows.readWhole("visitor", sql, values?.(params))).toEqual([]);
    });

    it.each([980, 1_000, 1_439, 1_440, 30_000, 71_990, 90_000])(
      "et la page profonde après %i offres est celle que donnerait toute la liste",
      async (skip) => {
        for (const expired of [false, true]) {
          const open = expired ? "true" : OPEN;
          const whole = await rows.query(
            `select id from public.jobs where status = 'published' and ${open}
              order by posted_at desc, id limit 20 offset ${skip}`,
          );
          const search = JSON.stringify({ expired });
          expect(await rows.query(`select id from public.list_jobs('${search}', ${skip})`)).toEqual(
            whole,
          );
        }
      },
    );

    it("ce qui la lit entière se voit", async () => {
      const sql = "select count(*) from public.jobs where description like '%zz%'";
      expect(await rows.readWhole("visitor", sql)).toEqual(["jobs"]);
    });
  },
);
