-- What the law of a province asks of an offer, each with its source and the day on which it was read.

insert into public.posting_rules (id, province, kind, most, exempt_above, sentence, link, proposal, in_force_from, in_force_until, source, checked_on, state, blocking, enabled)
values
  ('on-salaire', 'ON', 'pay_stated', null, 200000, 'En Ontario, un employeur de 25 personnes ou plus indique la rémunération prévue ou sa fourchette, sauf au-delà de 200 000 $ par an.', 'https://www.ontario.ca/lois/reglement/r24476', 'Salaire : 25 $ à 30 $ l’heure', '2026-01-01', null, 'Loi de 2000 sur les normes d’emploi, partie III.1, et Règl. de l’Ont. 476/24 (copie de la page officielle)', '2026-11-22', 'confirmed', false, true),
  ('on-fourchette', 'ON', 'pay_width', 50000, 200000, 'En Ontario, un employeur de 25 personnes ou plus ne peut pas annoncer une fourchette de plus de 50 000 $ par an.', 'https://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Resserrez la fourchette, ou publiez une offre par niveau.', '2026-01-01', null, 'Règl. de l’Ont. 476/24 ; chambre de commerce de North Grenville, lettre du ministère', '2026-11-22', 'confirmed', false, true),
  ('on-ia', 'ON', 'ai_declared', null, null, 'En Ontario, un employeur de 25 personnes ou plus précise s’il utilise l’intelligence artificielle pour trier, évaluer ou choisir les candidatures.', 'https://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Répondez à « Sélection assistée par IA » : l’offre l’affichera.', '2026-01-01', null, 'ontario.ca, Exigences relatives aux annonces publiques de postes (copie)', '2026-11-22', 'confirmed', false, true),
  ('on-poste-vacant', 'ON', 'vacancy_declared', null, null, 'En Ontario, un employeur de 25 personnes ou plus indique si le poste est vacant ou non.', 'https://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Répondez à « Poste vacant » : l’offre l’affichera.', '2026-01-01', null, 'ontario.ca, Exigences relatives aux annonces publiques de postes (copie)', '2026-11-22', 'confirmed', false, true),
  ('on-experience', 'ON', 'local_experience', null, null, 'En Ontario, un employeur de 25 personnes ou plus ne peut pas exiger une expérience canadienne.', 'https://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Deux ans d’expérience dans un poste semblable, au Canada ou ailleurs', '2026-01-01', null, 'ontario.ca, Exigences relatives aux annonces publiques de postes (copie)', '2026-11-22', 'confirmed', false, true),
  ('bc-salaire', 'BC', 'pay_stated', null, null, 'En Colombie-Britannique, toute annonce publique indique le salaire prévu ou sa fourchette. La page officielle est en anglais.', 'https://www2.gov.bc.ca/gov/content/gender-equity/wage-or-salary-information-on-job-postings', 'Salaire : 25 $ à 30 $ l’heure', '2023-11-01', null, 'Pay Transparency Act, art. 2 ; gov.bc.ca, page du 19 juillet 2024 (copie)', '2026-11-22', 'confirmed', false, true),
  ('bc-fourchette-ouverte', 'BC', 'pay_closed', null, null, 'En Colombie-Britannique, une fourchette a un minimum et un maximum : « 20 $ et plus » ou « jusqu’à 30 $ » ne suffit pas. La page officielle est en anglais.', 'https://www2.gov.bc.ca/gov/content/gender-equity/wage-or-salary-information-on-job-postings', 'Salaire : 20 $ à 30 $ l’heure', '2023-11-01', null, 'gov.bc.ca, page du 19 juillet 2024 (copie)', '2026-11-22', 'confirmed', false, true),
  ('pe-salaire', 'PE', 'pay_stated', null, null, 'À l’Île-du-Prince-Édouard, une annonce publique indique la rémunération prévue ou sa fourchette. La page officielle est en anglais.', 'https://princeedwardisland.ca/en/information/workforce-advanced-learning-and-population/pay-transparency', 'Salaire : 20 $ à 25 $ l’heure', '2022-06-01', null, 'Employment Standards Act, art. 5.9 ; princeedwardisland.ca (copie)', '2026-11-22', 'confirmed', false, true),
  ('qc-francais', 'QC', 'french_text', null, null, 'Au Québec, une offre d’emploi est rédigée et publiée en français ; une autre langue peut l’accompagner.', 'https://www.oqlf.gouv.qc.ca/francisation/travailleurs/publication.html', 'Placez le texte français en premier, complet.', '2022-06-01', null, 'Charte de la langue française, art. 41 ; oqlf.gouv.qc.ca (copie)', '2026-11-22', 'confirmed', true, true),
  ('qc-autre-langue', 'QC', 'other_language', null, null, 'Au Québec, une offre qui exige une autre langue que le français en indique les motifs.', 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11', 'Anglais exigé pour répondre à la clientèle hors Québec, un appel sur trois.', '2022-06-01', null, 'Charte de la langue française, art. 46, citée par alliancetouristique.com et ammaq.ca', '2026-11-22', 'confirmed', false, true),
  ('qc-ia', 'QC', 'ai_declared', null, null, 'Au Québec, une personne est informée d’une décision prise sans aucune intervention humaine.', 'https://rcgt.com/fr/conseils/avis-d-experts/loi-25-enjeu-decisions-automatisees', null, '2023-09-22', null, 'Loi 25, à vérifier : l’obligation porte sur la décision, pas sur l’annonce', '2026-11-22', 'to_check', false, true)
on conflict (id) do update set
  province = excluded.province,
  kind = excluded.kind,
  most = excluded.most,
  exempt_above = excluded.exempt_above,
  sentence = excluded.sentence,
  link = excluded.link,
  proposal = excluded.proposal,
  in_force_from = excluded.in_force_from,
  in_force_until = excluded.in_force_until,
  source = excluded.source,
  checked_on = excluded.checked_on,
  state = excluded.state,
  blocking = excluded.blocking,
  enabled = excluded.enabled;
