import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor, type Row } from "./support/actors";
import { KINDS } from "./support/kinds";
import { type Actor, createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

const ACTOR_IDS = { recruteur: PEOPLE.recruteur, "autre recruteur": PEOPLE["autre recruteur"] };

describe("Ce qu'une publication doit à la base", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
    // No accounts of their first week, which publish little.
    await database.query("update profiles set created_at = now() - interval '30 days'");
  });
  afterAll(() => database.close());

  function insert(actor: Actor, table: string, row: Row) {
    const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
    return asActor(
      database,
      actor,
      `insert into ${table} (${Object.keys(row)}) values (${marks}) returning *`,
      Object.values(row),
    );
  }

  describe("les colonnes qui ne se choisissent pas", () => {
    const moment = "2001-01-01T00:00:00Z";
    const dates = { created_at: moment, updated_at: moment };
    it.each(
      Object.values(KINDS).flatMap(({ table, owner, fields }) => {
        const own =
          table === "news_articles"
            ? { published_at: moment, like_count: 9, comment_count: 9 }
            : { posted_at: moment };
        return Object.entries({ id: crypto.randomUUID(), ...dates, ...own }).map(
          ([column, value]) => ({ table, owner, fields, column, value }),
        );
      }),
    )("$table.$column", async ({ table, owner, fields, column, value }) => {
      const row = { ...fields, [owner]: PEOPLE.recruteur };
      await expect(insert("recruteur", table, { ...row, [column]: value })).rejects.toMatchObject({
        code: "42501",
      });
      const [made] = await insert("recruteur", table, row);
      await expect(
        asActor(database, "recruteur", `update ${table} set ${column} = $1 where id = $2`, [
          value,
          made?.id,
        ]),
      ).rejects.toMatchObject({ code: "42501" });
    });
  });

  it.each(Object.values(KINDS))(
    "ce qui s'envoie deux fois sous une clef est une fois dans $table, par personne",
    async ({ table, owner, fields }) => {
      const row = (actor: keyof typeof ACTOR_IDS) => ({
        ...fields,
        [owner]: ACTOR_IDS[actor],
        import_key: "envoi-1",
      });
      await insert("recruteur", table, row("recruteur"));
      await expect(insert("recruteur", table, row("recruteur"))).rejects.toMatchObject({
        code: "23505",
      });
      await insert("autre recruteur", table, row("autre recruteur"));
      await asActor(database, "recruteur", `delete from ${table} where import_key = 'envoi-1'`);
      await insert("recruteur", table, row("recruteur"));
    },
  );
});
