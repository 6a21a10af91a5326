import type { RawOffer } from "./offer.ts";
import { type Json, listOf, recordOf, SourceError } from "./parsing.ts";

type Board = {
  kind: string;
  host: RegExp;
  list: (data: unknown) => unknown;
  read: (job: Json) => RawOffer;
};

const workMode = (said: unknown) =>
  said === "remote" || said === "hybrid" ? said : said === "on-site" ? ("site" as const) : null;

/** The public data of applicant-tracking systems, each by its own documentation. */
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
      location: recordOf(job.location).name,
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
      const { location, commitment, team } = recordOf(job.categories);
      const { min, max, currency, interval } = recordOf(job.salaryRange);
      const parts = listOf(job.lists).map(recordOf);
      return {
        reference: job.id,
        title: job.text,
        description: [
          job.description,
          ...parts.map(({ text, content }) => `<h3>${text ?? ""}</h3><ul>${content ?? ""}</ul>`),
          job.additional,
        ].join(""),
        location,
        country: job.country,
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
        description: [job.description, job.requirements].filter(Boolean).join(""),
        city: job.city,
        province: job.state_name,
        country: job.country_code,
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
      city: job.city,
      province: job.state,
      country: job.country,
      contract: job.employment_type,
      trade: job.department,
      work_mode: job.telecommuting === true ? "remote" : null,
    }),
  },
];

/** The offers of a board; null where the address is of none. */
export function readBoard(text: string, url: URL): { kind: string; raw: RawOffer[] } | null {
  const board = BOARDS.find(({ host }) => host.test(url.hostname));
  if (!board) return null;
  const { kind, list, read } = board;
  let jobs: unknown;
  try {
    jobs = list(JSON.parse(text));
  } catch {
    jobs = null;
  }
  if (!Array.isArray(jobs)) throw new SourceError(`La réponse de ${kind} est incomplète.`);
  return { kind, raw: jobs.map((job) => read(recordOf(job))) };
}
