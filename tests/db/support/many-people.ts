import type { Database } from "./postgres";

/** What is found by an index among so many rows is so among more. */
const MANY = 12_000;
/** So many of the accounts publish, and share all publications. */
const RECRUITERS = 1_000;

const id = (what: string, n = "n") => `md5('${what} ' || ${n})::uuid`;
const author = id("personne", `n % ${RECRUITERS}`);
const moment = "now() - n * interval '3 minutes'";
const each = `from generate_series(0, ${MANY - 1}) as n`;

/** A row of each of these for each number. */
const TABLES: Record<string, string> = {
  "auth.users (id, email)": `${id("personne")}, 'p' || n || '@exemple.ca'`,
  "public.profiles (id, full_name, role)": `${id("personne")}, 'Personne ' || n,
    case when n < ${RECRUITERS} then 'recruteur' else 'candidat' end`,
  "public.jobs (id, title, company_name, description, contract_type, recruiter_id, posted_at, created_at)": `${id("offre")}, 'Offre ' || n, 'Maison', 'Un essai.', 'CDI', ${author}, ${moment}, ${moment}`,
  "public.freelance_jobs (id, title, description, recruiter_id, posted_at, created_at)": `${id("mission")},
    'Mission ' || n, 'Un essai.', ${author}, ${moment}, ${moment}`,
  "public.scholarships (id, title, university, description, deadline, recruiter_id, posted_at, created_at)": `${id("bourse")}, 'Bourse ' || n, 'Université', 'Un essai.', private.today() + n % 400 - 40,
    ${author}, ${moment}, ${moment}`,
  "public.news_articles (id, title, content, category, author_id, status, published_at, created_at)": `${id("article")}, 'Article ' || n, 'Un essai.', 'visas', ${author}, 'published', ${moment}, ${moment}`,
  "public.documents (id, user_id, file_name, file_url, size_bytes)": `${id("cv")}, ${id("personne")},
    'cv.pdf', ${id("personne")} || '/cv-' || n || '.pdf', 1000`,
  "public.applications (id, candidate_id, job_id, status, applied_at, document_id)": `${id("candidature")},
    ${id("personne")}, ${id("offre")}, 'En cours', ${moment}, ${id("cv")}`,
  "public.application_events (application_id, kind, created_at)": `${id("candidature")}, 'sent', ${moment}`,
  "public.saved_items (user_id, kind, publication_id)": `${id("personne")}, 'job', ${id("offre")}`,
  "public.comments (article_id, user_id, body, status)": `${id("article")}, ${id("personne")}, 'Bien.',
    case when n % 2 = 0 then 'pending' else 'approved' end`,
  "public.article_likes (article_id, user_id)": `${id("article")}, ${id("personne")}`,
  "public.abroad_questions (user_id, job_id)": `${id("personne")}, ${id("offre")}`,
  "private.consents (user_id, subject, granted)": `${id("personne")}, 'terms', true`,
  "public.calendar_tokens (user_id, token)": `${id("personne")}, md5('jeton ' || n) || md5('suite ' || n)`,
  "private.item_views (kind, item_id, day, views)": `'job', ${id("offre")}, private.today() - n % 20, 3`,
  "private.newsletter_subscribers (email, status, consent_text)": `'p' || n || '@exemple.ca', 'confirmed', 'Oui.'`,
  "private.audit_log (actor_id, action, table_name, row_id)": `${id("personne")}, 'insert', 'jobs', ${id("offre")}`,
  "public.alerts (id, user_id, kind, params, label, address, status)": `${id("alerte")},
    ${id("personne")}, 'job', jsonb_build_object('q', 'mot' || n), 'Offres', '/emplois', 'active'`,
  "private.rate_limits (bucket, key_hash, window_start, expires_at, hits)": `'apply', md5('clé ' || n),
    now(), now() + interval '1 hour', 1`,
};

/** What people leave behind, a row each of every sort. */
export async function fillPeople({ exec }: Database): Promise<void> {
  for (const [table, values] of Object.entries(TABLES)) {
    const [name = ""] = table.split(" ");
    await exec(`insert into ${table} select ${values} ${each}`);
    await exec(`analyze ${name}`);
  }
}

/** The row of this number, of an account or of anything that it left. */
export async function idOf(
  { query }: Pick<Database, "query">,
  what: "personne" | "offre" | "bourse" | "article" | "cv" | "candidature",
  n: number,
): Promise<string> {
  const [row] = await query<{ id: string }>(`select ${id(what, `'${n}'`)} as id`);
  return row?.id ?? "";
}
