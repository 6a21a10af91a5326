import { type Province, provinces } from "@/lib/places/provinces";
import { cleanQuery, firstValue, pageNumber, type SearchParams } from "@/lib/text/search";
import { type ContractType, contractTypes, type Sector, sectors } from "./choices";

export type JobFilters = {
  /** Words to find, all of them. */
  q: string;
  /** A city, a province or "télétravail". */
  place: string;
  contract: ContractType | null;
  sector: Sector | null;
  province: Province | null;
  /** Offers whose deadline has passed are listed only when asked for. */
  expired: boolean;
  page: number;
};

/**
 * Reads the state of the job list from its address. A value that makes no sense is ignored.
 * Names in the address are French: q, lieu, contrat, secteur, province, expirees, page.
 */
export function parseJobFilters(params: SearchParams): JobFilters {
  const contract = firstValue(params.contrat).toLowerCase();
  const sector = firstValue(params.secteur);
  const province = firstValue(params.province);
  return {
    q: cleanQuery(params.q),
    place: cleanQuery(params.lieu),
    contract: contractTypes.find((type) => type.toLowerCase() === contract) ?? null,
    sector: Object.hasOwn(sectors, sector) ? (sector as Sector) : null,
    province: provinces.find(({ slug }) => slug === province) ?? null,
    expired: firstValue(params.expirees) === "1",
    page: pageNumber(params.page),
  };
}

/** The address of the list in this state; what is at its default is left out. */
export function jobsHref(filters: Partial<JobFilters>): string {
  const query = new URLSearchParams();
  if (filters.q) query.set("q", filters.q);
  if (filters.place) query.set("lieu", filters.place);
  if (filters.contract) query.set("contrat", filters.contract);
  if (filters.sector) query.set("secteur", filters.sector);
  if (filters.province) query.set("province", filters.province.slug);
  if (filters.expired) query.set("expirees", "1");
  if (filters.page && filters.page > 1) query.set("page", String(filters.page));
  const text = query.toString();
  return text === "" ? "/emplois" : `/emplois?${text}`;
}

/** The filters that narrow the list, each with its label and the state without it. */
export function activeJobFilters(filters: JobFilters): { label: string; without: JobFilters }[] {
  const first = { ...filters, page: 1 };
  const active: { label: string; without: JobFilters }[] = [];
  if (filters.q) active.push({ label: `« ${filters.q} »`, without: { ...first, q: "" } });
  if (filters.place) active.push({ label: filters.place, without: { ...first, place: "" } });
  if (filters.contract) {
    active.push({ label: filters.contract, without: { ...first, contract: null } });
  }
  if (filters.sector) {
    active.push({ label: sectors[filters.sector], without: { ...first, sector: null } });
  }
  if (filters.province) {
    active.push({ label: filters.province.label, without: { ...first, province: null } });
  }
  if (filters.expired) {
    active.push({ label: "Offres expirées incluses", without: { ...first, expired: false } });
  }
  return active;
}

/** True when something narrows the list. */
export function narrowsJobs(filters: JobFilters): boolean {
  return activeJobFilters({ ...filters, expired: false }).length > 0;
}
