import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, startDatabase } from "#db/postgres.ts";

let database: Database;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

const INSERT = `insert into public.jobs
  (title, company_name, description, contract_type, province, sector, application_deadline, status)
  select 'Offre ' || n, 'Maison', 'Un essai.', (array['CDI', 'CDD', 'Stage'])[1 + n % 3],
    (array['QC', 'ON', null])[1 + n % 3], (array['tech', null, 'food'])[1 + n % 2],
    case when n % 4 > 0 then private.today() + (n % 4 - 2) * 10 end,
    (array['published', 'published', 'draft', 'filled'])[1 + n % 4]
  from generate_series(1, 60) as n`;

/** How many offers each day brought, kept and counted. */
async function bothDays() {
  const kept = await database.query(
    "select day::text, closes::text, offers from private.job_days where offers <> 0 order by 1, 2",
  );
  const counted = await database.query(
    `select (posted_at at time zone 'UTC')::date::text as day,
       coalesce(application_deadline, 'infinity')::text as closes, count(*)::integer as offers
     from public.jobs where status = 'published' group by 1, 2 order by 1, 2`,
  );
  return { kept, counted };
}

/** What is kept, and the same counted from the offers. */
async function bothCounts() {
  const kept = await database.query(
    `select level, contract, province, sector, closes::text, offers::integer
     from private.job_counts where offers <> 0 order by 1, 2, 3, 4, 5`,
  );
  const counted = await database.query(
    `select k.level, k.contract, k.province, k.sector,
       coalesce(j.application_deadline, 'infinity')::text as closes, count(*)::integer as offers
     from public.jobs j cross join private.job_count_keys(j.contract_type, j.province, j.sector) k
     where j.status = 'published' group by 1, 2, 3, 4, 5
     order by 1, 2, 3, 4, coalesce(j.application_deadline, 'infinity')::text`,
  );
  const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
  return { kept: sorted(kept), counted: sorted(counted) };
}

describe("Les nombres gardés", () => {
  it.each([
    ["des offres publiées ensemble", INSERT],
    ["une offre cachée", "update public.jobs set status = 'draft' where title = 'Offre 4'"],
    ["une offre republiée", "update public.jobs set status = 'published' where title = 'Offre 4'"],
    ["une offre pourvue", "update public.jobs set status = 'filled' where title = 'Offre 5'"],
    ["une autre échéance", "update public.jobs set application_deadline = private.today() + 90"],
    ["une autre province", "update public.jobs set province = 'NB' where contract_type = 'CDI'"],
    [
      "une échéance ôtée",
      "update public.jobs set application_deadline = null where sector = 'tech'",
    ],
    ["une relecture sans changement", "update public.jobs set title = title"],
    [
      "une autre date de publication",
      "update public.jobs set posted_at = posted_at - interval '3 days' where province = 'NB'",
    ],
    ["des offres supprimées", "delete from public.jobs where contract_type = 'Stage'"],
  ])("suivent %s", async (_what, sql) => {
    await database.exec(sql);
    const { kept, counted } = await bothCounts();
    expect(counted.length).toBeGreaterThan(0);
    expect(kept).toEqual(counted);
    const days = await bothDays();
    expect(days.kept).toEqual(days.counted);
  });

  it("sont ceux que la liste annonce, échues comprises ou non", async () => {
    await database.exec(INSERT);
    const asked = ["contract_type", "province", "sector"];
    for (const [contract, province, sector] of [
      [null, null, null],
      ["CDI", null, null],
      [null, "QC", null],
      ["CDD", "ON", "food"],
      [null, null, "tech"],
      ["Freelance", "NU", null],
    ]) {
      const chosen = [contract, province, sector];
      const where = asked
        .filter((_, at) => chosen[at])
        .map((name) => `${name} = '${chosen[asked.indexOf(name)]}'`);
      for (const expired of [false, true]) {
        const open = expired
          ? "true"
          : "coalesce(application_deadline, 'infinity') >= private.today()";
        const [counted] = await database.query<{ offers: number }>(
          `select count(*)::integer as offers from public.jobs
           where ${["status = 'published'", open, ...where].join(" and ")}`,
        );
        const [kept] = await database.query<{ offers: number }>(
          "select public.count_listed_jobs($1, $2, $3, $4) as offers",
          [...chosen, expired],
        );
        expect(kept, JSON.stringify([chosen, expired])).toEqual(counted);
      }
    }
  });

  it("sont les mêmes recomptés", async () => {
    const before = await bothCounts();
    const tables = "select * from private.row_counts order by name";
    const rows = await database.query(tables);
    expect(rows).not.toEqual([]);
    await database.exec("call private.recount()");
    expect(await bothCounts()).toEqual(before);
    const days = await bothDays();
    expect(days.kept).toEqual(days.counted);
    expect(await database.query(tables)).toEqual(rows);
  });

  it("s'écrivent dans le même ordre à l'ajout, au changement et à la suppression", async () => {
    const triggers = await database.query<{ table: string; order: string[] }>(
      `select t.tgrelid::regclass::text as table, array_agg(p.proname::text order by t.tgname) as order
       from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where p.proname in ('keep_job_counts', 'keep_job_days', 'keep_row_counts', 'keep_sitemap_counts',
         'keep_trade_counts')
       group by t.tgrelid, t.tgtype`,
    );
    expect(triggers.length).toBeGreaterThan(10);
    for (const { table, order } of triggers) {
      expect(new Set(order).size, table).toBe(order.length);
      expect(order, table).toEqual([...order].sort());
    }
  });

  it("se vident avec une table que l'on vide d'un coup", async () => {
    await database.exec("begin; truncate public.jobs cascade");
    const { kept } = await bothCounts();
    const [rows] = await database.query(
      `select (select counted::integer from private.row_counts where name = 'jobs') as jobs,
         (select count(*)::integer from private.sitemap_counts where kind = 'job') as addresses`,
    );
    await database.exec("rollback");
    expect(kept).toEqual([]);
    expect(rows).toEqual({ jobs: 0, addresses: 0 });
  });

  it("ne sont à lire ni à écrire pour personne", async () => {
    for (const role of ["anon", "authenticated"]) {
      for (const table of ["job_counts", "row_counts"]) {
        await database.exec(`set role ${role}`);
        const read = database.query(`select * from private.${table}`);
        await expect(read).rejects.toMatchObject({ code: "42501" });
        await database.exec("reset role");
      }
    }
  });
});
