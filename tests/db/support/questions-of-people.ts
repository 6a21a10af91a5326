import type { Asker } from "./plans";

/** Who asks, and rows that are theirs. */
export type Params = {
  candidate: Exclude<Asker, string>;
  recruiter: Exclude<Asker, string>;
  job: string;
  scholarship: string;
  article: string;
  document: string;
  application: string;
};

type Who = "visitor" | "rounds" | "candidate" | "recruiter";
type Question = [asker: Who, sql: string, values?: (params: Params) => unknown[]];

/** What pages ask of functions that read by themselves who asks; a count of everything reads everything. */
const CALLS: Record<Who, string[]> = {
  candidate: ["my_audit()", "my_withdrawn_targets()", "my_data_export()", "my_traces()"],
  recruiter: [
    ...["my_lasting_images()", "my_account()"],
    ...["received_by_status()", "received_publications()", "my_decisions()"],
    "received_applications() order by applied_at desc, id limit 25",
  ],
  visitor: [
    ...["news_change_years()", "news_changes(current_date - 365, current_date + 365, 200)"],
    "calendar_by_token(repeat('a', 64))",
    ...["alerts_by_token(repeat('a', 43))", "take_rate_limit('apply', repeat('a', 43), 5, 60)"],
  ],
  rounds: [
    ...["claim_due_mail()", "claim_alerts(now())"],
    ...["log_application_terms()", "find_fraud_signals()", "prepare_deadline_reminders()"],
  ],
};

/** What they ask of a table that has their rows, by their column; `$2` is another row of theirs. */
const OWN: [Who, table: string, owner: string, rest?: string, key?: keyof Params][] = [
  ["candidate", "profiles", "id"],
  ["candidate", "documents", "user_id", "order by uploaded_at desc, id"],
  ["candidate", "documents", "user_id", "and id = $2 and document_type = 'CV'", "document"],
  ["candidate", "applications", "candidate_id", "order by applied_at desc, id limit 200"],
  [
    ...(["candidate", "applications", "candidate_id"] as const),
    ...(["and publication_kind = 'job' and publication_id = $2", "job"] as const),
  ],
  [
    ...(["candidate", "applications", "candidate_id"] as const),
    "and document_id is not null and status in ('En cours', 'Entretien')",
  ],
  ["candidate", "applications", "candidate_id", "and id = $2", "application"],
  ["candidate", "calendar_tokens", "user_id"],
  ["candidate", "saved_items", "user_id", "order by created_at desc limit 200"],
  ["candidate", "abroad_questions", "user_id", "and job_id = $2", "job"],
  ["candidate", "article_likes", "user_id", "and article_id = $2", "article"],
  ["recruiter", "jobs", "recruiter_id", "and id = $2", "job"],
  [
    ...(["recruiter", "news_articles", "author_id"] as const),
    `and status = 'published' and verification_due <= current_date + 14
     order by verification_due, id limit 100`,
  ],
  ["recruiter", "news_articles", "author_id", "order by created_at desc, id limit 20"],
  ["recruiter", "scholarships", "recruiter_id", "order by created_at desc, id limit 20"],
  ["recruiter", "freelance_jobs", "recruiter_id", "order by created_at desc, id limit 20"],
];
const COUNTED = { applications: "candidate_id", saved_items: "user_id", documents: "user_id" };

const pending = `from public.comments c join public.news_articles n on n.id = c.article_id
  where n.author_id = $1 and c.status = 'pending'`;
const open = "closes_at > now()";
/** A file of the sitemap. */
const part = (table: string, where: string) =>
  `select id, updated_at from public.${table} where status = 'published' and id >= $1 and ${where}
   order by id limit 1000`;
const of =
  (...names: (keyof Params)[]) =>
  (params: Params) =>
    names.map((name) => {
      const one = params[name];
      return typeof one === "string" ? one : one.id;
    });

/** What people and recruiters ask of what is theirs, what pages ask of articles, and the rounds. */
export const questionsOfPeople: Question[] = [
  ...Object.entries(CALLS).flatMap(([who, calls]) =>
    calls.map((call): Question => [who as Who, `select * from public.${call}`]),
  ),
  ...OWN.map(([who, table, owner, rest = "", key]): Question => {
    const values = key ? of(who as keyof Params, key) : of(who as keyof Params);
    return [who, `select * from public.${table} where ${owner} = $1 ${rest}`, values];
  }),
  ...Object.entries(COUNTED).map(([table, owner]): Question => {
    const sql = `select count(*) from public.${table} where ${owner} = $1`;
    return ["candidate", sql, of("candidate")];
  }),
  [
    "candidate",
    "select id, label from public.alerts where user_id = $1 order by created_at desc, id",
    of("candidate"),
  ],
  ["candidate", "select * from public.my_pending_comments($1)", of("article")],
  ["candidate", "select * from public.publication_target('job', $1)", of("job")],
  ["recruiter", "select * from public.received_applications() where id = $1", of("application")],
  [
    "recruiter",
    "select * from public.application_events where application_id = $1",
    of("application"),
  ],
  ["recruiter", "select answer_due_on from public.applications where id = $1", of("application")],
  [
    "recruiter",
    `select c.id, c.body, n.title ${pending} order by c.created_at, c.id limit 100`,
    of("recruiter"),
  ],
  [
    "visitor",
    `select id, author_name, body, created_at from public.comments
     where article_id = $1 and status = 'approved' order by created_at, id limit 500`,
    of("article"),
  ],
  [
    "visitor",
    `select id, title from public.news_articles where status = 'published'
     order by published_at desc, id limit 15`,
  ],
  [
    "visitor",
    `select id, title from public.news_articles where status = 'published' and category = 'visas'
     order by published_at desc, id limit 3`,
  ],
  [
    "visitor",
    `select id, title from public.news_articles where replaced_by = $1 and status = 'replaced'
     order by replaced_on desc, id limit 5`,
    of("article"),
  ],
  [
    "visitor",
    "select number, published_at from public.newsletter_issues order by number desc limit 20",
  ],
  [
    "visitor",
    "select * from public.scholarships where id = $1 and status in ('published', 'filled')",
    of("scholarship"),
  ],
  ["visitor", "select id from public.scholarships where status = 'published' limit 1"],
  ["visitor", part("scholarships", open), of("scholarship")],
  ["visitor", part("freelance_jobs", open), of("scholarship")],
  ["visitor", part("news_articles", "true"), of("article")],
  ["visitor", "select public.count_view('job', $1)", of("job")],
];
