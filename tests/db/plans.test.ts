import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, startDatabase } from "#db/postgres.ts";

const OFFERS = 100_000;
/** A table that has more rows than this is not read from one end to the other; sums kept of it may be. */
const LARGE = 50_000;

let database: Database;
let offer: string;
let recruiter: string;

beforeAll(async () => {
  database = await startDatabase();
  // Words and rules are not what is looked at here, and would be most of the time.
  await database.exec(`
    insert into auth.users (id, email)
    select md5('personne ' || n)::uuid, 'plans' || n || '@exemple.ca' from generate_series(0, 99) n;
    alter table public.jobs disable trigger user;
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
    alter table public.jobs enable trigger user;
    call private.recount();
    call private.recount_sitemap();
    call private.recount_trades();`);
  await database.exec("vacuum analyze public.jobs");
  await database.exec("vacuum analyze private.job_counts");
  await database.exec("vacuum analyze private.sitemap_counts");
  await database.exec("vacuum analyze private.trade_counts");
  const rows = await database.query<{ id: string; recruiter_id: string }>(
    "select id, recruiter_id from public.jobs order by id limit 1 offset 500",
  );
  offer = rows[0]?.id ?? "";
  recruiter = rows[0]?.recruiter_id ?? "";
});
afterAll(() => database.close());

/** The large tables that were read whole for one question of a visitor. */
async function readWhole(sql: string, values: unknown[] = []): Promise<string[]> {
  await database.exec("begin; set local role anon");
  try {
    await database.query(sql, values);
    await database.exec("reset role");
    const rows = await database.query<{ name: string }>(
      `select s.relname as name from pg_stat_xact_all_tables s join pg_class c on c.oid = s.relid
       where s.seq_scan > 0 and c.reltuples > ${LARGE}`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await database.exec("rollback");
  }
}

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

describe("Devant cent mille offres, aucune table n'est lue d'un bout à l'autre pour", () => {
  it.each(questions)("%s", async (_what, sql, values) => {
    expect(await readWhole(sql, values?.())).toEqual([]);
  });

  it("ce qui la lit entière se voit", async () => {
    expect(
      await readWhole("select count(*) from public.jobs where description like '%zz%'"),
    ).toEqual(["jobs"]);
  });
});
