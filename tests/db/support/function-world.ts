import type { Row } from "./actors";
import { asActor } from "./actors";
import { KINDS } from "./kinds";
import { PEOPLE } from "./people";
import type { Database } from "./postgres";

const { candidat, recruteur } = PEOPLE;

/** What only one side may read: it stands in whatever the two people here keep to themselves. */
export const SECRETS = { C: "secret du candidat", R: "secret du recruteur", S: "secret du témoin" };

/** What the functions are asked about: ids of others' rows, with the kind where they have one. */
export type World = { ids: Record<string, string>; publications: { kind: string; id: string }[] };

/** Two people with a row of everything, whose functions then are asked for it. */
export async function createWorld(database: Database): Promise<World> {
  const create = async (table: string, row: Row): Promise<Row> => {
    const columns = Object.keys(row);
    const marks = columns.map((_, index) => `$${index + 1}`);
    const [made] = await database.query<Row>(
      `insert into ${table} (${columns}) values (${marks}) returning *`,
      Object.values(row),
    );
    return made ?? {};
  };
  const publish = async (kind: keyof typeof KINDS, more: Row = {}) => {
    const { table, owner, fields } = KINDS[kind];
    return String((await create(table, { ...fields, [owner]: recruteur, ...more })).id);
  };

  const publications = [];
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
    publications.push({ kind, id: await publish(kind) });
    publications.push({ kind, id: await publish(kind, { status: "draft", title: SECRETS.R }) });
  }
  const [job = { id: "" }] = publications;
  const article_id = publications.find(({ kind }) => kind === "article")?.id;
  const path = `${candidat}/${crypto.randomUUID()}.pdf`;
  const file = { user_id: candidat, file_name: SECRETS.C, file_url: path, size_bytes: 10 };
  const document = await create("documents", file);
  await create("storage.objects", { bucket_id: "cvs", name: path });
  const application = await create("applications", {
    ...{ candidate_id: candidat, job_id: job.id, cover_message: SECRETS.C },
    ...{ document_id: document.id, cv_path: path, applicant_name: SECRETS.C },
  });
  const comment = await create("comments", { article_id, user_id: candidat, body: SECRETS.C });
  const alert = await create("alerts", {
    ...{ user_id: candidat, kind: "job", label: SECRETS.C, address: "/emplois?q=soins" },
  });
  await create("saved_items", { user_id: candidat, kind: "job", publication_id: job.id });
  await create("abroad_questions", { user_id: candidat, job_id: job.id });
  await create("private.consents", { user_id: candidat, subject: SECRETS.C, granted: true });
  await create("calendar_tokens", { user_id: candidat, token: "c".repeat(64) });
  await database.query("update profiles set phone = $1 where id = $2", ["514 555 0100", candidat]);
  await asActor(database, "autre candidat", "select report_content('job', $1, 'fees', $2)", [
    job.id,
    SECRETS.S,
  ]);
  const [opened] = await database.query<{ id: string }>("select id from private.moderation_cases");
  return {
    publications,
    ids: {
      candidat,
      recruteur,
      application: String(application.id),
      document: String(document.id),
      comment: String(comment.id),
      alert: String(alert.id),
      case: opened?.id ?? "",
    },
  };
}

/** What of the two people's rows there is; the same as long as nothing of theirs is changed. */
export async function fingerprintSql(database: Database): Promise<string> {
  const owned = await database.query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column
     from pg_constraint c join pg_class t on t.oid = c.conrelid
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and t.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
     order by 1, 2`,
  );
  const people = `('${candidat}', '${recruteur}')`;
  const parts = owned.map(
    ({ table, column }) =>
      `select string_agg(o::text, ',' order by o::text) from ${table} o where o.${column} in ${people}`,
  );
  parts.push(
    `select string_agg(o.name, ',' order by o.name) from storage.objects o
     where split_part(o.name, '/', 1) in ${people}`,
  );
  return `select ${parts.map((part) => `coalesce(md5((${part})), '-')`).join(" || ")} as fingerprint`;
}
