-- Data for local use and demonstration: invented people and employers, scholarship programmes real
-- and invented. Dates are relative to the day of loading. Run once, on a freshly migrated database.
-- List entries hold no commas: the forms edit lists as comma-separated text.

-- ── People ──────────────────────────────────────────────────────────────────────────────────
-- Every account has the password Erable-2026! ; the sign-up trigger makes the profiles.
with secret as (select extensions.crypt('Erable-2026!', extensions.gen_salt('bf')) as hash),
person (id, email, full_name, role) as (values
  ('00000000-0000-4000-8000-0000000000a1', 'recruteur@exemple.ca', 'Camille Desrosiers', 'recruteur'),
  ('00000000-0000-4000-8000-0000000000a2', 'm.thibodeau@exemple.ca', 'Mathieu Thibodeau', 'recruteur'),
  ('00000000-0000-4000-8000-0000000000a3', 'a.okafor@exemple.ca', 'Adaeze Okafor', 'recruteur'),
  ('00000000-0000-4000-8000-0000000000a4', 'l.vasseur@exemple.ca', 'Léandre Vasseur', 'recruteur'),
  ('00000000-0000-4000-8000-0000000000c1', 'candidat@exemple.ca', 'Amina Belkacem', 'candidat'),
  ('00000000-0000-4000-8000-0000000000c2', 'j.mbala@exemple.ca', 'Joël Mbala', 'candidat'),
  ('00000000-0000-4000-8000-0000000000c3', 'c.lefort@exemple.ca', 'Claire Lefort', 'candidat'),
  ('00000000-0000-4000-8000-0000000000c4', 't.rakoto@exemple.ca', 'Tahina Rakoto', 'candidat'),
  ('00000000-0000-4000-8000-0000000000c5', 's.vandamme@exemple.ca', 'Simon Vandamme', 'candidat')
), account as (
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
    confirmation_token, recovery_token, email_change, email_change_token_new,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  select p.id::uuid, 'authenticated', 'authenticated', p.email, s.hash, now(), '', '', '', '',
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('full_name', p.full_name, 'role', p.role), now(), now()
  from person p cross join secret s
  returning id, email
)
insert into auth.identities
  (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select gen_random_uuid(), a.id, 'email', a.id::text,
  jsonb_build_object('sub', a.id, 'email', a.email, 'email_verified', true), now(), now(), now()
from account a;

update public.profiles p set phone = d.phone, occupation = d.occupation, country = d.country,
  bio_long = d.bio, created_at = now() - make_interval(days => d.days)
from (values
  ('00000000-0000-4000-8000-0000000000a1'::uuid, '514 555-0101', 'Conseillère en acquisition de talents', 'Canada', 'J''accompagne des employeurs du Québec et du Nouveau-Brunswick qui recrutent en français, ici et à l''étranger.', 320),
  ('00000000-0000-4000-8000-0000000000a2', '613 555-0117', 'Chef du recrutement', 'Canada', 'Recrutement technique et métiers, Ontario et Ouest canadien.', 290),
  ('00000000-0000-4000-8000-0000000000a3', '506 555-0129', 'Responsable des partenariats universitaires', 'Canada', 'Bourses, stages et programmes de mobilité pour les étudiantes et étudiants francophones.', 240),
  ('00000000-0000-4000-8000-0000000000a4', null, null, 'Canada', null, 21),
  ('00000000-0000-4000-8000-0000000000c1', '+213 550 00 01 02', 'Développeuse front-end', 'Algérie', 'Cinq ans d''expérience en React et TypeScript dans une agence d''Alger. Je prépare une demande de résidence permanente et je cherche une équipe où le français est la langue de travail.', 120),
  ('00000000-0000-4000-8000-0000000000c2', '+237 650 00 03 04', 'Infirmier', 'Cameroun', 'Infirmier diplômé d''État, huit ans en médecine et en urgence. Dossier en cours auprès de l''Ordre des infirmières et infirmiers du Québec.', 95),
  ('00000000-0000-4000-8000-0000000000c3', '+33 6 00 00 05 06', 'Charpentière', 'France', 'Compagnonne charpentière, ossature bois et restauration. Permis vacances-travail obtenu.', 96),
  ('00000000-0000-4000-8000-0000000000c4', '+261 34 00 000 07', 'Étudiant en génie civil', 'Madagascar', 'Licence en génie civil à Antananarivo; je vise une maîtrise au Canada.', 97),
  ('00000000-0000-4000-8000-0000000000c5', '+32 470 00 08 09', 'Chef pâtissier', 'Belgique', 'Douze ans de métier, dont quatre comme chef de laboratoire. Disponible dès le printemps.', 95)
) as d (id, phone, occupation, country, bio, days)
where p.id = d.id;

update public.profiles set french_level = 'advanced', english_level = 'beginner',
  canada_status = case when country <> 'Canada' then 'abroad' end,
  arrival_date = case when country <> 'Canada' then current_date + 120 end,
  trade = case occupation when 'Développeuse front-end' then 'developpeur-web'
    when 'Infirmier' then 'infirmier' when 'Charpentière' then 'charpentier-menuisier'
    when 'Chef pâtissier' then 'boulanger-patissier' end
where role = 'candidat';

-- ── Jobs: openings × trades × employers ─────────────────────────────────────────────────────
with employer (key, name, company) as (values
  ('ruisseau', 'Centre de santé du Ruisseau-Clair', 'Réseau de cliniques communautaires, ouvertes sept jours sur sept. Les équipes y sont petites, stables et interdisciplinaires.'),
  ('tilleuls', 'Résidence Les Trois Tilleuls', 'Résidences pour personnes aînées, d''une centaine de logements chacune, avec une unité de soins. Organisme sans but lucratif géré par un conseil de familles.'),
  ('nordet', 'Nordet Logiciels', 'Éditeur d''un logiciel de planification utilisé par 300 municipalités. Une soixantaine de personnes, le français comme langue de travail.'),
  ('pixel', 'Atelier Pixel d''Érable', 'Studio web de 22 personnes qui conçoit des services publics accessibles et des boutiques en ligne.'),
  ('lanterne', 'École de la Lanterne', 'Réseau d''écoles primaires de langue française, où plus de vingt nationalités se côtoient.'),
  ('passerelle', 'Collège de la Passerelle', 'Établissement d''enseignement collégial et de formation continue, reconnu pour l''accueil des étudiantes et étudiants internationaux.'),
  ('ourse', 'Caisse mutuelle de la Grande Ourse', 'Coopérative financière régionale : 41 000 membres, neuf points de service et des surplus réinvestis dans le milieu.'),
  ('compas', 'Compas Assurances', 'Assureur de dommages pour particuliers et petites entreprises, certifié pour sa gestion de la santé au travail.'),
  ('arpent', 'Arpent Génie-conseil', 'Firme de 180 spécialistes en infrastructures, bâtiment et environnement, présente dans quatre provinces.'),
  ('beffroi', 'Constructions Beffroi', 'Entreprise générale en bâtiment institutionnel et résidentiel, active depuis trois générations.'),
  ('fjord', 'Charpentes du Fjord', 'Fabricant et monteur de structures de bois d''ingénierie; l''usine transforme de l''épinette récoltée à moins de 150 km.'),
  ('convoi', 'Convoi Boréal Transport', 'Transporteur routier de 110 camions récents; répartition jour et nuit et retour à la maison planifié.'),
  ('quai', 'Logistique Quai 14', 'Entrepôts et distribution d''aliments à température contrôlée. Le personnel est syndiqué et vient par navette ou par autobus.'),
  ('heron', 'Auberge du Héron gris', 'Auberges d''une soixantaine de chambres, au bord de l''eau ou au pied des montagnes, ouvertes toute l''année; table régionale réputée.'),
  ('maree', 'Hôtel Marée haute', 'Hôtels d''affaires et de villégiature, d''environ 180 chambres chacun.'),
  ('fournil', 'Fournil des Quatre Vents', 'Boulangerie artisanale : levain naturel, farines locales, quelques boutiques et un atelier neuf.'),
  ('butte', 'Vergers de la Butte-aux-Érables', 'Pomiculture et érablière familiales; les équipes saisonnières logent sur place.'),
  ('blanc', 'Coopérative agricole du Ruisseau-Blanc', 'Serres, grandes cultures et laiterie détenues par 85 familles agricoles.'),
  ('chaudron', 'Cuisines du Chaudron', 'Traiteur collectif qui nourrit chaque jour 6 000 écoliers et résidents.'),
  ('phare', 'Agence Phare et compagnie', 'Agence de marketing de 30 personnes, spécialisée en tourisme et en éducation.'),
  ('voltige', 'Voltige Communications', 'Maison de communication bilingue : rédaction, traduction, vidéo et relations publiques.'),
  ('torrent', 'Énergies du Torrent', 'Exploitant de petites centrales hydroélectriques et de parcs solaires.'),
  ('pins', 'Municipalité de Val-des-Pins', 'Ville de 18 000 habitants, en pleine croissance démographique.'),
  ('castors', 'CPE Les Petits Castors', 'Petite enfance en français : des installations au Québec, des garderies ailleurs au pays, et partout la pédagogie par la nature.'),
  ('fernord', 'Usinage Fer-Nord', 'Atelier de précision pour l''aéronautique et le matériel minier; parc de machines renouvelé l''an dernier.')
),
trade (key, title, sector, activity, contract, low, high, period, description, requirements, benefits) as (values
  ('infirmier', 'Infirmier·ère clinicien·ne', 'health', 'Santé et services sociaux', 'CDI', 31.5, 52, 'hour',
   E'Vous évaluez l''état de santé des personnes, planifiez les soins avec l''équipe médicale et enseignez aux familles les soins à poursuivre à la maison. Les ratios sont affichés et respectés, et une infirmière-ressource accompagne chaque nouvelle recrue pendant huit semaines.\n\nLes candidatures de l''étranger sont bienvenues : nous soutenons les démarches auprès de l''ordre professionnel et le stage d''intégration.',
   array['Droit d''exercice ou admissibilité confirmée par l''ordre', 'Deux ans d''expérience en soins aigus ou communautaires', 'Aisance à travailler en équipe interdisciplinaire', 'Français courant à l''oral et à l''écrit'],
   array['Régime de retraite à prestations déterminées', 'Quatre semaines de vacances dès la première année', 'Prime de soir et de fin de semaine', 'Remboursement des frais d''adhésion à l''ordre']),
  ('auxiliaire', 'Infirmier·ère auxiliaire', 'health', 'Santé et services sociaux', 'CDI', 25.5, 35, 'hour',
   E'Au sein d''une équipe de six personnes, vous administrez les médicaments, faites les pansements et les prélèvements, et notez les changements d''un jour à l''autre. Votre parole compte aux réunions cliniques du mardi.\n\nHoraire connu quatre semaines d''avance; aucune heure supplémentaire obligatoire depuis deux ans.',
   array['Diplôme d''études professionnelles ou équivalence reconnue', 'Permis de l''Ordre des infirmières et infirmiers auxiliaires', 'Réanimation cardiorespiratoire à jour'],
   array['Uniformes fournis', 'Assurances collectives', 'Stationnement gratuit', 'Formation continue payée']),
  ('prepose', 'Préposé·e aux bénéficiaires', 'health', 'Soins aux personnes aînées', 'CDI', 22.5, 29, 'hour',
   E'Vous aidez les résidentes et résidents dans les gestes du quotidien : lever, hygiène, repas, promenade au jardin. Le rythme laisse le temps de la conversation, et le matériel de déplacement évite de soulever à bras.\n\nVous êtes jumelé·e à une personne d''expérience pendant vos dix premiers quarts.',
   array['Attestation de préposé·e ou inscription à la formation', 'Bonne condition physique', 'Patience et respect de l''intimité', 'Vérification des antécédents judiciaires'],
   array['Repas à 5 $', 'Prime d''assiduité', 'Congés mobiles', 'Aide au transport']),
  ('physio', 'Physiothérapeute', 'health', 'Réadaptation', 'CDI', 41, 58, 'hour',
   E'Évaluation, plan de traitement et suivi d''une clientèle variée : suites opératoires, douleur persistante, prévention des chutes. Les rendez-vous durent quarante-cinq minutes et une journée par mois est réservée au perfectionnement.\n\nLa salle d''exercices vient d''être refaite; un appareil d''échographie est à votre disposition.',
   array['Maîtrise en physiothérapie ou équivalence', 'Membre de l''ordre professionnel', 'Intérêt pour la clientèle aînée'],
   array['Budget de formation de 2 000 $ par an', 'Cinq semaines de vacances', 'Horaire de quatre jours possible']),
  ('pharmacie', 'Assistant·e technique en pharmacie', 'health', 'Pharmacie', 'CDI', 20.5, 27, 'hour',
   E'Vous préparez les ordonnances et les piluliers, saisissez les dossiers et accueillez la clientèle au comptoir. Le laboratoire est robotisé, ce qui laisse plus de temps aux échanges.\n\nLes semaines alternent un quart de jour et un quart de soir.',
   array['Diplôme d''assistance technique en pharmacie ou expérience équivalente', 'Souci du détail', 'Discrétion absolue'],
   array['Rabais de 30 % en succursale', 'Assurances collectives', 'Possibilité de gestion du laboratoire']),
  ('social', 'Travailleur·euse social·e', 'health', 'Services sociaux', 'CDI', 30, 51, 'hour',
   E'Vous accompagnez des personnes et des familles qui traversent une perte d''autonomie, une arrivée au pays ou une crise du logement. Vous évaluez, orientez, défendez des droits et tissez des liens avec les organismes du quartier.\n\nLa charge de cas est plafonnée et une supervision clinique a lieu chaque semaine.',
   array['Baccalauréat ou maîtrise en travail social', 'Inscription à l''ordre ou démarche en cours', 'Connaissance du réseau communautaire', 'Permis de conduire valide'],
   array['Télétravail un jour par semaine', 'Régime de retraite', 'Congé de deux semaines aux Fêtes']),
  ('react', 'Développeur·euse front-end React', 'tech', 'Technologies de l''information', 'CDI', 78000, 108000, 'year',
   E'Vous construisez l''interface d''un produit utilisé tous les jours par des gens pressés : rapide, accessible, sobre. Au menu : React, TypeScript, rendu serveur, composants partagés avec le design et des tests qui tournent vraiment.\n\nNous livrons chaque semaine, en petits lots, et la personne qui écrit le code le voit en production.',
   array['Trois ans d''expérience avec React et TypeScript', 'Maîtrise de HTML et CSS sans cadriciel', 'Sensibilité à l''accessibilité (WCAG)', 'Goût de la revue de code bienveillante'],
   array['Horaire flexible', 'Ordinateur au choix', 'Quatre semaines de vacances', 'Régime enregistré d''épargne-retraite (REER) collectif avec contribution de 5 %']),
  ('backend', 'Développeur·euse back-end Node.js', 'tech', 'Technologies de l''information', 'CDI', 85000, 118000, 'year',
   E'Vous concevez des API, modélisez des données et veillez à ce que le système tienne quand le trafic double. PostgreSQL est au cœur du produit : vous aimez lire un plan d''exécution et supprimer du code.\n\nL''équipe est d''astreinte une semaine sur huit, avec prime et repos compensatoire.',
   array['Quatre ans d''expérience en développement serveur', 'Node.js ou Go ou Python', 'Très bonne connaissance de SQL', 'Habitude des tests automatisés'],
   array['Deux écrans fournis', 'Prime d''astreinte', 'Assurances dès le premier jour', 'Budget de conférences']),
  ('nuage', 'Administrateur·rice infonuagique', 'tech', 'Technologies de l''information', 'CDI', 82000, 112000, 'year',
   E'Vous automatisez nos environnements, surveillez les coûts et préparez les reprises après sinistre. L''infrastructure est décrite en code, les mots de passe des services sont renouvelés et les alertes inutiles sont supprimées.\n\nUn chantier vous attend : ramener le temps de déploiement sous les cinq minutes.',
   array['Expérience d''un grand fournisseur infonuagique', 'Terraform ou équivalent', 'Linux et réseaux', 'Sens de la documentation'],
   array['Certification payée', 'Semaine de quatre jours l''été', 'Programme d''aide aux employés']),
  ('donnees', 'Analyste de données', 'tech', 'Technologies de l''information', 'CDI', 68000, 92000, 'year',
   E'Vous transformez des questions floues en indicateurs clairs : entrevues avec les équipes, requêtes SQL, tableaux de bord, puis présentation en français simple. Vous aurez le droit de dire qu''une donnée ne prouve rien.\n\nLes jeux de données sont documentés et une personne s''occupe à plein temps de leur qualité.',
   array['SQL avancé', 'Python ou R', 'Outil de visualisation au choix', 'Communication claire à l''écrit'],
   array['Télétravail hybride', 'Trois jours de bénévolat payés', 'Assurances collectives']),
  ('cyber', 'Analyste en cybersécurité', 'tech', 'Sécurité de l''information', 'CDI', 84000, 115000, 'year',
   E'Vous suivez les alertes, menez les analyses de risque et aidez les équipes à corriger plutôt qu''à s''excuser. Vous animez deux exercices de crise par année et participez aux réponses d''appels d''offres.\n\nLe poste relève de la direction générale, avec un vrai pouvoir de recommandation.',
   array['Trois ans en sécurité opérationnelle', 'Connaissance des cadres NIST ou ISO 27001', 'Capacité à vulgariser', 'Enquête de sécurité'],
   array['Formation et certification payées', 'Horaire variable', 'Régime de retraite']),
  ('soutien', 'Technicien·ne en soutien informatique', 'tech', 'Technologies de l''information', 'CDI', 25, 34, 'hour',
   E'Premier visage du service informatique, vous réglez les problèmes de postes, de réseau et d''imprimantes, à distance et sur place. Vous tenez à jour une base de connaissances que les gens lisent vraiment.\n\nHoraire de jour, du lundi au vendredi; une mise à niveau majeure par trimestre.',
   array['Diplôme technique en informatique ou expérience équivalente', 'Windows et Microsoft 365', 'Calme et pédagogie', 'Atout : permis de conduire'],
   array['Véhicule de service', 'Assurances collectives', 'Heures d''été']),
  ('cpe', 'Éducateur·rice à la petite enfance', 'education', 'Services de garde éducatifs', 'CDI', 23, 31, 'hour',
   E'Vous accompagnez un groupe d''enfants, toujours le même : jeu libre, sorties quotidiennes, observation et portrait de développement remis aux parents. La cour est un boisé clôturé et nous sortons à presque toutes les températures.\n\nL''équipe dispose d''une demi-journée de planification par semaine.',
   array['Diplôme d''études collégiales (DEC) ou attestation d''études collégiales (AEC) en éducation à l''enfance ou équivalence', 'Premiers soins à jour', 'Attestation d''absence d''empêchement', 'Créativité et douceur'],
   array['Échelle salariale du ministère', 'Régime de retraite', 'Place réservée pour vos enfants', 'Treize congés fériés']),
  ('primaire', 'Enseignant·e au primaire', 'education', 'Enseignement', 'CDD', 54000, 98000, 'year',
   E'Titulaire d''une classe de vingt-deux élèves au plus, vous enseignez le français, les mathématiques et l''univers social, avec l''appui d''une orthopédagogue deux matinées par semaine. L''école mise sur les projets et sur la lecture quotidienne.\n\nLe contrat couvre l''année scolaire, soit dix mois, et peut mener à la permanence.',
   array['Brevet d''enseignement ou autorisation provisoire', 'Maîtrise du français', 'Intérêt pour la différenciation pédagogique'],
   array['Vacances scolaires', 'Régime de retraite du secteur public', 'Mentorat pour nouvelles recrues']),
  ('fls', 'Enseignant·e de français langue seconde', 'education', 'Formation des adultes', 'CDD', 38, 60, 'hour',
   E'Vous enseignez le français à des adultes nouvellement arrivés, de l''alphabétisation au niveau intermédiaire. Les groupes sont petits, et chaque personne repart avec un plan pour la suite.\n\nVous concevez vos séquences à partir de situations réelles : bail, garderie, entrevue d''embauche.',
   array['Baccalauréat en enseignement ou en linguistique', 'Expérience auprès d''adultes', 'Approche interculturelle'],
   array['Matériel pédagogique fourni', 'Heures de préparation payées', 'Aide au transport']),
  ('orientation', 'Conseiller·ère d''orientation', 'education', 'Enseignement supérieur', 'CDI', 58000, 86000, 'year',
   E'Vous rencontrez les étudiantes et étudiants, individuellement et en groupe, pour clarifier un choix de programme, une reconnaissance d''acquis ou un retour aux études. Vous tenez des ateliers sur le marché du travail canadien.\n\nLe quart de la clientèle vient de l''étranger : l''écoute interculturelle fait partie du métier.',
   array['Maîtrise en orientation', 'Membre de l''ordre des conseillers d''orientation', 'Animation de groupe'],
   array['Télétravail partiel', 'Six semaines de vacances', 'Accès au centre sportif']),
  ('cpa', 'Comptable professionnel·le agréé·e', 'finance', 'Services financiers', 'CDI', 76000, 104000, 'year',
   E'Vous préparez les états financiers, coordonnez l''audit et améliorez les contrôles sans ajouter de paperasse. Vous expliquez les chiffres à des gestionnaires qui ne sont pas comptables.\n\nPériodes de pointe en mars et en avril, avec temps repris à l''été.',
   array['Titre de comptable professionnel·le agréé·e (CPA) ou fin de parcours', 'Cinq ans d''expérience', 'Normes comptables pour entreprises privées', 'Excellente maîtrise d''Excel'],
   array['Cotisation professionnelle payée', 'Prime annuelle au rendement', 'Régime de retraite', 'Horaire comprimé l''été']),
  ('conseiller', 'Conseiller·ère en services financiers', 'finance', 'Services financiers', 'CDI', 56000, 76000, 'year',
   E'Vous conseillez des membres sur l''épargne, le premier logement et le crédit, sans quota de produits. Une part de vos rendez-vous concerne des nouveaux arrivants qui bâtissent leur historique de crédit.\n\nUne formation de dix semaines prépare aux examens réglementaires.',
   array['Diplôme en administration ou finance', 'Expérience de service-conseil', 'Permis en épargne collective ou volonté de l''obtenir', 'Intégrité'],
   array['Taux avantageux pour le personnel', 'Assurances collectives', 'Quatre semaines de vacances']),
  ('comptabilite', 'Technicien·ne en comptabilité', 'finance', 'Comptabilité', 'CDI', 25, 33, 'hour',
   E'Comptes fournisseurs, rapprochements, taxes et paie toutes les deux semaines : vous tenez les livres d''une équipe qui paie ses factures à temps. Le logiciel vient de changer et vous aurez votre mot à dire sur la suite.',
   array['Diplôme technique en comptabilité', 'Deux ans d''expérience', 'Rigueur et autonomie'],
   array['Horaire souple', 'Vendredi après-midi libre', 'Assurance dentaire']),
  ('sinistres', 'Agent·e d''indemnisation', 'finance', 'Assurance de dommages', 'CDI', 52000, 70000, 'year',
   E'Vous prenez en charge des réclamations en habitation et en automobile, de l''appel initial au règlement. Vous écoutez des gens le pire jour de leur mois et leur expliquez clairement ce qui est couvert.\n\nTrois mois de formation rémunérée mènent au permis d''experte ou d''expert en sinistre.',
   array['Diplôme collégial ou universitaire', 'Service à la clientèle', 'Atout : bilinguisme', 'Sens de l''analyse'],
   array['Télétravail trois jours', 'Rabais sur les assurances', 'Prime au rendement']),
  ('civil', 'Ingénieur·e civil·e', 'engineering', 'Génie-conseil', 'CDI', 82000, 118000, 'year',
   E'Vous concevez des réseaux d''aqueduc, des chaussées et des ouvrages de gestion des eaux pluviales, puis vous suivez le chantier jusqu''à la mise en service. Environ un jour par semaine se passe sur le terrain.\n\nLes ingénieures et ingénieurs formés à l''étranger sont accompagnés vers le permis d''exercice.',
   array['Baccalauréat en génie civil', 'Membre de l''ordre ou candidature à la profession', 'Civil 3D', 'Trois ans d''expérience'],
   array['Véhicule ou indemnité', 'Actionnariat après trois ans', 'Cotisation professionnelle payée']),
  ('mecanique', 'Ingénieur·e en mécanique', 'engineering', 'Fabrication et énergie', 'CDI', 80000, 112000, 'year',
   E'Conception, calculs et essais de composants soumis à de fortes charges : vous passez de la modélisation à l''atelier dans la même journée. Vous travaillez avec les machinistes, pas au-dessus d''eux.\n\nUn programme d''amélioration continue vous donne un budget annuel pour vos propres idées.',
   array['Baccalauréat en génie mécanique', 'SolidWorks ou Inventor', 'Connaissance des procédés de fabrication', 'Anglais technique'],
   array['Horaire de quatre jours et demi', 'Régime de retraite', 'Prime d''innovation']),
  ('electrique', 'Technicien·ne en génie électrique', 'engineering', 'Énergie', 'CDI', 31, 43, 'hour',
   E'Mise en service, maintenance préventive et dépannage d''automates, de protections et de moyenne tension. Vous tenez les plans à jour et proposez ce qui évitera la prochaine panne.\n\nDéplacements planifiés, logement et repas payés.',
   array['Diplôme d''études collégiales (DEC) en génie électrique ou équivalence', 'Automates programmables', 'Permis de conduire', 'Carte de santé et sécurité'],
   array['Prime de déplacement', 'Outils fournis', 'Régime de retraite', 'Semaine de repos après chantier']),
  ('machiniste', 'Machiniste CNC', 'engineering', 'Fabrication métallique', 'CDI', 27, 38, 'hour',
   E'Vous réglez et faites fonctionner des centres d''usinage trois et cinq axes, contrôlez les pièces et ajustez les programmes. Petites séries, tolérances serrées, ateliers climatisés.\n\nLe soir et la nuit ne sont imposés à personne.',
   array['Diplôme d''études professionnelles (DEP) en techniques d''usinage', 'Lecture de plans', 'Programmation Fanuc ou Siemens', 'Deux ans d''expérience'],
   array['Prime de soir de 2 $ l''heure', 'Bottes et lunettes fournies', 'Formation cinq axes']),
  ('numerique', 'Spécialiste en marketing numérique', 'marketing', 'Marketing', 'CDI', 58000, 78000, 'year',
   E'Vous planifiez des campagnes, écrivez, mesurez et recommencez mieux. Infolettres, référencement, réseaux sociaux et publicité : vous choisissez peu de canaux et vous les faites bien.\n\nLes budgets sont publics dans l''équipe et chaque campagne se termine par un bilan honnête.',
   array['Trois ans d''expérience', 'Excellente plume en français', 'Outils d''analyse d''audience', 'Atout : bilinguisme'],
   array['Télétravail hybride', 'Journées plein air', 'Assurances collectives']),
  ('redaction', 'Rédacteur·rice-traducteur·rice', 'marketing', 'Communication', 'CDI', 55000, 74000, 'year',
   E'Vous rédigez et traduisez de l''anglais vers le français des contenus web, des rapports et des scripts vidéo. La clarté passe avant l''effet, et chaque texte est relu par une autre personne.\n\nLes délais sont négociés avant d''être promis.',
   array['Baccalauréat en traduction ou en rédaction', 'Maîtrise parfaite du français', 'Anglais avancé', 'Atout : agrément'],
   array['Télétravail complet possible', 'Dictionnaires et outils payés', 'Horaire libre']),
  ('graphiste', 'Designer graphique', 'marketing', 'Design', 'CDI', 50000, 69000, 'year',
   E'Identités, affiches, interfaces et mise en page de rapports : vous passez d''un format à l''autre sans perdre le fil d''une marque. L''accessibilité des contrastes et des documents est dans le devis, pas en option.',
   array['Portfolio récent', 'Suite Adobe et Figma', 'Connaissance de l''impression', 'Esprit de synthèse'],
   array['Polices de caractères au choix', 'Atelier avec lumière naturelle', 'Trois semaines de vacances']),
  ('charpentier', 'Charpentier·ère-menuisier·ère', 'construction', 'Construction', 'CDI', 34, 48, 'hour',
   E'Ossature, coffrage, toiture et finition sur des bâtiments de deux à six étages. Les équipes sont petites et le matériel de levage est sur place.\n\nLe métier est réglementé : nous aidons aux démarches de reconnaissance des heures et au certificat de compétence.',
   array['Certificat de compétence ou apprentissage', 'Cours de santé et sécurité sur les chantiers', 'Lecture de plans', 'Outils manuels de base'],
   array['Taux de la convention', 'Indemnité de kilométrage', 'Travail garanti l''hiver']),
  ('electricien', 'Électricien·ne', 'construction', 'Construction', 'CDI', 36, 50, 'hour',
   E'Installations neuves, rénovations et bornes de recharge, en résidentiel et en institutionnel. Vous travaillez avec un camion équipé et un dossier de chantier complet dès le premier jour.',
   array['Licence ou certificat de compagnon', 'Connaissance du Code de l''électricité', 'Permis de conduire', 'Autonomie'],
   array['Camion de service', 'Outils spécialisés fournis', 'Assurances de l''industrie']),
  ('projet', 'Chargé·e de projet en construction', 'construction', 'Construction', 'CDI', 78000, 110000, 'year',
   E'Budget, échéancier, sous-traitants et réunions de chantier : vous menez trois ou quatre projets de front, du devis à la réception. Le bureau vous décharge de la facturation et du suivi documentaire.',
   array['Diplôme en génie ou en technologie de l''architecture', 'Cinq ans en gestion de chantier', 'MS Project ou équivalent', 'Négociation'],
   array['Véhicule fourni', 'Prime par projet', 'Cellulaire et ordinateur']),
  ('soudeur', 'Soudeur·euse-monteur·euse', 'construction', 'Fabrication métallique', 'CDI', 28, 40, 'hour',
   E'Assemblage et soudage de structures d''acier en atelier, avec montage occasionnel sur chantier. Les postes sont ventilés, les gabarits bien faits et les plans à jour.\n\nLe test de qualification se fait chez nous, dans la semaine de l''entrevue.',
   array['Diplôme d''études professionnelles (DEP) en soudage-montage', 'Qualification du Bureau canadien de soudage (CWB) ou aptitude à l''obtenir', 'Lecture de plans', 'Travail en hauteur'],
   array['Équipement complet fourni', 'Prime de chantier', 'Régime enregistré d''épargne-retraite (REER) collectif']),
  ('camion', 'Camionneur·euse classe 1', 'transport', 'Transport routier', 'CDI', 27, 37, 'hour',
   E'Vous livrez en régional ou en longue distance avec un tracteur de moins de quatre ans, toujours le même. Les attentes sont payées, les repos respectés et la répartition répond au téléphone.\n\nLa formation sur la conduite hivernale est donnée sur circuit fermé, aux frais de l''entreprise.',
   array['Permis de classe 1 ou reconnaissance en cours', 'Dossier de conduite sans infraction grave', 'Une année d''expérience', 'Français fonctionnel'],
   array['Attentes payées', 'Prime de sécurité trimestrielle', 'Assurances collectives', 'Couchette équipée']),
  ('cariste', 'Cariste et commis d''entrepôt', 'transport', 'Entreposage', 'CDI', 21.5, 28, 'hour',
   E'Réception, rangement et préparation de commandes au chariot élévateur, avec lecteur vocal en français. Les allées réfrigérées sont alternées avec les quais pour ne pas passer la journée au froid.',
   array['Carte de cariste ou formation sur place', 'Ponctualité', 'Capacité à lever 20 kg', 'Disponibilité pour le quart annoncé'],
   array['Vêtements isolants fournis', 'Prime de froid', 'Navette gratuite', 'Régime de retraite']),
  ('repartiteur', 'Répartiteur·rice en transport', 'transport', 'Transport routier', 'CDI', 50000, 68000, 'year',
   E'Vous planifiez les tournées de quarante véhicules, réglez les imprévus et gardez un ton courtois à l''heure de pointe. Le logiciel propose, vous décidez.',
   array['Deux ans en répartition', 'Bilinguisme français et anglais', 'Géographie de l''Amérique du Nord', 'Résistance au stress'],
   array['Quarts de quatre jours', 'Assurances collectives', 'Cafétéria']),
  ('lourds', 'Mécanicien·ne de véhicules lourds', 'transport', 'Mécanique', 'CDI', 32, 44, 'hour',
   E'Entretien préventif, diagnostic électronique et réparation de camions, remorques et groupes de froid. Le garage est chauffé, avec fosse, ponts roulants et coffre d''outils garni.',
   array['Diplôme d''études professionnelles (DEP) en mécanique de véhicules lourds', 'Diagnostic électronique', 'Permis de conduire', 'Expérience des systèmes de freinage pneumatique'],
   array['Allocation d''outils de 1 200 $', 'Quart de jour', 'Primes de certification']),
  ('reception', 'Réceptionniste d''hôtel', 'hospitality', 'Hébergement', 'CDI', 20, 25, 'hour',
   E'Vous accueillez, enregistrez, conseillez et réglez les petites urgences avec le sourire. La clientèle vient de partout; le français ouvre la conversation et l''anglais la poursuit souvent.',
   array['Expérience en accueil', 'Français et anglais parlés', 'Disponibilité une fin de semaine sur deux', 'Aisance avec les logiciels hôteliers'],
   array['Repas fournis', 'Tarif d''ami dans les hôtels partenaires', 'Pourboires partagés']),
  ('menage', 'Préposé·e à l''entretien ménager', 'hospitality', 'Hébergement', 'CDI', 19, 24, 'hour',
   E'Vous préparez les chambres et les espaces communs en équipe de deux, avec des chariots légers et des produits écologiques. Le nombre de chambres par quart est plafonné par entente.',
   array['Souci du détail', 'Bonne endurance', 'Esprit d''équipe'],
   array['Horaire de jour', 'Buanderie des uniformes', 'Prime de présence']),
  ('cuisinier', 'Cuisinier·ère', 'food', 'Restauration', 'CDI', 21, 28, 'hour',
   E'Vous préparez des plats frais à partir de produits de la région, de la mise en place au service. La carte change avec les saisons et vos essais du mardi peuvent y entrer.\n\nDeux jours de congé qui se suivent, toujours.',
   array['Diplôme d''études professionnelles (DEP) en cuisine ou expérience équivalente', 'Hygiène et salubrité alimentaires', 'Organisation', 'Calme pendant le service'],
   array['Repas fournis', 'Couteaux affûtés par la maison', 'Deux congés consécutifs', 'Pourboires partagés']),
  ('boulanger', 'Boulanger·ère-pâtissier·ère', 'food', 'Boulangerie', 'CDI', 21.5, 29, 'hour',
   E'Pétrissage, façonnage, cuisson au four à sole et viennoiseries pur beurre. L''équipe du matin commence à quatre heures, celle de l''après-midi prépare les pâtes en fermentation lente.',
   array['Diplôme d''études professionnelles (DEP) en boulangerie ou en pâtisserie ou expérience équivalente', 'Levain naturel', 'Goût du travail matinal'],
   array['Pain à volonté', 'Fermeture le lundi', 'Participation aux bénéfices']),
  ('agricole', 'Ouvrier·ère agricole et serriste', 'food', 'Agriculture', 'CDD', 17.5, 22, 'hour',
   E'Semis, taille, récolte et emballage, selon la saison, en serre et au champ. Le travail est physique et se fait à plusieurs; les pauses et l''eau ne se négocient pas.\n\nPoste saisonnier, reconduit d''une année à l''autre pour qui le souhaite.',
   array['Bonne condition physique', 'Travail à l''extérieur', 'Esprit d''équipe', 'Atout : expérience agricole'],
   array['Aide au logement', 'Transport jusqu''au village', 'Panier de légumes hebdomadaire']),
  ('adjoint', 'Adjoint·e administratif·ve', 'administration', 'Administration', 'CDI', 23, 30, 'hour',
   E'Agendas, comptes rendus, correspondance et accueil : vous êtes la mémoire d''une équipe qui bouge beaucoup. Vous simplifiez ce qui peut l''être et vous protégez le temps des autres.',
   array['Diplôme en bureautique ou expérience équivalente', 'Français écrit impeccable', 'Suite Microsoft 365', 'Discrétion'],
   array['Horaire de 35 heures', 'Télétravail deux jours', 'Assurances collectives']),
  ('clientele', 'Agent·e de service à la clientèle bilingue', 'administration', 'Service à la clientèle', 'CDI', 21, 27, 'hour',
   E'Vous répondez par téléphone, courriel et clavardage à une clientèle francophone et anglophone. Pas de script à réciter : on mesure les problèmes réglés, pas la durée des appels.\n\nCinq semaines de formation payée, puis jumelage.',
   array['Français et anglais courants', 'Écoute et clarté', 'Aisance au clavier', 'Domicile calme pour le télétravail'],
   array['Accès Internet remboursé', 'Prime de bilinguisme', 'Assurances collectives']),
  ('rh', 'Conseiller·ère en ressources humaines', 'administration', 'Ressources humaines', 'CDI', 64000, 86000, 'year',
   E'Recrutement, accueil, relations du travail et mobilité internationale : vous êtes l''interlocutrice ou l''interlocuteur d''une centaine de personnes. Une part importante du rôle touche l''intégration de collègues venus de l''étranger.',
   array['Baccalauréat en relations industrielles ou en gestion', 'Atout : titre de conseiller·ère en ressources humaines agréé·e (CRHA)', 'Trois ans d''expérience', 'Connaissance des permis de travail'],
   array['Horaire flexible', 'Télétravail hybride', 'Cotisation professionnelle payée'])
),
-- What a trade's week is like: hours, the most of them where they vary, and where one works.
week (key, hours, most, mode) as (values
  ('infirmier', 37.5, null, 'site'), ('auxiliaire', 36.25, null, 'site'),
  ('prepose', 38.75, null, 'site'), ('physio', 37.5, null, 'site'),
  ('pharmacie', 37.5, null, 'site'), ('social', 35, null, 'hybrid'),
  ('react', 37.5, null, 'hybrid'), ('backend', 37.5, null, 'hybrid'),
  ('nuage', 37.5, null, null), ('donnees', 35, null, 'hybrid'), ('cyber', 37.5, null, 'site'),
  ('soutien', 37.5, null, 'site'), ('cpe', 35, null, 'site'), ('primaire', 32, null, 'site'),
  ('fls', 18, 25, 'site'), ('orientation', 35, null, 'hybrid'), ('cpa', 37.5, null, 'site'),
  ('conseiller', 35, null, 'site'), ('comptabilite', 35, null, 'site'),
  ('sinistres', 36.25, null, 'hybrid'), ('civil', 40, null, 'site'),
  ('mecanique', 40, null, 'site'), ('electrique', 40, null, 'site'),
  ('machiniste', 40, null, 'site'), ('numerique', 37.5, null, 'hybrid'),
  ('redaction', 35, null, 'hybrid'), ('graphiste', 35, 37.5, null),
  ('charpentier', 40, null, 'site'), ('electricien', 40, null, 'site'),
  ('projet', null, null, 'site'), ('soudeur', 40, null, 'site'), ('camion', 45, 55, null),
  ('cariste', 40, null, 'site'), ('repartiteur', 40, null, 'site'), ('lourds', 40, null, 'site'),
  ('reception', 35, 40, 'site'), ('menage', 35, null, 'site'), ('cuisinier', 40, null, 'site'),
  ('boulanger', 40, null, 'site'), ('agricole', 45, 50, 'site'), ('adjoint', 35, null, 'hybrid'),
  ('clientele', 37.5, null, 'hybrid'), ('rh', 37.5, null, 'hybrid')
),
-- Where an opening's text says otherwise, and how long what has an end lasts.
particular (trade, employer, location, months, hours, most, mode) as (values
  ('prepose', 'ruisseau', 'Rimouski, Québec', null, 36, null, null),
  ('auxiliaire', 'tilleuls', 'Lévis, Québec', null, 28, null, null),
  ('physio', 'ruisseau', 'Québec, Québec', 14, null, null, null),
  ('react', 'pixel', 'Montréal, Québec', 4, null, null, null),
  ('backend', 'pixel', 'Sherbrooke, Québec', 6, null, null, 'remote'),
  ('donnees', 'pins', 'Drummondville, Québec', 4, null, null, null),
  ('soutien', 'ruisseau', 'Saguenay, Québec', 12, null, null, null),
  ('cpe', 'castors', 'Montréal, Québec', 10, 14, 28, null),
  ('fls', 'passerelle', 'Québec, Québec', 10, 18, 18, null),
  ('fls', 'passerelle', 'Mississauga, Ontario', 9, null, null, null),
  ('fls', 'passerelle', 'Edmonton, Alberta', 10, null, null, null),
  ('comptabilite', 'fournil', 'Montréal, Québec', null, 28, null, null),
  ('comptabilite', 'arpent', 'Lévis, Québec', 4, 35, null, null),
  ('civil', 'pins', 'Drummondville, Québec', 4, 35, null, null),
  ('numerique', 'phare', 'Québec, Québec', 3, 35, null, null),
  ('graphiste', 'pixel', 'Sherbrooke, Québec', 10, null, null, null),
  ('graphiste', 'voltige', 'Vancouver, Colombie-Britannique', 8, 20, 25, 'site'),
  ('redaction', 'voltige', 'Toronto, Ontario', 12, null, null, null),
  ('react', 'nordet', 'Ottawa, Ontario', null, null, null, 'remote'),
  ('react', 'pixel', 'Toronto, Ontario', 4, null, null, null),
  ('clientele', 'compas', 'Fredericton, Nouveau-Brunswick', null, null, null, 'remote'),
  ('camion', 'convoi', 'Drummondville, Québec', null, 40, 44, null),
  ('soudeur', 'fernord', 'Edmonton, Alberta', null, 40, 40, null),
  ('reception', 'heron', 'Rimouski, Québec', 6, null, null, null),
  ('reception', 'maree', 'Victoria, Colombie-Britannique', 6, null, null, null),
  ('cuisinier', 'heron', 'Banff, Alberta', 6, null, null, null),
  ('menage', 'heron', 'Banff, Alberta', 6, null, null, null),
  ('agricole', 'butte', 'Granby, Québec', 3, null, null, null),
  ('agricole', 'blanc', 'Shediac, Nouveau-Brunswick', 7, null, null, null),
  ('agricole', 'blanc', 'Saskatoon, Saskatchewan', 7, null, null, null),
  ('agricole', 'butte', 'Charlottetown, Île-du-Prince-Édouard', 6, null, null, null)
),
-- One line an opening: what is particular to it comes first in the description, the trade's
-- text follows. factor moves the trade's pay with the place. Provinces are filled by a trigger.
opening (trade, employer, location, detail, contract, title, factor) as (values
  -- Québec
  ('infirmier', 'ruisseau', 'Sherbrooke, Québec', 'La clinique ouvre un service de suivi des maladies chroniques et cherche la personne qui le bâtira avec deux médecins et une nutritionniste.', null, null, 1.0),
  ('infirmier', 'tilleuls', 'Trois-Rivières, Québec', 'Poste de jour à l''unité de soins : seize résidentes et résidents, trois collègues par quart et une coordonnatrice présente.', null, 'Infirmier·ère clinicien·ne en hébergement', 0.98),
  ('auxiliaire', 'ruisseau', 'Gatineau, Québec', 'Tournées de soins à domicile dans un rayon de 25 km, voiture de l''établissement fournie.', null, 'Infirmier·ère auxiliaire – soins à domicile', 1.02),
  ('auxiliaire', 'tilleuls', 'Lévis, Québec', 'Quart de soir, sept jours sur quatorze, dans une résidence où le personnel reste en moyenne neuf ans.', null, null, 1.0),
  ('prepose', 'tilleuls', 'Montréal, Québec', 'Nouvelle aile de vingt-quatre chambres : six postes de jour et de soir à pourvoir d''ici l''automne.', null, null, 1.0),
  ('prepose', 'ruisseau', 'Rimouski, Québec', 'Horaire de quatre jours de neuf heures, avec possibilité de suivre la formation officielle en étant payé·e.', null, null, 0.97),
  ('physio', 'ruisseau', 'Québec, Québec', 'Remplacement de congé parental de quatorze mois, avec perspective de prolongation.', 'CDD', null, 1.0),
  ('pharmacie', 'ruisseau', 'Laval, Québec', 'La pharmacie du centre déménage dans des locaux deux fois plus grands et dédouble son équipe du soir.', null, null, 1.0),
  ('pharmacie', 'ruisseau', 'Rouyn-Noranda, Québec', 'Prime d''éloignement et logement de transition offert pendant deux mois.', null, null, 1.08),
  ('social', 'ruisseau', 'Longueuil, Québec', 'Programme d''accueil des demandeuses et demandeurs d''asile, en partenariat avec trois organismes du quartier.', null, null, 1.0),
  ('react', 'nordet', 'Montréal, Québec', 'Vous rejoignez l''équipe qui refait l''écran de planification des travaux publics, utilisé par trois cents villes.', null, null, 1.04),
  ('react', 'pixel', 'Québec, Québec', 'Premier projet : un portail de services citoyens qui doit fonctionner sur un vieux téléphone et une connexion lente.', null, 'Intégrateur·rice web et accessibilité', 0.82),
  ('react', 'pixel', 'Montréal, Québec', 'Stage de seize semaines, jumelé à une développeuse principale; un vrai composant en production à la fin.', 'Stage', 'Stagiaire en développement web', 0.5),
  ('backend', 'nordet', 'Montréal, Québec', 'Refonte du moteur de calendrier : récurrences, jours fériés de dix provinces et fuseaux horaires.', null, null, 1.05),
  ('backend', 'pixel', 'Sherbrooke, Québec', 'Contrat de six mois à distance pour brancher une boutique sur trois systèmes de paiement.', 'Freelance', 'Développeur·euse API, contrat', 1.08),
  ('nuage', 'nordet', 'Québec, Québec', 'Migration vers une région infonuagique québécoise, exigée par nos clients municipaux.', null, null, 1.0),
  ('donnees', 'ourse', 'Lévis, Québec', 'Équipe de l''expérience membre : comprendre pourquoi les premières demandes de prêt échouent.', null, null, 1.0),
  ('donnees', 'pins', 'Drummondville, Québec', 'Stage d''été payé : cartographier la consommation d''eau de quatre quartiers.', 'Stage', 'Stagiaire en analyse de données', 0.52),
  ('cyber', 'ourse', 'Montréal, Québec', 'La coopérative monte son centre d''opérations de sécurité à l''interne.', null, null, 1.06),
  ('soutien', 'passerelle', 'Gatineau, Québec', 'Deux campus, 1 400 postes et un parc de tablettes prêtées aux étudiantes et étudiants.', null, null, 1.0),
  ('soutien', 'ruisseau', 'Saguenay, Québec', 'Contrat d''un an pour remplacer les postes de quatre points de service.', 'CDD', null, 0.97),
  ('cpe', 'castors', 'Laval, Québec', 'Groupe de poupons, ratio de un pour cinq, dans une installation inaugurée au printemps.', null, null, 1.0),
  ('cpe', 'castors', 'Montréal, Québec', 'Remplacements réguliers dans trois installations accessibles en métro.', 'CDD', 'Éducateur·rice à la petite enfance – remplacement', 0.98),
  ('cpe', 'castors', 'Granby, Québec', 'Groupe des quatre ans, classe extérieure le matin, jardin potager et poules.', null, null, 1.0),
  ('primaire', 'lanterne', 'Montréal, Québec', 'Classe de quatrième année, projet de radio scolaire déjà bien lancé.', null, null, 1.0),
  ('primaire', 'lanterne', 'Longueuil, Québec', 'Classe d''accueil : élèves nouvellement arrivés de dix pays.', null, 'Enseignant·e en classe d''accueil', 1.0),
  ('fls', 'passerelle', 'Québec, Québec', 'Trois groupes de soir par semaine, de septembre à juin, avec une conseillère pédagogique sur place.', null, null, 1.0),
  ('orientation', 'passerelle', 'Trois-Rivières, Québec', 'Création d''un service d''accueil pour quatre cents étudiantes et étudiants internationaux.', null, null, 1.0),
  ('cpa', 'beffroi', 'Québec, Québec', 'Première embauche d''une équipe financière interne : vous mettrez en place la comptabilité par projet.', null, null, 1.03),
  ('conseiller', 'ourse', 'Saguenay, Québec', 'Point de service du centre-ville, clientèle de jeunes familles et de travailleuses et travailleurs autonomes.', null, null, 1.0),
  ('conseiller', 'ourse', 'Rimouski, Québec', 'Tournée de trois villages, un jour par semaine, en unité mobile.', null, null, 1.0),
  ('comptabilite', 'fournil', 'Montréal, Québec', 'Trois boutiques, un atelier et beaucoup de petites factures : quatre jours par semaine suffisent.', null, null, 0.98),
  ('comptabilite', 'arpent', 'Lévis, Québec', 'Stage crédité à l''hiver, avec possibilité d''emploi à temps partiel pendant les études.', 'Stage', 'Stagiaire en comptabilité', 0.8),
  ('sinistres', 'compas', 'Montréal, Québec', 'Équipe habitation : le dégel du printemps se prépare dès maintenant.', null, null, 1.0),
  ('civil', 'arpent', 'Québec, Québec', 'Réfection de réseaux d''eau dans douze municipalités de la région, sur cinq ans.', null, null, 1.0),
  ('civil', 'arpent', 'Sept-Îles, Québec', 'Projets portuaires et ferroviaires; allocation nordique et deux billets d''avion par an.', null, null, 1.15),
  ('civil', 'pins', 'Drummondville, Québec', 'Stage de quatre mois à la direction du génie, relevés au chantier et plans de gestion des eaux.', 'Stage', 'Stagiaire en génie civil', 0.5),
  ('mecanique', 'fernord', 'Longueuil, Québec', 'Bureau d''études de huit personnes, pièces de train d''atterrissage et gabarits d''assemblage.', null, null, 1.02),
  ('electrique', 'torrent', 'Saguenay, Québec', 'Modernisation de quatre centrales au fil de l''eau, une par année.', null, null, 1.03),
  ('machiniste', 'fernord', 'Granby, Québec', 'Quart de jour, cellule cinq axes neuve, pièces de titane et d''inox.', null, null, 1.0),
  ('numerique', 'phare', 'Montréal, Québec', 'Comptes du secteur touristique : saison d''hiver, quatre régions, budgets modestes et idées bienvenues.', null, null, 1.0),
  ('numerique', 'phare', 'Québec, Québec', 'Stage de communication de douze semaines, avec une campagne complète à mener.', 'Stage', 'Stagiaire en communication numérique', 0.55),
  ('redaction', 'voltige', 'Gatineau, Québec', 'Clientèle du secteur public; la moitié du travail se fait à distance et les délais sont réalistes.', null, null, 1.0),
  ('graphiste', 'pixel', 'Sherbrooke, Québec', 'Refonte de l''identité d''un réseau de bibliothèques, du logo à la signalétique.', 'CDD', null, 1.0),
  ('charpentier', 'fjord', 'Saguenay, Québec', 'Montage de charpentes d''arénas et d''écoles partout au Québec, équipes de quatre et grue sur place.', null, null, 1.04),
  ('charpentier', 'beffroi', 'Québec, Québec', 'Restauration de bâtiments patrimoniaux du Vieux-Québec, à l''abri tout l''hiver.', null, 'Charpentier·ère en restauration', 1.06),
  ('electricien', 'beffroi', 'Laval, Québec', 'Coopérative d''habitation de quatre-vingts logements, livraison dans dix-huit mois.', null, null, 1.0),
  ('soudeur', 'fernord', 'Rouyn-Noranda, Québec', 'Chariots et godets pour mines souterraines; prime d''éloignement la première année.', null, null, 1.06),
  ('camion', 'convoi', 'Drummondville, Québec', 'Navette de nuit vers Toronto, quatre nuits par semaine, retour garanti le samedi.', null, null, 1.05),
  ('cariste', 'quai', 'Montréal, Québec', 'Équipe de soir au centre de distribution réfrigéré, douze postes ouverts.', null, null, 1.0),
  ('reception', 'heron', 'Rimouski, Québec', 'Saison d''été prolongée jusqu''à l''Action de grâces, chambre du personnel disponible.', 'CDD', null, 0.98),
  ('boulanger', 'fournil', 'Montréal, Québec', 'Ouverture d''un quatrième fournil : vous en serez l''une des trois premières personnes.', null, null, 1.02),
  ('agricole', 'butte', 'Granby, Québec', 'Cueillette et conditionnement des pommes, de la mi-août à la fin octobre, logement sur place.', null, 'Ouvrier·ère de verger', 1.0),
  ('adjoint', 'pins', 'Drummondville, Québec', 'Bureau de la direction générale : séances publiques, procès-verbaux et suivi des demandes citoyennes.', null, null, 1.0),
  -- Ontario
  ('infirmier', 'ruisseau', 'Ottawa, Ontario', 'Clinique francophone désignée, clientèle de familles nouvellement arrivées.', null, 'Infirmier·ère autorisé·e', 1.05),
  ('prepose', 'tilleuls', 'Sudbury, Ontario', 'Résidence francophone du Nord : on y parle français à table et dans les dossiers.', null, 'Préposé·e aux services de soutien personnel', 1.0),
  ('react', 'nordet', 'Ottawa, Ontario', 'Poste à distance en Ontario, avec deux rencontres d''équipe par trimestre à Montréal.', null, null, 1.08),
  ('react', 'pixel', 'Toronto, Ontario', 'Contrat de quatre mois : tableau de bord d''une commission scolaire francophone.', 'Freelance', 'Développeur·euse React, contrat', 1.0),
  ('backend', 'compas', 'Toronto, Ontario', 'Équipe tarification : des calculs exacts, des tests lisibles et un vieux service à remplacer.', null, null, 1.1),
  ('donnees', 'compas', 'Ottawa, Ontario', 'Analyse des délais de règlement, en français et en anglais.', null, null, 1.04),
  ('cyber', 'nordet', 'Ottawa, Ontario', 'Clientèle municipale et gouvernementale; cote de fiabilité exigée.', null, null, 1.08),
  ('soutien', 'passerelle', 'Hawkesbury, Ontario', 'Petit campus, grande variété : salles de classe, laboratoires de langues et bibliothèque.', null, null, 1.0),
  ('cpe', 'castors', 'Ottawa, Ontario', 'Nouvelle garderie francophone dans l''Est de la ville, programme pédagogique à inventer ensemble.', null, null, 1.03),
  ('primaire', 'lanterne', 'Toronto, Ontario', 'École de langue française du centre-ville, classe de deuxième année à temps plein.', null, null, 1.06),
  ('primaire', 'lanterne', 'Windsor, Ontario', 'Poste à temps plein en immersion, petit groupe et grande équipe.', null, 'Enseignant·e d''immersion française', 1.02),
  ('fls', 'passerelle', 'Mississauga, Ontario', 'Cours de jour pour parents d''élèves, avec halte-garderie dans l''édifice.', null, null, 1.04),
  ('cpa', 'quai', 'Mississauga, Ontario', 'Consolidation de quatre entités et passage à la clôture en cinq jours.', null, null, 1.06),
  ('conseiller', 'ourse', 'Hawkesbury, Ontario', 'Première caisse ontarienne du réseau : tout est à construire, sauf la confiance.', null, null, 1.02),
  ('sinistres', 'compas', 'Ottawa, Ontario', 'Équipe automobile bilingue, formation complète dès janvier.', null, null, 1.04),
  ('civil', 'arpent', 'Ottawa, Ontario', 'Ponceaux, pistes cyclables et réaménagements de rues dans l''Est ontarien.', null, null, 1.04),
  ('mecanique', 'torrent', 'Kingston, Ontario', 'Vannes, turbines et systèmes hydrauliques d''un parc de neuf centrales.', null, null, 1.03),
  ('redaction', 'voltige', 'Toronto, Ontario', 'Contrat de remplacement, documents d''information publique et sous-titrage.', 'CDD', null, 1.05),
  ('charpentier', 'beffroi', 'Ottawa, Ontario', 'École élémentaire en bois massif de trois étages, chantier de deux ans.', null, null, 1.02),
  ('electricien', 'beffroi', 'Sudbury, Ontario', 'Hôpital régional : rénovation par phases, sans jamais couper l''alimentation.', null, null, 1.05),
  ('projet', 'beffroi', 'Ottawa, Ontario', 'Portefeuille d''écoles et de centres communautaires francophones.', null, null, 1.04),
  ('camion', 'convoi', 'London, Ontario', 'Régional de jour, à la maison chaque soir, clientèle de l''agroalimentaire.', null, 'Camionneur·euse, catégorie A (AZ)', 1.0),
  ('cariste', 'quai', 'Hamilton, Ontario', 'Quart de jour au nouveau centre, accès par autobus direct.', null, null, 1.02),
  ('reception', 'maree', 'Ottawa, Ontario', 'Congrès et délégations : deux langues à chaque appel, jamais deux journées pareilles.', null, null, 1.05),
  ('clientele', 'compas', 'Sudbury, Ontario', 'Centre de service de quarante personnes, horaire fixe de jour.', null, null, 1.0),
  ('rh', 'convoi', 'Mississauga, Ontario', 'Recrutement de chauffeuses et chauffeurs à l''étranger et accueil des familles.', null, null, 1.03),
  -- Nouveau-Brunswick
  ('infirmier', 'ruisseau', 'Moncton, Nouveau-Brunswick', 'Urgence mineure et clinique sans rendez-vous; prime d''installation de 10 000 $.', null, 'Infirmier·ère immatriculé·e', 1.0),
  ('prepose', 'tilleuls', 'Caraquet, Nouveau-Brunswick', 'Foyer de soins acadien en bord de mer, entièrement francophone.', null, null, 0.95),
  ('nuage', 'nordet', 'Moncton, Nouveau-Brunswick', 'Deuxième bureau de l''entreprise, sept personnes et une salle pour grandir.', null, null, 0.94),
  ('cpe', 'castors', 'Dieppe, Nouveau-Brunswick', 'Garderie éducative francophone, liste d''attente de cent familles : nous ouvrons un troisième local.', null, null, 0.93),
  ('primaire', 'lanterne', 'Edmundston, Nouveau-Brunswick', 'École communautaire avec ateliers de sciences en forêt.', null, null, 0.95),
  ('sinistres', 'compas', 'Moncton, Nouveau-Brunswick', 'Centre bilingue, six mois de jumelage et permis payé.', null, null, 0.96),
  ('soudeur', 'fernord', 'Bathurst, Nouveau-Brunswick', 'Réparation de navires et structures portuaires, atelier chauffé.', null, null, 0.97),
  ('camion', 'convoi', 'Edmundston, Nouveau-Brunswick', 'Bois et pâte, de jour, à moins de 300 km de la maison.', null, null, 0.96),
  ('agricole', 'blanc', 'Shediac, Nouveau-Brunswick', 'Bleuets et légumes de serre, de mai à novembre, équipe de quinze.', null, null, 0.95),
  ('cuisinier', 'chaudron', 'Dieppe, Nouveau-Brunswick', 'Repas scolaires : journées terminées à 15 h, fins de semaine libres.', null, null, 0.95),
  ('clientele', 'compas', 'Fredericton, Nouveau-Brunswick', 'Équipe de soutien en ligne, travail à distance possible partout dans la province.', null, null, 0.96),
  ('adjoint', 'passerelle', 'Bathurst, Nouveau-Brunswick', 'Registrariat : inscriptions, relevés de notes et accueil des étudiantes et étudiants internationaux.', null, null, 0.94),
  -- Colombie-Britannique
  ('backend', 'nordet', 'Vancouver, Colombie-Britannique', 'Antenne de l''Ouest : cinq personnes, décalage horaire assumé, réunions avant midi.', null, null, 1.14),
  ('primaire', 'lanterne', 'Victoria, Colombie-Britannique', 'École francophone de 180 élèves, classe à deux niveaux.', null, null, 1.05),
  ('graphiste', 'voltige', 'Vancouver, Colombie-Britannique', 'Contrat de huit mois, signalétique d''un festival bilingue.', 'Freelance', 'Designer de signalétique, contrat', 1.08),
  ('electricien', 'beffroi', 'Surrey, Colombie-Britannique', 'Tours résidentielles et bornes de recharge, syndiqué, équipe de vingt.', null, null, 1.1),
  ('reception', 'maree', 'Victoria, Colombie-Britannique', 'Haute saison de croisières; logement partagé offert pendant trois mois.', 'CDD', null, 1.08),
  ('menage', 'maree', 'Vancouver, Colombie-Britannique', 'Vingt-deux chambres par équipe de deux, horaire fixe de jour.', null, null, 1.12),
  ('boulanger', 'fournil', 'Kelowna, Colombie-Britannique', 'Comptoir français dans un marché public, four neuf et clientèle fidèle.', null, null, 1.08),
  ('cuisinier', 'maree', 'Victoria, Colombie-Britannique', 'Table de soixante couverts, poissons de la côte et menu court.', null, null, 1.1),
  -- Alberta
  ('mecanique', 'arpent', 'Calgary, Alberta', 'Bureau bilingue, projets de géothermie et de réseaux de chaleur.', null, null, 1.12),
  ('electrique', 'torrent', 'Edmonton, Alberta', 'Parcs solaires : mise en service de mars à octobre, formation l''hiver.', null, null, 1.1),
  ('soudeur', 'fernord', 'Edmonton, Alberta', 'Atelier de tuyauterie sous pression, quarts de dix heures, trois jours de repos.', null, null, 1.14),
  ('lourds', 'convoi', 'Calgary, Alberta', 'Garage de douze places, camions récents, aucune route la nuit.', null, null, 1.1),
  ('fls', 'passerelle', 'Edmonton, Alberta', 'Programme d''immersion pour adultes, groupes de dix, ambiance de café.', null, null, 1.04),
  ('cuisinier', 'heron', 'Banff, Alberta', 'Saison d''hiver avec logement du personnel et forfait de ski.', 'CDD', null, 1.06),
  ('menage', 'heron', 'Banff, Alberta', 'Logement du personnel à dix minutes à pied, navette offerte.', 'CDD', null, 1.05),
  -- Manitoba
  ('social', 'ruisseau', 'Saint-Boniface, Manitoba', 'Services en français aux familles immigrantes, équipe de six.', null, null, 0.97),
  ('lourds', 'convoi', 'Winnipeg, Manitoba', 'Atelier mobile une semaine sur quatre, prime de déplacement.', null, null, 0.98),
  ('conseiller', 'ourse', 'Winnipeg, Manitoba', 'Premier point de service des Prairies, clientèle bilingue.', null, null, 0.98),
  ('rh', 'quai', 'Winnipeg, Manitoba', 'Trois cents personnes, douze langues et un seul règlement clair.', null, null, 0.98),
  ('machiniste', 'fernord', 'Winnipeg, Manitoba', 'Matériel agricole de précision, quart de jour seulement.', null, null, 0.98),
  -- Ailleurs au pays
  ('agricole', 'blanc', 'Saskatoon, Saskatchewan', 'Serre expérimentale de légumineuses, du printemps aux premières neiges.', null, 'Technicien·ne de serre', 1.0),
  ('repartiteur', 'convoi', 'Regina, Saskatchewan', 'Répartition de jour, flotte de grain et de bétail.', null, null, 1.0),
  ('physio', 'ruisseau', 'Regina, Saskatchewan', 'Clinique de quartier, clientèle francophone et anglophone.', null, null, 1.02),
  ('projet', 'arpent', 'Halifax, Nouvelle-Écosse', 'Réhabilitation de quais et de brise-lames, six chantiers par année.', null, null, 1.0),
  ('clientele', 'maree', 'Dartmouth, Nouvelle-Écosse', 'Réservations de groupe, en français le matin et en anglais l''après-midi.', null, null, 0.98),
  ('agricole', 'butte', 'Charlottetown, Île-du-Prince-Édouard', 'Plants de pommes de terre certifiés, de mai à octobre.', null, 'Ouvrier·ère en production de plants', 1.0),
  ('infirmier', 'ruisseau', 'St. John''s, Terre-Neuve-et-Labrador', 'Soins en région côtière, deux semaines de service et deux semaines de repos.', null, 'Infirmier·ère autorisé·e', 1.08),
  ('cpe', 'castors', 'Whitehorse, Yukon', 'Garderie francophone du Nord, prime d''installation et logement de transition.', null, null, 1.2)
),
-- The trade's name in `trades`, where it is said.
named_trade (key, slug) as (values
  ('infirmier', 'infirmier'), ('auxiliaire', 'infirmier-auxiliaire'),
  ('prepose', 'prepose-aux-beneficiaires'), ('physio', 'physiotherapeute'),
  ('pharmacie', 'assistant-en-pharmacie'), ('social', 'travailleur-social'),
  ('react', 'developpeur-web'), ('backend', 'developpeur-logiciel'),
  ('nuage', 'administrateur-infonuagique'), ('donnees', 'analyste-de-donnees'),
  ('cyber', 'analyste-en-cybersecurite'), ('soutien', 'technicien-informatique'),
  ('cpe', 'educateur-petite-enfance'), ('primaire', 'enseignant-primaire'),
  ('fls', 'enseignant-de-francais'), ('orientation', 'conseiller-d-orientation'),
  ('cpa', 'comptable'), ('conseiller', 'conseiller-financier'),
  ('comptabilite', 'technicien-en-comptabilite'), ('sinistres', 'agent-d-indemnisation'),
  ('civil', 'ingenieur-civil'), ('mecanique', 'ingenieur-mecanique'),
  ('electrique', 'technicien-genie-electrique'), ('machiniste', 'machiniste'),
  ('numerique', 'specialiste-marketing'), ('redaction', 'redacteur-traducteur'),
  ('graphiste', 'designer-graphique'), ('charpentier', 'charpentier-menuisier'),
  ('electricien', 'electricien'), ('projet', 'charge-de-projet-construction'),
  ('soudeur', 'soudeur'), ('camion', 'camionneur'), ('cariste', 'cariste'),
  ('repartiteur', 'repartiteur'), ('lourds', 'mecanicien-vehicules-lourds'),
  ('reception', 'receptionniste-d-hotel'), ('menage', 'prepose-a-l-entretien'),
  ('cuisinier', 'cuisinier'), ('boulanger', 'boulanger-patissier'),
  ('agricole', 'ouvrier-agricole'), ('adjoint', 'adjoint-administratif'),
  ('clientele', 'agent-service-clientele'), ('rh', 'conseiller-rh')
),
numbered as (
  select o.*, private.province_in(o.location) as province,
    row_number() over (order by md5(o.trade || o.location || o.employer || o.detail)) as n
  from opening o
)
insert into public.jobs (id, title, company_name, company, location, work_mode, remote_from, work_time,
  weekly_hours_min, weekly_hours_max, contract_months, existing_vacancy, ai_selection, description,
  requirements, benefits, contract_type, sector, trade, activity_sector, salary_range, salary_min,
  salary_max, salary_period, application_deadline, start_date, posted_at, status, recruiter_id,
  created_at, open_abroad, permit_offer, relocation_help, relocation_note, french_level,
  english_level, abroad_start_date, answer_days)
select
  overlay(overlay(md5('emploi ' || o.n) placing '4' from 13) placing '8' from 17)::uuid,
  coalesce(o.title, t.title), e.name, e.company, o.location,
  coalesce(own.mode, w.mode),
  case coalesce(own.mode, w.mode) when 'remote' then
    case o.employer when 'pixel' then 'abroad' else 'province' end end,
  case when coalesce(own.most, own.hours, w.most, w.hours) >= 30 then 'full'
    when coalesce(own.most, own.hours, w.most, w.hours) < 30 then 'part' end,
  coalesce(own.hours, w.hours), case when own.hours is null then w.most else own.most end,
  case when coalesce(o.contract, t.contract) <> 'CDI'
    then coalesce(own.months, case o.trade when 'primaire' then 10 end) end,
  -- What Ontario asks to declare.
  case when o.location like '%, Ontario' then o.n % 8 <> 1 end,
  case when o.location like '%, Ontario' then o.n % 6 = 2 end,
  o.detail || E'\n\n' || t.description
    -- Québec asks why another language is required.
    || case when o.province = 'QC' and concat(o.detail, t.description, t.requirements) ~* 'bilingu|anglais'
      then E'\n\nL''anglais est nécessaire pour servir une clientèle de l''extérieur du Québec.' else '' end,
  -- Nobody asks interns for the years that they have not worked yet.
  case when o.contract = 'Stage' then array['Études en cours dans le domaine'] || array(
    select r from unnest(t.requirements) with ordinality as a (r, place)
    where r !~ '( ans |expérience|ordre|Baccalauréat|Diplôme)' order by a.place)
    -- Titles and licences have other names in other provinces.
    when o.province = 'ON' then array_replace(array_replace(t.requirements,
      'Permis de classe 1 ou reconnaissance en cours',
      'Permis de catégorie A (AZ) ou reconnaissance en cours'),
      'Brevet d''enseignement ou autorisation provisoire',
      'Certificat de l''Ordre des enseignantes et enseignants de l''Ontario')
    when o.province <> 'QC' then array_replace(t.requirements,
      'Brevet d''enseignement ou autorisation provisoire',
      'Autorisation d''enseigner de la province')
    else t.requirements end, t.benefits,
  coalesce(o.contract, t.contract), t.sector, case when o.n % 11 <> 4 or o.trade = 'infirmier' then nt.slug end, t.activity,
  case when o.n % 13 <> 5 then pay.low_text || ' – ' || pay.high_text || pay.unit end,
  case when o.n % 13 <> 5 then pay.low end,
  case when o.n % 13 <> 5 then pay.high end,
  case when o.n % 13 <> 5 then pay.period end,
  case
    when o.n % 12 = 0 then private.today() - (o.n % 9 + 1)::integer
    when o.n % 7 <> 3 then private.today() + (6 + o.n * 17 % 50)::integer
  end,
  case when o.n % 3 = 0
    then (date_trunc('month', now()) + make_interval(months => (2 + o.n % 3)::integer))::date end,
  p.posted_at,
  case when o.n % 20 = 7 then 'filled' when o.n % 30 = 13 then 'draft' else 'published' end,
  case o.n % 4
    when 0 then '00000000-0000-4000-8000-0000000000a2'::uuid
    when 1 then '00000000-0000-4000-8000-0000000000a3'::uuid
    else '00000000-0000-4000-8000-0000000000a1'::uuid
  end,
  p.posted_at,
  abroad.is_open,
  abroad.permit,
  case when abroad.is_open then o.n % 3 <> 1 end,
  case when abroad.is_open and o.n % 3 <> 1 then (array['Billet d''avion remboursé après six mois.',
    'Premier mois de logement payé.',
    'Accueil à l''aéroport et aide aux premières démarches.'])[1 + o.n / 3 % 3] end,
  case when o.n % 6 <> 4 then case when o.contract = 'Stage' or o.n % 4 <> 1 then 'intermediate'
    else 'advanced' end end,
  case when o.n % 6 <> 4 then case
    when concat(o.detail, t.description, t.requirements) ~* 'bilingu|anglais' then 'intermediate'
    when o.province = 'QC' then 'none'
    when o.province = 'NB' then (array['none', 'beginner'])[1 + o.n % 2]
    else 'beginner' end end,
  case when abroad.is_open and o.n % 2 = 0
    then (date_trunc('month', now()) + make_interval(months => (5 + o.n % 4)::integer))::date end,
  (array[30, 14, 21, 7])[1 + o.n % 4]
from numbered o
join trade t on t.key = o.trade
join named_trade nt on nt.key = o.trade
join employer e on e.key = o.employer
join week w on w.key = o.trade
left join particular own using (trade, employer, location)
-- Interns are paid by the hour, whatever the trade.
cross join lateral (select
  case when o.contract = 'Stage' then 'hour' else t.period end as period,
  case when o.contract = 'Stage' then 20.5 + o.n % 3 when t.period = 'hour' then round(t.low * o.factor * 4) / 4
    else round(t.low * o.factor / 500) * 500 end as low,
  case when o.contract = 'Stage' then 25 + o.n % 3 when t.period = 'hour' then round(t.high * o.factor * 4) / 4
    else round(t.high * o.factor / 500) * 500 end as high
) as rate
cross join lateral (select rate.period, rate.low, rate.high,
  case rate.period when 'hour' then replace(to_char(rate.low, 'FM990.00'), '.', ',')
    else replace(to_char(rate.low, 'FM999,999'), ',', chr(160)) end || chr(160) || '$' as low_text,
  case rate.period when 'hour' then replace(to_char(rate.high, 'FM990.00'), '.', ',')
    else replace(to_char(rate.high, 'FM999,999'), ',', chr(160)) end || chr(160) || '$' as high_text,
  case rate.period when 'hour' then ' l''heure' else ' par année' end as unit
) as pay
-- Four in ten are open abroad, two are not, the others do not say; of those that are, some have or
-- ask for an LMIA, some count on Mobilité francophone where it may be, and some do nothing.
cross join lateral (select
  case when t.description ~ 'de l''étranger sont bienvenues' or o.n % 10 < 4 then true
    when o.n % 10 < 6 then false end as is_open) as answer
cross join lateral (select answer.is_open, case when answer.is_open then case o.n / 10 % 5
    when 0 then 'lmia_obtained' when 1 then 'lmia_pending' when 4 then null
    when 2 then case when o.province <> 'QC' then 'francophone_mobility' else 'lmia_pending' end
    else case when o.province <> 'QC' then 'francophone_mobility' else 'none' end end
  when answer.is_open is false then case when o.n % 2 = 0 then 'none' end end as permit) as abroad
-- The newest an hour ago, the oldest two months; expired ones had their month.
cross join lateral (select
  now() - make_interval(mins => (66 * power(o.n, 1.5))::integer)
    - case when o.n % 12 = 0 then interval '30 days' else interval '0' end
) as p (posted_at);

-- Work of the summer begins in summer.
update public.jobs j set start_date = s.day, abroad_start_date = s.day
from (select (date_trunc('year', private.today() + interval '7 months') + interval '5 months')::date) as s (day)
where j.title = 'Stagiaire en analyse de données';

-- A trade of which enough employers say what they pay for its median to be told. They take their text
-- from the offers above, and have dates of their own: those keep theirs.
with opening (n, employer, location, detail, low, high, recruiter) as (values
  (1, 'CPE Les Petits Castors', 'Sherbrooke, Québec', 'Groupe des trois ans, sieste sous les pins et sortie au marché le jeudi.', 23.25, 30.5, 'a1'),
  (2, 'CPE Les Petits Castors', 'Trois-Rivières, Québec', 'Ouverture d''une deuxième pouponnière : vous en choisissez les jeux et le rythme.', 23.5, 31, 'a1'),
  (3, 'Municipalité de Val-des-Pins', 'Drummondville, Québec', 'Halte-garderie de la bibliothèque, groupes de huit, fermée le soir et la fin de semaine.', 24, 31.5, 'a1'),
  (4, 'École de la Lanterne', 'Longueuil, Québec', 'Service de garde en maternelle, avec les mêmes enfants jusqu''à la première année.', 23, 29.5, 'a1'),
  (5, 'Collège de la Passerelle', 'Gatineau, Québec', 'Garderie du campus : les parents étudient, les enfants ont la cour et le jardin d''hiver.', 24.5, 32, 'a2'),
  (6, 'Collège de la Passerelle', 'Québec, Québec', 'Équipe de neuf, projet de langue des signes et de musique avec les tout-petits.', 25, 32.5, 'a2'),
  (7, 'Centre de santé du Ruisseau-Clair', 'Saguenay, Québec', 'Garderie du personnel soignant, ouverte dès six heures, prime de matin.', 26, 33.5, 'a2'),
  (8, 'Résidence Les Trois Tilleuls', 'Lévis, Québec', 'Garderie au rez-de-chaussée d''une résidence : lectures et potager avec les personnes aînées.', 24, 31, 'a3'),
  (9, 'Résidence Les Trois Tilleuls', 'Montréal, Québec', 'Groupe multiâge de six enfants, semaine de quatre jours de neuf heures possible.', 25.5, 33, 'a3'),
  (10, 'Caisse mutuelle de la Grande Ourse', 'Rimouski, Québec', 'Garderie en milieu de travail, douze places, toutes prises par des familles d''ici et d''ailleurs.', 23.75, 30.75, 'a3')
)
insert into public.jobs (id, title, company_name, company, location, work_mode, work_time,
  weekly_hours_min, description, requirements, benefits, contract_type, sector, trade,
  activity_sector, salary_range, salary_min, salary_max, salary_period, application_deadline,
  posted_at, created_at, recruiter_id, french_level, english_level)
select overlay(overlay(md5('petite enfance ' || o.n) placing '4' from 13) placing '8' from 17)::uuid,
  'Éducateur·rice à la petite enfance', o.employer, e.company, o.location, 'site', 'full', 35,
  o.detail || substr(t.description, strpos(t.description, E'\n\n')), t.requirements, t.benefits,
  'CDI', t.sector, 'educateur-petite-enfance', t.activity_sector,
  replace(to_char(o.low, 'FM990.00'), '.', ',') || chr(160) || '$ – '
    || replace(to_char(o.high, 'FM990.00'), '.', ',') || chr(160) || '$ l''heure',
  o.low, o.high, 'hour', case when o.n % 3 = 0 then private.today() + 20 + o.n end, p.posted_at,
  p.posted_at, ('00000000-0000-4000-8000-0000000000' || o.recruiter)::uuid, 'advanced', 'none'
from opening o
cross join lateral (select now() - make_interval(days => 20 + 2 * o.n) as posted_at) as p
cross join lateral (select distinct on (j.company_name) j.company from public.jobs j
  where j.company_name = o.employer) as e
cross join (select j.* from public.jobs j
  where j.title = 'Éducateur·rice à la petite enfance' and j.contract_type = 'CDI'
  order by j.id limit 1) as t;

-- ── Missions ────────────────────────────────────────────────────────────────────────────────
insert into public.freelance_jobs (id, title, company_name, location, description, skills_required,
  budget, duration, application_deadline, posted_at, status, recruiter_id, created_at, open_abroad,
  permit_offer, french_level, english_level, answer_days)
select
  overlay(overlay(md5('mission ' || m.n) placing '4' from 13) placing '8' from 17)::uuid,
  m.title, m.company, m.location, m.description, m.skills, m.budget, m.duration,
  case when m.n in (19, 38) then private.today() - 3
    when m.n % 3 = 0 then private.today() + (5 + m.n)::integer end,
  now() - make_interval(hours => (m.n * m.n)::integer),
  case m.n when 27 then 'filled' when 33 then 'draft' else 'published' end,
  case m.n % 3 when 0 then '00000000-0000-4000-8000-0000000000a2'::uuid
    else '00000000-0000-4000-8000-0000000000a1'::uuid end,
  now() - make_interval(hours => (m.n * m.n)::integer),
  -- A mission done at home may be done from anywhere, and takes no step for a permit.
  case when m.n % 4 <> 3 then m.location like 'À distance%' end,
  case when m.n % 4 <> 3 and m.location like 'À distance%' then 'none' end,
  case when m.n % 5 <> 4 then 'advanced' end,
  case when concat(m.description, m.skills) ~* 'anglais|bilingu' then 'advanced'
    when m.n % 5 <> 4 then 'none' end,
  (array[14, 7, 21, 30])[1 + m.n % 4]
from (values
  (1, 'Tableau de bord React pour une coopérative laitière', 'Coopérative agricole du Ruisseau-Blanc', 'À distance, Québec', 'Nos 85 fermes envoient chaque jour des mesures de lait et de température. Il s''agit d''en faire un tableau de bord lisible sur téléphone, dans une étable mal éclairée. L''API existe et elle est documentée; les maquettes aussi. Livraison par écrans, avec une démonstration aux productrices et producteurs toutes les deux semaines.', array['React', 'TypeScript', 'Accessibilité'], 6800, '2 mois'),
  (2, 'Refonte de la boutique d''une boulangerie', 'Fournil des Quatre Vents', 'Montréal, Québec', 'Commande en ligne, cueillette en boutique et carte-cadeau : la boutique actuelle perd une commande sur dix. Vous proposez une solution simple, la mettez en place avec nos deux gérantes et formez l''équipe en une matinée.', array['Design', 'Commerce électronique', 'HTML et CSS'], 3900, '6 semaines'),
  (3, 'Automatisation de rapports en Python', 'Logistique Quai 14', 'À distance', 'Chaque lundi, trois personnes recopient des chiffres d''un entrepôt à l''autre. Vous écrivez les scripts qui lisent les exports, signalent les écarts et déposent un rapport. Code testé, documenté et remis avec un guide d''une page.', array['Python', 'SQL', 'Excel'], 2400, '4 semaines'),
  (4, 'Campagne de recrutement bilingue', 'Convoi Boréal Transport', 'À distance, Ontario', 'Nous cherchons quarante chauffeuses et chauffeurs avant l''été. Mission complète : message, page d''atterrissage, annonces et suivi des candidatures, en français d''abord et en anglais ensuite.', array['Marketing', 'Rédaction', 'Publicité en ligne'], 4500, '3 mois'),
  (5, 'Traduction d''un guide d''accueil pour personnes immigrantes', 'Voltige Communications', 'À distance', 'Guide de 14 000 mots, de l''anglais au français, en langage clair. Un glossaire et une relectrice sont fournis. La mise en page se fait ensuite de notre côté.', array['Traduction', 'Langage clair', 'Révision'], 2800, '5 semaines'),
  (6, 'API de réservation pour un centre communautaire', 'Municipalité de Val-des-Pins', 'À distance, Québec', 'Réservation de plateaux sportifs, listes d''attente et paiements. La base de données est en place; il manque une API propre, des tests et une documentation que notre équipe pourra tenir à jour.', array['Node.js', 'PostgreSQL', 'Tests'], 8200, '3 mois'),
  (7, 'Identité visuelle d''un festival de contes', 'Atelier Pixel d''Érable', 'Sherbrooke, Québec', 'Affiche, programme, gabarits pour les réseaux et signalétique légère. Le thème de l''année : la débâcle. Trois pistes, deux allers-retours, livraison des fichiers sources.', array['Design', 'Illustration', 'Impression'], 3200, '1 mois'),
  (8, 'Vidéo de présentation de métiers du bois', 'Charpentes du Fjord', 'Saguenay, Québec', 'Trois portraits de deux minutes, tournés à l''usine et sur un chantier. Sous-titres français et anglais. Le logement et les déplacements sont payés.', array['Vidéo', 'Montage', 'Sous-titrage'], 5400, '6 semaines'),
  (9, 'Audit d''accessibilité d''un site public', 'Atelier Pixel d''Érable', 'À distance', 'Une quarantaine de gabarits à vérifier selon les WCAG, avec lecteur d''écran et clavier. Nous attendons un rapport priorisé et des exemples de correction, pas une liste de cases.', array['Accessibilité', 'HTML et CSS', 'React'], 3600, '3 semaines'),
  (10, 'Migration de courriels et de fichiers', 'Résidence Les Trois Tilleuls', 'Trois-Rivières, Québec', 'Cinquante boîtes, dix ans d''archives et une équipe qui n''a pas le temps : planification, migration de nuit, accompagnement de deux jours sur place.', array['Microsoft 365', 'Administration de systèmes', 'Formation'], 1900, '10 jours'),
  (11, 'Application de cueillette hors ligne', 'Vergers de la Butte-aux-Érables', 'Granby, Québec', 'Au verger, le réseau tombe. L''application doit compter les bacs par équipe, fonctionner sans connexion et se synchroniser le soir. Une première version a été dessinée par notre fille; elle est bonne.', array['React', 'Applications web progressives', 'Design'], 5200, '2 à 3 mois'),
  (12, 'Rédaction de douze fiches de métiers', 'Collège de la Passerelle', 'À distance, Québec', 'Douze fiches de 700 mots sur des métiers en demande, à partir d''entrevues que nous organisons. Ton direct, exemples concrets, sources officielles.', array['Rédaction', 'Entrevue', 'Marketing'], 1800, '1 mois'),
  (13, 'Analyse de données sur la rétention du personnel', 'CPE Les Petits Castors', 'À distance, Québec', 'Six ans de données anonymisées et une question simple : pourquoi les gens restent-ils? Vous explorez, vous doutez, vous présentez en une heure au conseil d''administration.', array['Python', 'Statistiques', 'Visualisation'], 2600, '5 semaines'),
  (14, 'Mise en place d''une infolettre mensuelle', 'Auberge du Héron gris', 'Rimouski, Québec', 'Gabarit, rubriques, calendrier et premiers envois. Notre liste compte 6 000 personnes qui ont vraiment demandé à y être.', array['Marketing', 'Rédaction', 'Design'], 1400, '3 semaines'),
  (15, 'Intégration d''un système de paie', 'Cuisines du Chaudron', 'À distance, Nouveau-Brunswick', 'Relier les feuilles de temps au logiciel de paie, tester deux cycles en parallèle et former deux personnes. Confidentialité absolue.', array['Node.js', 'API', 'Paie'], 4100, '2 mois'),
  (16, 'Maquettes d''une application de covoiturage scolaire', 'École de la Lanterne', 'Toronto, Ontario', 'Entrevues avec dix parents, parcours, maquettes cliquables et essai avec cinq familles. La mise en production viendra plus tard.', array['Design', 'Recherche utilisateur', 'Figma'], 3000, '4 semaines'),
  (17, 'Tests automatisés pour un logiciel municipal', 'Nordet Logiciels', 'À distance', 'Couvrir les quarante parcours critiques d''un produit mature : Playwright, données de test, intégration continue. Vous travaillez en binôme avec une développeuse de l''équipe.', array['Node.js', 'Playwright', 'Intégration continue'], 7200, '3 mois'),
  (18, 'Formation en langage clair', 'Compas Assurances', 'Montréal, Québec', 'Deux journées pour trente personnes, avec réécriture de vraies lettres. Un suivi d''une demi-journée, un mois après.', array['Formation', 'Langage clair', 'Rédaction'], 3400, '2 mois'),
  (19, 'Photographies de chantiers d''hiver', 'Constructions Beffroi', 'Québec, Québec', 'Six demi-journées entre janvier et mars, selon la météo. Cession de droits négociée, crédit toujours affiché.', array['Photographie', 'Retouche'], 1600, '6 semaines'),
  (20, 'Outil de soumission en ligne', 'Usinage Fer-Nord', 'À distance, Québec', 'Nos clientes et clients déposent un plan et reçoivent un ordre de grandeur. La règle de calcul existe dans un chiffrier; il faut en faire une page sûre et rapide.', array['React', 'Node.js', 'Sécurité'], 9400, '4 mois'),
  (21, 'Référencement d''un site de pourvoiries', 'Agence Phare et compagnie', 'À distance', 'Audit technique, structure de contenu et accompagnement d''une rédactrice pendant deux mois. Nous préférons dix bonnes pages à cent vides.', array['Marketing', 'Référencement', 'Analyse d''audience'], 2900, '2 mois'),
  (22, 'Cartographie de bornes de recharge', 'Énergies du Torrent', 'À distance, Québec', 'Carte publique alimentée par un fichier quotidien, filtres par puissance et accessibilité universelle des emplacements.', array['React', 'Cartographie', 'Données ouvertes'], 4800, '7 semaines'),
  (23, 'Comptes rendus de consultations publiques', 'Municipalité de Val-des-Pins', 'Drummondville, Québec', 'Quatre soirées, prise de notes, synthèse de dix pages chacune et présentation au conseil. Neutralité exigée.', array['Rédaction', 'Synthèse', 'Animation'], 2100, '2 mois'),
  (24, 'Nettoyage d''une base de 90 000 contacts', 'Caisse mutuelle de la Grande Ourse', 'À distance, Québec', 'Dédoublonnage, normalisation d''adresses et règles à documenter. Environnement sécurisé, données pseudonymisées.', array['Python', 'SQL', 'Qualité des données'], 3700, '6 semaines'),
  (25, 'Illustrations pour un cahier d''apprentissage', 'Collège de la Passerelle', 'À distance', 'Trente illustrations en deux couleurs pour un cahier de français langue seconde. Des gens de tous âges, des scènes de la vie d''ici, aucun cliché.', array['Illustration', 'Design'], 2700, '2 mois'),
  (26, 'Prototype de borne d''accueil', 'Centre de santé du Ruisseau-Clair', 'Gatineau, Québec', 'Une tablette à l''entrée de la clinique, quatre langues, grands boutons, impression d''un billet. Essais avec de vraies personnes, dont des aînées.', array['React', 'Design', 'Accessibilité'], 5600, '2 mois'),
  (27, 'Animation d''une communauté en ligne', 'Voltige Communications', 'À distance', 'Dix heures par semaine pour modérer, répondre et relancer un groupe de 4 000 professionnelles et professionnels de la santé.', array['Marketing', 'Modération', 'Rédaction'], null, '6 mois'),
  (28, 'Architecture d''un entrepôt de données', 'Compas Assurances', 'Toronto, Ontario', 'Trois sources, un modèle commun et des indicateurs que deux directions calculent différemment. On attend de la méthode et un peu de diplomatie.', array['SQL', 'Python', 'Modélisation'], 14500, '5 mois'),
  (29, 'Site d''un syndicat de producteurs', 'Coopérative agricole du Ruisseau-Blanc', 'Moncton, Nouveau-Brunswick', 'Une dizaine de pages, une zone réservée aux membres et un calendrier. L''équipe publiera elle-même.', array['Design', 'Gestion de contenu', 'HTML et CSS'], 4900, '2 mois'),
  (30, 'Sous-titrage d''une série de balados', 'Agence Phare et compagnie', 'À distance', 'Douze épisodes de trente minutes à transcrire et à sous-titrer pour leur version vidéo. Accents de toute la francophonie.', array['Sous-titrage', 'Transcription'], 1500, '1 mois'),
  (31, 'Accompagnement d''une équipe React', 'Atelier Pixel d''Érable', 'Québec, Québec', 'Une demi-journée par semaine pendant un trimestre : revue de code, tests et composants. L''équipe est motivée et un peu désordonnée.', array['React', 'Mentorat', 'Tests'], 6000, '3 mois'),
  (32, 'Plan de communication d''une ouverture', 'Hôtel Marée haute', 'Victoria, Colombie-Britannique', 'Nouvelle aile de quarante chambres : plan de lancement, relations de presse bilingues et bilan.', array['Marketing', 'Relations de presse', 'Rédaction'], 5800, '10 semaines'),
  (33, 'Extraction de données de vieux contrats', 'Logistique Quai 14', 'À distance, Ontario', 'Deux mille contrats numérisés, vingt champs à extraire, vérification humaine par échantillon.', array['Python', 'Extraction de texte'], null, '2 mois'),
  (34, 'Modernisation d''un service Node.js', 'Nordet Logiciels', 'À distance', 'Un service de notifications vieux de huit ans, sans tests, mais qui n''a jamais perdu un message. Il faut le rajeunir sans lui faire perdre cette qualité.', array['Node.js', 'TypeScript', 'PostgreSQL'], 10500, '4 mois'),
  (35, 'Charte graphique d''un organisme d''accueil', 'Centre de santé du Ruisseau-Clair', 'Saint-Boniface, Manitoba', 'Logo, couleurs et gabarits pour un nouvel organisme francophone. Le nom est choisi, le budget est serré, la liberté est grande.', array['Design', 'Identité visuelle'], 1700, '3 semaines'),
  (36, 'Révision linguistique d''un rapport annuel', 'Caisse mutuelle de la Grande Ourse', 'À distance', 'Quatre-vingts pages, tableaux compris, à réviser en une semaine. Un guide de rédaction est fourni.', array['Révision', 'Langage clair'], 1100, '1 semaine'),
  (37, 'Conception d''un cours en ligne', 'Collège de la Passerelle', 'À distance, Québec', 'Huit modules sur la recherche d''emploi au Canada : scénarisation, exercices et évaluation. Le tournage est à notre charge.', array['Conception pédagogique', 'Rédaction', 'Marketing'], 7600, '4 mois'),
  (38, 'Mise à jour d''une application de tournées', 'Convoi Boréal Transport', 'Winnipeg, Manitoba', 'Application mobile existante à porter sur les nouveaux téléphones de la flotte, avec deux fonctions de plus. Candidatures fermées bientôt.', array['React', 'Mobile', 'Node.js'], 8800, '3 mois'),
  (39, 'Enquête auprès de la clientèle étudiante', 'École de la Lanterne', 'À distance', 'Questionnaire, entrevues de groupe et rapport court. Nous voulons savoir ce qui manque aux familles, pas ce qui nous flatte.', array['Recherche utilisateur', 'Statistiques'], null, 'À convenir'),
  (40, 'Script de veille des bourses d''études', 'Collège de la Passerelle', 'À distance', 'Un script poli, qui respecte les sites visités, signale les pages officielles modifiées et envoie un résumé hebdomadaire. Python ou Node.js, au choix.', array['Python', 'Node.js', 'Veille'], 1950, '3 semaines')
) as m (n, title, company, location, description, skills, budget, duration);

-- ── Bourses: real programmes and invented ones, and each says which ─────────────────────────
-- A real one bears the dates on which it usually closes, and an amount with its year, where a page of the
-- programme or of a university that runs it states them (docs/facts.md). It never has a `deadline`: nothing
-- may expire, remind or promise by a date that is not announced.
insert into public.scholarships (id, title, university, location, level, field, amount, deadline,
  duration, description, requirements, benefits, official_link, application_mode, posted_at,
  recruiter_id, created_at)
select
  overlay(overlay(md5('bourse ' || b.n) placing '4' from 13) placing '8' from 17)::uuid,
  b.title, b.university, b.location, b.level, b.field, b.amount,
  case when b.days is not null then private.today() + b.days end,
  b.duration, b.description, b.requirements, b.benefits, b.link,
  case when b.direct then 'direct' else 'official' end,
  now() - make_interval(days => b.n * 2), '00000000-0000-4000-8000-0000000000a3',
  now() - make_interval(days => b.n * 2)
from (values
  (1, 'Bourses d''études supérieures en recherche du Canada – maîtrise', 'Conseil de recherches en sciences naturelles et en génie', 'Canada', 'Master', 'Toutes disciplines', 'Bourse partielle : 27 000 $ pour 12 mois (concours 2025)', null, '1 an', 'Programme des trois organismes fédéraux de recherche pour une maîtrise qui mène à un mémoire ou à un projet de recherche. La demande passe par l''université, qui reçoit un quota de bourses. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de l''université ou de l''organisme.', array['Citoyenneté canadienne ou résidence permanente (ou personne protégée)', 'Programme avec une importante part de recherche'], array['Une année de recherche financée'], 'https://bourses.uqam.ca/besrc-m', false),
  (2, 'Exemple fictif : Bourses de recherche doctorale Grand-Large', 'Université du Grand-Large', 'Halifax, Nouvelle-Écosse', 'Doctorat', 'Sciences', 'Bourse complète de recherche', 62, '3 ans', 'Appui à des doctorats en sciences de la mer et du climat, avec deux étés passés à bord d''un navire de recherche. Exemple fictif : ce programme n''existe pas.', array['Inscription à un doctorat', 'Projet de recherche original', 'Deux lettres de recommandation'], array['Financement pluriannuel', 'Séjours en mer'], null, true),
  (4, 'Programme des futurs leaders dans les Amériques', 'Affaires mondiales Canada', 'Canada', 'Licence', 'Toutes disciplines', 'Bourse partielle : 8 600 $ à 12 400 $ (concours 2026)', null, 'Court séjour', 'Court séjour d''études ou de recherche pour des étudiantes et étudiants d''Amérique latine et des Caraïbes, du collège aux cycles supérieurs. C''est l''établissement canadien qui dépose la demande. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de l''établissement d''accueil.', array['Citoyenneté d''un pays ou territoire admissible', 'Inscription dans un établissement de la région'], array['Études ou recherche au Canada'], 'https://www.educanada.ca/scholarships-bourses/can/institutions/elap-pfla.aspx?lang=fra', false),
  (5, 'Exemple fictif : Bourses Retour au pays de la Francophonie', 'Fondation de la Grande Ourse', 'Canada', 'Master', 'Toutes disciplines', 'Bourse complète', 90, '2 ans', 'Pour des formatrices et formateurs de pays de la Francophonie qui reviendront enseigner chez eux après une maîtrise en français au Canada. Exemple fictif : ce programme n''existe pas.', array['Poste de formation dans le pays d''origine', 'Engagement de retour', 'Français courant'], array['Droits de scolarité', 'Allocation de subsistance', 'Accompagnement à l''arrivée'], null, true),
  (6, 'Bourses d''exemption de droits supplémentaires', 'Gouvernement du Québec', 'Québec', 'Licence', 'Toutes disciplines', 'Exemption des droits de scolarité supplémentaires', null, 'Selon l''entente', 'Le Québec a signé avec certains pays des ententes qui dispensent des étudiantes et étudiants des droits supplémentaires demandés aux personnes de l''étranger. Le pays d''origine présente les candidatures. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de ce pays et de l''établissement.', array['Citoyenneté d''un pays signataire', 'Admission dans une université québécoise', 'Présentation par le pays d''origine'], array['Droits de scolarité réduits'], 'https://www.quebec.ca/education/etudier-quebec/aide-financiere-etudiants-internationaux/exemption-droits-scolarite-ententes', false),
  (7, 'Exemple fictif : Bourses d''excellence Aurore', 'Université du Grand-Large', 'Halifax, Nouvelle-Écosse', 'Doctorat', 'Sciences', 'Bourse complète', 55, '3 ans', 'Doctorats en astronomie et en physique, avec l''accès à un télescope partagé par quatre universités. Exemple fictif : ce programme n''existe pas.', array['Dossier universitaire excellent', 'Lettre d''un directeur ou d''une directrice de recherche'], array['Financement pluriannuel', 'Temps d''observation garanti'], null, true),
  (8, 'Bourses d''exemption de l''Université de Montréal', 'Université de Montréal', 'Montréal, Québec', 'Licence', 'Toutes disciplines', 'Bourse partielle, exemption automatique', null, 'Durée du programme', 'Réduction des droits de scolarité pour la plupart des étudiantes et étudiants de l''étranger. Il n''y a pas de formulaire : le dossier est étudié avec la demande d''admission. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de l''université.', array['Ni citoyenneté canadienne ni française ni belge', 'Admission dans un programme admissible', 'Autorisations d''études valides', 'Études à temps plein'], array['Réduction des droits de scolarité', 'Aucune demande séparée'], 'https://registraire.umontreal.ca/droits-de-scolarite/exemptions-des-droits-de-scolarite-supplementaires-et-bourses-pour-etudiantes-et-etudiants-internationaux/', false),
  (9, 'Bourses de leadership et d''engagement', 'Université Laval', 'Québec, Québec', 'Licence', 'Toutes disciplines', 'Bourse partielle', null, 'Selon le cycle', 'Bourses qui tiennent compte de l''engagement autant que des notes. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de l''université.', array['Citoyenneté canadienne ou résidence permanente', 'Admission à un programme admissible', 'Engagement bénévole ou parascolaire'], array['Appui à un projet d''engagement'], 'https://repertoire.bbaf.ulaval.ca/', false),
  (10, 'Bourses Citoyennes et citoyens du monde', 'Université Laval', 'Québec, Québec', 'Master', 'Toutes disciplines', 'Bourse partielle', null, 'Selon le cycle', 'Bourses offertes à des étudiantes et étudiants de l''étranger. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de l''université.', array['Admission à l''université'], array['Appui aux études'], 'https://repertoire.bbaf.ulaval.ca/bourse/102573/bourse-citoyennes-et-citoyens-du-monde-volet-excellence-maitrise-memoire-et-doctorat-hiver-2026', false),
  (11, 'Exemple fictif : Bourses d''admission en génie coopératif', 'Université des Trois-Rivages', 'Rimouski, Québec', 'Licence', 'Ingénierie', 'Bourse partielle', 33, '1 an', 'Soutien à l''admission dans des programmes où des stages rémunérés alternent avec les sessions de cours. Exemple fictif : ce programme n''existe pas.', array['Admission en génie', 'Lettre de motivation'], array['Montant à l''inscription', 'Stages rémunérés dans le programme'], null, true),
  (12, 'Bourses de la Fondation de l''UQAM', 'Université du Québec à Montréal', 'Montréal, Québec', 'Master', 'Toutes disciplines', 'Bourse partielle, plusieurs montants', null, 'Selon la bourse', 'Des bourses dans de nombreuses disciplines, réunies par la fondation de l''université. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de la fondation.', array['Inscription à l''université', 'Conditions de chaque bourse'], array['Plusieurs bourses au même endroit'], 'https://bourses.uqam.ca/', false),
  (13, 'Bourses de la Fondation Pierre Elliott Trudeau', 'Fondation Pierre Elliott Trudeau', 'Canada', 'Doctorat', 'Sciences humaines et sociales', 'Bourse complète de recherche et de leadership', null, 'Selon le concours', 'Programme doctoral en sciences humaines et sociales qui joint à la recherche une formation au leadership engagé, avec des mentores et mentors. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de la fondation.', array['Doctorat en cours', 'Recherche liée aux thèmes de la fondation'], array['Mentorat', 'Rencontres'], 'https://www.fondationtrudeau.ca/faq', false),
  (14, 'Stages de recherche Globalink', 'Mitacs', 'Canada', 'Licence', 'Toutes disciplines', 'Bourse partielle de séjour', null, '12 semaines', 'Stage de recherche de douze semaines, entre mai et octobre, dans une université canadienne, pour des étudiantes et étudiants de premier cycle de pays et régions partenaires. Toutes les disciplines sont représentées. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de Mitacs.', array['Études de premier cycle à temps plein dans un établissement admissible', 'Relevé de notes et lettre de référence', 'Choix de plusieurs projets'], array['Supervision universitaire', 'Ateliers de perfectionnement'], 'https://www.mitacs.ca/fr/', false),
  (15, 'Bourses d''exonération partielle de l''Université d''Ottawa', 'Université d''Ottawa', 'Ottawa, Ontario', 'Licence', 'Toutes disciplines', 'Bourse partielle pour études en français', null, 'Durée du programme', 'Réduction des droits de scolarité pour les étudiantes et étudiants de l''étranger, francophones ou francophiles, dans un programme offert en français ou en immersion. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de l''université.', array['Programme offert en français ou régime d''immersion', 'Statut international'], array['Réduction des droits de scolarité'], 'https://www.uottawa.ca/etudes/aide-financiere-bourses', false),
  (16, 'Exemple fictif : Bourses Nord en français', 'Collège de la Passerelle', 'Hawkesbury, Ontario', 'Licence', 'Toutes disciplines', 'Bourse partielle', 60, '1 an', 'Appui aux études de premier cycle en français, avec un mentorat étudiant dès l''arrivée. Exemple fictif : ce programme n''existe pas.', array['Programme en français', 'Formulaire en ligne'], array['Mentorat', 'Montant versé en deux tranches'], null, true),
  (17, 'Exemple fictif : Bourses d''accueil Petite-Nation', 'Université des Trois-Rivages', 'Rimouski, Québec', 'Licence', 'Commerce', 'Bourse partielle', 70, '3 ans', 'Des bourses d''accueil qui tiennent compte du coût de la vie. Les classes comptent quinze personnes. Exemple fictif : ce programme n''existe pas.', array['Admission dans un programme', 'Français courant'], array['Renouvellement annuel', 'Stages', 'Petites classes'], null, true),
  (19, 'Bourses de recherche de premier cycle', 'Organismes fédéraux de recherche', 'Canada', 'Licence', 'Ingénierie', 'Bourse partielle : 6 000 $, plus la part de l''établissement (2026)', null, 'Une session', 'Première expérience de recherche en milieu universitaire. L''établissement reçoit un quota de bourses et gère les demandes. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de l''établissement.', array['Inscription à un baccalauréat', 'Citoyenneté canadienne ou résidence permanente (ou personne protégée)', 'Accord d''une directrice ou d''un directeur de recherche'], array['Expérience de recherche rémunérée'], 'https://www.nserc-crsng.gc.ca/Students-Etudiants/UG-PC/index_fra.asp', false),
  (20, 'Exemple fictif : Bourses d''entrée des Prairies', 'Université de la Rivière-aux-Rats', 'Winnipeg, Manitoba', 'Licence', 'Commerce', 'Bourse partielle', 53, '1 an', 'Bourses d''entrée dans un milieu de vie en français, au cœur des Prairies. Exemple fictif : ce programme n''existe pas.', array['Admission à un programme', 'Français courant'], array['Montant à l''inscription', 'Logement facilité'], null, true),
  (21, 'Exemple fictif : Bourses d''entrée de la Baie', 'Université du Grand-Large', 'Halifax, Nouvelle-Écosse', 'Licence', 'Toutes disciplines', 'Bourse partielle', 57, '4 ans', 'Études et vie en résidence en français, au bord de la mer. L''engagement communautaire compte autant que les notes. Exemple fictif : ce programme n''existe pas.', array['Moyenne minimale', 'Engagement communautaire'], array['Résidence à coût réduit', 'Renouvellement annuel'], null, true),
  (22, 'Exemple fictif : Bourses de mérite des Rocheuses', 'Collège de la Passerelle', 'Edmonton, Alberta', 'Licence', 'Sciences', 'Bourse partielle', 64, '1 an', 'Bourses d''admission et de mérite pour des personnes qui étudient les sciences en français dans l''Ouest. Exemple fictif : ce programme n''existe pas.', array['Admission au programme de sciences', 'Dossier de candidature'], array['Appui aux études en français', 'Vie étudiante bilingue'], null, true),
  (23, 'Bourses commémoratives Mackenzie King', 'Fiduciaires des bourses Mackenzie King', 'Canada', 'Master', 'Toutes disciplines', 'Bourse partielle', null, '1 an', 'Une bourse ouverte à toutes les disciplines, au Canada ou ailleurs, et des bourses de voyage pour étudier les relations internationales ou industrielles aux États-Unis ou au Royaume-Uni. La demande se fait par l''université canadienne d''attache ; le site des bourses est en anglais. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de cette université.', array['Diplôme d''une université canadienne', 'Excellent dossier', 'Trois lettres de recommandation'], array['Une année d''études supérieures'], 'https://mkingscholarships.ca/home-page/how-to-apply', false),
  (24, 'Bourses de la Fondation Desjardins', 'Fondation Desjardins', 'Québec et Ontario', 'Licence', 'Toutes disciplines', 'Bourse partielle : de 1 000 $ à 5 000 $', null, 'Selon la bourse', 'Bourses d''une fondation liée à un groupe financier coopératif. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de la fondation.', array['30 ans au plus', 'Adhésion à une caisse du Québec ou de l''Ontario', 'Conditions de chaque bourse'], array['Appui aux études'], 'https://www.desjardins.com/en/about-us/community/community-development/scholarships.html', false),
  (25, 'Bourses McCall MacBain', 'Université McGill', 'Montréal, Québec', 'Master', 'Toutes disciplines', 'Bourse complète : droits de scolarité et 2 300 $ par mois (2026)', null, 'Durée du programme', 'Maîtrise ou second diplôme professionnel à McGill, avec un programme de leadership. La bourse couvre les droits et une allocation mensuelle; l''admission à l''université se demande à part. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de l''université.', array['Premier baccalauréat récent ou en voie d''être obtenu', 'Admission à un programme admissible'], array['Droits de scolarité et subsistance', 'Mentorat', 'Programme de leadership'], 'https://boursiersmccallmacbain.org/', false),
  (26, 'Exemple fictif : Bourse d''accueil du Collège de la Passerelle', 'Collège de la Passerelle', 'Trois-Rivières, Québec', 'Licence', 'Informatique', 'Bourse partielle de 4 000 $', 29, '2 ans', 'Bourse d''accueil pour des étudiantes et étudiants qui commencent un programme technique en informatique. Les dossiers sont lus en entier, lettre comprise, et une entrevue téléphonique confirme le choix. Exemple fictif : ce programme n''existe pas.', array['Admission au programme', 'Lettre de motivation d''une page', 'Français courant'], array['4 000 $ versés à l''inscription', 'Parrainage par une personne de deuxième année', 'Aide au logement'], null, true),
  (27, 'Exemple fictif : Bourse Ruisseau-Clair en soins infirmiers', 'Collège de la Passerelle', 'Trois-Rivières, Québec', 'Licence', 'Médecine', 'Bourse complète des droits de scolarité', 36, '3 ans', 'Financée par le Centre de santé du Ruisseau-Clair, cette bourse couvre les droits de scolarité des trois années et offre un emploi d''été en clinique. Exemple fictif : ce programme n''existe pas.', array['Admission en soins infirmiers', 'Entrevue avec le centre de santé', 'Engagement de deux ans'], array['Droits de scolarité payés', 'Emploi d''été garanti', 'Mentorat clinique'], null, true),
  (28, 'Exemple fictif : Bourse de la relève en génie du bois', 'Collège de la Passerelle', 'Québec, Québec', 'Master', 'Ingénierie', 'Bourse complète', 21, '2 ans', 'Offerte avec Charpentes du Fjord, cette bourse finance une maîtrise appliquée sur les assemblages de bois, avec un accès à l''atelier d''essais. Exemple fictif : ce programme n''existe pas.', array['Baccalauréat en génie', 'Projet de recherche appliquée', 'Permis d''études valide'], array['Droits de scolarité payés', 'Allocation de recherche', 'Accès à l''atelier'], null, true),
  (29, 'Exemple fictif : Bourse de mobilité en commerce équitable', 'Collège de la Passerelle', 'Montréal, Québec', 'Licence', 'Commerce', 'Bourse partielle de 2 500 $', 15, '1 session', 'Une session d''études ou de stage dans une coopérative du pays, avec un accompagnement pour trouver l''hébergement. Exemple fictif : ce programme n''existe pas.', array['Avoir terminé une première année', 'Projet de mobilité', 'Lettre d''appui'], array['2 500 $', 'Recherche de logement', 'Assurance voyage'], null, true),
  (30, 'Exemple fictif : Bourse d''été en sciences des données', 'Collège de la Passerelle', 'À distance', 'Master', 'Informatique', 'Bourse partielle de 3 000 $', -6, '3 mois', 'Projet d''été supervisé sur des données ouvertes municipales, avec un rapport public et une présentation en septembre. Exemple fictif : ce programme n''existe pas.', array['Inscription à une maîtrise', 'Python', 'Projet d''une page'], array['3 000 $', 'Supervision hebdomadaire', 'Publication du travail'], null, true),
  (31, 'Exemple fictif : Bourse Brise-lames en histoire et en archives', 'Université de l''Anse-aux-Brumes', 'Gaspé, Québec', 'Master', 'Sciences humaines et sociales', 'Bourse partielle de 12 000 $ par an', 41, '2 ans', 'Pour lire, classer et faire parler les papiers de cinq villages de pêche, avec une exposition au bout de la première année. Exemple fictif : ce programme n''existe pas.', array['Baccalauréat en histoire ou en archivistique ou en lettres', 'Projet de deux pages', 'Français courant'], array['12 000 $ par an', 'Bureau aux archives', 'Une exposition à votre nom'], null, true),
  (32, 'Exemple fictif : Bourse de reprise d''études des nouveaux arrivants', 'Fonds Première-Neige', 'Canada', null, 'Toutes disciplines', 'Bourse partielle de 3 500 $', null, '1 session', 'Un coup de main pour qui reprend des études après son arrivée : livres, garde d''enfants ou transport. Les demandes sont lues chaque mois. Exemple fictif : ce programme n''existe pas.', array['Arrivée au Canada depuis moins de cinq ans', 'Inscription ou admission', 'Lettre d''une page sur le projet'], array['3 500 $', 'Rencontre avec une conseillère', 'Réponse en quatre semaines'], null, true),
  (33, 'Exemple fictif : Bourse d''été en données marines', 'Institut du Phare-aux-Goélands', 'Shippagan, Nouveau-Brunswick', 'Licence', 'Sciences', 'Bourse partielle de 5 200 $', 7, '12 semaines', 'Un été à mesurer l''eau, puis à rendre les mesures lisibles pour les gens du quai. Exemple fictif : ce programme n''existe pas.', array['Deux années de baccalauréat', 'Notions de Python ou de R', 'CV d''une page'], array['5 200 $ en trois versements', 'Chambre à prix réduit', 'Sorties en mer'], null, true),
  (34, 'Exemple fictif : Bourse Passage en soins infirmiers', 'Collège du Pont-de-Givre', 'Saint-Boniface, Manitoba', 'Licence', 'Médecine', 'Bourse complète : droits de scolarité et 1 000 $ par mois', 75, '10 mois', 'Pour des infirmières et infirmiers formés à l''étranger qui suivent les cours d''appoint demandés par l''ordre professionnel. Exemple fictif : ce programme n''existe pas.', array['Diplôme en soins infirmiers', 'Lettre de l''ordre qui nomme les cours', 'Français courant'], array['Droits payés', '1 000 $ par mois', 'Stage jumelé', 'Garderie sur place'], null, true),
  (35, 'Exemple fictif : Bourse doctorale Boréale en apprentissage automatique', 'École supérieure du Grand-Harfang', 'Sudbury, Ontario', 'Doctorat', 'Informatique', 'Bourse complète : droits de scolarité et 26 000 $ par an', 120, '4 ans', 'Des modèles sobres, qui apprennent avec peu de données et tournent sur de petites machines. Exemple fictif : ce programme n''existe pas.', array['Maîtrise en informatique ou en mathématiques', 'Accord d''une directrice ou d''un directeur', 'Deux références'], array['Droits payés', '26 000 $ par an', 'Une conférence par an', 'Cours d''anglais ou de français'], null, true),
  (36, 'Exemple fictif : Bourse de la relève agricole en français', 'Coopérative d''enseignement du Champ-d''Avoine', 'Bellegarde, Saskatchewan', 'Licence', 'Commerce', 'Bourse partielle de 2 800 $ par session', 18, '2 ans', 'Gérer une ferme, vendre sa récolte, tenir ses comptes : deux ans de cours en français et deux récoltes sur le terrain. Exemple fictif : ce programme n''existe pas.', array['Études secondaires terminées', 'Expérience agricole', 'Lettre d''appui d''une coopérative'], array['2 800 $ par session', 'Logement chez une famille', 'Parrainage par un membre'], null, true),
  (41, 'Bourses d''études supérieures en recherche du Canada – doctorat', 'Organismes fédéraux de recherche', 'Canada', 'Doctorat', 'Toutes disciplines', 'Bourse partielle : 40 000 $ par an (concours 2025)', null, '3 ans', 'La bourse fédérale de doctorat depuis 2025 : elle remplace, entre autres, les bourses Vanier. Toutes les citoyennetés sont admises, mais une personne de l''étranger doit déjà être inscrite à un doctorat au Canada. L''université demande souvent le dossier en septembre. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de l''université ou de l''organisme.', array['Doctorat au Canada', 'Trente-six mois de doctorat au plus'], array['Trois ans d''appui'], 'https://www.nserc-crsng.gc.ca/Students-Etudiants/PG-CS/cgrsd-besrd_eng.asp', false),
  (42, 'Bourses d''études au Canada – court séjour', 'Affaires mondiales Canada', 'Canada', 'Licence', 'Toutes disciplines', 'Bourse partielle : 10 200 $ à 14 000 $ (concours 2026)', null, 'Court séjour', 'Court séjour d''études ou de recherche pour des étudiantes et étudiants d''Afrique, d''Asie, d''Europe de l''Est et du Moyen-Orient, du collège au doctorat. L''inscription dans votre établissement continue ; c''est l''établissement canadien qui vous propose. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de l''établissement d''accueil.', array['Citoyenneté d''un pays admissible', 'Inscription dans un établissement de ce pays', 'Entente entre les deux établissements'], array['Études ou recherche au Canada'], 'https://www.educanada.ca/scholarships-bourses/can/institutions/study-in-canada-sep-etudes-au-canada-pct.aspx?lang=fra', false),
  (43, 'Bourses d''excellence pour étudiants étrangers du Québec', 'Fonds de recherche du Québec', 'Québec', 'Doctorat', 'Toutes disciplines', 'Bourse partielle : 25 000 $ par an (concours 2025)', null, '3 ans', 'Doctorat, stage postdoctoral ou court séjour de recherche dans une université du Québec, qui présélectionne les dossiers entre juin et septembre. Le montant et les conditions changent d''une année à l''autre : à vérifier auprès de l''université.', array['Ni citoyenneté canadienne ni résidence permanente', 'Présélection par une université du Québec'], array['Trois ans d''appui au doctorat'], 'https://frq.gouv.qc.ca/programme/bourses-dexcellence-pour-etudiants-etrangers-pbeee-2025-2026', false)
) as b (n, title, university, location, level, field, amount, days, duration, description,
  requirements, benefits, link, direct);

-- For whom they are. A real one says what its official page said on the day it was read, and
-- nothing where that is not known; of an invented one it is invented too.
update public.scholarships s set open_to = p.open_to, citizenships = p.citizenships,
  highest_level = p.highest_level, other_fields = p.other_fields, applicants = p.applicants,
  verified_on = p.verified_on::date, usual_deadlines = p.usual, deadline_rule = p.rule
from (values
  (1, 'residents', '{CA}'::text[], null, '{}'::text[], null, '2026-11-28', '{12-01}'::text[], 'institution'),
  (2, 'all', '{}', null, '{}', 'both', null, '{}', null),
  (4, 'listed', '{AI,AG,BS,BB,BZ,BM,VG,KY,CU,DM,DO,GD,GY,HT,JM,MS,KN,LC,VC,SR,TT,TC,CR,SV,GT,HN,NI,PA,MX,AR,BO,BR,CL,CO,EC,PY,PE,UY,VE}', 'Doctorat', '{}', 'abroad', '2026-11-28', '{03}', 'institution'),
  (5, 'listed', '{BJ,BF,BI,KH,CM,CF,KM,CG,CD,CI,DJ,GA,GN,HT,LA,LB,MG,ML,MA,MR,NE,RW,SN,TD,TG,TN,VN}', null, '{}', 'abroad', null, '{}', null),
  (6, null, '{}', null, '{}', null, '2026-11-28', '{}', 'country'),
  (7, 'all', '{}', null, '{}', 'both', null, '{}', null),
  (8, 'foreign', '{}', null, '{}', null, '2026-11-28', '{}', 'admission'),
  (9, 'residents', '{CA}', null, '{}', null, '2026-11-28', '{03-15}', null),
  (10, 'foreign', '{}', null, '{}', null, '2026-11-28', '{}', 'admission'),
  (11, 'foreign', '{}', null, '{}', 'abroad', null, '{}', null),
  (13, 'all', '{}', null, '{}', null, '2026-11-28', '{11}', null),
  (14, null, '{}', null, '{}', 'abroad', '2026-11-28', '{09}', null),
  (15, 'foreign', '{}', null, '{}', null, '2026-11-28', '{}', 'admission'),
  (16, 'foreign', '{}', null, '{}', 'both', null, '{}', null),
  (17, 'foreign', '{}', null, '{}', 'abroad', null, '{}', null),
  (19, 'residents', '{CA}', null, '{Sciences}', null, '2026-11-28', '{}', 'institution'),
  (20, 'all', '{}', null, '{Sciences}', 'both', null, '{}', null),
  (21, 'all', '{}', 'Master', '{}', 'both', null, '{}', null),
  (23, 'all', '{}', 'Doctorat', '{}', null, '2026-11-28', '{02-01}', 'institution'),
  (24, 'residents', '{CA}', 'Doctorat', '{}', 'canada', '2026-11-28', '{03-31}', null),
  (25, 'all', '{}', null, '{}', 'both', '2026-11-28', '{09}', null),
  (26, 'all', '{}', null, '{}', 'both', null, '{}', null),
  (27, 'residents', '{CA}', null, '{}', 'canada', null, '{}', null),
  (28, 'all', '{}', null, '{}', 'canada', null, '{}', null),
  (29, 'all', '{}', null, '{}', 'canada', null, '{}', null),
  (30, 'all', '{}', 'Doctorat', '{}', 'canada', null, '{}', null),
  (31, 'all', '{}', 'Doctorat', '{}', 'both', null, '{}', null),
  (32, 'residents', '{CA}', null, '{}', 'canada', null, '{}', null),
  (33, 'all', '{}', null, '{Informatique}', 'canada', null, '{}', null),
  (34, 'foreign', '{}', null, '{}', 'both', null, '{}', null),
  (35, 'foreign', '{}', null, '{}', 'both', null, '{}', null),
  (36, 'listed', '{BJ,BF,CM,CI,MG,MA,ML,NE,SN,TG,TN}', null, '{Sciences}', 'abroad', null, '{}', null),
  (41, 'all', '{}', null, '{}', null, '2026-11-28', '{10-17}', 'institution'),
  (42, 'listed', '{DZ,BF,CI,EG,ET,GH,JO,KE,MA,NG,RW,SN,TN,TZ,UG,BD,NP,TW,TR,UA}', 'Doctorat', '{}', 'abroad', '2026-11-28', '{03}', 'institution'),
  (43, 'foreign', '{}', null, '{}', null, '2026-11-28', '{11}', 'institution')
) as p (n, open_to, citizenships, highest_level, other_fields, applicants, verified_on, usual, rule)
where s.id = overlay(overlay(md5('bourse ' || p.n) placing '4' from 13) placing '8' from 17)::uuid;

-- ── Articles ────────────────────────────────────────────────────────────────────────────────
-- In the site's simple markup. Rules and amounts change: each text names the official page
-- where they stand, and gives no figure of its own.
insert into public.news_articles (id, title, excerpt, content, category, tags, featured, author_id,
  author_name, published_at, created_at)
select
  overlay(overlay(md5('article ' || a.n) placing '4' from 13) placing '8' from 17)::uuid,
  a.title, a.excerpt, btrim(a.content, E'\n'), a.category, a.tags, a.featured,
  case when a.n = 3 then '00000000-0000-4000-8000-0000000000a2'::uuid
    when a.n % 2 = 0 then '00000000-0000-4000-8000-0000000000a3'::uuid
    else '00000000-0000-4000-8000-0000000000a1'::uuid end,
  case when a.n = 3 then 'Mathieu Thibodeau' when a.n % 2 = 0 then 'Adaeze Okafor'
    else 'Camille Desrosiers' end,
  now() - make_interval(days => a.n * a.n / 6, hours => a.n), now() - make_interval(days => a.n * a.n / 6, hours => a.n)
from (values
  (1, 'Permis d''études : préparer un dossier complet du premier coup', 'Lettre d''acceptation, preuve de fonds, attestation provinciale : ce qu''il faut réunir avant d''ouvrir le formulaire, et les oublis qui coûtent des semaines.', 'visas', array['visas', 'studies', 'permis d''études'], true, '
La demande de permis d''études est souvent le premier contact avec l''administration canadienne. Le formulaire n''est pas difficile; ce sont les pièces qui manquent, ou qui se contredisent, qui retardent les dossiers. Voici une méthode simple pour ne rien oublier.

## Commencer par l''établissement

Avant tout, il faut une **lettre d''acceptation** d''un établissement d''enseignement désigné. La liste officielle se consulte sur le site du gouvernement du Canada, et chaque établissement y porte un numéro à recopier dans le formulaire. Vérifiez aussi que le programme choisi convient à votre projet : les programmes ne mènent pas tous à un permis de travail postdiplôme.

Dans la plupart des cas, une **attestation provinciale ou territoriale** accompagne la demande. Au Québec, on joint à la demande l''attestation de délivrance du certificat d''acceptation du Québec (CAQ) pour études. L''établissement vous dira comment l''obtenir et combien de temps prévoir.

## Prouver ses moyens

Le montant exigé change et dépend du nombre de personnes qui vous accompagnent. Ne vous fiez pas à un chiffre lu dans un forum : la page officielle sur la preuve de capacité financière donne la somme en vigueur le jour de votre demande.

Préparez des documents qui concordent :

- relevés bancaires des derniers mois, au nom de la personne qui paie;
- preuve de paiement des droits de scolarité, si vous en avez déjà payé;
- lettre de soutien si un parent finance vos études, avec ses propres relevés;
- preuve de bourse, le cas échéant.

Une somme importante arrivée la veille appelle une explication. Une phrase et un document valent mieux qu''un silence.

## Écrire une lettre d''explication utile

La lettre d''explication n''est pas un exercice de style. Elle répond à trois questions : pourquoi ce programme, pourquoi maintenant, et comment il s''inscrit dans votre parcours. Une page suffit. Évitez les compliments au Canada : la personne qui lit en voit des centaines.

### Ce qui aide vraiment

- un lien clair entre vos études passées et le programme;
- des projets concrets après le diplôme;
- des pièces citées par leur nom, dans l''ordre où elles sont jointes.

## Traductions, photos et formats

Les documents qui ne sont ni en français ni en anglais doivent être traduits, avec l''affidavit de la traductrice ou du traducteur quand il est exigé. Numérisez à plat, en couleur, sans doigts dans le cadre. Nommez les fichiers clairement : « releve-banque-mars » se comprend mieux que « scan_004 ».

## Après l''envoi

Les données biométriques sont demandées à la plupart des personnes; prenez rendez-vous dès que la lettre d''instruction arrive. Suivez ensuite votre dossier dans votre compte en ligne et gardez la même adresse courriel jusqu''à la décision.

Si une pièce vous est demandée, répondez dans le délai, ne serait-ce que pour dire que le document n''existe pas, et pourquoi.

## Où vérifier

Vérifiez tout cela sur la page [Étudier au Canada](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/etudier-canada.html) d''Immigration, Réfugiés et Citoyenneté Canada et, pour le Québec, sur [quebec.ca](https://www.quebec.ca/immigration). Ce texte informe et ne remplace pas un avis professionnel.
'),
  (2, 'Travailler pendant ses études : ce que dit votre permis', 'Heures permises, emploi sur le campus, stages obligatoires : lire les conditions imprimées sur son permis avant d''accepter un quart.', 'studies', array['studies', 'work', 'permis d''études'], true, '
Beaucoup d''étudiantes et d''étudiants arrivent avec l''idée de travailler un peu. C''est souvent possible, mais pas toujours, et jamais sans limite. La première chose à lire n''est pas un article de blogue : ce sont les conditions imprimées sur votre permis.

## Sur le campus et ailleurs

La réglementation distingue le travail **sur le campus**, dans l''établissement ou pour un organisme qui y offre des services, et le travail **hors campus**. Le premier est en général permis à toute personne inscrite à temps plein dont le permis l''autorise. Le second est limité à un nombre d''heures par semaine pendant les sessions de cours.

Ce nombre a changé plusieurs fois ces dernières années. La seule référence sûre est la page officielle sur le travail hors campus, le jour où vous signez votre contrat.

## Pendant les pauses prévues au calendrier

Lors des congés prévus par l''établissement, comme l''été ou la relâche, la limite peut être levée pour les personnes inscrites à temps plein avant et après le congé. Une session où l''on a choisi de ne pas s''inscrire n''est pas un congé prévu.

## Stages et coop

Un stage **obligatoire** dans le programme peut demander une autre autorisation de travail, selon le niveau et la date : à vérifier auprès d''Immigration, Réfugiés et Citoyenneté Canada avant de commencer. L''établissement fournit une lettre qui confirme que le stage fait partie du diplôme. Demandez-la tôt : les délais sont longs.

- Vérifiez que la lettre précise les dates.
- Ne commencez pas avant d''avoir l''autorisation exigée.
- Gardez une copie de tout dans le nuage.

## Numéro d''assurance sociale

Avant la première paie, il faut un numéro d''assurance sociale. La demande se fait auprès de Service Canada, en ligne ou en personne, et elle est gratuite. L''employeur doit le demander dans les trois jours qui suivent le début de l''emploi : ne le donnez pas avant votre embauche.

## Vos droits au travail

Le statut d''étudiant ne retire aucun droit : salaire minimum, pauses, sécurité, paie remise à date fixe. Chaque province a son organisme. Au Québec, la Commission des normes, de l''équité, de la santé et de la sécurité du travail (CNESST) répond aux questions sur les normes du travail.

### En cas de doute

Conservez vos horaires et vos talons de paie. Si un employeur vous propose une paie sans relevé, refusez : vous perdriez la preuve de vos heures, et avec elle un moyen de défendre votre statut.

## Les erreurs les plus courantes

La première est de compter les heures « en moyenne » : la limite s''applique chaque semaine. La deuxième est de croire qu''un travail en ligne pour un employeur étranger ne compte pas du tout; la réponse dépend de la situation : posez la question à Immigration, Réfugiés et Citoyenneté Canada. La troisième est d''abandonner un cours en milieu de session et de passer à temps partiel sans voir que le droit de travailler peut en dépendre.

## Pour aller plus loin

La page [Travailler pendant vos études](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/etudier-canada/travail.html) tient à jour les heures permises et les exceptions. Le service d''accueil de votre établissement connaît ces règles et vous recevra gratuitement.
'),
  (3, 'Reconnaissance des diplômes : par où commencer', 'Évaluation des diplômes, évaluation comparative, ordre professionnel : trois démarches différentes que l''on confond souvent.', 'work', array['work', 'diplômes', 'ordres professionnels'], true, '
On parle de « faire reconnaître son diplôme » comme s''il s''agissait d''un seul guichet. Il y en a au moins trois, et tout dépend de ce que vous voulez faire ensuite.

## Premier cas : immigrer

Plusieurs programmes d''immigration demandent une **évaluation des diplômes d''études** faite par un organisme désigné. Elle indique à quel diplôme canadien votre diplôme se compare. Elle ne donne aucun droit d''exercer un métier. La liste des organismes se trouve sur le site du gouvernement du Canada.

## Deuxième cas : étudier ou trouver un emploi

Un employeur ou un établissement peut se contenter d''une **évaluation comparative**. Au Québec, le ministère de l''Immigration, de la Francisation et de l''Intégration la délivre : c''est un avis d''expert, qui n''oblige personne. Elle se demande par un formulaire signé, accompagné de copies des diplômes et des relevés : n''envoyez pas d''originaux, ils ne vous seraient pas rendus. Demandez d''abord à l''employeur s''il en veut une.

## Troisième cas : exercer une profession réglementée

Infirmières, ingénieurs, enseignantes, travailleuses sociales et, selon la province, électriciens ou plombiers : ces professions ne s''exercent pas librement. Il faut l''autorisation d''un **ordre professionnel** ou d''un organisme de réglementation, propre à chaque province. Un ingénieur reconnu en Ontario n''est pas automatiquement reconnu au Québec, même si des ententes facilitent le passage.

### Comment savoir si le métier est réglementé

Sur ce site, la page de chaque [métier](/metiers) l''indique province par province, quand une source nous a permis de le vérifier. Le Guichet-Emplois et le Centre d''information canadien sur les diplômes internationaux donnent aussi le nom de l''organisme.

## Préparer le dossier depuis l''étranger

- Demandez vos relevés officiels avant de partir : certaines universités les envoient lentement.
- Faites décrire vos stages et vos heures de pratique.
- Obtenez une attestation de votre ordre d''origine, s''il existe.
- Faites traduire par une personne agréée.

Constituer un dossier complet prend des mois. L''organisme peut accepter, refuser, ou accepter à une condition : un examen, un stage, quelques cours.

## Travailler en attendant

Beaucoup de professions ont un métier voisin qui n''est pas réglementé : technicienne plutôt qu''ingénieure, préposé plutôt qu''infirmier, aide-enseignante plutôt qu''enseignante. Ces postes donnent une première expérience, un réseau et le vocabulaire d''ici. Fixez-vous une date pour reprendre la démarche : le provisoire a tendance à durer.

## Se faire aider

Des organismes financés par les provinces accompagnent ces démarches sans frais. Plusieurs ordres ont un service pour les personnes formées à l''étranger. Demandez-leur quelles formations d''appoint et quelles aides existent : elles changent d''une province à l''autre.

## Ce qu''il faut retenir

Précisez d''abord votre but : immigrer, étudier, trouver un emploi ou exercer un métier réglementé. Ne payez ensuite que l''évaluation qui correspond. Il serait dommage de payer un document qu''aucun organisme ne vous demandera.

## Où vérifier

Commencez par le [Centre d''information canadien sur les diplômes internationaux](https://www.cicic.ca) et, au Québec, par [quebec.ca](https://www.quebec.ca/emploi). Les délais et les frais y sont à jour; ceux que vous lirez ailleurs vieillissent vite.
'),
  (4, 'Francophones hors Québec : des programmes pensés pour vous', 'Volet francophone, communautés d''accueil, sélection par catégories : pourquoi s''installer en français ailleurs qu''au Québec change la donne.', 'residence', array['residence', 'work', 'francophonie'], false, '
Le gouvernement du Canada veut davantage de francophones dans les communautés minoritaires : Nouveau-Brunswick, Ontario, Manitoba et ailleurs. Cette volonté se traduit par des voies d''immigration qui tiennent compte du français, et par des services d''accueil dans notre langue.

## Le français compte

Dans le système fédéral de sélection, la maîtrise du français est évaluée par un test reconnu et rapporte des points, avec un complément pour les personnes qui maîtrisent les deux langues. Des rondes d''invitations visent aussi la compétence en français. Les critères de chaque ronde sont publiés : inutile de se fier aux rumeurs.

### Passer le test tôt

Les résultats ont une durée de validité limitée. Passer le test trop tard retarde la demande; le passer trop tôt oblige parfois à le refaire. Prévoyez une date qui couvre toute la procédure.

## Les programmes des provinces

Hors du Québec et du Nunavut, chaque province et territoire désigne des candidates et candidats selon ses besoins. Plusieurs ont un volet pour les personnes francophones ou pour des métiers recherchés. Un employeur peut soutenir la demande, mais certains volets n''en exigent pas.

- Ne vous fiez qu''à la page officielle de la province.
- Vérifiez si le volet est ouvert : ils ferment quand le quota est atteint.
- Notez ce qui est demandé **avant** de déposer un profil.

## Mobilité francophone

Un employeur hors Québec peut embaucher une personne francophone sans passer par l''étude d''impact sur le marché du travail, sous certaines conditions, dans le cadre de la mobilité francophone. Il faut un certain niveau de français, et l''emploi doit se trouver hors du Québec. Pour l''employeur, c''est plus simple; pour vous, c''est un argument à mentionner dans une lettre de présentation.

## Les communautés accueillantes

Des communautés francophones désignées reçoivent du soutien pour l''accueil : logement, école, garderie, emploi. On y trouve des comités qui connaissent bien la région et reçoivent en français.

## Vivre vraiment en français

Avant de choisir, informez-vous sur l''école de langue française la plus proche, la garderie, la clinique et les médias. Appelez le centre francophone : la personne qui répondra a souvent fait le même chemin que vous.

### Trois questions à poser

- Combien de temps pour une place en garderie?
- Le propriétaire loue-t-il à une personne sans historique de crédit canadien?
- Quels employeurs de la région embauchent en français?

## Une étape à la fois

Commencer par l''emploi peut aider : l''offre d''un employeur sérieux peut ouvrir la voie à un permis, et l''expérience acquise, à la résidence permanente. Rien n''est acquis d''avance. Gardez vos documents à jour et un budget pour les frais.

## Où vérifier

La page [Immigration francophone hors Québec](https://www.canada.ca/fr/immigration-refugies-citoyennete/campagnes/immigration-francophone-hors-quebec.html) présente les programmes offerts. Ce texte est une information générale : pour votre situation, lisez la page officielle ou consultez une personne autorisée à vous conseiller.
'),
  (5, 'Lire une offre d''emploi canadienne sans se tromper', 'Taux horaire, contrat, avantages, période d''essai : les mots qui comptent et les signaux qui doivent vous arrêter.', 'work', array['work', 'recherche d''emploi'], false, '
Une offre d''emploi canadienne se lit vite, à condition de savoir où regarder. La plupart des malentendus viennent du salaire, du type de contrat et de ce qui n''est pas écrit.

## Le salaire

Les offres donnent un **taux horaire**, un salaire **hebdomadaire** ou un montant **annuel**. Pour comparer, ramenez tout à l''année : un taux horaire multiplié par le nombre d''heures par semaine, puis par cinquante-deux. Attention aux semaines non payées : certains postes s''arrêtent l''été.

### Ce qui s''ajoute ou se retranche

Les impôts et les cotisations sont prélevés à la source. Le montant net dépend de la province et de votre situation. À l''inverse, primes de soir, heures supplémentaires majorées et avantages collectifs s''ajoutent au salaire : demandez ce qu''ils valent par an.

## Le type de contrat

Un poste **permanent** n''a pas de date de fin. Un contrat **à durée déterminée** en a une, et le renouvellement ne va pas de soi. Un poste **sur appel** ne garantit pas d''heures; demandez la moyenne de l''an dernier. Avec un contrat de **travail autonome**, vous payez vous-même vos impôts.

## Les avantages

L''assurance collective couvre les médicaments, les soins de la vue et les soins dentaires que le régime public ne rembourse pas toujours. Un régime de retraite auquel l''employeur contribue est un vrai revenu différé. Les congés mobiles s''ajoutent aux jours fériés.

- Combien de semaines de vacances la première année?
- L''assurance commence-t-elle tout de suite ou après trois mois?
- Le télétravail est-il écrit au contrat?

## Les signaux d''alerte

Un employeur sérieux ne vous demandera jamais de payer pour obtenir un emploi, ni votre numéro d''assurance sociale avant l''embauche, ni une photo de votre carte bancaire. Méfiez-vous d''une adresse de messagerie gratuite, d''une entrevue uniquement par messagerie instantanée, ou d''une offre de virement « pour acheter votre matériel ».

### Vérifier en dix minutes

- Cherchez l''entreprise dans le registre de la province.
- Appelez le numéro public, pas celui du courriel.
- Demandez le nom de la personne qui vous accueillera.

## Répondre vite et bien

Une offre reste parfois en ligne quelques jours seulement. Ayez un CV d''une ou deux pages, une lettre de trois paragraphes et deux références joignables. Répondez aux exigences dans l''ordre où elles sont écrites : c''est ainsi qu''on vous lira.

## Où vérifier

Les normes du travail sont provinciales. Le [Guichet-Emplois](https://www.guichetemplois.gc.ca/) présente les salaires observés par métier et par région, et les organismes de normes du travail répondent gratuitement à vos questions.
'),
  (6, 'Le CV et la lettre de présentation à la canadienne', 'Une ou deux pages, pas de photo, des résultats chiffrés : ce que les recruteuses et recruteurs d''ici attendent.', 'work', array['work', 'CV'], false, '
Un bon CV d''un autre pays n''est pas un mauvais CV : c''est un CV écrit pour d''autres yeux. Voici ce qui change ici, et ce qui ne change pas.

## La forme

Deux pages au plus, trois pour une longue carrière universitaire. Pas de photo, pas de date de naissance, pas d''état civil, pas de numéro d''identité : ces renseignements n''ont pas à entrer dans une décision d''embauche. En haut, votre nom, un téléphone joignable, une ville et un courriel.

## Les réalisations avant les tâches

Les recruteuses et recruteurs lisent en diagonale. « Responsable du service » ne dit rien; « formé quatre collègues et ramené l''attente de trente à douze jours » dit tout. Un chiffre vérifiable vaut trois adjectifs.

- Commencez chaque ligne par un verbe.
- Donnez l''ampleur : taille de l''équipe, budget, clientèle.
- Nommez l''outil, la norme ou la machine.

## Traduire son parcours

Expliquez les sigles et les diplômes. Une ligne suffit : « diplôme d''État d''infirmière, trois ans d''études après le secondaire » est plus utile qu''un sigle de trois lettres. Ne vous accordez pas vous-même une équivalence : si une évaluation comparative existe, dites-le.

### Les métiers réglementés

Pour une infirmière, un ingénieur ou une enseignante, écrivez où en est la démarche auprès de l''ordre : « dossier déposé en mars, examen prévu en octobre ». Les recruteuses et recruteurs le cherchent en premier.

## La lettre de présentation

Trois paragraphes, une demi-page. Le premier dit quel poste vous visez et pourquoi. Le deuxième répond à deux exigences de l''offre par deux exemples. Le troisième propose une suite : entrevue, essai, référence. Relisez à voix haute : si une phrase vous essouffle, coupez-la.

## Références

Deux ou trois personnes qui ont travaillé avec vous et qui parlent français ou anglais. Prévenez-les, donnez le fuseau horaire et l''heure. Une référence étrangère qui répond vaut mieux qu''une référence locale qui ne vous connaît pas.

## Le fichier

Envoyez un PDF qui porte votre nom. Un document bien structuré est aussi mieux lu par les logiciels de tri : titres simples, pas de texte en image, pas de tableaux imbriqués.

## Après l''envoi

Une fois passé le délai de réponse que l''offre annonce, ou deux semaines quand elle n''en annonce pas, un court message de relance est bien vu : le poste, la date d''envoi et une phrase sur votre intérêt. Notez chaque candidature dans un tableau, avec la version du CV envoyée; on vous rappellera le jour où vous l''aurez oubliée.

### Avant d''envoyer

- Le nom de l''entreprise est-il le bon?
- La date est-elle à jour?
- Le fichier s''ouvre-t-il sur un téléphone?

## Où vérifier

Le [Guichet-Emplois](https://www.guichetemplois.gc.ca/) offre un générateur de CV, et les services d''emploi francophones de votre province relisent les candidatures gratuitement. Une seconde paire d''yeux voit ce que vous ne voyez plus.
'),
  (7, 'Résidence permanente : comprendre les grandes voies', 'Travail qualifié, provinces, famille, protection : un plan pour savoir quelle page officielle lire.', 'residence', array['residence', 'policies'], false, '
Il n''existe pas « la » résidence permanente, mais plusieurs voies. La bonne question n''est pas « est-ce que j''ai assez de points? » mais « quelle voie me concerne? ».

## Le travail qualifié

Le système fédéral classe des profils selon l''âge, la scolarité, l''expérience et les langues, puis invite des personnes par rondes. Ce qui compte : un profil exact, des documents prêts et un test de langue valide. Recopiez les dates d''emploi de vos attestations, pas de mémoire : une réponse inexacte peut se retourner contre vous.

## Les provinces et le Québec

Les provinces désignent des personnes selon leurs besoins; une désignation aide beaucoup. Le **Québec** sélectionne lui-même, selon ses propres programmes et sa propre plateforme : on n''y arrive pas par le système fédéral.

## La famille

Une personne citoyenne ou résidente permanente peut parrainer une conjointe, un conjoint, des enfants et, à certains moments, des parents. L''engagement est financier et dure des années. Les délais varient beaucoup; le site officiel affiche ceux du moment.

## Travailler d''abord

Un permis de travail ouvre parfois une voie : expérience canadienne, programmes pilotes, métiers en demande, communautés rurales. Les programmes pilotes ont un nombre de places et une date de fin : lisez bien leurs conditions.

## La protection

Les personnes réfugiées et celles qui demandent l''asile relèvent d''autres règles, avec leurs délais et leurs recours. Ne mêlez pas les conseils d''un dossier économique à ceux d''un dossier de protection : ils peuvent se nuire.

## Se méfier des raccourcis

Aucune voie ne s''achète. Seules certaines personnes ont le droit de vous conseiller contre rémunération : avocates et avocats, certains parajuristes, notaires au Québec, et consultantes et consultants inscrits auprès de leur collège. Les registres publics de ces ordres permettent de vérifier une inscription.

- Refusez qu''on vous demande de mentir « un peu ».
- Gardez une copie de tout ce qui est envoyé en votre nom.
- Demandez un contrat écrit.

## Préparer sans attendre

Traductions, attestations d''emploi, diplômes, certificat de police : ces pièces prennent du temps et servent dans presque toutes les voies. Les réunir tôt, c''est se donner la liberté de répondre vite à une invitation.

### Un dossier en ordre

Un fichier par personne, un dossier par thème, une liste à jour des dates d''expiration. C''est ennuyeux, et c''est ce qui permet de répondre vite.

## Où vérifier

Partez de la page [Immigrer au Canada](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/immigrer-canada.html) et, pour le Québec, de [Immigrer et s''installer au Québec](https://www.quebec.ca/immigration). Les critères bougent plusieurs fois par année : notez la date de votre lecture.
'),
  (8, 'Premier hiver : se loger, se chauffer, se vêtir', 'Les dépenses des premières semaines, les pièges du bail et l''art de s''habiller sans se ruiner.', 'Installation', array['installation', 'logement'], false, '
L''hiver n''est pas un obstacle : c''est une saison qui se prépare. Les personnes qui la redoutent le plus sont celles à qui l''on n''a pas dit trois choses simples.

## Le logement d''abord

Un logement mal isolé coûte deux fois : au loyer, puis au chauffage. Demandez qui paie l''électricité ou le gaz, et visitez en soirée pour voir si les calorifères suffisent. Au Québec, un bail type est obligatoire : lisez-le avant de le signer, et ne virez jamais d''argent pour un logement que personne n''a visité pour vous.

- Au Québec, un propriétaire ne peut pas exiger de dépôt de garantie; ailleurs, la règle dépend de la province.
- Photographiez chaque pièce le jour de l''arrivée.
- Souscrivez une assurance habitation, même pour un logement meublé.

### Sans historique de crédit

Les propriétaires demandent souvent une preuve de crédit. Une lettre d''emploi, des relevés bancaires ou une caution peuvent la remplacer : demandez au propriétaire quelles preuves il accepte. Les organismes d''accueil francophones connaissent des immeubles habitués aux nouveaux arrivants.

## S''habiller par couches

Trois couches valent mieux qu''un manteau énorme : une qui évacue l''humidité, une qui tient chaud, une qui coupe le vent. Les pieds et les mains sont la vraie priorité. Les friperies et les comptoirs familiaux vendent du solide à petit prix.

## Se déplacer

Achetez des chaussures à semelle épaisse avant la première glace. En voiture, les pneus d''hiver sont obligatoires au Québec du 1er décembre au 15 mars. En Colombie-Britannique, la plupart des routes hors de la région de Vancouver les exigent à partir du 1er octobre, jusqu''à la fin de mars ou d''avril selon la route. Ces dates sont à vérifier auprès de la Société de l''assurance automobile du Québec (SAAQ) ou de la province. Ailleurs, ces pneus sont fortement conseillés. Consultez l''état des routes avant un long trajet.

## Le moral

La lumière manque en décembre et en janvier. Sortez à midi, même quinze minutes, et inscrivez-vous à quelque chose : chorale, hockey de ruelle, ateliers de conversation. C''est ainsi que l''on cesse d''être de passage.

## Les premières semaines

Prévoyez un budget distinct pour l''installation : literie, vaisselle, manteau, carte de transport. Les groupes d''entraide de quartier donnent beaucoup, surtout autour du 1er juillet au Québec, quand beaucoup de baux finissent. Gardez les reçus des achats qui ont une garantie.

## La facture d''énergie

Demandez au service public la consommation du logement avant de signer : certains distributeurs la donnent pour une adresse. Demandez aussi si les paiements peuvent être égaux d''un mois à l''autre : la facture de février surprend moins.

## En cas d''urgence

Le **911** répond presque partout au Canada, gratuitement. Au Nunavut, chaque localité a ses propres numéros : notez-les en arrivant. Là où elle existe, la ligne d''information sociale **211** oriente vers l''aide alimentaire, le logement et l''écoute.

## Où vérifier

Les pages logement et hiver de [quebec.ca](https://www.quebec.ca/habitation-et-logement) et les sites des provinces sont à jour; les organismes d''accueil francophones de votre ville font le reste avec vous.
'),
  (9, 'Permis de travail ouvert ou fermé : la différence qui change tout', 'Un mot sur un papier décide de qui peut vous embaucher, de vos recours et de votre prochain choix.', 'visas', array['visas', 'work', 'permis de travail'], false, '
Deux permis de travail peuvent se ressembler et ne pas donner les mêmes libertés. La différence tient à une ligne imprimée : le permis est **ouvert**, ou il nomme un **employeur**.

## Le permis lié à un employeur

Il indique l''entreprise, le lieu et le poste. On ne peut pas travailler ailleurs sans une nouvelle autorisation. La plupart du temps, l''employeur a obtenu une étude d''impact sur le marché du travail ou une dispense. L''employeur ne peut pas vous la faire payer, et la loi de plusieurs provinces interdit les frais de recrutement.

## Le permis ouvert

Il permet de travailler pour la plupart des employeurs. On l''obtient dans des situations précises : permis postdiplôme, certains conjoints, catégorie Vacances-travail d''Expérience internationale Canada, personnes protégées, travailleuses et travailleurs vulnérables. Il a une durée, et parfois des restrictions de métier.

### Si votre situation se dégrade

Une personne qui subit de mauvais traitements chez l''employeur nommé sur son permis peut demander un permis ouvert pour travailleurs vulnérables. La demande se fait sans l''accord de l''employeur, avec des éléments de preuve simples : messages, photos, talons de paie.

## Changer d''employeur

Avec un permis fermé, il faut une nouvelle demande avant de commencer. Commencer le jour même parce que « c''est urgent » met votre statut en jeu. Avec un permis ouvert, vous changez d''employeur sans nouvelle demande, dans les limites imprimées sur le permis.

- Notez dans votre agenda un rappel trois mois avant chaque date d''expiration.
- Faites les renouvellements depuis le Canada quand c''est permis.
- Lisez la lettre d''approbation jusqu''au bout.

## Le statut maintenu

Une demande de prolongation déposée **avant** l''expiration permet en général de continuer à travailler aux mêmes conditions pendant l''examen. Imprimez la confirmation de dépôt : l''employeur vous la demandera.

## Et la suite?

Les deux types de permis comptent pour l''expérience canadienne, si le travail répond aux critères. Tenez un journal de vos tâches et de vos heures : vous en aurez besoin.

### Ce qu''un employeur peut et ne peut pas faire

Il peut vous demander une preuve d''autorisation de travail. Il ne peut pas garder votre passeport. Ce qu''il retient de votre paie, pour un logement par exemple, a des limites, qui dépendent de la province. Ne signez aucun document qui vous ferait renoncer à vos droits, et demandez à l''organisme des normes du travail ce que vaut un tel papier.

## Où vérifier

La page [Permis de travail](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/travailler-canada.html) explique chaque type, et [quebec.ca](https://www.quebec.ca/immigration/travailler-quebec) précise ce que le Québec demande en plus. En cas de doute sur vos droits au travail, appelez l''organisme des normes du travail de votre province; demandez d''abord à qui il transmet ce que vous lui dites.
'),
  (10, 'Études en français : choisir sa ville', 'Montréal, Moncton, Ottawa, Saint-Boniface, Edmonton : comparer autre chose que les classements.', 'studies', array['studies', 'villes', 'francophonie'], false, '
Les classements ne disent pas comment on mange, comment on se loge ni avec qui l''on parle français. Voici une grille pour comparer les villes où étudier en français.

## Le coût de la vie avant les droits

Les droits de scolarité ne sont pas tout : le logement pèse lourd, et une chambre coûte souvent plus cher dans une grande ville. Demandez au service des résidences une fourchette réelle, et le temps qu''il faut pour trouver.

### À mettre dans le budget

- logement, internet et électricité;
- transport, avec le tarif étudiant;
- assurance santé, parfois incluse, parfois non;
- manuels, vêtements d''hiver et imprévus.

## La langue de la rue

À Montréal et à Québec, le français est partout. À Moncton et à Ottawa, on passe d''une langue à l''autre dans la même phrase. À Saint-Boniface, à Edmonton ou à Sudbury, la vie en français se construit autour d''institutions : c''est plus de travail et souvent plus de chaleur.

## L''emploi pendant et après

Les grandes villes offrent plus de postes, et plus de monde pour les occuper. Dans les communautés francophones minoritaires, des employeurs cherchent des profils bilingues : santé, éducation, fonction publique, service à la clientèle. Regardez les offres de la région **avant** de vous inscrire.

## Les bourses

Certains établissements réduisent les droits des personnes qui étudient en français : demandez au vôtre, et voyez nos [bourses](/bourses). Une réduction peut rendre une ville plus abordable qu''une autre.

## Visiter à distance

Posez des questions aux personnes qui y sont déjà : associations étudiantes, groupes francophones, centres d''accueil. Demandez la distance entre la résidence et la bibliothèque en février, à pied.

### Cinq questions qui valent un classement

- Combien d''étudiantes et d''étudiants par classe?
- Le stage est-il trouvé par l''école ou par vous?
- Où travaillent les personnes diplômées de l''an dernier?
- Peut-on suivre des cours en anglais pour s''y exercer?
- Que se passe-t-il si l''on change d''idée après un an?

## Le transport et le quotidien

Regardez la carte du réseau d''autobus autour du campus, les heures du dernier passage et l''épicerie la plus proche. Une voiture coûte cher à assurer quand on arrive; vous économiserez dans une ville où l''on peut s''en passer.

## Décider

Aucune ville n''est parfaite. Choisissez celle où la deuxième année sera plus facile que la première : un logement abordable, une communauté et un marché du travail. La première passe plus vite qu''on ne le craint.

## Où vérifier

Le portail [ÉduCanada](https://www.educanada.ca/index.aspx?lang=fra) présente les programmes et les frais, et l''[Association des collèges et universités de la francophonie canadienne](https://acufc.ca/) décrit les établissements hors Québec.
'),
  (11, 'Impôts : votre première déclaration au Canada', 'Pourquoi déclarer même sans revenu, ce que cela débloque et comment se faire aider gratuitement.', 'Installation', array['installation', 'impôts'], false, '
Beaucoup de personnes nouvellement arrivées pensent qu''il faut gagner de l''argent pour déclarer. C''est l''inverse : c''est la déclaration qui ouvre des droits.

## Pourquoi déclarer

La déclaration annuelle sert à calculer l''impôt, mais aussi les crédits et les allocations pour les familles. Sans déclaration, pas d''allocation; et les années passées ne se rattrapent pas toujours. Les étudiantes et étudiants étrangers ont souvent intérêt à déclarer, même sans revenu, pour leurs crédits de scolarité.

## Quand et avec quoi

La plupart des gens déclarent au printemps, pour l''année civile précédente. Au Québec, il y a deux déclarations : une fédérale et une provinciale. Ailleurs, une seule suffit.

- Feuillets d''emploi et d''études reçus en début d''année.
- Relevés de loyer, de garde d''enfants et de frais médicaux.
- Date d''arrivée au pays, qui détermine la résidence fiscale.

### La résidence fiscale

On peut être résidente ou résident aux fins de l''impôt sans l''être pour l''immigration. La date où vous avez établi des liens importants (logement, famille, compte, emploi) compte plus que celle de votre visa. En cas de doute, l''Agence du revenu répond par téléphone.

## Se faire aider sans frais

Un réseau de bénévoles formés par l''Agence du revenu du Canada et par Revenu Québec remplit gratuitement les déclarations simples. Les bureaux d''aide ouvrent dans les bibliothèques et les organismes d''accueil. Un logiciel gratuit suffit aussi à la plupart des situations.

## Les erreurs fréquentes

Oublier un petit emploi, ne pas déclarer un compte à l''étranger quand c''est exigé, perdre ses reçus de frais de scolarité. Et jeter un avis de cotisation : c''est la preuve de vos droits pendant des années.

### Un mot sur les arnaques

Aucun organisme fiscal ne menace d''arrestation par texto, ni ne demande un paiement en cartes-cadeaux. Raccrochez et appelez le numéro officiel.

## Et si l''on repart?

Prévenez l''Agence de votre départ, gardez vos avis pendant six ans et vérifiez les conventions fiscales avec votre pays. Un formulaire de départ bien rempli évite des lettres pendant des années.

## Le calendrier à retenir

Notez trois dates : l''arrivée des feuillets en fin d''hiver, la date limite de production, et celle où commencent les versements d''allocations en été. Une déclaration remise à temps vous permet de recevoir ces versements au bon moment; une déclaration tardive les repousse, même si vous ne devez rien. Conservez un dossier par année, avec le même nom de fichier pour chaque feuillet : vous gagnerez une soirée l''an prochain.

## Où vérifier

L''[Agence du revenu du Canada](https://www.canada.ca/fr/agence-revenu.html) a une section pour les personnes nouvellement arrivées, et [Revenu Québec](https://www.revenuquebec.ca/fr/) aussi. Les montants des crédits changent chaque année : vous les trouverez sur ces sites.
'),
  (12, 'Le marché du travail par région : où trouver les chiffres', 'Santé, construction, éducation, technologies : les questions à poser par secteur, et où lire les chiffres officiels.', 'work', array['work', 'régions', 'statistiques'], false, '
Les titres disent « pénurie » et les candidatures restent sans réponse : les deux peuvent être vrais. Le marché du travail canadien est une collection de marchés régionaux, et c''est région par région qu''il faut le lire. Voici quoi regarder; vérifiez les tendances elles-mêmes auprès des organismes cités à la fin.

## Ce que disent les sources

Statistique Canada publie chaque mois l''enquête sur la population active, et chaque trimestre les postes vacants. Les provinces y ajoutent leurs propres enquêtes. Avant de citer un chiffre, regardez le mois, la région et le métier : une moyenne nationale ne cherche pas d''infirmières à Caraquet.

## Santé et services sociaux

Soins, réadaptation, soutien à domicile, travail social : beaucoup de ces postes demandent l''autorisation d''un ordre professionnel, et c''est lui qui fixe votre calendrier. Demandez à l''établissement s''il aide à s''installer : prime, logement de transition, école.

## Construction et métiers

Charpenterie, électricité, soudage, machinerie lourde : ces postes suivent les chantiers, et changent de région avec eux. Certains métiers sont réglementés; gardez les preuves des heures travaillées ailleurs, elles peuvent compter.

## Éducation et petite enfance

Regardez aussi les écoles de langue française hors Québec et les services de garde, jusque dans de petites villes. Une autorisation provisoire permet parfois de commencer pendant la démarche : vérifiez-le auprès de la province.

## Technologies

Regardez le domaine de l''offre : sécurité, données, systèmes de santé, services publics. Un portfolio et une référence en disent plus long qu''un titre.

## Service à la clientèle et administration

Les offres demandent souvent un profil **bilingue** : lisez quel niveau de chaque langue, et pour quoi faire. C''est une première porte d''entrée, et une école de vocabulaire d''affaires.

## Comment s''en servir

- Choisissez deux régions, pas huit.
- Comparez le salaire médian au loyer, pas au salaire de votre pays.
- Notez trois employeurs par région et leur site.
- Refaites l''exercice dans trois mois.

### Un réflexe utile

Un chiffre sans source est une rumeur. Cherchez l''organisme, la date et la définition : « poste vacant » ne veut pas dire « poste ouvert aux personnes à l''étranger ».

## Lire une offre dans sa région

Quand vous ouvrez une annonce, replacez-la dans sa région : le salaire proposé est-il proche de la médiane du métier? L''employeur publie-t-il souvent le même poste? Un poste affiché trois fois en six mois demande une question franche en entrevue, et une réponse franche est bon signe.

## Les régions qui accueillent

Rimouski, Edmundston, Sudbury ou Saint-Boniface font moins rêver de loin que les métropoles; regardez-les de près. Écrivez au service d''accueil francophone avant de postuler : demandez-lui quels employeurs ont déjà recruté à l''étranger, et lesquels offrent un logement.

## Où vérifier

L''[Analyse des tendances du Guichet-Emplois](https://www.guichetemplois.gc.ca/analyse-tendances) donne les perspectives par métier et par région; [Statistique Canada](https://www.statcan.gc.ca/fr/debut) donne les séries complètes.
'),
  (13, 'Attestation provinciale pour les études : à quoi elle sert', 'Un document de plus dans le dossier : qui le délivre, et quoi demander au Québec.', 'visas', array['visas', 'studies'], false, '
Comme le nombre de permis d''études est plafonné, la plupart des demandes doivent contenir une **attestation provinciale ou territoriale**. Elle confirme que la place fait partie de celles que la province peut offrir.

## Comment l''obtenir

C''est l''établissement qui vous explique comment l''obtenir. Au Québec, vous demandez vous-même le certificat d''acceptation du Québec (CAQ) pour études au ministère de l''Immigration, de la Francisation et de l''Intégration, et vous joignez à la demande de permis l''attestation de sa délivrance. Certaines personnes en sont dispensées : la liste officielle les énumère.

## Quand

Avant la demande de permis : joignez-y l''attestation, car elle ne peut pas être envoyée après. Elle doit être valide le jour du dépôt.

- Gardez une copie lisible.
- Vérifiez l''orthographe de votre nom.
- Ne payez personne pour l''obtenir.

Vous trouverez les règles et les dispenses sur la page [Étudier au Canada](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/etudier-canada.html).
'),
  (14, 'Test de français : lequel choisir et comment s''y préparer', 'Ce que les tests évaluent, où vérifier lesquels comptent, et une préparation qui tient en six semaines.', 'residence', array['residence', 'studies', 'français'], false, '
Pour l''immigration, seuls certains tests comptent, et leurs résultats sont valides pour une durée limitée. La liste dépend du programme : ce n''est pas la même pour Entrée express, le Québec et la citoyenneté. Vérifiez-la avant de payer.

## Choisir

Les tests évaluent la compréhension orale et écrite, et l''expression orale et écrite. La différence tient au format et aux centres. Regardez les dates disponibles près de chez vous : elles partent vite.

## Se préparer en six semaines

- Semaines 1 et 2 : une épreuve complète par semaine, chronométrée.
- Semaines 3 et 4 : l''oral, avec un enregistrement que vous réécoutez.
- Semaines 5 et 6 : l''écrit, avec les consignes, et du repos la veille.

### Le jour même

Arrivez tôt, avec la pièce d''identité exigée. Répondez à la consigne, pas au sujet que vous espériez.

Vous trouverez les tests acceptés et leur validité sur la page du programme que vous visez, depuis [Immigrer au Canada](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/immigrer-canada.html) ou [quebec.ca](https://www.quebec.ca/immigration).
'),
  (15, 'Ouvrir un compte bancaire les premiers jours', 'Les pièces à apporter, le crédit à bâtir et les frais à comparer.', 'Installation', array['installation', 'banque'], false, '
Vous avez le droit d''ouvrir un compte dans une banque, même sans emploi et sans argent à y déposer, si vous présentez les pièces d''identité prévues.

## Quoi apporter

Passeport, permis ou confirmation de résidence, et une preuve d''adresse si vous en avez une. Une lettre de l''établissement d''enseignement aide.

## Bâtir son crédit

Une carte de crédit à petite limite, payée en entier chaque mois, construit un historique. Ne demandez pas trois cartes : chaque demande laisse une trace.

- Comparez le forfait mensuel après la première année.
- Demandez ce que coûte un virement à l''étranger.
- Activez les alertes de transaction.

L''[Agence de la consommation en matière financière du Canada](https://www.canada.ca/fr/agence-consommation-matiere-financiere.html) explique vos droits et compare les comptes.
'),
  (16, 'Assurance maladie : le délai de carence à prévoir', 'En attendant votre carte, une assurance privée peut vous éviter une facture.', 'Installation', array['installation', 'santé'], false, '
Dans plusieurs provinces, la couverture publique commence après un délai. Une chute pendant cette période peut coûter très cher.

## Ce qu''il faut faire

Inscrivez-vous dès votre arrivée, avec la preuve de votre statut et de votre adresse. Gardez une assurance privée jusqu''à ce que vous ayez la carte. Certaines ententes entre pays évitent ce délai : des étudiantes et étudiants français au Québec, par exemple, peuvent en bénéficier avec le bon formulaire, selon leur programme.

- Demandez votre formulaire **avant** de partir.
- Notez la date de début de couverture.
- Pour un conseil de santé, composez le 811 ou le numéro équivalent de la province.

La [Régie de l''assurance maladie du Québec](https://www.ramq.gouv.qc.ca/fr) et les sites des autres provinces précisent les délais et les pays visés.
'),
  (17, 'Certificat de compétence en construction : mode d''emploi', 'Comment faire compter les heures travaillées ailleurs et entrer légalement sur un chantier.', 'work', array['work', 'construction'], false, '
Dans l''industrie de la construction au Québec, vingt-cinq métiers demandent un certificat de compétence de la Commission de la construction du Québec (CCQ). Elle indique, métier par métier, si elle reconnaît un diplôme ou des heures travaillées ailleurs.

## Prouver l''expérience

Attestations d''employeurs, talons de paie, photos datées, lettres de fournisseurs : tout ce qui prouve un métier et des heures est utile. Demandez à la Commission si elle reconnaît vos heures de l''étranger; une entente de réciprocité existe avec la France pour certains métiers.

## En attendant

Rénover le logement d''une personne qui l''habite ne demande pas toujours ce certificat, mais il faut un certificat de qualification pour l''électricité, la plomberie, le chauffage ou la réfrigération. Ne vous fiez pas à un « on n''en a pas besoin ici » : demandez à la Commission. Il faut suivre un cours de santé et sécurité avant d''entrer sur un chantier.

- Rassemblez les preuves avant de partir.
- Faites traduire celles qui doivent l''être.
- Demandez à la Commission ce qu''elle exige pour votre métier.

Tout est expliqué par la [Commission de la construction du Québec](https://www.ccq.org/fr-CA) et, ailleurs, par les organismes d''apprentissage des provinces.
'),
  (18, 'Trouver une place en garderie : quand et où s''inscrire', 'Un portail au Québec, des listes ailleurs, et des solutions de transition.', 'Installation', array['installation', 'famille'], false, '
La place en garderie détermine souvent la date de retour au travail. La règle pour l''obtenir change d''une province à l''autre : lisez-la avant de choisir une date.

## Les guichets

Au Québec, le Portail d''inscription aux services de garde a remplacé La Place 0-5 à la fin de 2025. On y inscrit un enfant après sa naissance. Pour une place subventionnée, c''est la date d''entrée souhaitée qui compte, et non plus la date d''inscription : s''inscrire des années d''avance ne fait rien gagner. Si votre famille n''est pas encore arrivée, demandez au ministère de la Famille comment vous inscrire. Ailleurs, les listes et les règles dépendent de la province ou de la ville. Une place subventionnée coûte moins cher.

## En attendant

- une halte-garderie, à l''heure;
- une gardienne du quartier, avec deux références;
- un partage entre deux familles.

### Une question à poser

Depuis combien de temps les éducatrices et éducateurs du groupe sont-ils là? La réponse en dit autant qu''une visite.

Renseignez-vous sur [quebec.ca](https://www.quebec.ca/famille-et-soutien-aux-personnes/enfance) ou auprès du gouvernement de votre province.
'),
  (19, 'Bourses : le calendrier d''un dossier bien préparé', 'Trois mois avant, six semaines avant, la veille : quoi faire à chaque étape.', 'studies', array['studies', 'bourses'], false, '
Beaucoup de bourses demandent une admission, ou la preuve qu''on l''a demandée. Certaines ferment avant que l''on ait sa réponse : demandez donc d''abord l''admission.

## Trois mois avant

Relevés de notes, lettres de recommandation, brouillon de la lettre. Prévenez les personnes qui recommandent et donnez-leur votre CV.

## Six semaines avant

- relire les critères, un par un;
- faire relire la lettre par quelqu''un qui ne vous connaît pas;
- vérifier le nom exact du programme.

## La veille

Déposez ce jour-là, et non le soir de la clôture : les plateformes ralentissent quand tout le monde y est.

Le répertoire officiel pour les étudiantes et étudiants de l''étranger est tenu par [ÉduCanada](https://www.educanada.ca/scholarships-bourses/index.aspx?lang=fra).
'),
  (20, 'Salaire, pourboires et paie : comprendre son premier talon', 'Retenues, cotisations et pourboires : les lignes d''un talon de paie.', 'work', array['work', 'paie'], false, '
Un talon de paie doit montrer le salaire brut, les heures, les retenues et le net. S''il manque une de ces lignes, demandez-la par écrit.

## Les retenues

Impôts, assurance-emploi, régime de retraite public et, au Québec, assurance parentale. Ces cotisations ouvrent des droits : on les retrouve en cas de chômage ou de congé.

## Les pourboires

Au Québec, le pourboire appartient à la personne qui a rendu le service. L''employeur ne peut ni imposer un partage ni s''en mêler : une convention de partage naît de l''accord libre de la majorité des personnes qui y ont droit, et une nouvelle recrue doit la suivre. Les autres provinces ont leurs propres règles; l''Ontario, par exemple, permet à l''employeur de répartir les pourboires entre les employés.

- Conservez vos talons de paie.
- Notez vos heures de votre côté.
- Signalez une erreur sans attendre.

Au Québec, vous trouverez les normes du travail sur le site de la [Commission des normes, de l''équité, de la santé et de la sécurité du travail](https://www.cnesst.gouv.qc.ca/fr) (CNESST) et, ailleurs, sur le site de la province.
'),
  (21, 'Changer de programme sans perdre son statut', 'Dans le même établissement ou dans un autre, la règle n''est pas la même.', 'studies', array['studies', 'permis d''études'], false, '
Changer de programme dans le même établissement et changer d''établissement ne suivent pas la même règle. Depuis le 8 novembre 2024, il faut un nouveau permis d''études pour changer d''établissement.

## Rester dans le même établissement

Après le secondaire, on peut passer d''un programme à l''autre dans le même établissement avec son permis actuel, tant que l''on en respecte les conditions. Vérifiez que la date de fin ne dépasse pas celle du permis.

## Changer d''établissement

Le permis nomme l''établissement où l''on étudie. Pour un autre établissement postsecondaire, il faut demander un nouveau permis, au moyen d''une demande de prolongation. Le signaler dans son compte en ligne ne suffit plus. Il en va de même pour passer du secondaire au postsecondaire.

Vérifiez aussi que le nouvel établissement est désigné, s''il faut une nouvelle attestation de la province et, au Québec, un nouveau certificat d''acceptation. Parlez au bureau des étudiantes et étudiants internationaux : c''est leur travail.

- Ne quittez pas votre établissement avant de savoir où vous pourrez étudier.
- Refaites le calcul des heures de travail permises.
- Vérifiez l''effet sur le permis postdiplôme.

Les règles et leurs exceptions sont sur la page [Changer d''école ou de programme](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/etudier-canada/changer-ecole.html) du gouvernement du Canada.
'),
  (22, 'Permis postdiplôme : les vérifications à faire avant la fin des études', 'Programme et langue, passeport, statut : trois contrôles qui évitent une mauvaise surprise.', 'visas', array['visas', 'work', 'studies'], false, '
Le permis de travail postdiplôme se demande après la fin des études, dans un délai limité. Mieux vaut vérifier votre admissibilité pendant qu''il est encore temps de changer vos plans.

## Trois vérifications

- L''établissement et le programme sont-ils admissibles? Depuis le 1er novembre 2024, un niveau de langue est demandé et, dans certains cas, un domaine d''études : ce qui vous concerne dépend de la date de vos demandes.
- Le passeport expire-t-il trop tôt? La durée du permis en dépend.
- Le statut d''études est-il resté continu?

## Le dossier

Lettre de fin d''études et relevé final. Demandez-les au registraire en même temps, avec la date de fin officielle.

### En attendant la décision

Une demande déposée à temps permet souvent de travailler pendant l''examen, à certaines conditions. Lisez-les avant d''accepter un poste.

Tout est sur la page [Permis de travail postdiplôme](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/etudier-canada/travail/apres-obtention-diplome.html).
'),
  (23, 'Parrainer une conjointe ou un conjoint : l''essentiel', 'Deux demandes en une, des preuves de vie commune et un engagement de plusieurs années.', 'residence', array['residence', 'famille'], false, '
Le parrainage réunit deux dossiers : l''engagement de la personne qui est au Canada, et la demande de résidence permanente de la personne parrainée. Les deux doivent être complets.

## Prouver la relation

Bail, comptes, photos datées, voyages, messages, attestations de proches : ce sont des preuves simples et nombreuses qui convainquent.

## L''engagement

La personne qui parraine s''engage à subvenir aux besoins pendant des années, même en cas de séparation. Au Québec, il y a aussi un engagement provincial.

- Vérifiez les conditions de revenu, s''il y en a.
- Ne commencez pas sans les certificats de police.
- Gardez une copie de tout.

Les étapes sont décrites dans [Parrainer un membre de sa famille](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/immigrer-canada/parrainer-membre-famille.html).
'),
  (24, 'Les classes d''accueil pour les enfants nouvellement arrivés', 'Comment l''école évalue, classe et accompagne un enfant qui ne parle pas encore français.', 'studies', array['studies', 'famille'], false, '
À l''arrivée, l''école évalue en général ce que l''enfant sait, d''abord en français. Demandez si une ou un interprète peut être là.

## Classe d''accueil ou classe ordinaire

Selon la province et le nombre d''élèves, l''enfant va en classe d''accueil, ou en classe ordinaire avec un soutien. Le but est le même : suivre la classe de son âge.

## Ce que les parents peuvent apporter

- Les bulletins, même non traduits au début.
- Le carnet de vaccination.
- Un peu de vocabulaire de la maison pour les premiers jours.

### Une habitude utile

Une rencontre de cinq minutes par semaine avec l''enseignante vaut mieux qu''un long courriel par mois.

Les inscriptions se font auprès du centre de services scolaire au Québec et du conseil scolaire francophone ailleurs; voyez [quebec.ca](https://www.quebec.ca/education).
'),
  (25, 'Recruter à l''étranger quand on est une petite entreprise', 'Les étapes à suivre, les frais interdits et les appuis offerts aux employeurs.', 'work', array['work', 'policies', 'employeurs'], false, '
Recruter à l''étranger prend des mois. Une petite entreprise y arrive si elle s''y met tôt, avec un poste clair.

## Trois étapes

D''abord, une offre écrite aux conditions du marché. Ensuite, selon le cas, une étude d''impact sur le marché du travail ou une dispense. Enfin, la demande de permis par la personne choisie et, au Québec, selon le cas, un certificat d''acceptation (CAQ).

## Les pratiques interdites

Partout, il est interdit de faire payer l''étude d''impact à la personne ou de garder son passeport. La loi interdit aussi les frais de recrutement au Québec, en Ontario, au Nouveau-Brunswick, en Nouvelle-Écosse et en Saskatchewan; ailleurs, informez-vous auprès de l''organisme des normes du travail.

- Préparez l''accueil : logement, école, transport.
- Donnez un contrat en français.
- Nommez une personne responsable.

Voyez la page [Embaucher un travailleur étranger temporaire](https://www.canada.ca/fr/emploi-developpement-social/services/travailleurs-etrangers.html) et les services aux entreprises de votre province.
'),
  (26, 'Vacances-travail : voyager, travailler et décider ensuite', 'Un permis de travail ouvert, des places tirées au sort et quelques étapes à préparer.', 'visas', array['visas', 'work', 'jeunes'], false, '
Expérience internationale Canada s''adresse aux jeunes de pays partenaires et a trois catégories. **Vacances-travail** donne un permis de travail ouvert : c''est celle dont parle cet article. **Jeunes professionnels** et **Stage coop international** donnent un permis lié à un employeur. Les catégories offertes, l''âge et la durée dépendent du pays : à vérifier sur la page officielle, comme le type de permis. Les places sont limitées et tirées au sort dans des bassins.

## Se préparer

Créez un profil, répondez vite à une invitation et prenez rendez-vous pour la biométrie. Une assurance médicale pour tout le séjour est exigée à la frontière.

## Sur place

- Commencez par une région où le travail ne manque pas.
- Gardez des preuves d''emploi pour la suite.
- Ne laissez pas passer la date d''expiration.

### Et après?

Certaines personnes peuvent participer une autre fois; d''autres passent par un employeur ou des études. Faites vos démarches six mois avant la fin.

Les conditions par pays sont sur [Expérience internationale Canada](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/travailler-canada/experience-internationale-canada.html).
'),
  (27, 'Aide juridique et services gratuits : à qui s''adresser', 'Logement, travail, immigration : l''aide gratuite, et les pièges à éviter.', 'Installation', array['installation', 'droits'], false, '
Les premières questions juridiques ont souvent une réponse gratuite. Il suffit de savoir à quelle porte frapper.

## Les portes

- L''aide juridique, selon le revenu.
- Les cliniques juridiques des universités.
- Les associations de locataires.
- Les normes du travail de la province.

## Les pièges

Personne ne peut garantir un visa. Un conseil en immigration contre rémunération ne peut venir que d''une personne autorisée; vérifiez son inscription.

### Avant d''appeler

Notez les dates, les noms et les montants. Une page claire fait gagner une heure.

Au Québec, l''organisme [Éducaloi](https://educaloi.qc.ca/) explique le droit en langage clair; ailleurs, demandez à l''aide juridique s''il existe un service semblable.
'),
  (28, 'Conduire au Canada avec un permis étranger', 'Une période limitée, qui dépend de la province, puis l''échange : comment s''y préparer.', 'Installation', array['installation', 'transport'], false, '
Un permis étranger permet de conduire pendant une période limitée, qui dépend de la province. Après, il faut un permis local.

## L''échange

Certains pays ont une entente : l''échange se fait sans examen, ou avec un examen allégé. Une lettre de votre autorité d''origine, traduite, peut éviter de repasser des étapes.

## L''hiver

Suivez un cours de conduite hivernale : c''est une demi-journée bien investie. Les pneus d''hiver sont obligatoires au Québec du 1er décembre au 15 mars, et exigés de l''automne au printemps sur la plupart des routes de la Colombie-Britannique : les dates sont à vérifier auprès de la Société de l''assurance automobile du Québec (SAAQ) ou de la province.

- Prenez rendez-vous tôt.
- Apportez des preuves de résidence.
- Vérifiez la validité de votre permis pendant l''attente.

La [Société de l''assurance automobile du Québec](https://saaq.gouv.qc.ca/) (SAAQ) et les bureaux d''immatriculation ailleurs publient la liste des ententes.
'),
  (29, 'Préparer son arrivée : les services gratuits avant le départ', 'Des organismes accompagnent les personnes sélectionnées, en français, avant même le départ.', 'residence', array['residence', 'installation'], false, '
Des services d''établissement avant l''arrivée sont offerts gratuitement aux personnes dont la résidence est approuvée ou en voie de l''être.

## Ce qu''ils offrent

Information sur l''emploi et sur la reconnaissance des diplômes, mise en relation avec une communauté francophone, ateliers de préparation : demandez à chaque organisme ce qu''il offre.

## Comment s''y inscrire

Écrivez au service, et joignez la preuve de l''étape où en est votre demande. N''attendez pas le billet d''avion.

- Choisissez un service près de votre destination.
- Demandez une rencontre en français.
- Apportez vos questions écrites.

La liste se trouve à partir de la page [Nouveaux arrivants](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/nouveaux-immigrants.html).
'),
  (30, 'Demander un certificat de police sans perdre un mois', 'Le document que l''on oublie, et qui vient de tous les pays où l''on a vécu.', 'visas', array['visas', 'residence'], false, '
Selon la demande, il faut un certificat de police de chaque pays où l''on a vécu assez longtemps. C''est souvent la pièce la plus lente.

## Dans l''ordre

Commencez par le pays où les délais sont les plus longs. Demandez l''original, et une traduction si nécessaire. Vérifiez la durée pendant laquelle le certificat est accepté.

- Faites les empreintes si elles sont exigées.
- Gardez la preuve d''envoi.
- Ne déposez pas la demande trop tôt.

### Si un pays ne répond pas

Expliquez vos démarches dans une lettre et joignez les preuves. L''administration peut accepter une autre preuve.

La page [Certificats de police](https://www.canada.ca/fr/immigration-refugies-citoyennete/services/demande/medical-police/certificats-police.html) donne la marche à suivre.
')
) as a (n, title, excerpt, category, tags, featured, content);

-- What these articles rest on (docs/facts.md has the lines), and what one of them replaces. What is
-- said to have been verified was; the one that is past its date shows what readers are told then.
update public.news_articles n set verified_on = '2026-11-22', verify_every_months = 6,
  sources = jsonb_build_array(jsonb_build_object('address', s.address, 'publisher', s.publisher,
    'read_on', '2026-11-22'))
from (values
  ('Permis d''études : préparer un dossier complet du premier coup', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/services/etudier-canada.html', 'Immigration, Réfugiés et Citoyenneté Canada'),
  ('Attestation provinciale pour les études : à quoi elle sert', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/services/etudier-canada.html', 'Immigration, Réfugiés et Citoyenneté Canada'),
  ('Changer de programme sans perdre son statut', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/services/etudier-canada/changer-ecole.html', 'Immigration, Réfugiés et Citoyenneté Canada'),
  ('Salaire, pourboires et paie : comprendre son premier talon', 'https://www.cnesst.gouv.qc.ca/fr', 'Commission des normes, de l''équité, de la santé et de la sécurité du travail (CNESST)'),
  ('Certificat de compétence en construction : mode d''emploi', 'https://www.quebec.ca/emploi/metiers-et-professions/metiers-reglementes-de-la-construction', 'Gouvernement du Québec'),
  ('Trouver une place en garderie : quand et où s''inscrire', 'https://www.newswire.ca/fr/news-releases/le-nouveau-portail-d-inscription-aux-services-de-garde-maintenant-accessible-aux-parents--893533589.html', 'Ministère de la Famille du Québec (communiqué)'),
  ('Permis postdiplôme : les vérifications à faire avant la fin des études', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/organisation/publications-guides/bulletins-guides-operationnels/residents-temporaires/permis-etudes/programme-postdiplome.html', 'Immigration, Réfugiés et Citoyenneté Canada')
) as s (title, address, publisher)
where n.title = s.title;
-- Of these, one rule was read at its source, not the whole text.
update public.news_articles n set sources = jsonb_build_array(jsonb_build_object(
  'address', s.address, 'publisher', s.publisher, 'read_on', '2026-11-26'))
from (values
  ('Premier hiver : se loger, se chauffer, se vêtir', 'https://www.tal.gouv.qc.ca/fr/signature-d-un-bail/qu-est-ce-qu-un-bail', 'Tribunal administratif du logement (le bail au Québec)'),
  ('Permis de travail ouvert ou fermé : la différence qui change tout', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/organisation/publications-guides/bulletins-guides-operationnels/residents-temporaires/travailleurs-etrangers/travailleurs-vulnerables.html', 'Immigration, Réfugiés et Citoyenneté Canada (travailleurs vulnérables)'),
  ('Ouvrir un compte bancaire les premiers jours', 'https://www.canada.ca/fr/agence-consommation-matiere-financiere/services/activites-bancaires/ouvrir-compte-banque.html', 'Agence de la consommation en matière financière du Canada (droit au compte)'),
  ('Recruter à l''étranger quand on est une petite entreprise', 'https://www.cnesst.gouv.qc.ca/fr/demarches-formulaires/agences-placement-personnel-recrutement/agences-recrutement-travailleurs-etrangers/obligations-agences-recrutement-travailleurs', 'Commission des normes, de l''équité, de la santé et de la sécurité du travail (CNESST)')
) as s (title, address, publisher)
where n.title = s.title;
update public.news_articles set verified_on = published_at::date, verify_every_months = 3
where title = 'Vacances-travail : voyager, travailler et décider ensuite';
update public.news_articles set in_force_from = '2024-11-08', changed_on = published_at::date,
  change_note = 'Rappel : depuis le 8 novembre 2024, changer d''établissement postsecondaire exige un nouveau permis d''études.'
where title = 'Changer de programme sans perdre son statut';
insert into public.news_articles (id, title, excerpt, content, category, tags, author_id,
  author_name, published_at, created_at, in_force_until, status, replaced_by, replaced_on)
select overlay(overlay(md5('article 31') placing '4' from 13) placing '8' from 17)::uuid,
  'Changer d''établissement avec son permis d''études', 'Ce texte décrivait la règle d''avant le 8 novembre 2024.',
  'Ce texte décrivait la règle en vigueur avant le 8 novembre 2024, quand le permis d''études ne nommait pas encore l''établissement.

Elle n''est plus en vigueur : lisez l''article qui remplace celui-ci.',
  n.category, n.tags, n.author_id, n.author_name, '2024-09-03 14:00+00',
  '2024-09-03 14:00+00', '2024-11-07', 'replaced', n.id, n.published_at::date
from public.news_articles n where n.title = 'Changer de programme sans perdre son statut';


-- ── What people did: CVs, applications in every status, likes, comments, saved items, views ──
-- The embedded backend writes a small PDF for each of these CVs (supabase/local/seed-files.ts).
insert into public.documents (id, user_id, file_name, file_url, size_bytes, is_default, uploaded_at)
select
  overlay(overlay(md5('cv ' || d.n) placing '4' from 13) placing '8' from 17)::uuid,
  d.person::uuid, d.file_name,
  d.person || '/' || overlay(overlay(md5('fichier ' || d.n) placing '4' from 13) placing '8' from 17)::uuid || '.pdf',
  d.size, d.main, now() - make_interval(days => d.days)
from (values
  (1, '00000000-0000-4000-8000-0000000000c1', 'CV Amina Belkacem - développement web.pdf', 184320, true, 40),
  (2, '00000000-0000-4000-8000-0000000000c1', 'CV Amina Belkacem - accessibilité.pdf', 201728, false, 12),
  (3, '00000000-0000-4000-8000-0000000000c2', 'CV Joël Mbala.pdf', 156672, true, 94),
  (4, '00000000-0000-4000-8000-0000000000c3', 'Claire Lefort charpente.pdf', 402432, true, 92),
  (5, '00000000-0000-4000-8000-0000000000c4', 'CV Tahina Rakoto maîtrise.pdf', 98304, true, 93),
  (6, '00000000-0000-4000-8000-0000000000c5', 'Simon Vandamme pâtissier.pdf', 133120, true, 91)
) as d (n, person, file_name, size, main, days);

insert into storage.objects (bucket_id, name, owner_id, metadata)
select 'cvs', d.file_url, d.user_id::text,
  jsonb_build_object('size', d.size_bytes, 'mimetype', 'application/pdf')
from public.documents d;

with cv as (
  select d.*, p.full_name, u.email from public.documents d
  join public.profiles p on p.id = d.user_id join auth.users u on u.id = d.user_id
  where d.is_default
),
sent (person, kind, title, status, days, cover, message) as (values
  ('c1', 'job', 'Développeur·euse front-end React', 'Entretien', 21, 'J''ai refait l''écran de commandes d''une enseigne alimentaire en React et TypeScript, avec une équipe de trois personnes. Votre chantier sur un outil municipal utilisé tous les jours est exactement ce que je cherche.', 'Nous aimerions vous rencontrer mardi prochain à 10 h, par vidéo.'),
  ('c1', 'job', 'Intégrateur·rice web et accessibilité', 'En cours', 14, 'L''accessibilité est la partie de mon métier que je préfère : j''ai accompagné trois sites publics vers les WCAG.', null),
  ('c1', 'freelance', 'Audit d''accessibilité d''un site public', 'Refusée', 30, 'Je propose un rapport priorisé, avec des correctifs prêts à fusionner et deux demi-journées avec votre équipe.', 'Merci de votre proposition : nous avons retenu une autre personne.'),
  ('c1', 'scholarship', 'Exemple fictif : Bourse d''accueil du Collège de la Passerelle', 'En cours', 6, 'Je souhaite compléter ma formation par un programme technique en français et m''installer à Trois-Rivières.', null),
  ('c1', 'job', 'Développeur·euse back-end Node.js', 'Retirée', 25, 'Mon expérience est surtout du côté de l''interface, mais j''écris aussi des API avec Node.js et PostgreSQL depuis deux ans.', null),
  ('c2', 'job', 'Infirmier·ère clinicien·ne', 'Entretien', 12, 'Huit ans de médecine et d''urgence, dossier en cours auprès de l''ordre. Je serais heureux de bâtir ce suivi avec votre équipe.', 'Votre dossier nous intéresse : entrevue par téléphone jeudi.'),
  ('c2', 'job', 'Infirmier·ère clinicien·ne en hébergement', 'En cours', 11, 'J''ai travaillé trois ans en hébergement et j''aime ce rythme.', null),
  ('c3', 'job', 'Charpentier·ère-menuisier·ère', 'En cours', 8, 'Compagnonne charpentière, taille et levage; permis vacances-travail valide jusqu''en juin.', null),
  ('c3', 'job', 'Charpentier·ère en restauration', 'Entretien', 15, 'Six ans de restauration de charpentes anciennes. Je peux commencer en mars.', 'Pouvez-vous nous envoyer des photographies de deux chantiers?'),
  ('c4', 'job', 'Stagiaire en génie civil', 'Refusée', 18, 'Licence en génie civil, stage de quatre mois recherché pour l''été, hydraulique urbaine de préférence.', 'Le stage est pourvu; nous garderons votre dossier pour l''hiver.'),
  ('c4', 'scholarship', 'Exemple fictif : Bourse de la relève en génie du bois', 'En cours', 5, 'Mon projet porte sur les assemblages de bois soumis aux vents cycloniques.', null),
  ('c2', 'scholarship', 'Exemple fictif : Bourse Passage en soins infirmiers', 'Entretien', 7, 'L''ordre me demande deux cours d''appoint : cette bourse me permettrait de les suivre sans attendre.', 'Nous aimerions vous parler de votre dossier : entrevue par vidéo mercredi à 9 h.'),
  ('c4', 'scholarship', 'Exemple fictif : Bourse d''été en données marines', 'Refusée', 9, 'J''ai mesuré des débits pendant deux étés et j''écris des scripts en Python.', 'Merci de votre candidature : le projet demande deux ans de biologie.'),
  ('c5', 'job', 'Boulanger·ère-pâtissier·ère', 'En cours', 4, 'Douze ans de laboratoire, spécialité entremets et viennoiserie. Disponible au printemps.', null),
  ('c5', 'job', 'Cuisinier·ère', 'Retirée', 9, 'Pâtissier de métier, je peux aussi tenir un poste froid.', null)
),
target as (
  select j.id, 'job' as kind, j.title, j.company_name as company, j.posted_at from public.jobs j
    where j.status = 'published'
  union all select f.id, 'freelance', f.title, f.company_name, f.posted_at from public.freelance_jobs f
  union all select s.id, 'scholarship', s.title, s.university, s.posted_at from public.scholarships s
),
chosen as (
  -- Several offers bear the same title: the newest is meant.
  select distinct on (s.person, s.kind, s.title) s.*, t.id as target_id, t.company
  from sent s join target t on t.kind = s.kind and t.title = s.title
  order by s.person, s.kind, s.title, t.posted_at desc
)
insert into public.applications (id, candidate_id, job_id, freelance_id, scholarship_id, status,
  status_message, cover_message, document_id, cv_path, cv_file_name, applicant_name,
  applicant_email, target_kind, target_title, target_company, applied_at, withdrawn_at)
select
  overlay(overlay(md5('candidature ' || c.person || c.title) placing '4' from 13) placing '8' from 17)::uuid,
  cv.user_id,
  case when c.kind = 'job' then c.target_id end,
  case when c.kind = 'freelance' then c.target_id end,
  case when c.kind = 'scholarship' then c.target_id end,
  'En cours', null, c.cover, cv.id, cv.file_url, cv.file_name, cv.full_name, cv.email,
  c.kind, c.title, c.company, now() - make_interval(days => c.days), null
from chosen c join cv on cv.user_id = ('00000000-0000-4000-8000-0000000000' || c.person)::uuid;

-- The demonstration account received them: it shows applications in every status.
update public.jobs j set recruiter_id = '00000000-0000-4000-8000-0000000000a1'
where j.id in (select a.job_id from public.applications a);

-- Some close by themselves.
update public.jobs set max_applications = 50 where title = 'Développeur·euse front-end React';
update public.freelance_jobs set max_applications = 10 where title like 'Refonte de la boutique%';

-- The statuses come second, so that the log tells the whole story.
update public.applications a set
  status = s.status, status_message = s.message,
  withdrawn_at = case when s.status = 'Retirée' then now() - interval '1 day' end
from (values
  ('c1', 'Développeur·euse front-end React', 'Entretien', 'Nous aimerions vous rencontrer mardi prochain à 10 h, par vidéo.'),
  ('c1', 'Audit d''accessibilité d''un site public', 'Refusée', 'Merci de votre proposition : nous avons retenu une autre personne.'),
  ('c1', 'Développeur·euse back-end Node.js', 'Retirée', null),
  ('c2', 'Infirmier·ère clinicien·ne', 'Entretien', 'Votre dossier nous intéresse : entrevue par téléphone jeudi.'),
  ('c3', 'Charpentier·ère en restauration', 'Entretien', 'Pouvez-vous nous envoyer des photographies de deux chantiers?'),
  ('c4', 'Stagiaire en génie civil', 'Refusée', 'Le stage est pourvu; nous garderons votre dossier pour l''hiver.'),
  ('c2', 'Exemple fictif : Bourse Passage en soins infirmiers', 'Entretien', 'Nous aimerions vous parler de votre dossier : entrevue par vidéo mercredi à 9 h.'),
  ('c4', 'Exemple fictif : Bourse d''été en données marines', 'Refusée', 'Merci de votre candidature : le projet demande deux ans de biologie.'),
  ('c5', 'Cuisinier·ère', 'Retirée', null)
) as s (person, title, status, message)
where a.candidate_id = ('00000000-0000-4000-8000-0000000000' || s.person)::uuid
  and a.target_title = s.title;

update public.application_events e set
  created_at = least(now() - interval '1 hour', a.applied_at + interval '3 days'),
  actor_id = case e.kind when 'withdrawn' then a.candidate_id
    else '00000000-0000-4000-8000-0000000000a1'::uuid end
from public.applications a where a.id = e.application_id and e.kind <> 'sent';

insert into public.application_events (application_id, actor_id, kind, created_at)
select a.id, '00000000-0000-4000-8000-0000000000a1', 'cv-opened', a.applied_at + interval '1 day'
from public.applications a where a.status in ('Entretien', 'Refusée');

-- Each had its day promised when it was sent; none of the demonstration's closes by itself at once.
update public.applications a set answer_due_on = case when a.status = 'En cours'
    then greatest((a.applied_at at time zone 'America/Toronto')::date + 14, private.today() + 5)
    else (a.applied_at at time zone 'America/Toronto')::date + 14 end
where a.target_kind in ('job', 'freelance');

-- A second recruiter has answered often enough for the record to be read under the offers.
insert into public.applications (id, candidate_id, job_id, status, cover_message, document_id,
  cv_path, cv_file_name, applicant_name, applicant_email, target_kind, target_title,
  target_company, applied_at, answer_due_on)
select
  overlay(overlay(md5('candidature ' || p.user_id || j.id) placing '4' from 13) placing '8' from 17)::uuid,
  p.user_id, j.id, 'En cours', 'Votre offre correspond à ce que je cherche : je serais heureux d''en parler.',
  p.id, p.file_url, p.file_name, p.full_name, p.email, 'job', j.title, j.company_name,
  j.posted_at + interval '2 days', (j.posted_at at time zone 'America/Toronto')::date + 2 + j.answer_days
from (select o.* from public.jobs o
  where o.recruiter_id = '00000000-0000-4000-8000-0000000000a2' and o.status = 'published'
    and o.posted_at < now() - interval '20 days'
  order by o.posted_at limit 3) as j
cross join (select d.*, w.full_name, u.email from public.documents d
  join public.profiles w on w.id = d.user_id join auth.users u on u.id = d.user_id
  where d.is_default and d.user_id <> '00000000-0000-4000-8000-0000000000c1') as p;
update public.applications a set
  status = case when a.candidate_id::text like '%c2' then 'Entretien' else 'Refusée' end,
  status_message = case when a.candidate_id::text like '%c2'
    then 'Votre dossier nous a plu : nous aimerions vous rencontrer.'
    else 'Merci de votre candidature : nous avons choisi une autre personne.' end
where a.job_id in (select j.id from public.jobs j
    where j.recruiter_id = '00000000-0000-4000-8000-0000000000a2')
  and a.cover_message like 'Votre offre correspond%';
update public.application_events e set
  created_at = a.applied_at + make_interval(days => 2 + length(a.applicant_name) % 5),
  actor_id = '00000000-0000-4000-8000-0000000000a2'::uuid
from public.applications a where a.id = e.application_id and e.kind = 'status'
  and a.cover_message like 'Votre offre correspond%';

-- The log of each candidate says the same as their applications.
insert into private.audit_log (actor_id, action, table_name, row_id, subject_id, detail, created_at)
select e.actor_id, case e.kind when 'status' then 'application_status' else 'cv_opened' end,
  'applications', a.id, a.candidate_id, jsonb_strip_nulls(jsonb_build_object('title', a.target_title,
    'status', e.new_status)), e.created_at
from public.application_events e join public.applications a on a.id = e.application_id
where e.kind in ('status', 'cv-opened') order by e.created_at;

insert into public.saved_items (user_id, kind, publication_id)
select '00000000-0000-4000-8000-0000000000c1', 'job', j.id from public.jobs j
where j.status = 'published' and j.sector = 'tech' order by j.posted_at desc limit 4;
insert into public.saved_items (user_id, kind, publication_id)
select '00000000-0000-4000-8000-0000000000c1', 'freelance', f.id from public.freelance_jobs f
where f.status = 'published' and 'React' = any (f.skills_required) order by f.posted_at desc limit 2;
insert into public.saved_items (user_id, kind, publication_id)
select '00000000-0000-4000-8000-0000000000c1', 'scholarship', s.id from public.scholarships s
where s.deadline > private.today() order by s.deadline limit 3;

insert into public.article_likes (article_id, user_id)
select n.id, p.id from public.news_articles n cross join public.profiles p
where mod(('x' || substr(md5(n.id::text || p.id::text), 1, 6))::bit(24)::integer, 3) = 0;

insert into public.comments (article_id, user_id, body, status, created_at, decided_at)
select n.id, ('00000000-0000-4000-8000-0000000000' || c.person)::uuid, c.body, c.status,
  n.published_at + interval '6 hours',
  case when c.status <> 'pending' then n.published_at + interval '9 hours' end
from (values
  ('c1', 'Permis d''études : préparer un dossier complet du premier coup', 'Merci pour la partie sur la lettre d''explication : la mienne faisait quatre pages, elle en fait une maintenant.', 'approved'),
  ('c4', 'Permis d''études : préparer un dossier complet du premier coup', 'Est-ce que la preuve de paiement des droits peut être au nom de mes parents?', 'approved'),
  ('c2', 'Reconnaissance des diplômes : par où commencer', 'Je confirme : l''ordre m''a demandé un stage, il ne m''a pas refusé. Il faut seulement s''armer de patience.', 'approved'),
  ('c3', 'Certificat de compétence en construction : mode d''emploi', 'Les lettres de mes anciens patrons ont été acceptées, avec les bulletins de paie.', 'approved'),
  ('c5', 'Premier hiver : se loger, se chauffer, se vêtir', 'Les trois couches, c''est vrai. Et de bonnes semelles avant tout!', 'pending'),
  ('c2', 'Le marché du travail par région : où trouver les chiffres', 'Visitez mon site pour un emploi garanti.', 'refused')
) as c (person, title, body, status)
join public.news_articles n on n.title = c.title;

-- The numbers of the last weeks, each with what had appeared by its Tuesday.
insert into public.newsletter_issues (number, article_ids, found, until, published_at)
select row_number() over (order by w.until), array_agg(n.id order by n.published_at desc),
  count(*), w.until, w.until
from generate_series(0, 5) as back (weeks)
cross join lateral private.newsletter_moment(now() - make_interval(weeks => back.weeks)) as w (until)
join public.news_articles n
  on n.status = 'published' and n.published_at < w.until
  and n.published_at >= w.until - interval '7 days'
group by w.until;

-- Three weeks of views, more for what is newer.
insert into private.item_views (kind, item_id, day, views)
select 'job', j.id, d.day::date, 1 + mod(('x' || substr(md5(j.id::text || d.day), 1, 4))::bit(16)::integer, 40)
from public.jobs j
cross join lateral generate_series(
  greatest(j.posted_at::date, private.today() - 20), private.today(), interval '1 day') as d (day)
where j.status = 'published';
insert into private.item_views (kind, item_id, day, views)
select v.kind, v.id, d.day::date, 1 + mod(('x' || substr(md5(v.id::text || d.day), 1, 4))::bit(16)::integer, 15)
from (
  select 'freelance' as kind, f.id from public.freelance_jobs f where f.status = 'published'
  union all select 'scholarship', s.id from public.scholarships s
  union all select 'article', n.id from public.news_articles n
) as v
cross join generate_series(private.today() - 6, private.today(), interval '1 day') as d (day);

-- A case that waits for an operator, as two visitors might open it.
with opened as (
  insert into private.moderation_cases (source, target_kind, target_id, title, owner_id, wording)
  select 'report', 'job', j.id, j.title, j.recruiter_id, private.wording('job', to_jsonb(j))
  from public.jobs j
  where j.status = 'published'
  order by (select count(*) from public.jobs o where o.recruiter_id = j.recruiter_id), j.posted_at, j.id
  limit 1
  returning id
)
insert into private.reports (case_id, reason, message)
select o.id, r.reason, r.message from opened o cross join (values
  ('misleading', 'Le salaire annoncé n’est pas celui dont on m’a parlé au téléphone.'),
  ('other', null)) as r (reason, message);

-- An invented account that asks for money. Of two of its missions that were removed it contests one; a
-- third, whose text was to be changed, waits to be read again.
insert into public.freelance_jobs (id, title, company_name, location, description, posted_at,
  created_at, recruiter_id)
select overlay(overlay(md5('fraude ' || f.n) placing '4' from 13) placing '8' from 17)::uuid,
  f.title, 'Numéritexte Services', 'À distance', f.description, now() - make_interval(days => f.days),
  now() - make_interval(days => f.days), '00000000-0000-4000-8000-0000000000a4'
from (values
  (1, 20, 'Saisie de coordonnées à domicile', 'Deux heures par jour depuis votre téléphone, sans expérience et sans entrevue. Revenus garantis de 3 200 $ par semaine. Pour commencer tout de suite, écrivez à notre responsable sur WhatsApp au 514 555-0153.'),
  (2, 19, 'Transcription de factures', 'Nous vous confions des factures à recopier dans un tableau. Avant la première commande, vous achetez notre logiciel de transcription (149 $), que nous vous rendons avec votre première paie. Aucune expérience requise, vous choisissez vos heures.'),
  (4, 17, 'Saisie de fiches pour un catalogue', 'Recopier des fiches de produits dans notre tableau, dix heures par semaine. Un dépôt de 60 $ pour l’accès est rendu à la fin du premier mois.'),
  (3, 18, 'Gestion de paiements pour nos clients', 'Vous recevez des virements sur votre propre compte, vous gardez 8 % de commission et vous transférez le reste le jour même à nos fournisseurs par Western Union. Le travail demande une heure par jour et un compte bancaire à votre nom.')
) as f (n, days, title, description);
do $$
declare
  fraud record;
  opened uuid;
begin
  for fraud in
    select f.*, d.* from public.freelance_jobs f join (values
      ('Transcription de factures', 'removed', 'La mission demande d’acheter un logiciel avant le premier paiement.'),
      ('Saisie de fiches pour un catalogue', 'changes_requested', 'La mission demande un dépôt. Retirez-le : on ne paie pas pour travailler.'),
      ('Gestion de paiements pour nos clients', 'removed', 'La mission fait passer l’argent de tiers par le compte de la personne : c’est du blanchiment.')
    ) as d (named, decision, reason) on d.named = f.title
    where f.recruiter_id = '00000000-0000-4000-8000-0000000000a4'
  loop
    insert into private.moderation_cases (source, target_kind, target_id, title, owner_id, wording)
    select 'signal', 'freelance', f.id, f.title, f.recruiter_id, private.wording('freelance', to_jsonb(f))
    from public.freelance_jobs f where f.id = fraud.id
    returning id into opened;
    perform private.settle_case(opened, fraud.decision, fraud.reason);
    -- Nobody is written to at the first start.
    delete from private.outbox o where o.template = 'case';
  end loop;
end
$$;
update private.moderation_cases c set contest = 'Le logiciel est remboursé : ce n’est pas un achat.',
  contested_at = now()
where c.title = 'Transcription de factures' and c.decision = 'removed';
update public.freelance_jobs f set status = 'pending', description = 'Recopier des fiches de produits dans notre tableau, dix heures par semaine. Rien à payer, ni avant ni après.'
where f.title = 'Saisie de fiches pour un catalogue';

-- What waits to be read, as it would where a site reads first.
insert into public.freelance_jobs (id, title, company_name, location, description, status, created_at,
  recruiter_id)
select overlay(overlay(md5('file ' || w.n) placing '4' from 13) placing '8' from 17)::uuid,
  w.title, 'Numéritexte Services', 'À distance', w.description, 'pending',
  now() - make_interval(days => w.days), '00000000-0000-4000-8000-0000000000a4'
from (values
  (1, 3, 'Sous-titrage de capsules de formation', 'Sous-titrer en français douze capsules de cinq minutes, dans le logiciel que nous fournissons. Livraison en trois semaines.'),
  (2, 1, 'Classement d’archives numérisées', 'Renommer et classer des documents numérisés. Des frais de dossier de 45 $ sont demandés avant la première journée.')
) as w (n, days, title, description);
insert into private.moderation_cases
  (source, target_kind, target_id, owner_id, title, wording, wanted_status, opened_at)
select 'review', 'freelance', f.id, f.recruiter_id, f.title,
  private.wording('freelance', to_jsonb(f)), 'published', f.created_at
from public.freelance_jobs f where f.status = 'pending';

-- ── Employers ───────────────────────────────────────────────────────────────────────────────
-- A row for each name that the offers bear, owned by whoever publishes most for it; what others
-- published under the name of one that is not verified stays tied to nothing.
insert into public.employers (id, name, description, website, province, size, sectors, created_by,
  created_at)
select
  overlay(overlay(md5('employeur ' || o.name) placing '4' from 13) placing '8' from 17)::uuid,
  o.name, o.company, 'https://' || private.employer_slug(o.name) || '.example', o.province,
  case when o.company ~ 'chacune|Réseau|Assureur' then '200-999'
    when o.company ~ 'Studio|Agence|artisanale|familiales|Atelier|Maison' then '10-49'
    else '50-199' end,
  o.sectors, o.recruiter_id, now() - interval '200 days'
from (
  select j.company_name as name, min(j.company) as company,
    mode() within group (order by j.province) as province,
    array_agg(distinct j.sector order by j.sector) filter (where j.sector is not null) as sectors,
    coalesce(mode() within group (order by j.recruiter_id)
      filter (where j.recruiter_id::text not like '%a2'),
      mode() within group (order by j.recruiter_id)) as recruiter_id
  from public.jobs j group by j.company_name) as o
order by o.name;

-- Most were verified, each in one of the three ways; some not yet.
update public.employers e set verified_at = now() - make_interval(days => 20 + v.n * 6),
  verified_by = (array['mail', 'site', 'operator'])[1 + v.n % 3]
from (select id, row_number() over (order by slug)::integer as n from public.employers
  where slug not in ('agence-phare-et-compagnie', 'charpentes-du-fjord', 'cuisines-du-chaudron',
    'energies-du-torrent', 'residence-les-trois-tilleuls', 'voltige-communications')) as v
where v.id = e.id;

-- Whoever else publishes for a verified one has been invited to it: nobody bears its name from outside.
insert into public.employer_members (employer_id, user_id, role)
select distinct e.id, w.recruiter_id, 'member'
from public.employers e
join (select j.company_name, j.recruiter_id from public.jobs j
  union select f.company_name, f.recruiter_id from public.freelance_jobs f
  union select b.university, b.recruiter_id from public.scholarships b) as w (name, recruiter_id)
  on w.name = e.name
where e.verified_at is not null and w.recruiter_id <> e.created_by
on conflict on constraint employer_members_pkey do nothing;
update public.employer_members m set since = least(m.since, e.verified_at)
from public.employers e where e.id = m.employer_id;

update public.jobs j set employer_id = m.employer_id
from public.employer_members m join public.employers e on e.id = m.employer_id
where e.name = j.company_name and m.user_id = j.recruiter_id;
update public.freelance_jobs f set employer_id = m.employer_id
from public.employer_members m join public.employers e on e.id = m.employer_id
where e.name = f.company_name and m.user_id = f.recruiter_id;

-- As the scheduler does each minute.
select public.find_fraud_signals(1000);
