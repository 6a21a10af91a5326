import type { Province } from "./provinces";

/** Where something is, in each province or territory: what follows "les offres". */
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

/** "au Québec"; "au Canada" without a province. */
export function whereIs(province: Pick<Province, "code"> | null): string {
  return province ? inProvince[province.code] : "au Canada";
}
