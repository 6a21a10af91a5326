import { beforeEach, describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";
import { newslettersOf } from "./support/newsletters";
import { emailOf, PEOPLE } from "./support/people";

const READER = "a@exemple.test";

describe("Les numéros de l'infolettre", () => {
  const database = setUpDatabase(people);
  const { value } = database;
  const letters = newslettersOf(database);
  beforeEach(() => letters.clear());

  it("portent les articles parus depuis le dernier, du plus récent au plus ancien, et rien d'autre", async () => {
    const [old, second, first] = [
      await letters.article({ age: "6 days" }),
      await letters.article({ age: "2 hours" }),
      await letters.article({ age: "1 hour" }),
    ];
    await letters.article({ age: "8 days" });
    await letters.article({ status: "draft" });
    expect(await letters.publish()).toBe(1);
    expect(await letters.numbers()).toEqual([{ number: 1, article_ids: [first, second, old] }]);
    expect(await letters.publish()).toBeNull();
    const next = await letters.article();
    expect(await letters.publish()).toBe(2);
    expect((await letters.numbers()).at(-1)).toEqual({ number: 2, article_ids: [next] });
  });

  it("en montrent vingt au plus, et disent combien il y en a", async () => {
    for (let n = 0; n < 22; n += 1) await letters.article({ age: `${n} hours` });
    await letters.publish();
    expect(
      await database.query(
        "select found, cardinality(article_ids) as shown from newsletter_issues",
      ),
    ).toEqual([{ found: 22, shown: 20 }]);
  });

  it.each([
    ["2026-11-24 14:00+00", "2026-11-24 14:00+00", "un mardi à neuf heures"],
    ["2026-11-24 13:59+00", "2026-11-17 14:00+00", "une minute avant"],
    ["2026-11-22 12:00+00", "2026-11-17 14:00+00", "un dimanche"],
    ["2026-07-01 12:00+00", "2026-06-30 13:00+00", "en été"],
    ["2026-03-09 12:00+00", "2026-03-03 14:00+00", "le jour d'après le changement d'heure"],
  ])("le %s, la semaine a commencé le %s : %s", async (at, moment) => {
    const same = "select private.newsletter_moment($1::timestamptz) = $2::timestamptz";
    expect(await database.one(same, [at, moment])).toBe(true);
  });

  it("viennent une fois la semaine, avec ce qui avait paru le mardi matin", async () => {
    const before = await letters.article({ published: "m - interval '1 minute'" });
    const after = await letters.article({ published: "m + interval '1 minute'" });
    expect(await letters.publish(false)).toBe(1);
    expect(await letters.publish(false)).toBeNull();
    // A week later, told by moving all that was written a week back.
    await letters.weekPasses();
    expect(await letters.publish(false)).toBe(2);
    expect((await letters.numbers()).map(({ article_ids }) => article_ids)).toEqual([
      [before],
      [after],
    ]);
    await letters.weekPasses();
    expect(await letters.publish(false)).toBeNull();
  });

  it("n'oublient pas l'article qui paraissait pendant que le dernier se faisait", async () => {
    await letters.article();
    await letters.publish();
    const late = await letters.article({ published: "now() - interval '10 minutes'" });
    expect(await letters.publish()).toBe(2);
    expect((await letters.numbers()).at(-1)?.article_ids).toEqual([late]);
  });

  it("vont à qui a confirmé avant eux, une fois, dans l'ordre", async () => {
    await letters.article();
    const token = await letters.subscriber(READER);
    await letters.publish();
    await letters.subscriber("apres@exemple.test", "now()");
    await letters.subscriber("attente@exemple.test", null);
    expect(await letters.due()).toMatchObject([{ email: READER, number: 1, token }]);
    await letters.article();
    await letters.publish();
    expect(await letters.send()).toEqual([
      [READER, 1],
      [READER, 2],
      ["apres@exemple.test", 2],
    ]);
    expect(await letters.send()).toEqual([]);
  });

  it("redemander l'abonnement ne fait pas revenir un numéro", async () => {
    await letters.article();
    await letters.subscriber(READER);
    await letters.publish();
    const [mail] = await letters.due();
    await value("visiteur", "subscribe_newsletter($1)", [READER]);
    expect((await letters.due()).map(({ key }) => key)).toEqual([mail?.key]);
    await letters.send();
    await value("visiteur", "subscribe_newsletter($1)", [READER]);
    expect(await letters.due()).toEqual([]);
  });

  it("ne vont plus à qui s'est désabonné entre le numéro et l'envoi", async () => {
    await letters.article();
    const token = await letters.subscriber(READER);
    await letters.publish();
    await value("visiteur", "unsubscribe_newsletter($1)", [token]);
    expect(await letters.due()).toEqual([]);
  });

  it("ne vont pas au membre qui ne veut plus d'actualités, jusqu'à ce qu'il confirme de nouveau", async () => {
    const email = emailOf("candidat");
    await letters.article();
    await letters.subscriber(email);
    await letters.publish();
    expect(await letters.due()).toHaveLength(1);
    await database.exec("update profiles set news_alerts = false");
    expect(await letters.due()).toEqual([]);
    await database.query("update private.newsletter_subscribers set status = 'unsubscribed'");
    await letters.confirmed(email);
    const wants = "select news_alerts from profiles where id = $1";
    expect(await database.one(wants, [PEOPLE.candidat])).toBe(true);
  });

  it("laissent de côté l'article retiré depuis, et disent ce qu'il est devenu s'il a changé", async () => {
    const corrected = await letters.article();
    const hidden = await letters.article();
    const gone = await letters.article();
    await letters.subscriber(READER);
    await letters.publish();
    await database.query("update news_articles set status = 'draft' where id = $1", [hidden]);
    await database.query("delete from news_articles where id = $1", [gone]);
    await database.query("update news_articles set title = 'Corrigé' where id = $1", [corrected]);
    expect((await letters.due())[0]?.items).toEqual([
      { id: corrected, title: "Corrigé", excerpt: null },
    ]);
  });

  it("se voient d'avance sans rien changer", async () => {
    const preview = () =>
      database.one<{ number: number; items: { id: string }[] } | null>(
        "select preview_newsletter()",
      );
    expect(await preview()).toBeNull();
    const id = await letters.article();
    expect(await preview()).toMatchObject({ number: 1, items: [{ id }] });
    expect(await letters.numbers()).toEqual([]);
  });
});
