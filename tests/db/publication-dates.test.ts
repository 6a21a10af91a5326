import { describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";
import { KINDS } from "./support/kinds";
import { PEOPLE } from "./support/people";

describe.each(Object.values(KINDS))("La date d'une publication, $table", (kind) => {
  const { table, owner, fields } = kind;
  const date = table === "news_articles" ? "published_at" : "posted_at";
  const database = setUpDatabase(people);

  /** A row made long ago by the recruteur. */
  async function made(status: string): Promise<string> {
    const row = { ...fields, [owner]: PEOPLE.recruteur, status, [date]: "2020-01-01T00:00:00Z" };
    const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
    const [created] = await database.query<{ id: string }>(
      `insert into ${table} (${Object.keys(row)}) values (${marks}) returning id`,
      Object.values(row),
    );
    return created?.id ?? "";
  }

  /** The year of the date after these changes of status, one after the other. */
  async function yearAfter(id: string, ...states: string[]) {
    for (const status of states) {
      await asActor(database, "recruteur", `update ${table} set status = $1 where id = $2`, [
        status,
        id,
      ]);
    }
    const [row] = await database.query<{ old: boolean }>(
      `select ${date} < now() - interval '1 year' as old from ${table} where id = $1`,
      [id],
    );
    return row?.old ? "ancienne" : "nouvelle";
  }

  it("est celle où un brouillon paraît", async () => {
    expect(await yearAfter(await made("draft"), "published")).toBe("nouvelle");
  });

  it("ne change plus, masquée puis publiée de nouveau", async () => {
    const id = await made("published");
    expect(await yearAfter(id, "draft", "published", "draft", "published")).toBe("ancienne");
  });

  it("reste celle de la première parution d'un brouillon", async () => {
    const id = await made("draft");
    await yearAfter(id, "published");
    await database.query(`update ${table} set ${date} = '2020-01-01' where id = $1`, [id]);
    expect(await yearAfter(id, "draft", "published")).toBe("ancienne");
  });
});
