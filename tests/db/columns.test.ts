import { describe, expect, it } from "vitest";
import { visible } from "@/lib/shared/visible-text";
import { people, setUpDatabase } from "./support/calls";

const { query, publish } = setUpDatabase(people);

/** Text that no person writes: names of ours, fingerprints, tokens, words of the program. */
const OURS = Object.entries({
  "private.audit_log": "action detail table_name",
  employer_sources: "etag last_modified runs",
  application_events: "new_status old_status",
  applications: "cv_path searched",
  alerts: "confirm_hash confirm_seed consent_text search token",
  calendar_tokens: "token",
  "private.consents": "subject wording",
  documents: "file_url",
  freelance_jobs: "import_key",
  french_programs: "conditions name",
  jobs: "import_key",
  news_articles: "import_key",
  "private.newsletter_subscribers": "confirm_hash consent_text unsubscribe_token",
  lmia_approvals: "name name_keys town",
  lmia_loads: "source",
  noc_unit_groups: "title",
  "private.moderation_cases": "target_kind title wording",
  posting_rules: "proposal sentence source",
  profiles: "avatar_path",
  "private.rate_limits": "bucket key_hash",
  regulated_trades: "body",
  scholarships: "import_key",
  trades: "name",
}).flatMap(([table, columns]) => columns.split(" ").map((column) => `${table}.${column}`));

/** At the edges of what goes, and an emoji. */
const ASTRAL = [
  ...[0x1342f, 0x13430, 0x1343f, 0x13440, 0x16fe4, 0x1bca0, 0x1bca3, 0x1bca4, 0x1d158, 0x1d159],
  ...[0x1d173, 0x1d17a, 0x1f600, 0xe0000, 0xe0041, 0xe0fff, 0xe1000, 0xf0000, 0x10ffff],
];

type Column = { table: string; column: string; type: string };

/** The columns of these types of a public table that members may write, unless told otherwise. */
const columnsOf = (
  types: string,
  which = `c.relnamespace = 'public'::regnamespace
    and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
      or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))`,
) =>
  query<Column>(
    `select c.oid::regclass::text as table, a.attname as column, t.typname as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and t.${types} and ${which} order by 1, 2`,
  );

/** Whether a check of the table, what it points at, or the column's own type, says no to this value. */
async function refuses(
  { table, column }: Column,
  hostile: (check: string) => unknown,
): Promise<boolean> {
  const checks = await query<{ kind: string; expression: string }>(
    `select contype as kind, pg_get_expr(conbin, conrelid) as expression from pg_constraint
     where conrelid = $1::regclass and contype in ('c', 'f') and (select attnum from pg_attribute
       where attrelid = conrelid and attname = $2) = any (conkey)`,
    [table, column],
  );
  for (const { kind, expression } of checks) {
    if (kind === "f") return true;
    try {
      const [row] = await query<{ refused: boolean }>(
        `select not (${expression}) as refused from jsonb_populate_record(null::${table},
           jsonb_build_object($1::text, $2::jsonb)) as r`,
        [column, JSON.stringify(hostile(expression))],
      );
      if (row?.refused) return true;
    } catch (error) {
      // Out of range for the type itself.
      if ((error as { code?: string }).code === "22003") return true;
      throw error;
    }
  }
  return false;
}

/** Values that PostgreSQL has and no page can show, by type. */
const ENDLESS: Record<string, string[]> = {
  date: ["infinity", "-infinity", "0044-03-15 BC", "5874897-12-31"],
  numeric: ["NaN", "Infinity", "-Infinity", "1e300"],
};

describe("Chaque colonne que quelqu'un peut écrire", () => {
  it("refuse une date ou un nombre sans fin", async () => {
    const columns = await columnsOf(
      "typname in ('date', 'numeric', 'timestamp', 'timestamptz', 'float4', 'float8')",
    );
    expect(columns.length).toBeGreaterThan(10);
    for (const one of columns) {
      expect.soft(ENDLESS, `${one.table}.${one.column}`).toHaveProperty(one.type);
      for (const value of ENDLESS[one.type] ?? []) {
        const name = `${one.table}.${one.column} ${value}`;
        expect.soft(await refuses(one, () => value), name).toBe(true);
      }
    }
  });

  it("refuse une liste de listes", async () => {
    const columns = await columnsOf("typcategory = 'A'");
    expect(columns.length).toBeGreaterThan(5);
    for (const one of columns) {
      const nested = '{{"a","b"},{"c","d"}}';
      expect.soft(await refuses(one, () => nested), `${one.table}.${one.column}`).toBe(true);
    }
  });

  it("refuse un texte que personne ne voit, ou n'est écrite que par nous", async () => {
    const columns = await columnsOf(
      "typname in ('text', '_text', 'varchar', 'json', 'jsonb')",
      `(c.relnamespace = 'public'::regnamespace
        or c.oid in ('private.reports'::regclass, 'private.moderation_cases'::regclass))`,
    );
    const open: string[] = [];
    for (const one of columns) {
      const hidden = (expression: string) =>
        one.type === "_text" || expression.includes("[]") ? ["x\u202Ey"] : "x\u202Ey";
      if (!(await refuses(one, hidden))) open.push(`${one.table}.${one.column}`);
    }
    expect(open.filter((name) => !OURS.includes(name))).toEqual([]);
  });
});

describe("Ce que les gens écrivent", () => {
  const offer = (row: Record<string, unknown>) => publish("job", row);
  const refused = { code: "23514", constraint: "jobs_visible_text" };

  it.each(["Soudeur\u202E", "Sou\u200Bdeur", "Soudeur\u0007", "\u2066Soudeur", "Soud\u200Deur"])(
    "%j est refusé, par qui que ce soit, dans un texte ou une liste",
    async (text) => {
      await expect(offer({ title: text })).rejects.toMatchObject(refused);
      await expect(offer({ requirements: ["Lire un plan", text] })).rejects.toMatchObject(refused);
      const published = publish("job", { title: text }, "recruteur");
      await expect(published).rejects.toThrow("jobs_visible_text");
    },
  );

  it.each([["👩‍👩‍👧 Garderie"], ["محمد"], ["شرکت‌های نو"], ["יוסף"], ["Nguyễn"]])(
    "garde %s entier",
    async (title) => {
      expect(await offer({ title })).toMatchObject({ title });
    },
  );

  it.each([
    ...["\u200B", "\u00A0", "\u3164", "\u2800", "\u200D", "\u3000 \u00A0"],
    ...["\u180F", "\u{1BCA0}", "\u{13430}", "\uE000", "\uFFFC", "\uFFFF", "\u{1D159}"],
  ])("un texte fait seulement de %j n'en est pas un", async (nothing) => {
    for (const column of ["title", "company", "relocation_note"]) {
      await expect(offer({ [column]: nothing })).rejects.toMatchObject({ code: "23514" });
    }
  });

  it("la base prend tout ce que le formulaire garde, et rien de ce qu'il ôte", async () => {
    const codes = Array.from({ length: 0xffff }, (_, n) => n + 1);
    const ones = [...codes.filter((code) => code < 0xd800 || code > 0xdfff), ...ASTRAL].map(
      (code) => String.fromCodePoint(code),
    );
    const texts = ones.flatMap((one) => [
      `a${one}b`,
      `م\u200D${one}م`,
      `${one}\u200Cم`,
      `${one}\uFE0F\u20E3`,
    ]);
    const taken = async (all: string[]) =>
      query<{ text: string; taken: boolean }>(
        "select text, private.is_visible_text(array[text]) as taken from unnest($1::text[]) as text",
        [all],
      );
    const visibleTexts = texts.map(visible).filter((text) => text.trim() !== "");
    expect((await taken(visibleTexts)).filter((row) => !row.taken)).toEqual([]);
    // Of a character alone between letters; spaces and line ends of every kind are others' names for ours.
    const hidden = ones.map((one) => `a${one}b`).filter((text) => visible(text) === "ab");
    expect(hidden.length).toBeGreaterThan(6_000);
    expect((await taken(hidden)).filter((row) => row.taken)).toEqual([]);
  });
});
