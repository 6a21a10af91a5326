import type { Asker } from "./plans";

/** Who asks, and rows that are theirs. */
export type Given = {
  candidate: Exclude<Asker, string>;
  recruiter: Exclude<Asker, string>;
  job: string;
  scholarship: string;
  article: string;
  document: string;
  application: string;
};

type Question = [
  what: string,
  asker: "visitor" | "rounds" | "candidate" | "recruiter",
  sql: string,
  values?: (given: Given) => unknown[],
];

const mine = (table: string, owner: string, rest = ""): string =>
  `select * from public.${table} where ${owner} = $1 ${rest}`;
const candidate = ({ candidate }: Given) => [candidate.id];
const recruiter = ({ recruiter }: Given) => [recruiter.id];
const soon = "(deadline is null or deadline >= current_date)";
const open = "(application_deadline is null or application_deadline >= current_date)";
const part = (table: string, where: string) =>
  `select id, updated_at from public.${table} where status = 'published' and id >= $1 and ${where}
    order by id limit 1000`;

/** What people and recruiters ask of what is theirs, what pages ask of articles, and the rounds. */
export const questionsOfPeople: Question[] = [
  ["le compte de qui est là", "candidate", mine("profiles", "id"), candidate],
  [
    "ses documents",
    "candidate",
    mine("documents", "user_id", "order by uploaded_at desc, id"),
    candidate,
  ],
  [
    "le CV d'une candidature",
    "candidate",
    "select id from public.documents where id = $1 and user_id = $2 and document_type = 'CV'",
    ({ document, candidate }) => [document, candidate.id],
  ],
  [
    "ses candidatures",
    "candidate",
    mine("applications", "candidate_id", "order by applied_at desc, id limit 200"),
    candidate,
  ],
  [
    "sa candidature à une offre",
    "candidate",
    mine("applications", "candidate_id", "and publication_kind = 'job' and publication_id = $2"),
    ({ candidate, job }) => [candidate.id, job],
  ],
  [
    "ce qui se sert d'un document",
    "candidate",
    mine(
      "applications",
      "candidate_id",
      "and document_id is not null and status in ('En cours', 'Entretien')",
    ),
    candidate,
  ],
  [
    "une de ses candidatures",
    "candidate",
    mine("applications", "candidate_id", "and id = $2"),
    ({ candidate, application }) => [candidate.id, application],
  ],
  [
    "combien il a de candidatures",
    "candidate",
    "select count(*) from public.applications where candidate_id = $1",
    candidate,
  ],
  [
    "combien il garde",
    "candidate",
    "select count(*) from public.saved_items where user_id = $1",
    candidate,
  ],
  [
    "combien il a de documents",
    "candidate",
    "select count(*) from public.documents where user_id = $1",
    candidate,
  ],
  ["le secret de son calendrier", "candidate", mine("calendar_tokens", "user_id"), candidate],
  ["qui a fait quoi avec ce qui est à lui", "candidate", "select * from public.my_audit()"],
  [
    "ce qui a été retiré de ce à quoi il a postulé",
    "candidate",
    "select * from public.my_withdrawn_targets()",
  ],
  [
    "ses annonces gardées",
    "candidate",
    mine("saved_items", "user_id", "order by created_at desc limit 200"),
    candidate,
  ],
  [
    "ses alertes",
    "candidate",
    "select id, label from public.alerts where user_id = $1 order by created_at desc, id",
    candidate,
  ],
  [
    "ce qu'il a demandé d'une offre",
    "candidate",
    mine("abroad_questions", "user_id", "and job_id = $2"),
    ({ candidate, job }) => [candidate.id, job],
  ],
  [
    "ce qu'il aime",
    "candidate",
    "select article_id from public.article_likes where user_id = $1 and article_id = $2",
    ({ candidate, article }) => [candidate.id, article],
  ],
  [
    "ses commentaires retenus",
    "candidate",
    "select * from public.my_held_comments($1)",
    ({ article }) => [article],
  ],
  [
    "ce à quoi il postule",
    "candidate",
    "select * from public.publication_target('job', $1)",
    ({ job }) => [job],
  ],
  ["tout ce qu'il emporte", "candidate", "select public.my_data_export()"],
  ["ses traces", "candidate", "select * from public.my_traces()"],
  ["ses images", "recruiter", "select * from public.my_lasting_images()"],

  [
    "les candidatures reçues",
    "recruiter",
    "select * from public.received_applications() order by applied_at desc, id limit 25",
  ],
  [
    "une candidature reçue",
    "recruiter",
    "select * from public.received_applications() where id = $1",
    ({ application }) => [application],
  ],
  ["leurs états", "recruiter", "select * from public.received_by_status()"],
  ["leurs annonces", "recruiter", "select * from public.received_publications()"],
  [
    "l'histoire d'une candidature",
    "recruiter",
    "select * from public.application_events where application_id = $1",
    ({ application }) => [application],
  ],
  [
    "les ouvertures d'un CV",
    "recruiter",
    "select * from public.cv_openings where application_id = $1",
    ({ application }) => [application],
  ],
  [
    "ce que chacune de ses offres a apporté",
    "recruiter",
    "select * from public.my_publication_figures('job')",
  ],
  [
    "le jour promis d'une candidature reçue",
    "recruiter",
    "select answer_due_on from public.applications where id = $1",
    ({ application }) => [application],
  ],
  ["les décisions qui le concernent", "recruiter", "select * from public.my_decisions()"],
  [
    "son offre",
    "recruiter",
    mine("jobs", "recruiter_id", "and id = $2"),
    ({ recruiter, job }) => [recruiter.id, job],
  ],
  [
    "ses articles à vérifier",
    "recruiter",
    mine(
      "news_articles",
      "author_id",
      `and status = 'published' and verification_due <= current_date + 14
        order by verification_due, id limit 100`,
    ),
    recruiter,
  ],
  [
    "les commentaires qui l'attendent",
    "recruiter",
    `select c.id, c.body, n.title from public.comments c
      join public.news_articles n on n.id = c.article_id
      where n.author_id = $1 and c.status = 'held' order by c.created_at, c.id limit 100`,
    recruiter,
  ],
  [
    "ses articles",
    "recruiter",
    mine("news_articles", "author_id", "order by created_at desc, id limit 20"),
    recruiter,
  ],
  [
    "ses bourses",
    "recruiter",
    mine("scholarships", "recruiter_id", "order by created_at desc, id limit 20"),
    recruiter,
  ],
  [
    "ses missions",
    "recruiter",
    mine("freelance_jobs", "recruiter_id", "order by created_at desc, id limit 20"),
    recruiter,
  ],
  [
    "les commentaires d'un article",
    "visitor",
    `select id, author_name, body, created_at from public.comments
      where article_id = $1 and status = 'approved'
      order by created_at, id limit 500`,
    ({ article }) => [article],
  ],
  [
    "les articles les plus récents",
    "visitor",
    "select id, title from public.news_articles where status = 'published' order by published_at desc, id limit 15",
  ],
  [
    "ceux d'une catégorie",
    "visitor",
    `select id, title from public.news_articles where status = 'published' and category = 'visas'
      order by published_at desc, id limit 3`,
  ],
  [
    "ce qu'un article remplace",
    "visitor",
    `select id, title from public.news_articles where replaced_by = $1 and status = 'replaced'
      order by replaced_on desc, id limit 5`,
    ({ article }) => [article],
  ],
  [
    "ce qui a changé",
    "visitor",
    "select * from public.news_changes(current_date - 365, current_date + 365, 200)",
  ],
  ["les années où quelque chose a changé", "visitor", "select * from public.news_change_years()"],
  [
    "les infolettres parues",
    "visitor",
    "select number, published_at from public.newsletter_issues order by number desc limit 20",
  ],
  [
    "une bourse",
    "visitor",
    "select * from public.scholarships where id = $1 and status in ('published', 'filled')",
    ({ scholarship }) => [scholarship],
  ],
  [
    "s'il y a des bourses",
    "visitor",
    "select id from public.scholarships where status = 'published' limit 1",
  ],
  [
    "un fichier de bourses du plan du site",
    "visitor",
    part("scholarships", soon),
    ({ scholarship }) => [scholarship],
  ],
  [
    "un fichier de missions du plan du site",
    "visitor",
    part("freelance_jobs", open),
    ({ scholarship }) => [scholarship],
  ],
  [
    "un fichier d'articles du plan du site",
    "visitor",
    part("news_articles", "true"),
    ({ article }) => [article],
  ],
  [
    "un calendrier par son secret",
    "visitor",
    "select * from public.calendar_by_token(repeat('a', 64))",
  ],
  ["si ce secret en est un", "visitor", "select public.is_calendar_token(repeat('a', 64))"],
  ["une alerte par son secret", "visitor", "select * from public.alerts_by_token(repeat('a', 43))"],
  [
    "compter un essai",
    "visitor",
    "select * from public.take_rate_limit('apply', repeat('a', 43), 5, 60)",
  ],
  ["compter une lecture", "visitor", "select public.count_view('job', $1)", ({ job }) => [job]],

  ["le prochain courriel à envoyer", "rounds", "select * from public.claim_mail()"],
  ["les alertes dues", "rounds", "select * from public.claim_alerts(now())"],
];
