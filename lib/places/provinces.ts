/** The most searched provinces first, then the others and the territories. */
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

/** Each province with its preposition, to follow "les offres". */
const inProvince: Record<Province["code"], string> = {
  ON: "en Ontario",
  QC: "au Québec",
  BC: "en Colombie-Britannique",
  AB: "en Alberta",
  MB: "au Manitoba",
  SK: "en Saskatchewan",
  NB: "au Nouveau-Brunswick",
  NS: "en Nouvelle-Écosse",
  PE: "à l’Île-du-Prince-Édouard",
  NL: "à Terre-Neuve-et-Labrador",
  YT: "au Yukon",
  NT: "dans les Territoires du Nord-Ouest",
  NU: "au Nunavut",
};

/** Returns "au Québec", or "au Canada" without a province. */
export function whereIs(province: Pick<Province, "code"> | null): string {
  return province ? inProvince[province.code] : "au Canada";
}
