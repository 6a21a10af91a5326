import { describe, expect, it } from "vitest";
import { setUpDatabase } from "./support/calls";

const { query, exec, one, insert } = setUpDatabase();

describe("Les chiffres d'un métier", () => {
  it("sont ceux des offres ouvertes, dont la paie se compare hors stage et temps partiel", async () => {
    await exec(`insert into public.jobs (title, company_name, description, trade, salary_min,
        salary_period, province, contract_type, work_time, status, application_deadline, open_abroad)
      select 'Offre', 'Maison ' || row_number() over (), 'Un essai.', 'soudeur', 50000, 'year', few.*
      from (values ('QC', 'CDI', null, 'published', private.today(), true),
        ('ON', 'CDI', 'full', 'published', null, false), (null, 'CDI', null, 'published', null, null),
        ('QC', 'Stage', 'full', 'published', null, null), ('QC', 'CDI', 'part', 'published', null, null),
        ('QC', 'CDI', null, 'draft', null, true), ('QC', 'CDI', null, 'filled', null, true),
        ('QC', 'CDI', null, 'published', private.today() - 1, true)) as few`);
    expect(await query("select * from public.trade_figures('soudeur') order by province")).toEqual([
      { province: "", offers: 5, abroad: 1, paid: 3, employers: 3, median: null },
      { province: "ON", offers: 1, abroad: 0, paid: 1, employers: 1, median: null },
      { province: "QC", offers: 3, abroad: 1, paid: 1, employers: 1, median: null },
    ]);
    expect(await query("select * from public.trade_figures('plombier')")).toEqual([]);
  });

  it("se demandent d'une province seule", async () => {
    const all = await query<{ province: string }>("select * from public.trade_figures('soudeur')");
    expect(all.map(({ province }) => province).sort()).toEqual(["", "ON", "QC"]);
    expect(await query("select * from public.trade_figures('soudeur', 'QC')")).toEqual(
      all.filter(({ province }) => province === "QC"),
    );
    expect(await query("select * from public.trade_figures('soudeur', 'NU')")).toEqual([]);
  });

  /** So many offers of an employer, at 10 $ more a year each. */
  const publish = (employer: string, count: number, from = 50_000) =>
    exec(`insert into public.jobs
      (title, company_name, description, province, trade, salary_min, salary_period)
      select 'Toit ' || n, '${employer}', 'Un essai.', 'YT', 'couvreur', ${from} + 10 * n, 'year'
      from generate_series(1, ${count}) as n`);
  const FIGURES =
    "select offers, paid, employers, median from public.trade_figures('couvreur', 'YT')";
  const CLASSES = "select * from public.trade_pay_classes('couvreur', 'YT')";

  it("dix offres d'un seul employeur ne font ni médiane ni classes", async () => {
    await publish("Maison", 10);
    expect(await query(FIGURES)).toEqual([{ offers: 10, paid: 4, employers: 1, median: null }]);
    expect(await query(CLASSES)).toEqual([]);
  });

  it("dix offres de trois employeurs en font une, et personne n'y pèse plus de quatre", async () => {
    await publish("Toits du Nord", 3);
    await publish("Bardeau", 2);
    expect(await query(FIGURES)).toMatchObject([{ paid: 9, employers: 3, median: null }]);
    await publish("bardeau ", 1, 52_000);
    const [row] = await query<{ paid: number; employers: number; median: number }>(FIGURES);
    expect(row).toMatchObject({ offers: 16, paid: 10, employers: 3 });
    expect(row?.median).toBe(50_000);
    expect(await query(CLASSES)).toEqual([{ least_pay: 50_000, offers: 10 }]);
    // Two hundred more of theirs, far above, are four at most: the median stays among the others.
    await publish("Maison", 200, 900_000);
    const [after] = await query<{ paid: number; median: number }>(FIGURES);
    expect(after?.paid).toBe(10);
    expect(after?.median).toBeLessThan(60_000);
  });

  it("une offre qui ferme laisse sa place à une autre de son employeur", async () => {
    await exec(`delete from public.jobs where trade = 'couvreur';
      insert into public.jobs (title, company_name, description, province, trade, salary_min,
        salary_period, application_deadline)
      select 'Toit ' || n, 'Maison ' || n % 3, 'Un essai.', 'YT', 'couvreur', 50000, 'year',
        private.today() + n from generate_series(0, 17) as n`);
    expect(await query(FIGURES)).toMatchObject([{ offers: 18, paid: 12, employers: 3 }]);
    await exec(`update public.jobs set status = 'filled'
      where trade = 'couvreur' and application_deadline > private.today() + 8`);
    expect(await query(FIGURES)).toMatchObject([{ offers: 9, paid: 9, employers: 3 }]);
  });

  it("un employeur est qui publie, quelques noms qu'il écrive", async () => {
    const id = "00000000-0000-4000-8000-0000000000e1";
    await insert("auth.users", { id, email: "e1@exemple.test" });
    await exec(`delete from public.jobs where trade = 'couvreur';
      insert into public.jobs (title, company_name, description, province, trade, salary_min,
        salary_period, recruiter_id)
      select 'Toit ' || n, 'Maison ' || n, 'Un essai.', 'YT', 'couvreur', 50000, 'year',
        '${id}' from generate_series(1, 12) as n`);
    expect(await query(FIGURES)).toEqual([{ offers: 12, paid: 4, employers: 1, median: null }]);
  });

  it.each([
    ["le milieu d'une fourchette", 60_000, 60_000, 80_000, 70_000],
    ["un minimum seul", 62_400, 30, null, 62_500],
    ["un maximum seul", 62_400, null, 30, 62_500],
    ["rien", null, null, null, null],
    ["un minimum nul", 0, 0, 40, null],
    ["un montant hors de tout", 9e15, 9e9, 9e9, 1_000_000],
  ])("retiennent %s", async (_what, yearly, least, most, expected) => {
    const pay = await one("select private.middle_pay($1, $2, $3)", [yearly, least, most]);
    expect(pay).toBe(expected);
  });

  it("disent les métiers qui ont des offres, et où", async () => {
    const rows = await query<{ trade: string }>("select * from public.offered_trades()");
    expect(rows).toContainEqual({ trade: "couvreur", offers: 12, provinces: ["YT"] });
    expect(rows.map(({ trade }) => trade)).not.toContain("boucher");
  });
});
