import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPostgres } from "./support/cluster";
import { type Database, startPostgres } from "./support/postgres";

const WRITERS = 8;
const TURNS = 25;

/** Pseudo-random, so that a failure comes back with its seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
}

const ANY = (table: string) =>
  `(select id from public.${table} order by md5(id::text || $1) limit 1)`;
/** Those that this writer made: nobody else's publications change many at a time. */
const OWN = "title like 'Offre ' || split_part($1, '-', 1) || '-%'";

/** What writers do, all at once; each is a transaction of its own, `$1` says whose and when. */
const WRITES: string[] = [
  // A file of offers, whose new words and names another file has too, in another order.
  `insert into public.jobs (title, company_name, description, contract_type, province, sector,
     trade, salary_min, salary_period, open_abroad, application_deadline, status)
   select 'Offre ' || $1 || ' mot' || word || chr(97 + n), 'Maison ' || word || chr(97 + n), 'Texte',
     (array['CDI', 'CDD', 'Stage'])[1 + n % 3], (array['QC', 'ON', null])[1 + n % 3],
     (array['tech', null, 'food'])[1 + n % 2], (array['soudeur', 'cuisinier', null])[1 + n % 3],
     20 + n % 4, 'hour', n % 2 = 0, private.today() + n,
     (array['published', 'draft'])[1 + n % 2]
   from generate_series(0, 11) as n, split_part($1, '-', 2) as word order by md5(n::text || $1)`,
  `update public.jobs set status = 'published' where id = ${ANY("jobs")}`,
  `update public.jobs set application_deadline = private.today() - 1 where ${OWN}`,
  `update public.jobs set status = 'filled' where id = ${ANY("jobs")}`,
  `update public.jobs set province = 'NB', title = title || ' suite' || substr(md5($1), 1, 2)
   where id = ${ANY("jobs")}`,
  `update public.jobs set trade = 'plombier', salary_min = 31, open_abroad = null
   where id = ${ANY("jobs")}`,
  `delete from public.jobs where id = ${ANY("jobs")}`,
  `delete from public.jobs where ${OWN} and status = 'draft'`,
  `insert into public.scholarships (title, university, description, deadline)
   values ('Bourse ' || $1, 'Laval', 'Texte', private.today() + 3)`,
  `delete from public.scholarships where id = ${ANY("scholarships")}`,
  `insert into public.freelance_jobs (title, description, skills_required)
   values ('Mission ' || $1, 'Texte', array['Outil ' || substr(md5($1), 1, 1), 'React'])`,
  `update public.news_articles
   set status = case status when 'draft' then 'published' else 'draft' end
   where id = ${ANY("news_articles")}`,
];

/** What is kept and what a recount finds: nothing, where they agree. */
const DIFFERENCES = `
  with jobs as (
    select k.level, k.contract, k.province, k.sector,
      coalesce(j.application_deadline, 'infinity') as closes, count(*)::integer as n
    from public.jobs j cross join private.job_count_keys(j.contract_type, j.province, j.sector) k
    where j.status = 'published' group by 1, 2, 3, 4, 5
  ), sitemap as (
    select p.kind, get_byte(uuid_send(p.id), 0)::smallint as bucket,
      coalesce(p.deadline, 'infinity') as closes, count(*)::integer as n
    from private.publications p where p.status = 'published' group by 1, 2, 3
  ), named as (
    select p.province, j.trade, j.id, j.posted_at, j.company_name,
      coalesce(j.application_deadline, 'infinity') as closes,
      private.middle_pay(j.yearly_pay, j.salary_min, j.salary_max) as pay, j.open_abroad,
      j.contract_type <> 'Stage' and j.work_time is distinct from 'part' as compared
    from public.jobs j cross join unnest(array['', j.province]) as p (province)
    where j.status = 'published' and j.trade is not null and p.province is not null
  ), trades as (
    select province, trade, closes, count(*)::integer as n,
      count(*) filter (where open_abroad)::integer as abroad from named group by 1, 2, 3
  ), pays as (
    select province, trade, closes, pay, count(*)::integer as n,
      count(*) filter (where rank = 1)::integer as employers
    from (select n.*, row_number() over (partition by province, trade, company_name
        order by closes desc, posted_at desc, id) as rank
      from named n where compared and pay > 0) r
    where rank <= 4 group by 1, 2, 3, 4
  ), rows as (
    select 'jobs' as name, count(*) as n from public.jobs
    union all select 'scholarships', count(*) from public.scholarships
    union all select 'news_articles', count(*) from public.news_articles
    union all select 'profiles', count(*) from public.profiles
  )
  select 'job_counts' as kept, c.offers, j.n::integer from jobs j
    full join private.job_counts c using (level, contract, province, sector, closes)
    where coalesce(c.offers, 0) <> coalesce(j.n, 0)
  union all
  select 'sitemap_counts', c.addresses, s.n from sitemap s
    full join private.sitemap_counts c using (kind, bucket, closes)
    where coalesce(c.addresses, 0) <> coalesce(s.n, 0)
  union all
  select 'trade_counts', c.offers, t.n from trades t
    full join private.trade_counts c using (province, trade, closes)
    where (coalesce(c.offers, 0), coalesce(c.abroad, 0)) <> (coalesce(t.n, 0), coalesce(t.abroad, 0))
  union all
  select 'trade_pays', c.offers, y.n from pays y
    full join private.trade_pays c using (province, trade, closes, pay)
    where (coalesce(c.offers, 0), coalesce(c.employers, 0))
      <> (coalesce(y.n, 0), coalesce(y.employers, 0))
  union all
  select 'row_counts ' || name, c.counted::integer, r.n::integer from rows r
    full join private.row_counts c using (name)
    where c.counted is distinct from r.n`;

describe.skipIf(!hasPostgres)("Les nombres gardés, quand beaucoup écrivent à la fois", () => {
  let database: Database & { address: string };
  let writers: Client[];
  beforeAll(async () => {
    database = await startPostgres();
    writers = Array.from(
      { length: WRITERS },
      () => new Client({ connectionString: database.address }),
    );
    for (const writer of writers) await writer.connect();
    // Two that wait in a circle are found at once, not after a second.
    await database.exec(`alter database ${new URL(database.address).pathname.slice(1)}
      set deadlock_timeout = '20ms'`);
    for (const writer of writers) await writer.query("set deadlock_timeout = '20ms'");
    await database.exec(`insert into public.news_articles (title, content, category, status)
      select 'Article ' || n, 'Texte', 'Visas', 'published' from generate_series(1, 12) as n`);
    await database.query(WRITES[0] ?? "", ["0-0"]);
  });
  afterAll(async () => {
    for (const writer of writers ?? []) await writer.end();
    await database?.close();
  });

  it("n'arrêtent aucun de plusieurs fichiers importés à la fois", async () => {
    for (let round = 0; round < 8; round += 1) {
      const imports = writers.map((writer, n) => writer.query(WRITES[0] ?? "", [`${n}-${round}`]));
      const refused = (await Promise.allSettled(imports)).filter(
        (each) => each.status !== "fulfilled",
      );
      expect(refused).toEqual([]);
    }
    expect(await database.query(DIFFERENCES)).toEqual([]);
    for (const kept of ["job_counts", "trade_counts", "trade_pays"]) {
      const rows = await database.query(`select 1 from private.${kept} where offers > 0`);
      expect(rows, kept).not.toEqual([]);
    }
  });

  it("restent ceux d'un recompte, et personne n'attend en rond", async () => {
    const failures: unknown[] = [];
    let written = 0;
    await Promise.all(
      writers.map(async (writer, n) => {
        const roll = dice(n + 1);
        for (let turn = 0; turn < TURNS; turn += 1) {
          const sql = WRITES[roll(WRITES.length)] ?? "";
          await writer.query(sql, [`${n}-${turn}`]).then(
            ({ rowCount }) => {
              written += rowCount ?? 0;
            },
            (error) => failures.push(`${error.message} ${error.detail ?? ""} ${error.where ?? ""}`),
          );
        }
      }),
    );
    expect(failures).toEqual([]);
    expect(written).toBeGreaterThan(WRITERS * TURNS);
    expect(await database.query(DIFFERENCES)).toEqual([]);
  });

  it("le restent quand des comptes qui aimaient les mêmes articles partent ensemble", async () => {
    const people = Array.from({ length: 24 }, () => crypto.randomUUID());
    for (const id of people) {
      await database.query(
        "insert into auth.users (id, email) values ($1, gen_random_uuid() || '@exemple.test')",
        [id],
      );
      await database.query(
        `insert into public.article_likes (article_id, user_id)
         select id, $1::uuid from public.news_articles order by md5(id::text || $1::text)`,
        [id],
      );
      await database.query(
        `insert into public.comments (article_id, user_id, body, status)
         select id, $1::uuid, 'Merci', 'approved' from public.news_articles
         order by md5(id::text || $1::text) limit 3`,
        [id],
      );
    }
    const leave = async (writer: Client, n: number) => {
      for (let at = n; at < people.length; at += WRITERS) {
        await writer.query("delete from auth.users where id = $1", [people[at]]);
      }
    };
    const outcomes = await Promise.allSettled(writers.map(leave));
    expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await database.query(DIFFERENCES)).toEqual([]);
    const [likes] = await database.query(
      "select sum(like_count)::integer as likes, sum(comment_count)::integer as comments from public.news_articles",
    );
    expect(likes).toEqual({ likes: 0, comments: 3 * people.length });
  });
});
