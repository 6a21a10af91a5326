import { contractTypes, provinces, type Sector, sectors } from "@/lib/copy/labels";
import { type JobFilters, jobsHref } from "./filters";
import { contractTexts } from "./landing-contracts";
import { provinceTexts } from "./landing-provinces";
import { sectorTexts } from "./landing-sectors";
import type { LandingText } from "./landing-text";

type Choice = Pick<JobFilters, "contract" | "sector" | "province">;

export type Landing = LandingText & {
  /** The facet, as the address says it. */
  kind: "contrat" | "province" | "secteur";
  /** The coded value, as the database counts it. */
  value: string;
  path: string;
  /** What the list is narrowed to. */
  choice: Choice;
};

const anything: Choice = { contract: null, sector: null, province: null };

/** Every page of the job list with words of its own, in the order of the menus. */
export const landings: Landing[] = [
  ...contractTypes.map((contract) =>
    landing("contrat", contract, contract, contractTexts[contract], { contract }),
  ),
  ...provinces.map((province) =>
    landing(
      "province",
      province.code,
      province.label,
      { slug: province.slug, ...provinceTexts[province.code] },
      { province },
    ),
  ),
  ...(Object.keys(sectors) as Sector[]).map((sector) =>
    landing("secteur", sector, sectors[sector], sectorTexts[sector], { sector }),
  ),
];

/** The page that an address names, or null. */
export function findLanding(kind: Landing["kind"], slug: string): Landing | null {
  return landings.find((one) => one.kind === kind && one.slug === slug) ?? null;
}

/** The pages of the same kind that the reader may want next. */
export function landingsNear({ kind, near }: Landing): Landing[] {
  return near.map((slug) => findLanding(kind, slug)).filter((one) => one !== null);
}

/** The address of a page of the list of a landing page. */
export function landingHref({ path }: Landing, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/** True when the list is one worth finding: contract, province and sector, and nothing else. */
export function isListed({ q, place, remote, pay, sort, expired }: JobFilters): boolean {
  return q === "" && place === "" && !remote && pay === null && sort === "date" && !expired;
}

/**
 * The one address under which a state of the list should be found: a single contract, province or
 * sector has a page of its own; what is unknown to the list (tracking) is left out.
 */
export function canonicalJobsHref(filters: JobFilters): string {
  const { contract, sector, province, page } = filters;
  const chosen = [contract, sector, province].filter((one) => one !== null);
  if (!isListed(filters) || chosen.length !== 1) return jobsHref(filters);
  const own = landings.find(
    ({ choice }) =>
      choice.contract === contract &&
      choice.sector === sector &&
      choice.province?.code === province?.code,
  );
  return own ? landingHref(own, page) : jobsHref(filters);
}

function landing(
  kind: Landing["kind"],
  value: string,
  label: string,
  text: Omit<LandingText, "label">,
  choice: Partial<Choice>,
): Landing {
  const path = `/emplois/${kind}/${text.slug}`;
  return { kind, value, label, ...text, path, choice: { ...anything, ...choice } };
}
