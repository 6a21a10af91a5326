import { describe, expect, it } from "vitest";
import { asActor, type Row } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";
import { type Actor, PEOPLE } from "./support/people";

describe("Qui signe un article, et ce qu'un commentaire dit de qui l'écrit", () => {
  const database = setUpDatabase(people);

  const as = (actor: Actor, sql: string, values: unknown[] = []) =>
    asActor<Row & { id: string }>(database, actor, sql, values);

  async function write(actor: "recruteur" | "autre recruteur", featured = false) {
    const [made] = await as(
      actor,
      `insert into news_articles (title, content, author_id, featured)
       values ('Article', 'Texte', $1, $2) returning id, author_name`,
      [PEOPLE[actor], featured],
    );
    return made;
  }

  it("la signature est le nom du profil, et ne se choisit pas", async () => {
    const made = await write("recruteur");
    expect(made?.author_name).toBe("Nom recruteur");
    const forged = "Premier ministre du Canada";
    await expect(
      as("recruteur", "update news_articles set author_name = $1 where id = $2", [
        forged,
        made?.id,
      ]),
    ).rejects.toMatchObject({ code: "42501" });
    await expect(
      as(
        "recruteur",
        "insert into news_articles (title, content, author_id, author_name) values ('A', 'T', $1, $2)",
        [PEOPLE.recruteur, forged],
      ),
    ).rejects.toMatchObject({ code: "42501" });
  });

  it("la signature suit le nom du profil : personne n'en emprunte un le temps d'enregistrer", async () => {
    const rename = (name: string) =>
      as("recruteur", "update profiles set full_name = $1 where id = $2", [name, PEOPLE.recruteur]);
    await rename("Premier ministre du Canada");
    const made = await write("recruteur");
    await rename("Nom recruteur");
    expect(
      await database.query("select author_name from news_articles where id = $1", [made?.id]),
    ).toEqual([{ author_name: "Nom recruteur" }]);
  });

  it("la signature suit le profil quand l'article est enregistré", async () => {
    const made = await write("recruteur");
    await database.query("update profiles set full_name = 'Nouveau nom' where id = $1", [
      PEOPLE.recruteur,
    ]);
    try {
      expect(
        await as(
          "recruteur",
          "update news_articles set title = 'Autre' where id = $1 returning author_name",
          [made?.id],
        ),
      ).toEqual([{ author_name: "Nouveau nom" }]);
    } finally {
      await database.query("update profiles set full_name = 'Nom recruteur' where id = $1", [
        PEOPLE.recruteur,
      ]);
    }
  });

  it("un auteur n'a qu'un article à la une, le dernier choisi, sans toucher à ceux des autres", async () => {
    const other = await write("autre recruteur", true);
    const first = await write("recruteur", true);
    const second = await write("recruteur", true);
    const featured = async () =>
      (await database.query<{ id: string }>("select id from news_articles where featured"))
        .map(({ id }) => id)
        .sort();
    expect(await featured()).toEqual([other?.id, second?.id].sort());
    await as("recruteur", "update news_articles set featured = true where id = $1", [first?.id]);
    expect(await featured()).toEqual([other?.id, first?.id].sort());
  });

  it("un commentaire ne dit à personne de quel compte il vient", async () => {
    const article = await write("recruteur");
    await database.query(
      "insert into comments (article_id, user_id, body, status) values ($1, $2, 'Bien', 'approved'), ($1, $2, 'Attend', 'held')",
      [article?.id, PEOPLE.candidat],
    );
    for (const actor of ["visiteur", "candidat", "recruteur", "autre recruteur"] as const) {
      for (const columns of ["user_id", "*"]) {
        await expect(
          as(actor, `select ${columns} from comments where article_id = $1`, [article?.id]),
          `${actor} ${columns}`,
        ).rejects.toMatchObject({ code: "42501" });
      }
      const seen =
        "select id, author_name, body, status, created_at from comments where body = 'Bien'";
      expect(await as(actor, seen), actor).toHaveLength(1);
    }
    const held = "select body from my_held_comments($1)";
    expect(await as("candidat", held, [article?.id])).toEqual([{ body: "Attend" }]);
    expect(await as("autre candidat", held, [article?.id])).toEqual([]);
    await expect(as("visiteur", held, [article?.id])).rejects.toMatchObject({ code: "42501" });
  });
});
