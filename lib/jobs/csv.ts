import { CsvError } from "csv-parse/sync";
import { validation } from "@/lib/copy/validation";
import { pastDays, typedDays } from "@/lib/publications/past-days";
import { timeZone } from "@/lib/shared/days";
import { provinceIn } from "@/lib/shared/source-offers";
import {
  BadByte,
  misreadWords,
  otherThanCsv,
  readCsv,
  TooManyCells,
  writeCsv,
} from "@/lib/text/csv";
import { longDate, todayInVancouver } from "@/lib/text/dates";
import { UNKNOWN_CHOICE } from "@/lib/text/fields";

import { workTimes } from "./choices";
import { type Column, day, jobColumns, mayBeMonthFirst, unknownWord } from "./csv-cells";
import { type Job, type JobValues, jobSchema } from "./schema";

/** Limits of one import, in offers and in bytes. */
export const MAX_IMPORTED = 2_000;
const MAX_FILE_BYTES = 2.5 * 1024 * 1024;

/** An error of an import; without a line it concerns the whole file. */
export type ImportProblem = { line: number | null; column: string | null; message: string };

/** `lines` is the position of each offer in the file. */
export type ImportedFile = {
  values: JobValues[];
  lines: number[];
  problems: ImportProblem[];
  /** Ambiguous lines to confirm: about letters (the encoding), days or contracts. */
  doubts: { line: number; about: string; text: string }[];
};

/**
 * Reads a file of offers with the rules of the form. Returns either values or problems: nothing is imported
 * while a line is wrong.
 */
export function readJobsCsv(bytes: Uint8Array, today = todayInVancouver()): ImportedFile {
  if (bytes.length === 0) return nothingOf(validation.fileEmpty);
  if (bytes.length > MAX_FILE_BYTES) return nothingOf("Ce fichier dépasse 2,5\u00a0Mo.");
  const other = otherThanCsv(bytes);
  if (other) return nothingOf(other);
  try {
    return checkRows(readCsv(bytes), today);
  } catch (error) {
    if (error instanceof TooManyCells) {
      return nothingOf(
        `${beyondImported()}, ou trop de lignes et de colonnes vides\u00a0: supprimez-les.`,
      );
    }
    if (error instanceof BadByte) {
      return nothingOf(
        "Cette ligne contient un caractère illisible\u00a0: enregistrez le tableau au format «\u00a0CSV UTF-8\u00a0».",
        error.line,
      );
    }
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? error.lines : null;
    return nothingOf("Les guillemets ou les séparateurs de ce fichier sont incorrects.", line);
  }
}

const beyondImported = () =>
  `Ce fichier compte plus de ${MAX_IMPORTED.toLocaleString("fr-CA")} offres`;

function checkRows(
  { headings, rows, isGuessed }: ReturnType<typeof readCsv>,
  today: string,
): ImportedFile {
  const problems: ImportProblem[] = [];
  for (const { heading, required } of jobColumns) {
    if (required && !headings.includes(heading)) {
      problems.push({ line: 1, column: heading, message: "Cette colonne est absente du fichier." });
    }
  }
  for (const heading of headings) {
    if (heading !== "" && !jobColumns.some((column) => column.heading === heading)) {
      problems.push({
        line: 1,
        column: heading,
        message:
          "Cette colonne n’est pas connue\u00a0: renommez-la d’après la liste, ou supprimez-la.",
      });
    }
  }
  if (problems.length > 0) return { values: [], lines: [], problems, doubts: [] };
  if (rows.length === 0) {
    return nothingOf("Ce fichier ne contient aucune offre.");
  }
  if (rows.length > MAX_IMPORTED) {
    return nothingOf(`${beyondImported()}.`);
  }

  const values: JobValues[] = [];
  const lines: number[] = [];
  const doubts: ImportedFile["doubts"] = [];
  const isDayFirst = rows.some(({ cells }) => days(cells).some((cell) => DAY_FIRST.test(cell)));
  for (const { line, cells } of rows) {
    const doubt = (about: string, text: string) => doubts.push({ line, about, text });
    const words = misreadWords(Object.values(cells).join("\n"), isGuessed);
    if (words) doubt("letters", lettersInDoubt(words));
    const unsure = isDayFirst ? undefined : days(cells).find(mayBeMonthFirst);
    if (unsure) doubt("days", dayInDoubt(unsure));
    const fields = fieldsOf(cells);
    const time = workTime(cells.contrat ?? "");
    if (time) {
      fields.contract_type = "CDI";
      fields.work_time ||= time;
      doubt("contract", contractInDoubt(cells.contrat ?? ""));
    }
    const parsed = jobSchema.safeParse(fields);
    if (parsed.success) {
      values.push(parsed.data);
      lines.push(line);
    }
    const dated = parsed.success ? parsed.data : typedDays(fields);
    const unread = (parsed.error?.issues ?? []).map(
      ({ path, message }) => [String(path[0]), message] as const,
    );
    const passed = Object.entries(pastDays(dated, null, today));
    // Report an unreadable date once, not as a past one too.
    const wrong = [...unread, ...passed.filter(([day]) => !unread.some(([name]) => name === day))];
    for (const [field, message] of wrong) {
      const column = jobColumns.find((each) => each.field === field);
      problems.push({
        line,
        column: column?.heading ?? null,
        message: wordsFor(message, column, cells),
      });
    }
  }
  if (problems.length > 0) return { values: [], lines: [], problems, doubts: [] };
  return { values, lines, problems, doubts };
}

const dayColumns = jobColumns.filter(({ read }) => read === day);
const days = (cells: Record<string, string>) =>
  dayColumns.map(({ heading }) => cells[heading] ?? "");
/** A date that is only valid with the day first shows how the file writes the others. */
const DAY_FIRST = /^\s*(?:1[3-9]|2\d|3[01])[-/. ]\d\d?[-/. ]\d{4}\b/;

const workTimeColumn = jobColumns.find(({ field }) => field === "work_time");

/** Returns the work time that a file gives in the column of the contract; null if it gives none. */
function workTime(contract: string): string | null {
  const read = workTimeColumn?.read?.(contract, timeZone(null)) ?? "";
  return Object.hasOwn(workTimes, read) ? read : null;
}

const lettersInDoubt = (words: string) =>
  `«\u00a0${words}\u00a0»\u00a0: ces lettres sont-elles les bonnes\u00a0? Sinon, enregistrez le tableau au format «\u00a0CSV UTF-8\u00a0».`;
const dayInDoubt = (cell: string) =>
  `«\u00a0${cell}\u00a0» sera lu comme le ${longDate(day(cell))}. Si le mois vient d’abord, écrivez l’année, le mois et le jour, par exemple 2027-03-15.`;
const contractInDoubt = (cell: string) =>
  `«\u00a0${cell}\u00a0» n’est pas un type de contrat\u00a0: l’offre est lue comme un CDI. Sinon, indiquez CDD, Stage ou Freelance dans la colonne «\u00a0contrat\u00a0».`;

/** Rewords the form's error for a file, which has no menu: it lists the labels. */
function wordsFor(
  message: string,
  column: Column | undefined,
  cells: Record<string, string>,
): string {
  if (message !== UNKNOWN_CHOICE || !column?.words) return message;
  return unknownWord(cells[column.heading] ?? "", column.words);
}

function nothingOf(message: string, line: number | null = null): ImportedFile {
  return { values: [], lines: [], problems: [{ line, column: null, message }], doubts: [] };
}

/** Converts a row to form fields; dates are in the time zone of the place of work. */
function fieldsOf(cells: Record<string, string>): Record<string, string> {
  const fields = (zone: string) =>
    Object.fromEntries(
      jobColumns.map(({ heading, field, read = (cell: string) => cell }) => [
        field,
        read(cells[heading] ?? "", zone),
      ]),
    );
  const { province = "", location = "", work_mode = null } = fields(timeZone(null));
  return fields(timeZone(province || provinceIn(location), work_mode));
}

/** Returns the offers as a file that `readJobsCsv` can import again. */
export function jobsCsv(jobs: readonly Job[]): string {
  return writeCsv(
    jobColumns.map(({ heading }) => heading),
    jobs.map((job) => jobColumns.map(({ write }) => write(job))),
  );
}

const example: Record<string, string> = {
  titre: "Infirmier·ère auxiliaire",
  entreprise: "Clinique du Vieux-Port",
  lieu: "Laval (Québec)",
  province: "QC",
  contrat: "CDI",
  teletravail: "Sur place",
  temps: "Temps plein",
  heures_min: "36,25",
  secteur: "Santé",
  metier: "Infirmier·ère auxiliaire",
  domaine: "Soins de longue durée",
  description: "Prodiguer des soins à domicile, de jour, dans une équipe de six personnes.",
  exigences: "Diplôme d’études professionnelles, Permis de conduire",
  avantages: "Assurance collective, Quatre semaines de vacances",
  presentation: "Une clinique de quartier ouverte depuis 1998.",
  salaire: "27\u00a0$ à 34\u00a0$ l’heure",
  salaire_min: "27",
  salaire_max: "34",
  periode: "par heure",
  date_limite: "2027-06-30",
  debut: "2027-08-01",
  etranger: "oui",
  permis: "EIMT demandée",
  installation: "oui",
  aide_installation: "Premier mois de logement",
  francais: "Avancé",
  anglais: "Notions",
  debut_etranger: "2027-09-01",
  etat: "Brouillon",
};

/** Returns the template to fill in: the columns, and an example to replace. */
export function jobsTemplate(): string {
  const headings = jobColumns.map(({ heading }) => heading);
  return writeCsv(headings, [headings.map((heading) => example[heading] ?? "")]);
}
