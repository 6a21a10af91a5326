import { provinces } from "@/lib/places/provinces";
import { publicationStates } from "@/lib/publications/states";
import { listText } from "@/lib/text/fields";
import { contractTypes, salaryPeriods, sectors } from "./choices";
import { day, option } from "./csv-cells";
import { conditionColumns } from "./csv-conditions";
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
  {
    heading: "etat",
    field: "status",
    read: (cell) => option(Object.entries(publicationStates))(cell) || "published",
    write: (job) => publicationStates[job.status],
  },
];
