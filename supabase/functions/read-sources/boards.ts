import type { RawOffer } from "./offer.ts";
import { type Json, listOf, recordOf, SourceError, unescaped } from "./parsing.ts";
import type { RawPlace } from "./place.ts";

type Board = {
  kind: string;
  host: RegExp;
  list: (data: unknown) => unknown;
  read: (job: Json) => RawOffer;
};

const workMode = (value: unknown) =>
  value === "remote" || value === "hybrid" ? value : value === "on-site" ? ("site" as const) : null;

/** Joins the parts of a description, each of which may be escaped separately. */
const joined = (parts: unknown[]) => parts.map(unescaped).join("");

/** The places of a list, or if it is empty those in the offer's own fields. */
const placesOf = (list: unknown, read: (place: Json) => RawPlace, own: RawPlace): RawPlace[] => {
  const places = listOf(list).map((place) => read(recordOf(place)));
  return places.length > 0 ? places : [own];
};

/** The public APIs of applicant-tracking systems, each by its own documentation. */
const BOARDS: Board[] = [
  {
    // https://developers.greenhouse.io/job-board.html#list-jobs
    kind: "Greenhouse",
    host: /^boards-api\.greenhouse\.io$/,
    list: (data) => recordOf(data).jobs,
    read: (job) => ({
      reference: job.id,
      title: job.title,
      description: job.content,
      places: greenhousePlaces(job),
      trade: recordOf(listOf(job.departments)[0]).name,
      deadline: job.application_deadline,
    }),
  },
  {
    // https://github.com/lever/postings-api
    kind: "Lever",
    host: /^api(\.eu)?\.lever\.co$/,
    list: (data) => data,
    read: (job) => {
      const { location, allLocations, commitment, team } = recordOf(job.categories);
      const { min, max, currency, interval } = recordOf(job.salaryRange);
      const parts = listOf(job.lists).map(recordOf);
      return {
        reference: job.id,
        title: job.text,
        description: joined([
          job.description,
          ...parts.flatMap(({ text, content }) => ["<h3>", text, "</h3><ul>", content, "</ul>"]),
          job.additional,
        ]),
        // The country is that of the first place.
        places: [
          { text: location, country: job.country },
          ...listOf(allLocations)
            .filter((text) => text !== location)
            .map((text) => ({ text })),
        ],
        contract: commitment,
        trade: team,
        work_mode: workMode(job.workplaceType),
        pay: { min, max, currency, period: interval },
      };
    },
  },
  {
    // https://docs.recruitee.com/reference/intro-to-careers-site-api
    kind: "Recruitee",
    host: /^[\w-]+\.recruitee\.com$/,
    list: (data) => recordOf(data).offers,
    read: (job) => {
      const { min, max, currency, period } = recordOf(job.salary);
      return {
        reference: job.id,
        title: job.title,
        description: joined([job.description, job.requirements]),
        places: placesOf(
          job.locations,
          ({ city, state, country_code: country }) => ({ city, province: state, country }),
          { city: job.city, province: job.state_name, country: job.country_code },
        ),
        contract: job.employment_type_code,
        trade: job.department,
        work_mode: job.remote === true ? "remote" : job.hybrid === true ? "hybrid" : null,
        pay: { min, max, currency, period },
        deadline: job.close_at,
      };
    },
  },
  {
    // https://help.workable.com/hc/en-us/articles/115012771647 (careers page widget)
    kind: "Workable",
    host: /^apply\.workable\.com$/,
    list: (data) => recordOf(data).jobs,
    read: (job) => ({
      reference: job.shortcode,
      title: job.title,
      description: job.description,
      places: placesOf(
        job.locations,
        ({ city, region: province, country }) => ({ city, province, country }),
        { city: job.city, province: job.state, country: job.country },
      ),
      contract: job.employment_type,
      trade: job.department,
      work_mode: job.telecommuting === true ? "remote" : null,
    }),
  },
];

/** Replaces the name of an office by its location, which includes the country. */
function greenhousePlaces(job: Json): RawPlace[] {
  const text = recordOf(job.location).name;
  const offices = listOf(job.offices).map((office) => recordOf(office));
  const own = offices.find(({ name }) => typeof text === "string" && name === text);
  return [{ text: own?.location ?? text }];
}

/** Reads the offers of a board; null if the address is not a board's. */
export function readBoard(text: string, url: URL): { kind: string; raw: RawOffer[] } | null {
  const board = BOARDS.find(({ host }) => host.test(url.hostname));
  if (!board) return null;
  const { kind, list, read } = board;
  const jobs = list(parsed(text));
  if (!Array.isArray(jobs)) throw incomplete(kind);
  return { kind, raw: jobs.map((job) => read(recordOf(job))) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const incomplete = (kind: string) => new SourceError(`La réponse de ${kind} est incomplète.`);

export const SMART_RECRUITERS = "SmartRecruiters";

/**
 * Returns the number of postings on SmartRecruiters, and their addresses in a part of its list, which has no
 * descriptions (https://dev.smartrecruiters.com/customer-api/posting-api/endpoints/postings/). Null for any
 * other address.
 */
export function postingsOf(text: string, url: URL): { total: number; pages: string[] } | null {
  if (url.hostname !== "api.smartrecruiters.com") return null;
  const { content, totalFound: total } = recordOf(parsed(text));
  const isWhole = Array.isArray(content) && typeof total === "number";
  if (!isWhole || content.length < Math.min(total, 1)) throw incomplete(SMART_RECRUITERS);
  const ids = content.map((posting) => recordOf(posting).id);
  if (!ids.every(Boolean)) throw incomplete(SMART_RECRUITERS);
  return { total, pages: ids.map((id) => `${url.origin}${url.pathname}/${id}`) };
}

export function readPosting(text: string): RawOffer[] {
  const job = recordOf(parsed(text));
  const { city, region, country, remote, hybrid } = recordOf(job.location);
  const sections = recordOf(recordOf(job.jobAd).sections);
  const parts = ["jobDescription", "qualifications", "additionalInformation", "companyDescription"]
    .map((name) => recordOf(sections[name]))
    .filter((part) => part.text);
  return [
    {
      reference: job.id,
      title: job.name,
      description: joined(parts.flatMap(({ title, text }) => ["<h3>", title, "</h3>", text])),
      places: [{ city, province: region, country }],
      contract: recordOf(job.typeOfEmployment).label,
      trade: recordOf(job.department).label,
      work_mode: hybrid === true ? "hybrid" : remote === true ? "remote" : null,
    },
  ];
}
