import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

describe("L'heure d'une échéance", () => {
  let database: Database;
  let open: string;
  let closed: string;
  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
  });
  afterAll(() => database.close());

  const asked = <Row>(sql: string, values: unknown[] = []) =>
    asActor<Row>(database, "visiteur", sql, values);
  const insert = async (title: string, columns: Record<string, unknown>) => {
    const row = { title, company_name: "Nordet", description: "Un essai.", ...columns };
    const names = Object.keys(row);
    const [made] = await database.query<{ id: string; closes: string }>(
      `insert into jobs (${names}) values (${names.map((_, n) => `$${n + 1}`)})
       returning id, to_char(closes_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as closes`,
      Object.values(row),
    );
    return made ?? { id: "", closes: "" };
  };

  it.each([
    ["Vancouver", { province: "BC" }, "2026-12-03", "2026-12-04 08:00"],
    ["Vancouver en été", { province: "BC" }, "2026-07-01", "2026-07-02 07:00"],
    ["Saint-Jean", { province: "NL" }, "2026-12-03", "2026-12-04 03:30"],
    ["Regina, sans heure d'été", { province: "SK" }, "2026-07-01", "2026-07-02 06:00"],
    ["Québec", { province: "QC" }, "2026-12-03", "2026-12-04 05:00"],
    ["un lieu qui nomme sa ville", { location: "Kelowna" }, "2026-12-03", "2026-12-04 08:00"],
    ["un lieu inconnu", {}, "2026-12-03", "2026-12-04 05:00"],
    ["l'hybride", { province: "BC", work_mode: "hybrid" }, "2026-12-03", "2026-12-04 08:00"],
    ["Tout à distance", { province: "BC", work_mode: "remote" }, "2026-12-03", "2026-12-04 05:00"],
    ["un jour de 23 heures", { province: "QC" }, "2027-03-14", "2027-03-15 04:00"],
  ])("%s : la fin du jour où l'on travaille", async (place, columns, day, moment) => {
    const made = await insert(place, { ...columns, application_deadline: day });
    expect(made.closes).toBe(moment);
  });

  // Far from any hour of the clock: there the day ends three days later, here three days sooner.
  describe("décide partout de la même façon", () => {
    beforeAll(async () => {
      await database.exec(`delete from jobs;
        create or replace function private.time_zone(province text, work_mode text) returns text
        language sql immutable parallel safe set search_path = ''
        as $$ select case province when 'BC' then 'LATE+72' when 'NL' then 'SOON-72' else 'UTC' end $$`);
      const [day] = await database.query<{ past: string; today: string }>(
        "select (private.today() - 1)::text as past, private.today()::text as today",
      );
      const offer = { trade: "infirmier", contract_type: "CDI" };
      const { past, today } = day ?? {};
      open = (await insert("Encore", { ...offer, province: "BC", application_deadline: past })).id;
      closed = (await insert("Fini", { ...offer, province: "NL", application_deadline: today })).id;
    });

    it.each([
      ["la liste", "select title from list_jobs('{}')", ["Encore"]],
      ["une recherche", `select title from list_jobs('{"q": "essai"}')`, ["Encore"]],
      ["son nombre", "select count_publications('job', '{}') as title", [1]],
      [
        "les menus",
        `select value as title from count_facets('job', '{}', '{"province": {"BC": ["BC"], "QC": ["QC"], "ON": ["ON"], "NL": ["NL"]}}')
          where facet = 'province'`,
        ["BC"],
      ],
      [
        "les façons de parcourir",
        "select value as title from job_facets() where facet = 'province'",
        ["BC"],
      ],
      ["le plan du site", "select addresses::integer as title from sitemap_parts()", [1]],
      ["un métier", "select offers as title from offered_trades()", [1]],
    ])("%s", async (_what, sql, found) => {
      expect((await asked<{ title: string }>(sql)).map(({ title }) => title)).toEqual(found);
    });

    it("ce à quoi l'on peut postuler", async () => {
      const is = (id: string) => database.query("select private.is_open('job', $1) as open", [id]);
      expect(await is(open)).toEqual([{ open: true }]);
      expect(await is(closed)).toEqual([{ open: false }]);
    });

    it("les jours que l'on peut publier", async () => {
      const publish = (province: string, days: number) =>
        asActor(
          database,
          "recruteur",
          `insert into jobs (title, company_name, description, province, application_deadline, recruiter_id)
           values ('Nouvelle', 'Nordet', 'Un essai.', $1, private.today() + $2::integer, $3) returning id`,
          [province, days, PEOPLE.recruteur],
        );
      expect(await publish("BC", -1)).toHaveLength(1);
      await expect(publish("NL", 0)).rejects.toThrow("day_has_passed");
    });
  });
});
