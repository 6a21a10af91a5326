import { describe, expect, it } from "vitest";
import { visible } from "@/lib/ground/visible";
import { asActor } from "./support/actors";
import { setUpCalls } from "./support/calls";
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

const HIDDEN = "Soudeur\u202E\u200B\u0007\u2066";

describe("Ce que les gens écrivent", () => {
  const { database } = setUpCalls();

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

  it("passe partout par le même tri : chaque colonne de texte est triée, fermée, ou de nous", async () => {
    const columns = await database.query<Column>(
      `select c.oid::regclass::text as table, a.attname as column, t.typname = '_text' as list
         from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
         where (c.relnamespace = 'public'::regnamespace
             or c.oid in ('private.reports'::regclass, 'private.moderation_cases'::regclass))
           and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
           and t.typname in ('text', '_text', 'varchar', 'json', 'jsonb')
           and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'bare_text'
             and a.attname::text = any (string_to_array(encode(g.tgargs, 'escape'), '\\000')))
         order by 1, 2`,
    );
    const open: string[] = [];
    for (const { table, column, list } of columns) {
      if (!(await isClosed(table, column, list))) open.push(`${table}.${column}`);
    }
    expect(open.filter((name) => !OURS.includes(name))).toEqual([]);
  });

  it("perd ce que personne ne voit, listes et sources comprises", async () => {
    const [job] = await offer({ title: HIDDEN, requirements: ["Sou\u200Bder", "Lire un plan"] });
    expect(job).toMatchObject({ title: "Soudeur", requirements: ["Souder", "Lire un plan"] });
    const [article] = await database.query(
      `insert into public.news_articles (title, content, sources) values ('Titre', 'Texte', $1)
       returning sources`,
      [
        JSON.stringify([
          { address: "https://exemple.ca/", publisher: HIDDEN, read_on: "2026-01-02" },
        ]),
      ],
    );
    expect(article).toMatchObject({ sources: [{ publisher: "Soudeur" }] });
  });

  it.each([["👩‍👩‍👧 Garderie"], ["محمد"], ["شرکت‌های نو"], ["יוסף"], ["Nguyễn"]])(
    "garde %s entier",
    async (title) => {
      expect(await offer({ title })).toMatchObject([{ title }]);
    },
  );

  it.each([
    ...["\u200B", "\u00A0", "\u3164", "\u2800\u202E", "\u200D"],
    ...["\u180F", "\u{1BCA0}", "\u{13430}", "\uE000", "\uFFFC", "\uFFFF", "\u{1D159}"],
  ])(
    "un titre fait seulement de %j est refusé, un champ facultatif reste vide",
    async (nothing) => {
      await expect(offer({ title: nothing })).rejects.toMatchObject({ code: "23514" });
      await expect(offer({ requirements: ["Souder", nothing] })).rejects.toMatchObject({
        code: "23514",
      });
      expect(await offer({ company: nothing, low_pay_reason: nothing })).toMatchObject([
        { company: null, low_pay_reason: null },
      ]);
    },
  );

  it("un motif invisible n'excuse pas un salaire sous le minimum", async () => {
    const low = { province: "AB", salary_min: 5, salary_period: "hour" };
    await expect(offer({ ...low, low_pay_reason: "\u200B\u200B" })).rejects.toThrow(
      "below_minimum_wage",
    );
    expect(await offer({ ...low, low_pay_reason: "Stage crédité" })).toHaveLength(1);
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

  it("est trié aussi de qui écrit en son propre nom", async () => {
    const rows = await asActor(
      database,
      "recruteur",
      `insert into public.jobs (title, company_name, description, recruiter_id)
         values ($1, 'Atelier', 'Un essai.', $2) returning title`,
      [HIDDEN, PEOPLE.recruteur],
    );
    expect(rows).toEqual([{ title: "Soudeur" }]);
  });

  it("est trié une fois de ce qui était écrit avant, sauf ce dont rien ne resterait", async () => {
    await database.exec("alter table public.jobs disable trigger bare_text");
    const [dirty] = await offer({ title: HIDDEN, company: "\u200B" });
    const [empty] = await offer({ title: "\u200B" });
    const [clean] = await offer({ title: 'Propre, "net"' });
    await database.exec("alter table public.jobs enable trigger bare_text");
    await database.query("select private.mend_unseen()");
    const rows = await database.query(
      "select title, company from public.jobs where id = any ($1::uuid[]) order by title",
      [[dirty?.id, empty?.id, clean?.id]],
    );
    expect(rows).toContainEqual({ title: "Soudeur", company: null });
    expect(rows).toContainEqual({ title: "\u200B", company: null });
    expect(rows).toContainEqual({ title: 'Propre, "net"', company: null });
    await database.query("delete from public.jobs where id = $1", [empty?.id]);
  });

  it("la base et le formulaire trient les mêmes caractères", async () => {
    const texts: string[] = [];
    for (let code = 1; code <= 0xffff; code++) {
      if (code < 0xd800 || code > 0xdfff) texts.push(String.fromCharCode(code));
    }
    for (const code of ASTRAL) {
      texts.push(String.fromCodePoint(code));
    }
    const all = texts.flatMap((one) => [
      one,
      `a${one}b`,
      `م\u200D${one}`,
      `${one}\u200Cم`,
      `${one}\uFE0F\u20E3`,
    ]);
    const rows = await database.query<{ text: string; kept: string }>(
      "select text, private.visible_text(text) as kept from unnest($1::text[]) as text",
      [all],
    );
    expect(rows).toHaveLength(all.length);
    expect(rows.filter(({ text, kept }) => kept !== visible(text))).toEqual([]);
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
