import type { Kind } from "@/lib/publications/kinds";
import {
  chosenOption,
  cleanQuery,
  firstValue,
  isUuid,
  listHref,
  pageNumber,
  type SearchParams,
} from "@/lib/text/address-values";

export const receivedStatuses = [
  { slug: "en-cours", label: "En cours" },
  { slug: "entretien", label: "Entretien" },
  { slug: "refusee", label: "Refusée" },
  { slug: "sans-reponse", label: "Sans réponse" },
  { slug: "retiree", label: "Retirée" },
  // Not a status: the team's shortlist.
  { slug: "preselection", label: "Présélection" },
] as const;
type ReceivedStatus = (typeof receivedStatuses)[number];

/** Sort orders of the list, the default first. */
export const receivedSorts = [
  { slug: "recentes", label: "Plus récentes", column: "applied_at", ascending: false },
  { slug: "anciennes", label: "Plus anciennes", column: "applied_at", ascending: true },
  { slug: "reponse", label: "À traiter en premier", column: "answer_due_on", ascending: true },
  { slug: "nom", label: "Nom", column: "applicant_name", ascending: true },
] as const;
type ReceivedSort = (typeof receivedSorts)[number];

/** State of the list of received applications, all of it in the URL. */
export type ReceivedList = {
  /** Search terms, all required, in the applicant's name or e-mail or in the publication's title. */
  q: string;
  /** Id of one publication; null for all. */
  publication: string | null;
  status: ReceivedStatus | null;
  sort: ReceivedSort;
  page: number;
};

const PATH = "/admin/candidatures";

export const RECEIVED_PER_PAGE = 25;

/** Parses the list's state from its search params: q, publication, statut, tri, page. */
export function parseReceivedList(params: SearchParams): ReceivedList {
  const publication = firstValue(params.publication).toLowerCase();
  return {
    q: cleanQuery(params.q),
    publication: isUuid(publication) ? publication : null,
    status: chosenOption(receivedStatuses, params.statut),
    sort: chosenOption(receivedSorts, params.tri) ?? receivedSorts[0],
    page: pageNumber(params.page),
  };
}

export function receivedHref(list: ReceivedList): string {
  return listHref(PATH, { ...query(list), ...page(list) });
}

/** Returns the address of the list's CSV file, all pages. */
export function receivedExportHref(list: ReceivedList): string {
  return listHref(`${PATH}/export`, query(list));
}

/** Returns an application's path, with the state of the list that its back link leads to. */
export function receivedApplicationPath(id: string, list?: ReceivedList): string {
  return list ? listHref(`${PATH}/${id}`, { ...query(list), ...page(list) }) : `${PATH}/${id}`;
}

/** Returns the path of an application's CV. Opening it is logged, so nothing may prefetch it. */
export function receivedCvPath(id: string): string {
  return `${PATH}/${id}/cv`;
}

const page = (list: ReceivedList) => ({ page: list.page > 1 ? String(list.page) : null });

function query({ q, publication, status, sort }: ReceivedList) {
  return {
    q,
    publication,
    statut: status?.slug,
    tri: sort === receivedSorts[0] ? null : sort.slug,
  };
}

export type ReceivedRow = {
  id: string;
  status: string;
  appliedAt: string;
  /** The applicant's name, or their e-mail when there is none. */
  name: string;
  email: string;
  kind: Kind;
  title: string;
  /** Set by the team, and visible to the team only. */
  isShortlisted: boolean;
  isHired: boolean;
};

/** A row of the list, with what must be read or answered first. */
export type ListedRow = ReceivedRow & {
  /** True while no one has opened its CV or answered it. */
  isUnread: boolean;
  answerDueOn: string | null;
};

export function statusCondition({
  label,
}: ReceivedStatus): [column: string, value: string | boolean] {
  return label === "Présélection" ? ["is_shortlisted", true] : ["status", label];
}

export type ReceivedPublication = { kind: Kind; id: string; title: string; count: number };
