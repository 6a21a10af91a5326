import { describe, expect, it } from "vitest";
import { setUpAlerts } from "./support/alerts";

const OPEN = { open_abroad: true };
const OFFERED = { permit_offer: "francophone_mobility", location: "Moncton" };

const MENUS = {
  abroad: { true: ["true"] },
  no_permit: { true: ["true"] },
  mobility: { true: ["true"] },
  language: { francais: ["francais"], bilingue: ["bilingue"], anglais: ["anglais"] },
};

const { database, alerts } = setUpAlerts();

const { query, as, insert } = database;
const offer = (row: Record<string, unknown>) => database.publish("job", row);

describe("Ce que les listes retiennent des réponses à qui est à l'étranger", () => {
  it.each([
    [{}, []],
    [OPEN, ["abroad=true"]],
    [{ open_abroad: false, permit_offer: "lmia_obtained" }, []],
    [{ ...OPEN, permit_offer: "none" }, ["abroad=true"]],
    // An LMIA is worth the same where nobody says yes.
    [{ permit_offer: "lmia_pending" }, ["no_permit=true"]],
    [{ ...OPEN, permit_offer: "lmia_obtained" }, ["abroad=true", "no_permit=true"]],
    [OFFERED, ["no_permit=true", "mobility=true"]],
    [{ ...OFFERED, open_abroad: false }, []],
    // The programme's level of French, outside Québec, unless the employer takes no step at all.
    [{ location: "Moncton", french_level: "intermediate" }, ["mobility=true"]],
    [{ location: "Laval", french_level: "advanced" }, []],
    [{ location: null, french_level: "advanced" }, []],
    [{ location: "Moncton", french_level: "beginner" }, []],
    [{ location: "Moncton", french_level: "advanced", permit_offer: "none" }, []],
    // A language is told where both are.
    [{ french_level: "advanced", english_level: "none" }, ["language=francais"]],
    [{ french_level: "advanced", english_level: "beginner" }, ["language=bilingue"]],
    [{ french_level: "none", english_level: "advanced" }, ["language=anglais"]],
    [{ french_level: "none", english_level: "none" }, []],
    [{ english_level: "none" }, []],
  ])("%j : %j", async (row, marks) => {
    expect((await offer(row)).abroad_marks).toEqual(marks);
  });

  it("ne se choisit pas, et suit ce qui change", async () => {
    await expect(offer({ abroad_marks: "{abroad=true}" })).rejects.toMatchObject({ code: "428C9" });
    const made = await offer({ ...OFFERED, title: "Luthier" });
    const found = () =>
      query("select id from list_jobs($1)", [{ q: "luthier", filters: { mobility: ["true"] } }]);
    expect(await found()).toEqual([{ id: made.id }]);
    await query("update jobs set open_abroad = false where id = $1", [made.id]);
    expect(await found()).toEqual([]);
    await query("update jobs set open_abroad = null where id = $1", [made.id]);
    expect(await found()).toEqual([{ id: made.id }]);
  });
});

describe("La liste des offres et ses alertes", () => {
  const searches: [Record<string, unknown>, string[]][] = [
    [{ abroad: ["true"] }, ["Boulangère", "Soudeuse"]],
    [{}, ["Boulangère", "Fermier", "Soudeuse"]],
    [{ no_permit: ["true"] }, ["Soudeuse"]],
    [{ mobility: ["true"] }, ["Fermier", "Soudeuse"]],
    [{ language: ["francais"] }, ["Boulangère"]],
    [{ language: ["bilingue"], abroad: ["true"] }, []],
    [{ abroad: ["true"], no_permit: ["true"], mobility: ["true"] }, ["Soudeuse"]],
    [{ language: ["x' | '#abroad=true"] }, []],
  ];
  it.each(searches)("%j trouve %j, et l'alerte aussi", async (filters, titles) => {
    const search = { filters };
    await alerts.follow("candidat", "job", search);
    await alerts.publish("Soudeuse", { ...OPEN, ...OFFERED, province: "NB" });
    await alerts.publish("Boulangère", {
      ...OPEN,
      french_level: "advanced",
      english_level: "none",
    });
    await alerts.publish("Fermier", { location: "Moncton", french_level: "advanced" });
    const listed = await as<{ title: string }>(
      "visiteur",
      `select title from list_jobs($1::jsonb) where title in ('Soudeuse', 'Boulangère', 'Fermier')
       order by title`,
      [JSON.stringify(search)],
    );
    expect(listed.map(({ title }) => title)).toEqual(titles);
    const mailed = (await alerts.send()).flatMap(([, ...found]) => found).sort();
    expect(mailed).toEqual(titles);
  });

  it("compte ce que chaque choix laisserait", async () => {
    await offer({ title: "Vitrier", ...OPEN, french_level: "advanced", english_level: "none" });
    await offer({ title: "Vitrier", ...OPEN, ...OFFERED });
    const facets = async (filters: object) =>
      (
        await as<{ facet: string; value: string; found: number }>(
          "visiteur",
          `select facet, value, found from count_facets('job', $1::jsonb, $2::jsonb)
           where facet <> '' order by 1, 2`,
          [JSON.stringify({ q: "vitrier", filters }), JSON.stringify(MENUS)],
        )
      ).map(({ facet, value, found }) => `${facet} ${value} ${found}`);
    expect(await facets({})).toEqual([
      "abroad true 2",
      "language francais 1",
      "mobility true 1",
      "no_permit true 1",
    ]);
    // A menu's own choices are counted as if it were not set.
    expect(await facets({ language: ["anglais"] })).toEqual(["language francais 1"]);
  });
});

describe("La liste des missions et ses alertes", () => {
  const mission = { title: "Herbier", description: "Texte" };
  it.each([
    [{ abroad: ["true"] }, true],
    [{ language: ["francais"] }, true],
    [{ abroad: ["true"], language: ["anglais"] }, false],
  ])("%j : %j", async (filters, found) => {
    const search = { q: "herbier", filters };
    await alerts.follow("candidat", "freelance", search);
    await insert("freelance_jobs", {
      ...mission,
      posted_at: new Date(Date.now() + 1_000),
      ...OPEN,
      french_level: "advanced",
      english_level: "none",
    });
    const count = await database.value<number>("visiteur", "count_publications('freelance', $1)", [
      JSON.stringify(search),
    ]);
    expect(Number(count) > 0).toBe(found);
    expect((await alerts.send()).length > 0).toBe(found);
  });
});
