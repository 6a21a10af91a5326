import { beforeAll, describe, expect, it } from "vitest";
import type { Row } from "./support/actors";
import { setUpDatabase } from "./support/calls";

type Match = {
  title: string;
  citizenship: string | null;
  level: string | null;
  field: string | null;
  situation: string | null;
  deadline: string | null;
  found: number;
  fitting: number;
  unsure: number;
};

const { query, as, one, insert } = setUpDatabase();

const publish = (title: string, row: Row = {}) =>
  insert("scholarships", { title, university: "Moncton", description: "Texte", ...row });
const inDays = (days: number) =>
  one<string>("select (private.today() + $1::integer)::text", [days]);
/** What the finder answers a visitor, best first. */
const find = (answers: object, skip = 0, take = 100) =>
  as<Match>(
    "visiteur",
    `select s.title, f.* from public.find_scholarships($1, $2, $3) f
     join public.scholarships s on s.id = f.id`,
    [JSON.stringify(answers), skip, take],
  );

async function matchOf(title: string, answers: object) {
  const match = (await find(answers)).find((one) => one.title === title);
  if (!match) throw new Error(`${title} is not among the answers`);
  return match;
}

describe("Une réponse est comparée", () => {
  beforeAll(async () => {
    await publish("Muette", { application_mode: "official", official_link: "https://exemple.ca/" });
    await publish("Toutes", { open_to: "all", applicants: "both", field: "Toutes disciplines" });
    await publish("Étrangère", { open_to: "foreign", applicants: "abroad", field: "Informatique" });
    await publish("Sahel", { open_to: "listed", citizenships: ["SN", "ML"], level: "Master" });
    await publish("Résidente", {
      open_to: "residents",
      citizenships: ["CA"],
      field: "Droit",
      deadline: await inDays(60),
    });
    await publish("Échelle", {
      level: "Master",
      highest_level: "Doctorat",
      field: "Sciences",
      other_fields: ["Médecine"],
      applicants: "canada",
      deadline: await inDays(40),
    });
  });

  it.each([
    ["citizenship", "Muette", { country: "SN" }, "check"],
    ["citizenship", "Toutes", { country: "SN" }, "yes"],
    ["citizenship", "Étrangère", { country: "SN" }, "yes"],
    ["citizenship", "Étrangère", { country: "CA" }, "no"],
    ["citizenship", "Sahel", { country: "SN" }, "yes"],
    ["citizenship", "Sahel", { country: "FR" }, "no"],
    ["citizenship", "Résidente", { country: "CA" }, "yes"],
    ["citizenship", "Résidente", { country: "SN" }, "check"],
    ["citizenship", "Résidente", { country: "SN", situation: "abroad" }, "no"],
    ["citizenship", "Toutes", {}, null],
    ["level", "Muette", { level: "Doctorat" }, "yes"],
    ["level", "Sahel", { level: "Doctorat" }, "no"],
    ["level", "Échelle", { level: "Doctorat" }, "yes"],
    ["level", "Échelle", { level: "Licence" }, "no"],
    ["field", "Muette", { field: "Sciences" }, "check"],
    ["field", "Toutes", { field: "Sciences" }, "yes"],
    ["field", "Toutes", { field: "autre" }, "yes"],
    ["field", "Échelle", { field: "medecine" }, "yes"],
    ["field", "Échelle", { field: "Informatique" }, "no"],
    ["field", "Échelle", { field: "autre" }, "no"],
    ["field", "Résidente", { field: "Informatique" }, "check"],
    ["field", "Résidente", { field: "autre" }, "check"],
    ["situation", "Muette", { situation: "abroad" }, "check"],
    ["situation", "Toutes", { situation: "canada" }, "yes"],
    ["situation", "Étrangère", { situation: "abroad" }, "yes"],
    ["situation", "Étrangère", { situation: "canada" }, "no"],
    ["situation", "Échelle", { situation: "abroad" }, "no"],
    ["deadline", "Muette", { days: 30 }, "check"],
    ["deadline", "Toutes", { days: 30 }, "yes"],
    ["deadline", "Échelle", { days: 30 }, "yes"],
    ["deadline", "Échelle", { days: 90 }, "no"],
  ] as const)("%s : %s, %j, %s", async (answer, title, answers, verdict) => {
    expect((await matchOf(title, answers))[answer]).toBe(verdict);
  });

  it("et ce qui convient vient avant l'inconnu, puis le reste", async () => {
    const answers = await find({ country: "SN", level: "Master", field: "Sciences" });
    expect(answers.map(({ title }) => title)).toEqual([
      "Toutes",
      "Échelle",
      "Sahel",
      "Résidente",
      "Muette",
      "Étrangère",
    ]);
    expect(answers[0]).toMatchObject({ found: 6, fitting: 1, unsure: 4 });
    expect((await find({ country: "SN" }, 2, 3)).length).toBe(3);
    expect(await find({ country: "SN" }, 6, 3)).toEqual([]);
  });

  it("sans les brouillons, les attribuées et les passées, même à qui les demande", async () => {
    await publish("Brouillon", { open_to: "all", status: "draft" });
    await publish("Attribuée", { open_to: "all", status: "filled" });
    await publish("Passée", { open_to: "all", deadline: await inDays(-1) });
    const seen = (await find({ country: "SN" })).map(({ title }) => title);
    for (const title of ["Brouillon", "Attribuée", "Passée"]) expect(seen).not.toContain(title);
  });

  it("et suit ce qui change", async () => {
    await publish("Changeante", { open_to: "listed", citizenships: ["FR"] });
    await query("update public.scholarships set citizenships = '{TN}' where title = 'Changeante'");
    expect((await matchOf("Changeante", { country: "TN" })).citizenship).toBe("yes");
  });
});

describe("Une question insensée", () => {
  it.each([
    { country: "' | '#pays=tous" },
    { country: "\\", level: "%", field: "';--", situation: "x & y" },
    { field: { a: 1 } },
    { days: -5 },
    { days: 2_147_483_647 },
  ])("%j ne casse rien", async (answers) => {
    expect(Array.isArray(await find(answers as object))).toBe(true);
  });

  it("trop longue, sans nombre ou qui n’est pas un objet est refusée", async () => {
    await expect(find([])).rejects.toMatchObject({ code: "22023" });
    await expect(find("texte" as unknown as object)).rejects.toMatchObject({ code: "22023" });
    await expect(find({ country: "x".repeat(9_000) })).rejects.toMatchObject({ code: "22023" });
    await expect(find({ days: "bientôt" })).rejects.toMatchObject({ code: "22P02" });
    await expect(find({ days: "99999999999" })).rejects.toMatchObject({ code: "22003" });
  });
});

describe("Parmi beaucoup de bourses", () => {
  it("celle qui convient est trouvée, et cent au plus sont rendues", async () => {
    await query(
      `insert into public.scholarships (title, university, description, open_to, citizenships,
         deadline)
       select 'Foule ' || n, 'Laval', 'Texte', 'listed', '{JP}', private.today() + 1 + n % 300
       from generate_series(1, 1500) n`,
    );
    await publish("Unique", {
      open_to: "listed",
      citizenships: ["BT"],
      deadline: await inDays(400),
    });
    const answers = await find({ country: "BT" });
    expect(answers).toHaveLength(100);
    expect(answers.slice(0, 3).map(({ title }) => title)).toContain("Unique");
    expect((await find({ country: "BT" }, 0, 5_000)).length).toBe(100);
  });
});

describe("Une date limite habituelle", () => {
  const official = { application_mode: "official", official_link: "https://exemple.ca/" };
  const read = { ...official, verified_on: "2026-01-15" };

  it.each([
    [["12-01"], "2026-12-01", "2026-12-01"],
    [["12-01"], "2026-12-02", "2027-12-01"],
    [["11"], "2026-11-28", "2026-11-30"],
    [["03-15", "11-01"], "2026-03-16", "2026-11-01"],
    [["01-01"], "2026-12-31", "2027-01-01"],
    [["02"], "2027-02-15", "2027-02-28"],
    [["12-01"], "2028-01-15", null],
    [[], "2026-01-15", null],
  ])("%s, le %s : attendue le %s", async (days, today, expected) => {
    const sql = "select private.expected_day($1, '2026-01-15', $2::date)::text";
    expect(await one(sql, [days, today])).toBe(expected);
  });

  it.each([
    ["un 29 février", { ...read, usual_deadlines: ["02-29"] }],
    ["un 31 avril", { ...read, usual_deadlines: ["04-31"] }],
    ["cinq jours", { ...read, usual_deadlines: ["01", "02", "03", "04", "05"] }],
    ["sans lien", { verified_on: "2026-01-15", usual_deadlines: ["12-01"] }],
    ["sans date de lecture", { ...official, deadline_rule: "country" }],
  ])("est refusée : %s", async (_name, row) => {
    await expect(publish("Habituelle", row)).rejects.toMatchObject({ code: "23514" });
  });

  it("range la liste, passe seule à l'année suivante, et ne fait rien expirer ni rappeler", async () => {
    const days = ["01-01"];
    await publish("Annuelle", { ...read, usual_deadlines: days });
    await query(`update private.publications set sort_on = '2020-01-01' where title = 'Annuelle'`);
    await query("select public.prepare_deadline_reminders()");
    const [row] = await query(
      `select p.sort_on >= private.today() as later, p.deadline, s.closes_at = 'infinity' as open
       from private.publications p join public.scholarships s on s.id = p.id where p.title = 'Annuelle'`,
    );
    expect(row).toEqual({ later: true, deadline: null, open: true });
  });
});
