import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { type Actor, createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

const { candidat, recruteur } = PEOPLE;

describe("Les fonctions ouvertes au site", () => {
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

  describe("take_rate", () => {
    const take = async (key: string) =>
      (await call("visiteur", "take_rate('essai', $1, 2, 60)", [key]))[0];

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
      expect(await database.query("select key_hash from rate_limits")).toEqual([{ key_hash: "a" }]);
    });

    it("refuse une clé démesurée", async () => {
      await expect(take("x".repeat(200))).rejects.toMatchObject({ code: "23514" });
    });
  });

  it("dashboard_counts compte tout pour un recruteur, rien pour les autres", async () => {
    await database.exec(
      "insert into jobs (title, company_name, description, status) values ('B', 'E', 'T', 'draft')",
    );
    const [counts] = await call("recruteur", "dashboard_counts()");
    expect(Number(counts?.users)).toBe(4);
    expect(Number(counts?.jobs)).toBeGreaterThan(0);
    expect(await call("candidat", "dashboard_counts()")).toEqual([]);
    await expect(call("visiteur", "dashboard_counts()")).rejects.toMatchObject({ code: "42501" });
  });

  it("count_view compte ce qui est public, et my_views ne montre que le sien", async () => {
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
    expect(await call("recruteur", "my_views()")).toMatchObject([
      { kind: "job", item_id: mine?.id, views: 2 },
    ]);
    expect(await call("autre recruteur", "my_views()")).toEqual([]);

    await database.query("delete from jobs where id = $1", [mine?.id]);
    expect(await database.query("select 1 from item_views where item_id = $1", [mine?.id])).toEqual(
      [],
    );
  });

  describe("l'infolettre", () => {
    const status = async () =>
      (
        await database.query<{ status: string }>(
          "select status from newsletter_subscribers where email = 'a@exemple.test'",
        )
      )[0]?.status;

    it("se confirme par le seul jeton posté, et se quitte d'un clic", async () => {
      const request = await value<string>(
        "visiteur",
        "subscribe_newsletter(' A@Exemple.test ', 'J''accepte')",
      );
      expect(await status()).toBe("pending");
      const [mail] = await database.query<{
        email: string;
        confirm_token: string;
        unsubscribe_token: string;
      }>("select * from newsletter_mail($1)", [request]);
      expect(mail?.email).toBe("a@exemple.test");
      expect(await database.query("select * from newsletter_mail($1)", [request])).toEqual([]);

      expect(await value("visiteur", "confirm_newsletter('deviné')")).toBe(false);
      expect(await value("visiteur", "confirm_newsletter($1)", [mail?.confirm_token])).toBe(true);
      expect(await value("visiteur", "confirm_newsletter($1)", [mail?.confirm_token])).toBe(false);
      expect(await status()).toBe("confirmed");

      expect(await value("visiteur", "unsubscribe_newsletter('deviné')")).toBe(false);
      expect(await value("visiteur", "unsubscribe_newsletter($1)", [mail?.unsubscribe_token])).toBe(
        true,
      );
      expect(await value("visiteur", "unsubscribe_newsletter($1)", [mail?.unsubscribe_token])).toBe(
        true,
      );
      expect(await status()).toBe("unsubscribed");
    });

    it("ne garde aucun jeton de confirmation en clair, et le laisse expirer", async () => {
      const request = await value<string>(
        "visiteur",
        "subscribe_newsletter('a@exemple.test', 'J''accepte')",
      );
      const [mail] = await database.query<{ confirm_token: string }>(
        "select * from newsletter_mail($1)",
        [request],
      );
      expect(
        await database.query(
          "select 1 from newsletter_subscribers s where to_jsonb(s)::text like '%' || $1 || '%'",
          [mail?.confirm_token],
        ),
      ).toEqual([]);
      await database.exec(
        "update newsletter_subscribers set confirm_expires_at = now() - interval '1 minute'",
      );
      expect(await value("visiteur", "confirm_newsletter($1)", [mail?.confirm_token])).toBe(false);
    });

    it.each(["", "a", "a@b", "a b@c.d", `${"a".repeat(250)}@b.ca`])(
      "refuse l'adresse %j",
      async (email) => {
        await expect(
          value("visiteur", "subscribe_newsletter($1, 'oui')", [email]),
        ).rejects.toMatchObject({ code: "23514" });
      },
    );
  });

  it("send_contact_message garde le message, avec la personne si elle est connue", async () => {
    for (const actor of ["visiteur", "candidat"] as const) {
      const id = await value<string>(
        actor,
        "send_contact_message(' Ana ', 'a@exemple.test', 'Objet', 'Texte', 'support')",
      );
      expect(
        await database.query("select name, user_id, type from contact_messages where id = $1", [
          id,
        ]),
      ).toEqual([
        { name: "Ana", user_id: actor === "candidat" ? candidat : null, type: "support" },
      ]);
    }
    await expect(
      value("visiteur", "send_contact_message('A', 'a@exemple.test', 'O', 'T', 'autre')"),
    ).rejects.toMatchObject({ code: "23514" });
  });

  it("le calendrier secret montre les échéances enregistrées, et son renouvellement ferme l'ancien", async () => {
    const [bourse] = await database.query<{ id: string }>(
      "insert into scholarships (title, university, description, deadline) values ('B', 'U', 'T', '2099-01-01') returning id",
    );
    await asActor(
      database,
      "candidat",
      "insert into saved_items (user_id, scholarship_id) values ($1, $2)",
      [candidat, bourse?.id],
    );
    const token = await value<string>("candidat", "my_calendar_token()");
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await value("candidat", "my_calendar_token()")).toBe(token);
    expect(await call("visiteur", "calendar_by_token($1)", [token])).toMatchObject([
      { title: "B" },
    ]);
    const renewed = await value<string>("candidat", "my_calendar_token(true)");
    expect(renewed).not.toBe(token);
    expect(await call("visiteur", "calendar_by_token($1)", [token])).toEqual([]);
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
      (await database.query<{ won: boolean }>("select claim_email('essai') as won"))[0]?.won;
    expect(await claim()).toBe(true);
    expect(await claim()).toBe(false);
    await database.query("select finish_email('essai', 'SMTP muet')");
    expect(await claim()).toBe(true);
    await database.query("select finish_email('essai')");
    expect(await claim()).toBe(false);
  });

  it("application_target dit le vrai destinataire, quoi que dise l'appel", async () => {
    const [job] = await database.query<{ id: string }>(
      "insert into jobs (title, company_name, description, recruiter_id) values ('Vrai titre', 'E', 'T', $1) returning id",
      [recruteur],
    );
    expect(await database.query("select * from application_target('job', $1)", [job?.id])).toEqual([
      {
        title: "Vrai titre",
        company: "E",
        is_open: true,
        recruiter_email: "recruteur@exemple.test",
        recruiter_name: "Nom recruteur",
      },
    ]);
    expect(
      await database.query("select * from application_target('scholarship', $1)", [job?.id]),
    ).toEqual([]);
  });

  it("le journal retient qui publie, modifie et supprime", async () => {
    const [job] = await asActor<{ id: string }>(
      database,
      "recruteur",
      "insert into jobs (title, company_name, description, recruiter_id) values ('Suivie', 'E', 'T', $1) returning id",
      [recruteur],
    );
    await asActor(database, "recruteur", "update jobs set status = 'filled' where id = $1", [
      job?.id,
    ]);
    await asActor(database, "recruteur", "delete from jobs where id = $1", [job?.id]);
    expect(
      await database.query("select actor_id, action from audit_log where row_id = $1 order by id", [
        job?.id,
      ]),
    ).toEqual(["insert", "update", "delete"].map((action) => ({ actor_id: recruteur, action })));
  });

  describe("le départ d'une personne", () => {
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
        "insert into comments (article_id, user_id, body) select id, $1, 'Adieu' from news_articles limit 1",
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
});
