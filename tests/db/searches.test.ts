import { afterAll, beforeAll, expect, it } from "vitest";
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

it.each([
  // The skill is read in the list, not in the text.
  ["freelance_jobs", "", "competence", "React", ["Boutique"]],
  ["freelance_jobs", "react", "", "", ["Affiche", "Boutique"]],
  ["freelance_jobs", "", "competence", "Design", ["Affiche"]],
  ["freelance_jobs", "", "competence", "NUMERIQUE", ["Campagne"]],
  ["freelance_jobs", "", "competence", "node.js", ["Boutique"]],
  // Letters alone are compared, of the whole field.
  ["scholarships", "", "domaine", "Médecine", ["Guérir", "Soigner"]],
  ["scholarships", "", "domaine", "Sciences", []],
  ["scholarships", "laval", "domaine", "medecine", ["Soigner"]],
  ["scholarships", "laval", "", "", ["Sans domaine", "Sciences de la vie", "Soigner"]],
])("%s cherche « %s », %s « %s »", async (table, q, menu, choice, found) => {
  const filters = menu ? { [menu]: [choice] } : {};
  expect(await titles(`list_${table}($1)`, [JSON.stringify({ q, filters })])).toEqual(found);
});

it("la durée d'une mission se compte en mois", async () => {
  const rows = await database.query<{ title: string; duration_months: string }>(
    "select title, duration_months from public.freelance_jobs order by title",
  );
  expect(rows.map((row) => [row.title, Number(row.duration_months)])).toEqual([
    ["Affiche", 0.33],
    ["Boutique", 2],
    ["Campagne", 6],
  ]);
});
