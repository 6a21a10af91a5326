import "server-only";
import { asKind, kinds } from "@/lib/publications/kinds";
import { reasonOf, requestClient } from "@/lib/supabase/server";
import { csvPiece } from "@/lib/text/csv";
import { isoMoment } from "@/lib/text/dates";
import { type ReceivedList, receivedApplicationPath, statusCondition } from "./received-filters";
import { findReceived } from "./received-queries";

const BATCH = 500;
/** Bounds the size of a file: more rows than a spreadsheet handles well. */
const MAX_ROWS = 20_000;

const HEADER = [
  "Nom",
  "Courriel",
  "Statut",
  "Reçue le",
  "Type",
  "Annonce",
  "Entreprise",
  "Message",
  "Réponses",
  "CV",
  "Adresse",
];

/**
 * Streams the applications of a list, all pages, as pieces of a CSV file. Each batch is read once the
 * previous one has been sent, so that a long list is never in memory as a whole.
 */
export async function* receivedCsv(list: ReceivedList, siteUrl: string): AsyncGenerator<string> {
  const client = await requestClient();
  yield csvPiece([HEADER], true);
  for (let from = 0; from < MAX_ROWS; from += BATCH) {
    const rows = await readBatch(client, list, from);
    if (rows.length > 0) yield csvPiece(rows.map((row) => cellsOf(row, siteUrl)));
    if (rows.length < BATCH) return;
  }
  yield csvPiece([
    [`Fichier limité aux ${MAX_ROWS} premières candidatures\u00a0: affinez la recherche.`],
  ]);
}

/**
 * Logs, for each candidate in the list, that their application was exported; they can read this.
 * @throws when it cannot be logged; nothing is exported then.
 */
export async function logExport({ q, publication, status }: ReceivedList): Promise<void> {
  const client = await requestClient();
  const { error } = await client.rpc("log_applications_export", {
    q,
    publication: publication ?? undefined,
    status: status?.label,
  });
  if (error) throw error;
}

const COLUMNS = `id, status, applied_at, applicant_name, applicant_email, kind, title, company,
  cover_message, answers, cv_file_name` as const;

async function readBatch(
  client: Awaited<ReturnType<typeof requestClient>>,
  { q, publication, status, sort }: ReceivedList,
  from: number,
) {
  const found = client
    .rpc("received_applications", { q, publication: publication ?? undefined })
    .select(COLUMNS);
  const { data, error } = await (status ? found.eq(...statusCondition(status)) : found)
    .order(sort.column, { ascending: sort.ascending, nullsFirst: false })
    .order("id")
    .range(from, from + BATCH - 1);
  if (error) throw error;
  return data;
}

type Row = Awaited<ReturnType<typeof readBatch>>[number];

/** "2026-11-21 09:30", the Swedish format, which spreadsheets parse as a date. */
const moment = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Toronto",
});

function cellsOf(row: Row, siteUrl: string): (string | null)[] {
  return [
    row.applicant_name,
    row.applicant_email,
    row.status,
    moment.format(new Date(isoMoment(row.applied_at))),
    kinds[asKind(row.kind)].one,
    row.title,
    row.company,
    row.cover_message,
    row.answers.join("\n\n"),
    row.cv_file_name,
    siteUrl + receivedApplicationPath(row.id),
  ];
}

type OpenedCv = { name: string; file: Blob } | "missing";

/**
 * Opens the CV of an application to one of the viewer's own publications. Neither this server nor the
 * viewer holds a key that reads it: the Edge Function queries the database as the viewer, which logs the
 * opening for the candidate to see, and returns the file (docs/decisions/0007-files-that-people-send.md).
 * Nothing is logged when there is nothing to open. A file cannot change after its inspection: only the
 * inspecting function stores files that become documents, and nothing overwrites a file.
 * @throws when the database or the storage does not answer.
 */
export async function openReceivedCv(id: string): Promise<OpenedCv> {
  const application = await findReceived(id);
  if (!application?.hasCv) return "missing";
  const client = await requestClient();
  const opened = await client.functions.invoke<Blob>("open-application-cv", {
    body: { application_id: id },
  });
  if (opened.error) {
    const reason = await reasonOf(opened.error);
    // Withdrawn between the two requests.
    if (reason === "cv_not_available") return "missing";
    throw new Error(`open-application-cv: ${reason}`, { cause: opened.error });
  }
  if (!(opened.data instanceof Blob)) throw new Error("open-application-cv gave no file");
  return { name: application.cvFileName ?? "CV.pdf", file: opened.data };
}
