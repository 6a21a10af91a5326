import { beforeEach, describe, expect, it } from "vitest";
import { setUpCalls } from "./support/calls";
import { PEOPLE } from "./support/people";

describe("Un article rendu à son auteur", () => {
  const { database, call, value } = setUpCalls();
  let old: string;
  let successor: string;
  beforeEach(async () => {
    await database.exec(`delete from rate_limits; delete from private.holds;
      delete from news_articles; delete from private.report_cases;
      update profiles set suspended_at = null`);
    const [made] = await database.query<{ id: string }>(
      `insert into news_articles (title, content, author_id, change_note, changed_on)
       values ('Règle de 2026', 'Texte', $1, 'Le seuil monte', '2026-02-05') returning id`,
      [PEOPLE.recruteur],
    );
    successor = made?.id ?? "";
    const [replaced] = await database.query<{ id: string }>(
      `insert into news_articles (title, content, author_id, status, replaced_by, replaced_on)
       values ('Règle de 2025', 'Texte', $1, 'replaced', $2, '2026-01-05') returning id`,
      [PEOPLE.recruteur, successor],
    );
    old = replaced?.id ?? "";
  });

  const facts = () =>
    database.query(
      `select id, status, replaced_by, replaced_on::text, changed_on::text from news_articles
       order by title`,
    );
  const suspend = () =>
    call("opérateur", "suspend_account($1, 'Abus')", [PEOPLE.recruteur]).then(() =>
      value<string>("opérateur", "(select c.id from operator_cases(true) c limit 1)"),
    );
  const hide = async (article: string) => {
    await call("candidat", "report_content('article', $1, 'misleading')", [article]);
    const of = await value<string>("opérateur", "(select c.id from operator_cases() c limit 1)");
    await call("opérateur", "decide_case($1, 'hidden', 'Parce que.')", [of]);
    return of;
  };
  const overturn = (of: string | undefined) =>
    call("opérateur", "review_case($1, true, 'Relu.', operator_case($1) ->> 'shown')", [of]);

  it.each([
    ["un compte suspendu", suspend],
    ["l'article remplacé", () => hide(old)],
    ["le nouvel article", () => hide(successor)],
  ])("mène à son successeur et garde ses dates (%s)", async (_, withhold) => {
    const before = await facts();
    const of = await withhold();
    expect(await facts()).not.toEqual(before);
    await overturn(of);
    expect(await facts()).toEqual(before);
  });

  it("reste lisible quand son successeur est encore masqué", async () => {
    const [ofOld, ofNew] = [await hide(old), await hide(successor)];
    await overturn(ofOld);
    expect(await facts()).toMatchObject([{ status: "replaced", replaced_by: null }, {}]);
    await overturn(ofNew);
    expect(await facts()).toMatchObject([{}, { status: "published", changed_on: "2026-02-05" }]);
  });
});
