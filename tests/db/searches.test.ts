import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { createPeople } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

let database: Database;

beforeAll(async () => {
  database = await startDatabase();
  await createPeople(database.query);
  await database.query(`
    insert into public.freelance_jobs (title, description, skills_required, budget, duration)
    values
      ('Boutique', 'Texte', '{React,Node.js}', 4000, '2 mois'),
      ('Affiche', 'Du React aussi', '{Design graphique}', null, '10 jours'),
      ('Campagne', 'Texte', '{Marketing numérique}', 1500, 'six mois')`);
  await database.query(`
    insert into public.scholarships (title, university, description, field)
    values
      ('Soigner', 'Laval', 'Texte', 'Médecine'),
      ('Guérir', 'Moncton', 'Texte', ' medecine '),
      ('Sciences de la vie', 'Laval', 'Texte', 'Sciences de la vie'),
      ('Sans domaine', 'Laval', 'Texte', null)`);
});
afterAll(() => database.close());

async function titles(call: string, values: unknown[]): Promise<string[]> {
  const sql = `select title from public.${call} order by title`;
  const rows = await asActor<{ title: string }>(database, "visiteur", sql, values);
  return rows.map(({ title }) => title);
}

describe("Les missions par compétence", () => {
  it("lit la compétence dans la liste, pas dans le texte", async () => {
    expect(await titles("search_freelance_jobs($1, $2)", ["", "React"])).toEqual(["Boutique"]);
    expect(await titles("search_freelance_jobs($1, $2)", ["react", ""])).toEqual([
      "Affiche",
      "Boutique",
    ]);
  });

  it("trouve une compétence plus précise, sans casse ni accent", async () => {
    expect(await titles("search_freelance_jobs($1, $2)", ["", "Design"])).toEqual(["Affiche"]);
    expect(await titles("search_freelance_jobs($1, $2)", ["", "NUMERIQUE"])).toEqual(["Campagne"]);
  });

  it("prend les caractères de motif à la lettre", async () => {
    for (const skill of ["%", "_", "Node_js"]) {
      expect(await titles("search_freelance_jobs($1, $2)", ["", skill])).toEqual([]);
    }
    expect(await titles("search_freelance_jobs($1, $2)", ["", "node.js"])).toEqual(["Boutique"]);
  });

  it("compte la durée en mois", async () => {
    const rows = await database.query<{ title: string; duration_months: string }>(
      "select title, duration_months from public.freelance_jobs order by title",
    );
    expect(rows.map((row) => [row.title, Number(row.duration_months)])).toEqual([
      ["Affiche", 0.33],
      ["Boutique", 2],
      ["Campagne", 6],
    ]);
  });
});

describe("Les bourses par domaine", () => {
  it("compare les lettres seules, sans casse ni accent, et le domaine entier", async () => {
    expect(await titles("search_scholarships($1, $2)", ["", "Médecine"])).toEqual([
      "Guérir",
      "Soigner",
    ]);
    expect(await titles("search_scholarships($1, $2)", ["", "Sciences"])).toEqual([]);
  });

  it("joint les mots et le domaine", async () => {
    expect(await titles("search_scholarships($1, $2)", ["laval", "medecine"])).toEqual(["Soigner"]);
    expect(await titles("search_scholarships($1, $2)", ["laval", ""])).toHaveLength(3);
  });
});

describe("Le calendrier des bourses sauvegardées", () => {
  it("ne suit que les bourses datées, et rien une fois le lien repris", async () => {
    const [bourse] = await database.query<{ id: string }>(
      `insert into public.scholarships (title, university, description, deadline)
       values ('Datée', 'Laval', 'Texte', '2027-01-31') returning id`,
    );
    const [undated] = await database.query<{ id: string }>(
      "select id from public.scholarships where title = 'Soigner'",
    );
    const mine = <Row>(sql: string, values: unknown[] = []) =>
      asActor<Row>(database, "candidat", sql, values);
    const [made] = await mine<{ token: string }>("select public.my_calendar_token() as token");
    for (const id of [bourse?.id, undated?.id]) {
      await mine(
        "insert into public.saved_items (user_id, kind, publication_id) values (auth.uid(), 'scholarship', $1)",
        [id],
      );
    }
    expect(await titles("calendar_by_token($1)", [made?.token])).toEqual(["Datée"]);
    expect(await isKnown(made?.token)).toBe(true);
    expect(await isKnown("autre")).toBe(false);

    const [again] = await mine<{ token: string }>("select public.my_calendar_token(true) as token");
    expect(again?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(await isKnown(made?.token)).toBe(false);

    // Somebody else neither sees it nor takes it away.
    for (const sql of [
      "select 1 from public.calendar_tokens",
      "delete from public.calendar_tokens returning 1",
    ]) {
      expect(await asActor(database, "autre candidat", sql)).toEqual([]);
    }
    expect(await isKnown(again?.token)).toBe(true);
    await mine("delete from public.calendar_tokens where user_id = auth.uid()");
    expect(await isKnown(again?.token)).toBe(false);
    expect(await titles("calendar_by_token($1)", [again?.token])).toEqual([]);
  });

  async function isKnown(token: string | undefined): Promise<boolean | undefined> {
    const sql = "select public.is_calendar_token($1) as known";
    const [row] = await asActor<{ known: boolean }>(database, "visiteur", sql, [token]);
    return row?.known;
  }
});
