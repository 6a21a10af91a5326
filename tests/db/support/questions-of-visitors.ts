const CARD = `id, title, company_name, location, contract_type, description, requirements,
  salary_range, application_deadline, posted_at`;
export const OPEN = "closes_at > now()";

function list(where: string, page = 1, rows = 20): string {
  return `select ${CARD} from public.jobs where status = 'published' and ${where}
    order by posted_at desc, id limit ${rows} offset ${(page - 1) * rows}`;
}

/** The rows that a question is about. */
type Params = { offer: string; recruiter: string };

/** What visitors ask of offers. */
export const questionsOfVisitors: [
  what: string,
  sql: string,
  values?: (params: Params) => unknown[],
][] = [
  ["la liste", list(OPEN)],
  ["sa page 50", list(OPEN, 50)],
  ["un contrat", list(`contract_type = 'CDI' and ${OPEN}`)],
  ["une province", list(`province = 'QC' and ${OPEN}`, 20)],
  ["un secteur", list(`sector = 'health' and ${OPEN}`)],
  ["les trois", list(`contract_type = 'CDI' and province = 'QC' and sector = 'tech' and ${OPEN}`)],
  [
    "trois qui ne vont pas ensemble",
    list(`contract_type = 'CDI' and sector = 'health' and ${OPEN}`),
  ],
  ["un métier", list(`trade = 'infirmier' and ${OPEN}`, 1, 10)],
  ["un métier et une province", list(`trade = 'soudeur' and province = 'QC' and ${OPEN}`, 1, 10)],
  ["les chiffres d'un métier", "select * from public.trade_figures('infirmier')"],
  ["les métiers qui ont des offres", "select * from public.offered_trades()"],
  ["les offres échues comprises", list("true")],
  ["les plus récentes", list(OPEN, 1, 3)],
  [
    "le nombre de toutes",
    `select count(*) from public.jobs where status = 'published' and not is_hidden and ${OPEN}`,
  ],
  [
    "le nombre d'un choix",
    `select count(*) from public.jobs where status = 'published' and not is_hidden and contract_type = 'CDI'
      and province = 'QC' and sector = 'tech'`,
  ],
  ["les façons de parcourir", "select * from public.job_facets()"],
  [
    "une offre",
    `select * from public.jobs where id = $1 and status = 'published'`,
    ({ offer }) => [offer],
  ],
  [
    "un fichier du plan du site",
    `select id, updated_at from public.jobs where status = 'published' and id >= $1
      and ${OPEN} order by id limit 1000`,
    ({ offer }) => [offer],
  ],
  [
    "les offres d'une personne",
    "select * from public.jobs where recruiter_id = $1 order by created_at desc, id limit 20",
    ({ recruiter }) => [recruiter],
  ],
];

/** What the list asks of the index of words, and how often; each of these as it stands. */
const searches: Record<string, object> = {
  "une recherche": { q: "essai" },
  "un mot rare": { q: "rare" },
  "huit mots": { q: "essai rare infirmière soudeur nuit hôpital serveur chantier" },
  "un mot que rien n'a": { q: "zzyx" },
  "un mot et trois choix": {
    q: "essai",
    filters: { contract: ["CDI"], province: ["QC"], sector: ["tech"] },
  },
  "un lieu": { place: "Montréal" },
  "une paie": { filters: { pay: ["50000"] } },
  "par pertinence": { q: "essai", by_rank: true },
  "un métier choisi": { filters: { trade: ["soudeur"] } },
  "ouvert à l'étranger": { filters: { abroad: ["true"] } },
  "un métier ouvert à l'étranger": {
    filters: { trade: ["soudeur"], abroad: ["true"], no_permit: ["true"] },
  },
  "la Mobilité francophone et une langue": {
    filters: { mobility: ["true"], language: ["francais"] },
  },
};
/** The menus of the list of offers, as lib/jobs/search.ts writes them, which a benchmark cannot import. */
export const offerMenus = JSON.stringify(
  Object.fromEntries(
    Object.entries({
      contract: ["CDI", "CDD", "Stage", "Freelance"],
      province: ["ON", "QC", "BC", "AB"],
      sector: ["tech", "health", "food"],
      trade: ["infirmier", "soudeur", "serveur"],
      pay: ["40000", "50000", "60000", "80000", "100000"],
      ...{ remote: ["1"], abroad: ["true"], no_permit: ["true"], mobility: ["true"] },
      language: ["francais", "bilingue", "anglais"],
    }).map(([name, values]) => [name, Object.fromEntries(values.map((value) => [value, [value]]))]),
  ),
);
const searchQuestions = Object.entries(searches).flatMap(([what, search]) => {
  const question = `'${JSON.stringify(search)}'::jsonb`;
  return [
    [`${what}, la liste`, `select id from public.list_jobs(${question})`],
    [`${what}, le nombre`, `select public.count_publications('job', ${question})`],
    [
      `${what}, les menus`,
      `select * from public.count_facets('job', ${question}, '${offerMenus}')`,
    ],
  ] as [string, string][];
});
questionsOfVisitors.push(
  ...searchQuestions,
  ["la page 500 de la liste", "select id from public.list_jobs('{}', 10000)"],
  ["la page 3 500 de la liste", "select id from public.list_jobs('{}', 70000)"],
  ["les offres semblables", "select id from public.similar_jobs($1, 3)", ({ offer }) => [offer]],
  ["ce qu'un champ propose", "select * from public.suggest('job', 'offr')"],
  ["les villes qu'un champ propose", "select * from public.suggest_towns('mont')"],
  ["le lieu qu'on a écrit", "select * from public.read_place('Montréal')"],
  ["un mot mal écrit", "select * from public.correct_query('job', 'rarre')"],
  ["la paie d'un métier", "select * from public.trade_pay_classes('infirmier')"],
  [
    "les chiffres d'un métier dans une province",
    "select * from public.trade_figures('infirmier', 'QC')",
  ],
  [
    "qui encadre un métier",
    "select * from public.regulated_trades where trade = 'infirmier' and province = 'QC'",
  ],
  ["à quelle distance sont des villes", "select * from public.town_distances(1, '{2,3,4}')"],
  [
    "ce qu'un employeur répond",
    "select * from public.response_rate('job', $1)",
    ({ offer }) => [offer],
  ],
  [
    "les offres que l'administration cherche",
    `select id from public.list_jobs('{"q": "rare", "any_state": true}')
      order by posted_at desc, id limit 25`,
  ],
  [
    "les offres de tout le monde",
    "select id from public.jobs where status = 'published' order by created_at desc, id limit 25",
  ],
  ["ce qu'on signale", "select * from public.report_target('job', $1)", ({ offer }) => [offer]],
);
