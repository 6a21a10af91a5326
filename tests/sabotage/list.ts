/** A promise, the change that breaks it, and the test that must then fail. */
export type Sabotage = {
  promise: string;
  file: string;
  /** Must occur exactly once, else the row has lost its target. */
  text: string;
  by: string;
  /** Kind of tests, file in its folder, part of the test's name, after its groups and " > ". */
  red: [project: "unit" | "db" | "functions", file: string, name: string];
};

const schema = (name: string) => `supabase/schemas/${name}.sql`;
const MATRIX = "La matrice des permissions, en SQL >";

export const SABOTAGES: Sabotage[] = [
  {
    promise: "A borrowed name gets no mention of an EIMT",
    file: schema("36_lmia_register"),
    text: "    where private.is_verified(e) and e.closed_at is null\n      and (lmia_claims",
    by: "    where e.closed_at is null\n      and (lmia_claims",
    red: [
      "db",
      "lmia-register.test.ts",
      "est à celle qui est vérifiée, de même nom et de même province",
    ],
  },
  {
    promise: "A candidate reads their own applications only",
    file: schema("19_applications"),
    text: "candidate_id = ((select auth.uid())) or ((publication_kind",
    by: "true or ((publication_kind",
    red: ["db", "matrix.test.ts", `${MATRIX} applications, ligne`],
  },
  {
    promise: "Received applications are read by who published",
    file: schema("16_publications"),
    text: "    and (p.employer_id is null and p.owner_id = auth.uid()\n",
    by: "    and (p.employer_id is null\n",
    red: ["db", "matrix.test.ts", `${MATRIX} applications, ligne`],
  },
  {
    promise: "The list of what was received is its recipient's",
    file: schema("29_received_applications"),
    text: "where o.owner_id = auth.uid() and o.employer_id is null and",
    by: "where o.employer_id is null and",
    red: ["db", "received-applications.test.ts", "se lisent par qui a publié, et par personne"],
  },
  {
    promise: "A visitor reads no draft",
    file: schema("12_jobs"),
    text: "for select to anon\n  using (private.is_public(status, is_hidden));",
    by: "for select to anon\n  using (not is_hidden);",
    red: ["db", "matrix.test.ts", `${MATRIX} jobs, ligne`],
  },
  {
    promise: "A recruiter edits their own missions only",
    file: schema("13_freelance_jobs"),
    text: `for update to authenticated
  using (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()))
  with check (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()))`,
    by: `for update to authenticated
  using ((select private.is_recruiter()))
  with check ((select private.is_recruiter()))`,
    red: ["db", "matrix.test.ts", `${MATRIX} freelance_jobs, ligne`],
  },
  {
    promise: "A recruiter publishes in their own name only",
    file: schema("12_jobs"),
    text: `for insert to authenticated
  with check (
    recruiter_id = ((select auth.uid())) and (employer_id is null
      and recruiter_id = ((select auth.uid()))`,
    by: `for insert to authenticated
  with check (
    (employer_id is null`,
    red: ["db", "matrix.test.ts", `${MATRIX} jobs, insertion > jamais au nom d'un autre`],
  },
  {
    promise: "The role at sign-up is one of two",
    file: schema("06_profiles"),
    text: "case when meta ->> 'role' = 'recruteur' then 'recruteur' else 'candidat' end",
    by: "coalesce(meta ->> 'role', 'candidat')",
    red: ["db", "roles.test.ts", "Les rôles et les profils"],
  },
  {
    promise: "Nobody changes their role afterwards",
    file: schema("06_profiles"),
    text: "grant update (\n    full_name, phone,",
    by: "grant update (\n    role, full_name, phone,",
    red: ["db", "roles.test.ts", "refuse au candidat d'écrire profiles.role"],
  },
  {
    promise: "A second wall keeps the role",
    file: schema("06_profiles"),
    text: "if current_user in ('anon', 'authenticated')",
    by: "if current_user in ('anon')",
    red: ["db", "roles.test.ts", "garde le rôle même si une plateforme accordait tout"],
  },
  {
    promise: "A suspended recruiter publishes nothing",
    file: schema("06_profiles"),
    text: "and p.role = 'recruteur' and p.suspended_at is null",
    by: "and p.role = 'recruteur'",
    red: ["db", "matrix.test.ts", `${MATRIX} jobs, insertion`],
  },
  {
    promise: "Every function fixes its search_path",
    file: schema("01_foundation"),
    text: "create function private.random_token() returns text\nlanguage sql set search_path = ''",
    by: "create function private.random_token() returns text\nlanguage sql",
    red: ["db", "surface.test.ts", "fixe search_path dans chaque fonction"],
  },
  {
    promise: "Every public table has row-level security",
    file: schema("02_settings_and_limits"),
    text: "alter table private.rate_limits enable row level security;",
    by: "",
    red: ["db", "surface.test.ts", "met toute table publique sous row-level security"],
  },
  {
    promise: "The recipient of a mail is for our functions alone",
    file: schema("19_applications"),
    text: "create trigger enqueue_mail after insert on public.application_events",
    by: "grant execute on function public.application_mail(text, uuid, uuid) to authenticated;\ncreate trigger enqueue_mail after insert on public.application_events",
    red: ["db", "function-matrix.test.ts", "application_mail"],
  },
  {
    promise: "Nobody makes operators by the API",
    file: schema("07_operators"),
    text: "create function public.revoke_operator(address text)",
    by: "grant execute on function public.grant_operator(text) to authenticated;\ncreate function public.revoke_operator(address text)",
    red: ["db", "function-matrix.test.ts", "grant_operator"],
  },
  {
    promise: "Operators alone act as operators",
    file: schema("07_operators"),
    text: "if not private.is_operator() then",
    by: "if auth.uid() is null then",
    red: ["db", "function-matrix.test.ts", "site_figures"],
  },
  {
    promise: "An operator has a confirmed address",
    file: schema("07_operators"),
    text: " and u.email_confirmed_at is not null\n  on conflict",
    by: "\n  on conflict",
    red: ["db", "operators.test.ts", "ne viennent pas d'une adresse que personne n'a confirmée"],
  },
  {
    promise: "Figures of the site take a token",
    file: "lib/server/web/metrics.ts",
    text: "if (!hasOperatorToken(headers.authorization",
    by: "if (hasOperatorToken(headers.authorization",
    red: ["unit", "server/web/metrics.test.ts", "ne se donnent qu'avec le jeton"],
  },
  {
    promise: "Nobody is sent to another site once dots are resolved",
    file: "lib/auth/next-path.ts",
    text: "url.origin === BASE && isPlainPath(path) &&",
    by: "url.origin === BASE &&",
    red: ["unit", "auth/next-path.test.ts", "safeNext > refuse"],
  },
  {
    promise: "Nobody is sent to another site, however it is written",
    file: "lib/auth/next-path.ts",
    text: "return [value, decoded].every(",
    by: "return [value].every(",
    red: ["unit", "auth/next-path.test.ts", "safeNext > refuse"],
  },
  {
    promise: "No script reads the session",
    file: "lib/supabase/session-cookie.ts",
    text: "httpOnly: true",
    by: "httpOnly: false",
    red: ["unit", "supabase/session-fetch.test.ts", "n'est lu par aucun script"],
  },
  {
    promise: "The session stays with the site that set it",
    file: "lib/supabase/session-cookie.ts",
    text: 'sameSite: "lax"',
    by: 'sameSite: "none"',
    red: ["unit", "supabase/session-fetch.test.ts", "ne part pas d'un autre site"],
  },
  {
    promise: "A session that ended opens nothing",
    file: schema("05_sessions"),
    text: `    or (auth.jwt() ->> 'session_id' is null or exists (
      select from auth.sessions s
      where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()))
    and not exists (`,
    by: "    or not exists (",
    red: ["db", "sessions-everywhere.test.ts", "Un jeton d'une session terminée"],
  },
  {
    promise: "Applications take the second factor",
    file: schema("19_applications"),
    text: `on public.applications
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));`,
    by: `on public.applications
  as restrictive for all to authenticated
  using (true);`,
    red: [
      "db",
      "sessions-everywhere.test.ts",
      "ne lit, ne change et ne supprime dans aucune table",
    ],
  },
  {
    promise: "Codes on paper go once one is used",
    file: schema("08_two_factor"),
    text: "  delete from private.recovery_codes c where c.user_id = auth.uid();\n  delete from auth.mfa",
    by: "  delete from auth.mfa",
    red: ["db", "two-factor.test.ts", "se retire par un code de secours, une fois"],
  },
  {
    promise: "Limits: ten attempts to sign in",
    file: "lib/security/rate-limit.ts",
    text: '"sign-in": { hits: 10,',
    by: '"sign-in": { hits: 20,',
    red: ["unit", "limits.test.ts", "sign-in : "],
  },
  {
    promise: "Limits: five messages of contact",
    file: "lib/security/rate-limit.ts",
    text: "contact: { hits: 5,",
    by: "contact: { hits: 10,",
    red: ["unit", "limits.test.ts", "contact : "],
  },
  {
    promise: "Limits count to their number",
    file: schema("02_settings_and_limits"),
    text: "allowed := taken.hits <= max_hits;",
    by: "allowed := taken.hits <= max_hits + 1;",
    red: ["db", "functions.test.ts", "take_rate_limit > laisse passer le compte"],
  },
  {
    promise: "A CV is read by its owner",
    file: schema("18_documents"),
    text: `create policy "People read their own CVs" on storage.objects
  for select to authenticated
  using (bucket_id = 'cvs' and split_part(name, '/', 1) = (((select auth.uid()))::text));`,
    by: `create policy "People read their own CVs" on storage.objects
  for select to authenticated
  using (bucket_id = 'cvs');`,
    red: ["db", "storage.test.ts", "son CV et celui de personne d'autre"],
  },
  {
    promise: "A CV runs no script",
    file: "supabase/functions/_shared/pdf/pdf-reader.ts",
    text: '"JavaScript", "Rendition"',
    by: '"Rendition"',
    red: ["unit", "functions/cv-pdf.test.ts", "un script, à sa place ou groupé"],
  },
  {
    promise: "A CV is registered once inspected",
    file: "supabase/functions/register-document/handler.ts",
    text: "if (problem !== null) {",
    by: 'if (problem === "invalid_file") {',
    red: ["functions", "register-document.test.ts", "enlève un script et n'en inscrit rien"],
  },
  {
    promise: "A CV has five megabytes (form and function)",
    file: "lib/shared/cv.ts",
    text: "5 * 1024",
    by: "10 * 1024",
    red: ["unit", "documents/file-names.test.ts", "Avant l'envoi"],
  },
  {
    promise: "A CV has five megabytes (reserve)",
    file: "supabase/data/01_settings.sql",
    text: "('cvs', 'cvs', false, 5242880,",
    by: "('cvs', 'cvs', false, 10485760,",
    red: ["db", "storage.test.ts", "ont quatre réserves, avec leurs limites"],
  },
  {
    promise: "A CV that was opened is written down",
    file: schema("19_applications"),
    text: `  perform private.log_act('cv_opened', 'applications', opened.id, opened.candidate_id,
    jsonb_build_object('title', opened.target_title));
`,
    by: "",
    red: ["db", "audit-trail.test.ts", "écrit qui ouvre un CV"],
  },
  {
    promise: "A CV closes when its application is withdrawn",
    file: schema("19_applications"),
    text: "a.document_id = documents.id and a.status <> 'Retirée'",
    by: "a.document_id = documents.id",
    red: ["db", "application-status.test.ts", "se retirent par leur auteur"],
  },
  {
    promise: "One applies once",
    file: schema("19_applications"),
    text: "create unique index applications_once",
    by: "create index applications_once",
    red: ["db", "applications.test.ts", "sont uniques aussi chargées sans le site"],
  },
  {
    promise: "An application sent again has the number of the first",
    file: schema("19_applications"),
    text: "  new.id := private.application_id(new.candidate_id, target.kind, target.id);\n",
    by: "",
    red: ["db", "application-mails.test.ts", "se connaît avant l'envoi, et c'est le même après"],
  },
  {
    promise: "One applies until the deadline",
    file: schema("16_publications"),
    text: "p.takes_applications and p.live and p.closes_at > now()",
    by: "p.takes_applications and p.live",
    red: ["db", "publication-target.test.ts", "est clos, et le reste pour la base"],
  },
  {
    promise: "The status is changed by who received",
    file: schema("19_applications"),
    text: "      and private.is_received(a.id)\n    returning * into done;",
    by: "    returning * into done;",
    red: ["db", "function-matrix.test.ts", "set_application_status"],
  },
  {
    promise: "What was withdrawn is not reopened",
    file: schema("19_applications"),
    text: "      and a.status <> 'Retirée'\n      and (a.status <> new_status or",
    by: "      and (a.status <> new_status or",
    red: ["db", "application-status.test.ts", "se retirent par leur auteur"],
  },
  {
    promise: "The database says whom a mail goes to",
    file: "supabase/functions/send-application-email/handler.ts",
    text: "candidate_id: caller,",
    by: "candidate_id: targetId,",
    red: ["functions", "send-application-email.test.ts", "prend destinataire, titre et personne"],
  },
  {
    promise: "The recipient is who published",
    file: schema("19_applications"),
    text: "left join public.profiles r on r.id = t.owner_id\n  left join auth.users ru on ru.id = r.id\n  left join private.targeted",
    by: "left join public.profiles r on r.id = p.id\n  left join auth.users ru on ru.id = r.id\n  left join private.targeted",
    red: ["db", "application-mails.test.ts", "se connaît avant l'envoi, et c'est le même après"],
  },
  {
    promise: "The promised day is that of the day one applied",
    file: schema("19_applications"),
    text: "new.answer_due_on := private.today() + coalesce(",
    by: "new.answer_due_on := private.today() + coalesce(30,",
    red: [
      "db",
      "response-commitment.test.ts",
      "est datée du jour où l'on postule, et ne bouge plus",
    ],
  },
  {
    promise: "A key of the outbox is taken once",
    file: schema("09_outbox"),
    text: "  on conflict on constraint outbox_pkey do nothing;\n  return found;",
    by: "  on conflict on constraint outbox_pkey do update set sent_at = null;\n  return found;",
    red: ["db", "outbox.test.ts", "ne prend qu'une fois une clé"],
  },
  {
    promise: "A mail that is being sent is nobody else's",
    file: schema("09_outbox"),
    text: "      and coalesce(w.claimed_at, '-infinity') < now() - interval '10 minutes'\n",
    by: "",
    red: ["db", "outbox.test.ts", "La boîte d'envoi, sur la vraie base"],
  },
  {
    promise: "What has left is not undone by who comes late",
    file: schema("09_outbox"),
    text: "  where o.key = finish_mail.key and o.sent_at is null\n",
    by: "  where o.key = finish_mail.key\n",
    red: ["db", "outbox.test.ts", "ne prend qu'une fois une clé"],
  },
  {
    promise: "What an alert has shown leaves its place to the next",
    file: schema("27_alerts"),
    text: `
      where not exists (select from private.alert_deliveries d where d.recipient_key = shown_to
        and d.kind = e.kind and d.item_id = e.id)`,
    by: "",
    red: ["db", "alert-mails.test.ts", "montre ensuite ce que les dix premières"],
  },
  {
    promise: "An address is shown nothing twice, whichever the alert",
    file: schema("27_alerts"),
    text: "shown_to := private.recipient_key(private.alert_recipient(a));",
    by: "shown_to := a.id::text;",
    red: ["db", "alert-mails.test.ts", "ne montre jamais deux fois la même annonce"],
  },
  {
    promise: "What is filled is not recalled",
    file: schema("20_saved_items"),
    text: "on e.kind = k.kind and e.live",
    by: "on e.kind = k.kind",
    red: ["db", "deadline-reminders.test.ts", "ne rappellent ni ce qui est pourvu"],
  },
  {
    promise: "Nobody writes a header of our mails",
    file: "supabase/functions/_shared/mail-layout.ts",
    text: 'text.replace(/[\\p{Cc}\\p{Zl}\\p{Zp}\\s]+/gu, " ").trim()',
    by: "text.trim()",
    red: ["unit", "functions/site-mails.test.ts", "oneLine"],
  },
  {
    promise: "Nobody writes markup in our mails",
    file: "supabase/functions/_shared/mail-layout.ts",
    text: '    .replaceAll("<", "&lt;")\n',
    by: "",
    red: ["functions", "send-application-email.test.ts", "échappe le HTML du titre, du nom"],
  },
  {
    promise: "An article links to https and to us",
    file: "lib/news/markup.ts",
    text: 'url?.protocol !== "https:"',
    by: "url === null",
    red: ["unit", "news/markup.test.ts", "ne laisse passer que https et nos propres chemins"],
  },
  {
    promise: "No value ends the script of structured data",
    file: "lib/seo/json-ld.ts",
    text: '.replaceAll("<", "\\\\u003c")',
    by: "",
    red: ["unit", "seo/json-ld.test.ts", "écrire des données structurées"],
  },
  {
    promise: "No cell of a file is a formula",
    file: "lib/text/csv.ts",
    text: "escape_formulas: true",
    by: "escape_formulas: false",
    red: ["unit", "text/csv.test.ts", "aucune cellule ne peut être prise pour une formule"],
  },
  {
    promise: "Private pages run what carries the nonce",
    file: "lib/security/headers.ts",
    text: "'strict-dynamic'`",
    by: "'strict-dynamic' 'unsafe-inline'`",
    red: ["unit", "security/policy.test.ts", "les pages privées n'ont que ce qui porte le nonce"],
  },
  {
    promise: "No page of ours stands in a frame",
    file: "lib/security/headers.ts",
    text: "    \"frame-ancestors 'none'\",\n",
    by: "",
    red: ["unit", "security/policy.test.ts", "les politiques de contenu"],
  },
  {
    promise: "What changes something comes from our pages",
    file: "lib/security/incoming-request.ts",
    text: 'return fetchSite === "same-origin";',
    by: "return true;",
    red: ["unit", "security/request.test.ts", "une requête qui change quelque chose"],
  },
  {
    promise: "An action asks who is there",
    file: "lib/actions/viewer-action.ts",
    text: "if (viewer === null) {",
    by: "if (false) {",
    red: ["unit", "actions/viewer-action.test.ts", "n'agit pas sans session"],
  },
  {
    promise: "An operator's action asks for one",
    file: "lib/actions/viewer-action.ts",
    text: "    if (!viewer.isOperator) return refused(moderationNotices.operatorRefused);\n",
    by: "",
    red: ["unit", "actions/viewer-action.test.ts", "une action d'opérateur"],
  },
  {
    promise: "The log keeps who published",
    file: schema("16_publications"),
    text: "then jsonb_build_object('changed', changed)",
    by: "then '{}'",
    red: ["db", "functions.test.ts", "le journal retient qui publie, modifie et supprime"],
  },
  {
    promise: "The log keeps who answered",
    file: schema("19_applications"),
    text: "    perform private.log_act('application_status', 'applications', new.id, new.candidate_id,\n      jsonb_build_object('title', new.target_title, 'status', new.status));\n",
    by: "    null;\n",
    red: ["db", "audit-trail.test.ts", "écrit qui ouvre un CV, change un statut"],
  },
  {
    promise: "The export holds one's alerts",
    file: schema("33_account_data"),
    text: "      from public.alerts l join auth.users u on l.user_id = u.id or l.email = lower(u.email)\n      where u.id = auth.uid()),",
    by: "      from public.alerts l where false),",
    red: ["db", "alerts.test.ts", "sortent avec l'export, et partent avec le compte"],
  },
  {
    promise: "Nobody's export holds others",
    file: schema("33_account_data"),
    text: "from public.documents d where d.user_id = auth.uid()),",
    by: "from public.documents d),",
    red: ["db", "function-matrix.test.ts", "my_data_export"],
  },
  {
    promise: "A term of retention is kept",
    file: schema("34_retention"),
    text: "'public.applications', 'withdrawn_at', '1 year'",
    by: "'public.applications', 'withdrawn_at', '10 years'",
    red: ["db", "retention-terms.test.ts", "gardent withdrawn_applications jusqu'à leur terme"],
  },
  {
    promise: "A pay under the minimum has its reason",
    file: schema("12_jobs"),
    text: "or round(hour, 2) >= wage.hourly then",
    by: "or round(hour, 2) >= wage.hourly / 2 then",
    red: ["db", "minimum-wages.test.ts", "le refus dit l'offre, l'heure, le minimum"],
  },
  {
    promise: "An offer of Québec is in French",
    file: schema("04_trades_and_work_rules"),
    text: "select c.words >= 20 and c.english > 0.12 * c.words",
    by: "select c.words >= 20 and c.english > 0.9 * c.words",
    red: ["db", "posting-rules.test.ts", "celle qui bloque > tient par toute voie"],
  },
  {
    promise: "No day has passed at publication",
    file: schema("12_jobs"),
    text: "'{application_deadline,start_date,abroad_start_date}'",
    by: "'{application_deadline,start_date}'",
    red: ["db", "publications.test.ts", "n'est pas passé à la publication"],
  },
  {
    promise: "Forty hours where none are said (page)",
    file: "lib/jobs/format.ts",
    text: "SUPPOSED_HOURS = 40",
    by: "SUPPOSED_HOURS = 35",
    red: ["unit", "jobs/pay.test.ts", "un salaire à l'année et à l'heure"],
  },
  {
    promise: "Forty hours where none are said (database)",
    file: schema("12_jobs"),
    text: "weekly_hours_max, 40::numeric)",
    by: "weekly_hours_max, 35::numeric)",
    red: ["db", "search-help.test.ts", "comptent le salaire horaire pour 2 080 heures"],
  },
  {
    promise: "Who refuses people from abroad is not found by them",
    file: schema("12_jobs"),
    text: "case when open_abroad is not false and permit_offer <> 'none' then",
    by: "case when permit_offer <> 'none' then",
    red: ["db", "abroad-filters.test.ts", "Ce que les listes retiennent des réponses"],
  },
  {
    promise: "Signs of a search are signs",
    file: schema("23_search_queries"),
    text: "regexp_replace(value, '([\\\\%_])', '\\\\\\1', 'g')",
    by: "value",
    red: ["db", "search.test.ts", "à la lettre"],
  },
  {
    promise: "A correction tells no draft",
    file: schema("21_search_words"),
    text: `where e.kind = entries and e.live and e.words @@ wanted)
    and (exists (select from private.search_synonyms s
      where key = any (string_to_array(s.term_key || ' ' || s.means_key, ' '))) or (
      select count(distinct p.owner_id) > 1 or bool_or(p.owner_id is null)
      from (select e.owner_id from private.publications e
        where e.live and e.words @@ wanted limit 50) as p));`,
    by: "where e.kind = entries and e.words @@ wanted);",
    red: ["db", "search-help.test.ts", "ni un mot que personne ne dit plus"],
  },
  {
    promise: "A median weighs four offers of an employer",
    file: schema("26_trade_statistics"),
    text: "where c.nth <= 4",
    by: "where c.nth <= 400",
    red: ["db", "trade-counts.test.ts", "personne n'y pèse plus de quatre"],
  },
  {
    promise: "A page after the last is not found",
    file: "lib/seo/metadata.ts",
    text: '  title: "Page introuvable",\n  robots: { index: false },',
    by: '  title: "Page introuvable",',
    red: ["unit", "seo/list-titles.test.ts", "dit qu'une page après la dernière n'existe pas"],
  },
  {
    promise: "The sitemap holds no draft",
    file: schema("16_publications"),
    text: "where p.status = 'published' and not p.is_hidden and p.closes_at",
    by: "where p.closes_at",
    red: ["db", "search-engines.test.ts", "ignorent ce qui est expiré, pourvu ou en brouillon"],
  },
  {
    promise: "A newer version is not overwritten unasked",
    file: "lib/publications/write.ts",
    text: 'own.eq("updated_at", version)',
    by: "own",
    red: ["unit", "publications/saving.test.ts", "ne s'écrit que sur la version lue"],
  },
];
