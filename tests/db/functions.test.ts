import { describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";
import { PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;

describe("Les fonctions ouvertes au site", () => {
  const database = setUpDatabase(people);
  const { query, exec, as, call, value, insert, publish } = database;

  describe("take_rate_limit", () => {
    const take = async (key: string) =>
      (await call("visiteur", "take_rate_limit('essai', $1, 2, 60)", [key]))[0];

    it("laisse passer le compte, puis dit quand revenir", async () => {
      expect(await take("a")).toEqual({ allowed: true, retry_after: 0 });
      expect(await take("a")).toEqual({ allowed: true, retry_after: 0 });
      const refused = await take("a");
      expect(refused).toMatchObject({ allowed: false });
      expect(refused?.retry_after).toBeGreaterThan(50);
      expect(refused?.retry_after).toBeLessThanOrEqual(60);
      expect(await take("b")).toMatchObject({ allowed: true });
    });

    it("recommence après la fenêtre, et range derrière elle", async () => {
      await exec("update private.rate_limits set expires_at = now() - interval '1 second'");
      expect(await take("a")).toMatchObject({ allowed: true });
      expect(
        await query("select key_hash from private.rate_limits where bucket = 'essai'"),
      ).toEqual([{ key_hash: "a" }]);
    });

    it("refuse une clé démesurée", async () => {
      await expect(take("x".repeat(200))).rejects.toMatchObject({ code: "23514" });
    });
  });

  it("count_view compte ce qui est public", async () => {
    const own = (await publish("job")).id;
    const draft = (await publish("job", { status: "draft" })).id;
    for (const id of [own, own, draft, crypto.randomUUID()]) {
      await call("visiteur", "count_view('job', $1)", [id]);
    }
    await call("visiteur", "count_view('autre', $1)", [own]);
    const seen = "select item_id, views from private.item_views where kind = 'job'";
    expect(await query(seen)).toEqual([{ item_id: own, views: 2 }]);
    await query("delete from jobs where id = $1", [own]);
    expect(await query(seen)).toEqual([]);
  });

  it("le calendrier secret montre les échéances enregistrées, et son renouvellement ferme l'ancien", async () => {
    // One without a date is not in it.
    for (const row of [{ title: "B", deadline: "2099-01-01" }, { title: "S" }]) {
      const { id: publication_id } = await publish("scholarship", row);
      const item = { user_id: candidat, kind: "scholarship", publication_id };
      await insert("saved_items", item, "candidat");
    }
    const token = await value<string>("candidat", "my_calendar_token()");
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await value("candidat", "my_calendar_token()")).toBe(token);
    const dated = (one: string | undefined) => value("visiteur", "calendar_by_token($1)", [one]);
    expect(await dated("autre")).toBeNull();
    expect(await dated(token)).toMatchObject([{ title: "B" }]);
    const renewed = await value<string>("candidat", "my_calendar_token(true)");
    expect(renewed).not.toBe(token);
    expect(await dated(token)).toBeNull();
    await as("candidat", "delete from calendar_tokens where user_id = $1", [candidat]);
    expect(await dated(renewed)).toBeNull();
  });

  it("les compteurs d'un article suivent les mentions et les commentaires approuvés", async () => {
    const { id: article_id, updated_at } = await publish("article");
    const like = () => insert("article_likes", { article_id, user_id: candidat }, "candidat");
    await like();
    await expect(like()).rejects.toMatchObject({ code: "23505" });
    const [comment] = await as<{ id: string }>(
      "candidat",
      `insert into comments (article_id, user_id, body) values ($1, $2, 'Merci')
       returning id, author_name, status`,
      [article_id, candidat],
    );
    const decide = (status: string) =>
      as("recruteur", "update comments set status = $2 where id = $1", [comment?.id, status]);
    expect(comment).toMatchObject({ author_name: "Nom candidat", status: "pending" });
    await decide("approved");

    const read = "select like_count, comment_count, updated_at from news_articles where id = $1";
    expect(await query(read, [article_id])).toEqual([
      { like_count: 1, comment_count: 1, updated_at },
    ]);
    await as("candidat", "delete from article_likes where article_id = $1", [article_id]);
    await decide("refused");
    expect(await query(read, [article_id])).toMatchObject([{ like_count: 0, comment_count: 0 }]);
  });

  it("le journal retient qui publie, modifie et supprime, et ce qui a changé", async () => {
    const { id } = await publish("job", { title: "Suivie" }, "recruteur");
    const change = (sql: string) => as("recruteur", `update jobs set ${sql} where id = $1`, [id]);
    await change("status = 'filled'");
    const long = "Souder. ".repeat(200);
    await change(
      `title = 'Suivie', description = '${long}', salary_min = 30, salary_period = 'hour',
       location = 'Moncton'`,
    );
    // Saved as it was, nothing changed.
    await change("title = 'Suivie', salary_min = 30");
    await as("recruteur", "delete from jobs where id = $1", [id]);
    const lines = await query<{ detail: { changed?: Record<string, unknown> } }>(
      "select actor_id, action, detail from private.audit_log where row_id = $1 order by id",
      [id],
    );
    expect(lines).toMatchObject(
      ["insert", "update", "update", "delete"].map((action) => ({ actor_id: recruteur, action })),
    );
    expect(lines.map(({ detail }) => detail.changed)).toEqual([
      undefined,
      { status: ["published", "filled"] },
      {
        description: ["Texte", `${long.slice(0, 1000)}…`],
        salary_min: [null, 30],
        salary_period: [null, "hour"],
        location: [null, "Moncton"],
        province: [null, "NB"],
        municipality_id: [null, expect.any(Number)],
      },
      undefined,
    ]);
  });
});
