-- The trades that an offer may name, as lib/trades/trades.ts has them. `noc` is the unit group of
-- the National Occupational Classification 2021, where it was read (docs/facts.md).
create table public.trades (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$' and length(slug) <= 60),
  name text not null check (length(btrim(name)) between 1 and 80),
  sector text not null check (sector in (
    'tech', 'health', 'education', 'finance', 'engineering', 'marketing', 'construction',
    'transport', 'hospitality', 'food', 'administration')),
  noc text check (noc ~ '^\d{5}$')
);
alter table public.trades enable row level security;
create policy "Visitors read trades" on public.trades for select to anon using (true);
create policy "Members read trades" on public.trades for select to authenticated using (true);
grant select on public.trades to anon, authenticated;

insert into public.trades (slug, name, sector, noc) values
  ('infirmier', 'Infirmier·ère', 'health', '31301'),
  ('infirmier-auxiliaire', 'Infirmier·ère auxiliaire', 'health', '32101'),
  ('prepose-aux-beneficiaires', 'Préposé·e aux bénéficiaires', 'health', '33102'),
  ('medecin', 'Médecin de famille', 'health', '31102'),
  ('pharmacien', 'Pharmacien·ne', 'health', '31120'),
  ('assistant-en-pharmacie', 'Assistant·e technique en pharmacie', 'health', '33103'),
  ('physiotherapeute', 'Physiothérapeute', 'health', '31202'),
  ('ergotherapeute', 'Ergothérapeute', 'health', '31203'),
  ('psychologue', 'Psychologue', 'health', '31200'),
  ('dentiste', 'Dentiste', 'health', '31110'),
  ('hygieniste-dentaire', 'Hygiéniste dentaire', 'health', '32111'),
  ('technologue-en-imagerie-medicale', 'Technologue en imagerie médicale', 'health', '32121'),
  ('technologiste-medical', 'Technologiste médical·e', 'health', '32120'),
  ('ambulancier', 'Ambulancier·ère paramédical·e', 'health', '32102'),
  ('travailleur-social', 'Travailleur·euse social·e', 'health', null),
  ('veterinaire', 'Vétérinaire', 'health', '31103'),
  ('developpeur-web', 'Développeur·euse web', 'tech', null),
  ('developpeur-logiciel', 'Développeur·euse de logiciels', 'tech', null),
  ('administrateur-infonuagique', 'Administrateur·rice de systèmes', 'tech', null),
  ('analyste-de-donnees', 'Analyste de données', 'tech', null),
  ('analyste-en-cybersecurite', 'Analyste en cybersécurité', 'tech', null),
  ('technicien-informatique', 'Technicien·ne en informatique', 'tech', null),
  ('analyste-d-affaires', 'Analyste d’affaires', 'tech', null),
  ('concepteur-d-interfaces', 'Concepteur·rice d’interfaces', 'tech', null),
  ('educateur-petite-enfance', 'Éducateur·rice à la petite enfance', 'education', null),
  ('educateur-specialise', 'Éducateur·rice spécialisé·e', 'education', null),
  ('enseignant-primaire', 'Enseignant·e au primaire', 'education', null),
  ('enseignant-secondaire', 'Enseignant·e au secondaire', 'education', null),
  ('enseignant-de-francais', 'Enseignant·e de français langue seconde', 'education', null),
  ('conseiller-d-orientation', 'Conseiller·ère d’orientation', 'education', null),
  ('comptable', 'Comptable professionnel·le agréé·e', 'finance', null),
  ('technicien-en-comptabilite', 'Technicien·ne en comptabilité', 'finance', null),
  ('conseiller-financier', 'Conseiller·ère en services financiers', 'finance', null),
  ('agent-d-indemnisation', 'Agent·e d’indemnisation', 'finance', null),
  ('analyste-financier', 'Analyste financier·ère', 'finance', null),
  ('actuaire', 'Actuaire', 'finance', null),
  ('ingenieur-civil', 'Ingénieur·e civil·e', 'engineering', null),
  ('ingenieur-mecanique', 'Ingénieur·e en mécanique', 'engineering', null),
  ('ingenieur-electrique', 'Ingénieur·e électrique', 'engineering', null),
  ('technicien-genie-electrique', 'Technicien·ne en génie électrique', 'engineering', null),
  ('technicien-genie-civil', 'Technicien·ne en génie civil', 'engineering', null),
  ('machiniste', 'Machiniste', 'engineering', '72100'),
  ('mecanicien-industriel', 'Mécanicien·ne industriel·le', 'engineering', '72400'),
  ('architecte', 'Architecte', 'engineering', null),
  ('arpenteur-geometre', 'Arpenteur·euse-géomètre', 'engineering', null),
  ('specialiste-marketing', 'Spécialiste en marketing numérique', 'marketing', null),
  ('charge-de-communication', 'Chargé·e de communication', 'marketing', null),
  ('redacteur-traducteur', 'Rédacteur·rice-traducteur·rice', 'marketing', null),
  ('designer-graphique', 'Designer graphique', 'marketing', null),
  ('representant-commercial', 'Représentant·e des ventes', 'marketing', null),
  ('charpentier-menuisier', 'Charpentier·ère-menuisier·ère', 'construction', '72310'),
  ('electricien', 'Électricien·ne', 'construction', '72200'),
  ('plombier', 'Plombier·ère', 'construction', '72300'),
  ('soudeur', 'Soudeur·euse', 'construction', '72106'),
  ('macon', 'Briqueteur·euse-maçon·ne', 'construction', '72320'),
  ('couvreur', 'Couvreur·euse', 'construction', '73110'),
  ('peintre-en-batiment', 'Peintre en bâtiment', 'construction', '73112'),
  ('frigoriste', 'Frigoriste', 'construction', '72402'),
  ('ferblantier', 'Ferblantier·ère', 'construction', '72102'),
  ('ebeniste', 'Ébéniste', 'construction', '72311'),
  ('grutier', 'Grutier·ère', 'construction', null),
  ('manoeuvre', 'Manœuvre de chantier', 'construction', null),
  ('estimateur', 'Estimateur·rice en construction', 'construction', '22303'),
  ('charge-de-projet-construction', 'Chargé·e de projet en construction', 'construction', null),
  ('camionneur', 'Camionneur·euse', 'transport', null),
  ('chauffeur-d-autobus', 'Chauffeur·euse d’autobus', 'transport', null),
  ('cariste', 'Cariste', 'transport', null),
  ('repartiteur', 'Répartiteur·rice en transport', 'transport', null),
  ('mecanicien-automobile', 'Mécanicien·ne automobile', 'transport', null),
  ('mecanicien-vehicules-lourds', 'Mécanicien·ne de véhicules lourds', 'transport', null),
  ('receptionniste-d-hotel', 'Réceptionniste d’hôtel', 'hospitality', null),
  ('prepose-a-l-entretien', 'Préposé·e à l’entretien ménager', 'hospitality', null),
  ('serveur', 'Serveur·euse', 'hospitality', null),
  ('guide-touristique', 'Guide touristique', 'hospitality', null),
  ('cuisinier', 'Cuisinier·ère', 'food', '63200'),
  ('aide-de-cuisine', 'Aide de cuisine', 'food', null),
  ('boulanger-patissier', 'Boulanger·ère-pâtissier·ère', 'food', null),
  ('boucher', 'Boucher·ère', 'food', null),
  ('ouvrier-agricole', 'Ouvrier·ère agricole', 'food', null),
  ('ouvrier-alimentaire', 'Ouvrier·ère en transformation alimentaire', 'food', null),
  ('adjoint-administratif', 'Adjoint·e administratif·ve', 'administration', null),
  ('agent-service-clientele', 'Agent·e de service à la clientèle', 'administration', null),
  ('conseiller-rh', 'Conseiller·ère en ressources humaines', 'administration', null),
  ('gestionnaire-de-projet', 'Gestionnaire de projet', 'administration', null),
  ('avocat', 'Avocat·e', 'administration', null);

alter table public.jobs add column trade text references public.trades (slug);
grant insert (trade), update (trade) on public.jobs to authenticated;

-- A trade's newest offers, everywhere and in one province.
create index jobs_live_trade_idx on public.jobs (trade, posted_at desc, id)
  where status = 'published' and trade is not null;
create index jobs_live_trade_province_idx on public.jobs (trade, province, posted_at desc, id)
  where status = 'published' and trade is not null;
