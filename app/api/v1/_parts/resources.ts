import { z } from "zod";
import {
  freelanceJobFilters,
  freelanceJobSearch,
  parseFreelanceJobFilters,
} from "@/lib/freelance/filters";
import { contractTypes, remoteFrom, workModes, workTimes } from "@/lib/jobs/choices";
import { jobFilters, parseJobFilters } from "@/lib/jobs/filters";
import { jobSearch } from "@/lib/jobs/search";
import { newsSearch, parseNewsFilters } from "@/lib/news/filters";
import { provinces } from "@/lib/places/provinces";
import { radii } from "@/lib/places/towns";
import { levelNames, type PermitOffer, permitOffers } from "@/lib/publications/abroad";
import { type Kind, kinds } from "@/lib/publications/kinds";
import { type Sector, sectors } from "@/lib/publications/sectors";
import {
  parseScholarshipFilters,
  scholarshipFilters,
  scholarshipSearch,
} from "@/lib/scholarships/filters";
import type { Search } from "@/lib/search/facets";
import type { Filters } from "@/lib/search/filters";
import { salaryPeriods } from "@/lib/shared/pay";
import type { SearchParams } from "@/lib/text/address-values";
import { isoMoment } from "@/lib/text/dates";

export type Resource = {
  kind: Kind;
  /** Filters of the list's page, by parameter name. */
  query: z.ZodObject;
  /** Columns in the API: those on the publication's page. */
  row: z.ZodObject;
  /** Returns the search for these filters. */
  search: (filters: SearchParams) => Search;
};

const MOST_PER_PAGE = 50;

function meanings({ values, slug, label, all }: Filters[string]): string {
  if (all === undefined || values.length > 13) return "";
  const coded = values.filter((value) => slug(value) !== label(value));
  return coded.map((value) => `${slug(value)}\u00a0= ${label(value)}`).join(", ");
}

const queryOf = (filters: Filters) =>
  Object.fromEntries(
    Object.values(filters).map((filter) => [
      filter.param,
      z
        .enum(filter.values.map(filter.slug))
        .optional()
        .describe([filter.title, meanings(filter)].filter(Boolean).join("\u00a0: ")),
    ]),
  );
const keys = <Key extends string>(record: Record<Key, unknown>) =>
  z.enum(Object.keys(record) as Key[]);
const yes = z.literal("1").optional();

const paging = {
  tri: z
    .enum(["date", "pertinence"])
    .optional()
    .describe("Tri\u00a0: par date, ou par pertinence pour les mots de q"),
  limite: z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_PER_PAGE)
    .default(20)
    .describe(`Éléments par page, de 1 à ${MOST_PER_PAGE}`),
  curseur: z.string().max(60).optional().describe("Début de la page\u00a0: voir next"),
};
const q = z.string().max(200).optional().describe("Mots cherchés");
const expirees = yes.describe("Inclut les annonces dont la date limite est passée");

// The embedded engine and PostgreSQL format numbers and timestamps differently.
const amount = z.preprocess(
  (value) => (value === null ? null : Number(value)),
  z.number().nullable(),
);
const moment = z.preprocess((value) => isoMoment(String(value)), z.iso.datetime());
const text = z.string().nullable();
const day = z.iso.date().nullable();
const level = z.enum(levelNames).nullable();

const identity = { id: z.uuid().describe("Ne change jamais"), title: z.string() };
const abroad = {
  open_abroad: z
    .boolean()
    .nullable()
    .describe("Candidatures de l’étranger\u00a0; null\u00a0: non précisé"),
  permit_offer: z.enum(Object.keys(permitOffers) as PermitOffer[]).nullable(),
  relocation_help: z.boolean().nullable(),
  relocation_note: text,
  french_level: level.describe("Niveau de français demandé"),
  english_level: level.describe("Niveau d’anglais demandé"),
  abroad_start_date: day.describe("Date de début pour une personne à l’étranger"),
};

/** Resources of the API, by the last segment of their path. */
export const resources: Record<string, Resource> = {
  offres: {
    kind: "job",
    query: z.object({
      q,
      lieu: z.string().max(200).optional().describe("Ville, province ou «\u00a0télétravail\u00a0»"),
      rayon: z.enum(radii.map(String)).optional().describe("Kilomètres autour de la ville"),
      ...queryOf(jobFilters),
      expirees,
      ...paging,
    }),
    row: z.object({
      ...identity,
      company_name: z.string(),
      location: text,
      province: z.enum(provinces.map(({ code }) => code)).nullable(),
      contract_type: z.enum(contractTypes),
      contract_months: z.number().nullable(),
      work_mode: keys(workModes).nullable(),
      remote_from: keys(remoteFrom).nullable().describe("D’où le télétravail est possible"),
      work_time: keys(workTimes).nullable(),
      weekly_hours_min: amount,
      weekly_hours_max: amount,
      sector: z.enum(Object.keys(sectors) as Sector[]).nullable(),
      trade: text,
      description: z.string(),
      requirements: z.array(z.string()),
      benefits: z.array(z.string()),
      salary_range: text.describe("Salaire en mots"),
      salary_min: amount.describe("Dollars canadiens"),
      salary_max: amount,
      salary_period: keys(salaryPeriods).nullable(),
      low_pay_reason: text.describe("Motif donné d’un salaire sous le minimum légal"),
      ...abroad,
      start_date: day,
      existing_vacancy: z.boolean().nullable().describe("Le poste est vacant"),
      ai_selection: z.boolean().nullable().describe("Sélection assistée par IA"),
      application_deadline: day.describe(
        "Dernier jour pour postuler, à l’heure de la province du poste ou, à défaut, de Montréal",
      ),
      posted_at: moment,
    }),
    search: (filters) => jobSearch(parseJobFilters(filters)),
  },
  missions: {
    kind: "freelance",
    query: z.object({
      q,
      ...queryOf(freelanceJobFilters),
      expirees,
      ...paging,
    }),
    row: z.object({
      ...identity,
      company_name: text,
      location: text,
      description: z.string(),
      skills_required: z.array(z.string()),
      budget: amount.describe("Dollars canadiens"),
      duration: text,
      ...abroad,
      application_deadline: day.describe("Dernier jour pour postuler, à l’heure de Montréal"),
      posted_at: moment,
    }),
    search: (filters) => freelanceJobSearch(parseFreelanceJobFilters(filters)),
  },
  bourses: {
    kind: "scholarship",
    query: z.object({
      q,
      ...queryOf(scholarshipFilters),
      expirees,
      ...paging,
    }),
    row: z.object({
      ...identity,
      university: text,
      location: text,
      level: text,
      field: text,
      amount: text.describe("Montant en mots"),
      duration: text,
      description: z.string(),
      requirements: z.array(z.string()),
      benefits: z.array(z.string()),
      official_link: text,
      deadline: day.describe("Dernier jour pour postuler, à l’heure de Montréal"),
      usual_deadlines: z
        .array(z.string())
        .describe(
          "Dates habituelles chaque année, à vérifier\u00a0: «\u00a012-01\u00a0» ou «\u00a003\u00a0»",
        ),
      deadline_rule: text.describe("Qui fixe la date, s’il n’y en a pas"),
      verified_on: day.describe("Dernière comparaison avec le site du programme"),
      updated_at: moment,
    }),
    search: (filters) => scholarshipSearch(parseScholarshipFilters(filters)),
  },
  actualites: {
    kind: "article",
    query: z.object({
      q,
      categorie: z.string().max(60).optional().describe("Sujet, catégorie ou mot-clé"),
      ...paging,
    }),
    row: z.object({
      ...identity,
      excerpt: text,
      content: z.string(),
      category: text,
      tags: z.array(z.string()),
      author_name: text,
      reading_minutes: z.number().nullable(),
      published_at: moment,
      updated_at: moment,
    }),
    search: (filters) => newsSearch(parseNewsFilters(filters)),
  },
};

export const resourcePath = (name: string) => `/api/v1/${name}`;
export const resourceTitle = ({ kind }: Resource) => kinds[kind].many;
