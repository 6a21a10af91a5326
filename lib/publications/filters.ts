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

export const abroadLabels = {
  abroad: "Ouvert aux candidatures de l’étranger",
  noPermit: "L’entreprise facilite le permis",
  mobility: "Mobilité francophone possible",
} as const;

export const TAKES_ABROAD = "Candidatures de l’étranger acceptées";

/** Explains the second filter, whose label alone promises too much. */
const NO_PERMIT_MEANS =
  "L’entreprise facilite le permis\u00a0: elle a obtenu ou demandé une étude d’impact sur le marché du travail (EIMT), ou recrute par la Mobilité francophone. Un permis de travail reste nécessaire.";

export const abroadFilters = {
  abroad: boxFilter({ param: "etranger", term: "abroad", title: abroadLabels.abroad }),
  /** Offers that do not require an existing work permit. */
  noPermit: boxFilter({
    param: "sans_permis",
    term: "no_permit",
    title: abroadLabels.noPermit,
    note: NO_PERMIT_MEANS,
  }),
  /** Offers that may qualify for Mobilité francophone. */
  mobility: boxFilter({ param: "mobilite", term: "mobility", title: abroadLabels.mobility }),
  /** Required languages, where the offer states both. */
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
