import type { Database } from "./postgres";

/** More than a list counts to, by far: 10 000. */
const MANY = 40_000;

const id = (what: string) => `md5('${what} ' || n)::uuid`;
const moment = "now() - n * interval '1 minute'";
const each = `from generate_series(1, ${MANY}) as n`;
const one = (...values: (string | null)[]) =>
  `(array[${values.map((value) => (value === null ? "null" : `'${value}'`))}]::text[])[1 + n % ${values.length}]`;

/** What menus choose among. */
const filters = (...menus: string[]) =>
  menus.map((menu) => `private.filter_words(${menu})`).join(" || ");

/** Words of each row, one in a thousandth of them, and its filters. */
const words = (...menus: string[]) =>
  `array_to_tsvector(array_remove(array['essai', case when n % 1000 = 0 then 'rare' end], null)
    || ${filters(...menus)}), ${filters(...menus)}`;

const LEVELS = one("Licence", "Master", "Doctorat");
const FIELDS = one("Informatique", "Droit", "Commerce", null);
const CLOSES = "case when n % 3 > 0 then private.today() + n % 400 - 40 end";
const OPEN_TO = one("all", "foreign", null);

const STATE = "status, is_hidden, takes_applications, public_since, updated_at";
const PUBLISHED = `'published', false, true, ${moment}, ${moment}`;

/** A publication of each kind but offers, for each number, and what is searched of it. */
const TABLES: Record<string, string> = {
  "public.freelance_jobs (id, title, description, skills_required, posted_at, created_at)": `${id("mission")},
    'Mission ' || n, 'Un essai.', array['React'], ${moment}, ${moment}`,
  [`private.publications_freelance (kind, id, body, words, filters, posted_at, title, ${STATE})`]: `'freelance',
    ${id("mission")}, 'mission essai', ${words("'competence', array['React']", `'budget', array[${one("moins-de-2000", "a-negocier")}]`)},
    ${moment}, 'Mission ' || n, ${PUBLISHED}`,
  "public.scholarships (id, title, university, description, level, field, open_to, deadline, posted_at, created_at)": `${id("bourse")},
    'Bourse ' || n, 'Université', 'Un essai.', ${LEVELS}, ${FIELDS}, ${OPEN_TO}, ${CLOSES}, ${moment}, ${moment}`,
  [`private.publications_scholarship (kind, id, body, words, filters, posted_at, deadline, closes_at, title, ${STATE})`]: `'scholarship',
    ${id("bourse")}, 'bourse essai', ${words(
      `'niveau', array[${LEVELS}]`,
      `'domaine', array[coalesce(${FIELDS}, 'nondit')]`,
      `'pays', array[coalesce(${one("tous", "etrangers", null)}, 'nondit')]`,
      `'situation', array[${one("abroad", "nondit")}]`,
    )}, ${moment}, ${CLOSES}, private.closes_at(${CLOSES}), 'Bourse ' || n, ${PUBLISHED}`,
  "public.news_articles (id, title, content, category, tags, status, featured, published_at, created_at)": `${id("article")},
    'Article ' || n, 'Un essai.', ${one("visas", "work")}, array['permis'], 'published', n % 5000 = 0, ${moment}, ${moment}`,
  [`private.publications_article (kind, id, body, words, filters, posted_at, title, ${STATE})`]: `'article',
    ${id("article")}, 'article essai', ${words(`'categorie', array[${one("visas", "work")}]`)},
    ${moment}, 'Article ' || n, ${PUBLISHED}`,
};

/** Missions, bourses and articles as lists and menus meet them. */
export async function fillListed({ exec }: Database): Promise<void> {
  for (const [table, values] of Object.entries(TABLES)) {
    const [name = ""] = table.split(" ");
    await exec(`insert into ${table} select ${values} ${each}`);
    await exec(`vacuum analyze ${name}`);
  }
  await exec("select private.learn_words('mission bourse article essai rare')");
}
