import { provinces } from "@/lib/places/provinces";
import { languageLevels, permitOffers } from "@/lib/publications/abroad";
import { answerChoices, publicationStates } from "@/lib/publications/schema";
import { sectors } from "@/lib/publications/sectors";
import { dayOf } from "@/lib/shared/days";
import { salaryPeriods } from "@/lib/shared/pay";

import { listText } from "@/lib/text/fields";
import { fold } from "@/lib/text/plain";
import { findTrade, trades } from "@/lib/trades/trades";
import { contractTypes, remoteFrom, workModes, workTimes } from "./choices";
import type { Job } from "./schema";

export type Column = {
  /** As files write it, normalized as in `readCsv`. */
  heading: string;
  field: string;
  required?: boolean;
  /** Converts a cell to the value of the form's field; a menu also accepts its French label. */
  read?: (cell: string, zone: string) => string;
  /** Labels that the cell accepts, for a column with a list. */
  words?: readonly string[];
  write: (job: Job) => string;
};

const YES = ["oui", "o", "x", "1", "vrai", "yes", "y", "true"];
const NO = ["non", "n", "0", "faux", "no", "false"];

/** For an optional question: other cells are left as they are, and the form refuses them. */
const yesOrNo = {
  read: option([...also("true", ...YES), ...also("false", ...NO)]),
  words: ["oui", "non"],
};

/** Synonyms of a value that files contain. */
function also(value: string, ...words: string[]) {
  return words.map((word) => [value, word] as const);
}

/** Ignores case, accents, periods, and the kind of space or hyphen: "C.D.I.", "Temps-plein". */
const plainWord = (text: string) =>
  fold(text)
    .replaceAll(".", "")
    .replace(/[\s\u2010-\u2014-]+/g, " ")
    .trim();

type Entries = readonly (readonly [value: string, label: string])[];

/** Reads a menu's value from its code or its label; other cells stay as they are and are refused later. */
function option(entries: Entries) {
  return (cell: string) => {
    const word = plainWord(cell);
    return entries.find((names) => names.some((name) => plainWord(name) === word))?.[0] ?? cell;
  };
}

/** Column of a menu: an empty cell becomes `empty`, and synonyms in `also` are read but not suggested. */
function menu(entries: Entries, { empty = "", also = [] as Entries } = {}) {
  const read = option([...entries, ...also]);
  return { read: (cell: string) => read(cell) || empty, words: entries.map(([, label]) => label) };
}

/** A message names all labels of a list up to this length, and a few examples of a longer one. */
const NAMED = 15;
const EXAMPLES = 5;
/** Max characters of a cell that a message repeats. */
const REPEATED = 40;

/** Returns the message for a cell that matches no label of its list. */
export function unknownWord(cell: string, words: readonly string[]): string {
  const shown = cell.length > REPEATED ? `${cell.slice(0, REPEATED)}…` : cell;
  const [list, named] =
    words.length > NAMED
      ? [
          `la liste, qui compte ${words.length} choix`,
          `Par exemple\u00a0: ${words.slice(0, EXAMPLES).join(", ")}`,
        ]
      : ["la liste", `Valeurs possibles\u00a0: ${words.join(", ")}`];
  return `«\u00a0${shown}\u00a0» n’est pas dans ${list}. ${named}.`;
}

/** Converts a date as people and spreadsheets write it ("1er mars 2027") to the value of a date field. */
export const day = (cell: string, zone?: string) => dayOf(cell, zone, true) ?? cell;

/** Returns whether a date could also be read with the month first. */
export function mayBeMonthFirst(cell: string): boolean {
  const [, first, second] = /^(\d\d?)[-/. ](\d\d?)[-/. ]\d{4}\b/.exec(cell.trim()) ?? [];
  return first !== second && Number(first) <= 12 && Number(second) <= 12;
}

const yesNo = (answer: boolean | null) => (answer === null ? "" : answer ? "oui" : "non");
/** With a comma in every column: Excel in French reads "25.50" as a date. */
const decimal = (value: number | null) => String(value ?? "").replace(".", ",");

const conditionColumns = [
  {
    heading: "teletravail",
    field: "work_mode",
    // Older files answer this column with yes or no.
    ...menu(Object.entries(workModes), {
      also: [
        ...also("hybrid", ...YES, "hybrid"),
        ...also("site", ...NO, "présentiel", "on-site"),
        ...also("remote", "télétravail", "remote"),
      ],
    }),
    write: (job: Job) => (job.work_mode ? workModes[job.work_mode] : ""),
  },
  {
    heading: "teletravail_depuis",
    field: "remote_from",
    ...menu(Object.entries(remoteFrom), {
      also: [
        ...also("province", "la province"),
        ...also("canada", "partout au Canada"),
        ...also("abroad", "étranger", "l’étranger", "partout"),
      ],
    }),
    write: (job: Job) => (job.remote_from ? remoteFrom[job.remote_from] : ""),
  },
  {
    heading: "duree_mois",
    field: "contract_months",
    write: (job: Job) => decimal(job.contract_months),
  },
  {
    heading: "temps",
    field: "work_time",
    ...menu(Object.entries(workTimes), {
      also: [
        ...also("full", "plein", "temps complet", "à temps plein", "full-time", "full"),
        ...also("part", "partiel", "à temps partiel", "part-time", "part"),
      ],
    }),
    write: (job: Job) => (job.work_time ? workTimes[job.work_time] : ""),
  },
  {
    heading: "heures_min",
    field: "weekly_hours_min",
    write: (job: Job) => decimal(job.weekly_hours_min),
  },
  {
    heading: "heures_max",
    field: "weekly_hours_max",
    write: (job: Job) => decimal(job.weekly_hours_max),
  },
  {
    heading: "poste_vacant",
    field: "existing_vacancy",
    ...yesOrNo,
    write: (job: Job) => yesNo(job.existing_vacancy),
  },
  {
    heading: "selection_ia",
    field: "ai_selection",
    ...yesOrNo,
    write: (job: Job) => yesNo(job.ai_selection),
  },
] as const;

const levels = Object.entries(languageLevels).map(([code, { label }]) => [code, label] as const);
// The label that older files contain.
const level = menu(levels, { also: [["none", "Non demandé"]] });

/** The columns for candidates abroad; an empty cell leaves the question open. */
const abroadColumns: readonly Column[] = [
  {
    heading: "etranger",
    field: "open_abroad",
    ...yesOrNo,
    write: (job) => yesNo(job.open_abroad),
  },
  {
    heading: "permis",
    field: "permit_offer",
    ...menu(Object.entries(permitOffers)),
    write: (job) => (job.permit_offer ? permitOffers[job.permit_offer] : ""),
  },
  {
    heading: "installation",
    field: "relocation_help",
    ...yesOrNo,
    write: (job) => yesNo(job.relocation_help),
  },
  {
    heading: "aide_installation",
    field: "relocation_note",
    write: (job) => job.relocation_note ?? "",
  },
  {
    heading: "francais",
    field: "french_level",
    ...level,
    write: (job) => (job.french_level ? languageLevels[job.french_level].label : ""),
  },
  {
    heading: "anglais",
    field: "english_level",
    ...level,
    write: (job) => (job.english_level ? languageLevels[job.english_level].label : ""),
  },
  {
    heading: "debut_etranger",
    field: "abroad_start_date",
    read: day,
    write: (job) => job.abroad_start_date ?? "",
  },
];

/** The columns of a file of offers, in the order of the form. */
export const jobColumns: readonly Column[] = [
  { heading: "titre", field: "title", required: true, write: (job) => job.title },
  {
    heading: "entreprise",
    field: "company_name",
    required: true,
    write: (job) => job.company_name,
  },
  { heading: "lieu", field: "location", write: (job) => job.location ?? "" },
  {
    heading: "province",
    field: "province",
    ...menu(
      provinces.map(({ code, label }) => [code, label]),
      {
        also: [
          ...also("QC", "Qué."),
          ...also("ON", "Ont."),
          ...also("BC", "C.-B.", "British Columbia"),
          ...also("AB", "Alb."),
          ...also("MB", "Man."),
          ...also("SK", "Sask."),
          ...also("NB", "N.-B.", "New Brunswick"),
          ...also("NS", "N.-É.", "Nova Scotia"),
          ...also("PE", "Î.-P.-É.", "PEI", "Prince Edward Island"),
          ...also("NL", "T.-N.-L.", "Newfoundland and Labrador"),
          ...also("NT", "T.N.-O.", "Northwest Territories"),
        ],
      },
    ),
    write: (job) => job.province ?? "",
  },
  {
    heading: "contrat",
    field: "contract_type",
    ...menu(
      contractTypes.map((type) => [type, type]),
      {
        empty: "CDI",
        also: [
          ...also("CDI", "permanent", "permanente", "indéterminé", "durée indéterminée"),
          ...also("CDI", "emploi permanent", "poste permanent", "indefinite"),
          ...also("CDD", "temporaire", "contractuel", "contrat", "saisonnier", "durée déterminée"),
          ...also("CDD", "temporary", "contract", "seasonal", "fixed term", "term", "saisonnière"),
          ...also("CDD", "contractuelle", "occasionnel", "occasionnelle", "casual"),
          ...also("Stage", "stagiaire", "internship", "intern", "co-op"),
          ...also("Freelance", "pigiste", "travailleur autonome", "freelancer", "self-employed"),
        ],
      },
    ),
    write: (job) => job.contract_type,
  },
  ...conditionColumns,
  {
    heading: "secteur",
    field: "sector",
    ...menu(Object.entries(sectors)),
    write: (job) => (job.sector ? sectors[job.sector] : ""),
  },
  {
    heading: "metier",
    field: "trade",
    ...menu(trades.map(({ slug, name }) => [slug, name])),
    write: (job) => findTrade(job.trade)?.name ?? "",
  },
  { heading: "domaine", field: "activity_sector", write: (job) => job.activity_sector ?? "" },
  { heading: "description", field: "description", required: true, write: (job) => job.description },
  { heading: "exigences", field: "requirements", write: (job) => listText(job.requirements) },
  { heading: "avantages", field: "benefits", write: (job) => listText(job.benefits) },
  {
    heading: "candidatures_max",
    field: "max_applications",
    write: (job) => String(job.max_applications ?? ""),
  },
  { heading: "questions", field: "questions", write: (job) => job.questions.join("\n") },
  { heading: "presentation", field: "company", write: (job) => job.company ?? "" },
  { heading: "salaire", field: "salary_range", write: (job) => job.salary_range ?? "" },
  { heading: "salaire_min", field: "salary_min", write: (job) => decimal(job.salary_min) },
  { heading: "salaire_max", field: "salary_max", write: (job) => decimal(job.salary_max) },
  {
    heading: "periode",
    field: "salary_period",
    ...menu(Object.entries(salaryPeriods), {
      also: [
        ...also("hour", "heure", "h", "/h", "horaire", "de l’heure", "hourly", "per hour"),
        ...also("day", "jour", "/jour", "daily", "per day"),
        ...also("week", "semaine", "sem", "hebdomadaire", "weekly", "per week"),
        ...also("month", "mois", "mensuel", "monthly", "per month"),
        ...also("year", "an", "année", "par année", "annuel", "yearly", "annual", "per year"),
      ],
    }),
    write: (job) => (job.salary_period ? salaryPeriods[job.salary_period] : ""),
  },
  {
    heading: "motif_salaire",
    field: "low_pay_reason",
    write: (job) => job.low_pay_reason ?? "",
  },
  {
    heading: "date_limite",
    field: "application_deadline",
    read: day,
    write: (job) => job.application_deadline ?? "",
  },
  { heading: "debut", field: "start_date", read: day, write: (job) => job.start_date ?? "" },
  {
    heading: "reponse_jours",
    field: "answer_days",
    words: answerChoices.map(([days]) => days),
    write: (job) => String(job.answer_days),
  },
  ...abroadColumns,
  {
    heading: "etat",
    field: "status",
    ...menu(Object.entries(publicationStates), {
      empty: "draft",
      also: [
        // Labels of the list of offers.
        ...also(
          "published",
          "en ligne",
          "publié",
          "en attente de vérification",
          "online",
          "published",
        ),
        ...also("draft", "draft"),
        ...also("filled", "pourvu", "filled"),
      ],
    }),
    // A pending offer was submitted to be published.
    write: (job) => publicationStates[job.status === "pending" ? "published" : job.status],
  },
];
