import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, startDatabase } from "#db/postgres.ts";

let database: Database;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

const INSERT = `insert into public.jobs
  (title, company_name, description, contract_type, province, trade, application_deadline, status,
   salary_min, salary_max, salary_period, open_abroad, work_time)
  select 'Offre ' || n, 'Maison', 'Un essai.', (array['CDI', 'CDI', 'Stage'])[1 + n % 3],
    (array['QC', 'ON', null])[1 + n % 3], (array['soudeur', 'infirmier', null])[1 + n % 5 % 3],
    case when n % 4 > 0 then private.today() + (n % 4 - 2) * 10 end,
    (array['published', 'published', 'draft', 'filled'])[1 + n % 4],
    case when n % 7 > 0 then 20 + n % 11 end, case when n % 6 > 0 then 31 + n % 13 end,
    case when n % 9 > 0 then 'hour' end, (array[true, false, null])[1 + n % 10 % 3],
    (array['full', 'part', null, null])[1 + n % 17 % 4]
  from generate_series(1, 240) as n`;

const PUBLISHED = "j.status = 'published' and j.trade is not null and p.province is not null";
const PAY = "private.middle_pay(j.yearly_pay, j.salary_min, j.salary_max)";

const COMPARED = "j.contract_type <> 'Stage' and j.work_time is distinct from 'part'";

const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

/** What is kept, and the same counted from the offers. */
async function bothCounts() {
  const kept = await database.query(
    `select province, trade, closes::text, 0 as pay, offers, abroad from private.trade_counts
     where offers <> 0
     union all select province, trade, closes::text, pay, offers, 0 from private.trade_pays
     where offers <> 0`,
  );
  const counted = await database.query(
    `select p.province, j.trade, coalesce(j.application_deadline, 'infinity')::text as closes,
       0 as pay, count(*)::integer as offers,
       count(*) filter (where j.open_abroad)::integer as abroad
     from public.jobs j cross join unnest(array['', j.province]) as p (province)
     where ${PUBLISHED} group by 1, 2, 3
     union all
     select p.province, j.trade, coalesce(j.application_deadline, 'infinity')::text, ${PAY},
       count(*)::integer, 0
     from public.jobs j cross join unnest(array['', j.province]) as p (province)
     where ${PUBLISHED} and ${COMPARED} and ${PAY} > 0 group by 1, 2, 3, 4`,
  );
  return { kept: sorted(kept), counted: sorted(counted) };
}

describe("Les nombres gardés des métiers", () => {
  it.each([
    ["des offres publiées ensemble", INSERT],
    ["une offre cachée", "update public.jobs set status = 'draft' where title = 'Offre 4'"],
    ["une offre republiée", "update public.jobs set status = 'published' where title = 'Offre 4'"],
    ["une autre échéance", "update public.jobs set application_deadline = private.today() + 90"],
    ["une autre province", "update public.jobs set province = 'NB' where title like '%3'"],
    ["un autre métier", "update public.jobs set trade = 'plombier' where title like '%7'"],
    ["un métier ôté", "update public.jobs set trade = null where title like '%8'"],
    ["ouvertes à l'étranger", "update public.jobs set open_abroad = true where title like '%5'"],
    ["à temps partiel", "update public.jobs set work_time = 'part' where title like '%6'"],
    ["un autre salaire", "update public.jobs set salary_min = 25 where title like '%1'"],
    ["une relecture sans changement", "update public.jobs set title = title"],
    ["des offres supprimées", "delete from public.jobs where title like '%2'"],
  ])("suivent %s", async (_what, sql) => {
    await database.exec(sql);
    const { kept, counted } = await bothCounts();
    expect(counted.length).toBeGreaterThan(0);
    expect(kept).toEqual(counted);
  });

  it("sont les mêmes recomptés", async () => {
    const before = await bothCounts();
    await database.exec("call private.recount_trades()");
    expect(await bothCounts()).toEqual(before);
  });

  it("se vident avec une table que l'on vide d'un coup", async () => {
    await database.exec("begin; truncate public.jobs cascade");
    const { kept } = await bothCounts();
    await database.exec("rollback");
    expect(kept).toEqual([]);
  });

  it("ne sont à lire ni à écrire pour personne", async () => {
    for (const role of ["anon", "authenticated"]) {
      for (const table of ["trade_counts", "trade_pays"]) {
        await database.exec(`set role ${role}`);
        const read = database.query(`select * from private.${table}`);
        await expect(read).rejects.toMatchObject({ code: "42501" });
        await database.exec("reset role");
      }
    }
  });
});

describe("Les chiffres d'un métier", () => {
  it("sont ceux des offres ouvertes, et leur médiane à partir de dix", async () => {
    await database.exec(`delete from public.jobs; ${INSERT}`);
    for (const trade of ["soudeur", "infirmier", "plombier"]) {
      const figures = await database.query<{ province: string; paid: number; median: number }>(
        "select * from public.trade_figures($1)",
        [trade],
      );
      const counted = await database.query(
        `select p.province, count(*)::integer as offers,
           count(*) filter (where j.open_abroad)::integer as abroad, count(m.pay)::integer as paid,
           case when count(m.pay) >= 10
             then trunc(percentile_cont(0.5) within group (order by m.pay))::integer end as median
         from public.jobs j cross join unnest(array['', j.province]) as p (province)
         cross join lateral (select case when ${COMPARED} then ${PAY} end) as m (pay)
         where ${PUBLISHED} and coalesce(j.application_deadline, 'infinity') >= private.today()
           and j.trade = $1
         group by 1`,
        [trade],
      );
      expect(sorted(figures)).toEqual(sorted(counted));
    }
  });

  it("se demandent d'une province seule", async () => {
    const all = await database.query<{ province: string }>(
      "select * from public.trade_figures('soudeur')",
    );
    expect(all.map(({ province }) => province).sort()).toEqual(["", "ON", "QC"]);
    expect(await database.query("select * from public.trade_figures('soudeur', 'QC')")).toEqual(
      all.filter(({ province }) => province === "QC"),
    );
    expect(await database.query("select * from public.trade_figures('soudeur', 'NU')")).toEqual([]);
  });

  it("taisent la médiane et les classes de moins de dix salaires", async () => {
    const offers = (n: number) => `insert into public.jobs
      (title, company_name, description, province, trade, salary_min, salary_period)
      select 'Toit ' || n, 'Maison', 'Un essai.', 'YT', 'couvreur', 50000 + 1000 * n, 'year'
      from generate_series(1, ${n}) as n`;
    const figures = "select offers, paid, median from public.trade_figures('couvreur', 'YT')";
    const classes = "select * from public.trade_pay_classes('couvreur', 'YT')";
    await database.exec(offers(9));
    expect(await database.query(figures)).toEqual([{ offers: 9, paid: 9, median: null }]);
    expect(await database.query(classes)).toEqual([]);
    await database.exec(offers(1));
    // 51 000 stands twice: of ten amounts the fifth and sixth are 54 000 and 55 000.
    expect(await database.query(figures)).toEqual([{ offers: 10, paid: 10, median: 54_500 }]);
    expect(await database.query(classes)).toEqual([{ least_pay: 50_000, offers: 10 }]);
  });

  it.each([
    ["le milieu d'une fourchette", 60_000, 60_000, 80_000, 70_000],
    ["un minimum seul", 62_400, 30, null, 62_500],
    ["un maximum seul", 62_400, null, 30, 62_500],
    ["rien", null, null, null, null],
    ["un minimum nul", 0, 0, 40, null],
    ["un montant hors de tout", 9e15, 9e9, 9e9, 1_000_000],
  ])("retiennent %s", async (_what, yearly, least, most, expected) => {
    const [row] = await database.query<{ pay: number | null }>(
      "select private.middle_pay($1, $2, $3) as pay",
      [yearly, least, most],
    );
    expect(row?.pay).toBe(expected);
  });

  it("disent les métiers qui ont des offres, et où", async () => {
    const rows = await database.query<{ trade: string }>("select * from public.offered_trades()");
    expect(rows).toContainEqual({ trade: "couvreur", offers: 10, provinces: ["YT"] });
    expect(rows.map(({ trade }) => trade)).not.toContain("boucher");
  });
});
