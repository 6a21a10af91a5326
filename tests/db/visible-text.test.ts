import { describe, expect, it } from "vitest";
import { visible } from "@/lib/shared/visible-text";
import { asActor } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";
import { PEOPLE } from "./support/people";

type Column = { table: string; column: string; list: boolean };

/** Text that no person writes: names of ours, fingerprints, tokens, words of the program. */
const OURS = [
  "audit_log.action",
  "audit_log.detail",
  "audit_log.table_name",
  "application_events.new_status",
  "application_events.old_status",
  "applications.cv_path",
  "alerts.confirm_hash",
  "alerts.confirm_seed",
  "alerts.consent_text",
  "alerts.search",
  "applications.searched",
  "alerts.token",
  "calendar_tokens.token",
  "consents.subject",
  "consents.wording",
  "documents.file_url",
  "freelance_jobs.import_key",
  "jobs.import_key",
  "news_articles.import_key",
  "newsletter_subscribers.confirm_hash",
  "newsletter_subscribers.consent_text",
  "newsletter_subscribers.unsubscribe_token",
  "private.moderation_cases.target_kind",
  "private.moderation_cases.title",
  "private.moderation_cases.wording",
  "posting_rules.proposal",
  "posting_rules.sentence",
  "posting_rules.source",
  "profiles.avatar_path",
  "rate_limits.bucket",
  "rate_limits.key_hash",
  "regulated_trades.body",
  "scholarships.import_key",
  "trades.name",
];

/** At the edges of what goes, and an emoji. */
const ASTRAL = [
  ...[0x1342f, 0x13430, 0x1343f, 0x13440, 0x16fe4, 0x1bca0, 0x1bca3, 0x1bca4, 0x1d158, 0x1d159],
  ...[0x1d173, 0x1d17a, 0x1f600, 0xe0000, 0xe0041, 0xe0fff, 0xe1000, 0xf0000, 0x10ffff],
];

describe("Ce que les gens écrivent", () => {
  const database = setUpDatabase(people);

  const offer = (values: Record<string, unknown>) => {
    const all = {
      title: "Soudeur",
      company_name: "Atelier",
      description: "Un essai.",
      recruiter_id: PEOPLE.recruteur,
      ...values,
    };
    const names = Object.keys(all);
    return database.query<Record<string, unknown>>(
      `insert into public.jobs (${names}) values (${names.map((_, n) => `$${n + 1}`)}) returning *`,
      Object.values(all),
    );
  };

  it("est jugé partout : chaque colonne de texte refuse ce que personne ne voit, ou est de nous", async () => {
    const columns = await database.query<Column>(
      `select c.oid::regclass::text as table, a.attname as column, t.typname = '_text' as list
         from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
         where (c.relnamespace = 'public'::regnamespace
             or c.oid in ('private.reports'::regclass, 'private.moderation_cases'::regclass))
           and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
           and t.typname in ('text', '_text', 'varchar', 'json', 'jsonb')
         order by 1, 2`,
    );
    const open: string[] = [];
    for (const { table, column, list } of columns) {
      if (!(await isClosed(table, column, list))) open.push(`${table}.${column}`);
    }
    expect(open.filter((name) => !OURS.includes(name))).toEqual([]);
  });

  const refused = { code: "23514", constraint: "jobs_visible_text" };

  it.each(["Soudeur\u202E", "Sou\u200Bdeur", "Soudeur\u0007", "\u2066Soudeur", "Soud\u200Deur"])(
    "%j est refusé, par qui que ce soit, dans un texte ou une liste",
    async (text) => {
      await expect(offer({ title: text })).rejects.toMatchObject(refused);
      await expect(offer({ requirements: ["Lire un plan", text] })).rejects.toMatchObject(refused);
      await expect(
        asActor(
          database,
          "recruteur",
          `insert into public.jobs (title, company_name, description, recruiter_id)
             values ($1, 'Atelier', 'Un essai.', $2)`,
          [text, PEOPLE.recruteur],
        ),
      ).rejects.toThrow("jobs_visible_text");
    },
  );

  it.each([["👩‍👩‍👧 Garderie"], ["محمد"], ["شرکت‌های نو"], ["יוסף"], ["Nguyễn"]])(
    "garde %s entier",
    async (title) => {
      expect(await offer({ title })).toMatchObject([{ title }]);
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

  it("une source sans éditeur visible est refusée", async () => {
    const source = {
      address: "https://exemple.ca/",
      publisher: "\u2066\u2069",
      read_on: "2026-01-02",
    };
    await expect(
      database.query(
        "insert into public.news_articles (title, content, sources) values ('T', 'C', $1)",
        [JSON.stringify([source])],
      ),
    ).rejects.toMatchObject({ code: "23514" });
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
      database.query<{ said: string; taken: boolean }>(
        "select said, private.is_visible(array[said]) as taken from unnest($1::text[]) as said",
        [all],
      );
    const kept = texts.map(visible).filter((text) => text.trim() !== "");
    expect((await taken(kept)).filter((row) => !row.taken)).toEqual([]);
    // Of a character alone between letters; spaces and line ends of every kind are others' names for ours.
    const hidden = ones.map((one) => `a${one}b`).filter((text) => visible(text) === "ab");
    expect(hidden.length).toBeGreaterThan(6_000);
    expect((await taken(hidden)).filter((row) => row.taken)).toEqual([]);
  });

  /** Whether its checks, or what it points at, take only known words. */
  async function isClosed(table: string, column: string, list: boolean): Promise<boolean> {
    const [pointer] = await database.query(
      `select 1 from pg_constraint c where c.conrelid = $1::regclass and c.contype = 'f'
         and (select attnum from pg_attribute where attrelid = c.conrelid and attname = $2)
           = any (c.conkey)`,
      [table, column],
    );
    if (pointer) return true;
    const checks = await database.query<{ said: string }>(
      `select pg_get_expr(c.conbin, c.conrelid) as said from pg_constraint c
         where c.conrelid = $1::regclass and c.contype = 'c'
           and (select attnum from pg_attribute where attrelid = c.conrelid and attname = $2)
             = any (c.conkey)`,
      [table, column],
    );
    for (const { said } of checks) {
      const [row] = await database.query<{ refused: boolean }>(
        `select not (${said}) as refused from jsonb_populate_record(null::${table},
           jsonb_build_object($1::text, $2::jsonb)) as r`,
        [column, JSON.stringify(list || said.includes("[]") ? ["x\u202Ey"] : "x\u202Ey")],
      );
      if (row?.refused) return true;
    }
    return false;
  }
});
