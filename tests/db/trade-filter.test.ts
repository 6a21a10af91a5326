import { describe, expect, it } from "vitest";
import { setUpDatabase } from "./support/calls";

const { query, exec } = setUpDatabase(({ exec }) =>
  exec(`insert into public.jobs
    (title, company_name, description, province, trade, open_abroad)
    values ('A', 'Maison', 'Un essai.', 'QC', 'soudeur', true),
      ('B', 'Maison', 'Un essai.', 'ON', 'soudeur', false),
      ('C', 'Maison', 'Un essai.', 'QC', 'infirmier-auxiliaire', null),
      ('D', 'Maison', 'Soudeur dans le texte seul.', 'QC', null, null)`),
);

const searchOf = (filters: Record<string, string>, place = "") =>
  JSON.stringify({
    place,
    filters: Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, [value]])),
  });
const titles = async (filters: Record<string, string>, place = "") =>
  (
    await query<{ title: string }>("select title from public.list_jobs($1::jsonb) order by title", [
      searchOf(filters, place),
    ])
  ).map(({ title }) => title);

const MENUS = {
  trade: { soudeur: ["soudeur"], "infirmier-auxiliaire": ["infirmier-auxiliaire"] },
  province: { QC: ["QC"], ON: ["ON"] },
};
const facet = (filters: Record<string, string>, name: string) =>
  query(
    "select value, found from public.count_facets('job', $1, $2) where facet = $3 order by value",
    [searchOf(filters), JSON.stringify(MENUS), name],
  );

describe("Le filtre d'un métier", () => {
  it("garde les offres qui le nomment, et elles seules", async () => {
    expect(await titles({ trade: "soudeur" })).toEqual(["A", "B"]);
    expect(await titles({ trade: "infirmier-auxiliaire" })).toEqual(["C"]);
    expect(await titles({ trade: "infirmier" })).toEqual([]);
    expect(await titles({ trade: "soudeur", province: "QC" })).toEqual(["A"]);
    expect(await titles({ trade: "soudeur", abroad: "true" })).toEqual(["A"]);
  });

  it("suit l'offre qui change de métier", async () => {
    await exec("update public.jobs set trade = 'plombier' where title = 'B'");
    expect(await titles({ trade: "soudeur" })).toEqual(["A"]);
    expect(await titles({ trade: "plombier" })).toEqual(["B"]);
    await exec("update public.jobs set trade = 'soudeur' where title = 'B'");
  });

  it("dit combien chaque métier laisserait d'offres, comme si aucun n'était choisi", async () => {
    const both = [
      { value: "infirmier-auxiliaire", found: 1 },
      { value: "soudeur", found: 2 },
    ];
    expect(await facet({}, "trade")).toEqual(both);
    expect(await facet({ trade: "soudeur" }, "trade")).toEqual(both);
    expect(await facet({ trade: "soudeur" }, "province")).toEqual([
      { value: "ON", found: 1 },
      { value: "QC", found: 1 },
    ]);
  });
});
