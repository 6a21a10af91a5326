import { provinces } from "@/lib/places/provinces";
import { answerChoices } from "@/lib/publications/response-commitment";
import { sectors } from "@/lib/publications/sectors";
import { publicationStates } from "@/lib/publications/states";
import { listText } from "@/lib/text/fields";
import { findTrade, trades } from "@/lib/trades/trades";
import { contractTypes, salaryPeriods } from "./choices";
import { abroadColumns } from "./csv-abroad";
import { also, type Column, day, menu } from "./csv-cells";
import { conditionColumns } from "./csv-conditions";

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
  { heading: "salaire_min", field: "salary_min", write: (job) => String(job.salary_min ?? "") },
  { heading: "salaire_max", field: "salary_max", write: (job) => String(job.salary_max ?? "") },
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
    ...menu(Object.entries(publicationStates), { empty: "draft" }),
    // What waits to be read was sent in to be published.
    write: (job) => publicationStates[job.status === "pending" ? "published" : job.status],
  },
];
