import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { type Database, startDatabase } from "./support/postgres";

const SEED = new URL("../../supabase/seed.sql", import.meta.url);

let database: Database;
beforeAll(async () => {
  database = await startDatabase();
  await database.exec(await readFile(SEED, "utf8"));
});
afterAll(() => database.close());

async function insertJob(location: string | null, province: string | null = null) {
  const [row] = await database.query<{ id: string; town: string | null; province: string | null }>(
    `with made as (insert into public.jobs (title, company_name, location, province, description)
       values ('Essai', 'Maison Vauquelin', $1, $2, 'Texte') returning *)
     select made.id, made.province, m.name || ' ' || m.province as town
     from made left join private.municipalities m on m.id = made.municipality_id`,
    [location, province],
  );
  return row ?? { id: "", town: null, province: null };
}

describe("La ville d'une offre", () => {
  it.each([
    ["Montréal (Québec)", "Montréal QC"],
    ["Québec, QC", "Québec QC"],
    ["Ville de Québec", "Québec QC"],
    ["St-Jérôme", "Saint-Jérôme QC"],
    ["Ste-Adèle, Qc", "Sainte-Adèle QC"],
    ["trois rivieres", "Trois-Rivières QC"],
    ["VAL-D’OR", "Val-d'Or QC"],
    ["Moncton NB", "Moncton NB"],
    ["Moncton, N.-B.", "Moncton NB"],
    ["St. John's, T.-N.-L.", "St. John's NL"],
    ["Saint John", "Saint John NB"],
    ["Grand Falls (N.-B.)", "Grand-Sault NB"],
    ["Ottawa–Gatineau", "Ottawa ON"],
    ["Télétravail (Montréal)", "Montréal QC"],
    ["1200 rue Sherbrooke Ouest, Montréal", "Montréal QC"],
    ["Grand Montréal", "Montréal QC"],
    ["Saint-Boniface, Manitoba", "Saint-Boniface MB"],
  ])("de %j est %s, avec sa province", async (location, town) => {
    expect(await insertJob(location)).toMatchObject({ town, province: town.slice(-2) });
  });

  it.each([
    ["Windsor", null, "Windsor ON"],
    ["Windsor, Ontario", null, "Windsor ON"],
    ["Windsor (Québec)", null, "Windsor QC"],
    ["Windsor", "NS", "Windsor NS"],
    ["Cochrane", null, null],
    ["Cochrane", "ON", "Cochrane ON"],
  ])("parmi celles du même nom, de %j et %j est %j", async (location, province, town) => {
    expect((await insertJob(location, province)).town).toBe(town);
  });

  it.each([
    "Québec",
    "Québec et Ontario",
    "Ontario",
    "À distance",
    "Vieux-Village",
    "Saint-Nulpart-des-Monts",
    "",
    null,
  ])("reste inconnue pour %j", async (location) => {
    expect((await insertJob(location)).town).toBeNull();
  });

  it("suit le lieu qui change, et la province avec elle", async () => {
    const { id } = await insertJob("Gatineau");
    const [moved] = await database.query(
      `update public.jobs set location = 'Moncton' where id = $1 returning province,
         (select name from private.municipalities m where m.id = municipality_id) as town`,
      [id],
    );
    expect(moved).toEqual({ province: "NB", town: "Moncton" });
  });

  it("laisse la province choisie quand le lieu change, même envoyée de nouveau", async () => {
    const { id } = await insertJob("Bord du lac", "ON");
    const [moved] = await database.query(
      "update public.jobs set location = 'Route 11', province = 'ON' where id = $1 returning province",
      [id],
    );
    expect(moved).toEqual({ province: "ON" });
  });

  it.each([
    ["Montréal, QC", "NL", "QC"],
    ["Montréal", "NL", "QC"],
    ["Windsor, QC", "NS", "QC"],
    ["Gatineau (hybride)", "ON", "QC"],
    ["Ottawa, Ontario", "QC", "ON"],
    ["Saskatoon, Saskatchewan", "NU", "SK"],
    ["Nouveau-Brunswick", "QC", "NB"],
    ["Calgary AB", "BC", "AB"],
    ["Grand Toronto", "QC", "ON"],
    ["Grande région de Moncton", "QC", "NB"],
    ["Centre-ville d’Ottawa", "QC", "ON"],
    ["Région métropolitaine de Montréal, à distance", "ON", "QC"],
    ["Greater Vancouver Area", "QC", "BC"],
  ])("refuse que %j soit en %s : c'est en %s", async (location, chosen, told) => {
    const error = await insertJob(location, chosen).catch((thrown) => thrown);
    expect(error).toMatchObject({ message: "place_contradicts_province" });
    expect(JSON.parse(error.detail)).toMatchObject({
      title: "Essai",
      place: location,
      chosen,
      told,
    });
  });

  it.each([
    ["Québec et Ontario", "ON"],
    ["Ottawa–Gatineau", "QC"],
    ["12, rue de Laval", "ON"],
    ["Rue Alberta, Montréal", "QC"],
    ["Windsor", "NS"],
    ["Vieux-Village", "NB"],
    ["Grand Montréal", "QC"],
    ["Grande Prairie", "AB"],
    ["Région de la Capitale-Nationale", "QC"],
    ["À distance", "BC"],
    ["", "YT"],
    [null, "NT"],
  ])("admet que %j soit en %s", async (location, chosen) => {
    expect((await insertJob(location, chosen)).province).toBe(chosen);
  });

  it("ne juge que ce que l'on change", async () => {
    const { id } = await insertJob("Gatineau", "QC");
    const change = (sql: string) =>
      database.query(`update public.jobs set ${sql} where id = $1`, [id]);
    await expect(change("province = 'ON'")).rejects.toThrow("place_contradicts_province");
    await database.exec("alter table public.jobs disable trigger fill_place");
    await change("province = 'ON'");
    await database.exec("alter table public.jobs enable trigger fill_place");
    await expect(change("province = 'ON', title = 'Autre'")).resolves.toEqual([]);
  });

  it("dit d'un fichier de lieux les provinces et ce qui contredit", async () => {
    const places = [
      { location: "Moncton", province: null },
      { location: "Montréal, QC", province: "NL" },
      { location: null, province: "QC" },
      { location: null, province: null },
    ];
    const read = await asActor(database, "recruteur", "select * from read_places($1)", [
      JSON.stringify(places),
    ]);
    expect(read).toEqual([
      { n: 0, province: "NB", against: null },
      { n: 1, province: "NL", against: "QC" },
      { n: 2, province: "QC", against: null },
      { n: 3, province: null, against: null },
    ]);
    await expect(
      asActor(database, "visiteur", "select * from read_places('[]')"),
    ).rejects.toMatchObject({ code: "42501" });
    const many = JSON.stringify(Array.from({ length: 2_001 }, () => places[0]));
    await expect(
      asActor(database, "recruteur", "select * from read_places($1)", [many]),
    ).rejects.toThrow("too_many");
  });

  it.each([
    ["Travail on-site, Montréal", "QC"],
    ["Calgary, 36 Street N.E.", "AB"],
    ["Calgary, 12 Ave NE", "AB"],
    ["Montréal, on vous attend", "QC"],
    ["Moncton, NB", "NB"],
    ["Ottawa (ON)", "ON"],
    ["Halifax, N.-É.", "NS"],
    ["windsor qc", "QC"],
    ["Windsor, QC  J1S 2L7, Canada", "QC"],
  ])("de %j n'est pas celle de deux lettres par hasard : %s", async (location, province) => {
    expect((await insertJob(location)).province).toBe(province);
  });

  it("est connue de chaque offre de départ", async () => {
    const unknown = await database.query(
      `select location from public.jobs where municipality_id is null and location like '%, %'
         and company_name <> 'Maison Vauquelin'`,
    );
    expect(unknown).toEqual([]);
  });

  it("ne peut pas être écrite par un recruteur", async () => {
    const [row] = await database.query<{ writable: boolean }>(
      `select has_column_privilege('authenticated', 'public.jobs', 'municipality_id', 'insert')
         or has_column_privilege('authenticated', 'public.jobs', 'municipality_id', 'update') as writable`,
    );
    expect(row?.writable).toBe(false);
  });
});

describe("La distance", () => {
  it.each([
    ["Montréal", "Laval", 11],
    ["Québec", "Lévis", 3],
    ["Ottawa", "Gatineau", 7],
    ["Montréal", "Québec", 233],
    ["Montréal", "Toronto", 503],
  ])("de %s à %s est de %i km", async (from, to, km) => {
    const rows = await asActor<{ km: number }>(
      database,
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
       where a.id % 100 = 0 and array(select t.id from private.towns_within(a, radius) t order by 1)
         <> array(select b.id from private.municipalities b
           where private.km_between(a, b) <= radius order by 1)`,
    );
    expect(row?.wrong).toBe(0);
  });
});

describe("Dans un rayon", () => {
  const listed = async (asked: object) => {
    const rows = await asActor<{ location: string; work_mode: string | null }>(
      database,
      "visiteur",
      "select location, work_mode from public.list_jobs($1, 0, 100) where company_name <> 'Maison Vauquelin'",
      [JSON.stringify({ expired: true, ...asked })],
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
    const found = await asActor<{ id: string }>(
      database,
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

  it("le télétravail est de toutes les recherches par lieu", async () => {
    const [row] = await database.query<{ n: number }>(
      "select count(*)::integer as n from public.jobs where work_mode = 'remote' and status = 'published'",
    );
    for (const asked of [
      { place: "Iqaluit" },
      { place: "Iqaluit", radius: 25 },
      { place: "NU" },
      { place: "Zanzibar" },
    ]) {
      const [found] = await asActor<{ n: number }>(
        database,
        "visiteur",
        "select count(*)::integer as n from public.list_jobs($1, 0, 100) where work_mode = 'remote'",
        [JSON.stringify({ expired: true, ...asked })],
      );
      expect(found, JSON.stringify(asked)).toEqual(row);
    }
  });

  it("la liste, le compte et les facettes disent la même chose", async () => {
    const asked = JSON.stringify({ place: "Sherbrooke", radius: 100 });
    const [row] = await asActor(
      database,
      "visiteur",
      `select (select count(*)::integer from public.list_jobs($1, 0, 100)) as listed,
         public.count_jobs($1) as counted, (select sum(offers)::integer
           from public.count_job_facets($1) where facet = 'contract') as facets`,
      [asked],
    );
    expect(row?.listed).toBeGreaterThan(5);
    expect(row).toEqual({ listed: row?.listed, counted: row?.listed, facets: row?.listed });
  });
});

describe("Un lieu se lit", () => {
  const read = (place: string) =>
    asActor<{ meaning: string; name: string; province: string }>(
      database,
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
        await asActor<{ name: string }>(
          database,
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

describe("Les morceaux d'un lieu", () => {
  it.each(["a,".repeat(100), "a–".repeat(100), "a–b,".repeat(50), "a ou ".repeat(40)])(
    "de %j sont huit au plus",
    async (place) => {
      const [row] = await database.query<{ parts: number }>(
        "select cardinality(private.place_parts($1)) as parts",
        [place],
      );
      expect(row?.parts).toBe(8);
    },
  );
});
