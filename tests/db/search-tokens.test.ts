import { beforeAll, describe, expect, it } from "vitest";
import { randomTitles } from "#tests/support/publications/random-titles.ts";
import { asActor } from "./support/actors";
import { setUpDatabase } from "./support/calls";

const ODD_WORDS = [
  ..."53e8e629 1e5 5e3x 10-12 c++ node.js 3e 24/7 H/F B2B".split(" "),
  ..."(24h) https://exemple.ca/postes?id=7 jean.tremblay@exemple.ca R&D n°5 ½ Łódź Straße Ñandú m²".split(
    " ",
  ),
];

/** How many are written and asked for: seconds alone, more beside other work. */
const TITLES = process.env.FULL ? 3_000 : 1_000;
const TIME_LIMIT = 120_000;

const database = setUpDatabase();

describe("Un mot que l'on écrit avec des signes ou des chiffres", () => {
  beforeAll(() =>
    database.query(
      `insert into public.jobs (title, company_name, description)
       select 'Poste ' || w || ' à pourvoir', 'Maison', 'Texte'
       from unnest($1::text[]) as w`,
      [ODD_WORDS],
    ),
  );

  it.each(ODD_WORDS)("%j trouve l'offre qui le porte", async (q) => {
    const found = await asActor<{ title: string }>(
      database,
      "visiteur",
      "select title from public.list_jobs(jsonb_build_object('q', $1::text), 0, 100)",
      [q],
    );
    expect(found.map(({ title }) => title)).toContain(`Poste ${q} à pourvoir`);
  });

  it("une référence de plus de quatre chiffres se trouve par son début", async () => {
    const [row] = await database.query<{ found: boolean }>(
      `select exists (select from public.list_jobs('{"q": "53e8e6"}')) as found`,
    );
    expect(row?.found).toBe(true);
  });
});

describe("Parmi des titres de hasard", () => {
  const titles = randomTitles(TITLES);
  beforeAll(
    () =>
      database.query(
        `insert into public.freelance_jobs (title, description)
       select t, 'Texte' from unnest($1::text[]) as t`,
        [titles],
      ),
    TIME_LIMIT,
  );

  it(
    "chaque mot trouve toutes les missions qui le portent",
    async () => {
      const all = [...new Set(titles.flatMap((title) => title.split(" ")))];
      // A part of them, from all kinds of words, for an answer in seconds.
      const words = all.filter((_, n) => n % (TITLES / 250) === 0);
      // One letter or two are looked for as a word of their own.
      // Inside a reference, a word of more than four figures, nothing is looked for.
      const missed = await database.query<{ word: string; title: string }>(
        `with asked as materialized (select w as word, private.like_pattern(private.normalise(w)) as pattern,
           (select min(length(p)) from regexp_split_to_table(private.normalise(w), '[^a-z0-9]+') p
             where p <> '') > 2 as long
         from unnest($1::text[]) as w),
       found as materialized (select a.word, m.item_id from asked a,
         private.search_ids('freelance', jsonb_build_object('q', a.word, 'any_state', true), 0, 100) m),
       titled as materialized (
         select id, title, ' ' || title || ' ' as whole, private.normalise((select string_agg(w, ' ')
           from regexp_split_to_table(title, ' ') as w
           where length(regexp_replace(w, '[^0-9]', '', 'g')) < 5)) as plain
         from public.freelance_jobs)
       select a.word, t.title from asked a
       join titled t on a.long and t.plain like a.pattern or strpos(t.whole, ' ' || a.word || ' ') > 0
       where not exists (select from found f where f.word = a.word and f.item_id = t.id)
       limit 20`,
        [words],
      );
      expect(words.length).toBeGreaterThan(500);
      expect(missed).toEqual([]);
    },
    TIME_LIMIT,
  );
});
