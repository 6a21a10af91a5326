import { expect, it } from "vitest";
import {
  activeFreelanceJobFilters,
  freelanceJobsHref,
  parseFreelanceJobFilters,
} from "@/lib/freelance/filters";
import { activeJobFilters, jobsHref, parseJobFilters } from "@/lib/jobs/filters";
import { activeNewsFilters, newsHref, parseNewsFilters } from "@/lib/news/filters";
import {
  activeScholarshipFilters,
  parseScholarshipFilters,
  scholarshipsHref,
} from "@/lib/scholarships/filters";

type Params = Record<string, string>;
type Active = { label: string; href: string };
/** A list: what an address says, the address of what is said, and what can be taken away again. */
const list = <F>(
  parse: (params: Params) => F,
  href: (filters: F) => string,
  active: (filters: F) => Active[],
) => ({
  parse: (params: Params): unknown => parse(params),
  href: (params: Params) => href(parse(params)),
  active: (params: Params) =>
    active(parse(params)).map(({ label, href }) => [label.replaceAll(/\s/g, " "), href]),
});
const offres = list(parseJobFilters, jobsHref, activeJobFilters);
const missions = list(parseFreelanceJobFilters, freelanceJobsHref, activeFreelanceJobFilters);
const bourses = list(parseScholarshipFilters, scholarshipsHref, activeScholarshipFilters);
const articles = list(parseNewsFilters, newsHref, activeNewsFilters);

const abroad = { etranger: "1", sans_permis: "1", mobilite: "1" };
const whole = {
  ...{ q: "soins", lieu: "Laval", rayon: "50", contrat: "cdi", secteur: "health" },
  ...{ province: "quebec", metier: "infirmier", teletravail: "1", salaire: "50000", ...abroad },
  ...{ langue: "bilingue", tri: "pertinence", expirees: "1", page: "3" },
};

it.each([
  [
    offres,
    whole,
    {
      ...{ q: "soins", place: "Laval", radius: 50, contract: "CDI", sector: "health" },
      ...{
        province: { code: "QC" },
        trade: { slug: "infirmier" },
        remote: { slug: "1" },
        pay: 50_000,
      },
      ...{ abroad: true, noPermit: true, mobility: true, language: { slug: "bilingue" } },
      ...{ sort: "pertinence", expired: true, page: 3 },
    },
  ],
  [
    missions,
    {
      ...{ q: "  site   web ", competence: "NodeJS", budget: "a-negocier" },
      ...{ duree: "plus-de-3-mois", expirees: "1", page: "2" },
    },
    {
      ...{ q: "site web", skill: { label: "Node.js" }, budget: { label: "À négocier" } },
      ...{ duration: { label: "Plus de 3 mois" }, expired: true, page: 2 },
    },
  ],
  [
    bourses,
    {
      ...{ q: "laval", niveau: "Doctorat", domaine: "medecine", type: "complete" },
      ...{ situation: "etranger", expirees: "1", page: "2" },
    },
    {
      ...{ q: "laval", level: { label: "Doctorat" }, field: { label: "Médecine" } },
      ...{ type: { label: "Complète" }, situation: { label: "Pas encore au Canada" } },
      ...{ expired: true, page: 2 },
    },
  ],
  [articles, { q: "été", categorie: "residence" }, { q: "été", topic: "residence", sort: "date" }],
])("chaque filtre de l'adresse se lit : %#", ({ parse }, params, filters) => {
  expect(parse(params)).toMatchObject(filters);
});

it.each([
  [
    offres,
    {
      ...{ contrat: "bénévolat", rayon: "51", secteur: "toString", province: "Texas" },
      ...{ metier: "alchimiste", teletravail: "oui", salaire: "50001", etranger: "oui" },
      ...{ langue: "latin", tri: "salaire", page: "abc" },
    },
  ],
  [missions, { competence: "cobol", budget: "gratuit", duree: "toujours", expirees: "oui" }],
  [missions, { competence: "toString", budget: "__proto__", tri: "prix", page: "abc" }],
  [missions, { q: "\0\0", page: "-1" }],
  [
    bourses,
    { niveau: "maternelle", domaine: "constructor", type: "full", situation: "lune", page: "1e3" },
  ],
  [articles, { categorie: "\0", page: "-1" }],
])("ce qui n'a pas de sens est comme absent : %#", ({ parse }, params: Params) => {
  expect(parse(params)).toEqual(parse({}));
});

it.each([
  [
    offres,
    {
      ...{ q: "C++ & %", lieu: "Québec (Québec)", rayon: "25", contrat: "Stage" },
      ...{ province: "ontario", metier: "soudeur", teletravail: "canada", salaire: "80000" },
      ...{ ...abroad, langue: "francais", tri: "pertinence", page: "2" },
    },
  ],
  [missions, { q: "C++ & %", competence: "react", budget: "2000-a-5000", tri: "pertinence" }],
  [
    bourses,
    {
      ...{ niveau: "master", domaine: "commerce", type: "partielle" },
      ...{ situation: "canada", tri: "pertinence" },
    },
  ],
  [articles, { q: "permis & %", categorie: "visas", tri: "pertinence", page: "2" }],
])("une adresse se réécrit telle qu'elle fut lue : %#", ({ href }, params: Params) => {
  expect(Object.fromEntries(new URL(href(params), "http://x").searchParams)).toEqual(params);
});

it.each([
  [offres, "/emplois"],
  [missions, "/freelance"],
  [bourses, "/bourses"],
  [articles, "/actualites"],
])("l'adresse tait ce qui est à sa valeur de départ : %#", ({ href }, address) => {
  expect(href({ page: "1" })).toBe(address);
});

it("une recherche de 5 000 caractères en garde 200", () => {
  expect(missions.parse({ q: "é".repeat(5_000) })).toMatchObject({ q: "é".repeat(200) });
});

const quebec = { q: "soins", province: "quebec", page: "4" };
const open = { etranger: "1", mobilite: "1", langue: "francais" };
it.each<[typeof offres, Params, Record<string, string>]>([
  [
    offres,
    { q: "soins", lieu: "Ottawa", rayon: "50" },
    {
      "« soins »": "/emplois?lieu=Ottawa&rayon=50",
      "À 50 km au plus d’Ottawa": "/emplois?q=soins",
    },
  ],
  [offres, { rayon: "50" }, {}],
  [
    offres,
    { metier: "soudeur", salaire: "50000" },
    { Soudeur·euse: "/emplois?salaire=50000", "Au moins 50 000 $": "/emplois?metier=soudeur" },
  ],
  [
    offres,
    { teletravail: "etranger", salaire: "50000" },
    {
      "Télétravail depuis l’étranger": "/emplois?salaire=50000",
      "Au moins 50 000 $": "/emplois?teletravail=etranger",
    },
  ],
  [
    offres,
    open,
    {
      "Ouvert aux candidatures de l’étranger": "/emplois?mobilite=1&langue=francais",
      "Mobilité francophone possible": "/emplois?etranger=1&langue=francais",
      "Langue demandée : français seulement": "/emplois?etranger=1&mobilite=1",
    },
  ],
  [offres, quebec, { "« soins »": "/emplois?province=quebec", Québec: "/emplois?q=soins" }],
  [
    missions,
    { q: "logo", duree: "1-a-3-mois", page: "3" },
    { "« logo »": "/freelance?duree=1-a-3-mois", "1 à 3 mois": "/freelance?q=logo" },
  ],
  [
    bourses,
    { niveau: "licence", type: "complete", page: "2" },
    { Licence: "/bourses?type=complete", "Bourse complète": "/bourses?niveau=licence" },
  ],
  [
    articles,
    { q: "permis", categorie: "Études", page: "3" },
    { "« permis »": "/actualites?categorie=studies", Études: "/actualites?q=permis" },
  ],
])(
  "un filtre se retire à la fois, et l'on revient à la première page : %#",
  ({ active }, params, labels) => {
    expect(Object.fromEntries(active(params))).toEqual(labels);
  },
);
