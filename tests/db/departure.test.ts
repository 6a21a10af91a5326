import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { type Actor, createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

const { candidat, recruteur } = PEOPLE;

describe("Le départ d'une personne", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
  });
  afterAll(() => database.close());

  async function call<Result = Record<string, unknown>>(
    actor: Actor,
    sql: string,
    values: unknown[] = [],
  ) {
    return asActor<Result>(database, actor, `select * from ${sql}`, values);
  }
  async function value<Result>(actor: Actor, sql: string, values: unknown[] = []) {
    const [row] = await asActor<{ value: Result }>(
      database,
      actor,
      `select ${sql} as value`,
      values,
    );
    return row?.value;
  }

  it("my_data_export rend tout ce que l'on sait d'elle, et rien des autres", async () => {
    const data = await value<Record<string, unknown>>("candidat", "my_data_export()");
    expect(data).toMatchObject({ profile: { id: candidat, email: "candidat@exemple.test" } });
    expect(Object.keys(data ?? {})).toEqual(
      expect.arrayContaining([
        "documents",
        "applications",
        "saved_items",
        "consents",
        "comments",
        "likes",
      ]),
    );
    expect(JSON.stringify(data)).not.toContain(PEOPLE["autre candidat"]);
  });

  it("delete_my_account attend que les fichiers soient partis, puis ne laisse rien", async () => {
    await database.query("insert into storage.objects (bucket_id, name) values ('cvs', $1)", [
      `${candidat}/a.pdf`,
    ]);
    await expect(call("candidat", "delete_my_account()")).rejects.toThrow("files_remain");
    await database.query("delete from storage.objects where name like $1", [`${candidat}/%`]);
    await database.query(
      `with article as (insert into news_articles (title, content) values ('A', 'T') returning id)
       insert into comments (article_id, user_id, body) select id, $1, 'Adieu' from article`,
      [candidat],
    );
    await call("candidat", "delete_my_account()");

    for (const [table, column] of [
      ["auth.users", "id"],
      ["auth.identities", "user_id"],
      ["profiles", "id"],
      ["documents", "user_id"],
      ["applications", "candidate_id"],
      ["saved_items", "user_id"],
      ["consents", "user_id"],
      ["calendar_tokens", "user_id"],
    ]) {
      expect(
        await database.query(`select 1 from ${table} where ${column} = $1`, [candidat]),
        table,
      ).toEqual([]);
    }
    expect(
      await database.query("select user_id, author_name from comments where body = 'Adieu'"),
    ).toEqual([{ user_id: null, author_name: "Compte supprimé" }]);
  });

  it("ferme les publications d'un recruteur et efface ses brouillons", async () => {
    await database.query(
      `insert into jobs (title, company_name, description, recruiter_id, status)
         values ('Ouverte', 'E', 'T', $1, 'published'), ('Brouillon', 'E', 'T', $1, 'draft')`,
      [recruteur],
    );
    await call("recruteur", "delete_my_account()");
    expect(
      await database.query(
        "select title, status, recruiter_id from jobs where title in ('Ouverte', 'Brouillon')",
      ),
    ).toEqual([{ title: "Ouverte", status: "filled", recruiter_id: null }]);
  });

  it("n'est ouvert qu'à une personne connectée", async () => {
    await expect(call("visiteur", "delete_my_account()")).rejects.toMatchObject({
      code: "42501",
    });
    await expect(call("visiteur", "my_data_export()")).rejects.toMatchObject({ code: "42501" });
  });
});
