import { beforeEach, describe, expect, it } from "vitest";
import type { Asker, Row } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";
import { PEOPLE } from "./support/people";

const { query, exec, as, insert, one, ...database } = setUpDatabase(people);
beforeEach(() => exec("delete from news_articles"));

/** An article of the recruteur's; its id. */
const written = async (row: Row = {}, actor: "recruteur" | "autre recruteur" = "recruteur") =>
  (await database.publish("article", row, actor)).id;
/** Changes one as the recruteur does. */
const change = (id: string, set: string, values: unknown[] = []) =>
  as("recruteur", `update news_articles set ${set} where id = $1 returning id`, [id, ...values]);

const source = {
  address: "https://exemple.ca/regle",
  publisher: "Gouvernement d'essai",
  read_on: "2026-01-31",
};

describe("Ce sur quoi un article repose, et son âge", () => {
  const replace = (id: string, by: string | null, actor: Asker = "recruteur") =>
    as(
      actor,
      "update news_articles set status = 'replaced', replaced_by = $2 where id = $1 returning id",
      [id, by],
    );

  const facts = async (id: string) =>
    (
      await query<Row>(
        `select status, replaced_by, replaced_on = private.today() as replaced_today, change_note,
           changed_on = private.today() as changed_today from news_articles where id = $1`,
        [id],
      )
    )[0];

  const listed = async () =>
    (
      await as(
        "visiteur",
        "select id from list_news('{}'::jsonb) union all select id from list_news($1)",
        [JSON.stringify({ q: "article" })],
      )
    ).map(({ id }) => id);

  it("garde des sources entières, en https, huit au plus", async () => {
    const id = await written({ sources: JSON.stringify([source]) });
    expect(await one("select sources from news_articles where id = $1", [id])).toEqual([source]);
    const wrong = [
      {},
      [{ ...source, address: "http://exemple.ca" }],
      [{ ...source, publisher: " " }],
      [{ ...source, publisher: "x".repeat(161) }],
      [{ ...source, read_on: "31/01/2026" }],
      [{ ...source, note: "de plus" }],
      [{ ...source, publisher: 3 }],
      ["https://exemple.ca"],
      Array.from({ length: 9 }, () => source),
    ];
    for (const sources of wrong) {
      await expect(written({ sources: JSON.stringify(sources) })).rejects.toMatchObject({
        code: "23514",
      });
    }
    await expect(
      written({ sources: JSON.stringify([{ ...source, read_on: "2026-02-30" }]) }),
    ).rejects.toMatchObject({ code: "22008" });
  });

  it("ne dit pas avoir lu ou vérifié demain", async () => {
    const tomorrow = "2999-01-01";
    for (const columns of [
      { verified_on: tomorrow },
      { sources: JSON.stringify([{ ...source, read_on: "2099-01-01" }]) },
    ]) {
      await expect(written(columns)).rejects.toMatchObject({ code: "23514" });
    }
  });

  it("sait quand la vérification est due, et n'en attend pas sans délai", async () => {
    const id = await written({ verified_on: "2026-01-31", verify_every_months: 1 });
    const due = () => one("select verification_due::text from news_articles where id = $1", [id]);
    expect(await due()).toBe("2026-02-28");
    await change(id, "verify_every_months = null");
    expect(await due()).toBeNull();
    await expect(written({ verify_every_months: 61 })).rejects.toMatchObject({ code: "23514" });
    await expect(
      written({ in_force_from: "2026-02-01", in_force_until: "2026-01-31" }),
    ).rejects.toMatchObject({ code: "23514" });
  });

  it("remplacé, il se lit encore, et n'est plus dans aucune liste ni dans le plan du site", async () => {
    const [old, successor] = [await written(), await written()];
    expect(await listed()).toHaveLength(4);
    await replace(old, successor);
    expect(await facts(old)).toMatchObject({
      status: "replaced",
      replaced_by: successor,
      replaced_today: true,
    });
    expect(new Set(await listed())).toEqual(new Set([successor]));
    expect(await as("visiteur", "select addresses::int as n from sitemap_parts()")).toEqual([
      { n: 1 },
    ]);
    expect(await as("visiteur", "select count_publications('article', '{}') as n")).toEqual([
      { n: 1 },
    ]);
    expect(await as("visiteur", "select id from news_articles where id = $1", [old])).toHaveLength(
      1,
    );
  });

  it("publié de nouveau, il n'a plus de successeur", async () => {
    const [old, successor] = [await written(), await written()];
    await replace(old, successor);
    await change(old, "status = 'published'");
    expect(await facts(old)).toMatchObject({ replaced_by: null, replaced_today: null });
    expect(await listed()).toHaveLength(4);
  });

  it("n'est remplacé que par un article publié du même auteur, et par un autre que lui", async () => {
    const old = await written();
    const draft = await written({ status: "draft" });
    const foreign = await written({}, "autre recruteur");
    for (const by of [old, draft, foreign, null, crypto.randomUUID()]) {
      await expect(replace(old, by)).rejects.toMatchObject({ code: "23514" });
    }
    expect(await replace(old, foreign, "autre recruteur")).toEqual([]);
    await expect(written({ status: "replaced" })).rejects.toMatchObject({ code: "23514" });
  });

  it("ne tourne jamais en rond", async () => {
    const [first, second, third] = [await written(), await written(), await written()];
    await replace(first, second);
    await expect(replace(second, first)).rejects.toMatchObject({ code: "23514" });
    await replace(second, third);
    for (const by of [first, second]) {
      await expect(replace(third, by)).rejects.toMatchObject({ code: "23514" });
    }
  });

  it("reste remplacé quand son successeur est supprimé ou retiré", async () => {
    const [old, successor] = [await written(), await written()];
    await replace(old, successor);
    await change(successor, "status = 'draft'");
    expect(await facts(old)).toMatchObject({ status: "replaced", replaced_by: successor });
    await as("recruteur", "delete from news_articles where id = $1", [successor]);
    expect(await facts(old)).toMatchObject({ status: "replaced", replaced_by: null });
    // What else is saved of it is no obstacle.
    await change(old, "title = 'Autre'");
    expect(await listed()).toEqual([]);
  });

  it("date un changement du jour où il est dit, brouillon compris", async () => {
    const id = await written({ change_note: "Les frais passent à 100 $.", status: "draft" });
    expect(await facts(id)).toMatchObject({ changed_today: null });
    await change(id, "status = 'published'");
    expect(await facts(id)).toMatchObject({ changed_today: true });
    await exec("alter table news_articles disable trigger before_write");
    await exec("update news_articles set changed_on = '2026-01-01'");
    await exec("alter table news_articles enable trigger before_write");
    await change(id, "title = 'Autre'");
    expect(await facts(id)).toMatchObject({ changed_today: false });
    await change(id, "change_note = 'Autre'");
    expect(await facts(id)).toMatchObject({ changed_today: true });
  });

  it("ne laisse personne choisir les dates que la base tient", async () => {
    const id = await written();
    for (const column of ["replaced_on", "changed_on"]) {
      await expect(change(id, `${column} = '2020-01-01'`)).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("raconte ce qui change entre deux jours, sans les brouillons", async () => {
    const [old, successor] = [await written({ title: "Ancien" }), await written({ title: "Neuf" })];
    await replace(old, successor);
    await change(
      successor,
      `change_note = 'Tout change.', in_force_from = '2025-03-01', in_force_until = '2025-04-30'`,
    );
    await written({ status: "draft", change_note: "Secret", in_force_from: "2025-03-02" });
    const changes = (since: string, until: string) =>
      as<Row>("visiteur", "select change, title, note, was_title from news_changes($1, $2)", [
        since,
        until,
      ]);
    const article = { title: "Neuf", note: null, was_title: null };
    expect(await changes("2025-01-01", "2025-12-31")).toEqual([
      { ...article, change: "ends" },
      { ...article, change: "begins" },
    ]);
    expect(await changes("2025-03-02", "2025-04-29")).toEqual([]);
    expect(await changes("2026-01-01", "2100-01-01")).toEqual([
      { ...article, change: "replaced", was_title: "Ancien" },
      { ...article, change: "told", note: "Tout change." },
    ]);
    const years = await as<Row>("visiteur", "select * from news_change_years() as year");
    const current = await one("select extract(year from private.today())::integer");
    expect(years.map(({ year }) => year)).toEqual([current, 2025]);
    // Whoever wrote it reads no draft there either: it is a list like any other.
    await change(successor, "status = 'draft'");
    for (const actor of ["visiteur", "recruteur"] as const) {
      expect(await as(actor, "select * from news_changes('2020-01-01', '2100-01-01')")).toEqual([]);
    }
  });
});

describe("Qui signe un article, et ce qu'un commentaire dit de qui l'écrit", () => {
  const name = (full_name: string) =>
    query("update profiles set full_name = $1 where id = $2", [full_name, PEOPLE.recruteur]);
  const signature = (id: string) =>
    one("select author_name from news_articles where id = $1", [id]);

  it("la signature est le nom du profil, ne se choisit pas, et le suit", async () => {
    const id = await written();
    expect(await signature(id)).toBe("Nom recruteur");
    const forged = "Premier ministre du Canada";
    const refused = { code: "42501" };
    await expect(change(id, "author_name = $2", [forged])).rejects.toMatchObject(refused);
    await expect(written({ author_name: forged })).rejects.toMatchObject(refused);
    // Nobody borrows a name for the time that it takes to save.
    await name(forged);
    const borrowed = await written();
    await name("Nouveau nom");
    await change(id, "title = 'Autre'");
    expect([await signature(id), await signature(borrowed)]).toEqual(Array(2).fill("Nouveau nom"));
    await name("Nom recruteur");
  });

  it("un auteur n'a qu'un article à la une, le dernier choisi, sans toucher à ceux des autres", async () => {
    const other = await written({ featured: true }, "autre recruteur");
    const first = await written({ featured: true });
    const second = await written({ featured: true });
    const featured = async () =>
      (await query<{ id: string }>("select id from news_articles where featured")).map(
        ({ id }) => id,
      );
    expect((await featured()).sort()).toEqual([other, second].sort());
    await change(first, "featured = true");
    expect((await featured()).sort()).toEqual([other, first].sort());
  });

  it("un commentaire ne dit à personne de quel compte il vient", async () => {
    const article_id = await written();
    const row = { article_id, user_id: PEOPLE.candidat };
    await insert("comments", { ...row, body: "Bien", status: "approved" });
    await insert("comments", { ...row, body: "Attend" });
    for (const actor of ["visiteur", "candidat", "recruteur", "autre recruteur"] as const) {
      for (const columns of ["user_id", "*"]) {
        await expect(
          as(actor, `select ${columns} from comments where article_id = $1`, [article_id]),
          `${actor} ${columns}`,
        ).rejects.toMatchObject({ code: "42501" });
      }
      const seen =
        "select id, author_name, body, status, created_at from comments where body = 'Bien'";
      expect(await as(actor, seen), actor).toHaveLength(1);
    }
    const pending = "select body from my_pending_comments($1)";
    expect(await as("candidat", pending, [article_id])).toEqual([{ body: "Attend" }]);
    expect(await as("autre candidat", pending, [article_id])).toEqual([]);
  });
});
