import { provinces } from "@/lib/places/provinces";
import { type Sector, sectors } from "@/lib/publications/sectors";
import { type ContractType, contractTypes } from "./choices";
import { asksAbroad, type JobFilters, jobsHref } from "./filters";
import { provinceTexts, sectorTexts } from "./landing-texts";

/** A page of the job list with words of its own, for those who look for one kind of work. */
export type LandingText = {
  /** In the address. */
  slug: string;
  /** What the menus call it. */
  label: string;
  /** "Emplois au Québec". */
  heading: string;
  /** What search engines show, and the first lines of the page. */
  description: string;
  /** What to know before applying: general, true for long, and nothing that only a lawyer knows. */
  paragraphs: string[];
  /** Slugs of pages of the same kind that the reader may want next. */
  near: string[];
};

/** What each contract means in Canada, where its French name is not always used. */
const contractTexts: Record<ContractType, Omit<LandingText, "label">> = {
  CDI: {
    slug: "cdi",
    heading: "Emplois en CDI",
    description:
      "Offres d’emploi permanent (CDI) au Canada, en français, dans toutes les provinces, avec les exigences, le salaire et la date limite.",
    paragraphs: [
      "Au Canada, on dit plutôt «\u00a0poste permanent\u00a0»\u00a0: un contrat sans date de fin, à temps plein ou partiel, qui commence en général par une période de probation. Il peut prendre fin avec un préavis dont la loi de la province fixe le minimum.",
      "Le salaire n’est qu’une partie de l’offre\u00a0: assurances collectives, régime de retraite, vacances et horaire varient beaucoup d’un employeur à l’autre. Comparez le tout.",
    ],
    near: ["cdd", "stage", "freelance"],
  },
  CDD: {
    slug: "cdd",
    heading: "Emplois en CDD",
    description:
      "Offres d’emploi temporaire (CDD) au Canada, en français\u00a0: remplacements, saisons et projets, avec le salaire et la date limite.",
    paragraphs: [
      "Contrat temporaire, remplacement ou emploi de saison\u00a0: la date de fin est connue d’avance. C’est une façon courante d’acquérir une première expérience canadienne, que les autres employeurs reconnaissent.",
      "Vérifiez la durée exacte, les heures garanties et ce qui arrive en cas de fin anticipée. Si votre permis de travail est lié à un employeur, sa durée et celle du contrat doivent s’accorder.",
    ],
    near: ["cdi", "freelance", "stage"],
  },
  Stage: {
    slug: "stage",
    heading: "Stages au Canada",
    description:
      "Offres de stage au Canada, en français, pour étudiants et nouveaux diplômés, avec l’indemnité et la date limite.",
    paragraphs: [
      "Un stage peut faire partie d’un programme d’études ou suivre le diplôme\u00a0; l’offre dit s’il est payé. Prenez-vous-y tôt\u00a0: les employeurs cherchent souvent une session à l’avance.",
      "Depuis l’étranger, un stage demande en principe une autorisation de travailler, et les règles dépendent de votre pays et de votre école. Lisez la page officielle d’Immigration, Réfugiés et Citoyenneté Canada avant de dire oui.",
    ],
    near: ["cdd", "cdi", "freelance"],
  },
  Freelance: {
    slug: "freelance",
    heading: "Emplois en freelance",
    description:
      "Contrats de travail autonome au Canada, en français\u00a0: durée, rémunération et date limite.",
    paragraphs: [
      "Le travailleur autonome facture ses services, règle lui-même ses impôts et ses cotisations, et doit s’inscrire aux taxes de vente au-delà d’un certain revenu. Gardez de côté une part de chaque paiement.",
      "Signez un contrat avant de commencer\u00a0: livrables, calendrier, droits sur le travail, délai de paiement. Les missions plus courtes ont leur propre page sur ce site.",
    ],
    near: ["cdd", "cdi", "stage"],
  },
};

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
export function isListed(filters: JobFilters): boolean {
  const { q, place, radius, trade, remote, pay, sort, expired } = filters;
  const isSearch = q !== "" || place !== "" || radius !== null;
  const isFree = isSearch || trade !== null || remote || pay !== null || asksAbroad(filters);
  return !isFree && sort === "date" && !expired;
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
