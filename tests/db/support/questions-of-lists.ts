/** Menus as lib/freelance/queries.ts and its like write them, which a benchmark cannot import. */
const of = (...values: string[]) => Object.fromEntries(values.map((value) => [value, [value]]));
const freelanceJobMenus = {
  competence: of("React", "Design", "Marketing", "Python"),
  budget: of("moins-de-2000", "2000-a-5000", "plus-de-5000", "a-negocier"),
  duree: of("moins-d-1-mois", "1-a-3-mois", "plus-de-3-mois"),
  abroad: { "1": ["true"] },
  language: of("francais", "bilingue", "anglais"),
};
const scholarshipMenus = {
  niveau: of("Licence", "Master", "Doctorat"),
  domaine: of("Informatique", "Médecine", "Ingénierie", "Commerce", "Sciences"),
  type: of("complete", "partielle"),
  situation: of("abroad", "in_canada"),
};
const newsMenus = { categorie: of("visas", "studies", "work", "residence", "policies") };

const json = (value: object) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

/** A list as the database has it: what is asked of it, with its own menus. */
const LISTS = {
  missions: {
    kind: "freelance",
    list: "list_freelance_jobs",
    menus: freelanceJobMenus,
    chosen: { competence: ["React"], budget: ["a-negocier"] },
  },
  bourses: {
    kind: "scholarship",
    list: "list_scholarships",
    menus: scholarshipMenus,
    chosen: { niveau: ["Master"], situation: ["abroad"] },
  },
  articles: {
    kind: "article",
    list: "list_news",
    menus: newsMenus,
    chosen: { categorie: ["visas"] },
  },
} as const;

const searches: Record<string, object> = {
  "sans mots": {},
  "un mot": { q: "essai" },
  "un mot rare": { q: "rare" },
  "un mot que rien n'a": { q: "zzyx" },
  "par pertinence": { q: "essai", by_rank: true },
  "expirées comprises": { expired: true },
};

const ofLists = Object.entries(LISTS).flatMap(([name, { kind, list, menus, chosen }]) =>
  [...Object.entries(searches), ["des choix", { filters: chosen }] as const].flatMap(
    ([what, search]): [string, string][] => [
      [`les ${name}, ${what}`, `select id from public.${list}(${json(search)})`],
      [
        `les ${name}, ${what}, le nombre`,
        `select public.count_publications('${kind}', ${json(search)}, 10000)`,
      ],
      [
        `les ${name}, ${what}, les menus`,
        `select * from public.count_facets('${kind}', ${json(search)}, ${json(menus)})`,
      ],
    ],
  ),
);

const SENEGAL = { country: "SN", level: "Master", field: "Informatique", situation: "abroad" };

/** What visitors ask of missions, bourses and articles. */
export const questionsOfLists: [what: string, sql: string][] = [
  ...ofLists,
  ["la page 50 des missions", "select id from public.list_freelance_jobs('{}', 588)"],
  [
    "des offres proches, leurs nombres",
    "select public.count_searches('job', '{zzyx essai rare,zzyx,essai,rare}', false, 1000)",
  ],
  [
    "des missions proches, leurs nombres",
    "select public.count_searches('freelance', '{zzyx essai rare,zzyx,essai,rare}', false, 10000)",
  ],
  ["les bourses pour quelqu'un", `select * from public.find_scholarships(${json(SENEGAL)})`],
  [
    "les bourses pour quelqu'un de pressé",
    `select * from public.find_scholarships(${json({ ...SENEGAL, days: 90 })}, 20)`,
  ],
  ["les bourses pour tout le monde", "select * from public.find_scholarships('{}')"],
  [
    "celles que l'on compare",
    "select * from public.scholarships where id = any (array(select md5('bourse ' || n)::uuid from generate_series(1, 20) n))",
  ],
  ["s'il y a des missions", "select id from public.freelance_jobs limit 1"],
  [
    "une mission",
    "select * from public.freelance_jobs where id = md5('mission 7')::uuid and status in ('published', 'filled')",
  ],
  [
    "un article",
    "select * from public.news_articles where id = md5('article 7')::uuid and status in ('published', 'replaced')",
  ],
  [
    "les articles à la une",
    "select id from public.news_articles where status = 'published' and featured order by published_at desc, id limit 3",
  ],
  [
    "les articles d'un fil",
    "select * from public.news_articles where status = 'published' order by published_at desc, id limit 50",
  ],
  [
    "les articles proches",
    `select id from public.news_articles where status = 'published' and topic_words && '{permis}'
      order by published_at desc, id limit 60`,
  ],
  ["ce qu'un champ propose des missions", "select * from public.suggest('freelance', 'miss')"],
  ["un mot mal écrit des bourses", "select * from public.correct_query('scholarship', 'esai')"],
];
