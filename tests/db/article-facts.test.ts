import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asActor, type Row } from "./support/actors";
import { type Actor, createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

const source = {
  address: "https://exemple.ca/regle",
  publisher: "Gouvernement d'essai",
  read_on: "2026-01-31",
};

describe("Ce sur quoi un article repose, et son âge", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
  });
  beforeEach(() => database.exec("delete from news_articles"));
  afterAll(() => database.close());

  const as = <Found = Row & { id: string }>(actor: Actor, sql: string, values: unknown[] = []) =>
    asActor<Found>(database, actor, sql, values);

  async function written(columns: Row = {}, actor: "recruteur" | "autre recruteur" = "recruteur") {
    const row = { title: "Article", content: "Texte", author_id: PEOPLE[actor], ...columns };
    const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
    const [made] = await as(
      actor,
      `insert into news_articles (${Object.keys(row)}) values (${marks}) returning id`,
      Object.values(row),
    );
    return made?.id ?? "";
  }

  const replace = (id: string, by: string | null, actor: Actor = "recruteur") =>
    as(
      actor,
      "update news_articles set status = 'replaced', replaced_by = $2 where id = $1 returning id",
      [id, by],
    );

  const facts = async (id: string) =>
    (
      await database.query<Row>(
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
    expect(await database.query("select sources from news_articles where id = $1", [id])).toEqual([
      { sources: [source] },
    ]);
    const wrong = [
      {},
      [{ ...source, address: "http://exemple.ca" }],
      [{ ...source, address: "javascript:alert(1)" }],
      [{ ...source, publisher: " " }],
      [{ ...source, publisher: "x".repeat(161) }],
      [{ ...source, read_on: "31/01/2026" }],
      [{ ...source, note: "de plus" }],
      [{ address: source.address, publisher: source.publisher }],
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
    const due = "select verification_due::text from news_articles where id = $1";
    expect(await database.query(due, [id])).toEqual([{ verification_due: "2026-02-28" }]);
    await as("recruteur", "update news_articles set verify_every_months = null where id = $1", [
      id,
    ]);
    expect(await database.query(due, [id])).toEqual([{ verification_due: null }]);
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
    const [map] = await as(
      "visiteur",
      "select addresses from sitemap_parts() where kind = 'article'",
    );
    expect(Number(map?.addresses)).toBe(1);
    expect(
      await as("visiteur", "select count_publications('article', '{}'::jsonb) as found"),
    ).toEqual([{ found: 1 }]);
    expect(await as("visiteur", "select id from news_articles where id = $1", [old])).toHaveLength(
      1,
    );
  });

  it("publié de nouveau, il n'a plus de successeur", async () => {
    const [old, successor] = [await written(), await written()];
    await replace(old, successor);
    await as("recruteur", "update news_articles set status = 'published' where id = $1", [old]);
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
    await as("recruteur", "update news_articles set status = 'draft' where id = $1", [successor]);
    expect(await facts(old)).toMatchObject({ status: "replaced", replaced_by: successor });
    await as("recruteur", "delete from news_articles where id = $1", [successor]);
    expect(await facts(old)).toMatchObject({ status: "replaced", replaced_by: null });
    // What else is saved of it is no obstacle.
    await as("recruteur", "update news_articles set title = 'Autre' where id = $1", [old]);
    expect(await listed()).toEqual([]);
  });

  it("date un changement du jour où il est dit, brouillon compris", async () => {
    const id = await written({ change_note: "Les frais passent à 100 $.", status: "draft" });
    expect(await facts(id)).toMatchObject({ changed_today: null });
    await as("recruteur", "update news_articles set status = 'published' where id = $1", [id]);
    expect(await facts(id)).toMatchObject({ changed_today: true });
    await database.exec("alter table news_articles disable trigger before_write");
    await database.exec("update news_articles set changed_on = '2026-01-01'");
    await database.exec("alter table news_articles enable trigger before_write");
    await as("recruteur", "update news_articles set title = 'Autre' where id = $1", [id]);
    expect(await facts(id)).toMatchObject({ changed_today: false });
    await as("recruteur", "update news_articles set change_note = 'Autre' where id = $1", [id]);
    expect(await facts(id)).toMatchObject({ changed_today: true });
  });

  it("ne laisse personne choisir les dates que la base tient", async () => {
    const id = await written();
    for (const column of ["replaced_on", "changed_on"]) {
      await expect(
        as("recruteur", `update news_articles set ${column} = '2020-01-01' where id = $1`, [id]),
      ).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("raconte ce qui change entre deux jours, sans les brouillons", async () => {
    const [old, successor] = [await written({ title: "Ancien" }), await written({ title: "Neuf" })];
    await replace(old, successor);
    await as(
      "recruteur",
      `update news_articles set change_note = 'Tout change.', in_force_from = '2025-03-01',
         in_force_until = '2025-04-30' where id = $1`,
      [successor],
    );
    await written({ status: "draft", change_note: "Secret", in_force_from: "2025-03-02" });
    const changes = (since: string, until: string) =>
      as<Row>("visiteur", "select change, title, note, was_title from news_changes($1, $2)", [
        since,
        until,
      ]);
    const told = { title: "Neuf", note: null, was_title: null };
    expect(await changes("2025-01-01", "2025-12-31")).toEqual([
      { ...told, change: "ends" },
      { ...told, change: "begins" },
    ]);
    expect(await changes("2025-03-02", "2025-04-29")).toEqual([]);
    expect(await changes("2026-01-01", "2100-01-01")).toEqual([
      { ...told, change: "replaced", was_title: "Ancien" },
      { ...told, change: "told", note: "Tout change." },
    ]);
    const years = await as<Row>("visiteur", "select * from news_change_years() as year");
    const [{ year: current } = {}] = await database.query<Row>(
      "select extract(year from private.today())::integer as year",
    );
    expect(years.map(({ year }) => year)).toEqual([current, 2025]);
    // Whoever wrote it reads no draft there either: it is a list like any other.
    await as("recruteur", "update news_articles set status = 'draft' where id = $1", [successor]);
    for (const actor of ["visiteur", "recruteur"] as const) {
      expect(await as(actor, "select * from news_changes('2020-01-01', '2100-01-01')")).toEqual([]);
    }
  });
});
