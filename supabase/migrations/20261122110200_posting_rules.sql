-- What a law asks of a posting, province by province, as data: whoever looks after the site mends a
-- row, or switches it off, without a new version. `kind` names a check that the program knows
-- (lib/jobs/posting-checks.ts); what is 'to_check' is kept with its source and asks nothing.
create table public.posting_rules (
  id text primary key check (id ~ '^[a-z]{2}-[a-z-]{2,40}$'),
  province text not null check (province in (
    'ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  kind text not null check (kind in ('pay_stated', 'pay_closed', 'pay_width', 'ai_declared',
    'vacancy_declared', 'local_experience', 'french_text', 'other_language')),
  -- In dollars a year: how wide a range may be, and from which pay on the rule asks nothing.
  most numeric check (most > 0),
  exempt_above numeric check (exempt_above > 0),
  sentence text not null check (length(btrim(sentence)) between 1 and 500),
  link text not null check (link ~ '^https?://[^\s<>"]+$'),
  proposal text check (length(btrim(proposal)) between 1 and 300),
  in_force_from date not null,
  in_force_until date check (in_force_until >= in_force_from),
  source text not null check (length(btrim(source)) between 1 and 300),
  checked_on date not null,
  state text not null check (state in ('confirmed', 'to_check')),
  -- Only what the law forbids whoever the employer is: the rest warns.
  blocking boolean not null default false,
  enabled boolean not null default true
);
alter table public.posting_rules enable row level security;
create policy "Visitors read posting rules" on public.posting_rules
  for select to anon using (true);
create policy "Members read posting rules" on public.posting_rules
  for select to authenticated using (true);
grant select on public.posting_rules to anon, authenticated;

insert into public.posting_rules (id, province, kind, most, exempt_above, sentence, link, proposal,
  in_force_from, source, checked_on, state, blocking) values
  ('on-salaire', 'ON', 'pay_stated', null, 200000,
    'En Ontario, un employeur de 25 personnes ou plus indique la rémunération prévue ou sa fourchette, sauf au-delà de 200 000 $ par an.',
    'https://www.ontario.ca/lois/reglement/r24476', 'Salaire : 25 $ à 30 $ l’heure',
    '2026-01-01', 'Loi de 2000 sur les normes d’emploi, partie III.1, et Règl. de l’Ont. 476/24 (copie de la page officielle)', '2026-11-22', 'confirmed', false),
  ('on-fourchette', 'ON', 'pay_width', 50000, 200000,
    'En Ontario, un employeur de 25 personnes ou plus ne peut pas annoncer une fourchette de plus de 50 000 $ par an.',
    'http://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Resserrez la fourchette, ou publiez une offre par niveau.',
    '2026-01-01', 'Règl. de l’Ont. 476/24 ; chambre de commerce de North Grenville, lettre du ministère', '2026-11-22', 'confirmed', false),
  ('on-ia', 'ON', 'ai_declared', null, null,
    'En Ontario, un employeur de 25 personnes ou plus dit s’il se sert de l’intelligence artificielle pour trier, évaluer ou choisir les candidatures.',
    'http://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Répondez à « Sélection assistée par IA » : l’offre l’affichera.',
    '2026-01-01', 'ontario.ca, Exigences relatives aux annonces publiques de postes (copie)', '2026-11-22', 'confirmed', false),
  ('on-poste-vacant', 'ON', 'vacancy_declared', null, null,
    'En Ontario, un employeur de 25 personnes ou plus dit si le poste est vacant ou non.',
    'http://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Répondez à « Poste vacant » : l’offre l’affichera.',
    '2026-01-01', 'ontario.ca, Exigences relatives aux annonces publiques de postes (copie)', '2026-11-22', 'confirmed', false),
  ('on-experience', 'ON', 'local_experience', null, null,
    'En Ontario, un employeur de 25 personnes ou plus ne peut pas exiger une expérience canadienne.',
    'http://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Deux ans d’expérience dans un poste semblable, au Canada ou ailleurs',
    '2026-01-01', 'ontario.ca, Exigences relatives aux annonces publiques de postes (copie)', '2026-11-22', 'confirmed', false),
  ('bc-salaire', 'BC', 'pay_stated', null, null,
    'En Colombie-Britannique, toute annonce publique indique le salaire prévu ou sa fourchette.',
    'https://www2.gov.bc.ca/gov/content/gender-equity/wage-or-salary-information-on-job-postings', 'Salaire : 25 $ à 30 $ l’heure',
    '2023-11-01', 'Pay Transparency Act, art. 2 ; gov.bc.ca, page du 19 juillet 2024 (copie)', '2026-11-22', 'confirmed', false),
  ('bc-fourchette-ouverte', 'BC', 'pay_closed', null, null,
    'En Colombie-Britannique, une fourchette a un minimum et un maximum : « 20 $ et plus » ou « jusqu’à 30 $ » ne suffit pas.',
    'https://www2.gov.bc.ca/gov/content/gender-equity/wage-or-salary-information-on-job-postings', 'Salaire : 20 $ à 30 $ l’heure',
    '2023-11-01', 'gov.bc.ca, page du 19 juillet 2024 (copie)', '2026-11-22', 'confirmed', false),
  ('pe-salaire', 'PE', 'pay_stated', null, null,
    'À l’Île-du-Prince-Édouard, une annonce publique indique la rémunération prévue ou sa fourchette.',
    'https://princeedwardisland.ca/en/information/workforce-advanced-learning-and-population/pay-transparency', 'Salaire : 20 $ à 25 $ l’heure',
    '2022-06-01', 'Employment Standards Act, art. 5.9 ; princeedwardisland.ca (copie)', '2026-11-22', 'confirmed', false),
  ('qc-francais', 'QC', 'french_text', null, null,
    'Au Québec, une offre d’emploi est rédigée et publiée en français ; une autre langue peut l’accompagner.',
    'http://www.oqlf.gouv.qc.ca/francisation/travailleurs/publication.html', 'Placez le texte français en premier, complet.',
    '2022-06-01', 'Charte de la langue française, art. 41 ; oqlf.gouv.qc.ca (copie)', '2026-11-22', 'confirmed', true),
  ('qc-autre-langue', 'QC', 'other_language', null, null,
    'Au Québec, une offre qui exige une autre langue que le français en indique les motifs.',
    'https://alliancetouristique.com/infolettre/les-exigences-linguistiques-a-lembauche', 'Anglais exigé pour répondre à la clientèle hors Québec, un appel sur trois.',
    '2022-06-01', 'Charte de la langue française, art. 46, citée par alliancetouristique.com et ammaq.ca', '2026-11-22', 'confirmed', false),
  ('qc-ia', 'QC', 'ai_declared', null, null,
    'Au Québec, une personne est informée d’une décision prise sans aucune intervention humaine.',
    'https://rcgt.com/fr/conseils/avis-d-experts/loi-25-enjeu-decisions-automatisees', null,
    '2023-09-22', 'Loi 25, à vérifier : l’obligation porte sur la décision, pas sur l’annonce', '2026-11-22', 'to_check', false);

-- What the rules speak of, as the employer declares it; what is not declared is null.
alter table public.jobs
  add column existing_vacancy boolean,
  add column ai_selection boolean;
grant insert (existing_vacancy, ai_selection), update (existing_vacancy, ai_selection)
  on public.jobs to authenticated;

-- The rules that a posting of today has to do with; its place tells the province that was not chosen.
create function public.posting_rules_of(province text default null, place text default null)
returns setof public.posting_rules
language sql stable security definer set search_path = ''
as $$
  select r.* from public.posting_rules r
  where r.enabled and r.state = 'confirmed'
    and r.province = coalesce(posting_rules_of.province, private.province_given(left(place, 200)))
    and private.today() between r.in_force_from and coalesce(r.in_force_until, 'infinity')
  order by r.blocking desc, r.id
$$;
revoke execute on function public.posting_rules_of(text, text) from public, anon;
grant execute on function public.posting_rules_of(text, text) to authenticated, service_role;

-- For the operator: a rule off or on again, without a release.
--   select public.switch_posting_rule('on-ia', false);
create function public.switch_posting_rule(rule text, enable boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.posting_rules r set enabled = enable where r.id = rule;
  if not found then
    raise exception 'unknown_rule' using errcode = 'P0002';
  end if;
end
$$;
revoke execute on function public.switch_posting_rule(text, boolean) from public, anon, authenticated;
grant execute on function public.switch_posting_rule(text, boolean) to service_role;
