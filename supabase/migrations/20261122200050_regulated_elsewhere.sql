-- Who is asked in New Brunswick, British Columbia, Alberta, Manitoba and Nova Scotia. Each row says
-- where it was read; what only a secondary source says, or a body whose present name and address
-- were not read, is 'to_check' and leads to the page that was.

-- Skilled trades. That one is not on a list that was read is 'to_check', as in Ontario.
insert into public.regulated_trades
select v.trade, 'NB', v.scope,
  'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick',
  'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html',
  'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', v.state
from (values
  ('electricien', 'practice', 'read'), ('plombier', 'practice', 'read'),
  ('macon', 'practice', 'read'), ('frigoriste', 'practice', 'read'),
  ('ferblantier', 'practice', 'read'), ('grutier', 'practice', 'read'),
  ('mecanicien-automobile', 'practice', 'read'), ('soudeur', 'none', 'to_check'),
  ('charpentier-menuisier', 'none', 'to_check'), ('couvreur', 'none', 'to_check'),
  ('mecanicien-vehicules-lourds', 'none', 'to_check'), ('cuisinier', 'none', 'to_check')
) as v (trade, scope, state);

insert into public.regulated_trades
select v.trade, 'BC', v.scope, 'SkilledTradesBC', 'https://skilledtradesbc.ca/skilledtradescertification',
  v.source, '2026-11-22', v.state
from (values
  ('electricien', 'practice', 'read', 'https://skilledtradesbc.ca/skilled-trades-certification-now-effect'),
  ('frigoriste', 'practice', 'read', 'https://skilledtradesbc.ca/skilled-trades-certification-now-effect'),
  ('ferblantier', 'practice', 'read', 'https://skilledtradesbc.ca/skilled-trades-certification-now-effect'),
  -- Announced for a second phase, whose beginning was not read.
  ('mecanicien-automobile', 'practice', 'to_check', 'https://skilledtradesbc.ca/skilledtradescertification'),
  ('mecanicien-vehicules-lourds', 'practice', 'to_check', 'https://skilledtradesbc.ca/skilledtradescertification'),
  ('plombier', 'none', 'to_check', 'https://skilledtradesbc.ca/skilledtradescertification'),
  ('soudeur', 'none', 'to_check', 'https://skilledtradesbc.ca/skilledtradescertification'),
  ('charpentier-menuisier', 'none', 'to_check', 'https://skilledtradesbc.ca/skilledtradescertification'),
  ('cuisinier', 'none', 'to_check', 'https://skilledtradesbc.ca/skilledtradescertification')
) as v (trade, scope, state, source);

insert into public.regulated_trades
select v.trade, 'MB', v.scope, 'Apprentissage Manitoba',
  'https://www.gov.mb.ca/apprenticeship/explore-trades/faqs.html',
  'https://www.gov.mb.ca/wd/apprenticeship/discover/mbtrades/print,compulsarytrades.html',
  '2026-11-22', v.state
from (values
  ('electricien', 'practice', 'read'), ('grutier', 'practice', 'read'),
  ('frigoriste', 'practice', 'read'), ('plombier', 'none', 'to_check'),
  ('soudeur', 'none', 'to_check'), ('charpentier-menuisier', 'none', 'to_check'),
  ('mecanicien-automobile', 'none', 'to_check'), ('cuisinier', 'none', 'to_check')
) as v (trade, scope, state);

-- Alberta: of electricians the page says who may do what; that some trades take a certificate was
-- read, not that plumbers and welders are among them.
insert into public.regulated_trades
select v.trade, 'AB', 'practice', 'Alberta Apprenticeship and Industry Training',
  'https://www.alberta.ca/recognized-trade-credentials-alberta', v.source, '2026-11-22', v.state
from (values
  ('electricien', 'read', 'https://tradesecrets.alberta.ca/trades-in-alberta/profiles/003/classes-of-individuals'),
  ('plombier', 'to_check', 'https://tradesecrets.alberta.ca/trades-in-alberta/learn-about-designated-trades/who-can-work-in-a-designated-trade'),
  ('soudeur', 'to_check', 'https://tradesecrets.alberta.ca/trades-in-alberta/learn-about-designated-trades/who-can-work-in-a-designated-trade')
) as v (trade, state, source);

-- Nova Scotia: that some trades are compulsory was read at the agency's; which ones, elsewhere.
insert into public.regulated_trades
select v.trade, 'NS', 'practice', 'Nova Scotia Apprenticeship Agency',
  'https://nsapprenticeship.ca/contact-us/frequently-asked-questions', v.source, '2026-11-22', 'to_check'
from (values
  ('electricien', 'https://pcpartyns.ca/news/cutting-red-tape-to-support-nova-scotias-skilled-trades'),
  ('plombier', 'https://pcpartyns.ca/news/cutting-red-tape-to-support-nova-scotias-skilled-trades'),
  ('macon', 'http://trustedpros.ca/license-requirements/ns')
) as v (trade, source);

-- Health. Of British Columbia, Alberta and Nova Scotia the province's page, or its regulators', was
-- read: that the profession is regulated, not always by whom today.
insert into public.regulated_trades
select v.trade, v.province, 'practice', v.body, v.link, v.source, '2026-11-22', v.state
from (values
  ('medecin', 'NB', 'Collège des médecins et chirurgiens du Nouveau-Brunswick', 'https://cpsnb.org/en/physicians/licensure-in-new-brunswick/pathways-to-licensure', 'https://cpsnb.org/en/physicians/licensure-in-new-brunswick/pathways-to-licensure', 'read'),
  ('physiotherapeute', 'NB', 'Collège des physiothérapeutes du Nouveau-Brunswick', 'https://legnb.ca/content/house_business/56/4/bills/Bill-27-f.htm', 'https://legnb.ca/content/house_business/56/4/bills/Bill-27-f.htm', 'to_check'),
  ('medecin', 'BC', 'College of Physicians and Surgeons of British Columbia', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', 'to_check'),
  ('pharmacien', 'BC', 'College of Pharmacists of British Columbia', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', 'to_check'),
  ('dentiste', 'BC', 'Ordre à vérifier auprès de la province', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', 'to_check'),
  ('hygieniste-dentaire', 'BC', 'Ordre à vérifier auprès de la province', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', 'to_check'),
  ('physiotherapeute', 'BC', 'Ordre à vérifier auprès de la province', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', 'to_check'),
  ('ergotherapeute', 'BC', 'Ordre à vérifier auprès de la province', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', 'to_check'),
  ('psychologue', 'BC', 'Ordre à vérifier auprès de la province', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', 'to_check'),
  ('travailleur-social', 'BC', 'British Columbia College of Social Workers', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'read'),
  ('ambulancier', 'BC', 'Emergency Medical Assistants Licensing Board', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'read'),
  ('medecin', 'AB', 'Ordre à vérifier auprès de la province', 'https://www.alberta.ca/regulated-health-professions', 'https://www.alberta.ca/regulated-health-professions', 'to_check'),
  ('dentiste', 'AB', 'Ordre à vérifier auprès de la province', 'https://www.alberta.ca/regulated-health-professions', 'https://www.alberta.ca/regulated-health-professions', 'to_check'),
  ('hygieniste-dentaire', 'AB', 'Alberta College of Dental Hygienists', 'https://acdh.ca/about/the-college', 'https://acdh.ca/about/the-college', 'to_check'),
  ('medecin', 'MB', 'College of Physicians and Surgeons of Manitoba', 'https://mahrc.net/rhpa/', 'https://mahrc.net/rhpa/', 'read'),
  ('ambulancier', 'MB', 'College of Paramedics of Manitoba', 'https://mahrc.net/rhpa/', 'https://mahrc.net/rhpa/', 'read'),
  ('physiotherapeute', 'MB', 'College of Physiotherapists of Manitoba', 'https://mahrc.net/rhpa/', 'https://mahrc.net/rhpa/', 'read'),
  ('technologiste-medical', 'MB', 'College of Medical Laboratory Technologists of Manitoba', 'https://mahrc.net/rhpa/', 'https://mahrc.net/rhpa/', 'read'),
  ('psychologue', 'MB', 'Psychological Association of Manitoba', 'https://mahrc.net/rhpa/', 'https://mahrc.net/rhpa/', 'to_check'),
  ('medecin', 'NS', 'College of Physicians and Surgeons of Nova Scotia', 'https://cpsns.ns.ca/news/college-radar-december-2021-issue-4/', 'https://stewartmckelvey.com/thought-leadership/nova-scotias-regulated-health-professions-act-whats-in-store-for-2025-and-beyond', 'to_check'),
  ('ambulancier', 'NS', 'Ordre à vérifier auprès de la province', 'https://beta.novascotia.ca/regulators-regulated-health-professions', 'https://stewartmckelvey.com/thought-leadership/nova-scotias-regulated-health-professions-act-whats-in-store-for-2025-and-beyond/', 'to_check')
) as v (trade, province, body, link, source, state);

-- Teachers of public schools; of Nova Scotia a list of who certifies was read, older than the rest.
insert into public.regulated_trades
select t.slug, v.province, 'practice', v.body, v.link, v.source, '2026-11-22', v.state
from public.trades t cross join (values
  ('BC', 'Teacher Regulation Branch (ministère de l’Éducation)', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', 'to_check'),
  ('AB', 'Alberta Education', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', 'read'),
  ('MB', 'Professional Certification Unit (ministère de l’Éducation)', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', 'to_check'),
  ('NB', 'Ministère de l’Éducation du Nouveau-Brunswick', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', 'to_check'),
  ('NS', 'Registrar, Teacher Certification (ministère de l’Éducation)', 'https://pathwaystoteach.ca/teaching-in-canada', 'http://educ.queensu.ca/teacher-candidates/career-services/teaching-careers/canada/other', 'to_check')
) as v (province, body, link, source, state)
where t.slug in ('enseignant-primaire', 'enseignant-secondaire');
