import { remoteFrom, workModes, workTimes } from "./choices";
import { also, menu, NO, YES, yesOrNo } from "./csv-cells";
import type { Job } from "./schema";

const decimal = (value: number | null) => String(value ?? "").replace(".", ",");

function yesNo(declared: boolean | null): string {
  if (declared === null) return "";
  return declared ? "oui" : "non";
}

/** The columns that say where, how long and how many hours a week one works. */
export const conditionColumns = [
  {
    heading: "teletravail",
    field: "work_mode",
    // Files from before the three words say yes or no.
    ...menu(Object.entries(workModes), {
      also: [
        ...also("hybrid", ...YES, "hybrid"),
        ...also("site", ...NO, "présentiel", "on-site"),
        ...also("remote", "télétravail", "remote"),
      ],
    }),
    write: (job: Job) => (job.work_mode ? workModes[job.work_mode] : ""),
  },
  {
    heading: "teletravail_depuis",
    field: "remote_from",
    ...menu(Object.entries(remoteFrom), {
      also: [
        ...also("province", "la province"),
        ...also("canada", "partout au Canada"),
        ...also("abroad", "étranger", "l’étranger", "partout"),
      ],
    }),
    write: (job: Job) => (job.remote_from ? remoteFrom[job.remote_from] : ""),
  },
  {
    heading: "duree_mois",
    field: "contract_months",
    write: (job: Job) => decimal(job.contract_months),
  },
  {
    heading: "temps",
    field: "work_time",
    ...menu(Object.entries(workTimes), {
      also: [
        ...also("full", "plein", "temps complet", "à temps plein", "full-time", "full"),
        ...also("part", "partiel", "à temps partiel", "part-time", "part"),
      ],
    }),
    write: (job: Job) => (job.work_time ? workTimes[job.work_time] : ""),
  },
  {
    heading: "heures_min",
    field: "weekly_hours_min",
    write: (job: Job) => decimal(job.weekly_hours_min),
  },
  {
    heading: "heures_max",
    field: "weekly_hours_max",
    write: (job: Job) => decimal(job.weekly_hours_max),
  },
  {
    heading: "poste_vacant",
    field: "existing_vacancy",
    ...yesOrNo,
    write: (job: Job) => yesNo(job.existing_vacancy),
  },
  {
    heading: "selection_ia",
    field: "ai_selection",
    ...yesOrNo,
    write: (job: Job) => yesNo(job.ai_selection),
  },
] as const;
