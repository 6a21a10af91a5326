import { describe, expect, it } from "vitest";
import { offerMenus } from "./support/questions-of-visitors";
import { setUpTowns } from "./support/towns";

const { database, insertJob } = setUpTowns();

describe("La distance", () => {
  it.each([
    ["Montréal", "Laval", 11],
    ["Québec", "Lévis", 3],
    ["Ottawa", "Gatineau", 7],
    ["Montréal", "Québec", 233],
    ["Montréal", "Toronto", 503],
  ])("de %s à %s est de %i km", async (from, to, km) => {
    const rows = await database.as<{ km: number }>(
      "visiteur",
      `select d.km from public.read_place($1) a, public.read_place($2) b,
         public.town_distances(a.id, array[b.id]) d
       where a.meaning = 'town' and b.meaning = 'town' and b.province <> 'NS'`,
      [from, to],
    );
    expect(Math.abs((rows[0]?.km ?? 0) - km)).toBeLessThanOrEqual(1);
  });

  it("par la boîte puis le cercle trouve ce que trouve le seul cercle", async () => {
    const [row] = await database.query<{ wrong: number }>(
      `select count(*)::integer as wrong from private.municipalities a
       cross join unnest(array[25, 50, 100]) as radius
       cross join lateral (select a.name || ', ' || a.province as place) w
       cross join lateral (select t from private.towns_named(w.place) t limit 1) c
       where a.id % 100 = 0 and array(select m[1]::integer
           from regexp_matches(private.place_query(w.place, radius), '@~([0-9]+)', 'g') as m order by 1)
         <> array(select b.id from private.municipalities b
           where private.km_between(c.t, b) <= radius order by 1)`,
    );
    expect(row?.wrong).toBe(0);
  });
});

describe("Dans un rayon", () => {
  const listed = async (search: object) => {
    const rows = await database.as<{ location: string; work_mode: string | null }>(
      "visiteur",
      "select location, work_mode from public.list_jobs($1, 0, 100) where company_name <> 'Maison Vauquelin'",
      [JSON.stringify({ expired: true, ...search })],
    );
    return [
      ...new Set(
        rows.filter(({ work_mode }) => work_mode !== "remote").map(({ location }) => location),
      ),
    ].sort();
  };

  it("de Montréal viennent Laval et Longueuil, puis plus loin", async () => {
    expect(await listed({ place: "Montréal" })).toEqual(["Montréal, Québec"]);
    expect(await listed({ place: "Montréal", radius: 25 })).toEqual([
      "Laval, Québec",
      "Longueuil, Québec",
      "Montréal, Québec",
    ]);
    expect(await listed({ place: "montreal (quebec)", radius: 100 })).toEqual([
      "Drummondville, Québec",
      "Granby, Québec",
      "Hawkesbury, Ontario",
      "Laval, Québec",
      "Longueuil, Québec",
      "Montréal, Québec",
    ]);
  });

  it("de Québec, c'est la ville", async () => {
    expect((await listed({ place: "Québec" })).length).toBeGreaterThan(10);
    expect(await listed({ place: "Québec", radius: 25 })).toEqual([
      "Lévis, Québec",
      "Québec, Québec",
    ]);
    expect(await listed({ place: "Québec (Québec)" })).toEqual(["Québec, Québec"]);
  });

  it("de Windsor, c'est la plus grande, ou celle qui est dite", async () => {
    const { id } = await insertJob("Windsor, Québec");
    await database.query("update public.jobs set company_name = 'A' where id = $1", [id]);
    expect(await listed({ place: "Windsor" })).toEqual(["Windsor, Ontario", "Windsor, Québec"]);
    expect(await listed({ place: "Windsor", radius: 25 })).toEqual(["Windsor, Ontario"]);
    expect(await listed({ place: "Windsor (Québec)", radius: 25 })).toContain("Windsor, Québec");
  });

  it("l'offre dont la ville est inconnue reste trouvée par les mots de son lieu", async () => {
    const { id } = await insertJob("Vieux-Rimouski");
    const found = await database.as<{ id: string }>(
      "visiteur",
      `select id from public.list_jobs('{"place": "Rimouski", "radius": 25}')`,
    );
    expect(found).toContainEqual({ id });
  });

  it("d'une province ou d'un lieu inconnu, la recherche est celle du lieu seul", async () => {
    for (const place of ["Ontario", "NB", "Zanzibar"]) {
      expect(await listed({ place, radius: 50 })).toEqual(await listed({ place }));
    }
  });

  it("la liste, le compte et les facettes disent la même chose", async () => {
    const search = JSON.stringify({ place: "Sherbrooke", radius: 100 });
    const [row] = await database.as(
      "visiteur",
      `select (select count(*)::integer from public.list_jobs($1, 0, 100)) as listed,
         public.count_publications('job', $1) as counted, (select sum(found)::integer
           from public.count_facets('job', $1, $2) where facet = 'contract') as facets`,
      [search, offerMenus],
    );
    expect(row?.listed).toBeGreaterThan(5);
    expect(row).toEqual({ listed: row?.listed, counted: row?.listed, facets: row?.listed });
  });
});

describe("Un lieu se lit", () => {
  const read = (place: string) =>
    database.as<{ meaning: string; name: string; province: string }>(
      "visiteur",
      "select meaning, name, province from public.read_place($1)",
      [place],
    );
  const town = (name: string, province: string, meaning = "town") => ({ meaning, name, province });
  const region = { meaning: "region", name: null, province: null };

  it.each([
    ["sherbrooke", [town("Sherbrooke", "QC")]],
    ["Windsor", [town("Windsor", "ON"), town("Windsor", "QC"), town("Windsor", "NS")]],
    ["Windsor (Québec)", [town("Windsor", "QC")]],
    ["Québec", [region, town("Québec", "QC")]],
    ["Ontario", [region]],
    ["télétravail", [region]],
    ["Télétravail (Laval)", [town("Laval", "QC")]],
    ["Sherbroke", [town("Sherbrooke", "QC", "near")]],
    ["Zanzibar", []],
    ["  ", []],
  ])("%j : %j", async (place, expected) => {
    expect(await read(place)).toEqual(expected);
  });

  it("et se suggère de deux lettres, les plus grandes villes d'abord", async () => {
    const suggest = async (typed: string) =>
      (
        await database.as<{ name: string }>(
          "visiteur",
          "select name from public.suggest_towns($1)",
          [typed],
        )
      ).map(({ name }) => name);
    expect(await suggest("m")).toEqual([]);
    expect((await suggest("mo")).slice(0, 2)).toEqual(["Montréal", "Moncton"]);
    expect(await suggest("st-jean-sur")).toEqual(["Saint-Jean-sur-Richelieu"]);
    expect(await suggest("rivieres")).toContain("Trois-Rivières");
    expect(await suggest("%%")).toEqual([]);
  });
});
