import { provinces } from "@/lib/places/provinces";
import { boxFilter, menuFilter, named } from "@/lib/search/filters";
import { type Sector, sectors } from "./sectors";

export const sectorFilter = menuFilter({
  param: "secteur",
  term: "sector",
  title: "Secteur",
  all: "Tous les secteurs",
  values: Object.keys(sectors) as Sector[],
  slug: String,
  label: (sector) => sectors[sector],
});

export const provinceFilter = menuFilter({
  param: "province",
  title: "Province",
  all: "Toutes les provinces",
  values: provinces,
  ...named,
  terms: ({ code }) => [code],
});

/** The filters of lists by what is said to candidates abroad, as people read them. */
export const abroadLabels = {
  abroad: "Ouvert aux candidatures de l’étranger",
  noPermit: "L’entreprise facilite le permis",
  mobility: "Mobilité francophone possible",
} as const;

/** What a card says of an employer who recruits abroad. */
export const TAKES_ABROAD = "Candidatures de l’étranger acceptées";

/** What is meant by the second, which alone would promise too much. */
const NO_PERMIT_MEANS =
  "L’entreprise facilite le permis\u00a0: elle a obtenu ou demandé une étude d’impact sur le marché du travail (EIMT), ou recrute par la Mobilité francophone. Un permis de travail reste nécessaire.";

/** The filters by what is said to candidates abroad. */
export const abroadFilters = {
  /** Employers who recruit abroad. */
  abroad: boxFilter({ param: "etranger", term: "abroad", title: abroadLabels.abroad }),
  /** Nobody needs to hold a work permit already. */
  noPermit: boxFilter({
    param: "sans_permis",
    term: "no_permit",
    title: abroadLabels.noPermit,
    note: NO_PERMIT_MEANS,
  }),
  /** Mobilité francophone may be a way. */
  mobility: boxFilter({ param: "mobilite", term: "mobility", title: abroadLabels.mobility }),
  /** The languages asked for, where an announcement says both. */
  language: menuFilter({
    param: "langue",
    term: "language",
    title: "Langue demandée",
    all: "Toutes les langues",
    values: [
      { slug: "francais", label: "Français seulement" },
      { slug: "bilingue", label: "Français et anglais" },
      { slug: "anglais", label: "Anglais seulement" },
    ] as const,
    ...named,
    active: ({ label }) => `Langue demandée\u00a0: ${label.toLowerCase()}`,
  }),
};
