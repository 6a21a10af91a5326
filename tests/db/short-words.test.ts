import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, startDatabase } from "./support/postgres";

describe("Un mot d'une ou de deux lettres", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    await database.exec(`
      insert into public.jobs (title, company_name, description) values
        ('Zqxjkeur de wcag', 'Maison Kwz', 'Un xyz, des kwkw, le 7q et l''œuvre'),
        ('Été à Québec', 'C''est kw', 'Naïveté, qzx 88')`);
  });
  afterAll(() => database.close());

  it.each(["k", "kw", "q", "zq", "x", "7", "88", "7q", "œ", "é", "ï", "wz"])(
    "« %s » a les mots qui sont lui, ou une autre de ses graphies",
    async (typed) => {
      const [row] = await database.query<{ known: string[]; read: string[] }>(
        `select
           (select array_agg(distinct k.word order by k.word) from private.search_words k
            where k.keys && private.word_keys($1)) as known,
           (select array_agg(distinct w order by w)
            from unnest(tsvector_to_array(to_tsvector('simple',
              regexp_replace(private.wide_words($1), '[^a-z0-9]+', ' ', 'g')))) as w
            where w in (select word from private.search_words)) as read`,
        [typed],
      );
      expect(row?.read).toEqual(row?.known);
    },
  );

  it("n'en a pas lorsque presque tous le contiennent", async () => {
    await database.exec(`
      insert into private.search_words (spelled, word, keys)
      select word, word, array[word]
      from (select 'vbd' || translate(n::text, '0123456789', 'abcdefghij') as word
            from generate_series(1, 302) as n) as many`);
    const [row] = await database.query("select private.wide_words('vbd') as read");
    expect(row).toEqual({ read: null });
  });
});

describe("Un mot qui n'est petit qu'une fois sans accent ou sans fin", () => {
  it("reste demandé : il n'est pas d'un terme avec celui d'à côté", async () => {
    const database = await startDatabase();
    const [row] = await database.query<{ alone: object; beside: object; small: object }>(`
      select private.other_terms('{infirmier}') as alone,
        private.other_terms('{infirmier,mois,dès}') as beside,
        private.other_terms('{de,infirmier}') as small`);
    await database.close();
    expect(Object.keys(row?.alone ?? {})).toEqual(["1-1"]);
    expect(row?.beside).toEqual(row?.alone);
    expect(Object.keys(row?.small ?? {})).toEqual(["1-2", "2-2"]);
  });
});

describe("Ce qui se lit lettre par lettre", () => {
  it("l'ASCII n'a rien à perdre : chacun de ses signes reste tel qu'il est, en minuscule", async () => {
    const database = await startDatabase();
    const [row] = await database.query<{ differ: number }>(`
      select count(*)::integer as differ from generate_series(1, 127) as n
      where private.normalise(chr(n)) <> lower(extensions.unaccent(
        'extensions.unaccent'::regdictionary, chr(n)))`);
    expect(row?.differ).toBe(0);
    await database.close();
  });
});
