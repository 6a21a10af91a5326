import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exact } from "@/tests/relevance/exact";
import { isImperfect, means, type Outcome, reportRow } from "@/tests/relevance/measure";
import { articles, freelanceJobs, scholarships } from "@/tests/relevance/other-kinds";
import type { Query } from "@/tests/relevance/set";
import { vocabulary } from "@/tests/relevance/vocabulary";
import { idsOf, loadOffers } from "@/tests/relevance/wanted";
import { words } from "@/tests/relevance/words";
import { asActor } from "./support/actors";
import { type Database, startDatabase } from "./support/postgres";

const SEED = new URL("../../supabase/seed.sql", import.meta.url);
const queries: Query[] = [...words, ...vocabulary, ...exact];
const others = { freelance_jobs: freelanceJobs, scholarships, news_articles: articles };
const kinds = {
  freelance_jobs: "freelance",
  scholarships: "scholarship",
  news_articles: "article",
};

let database: Database;
let offers: Awaited<ReturnType<typeof loadOffers>>;

beforeAll(async () => {
  database = await startDatabase();
  await database.exec(await readFile(SEED, "utf8"));
  offers = await loadOffers(database);
});
afterAll(() => database.close());

async function outcomes(search: (q: string) => Promise<{ id: string }[]>): Promise<Outcome[]> {
  const all: Outcome[] = [];
  for (const [q, ...groups] of queries) {
    const wanted = [...new Set(groups.flatMap((group) => idsOf(group, offers)))];
    all.push({ q, wanted, found: (await search(q)).map(({ id }) => id) });
  }
  return all;
}

/** What is compared with: every word somewhere in the text as typed, the newest offers first. */
function bySubstring(q: string): Promise<{ id: string }[]> {
  return database.query(
    `select id from public.jobs
     where private.normalise(concat_ws(' ', title, company_name, location, description))
       like all (array(select private.like_pattern(private.normalise(word))
         from regexp_split_to_table($1, '\\s+') as word))
     order by posted_at desc, id`,
    [q],
  );
}

/** As the page does: a query without results is corrected once. */
async function byRelevance(list: string, kind: string, q: string): Promise<{ id: string }[]> {
  const ask = (words: string) =>
    asActor<{ id: string }>(
      database,
      "visiteur",
      `select id from public.list_${list}(
         jsonb_build_object('q', $1::text, 'by_rank', true, 'any_state', true))`,
      [words],
    );
  const found = await ask(q);
  if (found.length > 0) return found;
  const [row] = await asActor<{ better: string | null }>(
    database,
    "visiteur",
    "select public.correct_query($1, $2) as better",
    [kind, q],
  );
  return row?.better ? ask(row.better) : [];
}

describe("Les requêtes de pertinence", () => {
  it("sont au moins cent cinquante, toutes différentes", () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(queries.map(([q]) => q)).size).toBe(queries.length);
  });

  it("attendent des offres qui existent", () => {
    const empty = queries.flatMap(([q, ...groups]) =>
      groups.filter((group) => idsOf(group, offers).length === 0).map((group) => `${q} → ${group}`),
    );
    expect(empty).toEqual([]);
  });

  it("attendent des missions, des bourses et des articles qui existent", async () => {
    for (const [table, list] of Object.entries(others)) {
      const rows = await database.query<{ title: string }>(`select title from public.${table}`);
      for (const [q, ...titles] of list) {
        for (const title of titles) {
          expect(
            rows.some((row) => row.title.includes(title)),
            `${q} → ${title}`,
          ).toBe(true);
        }
      }
    }
  });

  it("n'ont rien de plusieurs métiers dans une ligne", async () => {
    const questions = [
      ...queries.map(([q]) => ["job", q]),
      ...freelanceJobs.map(([q]) => ["freelance", q]),
    ];
    const several = await database.query(
      `select a ->> 1 as q from jsonb_array_elements($1::jsonb) as a
       where (private.read_search(a ->> 0, jsonb_build_object('q', a ->> 1))).parts <> '{}'`,
      [JSON.stringify(questions)],
    );
    expect(several).toEqual([]);
  });

  it("trouvent presque tout ce qui est voulu, et le montrent d'abord", async () => {
    const [substring, search] = [
      await outcomes(bySubstring),
      await outcomes((q) => byRelevance("jobs", "job", q)),
    ];
    console.table({ "sous-chaîne": means(substring), recherche: means(search) });
    if (process.env.RELEVANCE) console.table(search.filter(isImperfect).map(reportRow));
    expect(means(search).recall).toBeGreaterThanOrEqual(0.97);
    expect(means(search).precision).toBeGreaterThanOrEqual(0.95);
    expect(means(search).recall).toBeGreaterThan(means(substring).recall);
  }, 120_000);

  it("trouvent aussi les missions, les bourses et les articles", async () => {
    // What the desk withholds cannot be published.
    await database.exec("update freelance_jobs set is_hidden = false");
    const found: Outcome[] = [];
    const byKind: Record<string, ReturnType<typeof means>> = {};
    for (const [table, list] of Object.entries(others)) {
      const rows = await database.query<{ id: string; title: string }>(
        `update public.${table} set status = 'published' returning id, title`,
      );
      for (const [q, ...titles] of list) {
        const wanted = rows
          .filter(({ title }) => titles.some((start) => title.includes(start)))
          .map(({ id }) => id);
        const kind = kinds[table as keyof typeof kinds];
        const ids = await byRelevance(table.replace("_articles", ""), kind, q);
        found.push({ q, wanted, found: ids.map(({ id }) => id) });
      }
      byKind[table] = means(found.slice(-list.length));
    }
    console.table({ ...byKind, ensemble: means(found) });
    if (process.env.RELEVANCE) console.table(found.filter(isImperfect).map(reportRow));
    expect(means(found).recall).toBeGreaterThanOrEqual(0.95);
    expect(means(found).precision).toBeGreaterThanOrEqual(0.9);
  });
});
