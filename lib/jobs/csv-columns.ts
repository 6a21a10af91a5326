import { provinces } from "@/lib/places/provinces";
import { publicationStates } from "@/lib/publications/states";
import { listText } from "@/lib/text/fields";
import { findTrade, trades } from "@/lib/trades/trades";
import { contractTypes, salaryPeriods, sectors } from "./choices";
import { abroadColumns } from "./csv-abroad";
import { type Column, day, option } from "./csv-cells";
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
    read: option(provinces.map(({ code, label }) => [code, label])),
    write: (job) => job.province ?? "",
  },
  {
    heading: "contrat",
    field: "contract_type",
    read: (cell) => option(contractTypes.map((type) => [type, type]))(cell) || "CDI",
    write: (job) => job.contract_type,
  },
  ...conditionColumns,
  {
    heading: "secteur",
    field: "sector",
    read: option(Object.entries(sectors)),
    write: (job) => (job.sector ? sectors[job.sector] : ""),
  },
  {
    heading: "metier",
    field: "trade",
    read: option(trades.map(({ slug, name }) => [slug, name])),
    write: (job) => findTrade(job.trade)?.name ?? "",
  },
  { heading: "domaine", field: "activity_sector", write: (job) => job.activity_sector ?? "" },
  { heading: "description", field: "description", required: true, write: (job) => job.description },
  { heading: "exigences", field: "requirements", write: (job) => listText(job.requirements) },
  { heading: "avantages", field: "benefits", write: (job) => listText(job.benefits) },
  { heading: "presentation", field: "company", write: (job) => job.company ?? "" },
  { heading: "salaire", field: "salary_range", write: (job) => job.salary_range ?? "" },
  { heading: "salaire_min", field: "salary_min", write: (job) => String(job.salary_min ?? "") },
  { heading: "salaire_max", field: "salary_max", write: (job) => String(job.salary_max ?? "") },
  {
    heading: "periode",
    field: "salary_period",
    read: option(Object.entries(salaryPeriods)),
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
  { heading: "reponse_jours", field: "answer_days", write: (job) => String(job.answer_days) },
  ...abroadColumns,
  {
    heading: "etat",
    field: "status",
    read: (cell) => option(Object.entries(publicationStates))(cell) || "published",
    write: (job) => publicationStates[job.status],
  },
];
