import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/postgres.ts";
import { canPlan, manyRows } from "./support/plans";

const OFFERS = 100_000;
const LARGE = 50_000;

let rows: Awaited<ReturnType<typeof manyRows>>;
let offer: string;
let recruiter: string;

/** Offers, and what is searched of them: a word in each, one in a thousandth, and the menus' marks. */
async function fill({ exec }: Database): Promise<void> {
  await exec(`
    insert into auth.users (id, email)
    select md5('personne ' || n)::uuid, 'plans' || n || '@exemple.ca' from generate_series(0, 99) n;
    insert into public.jobs (title, company_name, description, contract_type, province, sector, trade,
      application_deadline, posted_at, created_at, recruiter_id)
    select 'Offre ' || n, 'Maison ' || n % 500, repeat('Un essai. ', 40),
      (array['CDI', 'CDD', 'Stage', 'Freelance'])[1 + n % 4],
      (array['ON', 'QC', 'BC', 'AB', null])[1 + n % 5],
      (array['tech', 'health', 'food', null])[1 + n % 4],
      (array['infirmier', 'soudeur', 'serveur', null])[1 + n % 4],
      case when n % 3 > 0 then private.today() + n % 90 - 20 end,
      now() - n * interval '1 minute', now() - n * interval '1 minute',
      md5('personne ' || n % 100)::uuid
    from generate_series(1, ${OFFERS}) as n;
    drop index private.search_entries_words_idx;
    insert into private.search_entries (kind, item_id, body, words, live, posted_at, closes, contract,
      sector, province, title, employer, yearly_pay)
    select 'job', j.id, 'offre essai', array_to_tsvector(array_remove(array['offr', 'essai',
        case when right(j.title, 3) = '500' then 'rar' end, '#' || lower(j.contract_type),
        '#' || j.sector, '@#' || lower(j.province)], null)),
      true, j.posted_at, j.application_deadline, j.contract_type, j.sector, j.province, j.title,
      j.company_name, 30000 + 10 * (abs(hashtext(j.title)) % 5000)
    from public.jobs j;
    select private.learn_words('offre essai rare');
    create index search_entries_words_idx on private.search_entries using gin (words);
    call private.recount();
    call private.recount_sitemap();
    call private.recount_trades();`);
  for (const table of [
    ...["public.jobs", "private.search_jobs", "private.job_counts"],
    ...["private.sitemap_counts", "private.trade_counts"],
  ]) {
    await exec(`vacuum analyze ${table}`);
  }
}

beforeAll(async () => {
  if (!canPlan) return;
  rows = await manyRows(LARGE, fill);
  const [row] = await rows.query<{ id: string; recruiter_id: string }>(
    "select id, recruiter_id from public.jobs order by id limit 1 offset 500",
  );
  offer = row?.id ?? "";
  recruiter = row?.recruiter_id ?? "";
});
afterAll(() => rows?.close());

const CARD = `id, title, company_name, location, contract_type, description, requirements,
  salary_range, application_deadline, posted_at`;
const OPEN = "(application_deadline is null or application_deadline >= private.today())";
const today = (sql: string) => sql.replaceAll("private.today()", "current_date");

function list(where: string, page = 1, rows = 20): string {
  return today(`select ${CARD} from public.jobs where status = 'published' and ${where}
    order by posted_at desc, id limit ${rows} offset ${(page - 1) * rows}`);
}

const questions: [string, string, (() => unknown[])?][] = [
  ["la liste", list(OPEN)],
  ["sa page 50", list(OPEN, 50)],
  ["un contrat", list(`contract_type = 'CDI' and ${OPEN}`)],
  ["une province", list(`province = 'QC' and ${OPEN}`, 20)],
  ["un secteur", list(`sector = 'health' and ${OPEN}`)],
  ["les trois", list(`contract_type = 'CDI' and province = 'QC' and sector = 'tech' and ${OPEN}`)],
  [
    "trois qui ne vont pas ensemble",
    list(`contract_type = 'CDI' and sector = 'health' and ${OPEN}`),
  ],
  ["un métier", list(`trade = 'infirmier' and ${OPEN}`, 1, 10)],
  ["un métier et une province", list(`trade = 'soudeur' and province = 'QC' and ${OPEN}`, 1, 10)],
  ["les chiffres d'un métier", "select * from public.trade_figures('infirmier')"],
  ["les métiers qui ont des offres", "select * from public.offered_trades()"],
  ["les offres échues comprises", list("true")],
  ["les plus récentes", list(OPEN, 1, 3)],
  ["le nombre de toutes", "select public.count_listed_jobs()"],
  ["le nombre d'un choix", "select public.count_listed_jobs('CDI', 'QC', 'tech', true)"],
  ["les façons de parcourir", "select * from public.job_facets()"],
  ["une offre", `select * from public.jobs where id = $1 and status = 'published'`, () => [offer]],
  [
    "un fichier du plan du site",
    today(`select id, updated_at from public.jobs where status = 'published' and id >= $1
      and ${OPEN} order by id limit 1000`),
    () => [offer],
  ],
  ["l'index du plan du site", "select * from public.sitemap_parts()"],
  [
    "les offres d'une personne",
    "select * from public.jobs where recruiter_id = $1 order by created_at desc, id limit 20",
    () => [recruiter],
  ],
];

/** What the list asks of the index of words, and how often; each of these as it stands. */
const searches: Record<string, object> = {
  "une recherche": { q: "essai" },
  "un mot rare": { q: "rare" },
  "un mot que rien n'a": { q: "zzyx" },
  "un mot et trois choix": { q: "essai", contract: "CDI", province: "QC", sector: "tech" },
  "un lieu": { place: "Montréal" },
  "une paie": { pay: 50_000 },
  "par pertinence": { q: "essai", by_rank: true },
};
const asked = Object.entries(searches).flatMap(([what, search]) => {
  const question = `'${JSON.stringify(search)}'::jsonb`;
  return [
    [`${what}, la liste`, `select id from public.list_jobs(${question})`],
    [`${what}, le nombre`, `select public.count_jobs(${question})`],
    [`${what}, les menus`, `select * from public.count_job_facets(${question})`],
  ] as [string, string][];
});
questions.push(
  ...asked,
  ["la page 500 de la liste", "select id from public.list_jobs('{}', 10000)"],
  ["la page 3 500 de la liste", "select id from public.list_jobs('{}', 70000)"],
  ["les offres semblables", "select id from public.similar_jobs($1, 3)", () => [offer]],
  ["ce qu'un champ propose", "select * from public.suggest('job', 'offr')"],
  ["les villes qu'un champ propose", "select * from public.suggest_towns('mont')"],
  ["le lieu qu'on a écrit", "select * from public.read_place('Montréal')"],
  ["un mot mal écrit", "select * from public.correct_query('job', 'rarre')"],
  ["la paie d'un métier", "select * from public.trade_pay_classes('infirmier')"],
);

describe.skipIf(!canPlan)(
  "Devant cent mille offres, aucune table n'est lue d'un bout à l'autre (demande PostgreSQL) pour",
  () => {
    it.each(questions)("%s", async (_what, sql, values) => {
      expect(await rows.readWhole("visitor", sql, values?.())).toEqual([]);
    });

    it.each([980, 1_000, 1_439, 1_440, 30_000, 71_990, 90_000])(
      "et la page profonde après %i offres est celle que donnerait toute la liste",
      async (skip) => {
        for (const expired of [false, true]) {
          const open = expired ? "true" : OPEN;
          const whole = await rows.query(
            today(`select id from public.jobs where status = 'published' and ${open}
              order by posted_at desc, id limit 20 offset ${skip}`),
          );
          const asked = JSON.stringify({ expired });
          expect(await rows.query(`select id from public.list_jobs('${asked}', ${skip})`)).toEqual(
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
