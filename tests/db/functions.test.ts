import { describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { setUpCalls } from "./support/calls";
import { PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;

describe("Les fonctions ouvertes au site", () => {
  const { database, call, value } = setUpCalls();

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
      await database.exec("update rate_limits set expires_at = now() - interval '1 second'");
      expect(await take("a")).toMatchObject({ allowed: true });
      expect(
        await database.query("select key_hash from rate_limits where bucket = 'essai'"),
      ).toEqual([{ key_hash: "a" }]);
    });

    it("refuse une clé démesurée", async () => {
      await expect(take("x".repeat(200))).rejects.toMatchObject({ code: "23514" });
    });
  });

  it("count_view compte ce qui est public", async () => {
    const [mine] = await database.query<{ id: string }>(
      "insert into jobs (title, company_name, description, recruiter_id) values ('V', 'E', 'T', $1) returning id",
      [recruteur],
    );
    const [draft] = await database.query<{ id: string }>(
      "insert into jobs (title, company_name, description, status, recruiter_id) values ('D', 'E', 'T', 'draft', $1) returning id",
      [recruteur],
    );
    for (const id of [mine?.id, mine?.id, draft?.id, crypto.randomUUID()]) {
      await call("visiteur", "count_view('job', $1)", [id]);
    }
    await call("visiteur", "count_view('autre', $1)", [mine?.id]);
    const seen = "select item_id, views from item_views where kind = 'job'";
    expect(await database.query(seen)).toEqual([{ item_id: mine?.id, views: 2 }]);
    await database.query("delete from jobs where id = $1", [mine?.id]);
    expect(await database.query(seen)).toEqual([]);
  });

  it("le calendrier secret montre les échéances enregistrées, et son renouvellement ferme l'ancien", async () => {
    const [bourse] = await database.query<{ id: string }>(
      "insert into scholarships (title, university, description, deadline) values ('B', 'U', 'T', '2099-01-01') returning id",
    );
    // One without a date is not in it.
    const [undated] = await database.query<{ id: string }>(
      "insert into scholarships (title, university, description) values ('S', 'U', 'T') returning id",
    );
    for (const { id } of [bourse, undated] as { id: string }[]) {
      await asActor(
        database,
        "candidat",
        "insert into saved_items (user_id, kind, publication_id) values ($1, 'scholarship', $2)",
        [candidat, id],
      );
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
    await asActor(database, "candidat", "delete from calendar_tokens where user_id = $1", [
      candidat,
    ]);
    expect(await dated(renewed)).toBeNull();
  });

  it("les compteurs d'un article suivent les mentions et les commentaires approuvés", async () => {
    const [article] = await database.query<{ id: string; updated_at: Date }>(
      "insert into news_articles (title, content, author_id) values ('A', 'T', $1) returning id, updated_at",
      [recruteur],
    );
    const id = article?.id;
    const like = () =>
      asActor(
        database,
        "candidat",
        "insert into article_likes (article_id, user_id) values ($1, $2)",
        [id, candidat],
      );
    await like();
    await expect(like()).rejects.toMatchObject({ code: "23505" });
    const [comment] = await asActor<{ id: string; author_name: string; status: string }>(
      database,
      "candidat",
      "insert into comments (article_id, user_id, body) values ($1, $2, 'Merci') returning id, author_name, status",
      [id, candidat],
    );
    expect(comment).toMatchObject({ author_name: "Nom candidat", status: "held" });
    await asActor(database, "recruteur", "update comments set status = 'approved' where id = $1", [
      comment?.id,
    ]);

    const read = "select like_count, comment_count, updated_at from news_articles where id = $1";
    expect(await database.query(read, [id])).toEqual([
      { like_count: 1, comment_count: 1, updated_at: article?.updated_at },
    ]);
    await asActor(database, "candidat", "delete from article_likes where article_id = $1", [id]);
    await asActor(database, "recruteur", "update comments set status = 'refused' where id = $1", [
      comment?.id,
    ]);
    expect(await database.query(read, [id])).toMatchObject([{ like_count: 0, comment_count: 0 }]);
  });

  it("un courriel ne part qu'une fois, sauf après un échec", async () => {
    const claim = async () =>
      (await database.query<{ claim: string }>("select claim_email('essai') as claim"))[0]?.claim;
    expect(await claim()).toBe("claimed");
    expect(await claim()).toBe("sending");
    await database.query("select finish_email('essai', 'SMTP muet')");
    expect(await claim()).toBe("claimed");
    await database.query("select finish_email('essai')");
    expect(await claim()).toBe("sent");
  });

  it("application_mail dit le vrai destinataire, quoi que dise l'appel", async () => {
    const [job] = await database.query<{ id: string }>(
      "insert into jobs (title, company_name, description, recruiter_id) values ('Vrai titre', 'E', 'T', $1) returning id",
      [recruteur],
    );
    const mail = (kind: string) =>
      database.query("select * from application_mail($1, $2, $3)", [kind, job?.id, candidat]);
    expect(await mail("job")).toMatchObject([
      {
        title: "Vrai titre",
        company: "E",
        is_open: true,
        recruiter_email: "recruteur@exemple.test",
        recruiter_name: "Nom recruteur",
      },
    ]);
    expect(await mail("scholarship")).toEqual([]);
  });

  it("le journal retient qui publie, modifie et supprime, et ce qui a changé", async () => {
    const [job] = await asActor<{ id: string }>(
      database,
      "recruteur",
      "insert into jobs (title, company_name, description, recruiter_id) values ('Suivie', 'E', 'T', $1) returning id",
      [recruteur],
    );
    const change = (sql: string) =>
      asActor(database, "recruteur", `update jobs set ${sql} where id = $1`, [job?.id]);
    await change("status = 'filled'");
    const long = "Souder. ".repeat(200);
    await change(
      `title = 'Suivie', description = '${long}', salary_min = 30, salary_period = 'hour',
       location = 'Moncton'`,
    );
    // Saved as it was, nothing changed.
    await change("title = 'Suivie', salary_min = 30");
    await asActor(database, "recruteur", "delete from jobs where id = $1", [job?.id]);
    const lines = await database.query<{ detail: { changed?: Record<string, unknown> } }>(
      "select actor_id, action, detail from audit_log where row_id = $1 order by id",
      [job?.id],
    );
    expect(lines).toMatchObject(
      ["insert", "update", "update", "delete"].map((action) => ({ actor_id: recruteur, action })),
    );
    expect(lines.map(({ detail }) => detail.changed)).toEqual([
      undefined,
      { status: ["published", "filled"] },
      {
        description: ["T", `${long.slice(0, 1000)}…`],
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
