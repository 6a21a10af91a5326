import "server-only";
import { asKind, kinds } from "@/lib/publications/kinds";
import { requestClient } from "@/lib/supabase/server";
import { csvPiece } from "@/lib/text/csv";
import { isoMoment } from "@/lib/text/dates";
import { type ReceivedList, receivedPath } from "./received";

const BATCH = 500;
/** More than a spreadsheet is good for; keeps one answer within bounds. */
const MAX_ROWS = 20_000;

const HEADER = [
  "Nom",
  "Courriel",
  "Statut",
  "Reçue le",
  "Type",
  "Publication",
  "Organisation",
  "Message",
  "CV",
  "Adresse",
];

/**
 * The applications of the list, every page of it, as the pieces of a CSV file. Each batch is read
 * when the one before has been sent, so that a long list is never held whole.
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
    [`Fichier limité aux ${MAX_ROWS} premières candidatures : affinez la recherche.`],
  ]);
}

const COLUMNS = `id, status, applied_at, applicant_name, applicant_email, kind, title, company,
  cover_message, cv_file_name` as const;

async function readBatch(
  client: Awaited<ReturnType<typeof requestClient>>,
  { q, publication, status, sort }: ReceivedList,
  from: number,
) {
  const found = client
    .rpc("received_applications", { q, publication: publication ?? undefined })
    .select(COLUMNS);
  const { data, error } = await (status ? found.eq("status", status.label) : found)
    .order(sort.column, { ascending: sort.ascending, nullsFirst: false })
    .order("id")
    .range(from, from + BATCH - 1);
  if (error) throw error;
  return data;
}

type Row = Awaited<ReturnType<typeof readBatch>>[number];

/** "2026-11-21 09:30", which spreadsheets take for a date: Sweden's way of writing it. */
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
    row.cv_file_name,
    siteUrl + receivedPath(row.id),
  ];
}
