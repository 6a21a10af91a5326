import { type Province, provinces } from "@/lib/places/provinces";
import { aroundPlace, type Radius, radii } from "@/lib/places/towns";
import {
  abroadLabels,
  languageLabel,
  type RequiredLanguage,
  requiredLanguages,
} from "@/lib/publications/abroad-filters";
import { type Sector, sectors } from "@/lib/publications/sectors";
import { type ActiveFilter, activeFilters, quoted, type Words } from "@/lib/search/filters";
import { money } from "@/lib/shared/pay";
import {
  chosenOption,
  cleanQuery,
  firstValue,
  pageNumber,
  type SearchParams,
} from "@/lib/text/address-values";
import { findTrade, type Trade } from "@/lib/trades/trades";
import { type ContractType, contractTypes } from "./choices";

export type JobFilters = Words & {
  /** A city, a province or "télétravail". */
  place: string;
  /** Kilometres around the place, when it is a town. */
  radius: Radius | null;
  contract: ContractType | null;
  sector: Sector | null;
  province: Province | null;
  trade: Trade | null;
  /** Only offers that can be done from home, wherever that is or from there. */
  remote: RemoteChoice | null;
  /** The least yearly pay, in dollars; one of `payLevels`. */
  pay: number | null;
  /** Only offers whose employer recruits abroad. */
  abroad: boolean;
  /** Only offers for which nobody needs to hold a work permit already. */
  noPermit: boolean;
  /** Only offers to which Mobilité francophone may be a way. */
  mobility: boolean;
  language: RequiredLanguage | null;
  /** Offers whose deadline has passed are listed only when asked for. */
  expired: boolean;
  page: number;
};

/** What may be asked of remote work; `slug` is what the address says. */
export const remoteChoices = [
  { slug: "1", label: "Télétravail" },
  { slug: "canada", label: "Télétravail depuis tout le Canada" },
  { slug: "etranger", label: "Télétravail depuis l’étranger" },
] as const;
type RemoteChoice = (typeof remoteChoices)[number];

/** What may be asked for as a least pay, in dollars a year. */
export const payLevels = [40_000, 50_000, 60_000, 80_000, 100_000] as const;

/**
 * Reads the state of the job list from its address. A value that makes no sense is ignored.
 * Names in the address are French: q, lieu, rayon, contrat, secteur, province,
 * metier, teletravail, salaire, etranger, sans_permis, mobilite, langue, tri, expirees, page.
 */
export function parseJobFilters(params: SearchParams): JobFilters {
  const contract = firstValue(params.contrat).toLowerCase();
  const sector = firstValue(params.secteur);
  const province = firstValue(params.province);
  return {
    q: cleanQuery(params.q),
    place: cleanQuery(params.lieu),
    radius: radii.find((km) => String(km) === firstValue(params.rayon)) ?? null,
    contract: contractTypes.find((type) => type.toLowerCase() === contract) ?? null,
    sector: Object.hasOwn(sectors, sector) ? (sector as Sector) : null,
    province: provinces.find(({ slug }) => slug === province) ?? null,
    trade: findTrade(firstValue(params.metier)),
    remote: chosenOption(remoteChoices, params.teletravail),
    pay: payLevels.find((level) => String(level) === firstValue(params.salaire)) ?? null,
    abroad: firstValue(params.etranger) === "1",
    noPermit: firstValue(params.sans_permis) === "1",
    mobility: firstValue(params.mobilite) === "1",
    language: chosenOption(requiredLanguages, params.langue),
    sort: firstValue(params.tri) === "pertinence" ? "pertinence" : "date",
    expired: firstValue(params.expirees) === "1",
    page: pageNumber(params.page),
  };
}

export function jobsHref(filters: Partial<JobFilters>): string {
  const query = new URLSearchParams();
  if (filters.q) query.set("q", filters.q);
  if (filters.place) query.set("lieu", filters.place);
  if (filters.radius) query.set("rayon", String(filters.radius));
  if (filters.contract) query.set("contrat", filters.contract);
  if (filters.sector) query.set("secteur", filters.sector);
  if (filters.province) query.set("province", filters.province.slug);
  if (filters.trade) query.set("metier", filters.trade.slug);
  if (filters.remote) query.set("teletravail", filters.remote.slug);
  if (filters.pay) query.set("salaire", String(filters.pay));
  if (filters.abroad) query.set("etranger", "1");
  if (filters.noPermit) query.set("sans_permis", "1");
  if (filters.mobility) query.set("mobilite", "1");
  if (filters.language) query.set("langue", filters.language.slug);
  if (filters.sort === "pertinence") query.set("tri", "pertinence");
  if (filters.expired) query.set("expirees", "1");
  if (filters.page && filters.page > 1) query.set("page", String(filters.page));
  const text = query.toString();
  return text === "" ? "/emplois" : `/emplois?${text}`;
}

export function activeJobFilters(filters: JobFilters): ActiveFilter[] {
  const { q, place, radius, contract, sector, province, trade, remote, pay } = filters;
  const { abroad, noPermit, mobility, language, expired } = filters;
  return activeFilters(filters, jobsHref, [
    [quoted(q), { q: "" }],
    [radius && place ? aroundPlace(radius, place) : place, { place: "", radius: null }],
    [contract, { contract: null }],
    [sector && sectors[sector], { sector: null }],
    [province?.label, { province: null }],
    [trade?.name, { trade: null }],
    [remote?.label, { remote: null }],
    [pay !== null && `Au moins ${money(pay)}`, { pay: null }],
    [abroad && abroadLabels.abroad, { abroad: false }],
    [noPermit && abroadLabels.noPermit, { noPermit: false }],
    [mobility && abroadLabels.mobility, { mobility: false }],
    [language && languageLabel(language), { language: null }],
    [expired && "Offres expirées incluses", { expired: false }],
  ]);
}

/** True when a filter for candidates abroad is set. */
export function asksAbroad({ abroad, noPermit, mobility, language }: JobFilters): boolean {
  return abroad || noPermit || mobility || language !== null;
}

export function narrowsJobs(filters: JobFilters): boolean {
  return activeJobFilters({ ...filters, expired: false }).length > 0;
}
