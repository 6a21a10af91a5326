import type { Sector } from "@/lib/publications/sectors";
import type { LandingText } from "./landings";

/** What to know of each sector when one comes from elsewhere. */
export const sectorTexts: Record<Sector, Omit<LandingText, "label">> = {
  tech: {
    slug: "technologies",
    heading: "Emplois en technologies",
    description:
      "Offres d’emploi en informatique au Canada, en français\u00a0: développement, données, infonuagique, cybersécurité, soutien technique.",
    paragraphs: [
      "La plupart des métiers de l’informatique ne sont pas réglementés\u00a0: l’employeur juge sur l’expérience, un dépôt de code, une entrevue technique. Le titre d’ingénieur est réservé aux membres d’un ordre, sauf «\u00a0software engineer\u00a0» en Alberta depuis décembre 2023.",
      "Le télétravail est courant, mais un poste «\u00a0à distance\u00a0» suppose en général que vous viviez au Canada, parfois dans la province. La documentation et les outils sont en anglais même où l’équipe parle français.",
    ],
    near: ["ingenierie", "marketing", "finance"],
  },
  health: {
    slug: "sante",
    heading: "Emplois en santé",
    description:
      "Offres d’emploi en santé au Canada, en français\u00a0: soins infirmiers, préposé·es aux bénéficiaires, physiothérapie, travail social.",
    paragraphs: [
      "Infirmières, médecins, pharmaciens, physiothérapeutes ou travailleurs sociaux\u00a0: ces professions sont réglementées par chaque province. Faire reconnaître un diplôme prend du temps\u00a0; demandez l’évaluation avant le permis, et lisez dans l’offre si l’employeur paie un stage d’intégration.",
      "Des postes d’aide et de soutien s’exercent sans ordre professionnel, parfois avec une formation payée. Hors du Québec, beaucoup de francophones peinent à se faire soigner dans leur langue\u00a0: votre français est une compétence.",
    ],
    near: ["education", "administration", "hotellerie-tourisme"],
  },
  education: {
    slug: "education",
    heading: "Emplois en éducation",
    description:
      "Offres d’emploi en éducation au Canada, en français\u00a0: enseignement, petite enfance, immersion, francisation.",
    paragraphs: [
      "Enseigner dans une école publique demande un brevet ou un certificat de la province. Les écoles de langue française et les programmes d’immersion manquent de personnel partout au pays, et certaines accordent une autorisation provisoire pendant la reconnaissance du diplôme.",
      "En petite enfance, les exigences changent d’une province à l’autre\u00a0: du certificat au diplôme collégial. Une vérification des antécédents judiciaires est toujours demandée.",
    ],
    near: ["sante", "administration", "hotellerie-tourisme"],
  },
  finance: {
    slug: "finance",
    heading: "Emplois en finance",
    description:
      "Offres d’emploi en finance et en assurance au Canada, en français\u00a0: comptabilité, conseil, sinistres, paie.",
    paragraphs: [
      "Le titre de comptable professionnel agréé (CPA) est réservé aux membres de l’ordre provincial, et la vente de placements ou d’assurances demande un permis. Les postes de technicien, d’analyste ou de service à la clientèle ne demandent pas de titre, et l’employeur paie souvent la formation qui mène au permis.",
      "Les règles comptables et fiscales diffèrent de celles d’Europe ou d’Afrique\u00a0: montrez dans votre message ce que vous savez déjà du cadre canadien.",
    ],
    near: ["administration", "technologies", "marketing"],
  },
  engineering: {
    slug: "ingenierie",
    heading: "Emplois en ingénierie",
    description:
      "Offres d’emploi en ingénierie au Canada, en français\u00a0: génie civil, mécanique, électrique, gestion de projet.",
    paragraphs: [
      "Au Canada, «\u00a0ingénieur\u00a0» est un titre réservé\u00a0: il faut être membre de l’ordre de la province. En attendant le permis, on peut travailler sous la supervision d’un membre, ou comme technicien et chargé de projet.",
      "Les offres disent si la candidature au permis suffit. Faites évaluer votre diplôme tôt, et apprenez les normes et les unités d’ici\u00a0: le chantier mélange encore métrique et impérial.",
    ],
    near: ["construction", "technologies", "transport"],
  },
  marketing: {
    slug: "marketing",
    heading: "Emplois en marketing",
    description:
      "Offres d’emploi en marketing et en communication au Canada, en français\u00a0: rédaction, design, médias sociaux.",
    paragraphs: [
      "Ici, un texte ne se traduit pas, il s’adapte\u00a0: le français du Canada a ses mots et ses références, et les employeurs cherchent des gens qui savent passer d’un marché à l’autre. Un portfolio compte davantage qu’un diplôme.",
      "L’anglais est utile même au Québec, car les campagnes sont souvent bilingues. Beaucoup de contrats sont indépendants\u00a0: regardez aussi les missions.",
    ],
    near: ["technologies", "administration", "hotellerie-tourisme"],
  },
  construction: {
    slug: "construction",
    heading: "Emplois en construction",
    description:
      "Offres d’emploi en construction au Canada, en français\u00a0: charpente, électricité, soudage, gestion de chantier.",
    paragraphs: [
      "Plusieurs métiers demandent un certificat de la province, et presque tous une formation en santé et sécurité avant le premier jour. Au Québec, les chantiers ont leur propre régime de certificats de compétence\u00a0; ailleurs, le Sceau rouge, une mention reconnue partout au pays, facilite le passage d’une province à l’autre.",
      "Le travail suit les saisons et les contrats. Lisez l’horaire, les déplacements payés et l’équipement fourni aussi attentivement que le taux horaire.",
    ],
    near: ["ingenierie", "transport", "agroalimentaire-restauration"],
  },
  transport: {
    slug: "transport",
    heading: "Emplois en transport et logistique",
    description:
      "Offres d’emploi en transport au Canada, en français\u00a0: camionnage, répartition, entrepôt, mécanique de véhicules lourds.",
    paragraphs: [
      "Conduire un camion lourd demande la classe de permis de la province et, le plus souvent, une formation obligatoire\u00a0; un permis étranger ne suffit pas. En entrepôt, la carte de cariste est demandée ou donnée par l’employeur.",
      "Distances, hiver et attente aux quais font partie du métier\u00a0: une bonne offre dit ce qui est payé, la fréquence des retours à la maison et l’âge des véhicules.",
    ],
    near: ["construction", "agroalimentaire-restauration", "administration"],
  },
  hospitality: {
    slug: "hotellerie-tourisme",
    heading: "Emplois en hôtellerie et tourisme",
    description:
      "Offres d’emploi en hôtellerie et tourisme au Canada, en français\u00a0: accueil, étages, guides, postes de saison avec logement.",
    paragraphs: [
      "Montagnes, côtes et grandes villes recrutent à chaque saison, souvent avec un logement du personnel. Ces postes ne demandent pas de diplôme canadien et donnent une première expérience que les employeurs d’ici reconnaissent.",
      "Demandez le nombre d’heures garanties, ce qui est retenu pour le logement et comment sont partagés les pourboires. Parler français et anglais est souvent un avantage décisif.",
    ],
    near: ["agroalimentaire-restauration", "education", "marketing"],
  },
  food: {
    slug: "agroalimentaire-restauration",
    heading: "Emplois en agroalimentaire et restauration",
    description:
      "Offres d’emploi en cuisine, en boulangerie, en serre et aux champs au Canada, en français, avec le salaire et la date limite.",
    paragraphs: [
      "Cuisines, boulangeries, serres et usines de transformation embauchent toute l’année, et les fermes du printemps à l’automne. Une formation en hygiène et salubrité est exigée dans bien des cuisines\u00a0; elle se suit en un jour ou deux.",
      "Pour un poste agricole venu de l’étranger, logement, transport et heures doivent être écrits au contrat. Ne payez jamais pour obtenir une embauche.",
    ],
    near: ["hotellerie-tourisme", "transport", "construction"],
  },
  administration: {
    slug: "administration",
    heading: "Emplois en administration",
    description:
      "Offres d’emploi en administration au Canada, en français\u00a0: adjoint·e, ressources humaines, service à la clientèle.",
    paragraphs: [
      "Adjoints, commis, recruteurs et agents de service à la clientèle n’ont pas besoin d’un titre réservé\u00a0: on juge la qualité du français, la maîtrise des outils de bureau et, très souvent, le bilinguisme.",
      "Les organismes publics ont leurs concours et leurs délais\u00a0; les entreprises vont plus vite. Un premier poste temporaire mène couramment à un poste permanent.",
    ],
    near: ["finance", "marketing", "education"],
  },
};
