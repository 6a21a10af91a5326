/** Those that most visitors look for first, then the other provinces and territories. */
export const provinces = [
  { code: "ON", slug: "ontario", label: "Ontario" },
  { code: "QC", slug: "quebec", label: "Québec" },
  { code: "BC", slug: "colombie-britannique", label: "Colombie-Britannique" },
  { code: "AB", slug: "alberta", label: "Alberta" },
  { code: "MB", slug: "manitoba", label: "Manitoba" },
  { code: "SK", slug: "saskatchewan", label: "Saskatchewan" },
  { code: "NB", slug: "nouveau-brunswick", label: "Nouveau-Brunswick" },
  { code: "NS", slug: "nouvelle-ecosse", label: "Nouvelle-Écosse" },
  { code: "PE", slug: "ile-du-prince-edouard", label: "Île-du-Prince-Édouard" },
  { code: "NL", slug: "terre-neuve-et-labrador", label: "Terre-Neuve-et-Labrador" },
  { code: "YT", slug: "yukon", label: "Yukon" },
  { code: "NT", slug: "territoires-du-nord-ouest", label: "Territoires du Nord-Ouest" },
  { code: "NU", slug: "nunavut", label: "Nunavut" },
] as const;
export type Province = (typeof provinces)[number];
