-- Who must be asked before a trade may be practised, province by province. A pair without a row is
-- one that nobody looked up: nothing is said of it. `scope`: whether practising takes a permit or a
-- certificate, whether the title is reserved, or neither. `state` is 'read' where the source was
-- read on `checked_on`, 'to_check' where it was not or where its date leaves a doubt.
create table public.regulated_trades (
  trade text not null references public.trades (slug),
  province text not null check (province in (
    'ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  scope text not null check (scope in ('practice', 'title', 'none')),
  body text not null check (length(btrim(body)) between 1 and 160),
  link text not null check (link ~ '^https://[^\s<>"''\\]+$' and length(link) <= 300),
  source text not null check (source ~ '^https?://[^\s<>"''\\]+$' and length(source) <= 300),
  checked_on date not null,
  state text not null check (state in ('read', 'to_check')),
  primary key (trade, province)
);
alter table public.regulated_trades enable row level security;
create policy "Visitors read regulated trades" on public.regulated_trades
  for select to anon using (true);
create policy "Members read regulated trades" on public.regulated_trades
  for select to authenticated using (true);
grant select on public.regulated_trades to anon, authenticated;

-- Nurses, registered and practical: the Canadian Nurses Association's list of regulators. Its copy
-- is older than the names of Saskatchewan's, and cut off after Prince Edward Island.
insert into public.regulated_trades
select v.trade, v.province, 'practice', v.body, v.link,
  'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies',
  '2026-11-22', v.state
from (values
  ('infirmier', 'QC', 'Ordre des infirmières et infirmiers du Québec', 'https://www.oiiq.org/', 'read'),
  ('infirmier', 'ON', 'Ordre des infirmières et infirmiers de l’Ontario', 'https://www.cno.org/', 'read'),
  ('infirmier', 'BC', 'British Columbia College of Nurses and Midwives', 'https://www.bccnm.ca/', 'read'),
  ('infirmier', 'AB', 'College of Registered Nurses of Alberta', 'https://www.nurses.ab.ca/', 'read'),
  ('infirmier', 'SK', 'College of Registered Nurses of Saskatchewan', 'https://www.crns.ca/', 'to_check'),
  ('infirmier', 'MB', 'College of Registered Nurses of Manitoba', 'https://www.crnm.mb.ca/', 'read'),
  ('infirmier', 'NB', 'Association des infirmières et infirmiers du Nouveau-Brunswick', 'https://www.nanb.nb.ca/', 'read'),
  ('infirmier', 'NS', 'Nova Scotia College of Nursing', 'https://www.nscn.ca/', 'read'),
  ('infirmier', 'PE', 'College of Registered Nurses of Prince Edward Island', 'https://crnpei.ca/', 'read'),
  ('infirmier', 'NL', 'College of Registered Nurses of Newfoundland and Labrador', 'https://crnnl.ca/', 'to_check'),
  ('infirmier', 'YT', 'Yukon Registered Nurses Association', 'https://yrna.ca/', 'to_check'),
  ('infirmier', 'NT', 'College and Association of Nurses of the Northwest Territories and Nunavut', 'https://cannn.ca/', 'to_check'),
  ('infirmier', 'NU', 'College and Association of Nurses of the Northwest Territories and Nunavut', 'https://cannn.ca/', 'to_check'),
  ('infirmier-auxiliaire', 'QC', 'Ordre des infirmières et infirmiers auxiliaires du Québec', 'https://www.oiiaq.org/', 'read'),
  ('infirmier-auxiliaire', 'ON', 'Ordre des infirmières et infirmiers de l’Ontario', 'https://www.cno.org/', 'read'),
  ('infirmier-auxiliaire', 'BC', 'British Columbia College of Nurses and Midwives', 'https://www.bccnm.ca/', 'read'),
  ('infirmier-auxiliaire', 'AB', 'College of Licensed Practical Nurses of Alberta', 'https://www.clpna.com/', 'read'),
  ('infirmier-auxiliaire', 'SK', 'Saskatchewan Association of Licensed Practical Nurses', 'https://salpn.com/', 'to_check'),
  ('infirmier-auxiliaire', 'MB', 'College of Licensed Practical Nurses of Manitoba', 'https://www.clpnm.ca/', 'read'),
  ('infirmier-auxiliaire', 'NB', 'Association des infirmier·ère·s auxiliaires autorisé·e·s du Nouveau-Brunswick', 'https://www.anblpn.ca/', 'read'),
  ('infirmier-auxiliaire', 'NS', 'Nova Scotia College of Nursing', 'https://www.nscn.ca/', 'read')
) as v (trade, province, body, link, state);

-- Engineers: each province and territory licenses them, by twelve bodies; the names of some were
-- read in pages of their own, those of others not.
insert into public.regulated_trades
select t.slug, v.province, 'practice', v.body, v.link, 'https://cemf.ca/en/licensing-of-engineers',
  '2026-11-22', v.state
from public.trades t cross join (values
  ('QC', 'Ordre des ingénieurs du Québec', 'https://www.oiq.qc.ca/', 'read'),
  ('ON', 'Professional Engineers Ontario', 'https://www.peo.on.ca/', 'read'),
  ('BC', 'Engineers and Geoscientists British Columbia', 'https://www.egbc.ca/', 'read'),
  ('AB', 'Association of Professional Engineers and Geoscientists of Alberta', 'https://www.apega.ca/', 'read'),
  ('SK', 'Association of Professional Engineers and Geoscientists of Saskatchewan', 'https://www.apegs.ca/', 'to_check'),
  ('MB', 'Engineers Geoscientists Manitoba', 'https://www.enggeomb.ca/', 'read'),
  ('NB', 'Association des ingénieurs et des géoscientifiques du Nouveau-Brunswick', 'https://www.apegnb.com/', 'to_check'),
  ('NS', 'Engineers Nova Scotia', 'https://engineersnovascotia.ca/', 'read'),
  ('PE', 'Engineers PEI', 'https://www.engineerspei.com/', 'to_check'),
  ('NL', 'Professional Engineers and Geoscientists Newfoundland and Labrador', 'https://www.pegnl.ca/', 'to_check'),
  ('YT', 'Engineers Yukon', 'https://www.apey.yk.ca/', 'to_check'),
  ('NT', 'Northwest Territories and Nunavut Association of Professional Engineers and Geoscientists', 'https://www.napeg.nt.ca/', 'to_check'),
  ('NU', 'Northwest Territories and Nunavut Association of Professional Engineers and Geoscientists', 'https://www.napeg.nt.ca/', 'to_check')
) as v (province, body, link, state)
where t.slug in ('ingenieur-civil', 'ingenieur-mecanique', 'ingenieur-electrique');

-- Québec: professions that only members of an order may practise.
insert into public.regulated_trades
select v.trade, 'QC', 'practice', v.body, v.link,
  'https://immigrantquebec.com/fr/reussir-votre-installation/emploi/professions-et-metiers-regis-par-un-ordre-professionnel/professions-regies-par-un-ordre-professionnel',
  '2026-11-22', 'read'
from (values
  ('medecin', 'Collège des médecins du Québec', 'https://www.cmq.org/'),
  ('pharmacien', 'Ordre des pharmaciens du Québec', 'https://www.opq.org/'),
  ('dentiste', 'Ordre des dentistes du Québec', 'https://www.odq.qc.ca/'),
  ('veterinaire', 'Ordre des médecins vétérinaires du Québec', 'https://www.omvq.qc.ca/'),
  ('architecte', 'Ordre des architectes du Québec', 'https://www.oaq.com/'),
  ('arpenteur-geometre', 'Ordre des arpenteurs-géomètres du Québec', 'https://www.oagq.qc.ca/'),
  ('avocat', 'Barreau du Québec', 'https://www.barreau.qc.ca/'),
  ('comptable', 'Ordre des comptables professionnels agréés du Québec', 'https://cpaquebec.ca/'),
  ('technologue-en-imagerie-medicale', 'Ordre des technologues en imagerie médicale, en radio-oncologie et en électrophysiologie médicale du Québec', 'https://www.otimroepmq.ca/')
) as v (trade, body, link);

-- Québec: professions whose title is reserved, some activities with it in health.
insert into public.regulated_trades
select v.trade, 'QC', 'title', v.body, v.link,
  'https://professions-quebec.org/les-ordres-professionnels/les-professions-reglementees/types-de-professions-et-d-ordres/',
  '2026-11-22', v.state
from (values
  ('physiotherapeute', 'Ordre professionnel de la physiothérapie du Québec', 'https://oppq.qc.ca/', 'read'),
  ('ergotherapeute', 'Ordre des ergothérapeutes du Québec', 'https://www.oeq.org/', 'read'),
  ('hygieniste-dentaire', 'Ordre des hygiénistes dentaires du Québec', 'https://www.ohdq.com/', 'read'),
  ('psychologue', 'Ordre des psychologues du Québec', 'https://www.ordrepsy.qc.ca/', 'read'),
  ('technologiste-medical', 'Ordre professionnel des technologistes médicaux du Québec', 'https://optmq.org/', 'read'),
  ('conseiller-d-orientation', 'Ordre des conseillers et conseillères d’orientation du Québec', 'https://www.orientation.qc.ca/', 'read'),
  ('conseiller-rh', 'Ordre des conseillers en ressources humaines agréés', 'https://ordrecrha.org/', 'read'),
  ('redacteur-traducteur', 'Ordre des traducteurs, terminologues et interprètes agréés du Québec', 'https://ottiaq.org/', 'read'),
  ('travailleur-social', 'Ordre des travailleurs sociaux et des thérapeutes conjugaux et familiaux du Québec', 'https://otstcfq.org/', 'to_check')
) as v (trade, body, link, state);

-- Ontario's health professions: that they are regulated was read, not the names of their orders.
insert into public.regulated_trades
select v.trade, 'ON', 'practice', v.body, v.link,
  'https://www.health.gov.on.ca/en/pro/programs/hhrsd/about/regulated_professions.aspx',
  '2026-11-22', 'to_check'
from (values
  ('medecin', 'Ordre des médecins et chirurgiens de l’Ontario', 'https://www.cpso.on.ca/'),
  ('pharmacien', 'Ordre des pharmaciens de l’Ontario', 'https://www.ocpinfo.com/'),
  ('physiotherapeute', 'Ordre des physiothérapeutes de l’Ontario', 'https://www.collegept.org/'),
  ('ergotherapeute', 'Ordre des ergothérapeutes de l’Ontario', 'https://www.coto.org/'),
  ('dentiste', 'Ordre royal des chirurgiens dentistes de l’Ontario', 'https://www.rcdso.org/'),
  ('hygieniste-dentaire', 'Ordre des hygiénistes dentaires de l’Ontario', 'https://cdho.org/'),
  ('technologiste-medical', 'Ordre des technologistes de laboratoire médical de l’Ontario', 'https://www.cmlto.com/')
) as v (trade, body, link);

-- Ontario's teachers, and its compulsory trades. Those that are not on the list of the latter can be
-- certified, and need not be.
insert into public.regulated_trades
select t.slug, 'ON', 'practice', 'Ordre des enseignantes et des enseignants de l’Ontario',
  'https://www.oct.ca/', 'https://www.oct.ca/public/professional-standards/how-teachers-are-certified',
  '2026-11-22', 'read'
from public.trades t where t.slug in ('enseignant-primaire', 'enseignant-secondaire');

insert into public.regulated_trades
select v.trade, 'ON', v.scope, 'Métiers spécialisés Ontario', 'https://www.skilledtradesontario.ca/',
  'https://settlement.org/ontario/employment/professions-and-trades/regulated/which-trades-are-regulated-in-ontario/',
  '2026-11-22', v.state
from (values
  ('electricien', 'practice', 'read'), ('plombier', 'practice', 'read'),
  ('frigoriste', 'practice', 'read'), ('ferblantier', 'practice', 'read'),
  ('grutier', 'practice', 'read'), ('mecanicien-automobile', 'practice', 'read'),
  ('mecanicien-vehicules-lourds', 'practice', 'read'), ('soudeur', 'none', 'to_check'),
  ('charpentier-menuisier', 'none', 'to_check'), ('cuisinier', 'none', 'to_check')
) as v (trade, scope, state);

-- Québec's building sites: the page names the fields of electricity, plumbing and refrigeration,
-- and counts the other trades without naming them.
insert into public.regulated_trades
select v.trade, 'QC', 'practice', 'Commission de la construction du Québec', 'https://www.ccq.org/',
  'https://www.quebec.ca/en/employment/metiers-et-professions/metiers-reglementes-de-la-construction/',
  '2026-11-22', v.state
from (values
  ('electricien', 'read'), ('plombier', 'read'), ('frigoriste', 'read'),
  ('charpentier-menuisier', 'to_check'), ('macon', 'to_check'), ('couvreur', 'to_check'),
  ('peintre-en-batiment', 'to_check'), ('ferblantier', 'to_check'), ('grutier', 'to_check')
) as v (trade, state);
