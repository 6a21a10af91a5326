import { describe, expect, it } from "vitest";
import { comparedPay } from "@/lib/jobs/format";
import type { Row } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";

describe("Ce qu'une offre dit du travail", () => {
  const { query, one, ...database } = setUpDatabase(people);
  const insert = (row: Row) => database.publish("job", row);
  const update = async (id: string, change: string) =>
    (
      await query(`update public.jobs set ${change} where id = $1 returning work_mode, remote`, [
        id,
      ])
    )[0];

  it.each([
    ["site", false],
    ["hybrid", true],
    ["remote", true],
    [null, false],
  ])("le mode %s répond %s au filtre du télétravail", async (work_mode, remote) => {
    expect(await insert({ work_mode })).toMatchObject({ work_mode, remote });
  });

  it("garde un salaire au cent près, comme le formulaire l'accepte", async () => {
    const pay = { salary_min: 31.504_2, salary_max: 52, salary_period: "hour" };
    const { id } = await insert(pay);
    const stored = "select concat_ws(' ', salary_min, salary_max) from public.jobs where id = $1";
    expect(await one(stored, [id])).toBe("31.50 52.00");
  });

  it("qui ne dit que le télétravail dit qu'il est possible, ou entier quand le lieu le dit", async () => {
    expect(await insert({ remote: true, location: "Laval" })).toMatchObject({
      work_mode: "hybrid",
    });
    expect(await insert({ remote: true, location: "À distance" })).toMatchObject({
      work_mode: "remote",
    });
  });

  it("le mode et le filtre changent ensemble", async () => {
    const { id } = await insert({ work_mode: "remote" });
    expect(await update(id, "work_mode = 'site'")).toEqual({ work_mode: "site", remote: false });
    expect(await update(id, "remote = true")).toEqual({ work_mode: "hybrid", remote: true });
    expect(await update(id, "title = 'Autre'")).toEqual({ work_mode: "hybrid", remote: true });
    expect(await update(id, "work_mode = null")).toEqual({ work_mode: null, remote: false });
    expect(await update(id, "work_mode = 'remote', remote = false")).toEqual({
      work_mode: "remote",
      remote: true,
    });
    expect(await update(id, "remote = false")).toEqual({ work_mode: null, remote: false });
  });

  it("le lieu du télétravail ne se garde qu'avec lui", async () => {
    const { id, remote_from } = await insert({ work_mode: "hybrid", remote_from: "province" });
    expect(remote_from).toBe("province");
    await update(id, "work_mode = 'site'");
    expect(await one("select remote_from from public.jobs where id = $1", [id])).toBeNull();
    expect(await insert({ remote_from: "canada" })).toMatchObject({ remote_from: null });
    await expect(insert({ work_mode: "remote", remote_from: "mars" })).rejects.toThrow(
      "remote_from",
    );
  });

  it("le travail à distance est de partout, l'hybride de son lieu, et le filtre trouve les deux", async () => {
    const company_name = "Télépré";
    await insert({ company_name, title: "Ici", location: "Laval, Québec", work_mode: "hybrid" });
    await insert({ company_name, title: "Partout", location: "Laval", work_mode: "remote" });
    const titles = (search: object) =>
      one("select array_agg(title order by title) from public.list_jobs($1)", [
        JSON.stringify({ q: company_name, ...search }),
      ]);
    expect(await titles({ place: "Victoria" })).toEqual(["Partout"]);
    expect(await titles({ place: "Laval" })).toEqual(["Ici", "Partout"]);
    expect(await titles({ filters: { remote: ["1"] } })).toEqual(["Ici", "Partout"]);
    await query("update public.jobs set remote_from = 'abroad' where title = 'Partout'");
    await query("update public.jobs set remote_from = 'canada' where title = 'Ici'");
    expect(await titles({ filters: { remote: ["canada"] } })).toEqual(["Ici", "Partout"]);
    expect(await titles({ filters: { remote: ["etranger"] } })).toEqual(["Partout"]);
  });

  it("le travail à distance d'une province se trouve de ses lieux, non de ceux d'une autre", async () => {
    const company_name = "Téléprovince";
    for (const remote_from of ["province", "canada", "abroad", null]) {
      await insert({
        ...{ company_name, title: remote_from ?? "non dit", location: "Laval" },
        ...{ work_mode: "remote", remote_from },
      });
    }
    const without = (place: string, radius?: number) =>
      one(
        `select array(select remote_from from public.jobs j where j.company_name = $1
           and not exists (select from public.list_jobs($2) l where l.id = j.id))`,
        [company_name, JSON.stringify({ q: company_name, place, radius })],
      );
    for (const own of ["Gaspé", "Québec", "QC", "Saguenay, QC", "Canada", "Nulle-Part"]) {
      expect(await without(own), own).toEqual([]);
    }
    for (const other of ["Victoria", "Toronto, ON", "Ontario", "ON"]) {
      expect(await without(other), other).toEqual(["province"]);
    }
    expect(await without("Gatineau", 25)).toEqual([]);
    expect(await without("Toronto", 25)).toEqual(["province"]);
  });

  it.each([
    { salary_min: 30, salary_max: 40, salary_period: "hour", weekly_hours_min: 20 },
    { salary_max: 30, salary_period: "hour", weekly_hours_max: 37.5 },
    { salary_min: 30, salary_period: "hour", weekly_hours_min: 20, weekly_hours_max: 30 },
    { salary_min: 300, salary_period: "day", weekly_hours_min: 20 },
    { salary_min: 5_000, salary_period: "month", weekly_hours_min: 35 },
    { salary_max: 60_000, salary_period: "year" },
    { salary_min: 20, salary_period: "hour", work_time: "part" },
    { salary_min: 20, salary_period: "hour", work_time: "part", weekly_hours_max: 15 },
    { salary_min: 200, salary_period: "day", work_time: "part", weekly_hours_max: 15 },
    { salary_min: 400, salary_period: "week", work_time: "part" },
  ] as const)("la base et la page comptent la même année de %j", async (pay) => {
    const none = {
      work_time: null,
      salary_min: null,
      salary_max: null,
      weekly_hours_min: null,
      weekly_hours_max: null,
    };
    const { yearly_pay } = await insert(pay);
    const year = comparedPay({ ...none, ...pay })?.year?.least ?? null;
    expect(yearly_pay && Number(yearly_pay)).toBe(year);
  });

  it("un horaire corrigé change aussitôt ce que la recherche par salaire trouve", async () => {
    const hourly = { salary_min: 30, salary_period: "hour" };
    const part = await insert({ ...hourly, work_time: "part" });
    const { id } = await insert(hourly);
    const found = async () => {
      const sql = `select id from public.list_jobs('{"filters": {"pay": ["50000"]}}')`;
      return (await query<{ id: string }>(sql)).map((row) => row.id);
    };
    expect(await found()).toContain(id);
    expect(await found(), "à temps partiel, sans heures").not.toContain(part.id);
    await query("update public.jobs set weekly_hours_min = 20 where id = $1", [id]);
    expect(await found()).not.toContain(id);
  });
});
