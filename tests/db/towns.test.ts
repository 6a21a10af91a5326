import { describe, expect, it } from "vitest";
import { setUpTowns } from "./support/towns";

const { database, insertJob } = setUpTowns();

describe("La ville d'une offre", () => {
  it.each([
    ["Montréal (Québec)", "Montréal QC"],
    ["Québec, QC", "Québec QC"],
    ["Ville de Québec", "Québec QC"],
    ["St-Jérôme", "Saint-Jérôme QC"],
    ["trois rivieres", "Trois-Rivières QC"],
    ["VAL-D’OR", "Val-d'Or QC"],
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
  ])("refuse que %j soit en %s : c'est en %s", async (location, chosen, actual) => {
    const error = await insertJob(location, chosen).catch((thrown) => thrown);
    expect(error).toMatchObject({ message: "place_contradicts_province" });
    expect(JSON.parse(error.detail)).toMatchObject({
      title: "Essai",
      place: location,
      chosen,
      found: actual,
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
    await database.exec("alter table public.jobs disable trigger before_write");
    await change("province = 'ON'");
    await database.exec("alter table public.jobs enable trigger before_write");
    await expect(change("province = 'ON', title = 'Autre'")).resolves.toEqual([]);
  });

  it("dit d'un fichier de lieux les provinces et ce qui contredit", async () => {
    const places = [
      { location: "Moncton", province: null },
      { location: "Montréal, QC", province: "NL" },
      { location: null, province: "QC" },
      { location: null, province: null },
    ];
    const read = await database.as("recruteur", "select * from read_places($1)", [
      JSON.stringify(places),
    ]);
    expect(read).toEqual([
      { n: 0, province: "NB", against: null },
      { n: 1, province: "NL", against: "QC" },
      { n: 2, province: "QC", against: null },
      { n: 3, province: null, against: null },
    ]);
    const many = JSON.stringify(Array.from({ length: 2_001 }, () => places[0]));
    await expect(database.as("recruteur", "select * from read_places($1)", [many])).rejects.toThrow(
      "too_many",
    );
  });

  it.each([
    ["Travail on-site, Montréal", "QC"],
    ["Calgary, 36 Street N.E.", "AB"],
    ["Montréal, on vous attend", "QC"],
    ["Halifax, N.-É.", "NS"],
    ["windsor qc", "QC"],
    ["Windsor, QC  J1S 2L7, Canada", "QC"],
    ["Île-du-Prince-Édouard", "PE"],
    ["Vancouver, C.-B.", "BC"],
    ["Canada, à distance", null],
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
});
