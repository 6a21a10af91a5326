import { type Province, provinces } from "@/lib/places/provinces";
import { type Sector, sectors } from "@/lib/publications/sectors";
import { type ContractType, contractTypes } from "./choices";
import { asksOnly, type JobFilters, jobsHref } from "./filters";

const provinceTexts: Record<Province["code"], Omit<LandingText, "slug" | "label">> = {
  ON: {
    heading: "Emplois en Ontario",
    description:
      "Offres d’emploi en Ontario pour francophones\u00a0: Ottawa, l’Est ontarien, Sudbury, Toronto, avec le salaire et la date limite.",
    paragraphs: [
      "L’Ontario compte la plus grande population francophone du pays hors du Québec. À Ottawa, dans l’Est ontarien et dans le Nord, on peut travailler en français une bonne partie de la journée\u00a0; à Toronto et dans le Sud, l’anglais reste presque toujours nécessaire, et parler les deux langues devient un atout bien payé.",
      "Écoles et garderies de langue française, santé, services publics et centres d’appels bilingues recrutent le plus régulièrement. Pour une profession réglementée, chaque ordre ontarien a sa propre procédure\u00a0: commencez-la avant de chercher un poste.",
    ],
    near: ["quebec", "manitoba", "nouveau-brunswick"],
  },
  QC: {
    heading: "Emplois au Québec",
    description:
      "Offres d’emploi au Québec, en français\u00a0: Montréal, Québec, Gatineau, Sherbrooke et toutes les régions, avec le salaire et la date limite.",
    paragraphs: [
      "Au Québec, le français est la langue officielle et la langue normale du travail. À Montréal et à Gatineau, de nombreux postes demandent aussi l’anglais\u00a0; en région, le français suffit le plus souvent, et des employeurs aident à s’installer.",
      "Le Québec choisit lui-même une grande partie de ses immigrants économiques\u00a0: ses programmes s’ajoutent aux règles fédérales. Beaucoup de professions (santé, ingénierie, droit, comptabilité…) relèvent d’un ordre professionnel\u00a0; pour travailler sur un chantier, il faut souvent un certificat de compétence. Lisez le guide avant de vous engager.",
    ],
    near: ["ontario", "nouveau-brunswick", "terre-neuve-et-labrador"],
  },
  BC: {
    heading: "Emplois en Colombie-Britannique",
    description:
      "Offres d’emploi en Colombie-Britannique pour francophones\u00a0: Vancouver, Victoria, Kelowna, avec le salaire et la date limite.",
    paragraphs: [
      "On travaille en anglais en Colombie-Britannique, mais le français y ouvre des portes\u00a0: écoles francophones et programmes d’immersion, tourisme, jeu vidéo et services fédéraux. À Vancouver et à Victoria, le logement pèse lourd\u00a0: comparez toujours le salaire au loyer du quartier.",
      "Plusieurs métiers et professions sont réglementés dans la province. Vérifiez auprès de l’organisme de réglementation si votre diplôme doit être reconnu avant la première journée.",
    ],
    near: ["alberta", "yukon", "saskatchewan"],
  },
  AB: {
    heading: "Emplois en Alberta",
    description:
      "Offres d’emploi en Alberta pour francophones\u00a0: Calgary, Edmonton, Banff, avec le salaire et la date limite.",
    paragraphs: [
      "L’énergie, la construction, le transport et l’agriculture font une grande part de l’emploi en Alberta, avec des horaires de chantier et des primes d’éloignement dans le Nord. Les Rocheuses cherchent du personnel d’accueil et de cuisine à chaque saison, souvent avec un logement.",
      "La langue de travail est l’anglais. Edmonton, Calgary et la région de Rivière-la-Paix ont des écoles, des associations et des employeurs francophones\u00a0: ce sont de bons premiers points de chute.",
    ],
    near: ["colombie-britannique", "saskatchewan", "territoires-du-nord-ouest"],
  },
  MB: {
    heading: "Emplois au Manitoba",
    description:
      "Offres d’emploi au Manitoba pour francophones\u00a0: Winnipeg, Saint-Boniface, Brandon, avec le salaire et la date limite.",
    paragraphs: [
      "À Winnipeg, le quartier de Saint-Boniface réunit une université, un hôpital, des écoles et des médias où l’on travaille en français. Ailleurs, l’anglais est la langue courante, et les employeurs se disputent les candidats bilingues.",
      "Le transport, la fabrication et l’agroalimentaire embauchent toute l’année. Comparez le salaire affiché au loyer de la région, et non au loyer d’une grande métropole.",
    ],
    near: ["saskatchewan", "ontario", "alberta"],
  },
  SK: {
    heading: "Emplois en Saskatchewan",
    description:
      "Offres d’emploi en Saskatchewan pour francophones\u00a0: Regina, Saskatoon, avec le salaire et la date limite.",
    paragraphs: [
      "Agriculture, mines et transport portent l’économie de la Saskatchewan\u00a0; Regina et Saskatoon ajoutent la santé, l’éducation et l’administration. La communauté fransaskoise est petite et très organisée\u00a0: écoles, garderies et services d’accueil en français.",
      "Prévoyez de travailler en anglais et d’avoir une voiture. Plusieurs métiers demandent une reconnaissance provinciale, que l’employeur connaît bien\u00a0: posez-lui la question.",
    ],
    near: ["manitoba", "alberta", "colombie-britannique"],
  },
  NB: {
    heading: "Emplois au Nouveau-Brunswick",
    description:
      "Offres d’emploi au Nouveau-Brunswick, en français\u00a0: Moncton, Dieppe, Edmundston, la Péninsule acadienne, avec le salaire et la date limite.",
    paragraphs: [
      "Le Nouveau-Brunswick est la seule province officiellement bilingue du pays. Dans le Nord-Ouest et la Péninsule acadienne, on vit et on travaille en français\u00a0; à Moncton, à Dieppe et à Fredericton, les postes bilingues sont nombreux.",
      "Santé, éducation, services à la clientèle, transport et transformation des aliments recrutent régulièrement. Comme ailleurs, une profession réglementée demande l’autorisation de l’organisme de la province.",
    ],
    near: ["quebec", "nouvelle-ecosse", "ile-du-prince-edouard"],
  },
  NS: {
    heading: "Emplois en Nouvelle-Écosse",
    description:
      "Offres d’emploi en Nouvelle-Écosse pour francophones\u00a0: Halifax, Dartmouth et les régions acadiennes, avec le salaire et la date limite.",
    paragraphs: [
      "Halifax concentre les emplois de bureau et ceux de la santé, des universités et du port, en anglais pour l’essentiel. Les régions acadiennes, comme Clare, Argyle et Chéticamp, offrent des postes en français, dans les écoles, les pêches et le tourisme.",
      "Être bilingue compte dans les services fédéraux et l’accueil. En région, demandez comment se rendre au travail l’hiver et où se loger avant d’accepter.",
    ],
    near: ["nouveau-brunswick", "ile-du-prince-edouard", "terre-neuve-et-labrador"],
  },
  PE: {
    heading: "Emplois à l’Île-du-Prince-Édouard",
    description:
      "Offres d’emploi à l’Île-du-Prince-Édouard pour francophones\u00a0: Charlottetown, Summerside, avec le salaire et la date limite.",
    paragraphs: [
      "Agriculture, pêche et tourisme rythment l’emploi de l’île, avec beaucoup de postes saisonniers, du printemps à l’automne. Charlottetown ajoute l’administration, la santé et l’enseignement.",
      "On travaille surtout en anglais\u00a0; la région Évangéline et les écoles de langue française vivent en français. Pour un poste de saison, vérifiez le nombre de semaines garanties et le logement.",
    ],
    near: ["nouveau-brunswick", "nouvelle-ecosse", "quebec"],
  },
  NL: {
    heading: "Emplois à Terre-Neuve-et-Labrador",
    description:
      "Offres d’emploi à Terre-Neuve-et-Labrador pour francophones\u00a0: St. John’s, Labrador City, avec le salaire et la date limite.",
    paragraphs: [
      "La santé en région côtière, les pêches, l’énergie en mer et les mines du Labrador cherchent des gens d’expérience, parfois en rotation\u00a0: quelques semaines de travail, quelques semaines de repos.",
      "L’anglais est nécessaire presque partout. St. John’s, Labrador City et la péninsule de Port-au-Port ont des écoles et des associations francophones.",
    ],
    near: ["nouvelle-ecosse", "quebec", "nouveau-brunswick"],
  },
  YT: {
    heading: "Emplois au Yukon",
    description:
      "Offres d’emploi au Yukon pour francophones\u00a0: Whitehorse et les communautés du Nord, avec le salaire et la date limite.",
    paragraphs: [
      "Whitehorse a une communauté francophone active, avec une école, une garderie et des employeurs qui parlent français. Tourisme, services publics, mines et santé y représentent l’essentiel des offres.",
      "Les salaires tiennent compte de l’éloignement, et les prix aussi. Demandez ce que l’employeur prévoit pour le voyage, le logement et le premier hiver.",
    ],
    near: ["territoires-du-nord-ouest", "colombie-britannique", "alberta"],
  },
  NT: {
    heading: "Emplois dans les Territoires du Nord-Ouest",
    description:
      "Offres d’emploi dans les Territoires du Nord-Ouest pour francophones\u00a0: Yellowknife et le Nord, avec le salaire et la date limite.",
    paragraphs: [
      "Le français est l’une des onze langues officielles des Territoires du Nord-Ouest. À Yellowknife, les services publics, l’école francophone, la santé et l’aviation recrutent\u00a0; l’anglais reste la langue courante.",
      "On y vient souvent pour quelques années\u00a0: primes d’éloignement, congés de voyage et logement de fonction se négocient avec le salaire.",
    ],
    near: ["yukon", "nunavut", "alberta"],
  },
  NU: {
    heading: "Emplois au Nunavut",
    description:
      "Offres d’emploi au Nunavut pour francophones\u00a0: Iqaluit et les communautés de l’Arctique, avec le salaire et la date limite.",
    paragraphs: [
      "Le Nunavut reconnaît la langue inuite, l’anglais et le français. Iqaluit a une école et une association francophones\u00a0; la santé, l’enseignement, la construction et les services publics y cherchent du personnel.",
      "Tout arrive par avion ou par bateau\u00a0: ne signez pas sans savoir où vous logerez. Le respect des usages inuits compte autant que le diplôme.",
    ],
    near: ["territoires-du-nord-ouest", "quebec", "yukon"],
  },
};

const sectorTexts: Record<Sector, Omit<LandingText, "label">> = {
  tech: {
    slug: "technologies",
    heading: "Emplois en technologies",
    description:
      "Offres d’emploi en informatique au Canada, en français\u00a0: développement, données, infonuagique, cybersécurité, soutien technique.",
    paragraphs: [
      "La plupart des métiers de l’informatique ne sont pas réglementés\u00a0: l’employeur juge sur l’expérience, un dépôt de code, une entrevue technique. Le titre d’ingénieur est réservé aux membres d’un ordre, sauf «\u00a0software engineer\u00a0» en Alberta depuis décembre 2023, selon le rapport annuel 2023 de l’ordre albertain (APEGA).",
      "Le télétravail est courant, mais un poste «\u00a0à distance\u00a0» suppose en général que vous viviez au Canada, parfois dans la province. La documentation et les outils sont en anglais, même dans les équipes qui parlent français.",
    ],
    near: ["ingenierie", "marketing", "finance"],
  },
  health: {
    slug: "sante",
    heading: "Emplois en santé",
    description:
      "Offres d’emploi en santé au Canada, en français\u00a0: soins infirmiers, préposé·es aux bénéficiaires, physiothérapie, travail social.",
    paragraphs: [
      "Infirmières, médecins, pharmaciens, physiothérapeutes ou travailleurs sociaux\u00a0: ces professions sont réglementées par chaque province. Faire reconnaître un diplôme prend du temps\u00a0; demandez l’évaluation de votre diplôme avant le permis de travail, et lisez dans l’offre si l’employeur paie un stage d’intégration.",
      "Certains postes d’aide et de soutien ne demandent pas d’être membre d’un ordre, et la formation est parfois payée. Hors du Québec, beaucoup de francophones peinent à se faire soigner dans leur langue\u00a0: votre français est une compétence.",
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
      "En petite enfance, les exigences changent d’une province à l’autre\u00a0: du certificat au diplôme collégial. Une vérification des antécédents judiciaires est en général demandée.",
    ],
    near: ["sante", "administration", "hotellerie-tourisme"],
  },
  finance: {
    slug: "finance",
    heading: "Emplois en finance",
    description:
      "Offres d’emploi en finance et en assurance au Canada, en français\u00a0: comptabilité, conseil, sinistres, paie.",
    paragraphs: [
      "Le titre de comptable professionnel agréé (CPA) est réservé aux membres de l’ordre provincial, et la vente de placements ou d’assurances demande un permis. Les postes de technicien, d’analyste ou de service à la clientèle ne demandent pas de titre, et certains employeurs paient la formation qui mène au permis.",
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
      "Les offres précisent si la candidature au permis suffit. Faites évaluer votre diplôme tôt, et apprenez les normes et les unités d’ici\u00a0: le chantier mélange encore métrique et impérial.",
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
      "Distances, hiver et attente aux quais font partie du métier\u00a0: une bonne offre précise ce qui est payé, la fréquence des retours à la maison et l’âge des véhicules.",
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
      "Cuisines, boulangeries, serres et usines de transformation embauchent toute l’année, et les fermes du printemps à l’automne. Une formation en hygiène et salubrité est exigée dans bien des cuisines\u00a0: demandez laquelle à l’employeur.",
      "Si vous venez de l’étranger pour un poste agricole, le logement, le transport et les heures doivent être écrits au contrat. Ne payez jamais pour obtenir une embauche.",
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

/** A landing page of the job list with its own text, for one kind of work. */
type LandingText = {
  slug: string;
  label: string;
  /** "Emplois au Québec". */
  heading: string;
  /** Meta description, also the first lines of the page. */
  description: string;
  /** Advice before applying: general, durable, and nothing that needs a lawyer. */
  paragraphs: string[];
  /** Slugs of related pages of the same kind. */
  near: string[];
};

const contractTexts: Record<ContractType, Omit<LandingText, "label">> = {
  CDI: {
    slug: "cdi",
    heading: "Emplois en CDI",
    description:
      "Offres d’emploi permanent (CDI) au Canada, en français, dans toutes les provinces, avec les exigences, le salaire et la date limite.",
    paragraphs: [
      "Au Canada, on dit plutôt «\u00a0poste permanent\u00a0»\u00a0: un contrat sans date de fin, à temps plein ou partiel, qui commence en général par une période de probation. Il peut prendre fin avec un préavis dont la loi de la province fixe le minimum.",
      "Le salaire n’est qu’une partie de l’offre\u00a0: assurances collectives, régime de retraite, vacances et horaire varient beaucoup d’un employeur à l’autre. Comparez le tout.",
    ],
    near: ["cdd", "stage", "freelance"],
  },
  CDD: {
    slug: "cdd",
    heading: "Emplois en CDD",
    description:
      "Offres d’emploi temporaire (CDD) au Canada, en français\u00a0: remplacements, saisons et projets, avec le salaire et la date limite.",
    paragraphs: [
      "Contrat temporaire, remplacement ou emploi de saison\u00a0: la date de fin est connue d’avance. C’est une façon courante d’acquérir une première expérience canadienne, que les autres employeurs reconnaissent.",
      "Vérifiez la durée exacte, les heures garanties et vos droits en cas de fin anticipée. Si votre permis de travail est lié à un employeur, sa durée et celle du contrat doivent s’accorder.",
    ],
    near: ["cdi", "freelance", "stage"],
  },
  Stage: {
    slug: "stage",
    heading: "Stages au Canada",
    description:
      "Offres de stage au Canada, en français, pour étudiants et nouveaux diplômés, avec l’indemnité et la date limite.",
    paragraphs: [
      "Un stage peut faire partie d’un programme d’études ou suivre le diplôme\u00a0; l’offre précise s’il est payé. Prenez-vous-y tôt\u00a0: les employeurs cherchent souvent une session à l’avance.",
      "Si vous venez de l’étranger, un stage demande en principe une autorisation de travailler, et les règles dépendent de votre pays et de votre école. Lisez la page officielle d’Immigration, Réfugiés et Citoyenneté Canada avant de dire oui.",
    ],
    near: ["cdd", "cdi", "freelance"],
  },
  Freelance: {
    slug: "freelance",
    heading: "Emplois en freelance",
    description:
      "Contrats de travail autonome au Canada, en français\u00a0: durée, rémunération et date limite.",
    paragraphs: [
      "Le travailleur autonome facture ses services, règle lui-même ses impôts et ses cotisations, et doit s’inscrire aux taxes de vente au-delà d’un certain revenu. Gardez de côté une part de chaque paiement.",
      "Signez un contrat avant de commencer\u00a0: livrables, calendrier, droits sur le travail, délai de paiement. Les missions plus courtes ont leur propre page sur ce site.",
    ],
    near: ["cdd", "cdi", "stage"],
  },
};

type Choice = Pick<JobFilters, "contract" | "sector" | "province">;

export type Landing = LandingText & {
  /** The facet, as in the URL. */
  kind: "contrat" | "province" | "secteur";
  /** The code by which the database counts it. */
  value: string;
  path: string;
  choice: Choice;
};

const anything: Choice = { contract: null, sector: null, province: null };

/** In the order of the menus. */
export const landings: Landing[] = [
  ...contractTypes.map((contract) =>
    landing("contrat", contract, contract, contractTexts[contract], { contract }),
  ),
  ...provinces.map((province) =>
    landing(
      "province",
      province.code,
      province.label,
      { slug: province.slug, ...provinceTexts[province.code] },
      { province },
    ),
  ),
  ...(Object.keys(sectors) as Sector[]).map((sector) =>
    landing("secteur", sector, sectors[sector], sectorTexts[sector], { sector }),
  ),
];

export function findLanding(kind: Landing["kind"], slug: string): Landing | null {
  return landings.find((one) => one.kind === kind && one.slug === slug) ?? null;
}

/** Returns the related pages of the same kind. */
export function landingsNear({ kind, near }: Landing): Landing[] {
  return near.map((slug) => findLanding(kind, slug)).filter((one) => one !== null);
}

export function landingHref({ path }: Landing, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/** Returns whether a list is indexable: filtered by contract, province and sector, and nothing else. */
export function isListed(filters: JobFilters): boolean {
  return asksOnly(filters, ["contrat", "secteur", "province", "page"]);
}

/**
 * Returns the canonical address of a list's state: a single contract, province or sector has its own page;
 * unknown params (tracking) are left out.
 */
export function canonicalJobsHref(filters: JobFilters): string {
  const { contract, sector, province, page } = filters;
  const chosen = [contract, sector, province].filter((one) => one !== null);
  if (!isListed(filters) || chosen.length !== 1) return jobsHref(filters);
  const own = landings.find(
    ({ choice }) =>
      choice.contract === contract &&
      choice.sector === sector &&
      choice.province?.code === province?.code,
  );
  return own ? landingHref(own, page) : jobsHref(filters);
}

function landing(
  kind: Landing["kind"],
  value: string,
  label: string,
  text: Omit<LandingText, "label">,
  choice: Partial<Choice>,
): Landing {
  const path = `/emplois/${kind}/${text.slug}`;
  return { kind, value, label, ...text, path, choice: { ...anything, ...choice } };
}
