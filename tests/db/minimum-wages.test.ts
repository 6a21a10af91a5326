import { describe, expect, it } from "vitest";
import { comparedPay } from "@/lib/jobs/format";
import type { Row } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";

const REASON = "Stage crédité";

describe("Le salaire minimum", () => {
  const { query, exec, one, ...database } = setUpDatabase(people, ({ exec }) =>
    // Amounts of this test's own, whatever the law becomes.
    exec(`delete from public.minimum_wages;
      insert into public.minimum_wages (province, in_force_from, hourly, source, checked_on, state)
      values ('QC', '2020-01-01', 15, 'https://exemple.ca', '2026-01-01', 'confirmed'),
        ('QC', '2021-01-01', 20, 'https://exemple.ca', '2026-01-01', 'confirmed'),
        ('QC', '2022-01-01', 90, 'https://exemple.ca', '2026-01-01', 'to_check'),
        ('QC', '2999-01-01', 99, 'https://exemple.ca', '2026-01-01', 'confirmed'),
        ('NU', '2020-01-01', 90, 'https://exemple.ca', '2026-01-01', 'to_check')`),
  );
  const insert = (row: Row) =>
    database.publish("job", { province: "QC", salary_period: "hour", ...row });
  const change = (id: string, sql: string) =>
    query(`update public.jobs set ${sql} where id = $1 returning status, low_pay_reason`, [id]);

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

  it("une offre pourvue se lit encore : son salaire ne change pas sans motif, la fermer ne demande rien", async () => {
    await expect(insert({ salary_min: 5, status: "filled" })).rejects.toThrow("below_minimum_wage");
    const draft = await insert({ salary_min: 5, status: "draft" });
    const fair = await insert({ salary_min: 30 });
    await expect(change(draft.id, "status = 'filled'")).rejects.toThrow("below_minimum_wage");
    await expect(change(fair.id, "status = 'filled', salary_min = 5")).rejects.toThrow(
      "below_minimum_wage",
    );
    // The law went up since.
    await exec("alter table public.jobs disable trigger before_write");
    await change(fair.id, "salary_min = 5");
    await exec("alter table public.jobs enable trigger before_write");
    expect(await change(fair.id, "status = 'filled'")).toMatchObject([{ status: "filled" }]);
    await expect(change(fair.id, "salary_min = 6")).rejects.toThrow("below_minimum_wage");
    await expect(change(fair.id, "status = 'published'")).rejects.toThrow("below_minimum_wage");
  });

  it("le refus dit l'offre, l'heure, le minimum, sa date et celle de sa vérification", async () => {
    const error = await insert({ title: "Plongeur", salary_min: 12 }).catch((thrown) => thrown);
    expect(JSON.parse(error.detail)).toEqual({
      title: "Plongeur",
      hour: 12,
      minimum: 20,
      since: "2021-01-01",
      checked: "2026-01-01",
    });
  });

  it("un brouillon est jugé quand il est publié, et un motif devenu inutile s'en va", async () => {
    const { id } = await insert({ salary_min: 12, status: "draft" });
    const update = (set: string) => change(id, set);
    await expect(update("status = 'published'")).rejects.toThrow("below_minimum_wage");
    expect(await update(`status = 'published', low_pay_reason = '${REASON}'`)).toMatchObject([
      { low_pay_reason: REASON },
    ]);
    expect(await update("salary_min = 25")).toMatchObject([{ low_pay_reason: null }]);
    await expect(update("salary_min = 12")).rejects.toThrow("below_minimum_wage");
  });

  it.each([
    { salary_min: 30 },
    { salary_max: 30, weekly_hours_max: 20 },
    { salary_min: 300, salary_period: "day", weekly_hours_min: 20 },
    { salary_min: 1_000, salary_period: "week", weekly_hours_min: 20, weekly_hours_max: 30 },
    { salary_min: 5_000, salary_period: "month" },
    { salary_min: 60_000, salary_period: "year", weekly_hours_min: 35 },
    { salary_min: 20_000, salary_period: "year", work_time: "part" },
  ] as const)("la base et la page comptent la même heure de %j", async (pay) => {
    const { id } = await insert({ ...pay, status: "draft" });
    const hour = await one("select private.least_hour(j) from public.jobs j where id = $1", [id]);
    const none = {
      salary_min: null,
      salary_max: null,
      salary_period: "hour",
      work_time: null,
      weekly_hours_min: null,
      weekly_hours_max: null,
    } as const;
    expect(Number(hour)).toBeCloseTo(comparedPay({ ...none, ...pay })?.hour?.least ?? 0, 6);
  });
});

describe("Les montants livrés", () => {
  const database = setUpDatabase();

  it("chaque province et territoire a un montant, sa source et sa date", async () => {
    const coveredProvinces = "select count(distinct province)::integer from public.minimum_wages";
    expect(await database.one(`${coveredProvinces} where in_force_from <= '2026-11-22'`)).toBe(13);
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
