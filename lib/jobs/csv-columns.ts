import { provinces } from "@/lib/places/provinces";
import { publicationStates } from "@/lib/publications/states";
import { listText } from "@/lib/text/fields";
import { fold } from "@/lib/text/plain";
import { findTrade, trades } from "@/lib/trades/trades";
import { contractTypes, salaryPeriods, sectors } from "./choices";
import type { Job } from "./schema";

type Column = {
  /** As the file says it, and as `readCsv` folds it. */
  heading: string;
  /** The field of the form. */
  field: string;
  required?: boolean;
  /** What the form would say, of a cell; for menus also its French word. */
  read?: (cell: string) => string;
  write: (job: Job) => string;
};

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
    heading: "teletravail",
    field: "remote",
    read: (cell) => (["oui", "o", "x", "1", "vrai"].includes(fold(cell)) ? "on" : ""),
    write: (job) => (job.remote ? "oui" : "non"),
  },
  {
    heading: "contrat",
    field: "contract_type",
    read: (cell) => option(contractTypes.map((type) => [type, type]))(cell) || "CDI",
    write: (job) => job.contract_type,
  },
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
    heading: "date_limite",
    field: "application_deadline",
    read: day,
    write: (job) => job.application_deadline ?? "",
  },
  { heading: "debut", field: "start_date", read: day, write: (job) => job.start_date ?? "" },
  {
    heading: "etat",
    field: "status",
    read: (cell) => option(Object.entries(publicationStates))(cell) || "published",
    write: (job) => publicationStates[job.status],
  },
];

/** A menu's value by its code or its French word; what is neither stays, and is refused. */
function option(entries: readonly (readonly [value: string, label: string])[]) {
  return (cell: string) => {
    const word = fold(cell);
    return entries.find((names) => names.some((name) => fold(name) === word))?.[0] ?? cell;
  };
}

/** "21/11/2026" as date fields give it. */
function day(cell: string): string {
  const [, d, m, y] = cell.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? [];
  return y ? `${y}-${m?.padStart(2, "0")}-${d?.padStart(2, "0")}` : cell;
}
