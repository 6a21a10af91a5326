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
  // The skill is read in the list, not in the text; its signs are letters.
  ["search_freelance_jobs", "", "React", ["Boutique"]],
  ["search_freelance_jobs", "react", "", ["Affiche", "Boutique"]],
  ["search_freelance_jobs", "", "Design", ["Affiche"]],
  ["search_freelance_jobs", "", "NUMERIQUE", ["Campagne"]],
  ["search_freelance_jobs", "", "node.js", ["Boutique"]],
  ["search_freelance_jobs", "", "%", []],
  ["search_freelance_jobs", "", "Node_js", []],
  // Letters alone are compared, of the whole field.
  ["search_scholarships", "", "Médecine", ["Guérir", "Soigner"]],
  ["search_scholarships", "", "Sciences", []],
  ["search_scholarships", "laval", "medecine", ["Soigner"]],
  ["search_scholarships", "laval", "", ["Sans domaine", "Sciences de la vie", "Soigner"]],
])("%s cherche « %s », restreint à « %s »", async (call, q, choice, found) => {
  expect(await titles(`${call}($1, $2)`, [q, choice])).toEqual(found);
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
