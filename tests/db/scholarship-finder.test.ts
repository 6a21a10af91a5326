import { beforeAll, describe, expect, it } from "vitest";
import { asActor, type Row } from "./support/actors";
import { setUpDatabase } from "./support/calls";

type Fit = {
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

const database = setUpDatabase();

async function publish(title: string, columns: Row = {}) {
  const row = { title, university: "Moncton", description: "Texte", ...columns };
  const names = Object.keys(row);
  await database.query(
    `insert into public.scholarships (${names}) values (${names.map((_, n) => `$${n + 1}`)})`,
    Object.values(row),
  );
}

async function inDays(days: number): Promise<string> {
  const [row] = await database.query<{ day: string }>(
    "select (private.today() + $1::integer)::text as day",
    [days],
  );
  return row?.day ?? "";
}

/** What the finder answers a visitor, best first. */
function find(asked: object, skip = 0, take = 100): Promise<Fit[]> {
  return asActor<Fit>(
    database,
    "visiteur",
    `select s.title, f.* from public.find_scholarships($1, $2, $3) f
     join public.scholarships s on s.id = f.id`,
    [JSON.stringify(asked), skip, take],
  );
}

async function fitOf(title: string, asked: object) {
  const fit = (await find(asked)).find((one) => one.title === title);
  if (!fit) throw new Error(`${title} is not among the answers`);
  return fit;
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
    ["Muette", { country: "SN" }, "check"],
    ["Toutes", { country: "SN" }, "yes"],
    ["Étrangère", { country: "SN" }, "yes"],
    ["Étrangère", { country: "CA" }, "no"],
    ["Sahel", { country: "SN" }, "yes"],
    ["Sahel", { country: "FR" }, "no"],
    ["Résidente", { country: "CA" }, "yes"],
    ["Résidente", { country: "SN" }, "check"],
    ["Résidente", { country: "SN", situation: "canada" }, "check"],
    ["Résidente", { country: "SN", situation: "abroad" }, "no"],
    ["Toutes", {}, null],
  ])("la citoyenneté : %s, %j, %s", async (title, asked, fit) => {
    expect((await fitOf(title, asked)).citizenship).toBe(fit);
  });

  it.each([
    ["Muette", "Doctorat", "yes"],
    ["Sahel", "Master", "yes"],
    ["Sahel", "Doctorat", "no"],
    ["Échelle", "Doctorat", "yes"],
    ["Échelle", "Licence", "no"],
  ])("le niveau : %s, %s, %s", async (title, level, fit) => {
    expect((await fitOf(title, { level })).level).toBe(fit);
  });

  it.each([
    ["Muette", "Sciences", "check"],
    ["Toutes", "Sciences", "yes"],
    ["Toutes", "autre", "yes"],
    ["Échelle", "medecine", "yes"],
    ["Échelle", "Informatique", "no"],
    ["Échelle", "autre", "no"],
    ["Résidente", "Informatique", "check"],
    ["Résidente", "autre", "check"],
  ])("le domaine : %s, %s, %s", async (title, field, fit) => {
    expect((await fitOf(title, { field })).field).toBe(fit);
  });

  it.each([
    ["Muette", "abroad", "check"],
    ["Toutes", "canada", "yes"],
    ["Étrangère", "abroad", "yes"],
    ["Étrangère", "canada", "no"],
    ["Échelle", "abroad", "no"],
  ])("la situation : %s, %s, %s", async (title, situation, fit) => {
    expect((await fitOf(title, { situation })).situation).toBe(fit);
  });

  it.each([
    ["Muette", 30, "check"],
    ["Toutes", 30, "yes"],
    ["Échelle", 30, "yes"],
    ["Échelle", 90, "no"],
  ])("la date limite : %s, %i jours, %s", async (title, days, fit) => {
    expect((await fitOf(title, { days })).deadline).toBe(fit);
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
    await database.query(
      "update public.scholarships set citizenships = '{TN}' where title = 'Changeante'",
    );
    expect((await fitOf("Changeante", { country: "TN" })).citizenship).toBe("yes");
  });
});

describe("Une question insensée", () => {
  it.each([
    { country: "' | '#pays=tous" },
    { country: "\\", level: "%", field: "';--", situation: "x & y" },
    { field: { a: 1 } },
    { days: -5 },
    { days: 2_147_483_647 },
  ])("%j ne casse rien", async (asked) => {
    expect(Array.isArray(await find(asked as object))).toBe(true);
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
    await database.query(
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
