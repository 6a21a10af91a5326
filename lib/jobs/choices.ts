/** Codes and their French labels, in the order of the menus. */

export const contractTypes = ["CDI", "CDD", "Stage", "Freelance"] as const;
export type ContractType = (typeof contractTypes)[number];

/** Where the work is done; null when it is not stated. */
export const workModes = {
  site: "Sur place",
  hybrid: "Hybride",
  remote: "À distance",
} as const;

export function isRemote(mode: string | null): boolean {
  return mode === "hybrid" || mode === "remote";
}

/** From where remote work may be done; null when it is not stated. */
export const remoteFrom = {
  province: "La province de l’offre seulement",
  canada: "Tout le Canada",
  abroad: "Le Canada et l’étranger",
} as const;

export const workTimes = { full: "Temps plein", part: "Temps partiel" } as const;
