import { beforeAll, describe, expect, it } from "vitest";
import type { Row } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";

describe("L'heure d'une échéance", () => {
  const database = setUpDatabase(people);
  const { exec, as, publish } = database;
  let open: string;
  let closed: string;
  const insert = async (title: string, columns: Row) =>
    (await publish("job", { title, description: "Un essai.", ...columns })).id;

  it.each([
    ["Vancouver", { province: "BC" }, "2026-12-03", "2026-12-04 07:00"],
    ["Vancouver en été", { province: "BC" }, "2026-07-01", "2026-07-02 07:00"],
    ["Saint-Jean", { province: "NL" }, "2026-12-03", "2026-12-04 03:30"],
    ["Regina, sans heure d'été", { province: "SK" }, "2026-07-01", "2026-07-02 06:00"],
    ["Québec", { province: "QC" }, "2026-12-03", "2026-12-04 05:00"],
    ["un lieu qui nomme sa ville", { location: "Kelowna" }, "2026-12-03", "2026-12-04 07:00"],
    ["un lieu inconnu", {}, "2026-12-03", "2026-12-04 05:00"],
    ["l'hybride", { province: "BC", work_mode: "hybrid" }, "2026-12-03", "2026-12-04 07:00"],
    ["Tout à distance", { province: "BC", work_mode: "remote" }, "2026-12-03", "2026-12-04 05:00"],
    ["un jour de 23 heures", { province: "QC" }, "2027-03-14", "2027-03-15 04:00"],
  ])("%s : la fin du jour où l'on travaille", async (place, columns, day, moment) => {
    const id = await insert(place, { ...columns, application_deadline: day });
    const closes = "to_char(closes_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')";
    expect(await database.one(`select ${closes} from jobs where id = $1`, [id])).toBe(moment);
  });

  it("est celle que l'horloge du site donne dans chaque province", async () => {
    const days = ["2026-12-03", "2027-03-13", "2027-07-01", "2027-11-06"];
    const ends = await database.query<{ zone: string; closes: string }>(
      `select zone, to_char(private.closes_at(day, zone) at time zone 'UTC',
         'YYYY-MM-DD"T"HH24:MI:SS"Z"') as closes
       from unnest($1::date[]) as day, (select distinct private.time_zone(p, null) as zone
         from unnest('{NL,NS,NB,PE,QC,ON,MB,SK,AB,BC,YT,NT,NU}'::text[]) as p) as zones`,
      [days],
    );
    expect(ends).toHaveLength(11 * days.length);
    for (const { zone, closes } of ends) {
      const clock = new Intl.DateTimeFormat("en-CA", {
        ...{ timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
      });
      expect(clock.format(new Date(closes)), `${zone} ${closes}`).toBe("00:00");
    }
  });

  // Far from any hour of the clock: there the day ends three days later, here three days sooner.
  describe("décide partout de la même façon", () => {
    beforeAll(async () => {
      await exec(`delete from jobs;
        create or replace function private.time_zone(province text, work_mode text) returns text
        language sql immutable parallel safe set search_path = ''
        as $$ select case province when 'BC' then 'LATE+72' when 'NL' then 'SOON-72' else 'UTC' end $$`);
      const [past, today] = [
        await database.one("select (private.today() - 1)::text"),
        await database.one("select private.today()::text"),
      ];
      const offer = { trade: "infirmier", contract_type: "CDI" };
      open = await insert("Encore", { ...offer, province: "BC", application_deadline: past });
      closed = await insert("Fini", { ...offer, province: "NL", application_deadline: today });
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
      expect((await as("visiteur", sql)).map(({ title }) => title)).toEqual(found);
    });

    it("ce à quoi l'on peut postuler", async () => {
      const is = (id: string) =>
        database.one("select private.is_open(p) from private.publications p where id = $1", [id]);
      expect([await is(open), await is(closed)]).toEqual([true, false]);
    });

    it("les jours que l'on peut publier", async () => {
      const send = async (province: string, days: number) => {
        const day = await database.one("select (private.today() + $1::integer)::text", [days]);
        return publish("job", { province, application_deadline: day }, "recruteur");
      };
      await send("BC", -1);
      await expect(send("NL", 0)).rejects.toThrow("day_has_passed");
    });
  });
});
