import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { seed, setUpDatabase } from "./support/calls";
import { KINDS } from "./support/kinds";

type Seeded = ReturnType<typeof setUpDatabase>;

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), "utf8");

/** A line of the map's first two tables. */
type Personal = { table: string; column: string; part: string | null; fate: string };

function readMap(text: string): { personal: Personal[]; plain: string[] } {
  const [people = "", nobody = ""] = text.split("## What tells of nobody");
  const lines = [...people.matchAll(/^\| `(\w+\.\w+)` \|(.*)\|$/gm)];
  const personal = lines.map(([, table = "", rest = ""]) => {
    const [column = "", , , , part = "", fate = ""] = rest.split("|").map((cell) => cell.trim());
    return {
      table,
      column: column.replaceAll("`", ""),
      part: part.startsWith("`") ? part.replaceAll("`", "") : null,
      fate,
    };
  });
  return { personal, plain: [...nobody.matchAll(/^\| `(\w+\.\w+)` \|/gm)].map(([, t = ""]) => t) };
}

const { personal, plain } = readMap(await read("docs/data-map.md"));
const ofAccounts = personal.filter(({ column }) => column.endsWith("id"));

describe("Ce que le site sait des gens", () => {
  const database = setUpDatabase(seed);
  const { query, as } = database;
  let people: Record<"candidat" | "recruteur", string>;
  beforeAll(async () => {
    people = await twoPeople(database);
    await fill(database, people);
  });

  it("chaque table est dans la carte, une seule fois", async () => {
    const rows = await query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c
         join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') order by 1`,
    );
    const mapped = [...personal.map(({ table }) => table), ...plain];
    expect(mapped.toSorted()).toEqual(rows.map(({ name }) => name));
  });

  it("chaque colonne qui désigne un compte est nommée, avec ce qu'elle devient à un départ", async () => {
    const rows = await query<{ table: string; column: string; fate: string }>(
      `select n.nspname || '.' || t.relname as table, a.attname as column,
           case c.confdeltype when 'c' then 'deleted' when 'n' then 'detached' end as fate
         from pg_constraint c join pg_class t on t.oid = c.conrelid
           join pg_namespace n on n.oid = t.relnamespace
           join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         where c.contype = 'f' and n.nspname in ('public', 'private')
           and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)`,
    );
    for (const { table, column, fate } of rows) {
      expect
        .soft(personal, `${table}.${column}`)
        .toContainEqual(expect.objectContaining({ table, column, fate }));
    }
  });

  it("chaque colonne d'adresse ou de nom est dans une table de la carte", async () => {
    const rows = await query<{ table: string }>(
      `select distinct table_schema || '.' || table_name as table from information_schema.columns
         where table_schema in ('public', 'private') and column_name ~
           '(^|_)(email|e_mail|address|phone|full_name|applicant_name|author_name|user_id|actor_id)$'
           and (table_schema, table_name) in (select schemaname, tablename from pg_tables)`,
    );
    const known = new Set(personal.map(({ table }) => table));
    expect(rows.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([]);
  });

  it.each(ofAccounts.filter(({ part }) => part !== null))(
    "l'export donne chaque ligne de $table",
    async ({ table, column, part }) => {
      let seen = 0;
      for (const id of Object.values(people)) {
        const own = await query<{ mark: string }>(
          `select coalesce(t.line ->> 'item_id', t.line ->> 'article_id', t.line ->> 'job_id',
               t.line ->> 'row_id', t.line ->> 'created_at', t.line ->> 'since',
               t.line ->> 'id') as mark
             from (select to_jsonb(o) as line from ${table} o where o.${column} = $1) t`,
          [id],
        );
        const [kind] = Object.entries(KINDS).find(([, one]) => one.table === part) ?? [];
        const [exported] = await as<{ part: string }>(
          id,
          kind
            ? "select json_agg(e)::text as part from my_publications_export($1) e"
            : "select my_data_export() ->> $1 as part",
          [kind ?? part],
        );
        for (const { mark } of own) expect.soft(exported?.part, `${table} ${mark}`).toContain(mark);
        seen += own.length;
      }
      expect(seen, `rien à vérifier dans ${table}`).toBeGreaterThan(0);
    },
  );

  it.each(["candidat", "recruteur"] as const)(
    "le départ d'un %s ne laisse que ce que dit la carte",
    async (role) => {
      const id = people[role];
      const [person] = await query<{ email: string; full_name: string }>(
        `select u.email, p.full_name from auth.users u join profiles p on p.id = u.id
           where u.id = $1`,
        [id],
      );
      if (!person) throw new Error(`Pas de ${role}`);
      const retained = new Set(
        personal.filter(({ fate }) => fate === "kept").map(({ table }) => table),
      );
      await query("delete from storage.objects where name like $1", [`${id}/%`]);
      await as(id, "select delete_my_account()");

      const tables = await query<{ name: string }>(
        `select schemaname || '.' || tablename as name from pg_tables
           where schemaname in ('public', 'private', 'auth', 'storage')`,
      );
      for (const { name } of tables) {
        if (retained.has(name)) continue;
        const left = await query(
          `select t::text as line from ${name} t where position($1 in t::text) > 0
             or position($2 in lower(t::text)) > 0 or position($3 in t::text) > 0 limit 1`,
          [id, person.email.toLowerCase(), person.full_name],
        );
        expect.soft(left, name).toEqual([]);
      }
    },
  );
});

/** The candidate and the recruiter of whom the seed knows most. */
async function twoPeople({ one }: Seeded): Promise<Record<"candidat" | "recruteur", string>> {
  const most = (column: string, table: string) =>
    one<string>(`select ${column} from ${table} group by 1 order by count(*) desc limit 1`);
  return {
    candidat: await most("candidate_id", "applications"),
    recruteur: await most("recruiter_id", "jobs"),
  };
}

/** What the seed does not have of them. */
async function fill({ query, as, insert, publish }: Seeded, people: Record<string, string>) {
  await publish("scholarship", {}, people.recruteur);
  for (const id of Object.values(people)) {
    await insert("private.consents", {
      user_id: id,
      subject: "terms",
      granted: true,
      wording: "Lu",
    });
    await query(
      `insert into saved_items (user_id, kind, publication_id)
         select $1, 'job', id from jobs where status = 'published' order by id limit 1
         on conflict do nothing`,
      [id],
    );
    await query("insert into abroad_questions (user_id, job_id) select $1, id from jobs limit 1", [
      id,
    ]);
    await query(
      `with c as (insert into private.moderation_cases
           (source, target_kind, target_id, owner_id, decision, reason, decided_at)
         values ('report', 'account', $1, $1, 'removed', 'Faux profil', now()) returning id)
         insert into private.reports (case_id, reason, reporter_id, email)
         select c.id, 'other', $1, u.email from c, auth.users u where u.id = $1`,
      [id],
    );
    await insert("employers", { name: "Atelier", created_by: id });
    await as(id, `select save_search('job', '{"q": "soudure"}', 'Soudure', '/emplois', 'daily')`);
    await insert("calendar_tokens", { user_id: id, token: id });
    await query(
      `insert into contact_messages (name, email, subject, message, type, user_id)
         select p.full_name, u.email, 'Question', 'Bonjour', 'general', p.id
         from profiles p join auth.users u on u.id = p.id where p.id = $1`,
      [id],
    );
  }
}
