import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comparedPay } from "@/lib/jobs/pay";
import { setUpDatabase } from "./support/calls";
import { type Database, startDatabase } from "./support/postgres";

type Row = Record<string, unknown>;
const REASON = "Stage crédité";

describe("Le salaire minimum", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    // Amounts of this test's own, whatever the law becomes.
    await database.exec(`delete from public.minimum_wages;
      insert into public.minimum_wages (province, in_force_from, hourly, source, checked_on, state)
      values ('QC', '2020-01-01', 15, 'https://exemple.ca', '2026-01-01', 'confirmed'),
        ('QC', '2021-01-01', 20, 'https://exemple.ca', '2026-01-01', 'confirmed'),
        ('QC', '2022-01-01', 90, 'https://exemple.ca', '2026-01-01', 'to_check'),
        ('QC', '2999-01-01', 99, 'https://exemple.ca', '2026-01-01', 'confirmed'),
        ('NU', '2020-01-01', 90, 'https://exemple.ca', '2026-01-01', 'to_check')`);
  });
  afterAll(() => database.close());

  async function insert(row: Row) {
    const all = {
      title: "Offre",
      company_name: "Employeur",
      description: "Texte",
      province: "QC",
      salary_period: "hour",
      ...row,
    };
    const names = Object.keys(all);
    const [made] = await database.query<Row & { id: string }>(
      `insert into public.jobs (${names}) values (${names.map((_, n) => `$${n + 1}`)}) returning *`,
      Object.values(all),
    );
    if (!made) throw new Error("nothing was inserted");
    return made;
  }

  it.each([
    ["à l'heure", { salary_min: 19.99 }],
    ["sans minimum, par son maximum", { salary_max: 19 }],
    ["à l'année, pour quarante heures", { salary_min: 41_500, salary_period: "year" }],
    [
      "à l'année, pour les heures dites",
      { salary_min: 41_600, salary_period: "year", weekly_hours_min: 35, weekly_hours_max: 45 },
    ],
  ] as [string, Row][])(
    "un salaire %s sous le minimum demande un motif, et le garde",
    async (_, pay) => {
      await expect(insert(pay)).rejects.toMatchObject({ message: "below_minimum_wage" });
      expect(await insert({ ...pay, low_pay_reason: REASON })).toMatchObject({
        low_pay_reason: REASON,
      });
    },
  );

  it.each([
    ["au minimum", { salary_min: 20 }],
    ["sans montant", {}],
    ["d'un brouillon", { salary_min: 5, status: "draft" }],
    ["d'un mandat", { salary_min: 5, contract_type: "Freelance" }],
    ["d'une province que rien ne confirme", { salary_min: 5, province: "NU" }],
    ["d'une province inconnue", { salary_min: 5, province: null }],
    [
      "à l'année à temps partiel, sans ses heures",
      { salary_min: 20_000, salary_period: "year", work_time: "part" },
    ],
  ] as [string, Row][])("un salaire %s ne demande rien", async (_, row) => {
    await expect(insert(row)).resolves.toHaveProperty("id");
  });

  it("le refus dit l'offre, l'heure, le minimum et sa date", async () => {
    const error = await insert({ title: "Plongeur", salary_min: 12 }).catch((thrown) => thrown);
    expect(JSON.parse(error.detail)).toEqual({
      title: "Plongeur",
      hour: 12,
      minimum: 20,
      since: "2021-01-01",
    });
  });

  it("un brouillon est jugé quand il est publié, et un motif devenu inutile s'en va", async () => {
    const { id } = await insert({ salary_min: 12, status: "draft" });
    const update = (change: string) =>
      database.query(`update public.jobs set ${change} where id = $1 returning low_pay_reason`, [
        id,
      ]);
    await expect(update("status = 'published'")).rejects.toThrow("below_minimum_wage");
    expect(await update(`status = 'published', low_pay_reason = '${REASON}'`)).toEqual([
      { low_pay_reason: REASON },
    ]);
    expect(await update("salary_min = 25")).toEqual([{ low_pay_reason: null }]);
    await expect(update("salary_min = 12")).rejects.toThrow("below_minimum_wage");
  });

  it.each([
    { salary_min: 30 },
    { salary_max: 30, weekly_hours_max: 20 },
    { salary_min: 300, salary_period: "day", weekly_hours_min: 20 },
    { salary_min: 1_000, salary_period: "week", weekly_hours_min: 20, weekly_hours_max: 30 },
    { salary_min: 5_000, salary_period: "month" },
    { salary_min: 60_000, salary_period: "year", weekly_hours_min: 35 },
  ] as const)("la base et la page comptent la même heure de %j", async (pay) => {
    const { id } = await insert({ ...pay, status: "draft" });
    const [row] = await database.query<{ hour: string }>(
      "select private.least_hour(j) as hour from public.jobs j where id = $1",
      [id],
    );
    const none = {
      salary_min: null,
      salary_max: null,
      salary_period: "hour",
      weekly_hours_min: null,
      weekly_hours_max: null,
    } as const;
    expect(Number(row?.hour)).toBeCloseTo(comparedPay({ ...none, ...pay })?.hour.least ?? 0, 6);
  });
});

describe("Les montants livrés", () => {
  const database = setUpDatabase();

  it("chaque province et territoire a un montant, sa source et sa date", async () => {
    const rows = await database.query<{ province: string }>(
      "select distinct province from public.minimum_wages where in_force_from <= '2026-11-22'",
    );
    expect(rows).toHaveLength(13);
  });

  it("aucun ne recule avec le temps", async () => {
    expect(
      await database.query(
        `select a.province from public.minimum_wages a join public.minimum_wages b
           on b.province = a.province and b.in_force_from > a.in_force_from and b.hourly <= a.hourly`,
      ),
    ).toEqual([]);
  });
});
