import type { NextRequest } from "next/server";
import { readRegisterState } from "@/app/(public)/eimt/_parts/register-view";
import { periodLabel, streamLabels } from "@/lib/lmia/format";
import { listRegister } from "@/lib/lmia/queries";
import { logError } from "@/lib/monitoring/log";
import { downloadResponse, sentenceResponse } from "@/lib/security/file-responses";
import { writeCsv } from "@/lib/text/csv";
import { todayInCanada } from "@/lib/text/dates";

const HEADINGS = [
  ...["Entreprise", "Ville", "Province", "Postes", "EIMT", "Métiers", "Volets", "Période", "Note"],
];

const MAX_ROWS = 5_000;

export async function GET(request: NextRequest): Promise<Response> {
  try {
    const { state } = await readRegisterState(Object.fromEntries(request.nextUrl.searchParams));
    const { rows } = await listRegister({ ...state, page: 1 }, MAX_ROWS);
    const lines = rows.map((row) => [
      ...[row.name, row.town, row.region, String(row.positions), String(row.approvals)],
      row.trades.map(({ label, positions }) => `${label} (${positions})`).join(", "),
      row.streams.map((stream) => streamLabels[stream] ?? stream).join(", "),
      ...[periodLabel(row.quarters), row.is_example ? "Exemple inventé" : ""],
    ]);
    return downloadResponse(writeCsv(HEADINGS, lines), "text/csv", `eimt-${todayInCanada()}.csv`);
  } catch (error) {
    const reference = logError("lmia.csv", error);
    return sentenceResponse(503, `Impossible de charger la liste. Référence\u00a0: ${reference}`);
  }
}
