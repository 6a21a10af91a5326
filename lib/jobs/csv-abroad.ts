import { languageLevels, permitOffers } from "@/lib/publications/abroad";
import { type Column, day, menu, yesOrNo } from "./csv-cells";

const levels = Object.entries(languageLevels).map(([code, { label }]) => [code, label] as const);
const level = menu(levels);
const yesNo = (answer: boolean | null) => (answer === null ? "" : answer ? "oui" : "non");

/** What a file says to whoever would come from abroad; an empty cell says nothing. */
export const abroadColumns: readonly Column[] = [
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
