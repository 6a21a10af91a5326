import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";
import { KINDS } from "./support/kinds";
import { emailOf, PEOPLE } from "./support/people";

const { candidat } = PEOPLE;

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const DOCUMENT = read("docs/data-map.md");
/** The term of each subject, as the document has it; what ends by itself has none. */
const TERMS = new Map(
  [...DOCUMENT.matchAll(/^\| `(\w+)` \|.*\| ([^|]+) \|$/gm)].map(([, subject = "", term = ""]) => [
    subject,
    term.startsWith("Until") ? "0" : term,
  ]),
);
const PRIVACY = read("app/(public)/privacy/text.mdx");

/** A row that was removed at `$1`, made with what it asks for. */
const removed = (kind: string, table: string, columns: string, values: string) => `with r as (
    insert into ${table} (${columns}) select ${values} returning id)
  insert into private.moderation_cases (source, target_kind, target_id, decision, reason, decided_at)
  select 'report', '${kind}', id, 'removed', 'Fraude', $1 from r`;

/** A row of each subject that began to age at `$1`, the moment of the test. */
const AGED: Record<string, string> = {
  accounts: `insert into auth.users (id, email, created_at, confirmation_sent_at)
    values (gen_random_uuid(), 'jamais@exemple.test', $1::timestamptz - interval '1 year', $1)`,
  withdrawn_applications: `insert into applications (candidate_id, job_id, status, withdrawn_at)
    select '${candidat}', id, 'Retirée', $1 from jobs`,
  contact_messages: `insert into contact_messages (name, email, subject, message, created_at)
    values ('Ana', 'a@exemple.test', 'Objet', 'Texte', $1)`,
  newsletter_requests: `insert into private.newsletter_subscribers (email, consent_text, consent_at)
    values ('b@exemple.test', 'Oui', $1)`,
  newsletter_departures: `insert into private.newsletter_subscribers
      (email, consent_text, status, unsubscribed_at)
    values ('c@exemple.test', 'Oui', 'unsubscribed', $1)`,
  alert_requests: `insert into alerts (email, kind, label, address, status, created_at)
    values ('d@exemple.test', 'job', 'Soins', '/emplois?q=soins', 'pending', $1)`,
  sent_mails: "insert into private.outbox (key, template, created_at) values ('clé', 'case', $1)",
  audit_log: `insert into private.audit_log (actor_id, action, table_name, created_at)
    values ('${candidat}', 'insert', 'jobs', $1)`,
  employer_invitations: `with e as (insert into employers (name) values ('Atelier') returning id)
    insert into private.employer_invitations (employer_id, email, role, token_hash, expires_at)
    select id, 'e@exemple.test', 'member', 'x', $1 from e`,
  rate_limits: `insert into private.rate_limits (bucket, key_hash, window_start, expires_at, hits)
    values ('essai', 'clé', $1::timestamptz - interval '1 hour', $1, 1)`,
  removed_publications: "",
  removed_comments: removed(
    "comment",
    "comments",
    "article_id, body",
    "id, 'T' from news_articles",
  ),
  views: `insert into private.item_views (kind, item_id, day)
    select 'job', id, $1::timestamptz::date from jobs`,
  moderation_cases: `insert into private.moderation_cases
      (source, target_kind, target_id, decision, reason, decided_at)
    select 'report', 'job', id, 'kept', 'Rien de faux', $1 from jobs`,
  employer_checks: `with e as (insert into employers (name) values ('Maison') returning id)
    insert into private.employer_checks (employer_id, way, outcome, decided_at)
    select id, 'site', 'verified', $1 from e`,
};

/** Those of each subject, and of each kind of publication. */
const CASES = Object.entries(AGED).flatMap(([subject, sql]) =>
  subject !== "removed_publications"
    ? [[subject, sql] as const]
    : Object.entries(KINDS).map(([kind, { table, fields }]) => {
        const values = Object.values(fields).map((text) => `'${text}'`);
        return [subject, removed(kind, table, `${Object.keys(fields)}`, `${values}`)] as const;
      }),
);

/** Noon of a day on which a term of months is no end of a month. */
const MOMENT = "2027-03-10T17:00:00Z";

describe("Les délais de conservation", () => {
  const { query, exec, one, publish, insert } = setUpDatabase(people);
  beforeAll(async () => {
    await publish("job");
    await publish("article");
    const row = { user_id: candidat, kind: "job", label: "Soins", address: "/emplois?q=soins" };
    await insert("alerts", row);
  });

  /** What goes at the moment that is so far from the start of the ageing. */
  const forgottenAfter = (term: string, more: string) =>
    one("select forget_expired(false, 10, $1::timestamptz + $2::interval + $3::interval)", [
      ...[MOMENT, term, more],
    ]);

  it("sont ceux du document, chacun essayé ici", async () => {
    const source = "select prosrc from pg_proc where oid = 'forget_expired'::regproc";
    const body = await one<string>(source);
    const forgotten = [...body.matchAll(/(?:select |\()'(\w+)'(?: as subject)?, /g)].map(
      ([, name]) => name,
    );
    expect([...TERMS.keys()].sort()).toEqual(forgotten.sort());
    expect(Object.keys(AGED).sort()).toEqual(forgotten);
  });

  it.each(CASES)("gardent %s jusqu'à leur terme, pas un jour de plus", async (subject, sql) => {
    const term = TERMS.get(subject) ?? "";
    await exec("begin");
    await query(sql, [MOMENT]);
    const before = await forgottenAfter(term, "-1 hour");
    const after = await forgottenAfter(term, "1 day");
    await exec("rollback");
    expect(before).toEqual({});
    expect(after).toEqual({ [subject]: 1 });
  });

  it("n'oublient que ce qu'ils nomment : rien d'un compte confirmé, d'une candidature en cours", async () => {
    await exec("begin");
    await exec(`
      insert into applications (candidate_id, job_id) select '${candidat}', id from jobs;
      insert into private.newsletter_subscribers (email, consent_text, status)
        values ('${emailOf("candidat")}', 'Oui', 'confirmed')`);
    const count = () =>
      query(`select (select count(*) from auth.users) as people,
        (select count(*) from applications) as applications,
        (select count(*) from private.newsletter_subscribers) as subscribers,
        (select count(*) from alerts) as alerts, (select count(*) from jobs) as jobs`);
    const before = await count();
    await query("select forget_expired(false, 1000, now() + interval '10 years')");
    expect(await count()).toEqual(before);
    await exec("rollback");
  });

  it("ne comptent que ce qui partirait quand on le demande, et le disent ensuite", async () => {
    await exec("begin");
    const ask = (preview: boolean) => one("select forget_expired($1)", [preview]);
    await query(AGED.contact_messages ?? "", ["2020-01-01T00:00:00Z"]);
    await query(AGED.sent_mails ?? "", ["2020-01-01T00:00:00Z"]);
    const due = { contact_messages: 1, sent_mails: 1 };
    expect([await ask(true), await ask(true)]).toEqual([due, due]);
    expect([await ask(false), await ask(false)]).toEqual([due, {}]);
    await exec("rollback");
  });

  it("promettent sur la page de confidentialité ce qu'ils tiennent", () => {
    const page = PRIVACY.slice(PRIVACY.indexOf("[#conservation]"), PRIVACY.indexOf("[#acces]"));
    for (const words of [
      "jamais confirmée :** 30 jours",
      "Messages de contact :** 24 mois",
      "Inscription à l’infolettre non confirmée :** 30 jours",
      "non confirmée est effacée après 4 jours",
      "effacée après 90 jours",
      "conservées 36 mois",
      "12 mois après le retrait",
      "24 mois (notamment annonces et articles publiés",
    ]) {
      expect(page.replaceAll("\u00a0", " ")).toContain(words);
    }
  });
});

describe("Les fichiers que rien ne nomme plus", () => {
  const { query, exec, insert } = setUpDatabase(people);

  const store = (bucket_id: string, name: string) => insert("storage.objects", { bucket_id, name });
  const orphans = async (after: string) =>
    (
      await query<{ name: string }>(
        "select name from orphaned_files(100, now() + $1::interval) order by name",
        [after],
      )
    ).map(({ name }) => name.split("/")[1]);

  it("sont ceux d'aucune ligne, une semaine après", async () => {
    const path = (name: string) => `${candidat}/${name}`;
    for (const name of ["gardé.pdf", "envoyé.pdf", "retiré.pdf", "seul.pdf"]) {
      await store("cvs", path(name));
    }
    await store("avatars", path("photo.png"));
    await store("avatars", path("ancienne.png"));
    await store("images", path("11111111-1111-4111-8111-111111111111.png"));
    await store("images", path("ancienne-couverture.png"));
    await exec(`
      insert into documents (user_id, file_name, file_url, size_bytes)
        values ('${candidat}', 'cv.pdf', '${path("gardé.pdf")}', 10);
      insert into applications (candidate_id, cv_path) values ('${candidat}', '${path("envoyé.pdf")}');
      insert into applications (candidate_id, cv_path, status)
        values ('${candidat}', '${path("retiré.pdf")}', 'Retirée');
      update profiles set avatar_path = '${path("photo.png")}' where id = '${candidat}';
      insert into news_articles (title, content, category, image_url)
        values ('Article', 'Texte', 'Visas', '${path("11111111-1111-4111-8111-111111111111.png")}')`);
    expect(await orphans("6 days")).toEqual([]);
    expect(await orphans("8 days")).toEqual([
      "ancienne-couverture.png",
      "ancienne.png",
      "retiré.pdf",
      "seul.pdf",
    ]);
  });

  it("se reconnaissent à toutes les colonnes qui nomment un fichier", async () => {
    const columns = await query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'text'
         and column_name ~ '(path|image|photo|picture|avatar|logo|file)' order by 1`,
    );
    // One that is new here, and names a stored file, joins private.files_in_use.
    expect(columns.map(({ name }) => name)).toEqual([
      "applications.cv_file_name",
      "applications.cv_path",
      "documents.file_name",
      "documents.file_url",
      "employers.logo",
      "news_articles.image_url",
      "profiles.avatar_path",
    ]);
  });
});
