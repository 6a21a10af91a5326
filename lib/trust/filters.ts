import { firstValue, listHref, pageNumber, type SearchParams } from "@/lib/text/search";
import { reportReasons } from "./reporting";

/** Which cases the desk shows: those that wait or those that are decided, by reason and by reporter. */
export type CaseFilters = { settled: boolean; reason: string; membersOnly: boolean; page: number };

/** Which signals: those to look at or those that were cleared, heavy ones or all. */
export type SignalFilters = { cleared: boolean; everyWeight: boolean; page: number };

export const CASES_PATH = "/admin/operation/signalements";
export const SIGNALS_PATH = "/admin/operation/signaux";

/** Reads the state of the cases from their address: etat, raison, de, page. */
export function parseCaseFilters(params: SearchParams): CaseFilters {
  const asked = firstValue(params.raison);
  return {
    settled: firstValue(params.etat) === "decides",
    reason: Object.keys(reportReasons).find((reason) => reason === asked) ?? "",
    membersOnly: firstValue(params.de) === "membres",
    page: pageNumber(params.page),
  };
}

export function casesHref({ settled, reason, membersOnly, page }: Partial<CaseFilters>): string {
  return listHref(CASES_PATH, {
    etat: settled ? "decides" : "",
    raison: reason,
    de: membersOnly ? "membres" : "",
    page: further(page),
  });
}

/** Reads the state of the signals from their address: etat, poids, page. */
export function parseSignalFilters(params: SearchParams): SignalFilters {
  return {
    cleared: firstValue(params.etat) === "examines",
    everyWeight: firstValue(params.poids) === "tous",
    page: pageNumber(params.page),
  };
}

export function signalsHref({ cleared, everyWeight, page }: SignalFilters): string {
  return listHref(SIGNALS_PATH, {
    etat: cleared ? "examines" : "",
    poids: everyWeight ? "tous" : "",
    page: further(page),
  });
}

/** The page of a list as its address says it: the first is not named. */
function further(page = 1): string {
  return page > 1 ? String(page) : "";
}
