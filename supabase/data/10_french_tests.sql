-- The minimum score for each level, and the programmes that a level opens, with source and day of reading.
-- Two transcriptions of the official chart agree on the 56 minima; the chart itself was not read.

insert into public.language_test_scores (test, ability, nclc_4, nclc_5, nclc_6, nclc_7, nclc_8, nclc_9, nclc_10, max_score, source, checked_on, state)
select s.*, 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/standard-requirements/language-requirements/test-equivalency-charts.html', '2026-11-28', 'to_check'
from (values
  ('tef', 'reading', 306, 352, 393, 434, 462, 503, 546, 699),
  ('tef', 'writing', 268, 330, 379, 428, 472, 512, 558, 699),
  ('tef', 'listening', 306, 352, 393, 434, 462, 503, 546, 699),
  ('tef', 'speaking', 328, 387, 422, 456, 494, 518, 556, 699),
  ('tcf', 'reading', 342, 375, 406, 453, 499, 524, 549, 699),
  ('tcf', 'listening', 331, 369, 398, 458, 503, 523, 549, 699),
  ('tcf', 'writing', 4, 6, 7, 10, 12, 14, 16, 20),
  ('tcf', 'speaking', 4, 6, 7, 10, 12, 14, 16, 20)
) s
on conflict (test, ability) do update set
  nclc_4 = excluded.nclc_4,
  nclc_5 = excluded.nclc_5,
  nclc_6 = excluded.nclc_6,
  nclc_7 = excluded.nclc_7,
  nclc_8 = excluded.nclc_8,
  nclc_9 = excluded.nclc_9,
  nclc_10 = excluded.nclc_10,
  max_score = excluded.max_score,
  source = excluded.source,
  checked_on = excluded.checked_on,
  state = excluded.state;

insert into public.french_programs (slug, name, abilities, nclc, conditions, source, checked_on, state)
values
  ('mobilite-francophone', 'Mobilité francophone (permis de travail)', '{listening,speaking}', 5, 'Il faut une offre d’emploi hors du Québec. Tous les métiers sont admis, sauf l’agriculture primaire de catégorie FEER 4 ou 5.', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/organisation/publications-guides/bulletins-guides-operationnels/residents-temporaires/travailleurs-etrangers/codes-dispense/interets-canadiens-avantage-important-mobilite-francophone-r205a-code-dispense-c16.html', '2026-11-22', 'confirmed'),
  ('entree-express-francais', 'Entrée express, rondes pour la maîtrise du français', '{listening,reading,speaking,writing}', 7, 'Il faut d’abord être admissible à Entrée express. Les invitations vont ensuite aux profils qui ont le plus de points.', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/services/immigrer-canada/entree-express.html', '2026-11-28', 'to_check')
on conflict (slug) do update set
  name = excluded.name,
  abilities = excluded.abilities,
  nclc = excluded.nclc,
  conditions = excluded.conditions,
  source = excluded.source,
  checked_on = excluded.checked_on,
  state = excluded.state;
