import { provinces } from "./provinces";

export type Town = { name: string; province: string };

/** Kilometres. */
export const radii = [25, 50, 100] as const;
export type Radius = (typeof radii)[number];

/** Returns "Windsor (Québec)", which distinguishes towns of the same name; the search parses it back. */
export function townLabel({ name, province }: Town): string {
  const label = provinces.find(({ code }) => code === province)?.label ?? province;
  return `${name} (${label})`;
}

/** Returns the town with its article: "de Sherbrooke", "d'Ottawa", "du Gardeur", "des Escoumins". */
function ofPlace(place: string): string {
  if (/^les /i.test(place)) return `des ${place.slice(4)}`;
  if (/^le /i.test(place)) return `du ${place.slice(3)}`;
  return /^[aeiouâàéèêëîïôûœ]/i.test(place) ? `d’${place}` : `de ${place}`;
}

/**
 * Returns the distance shown on an offer's card; undefined for 0 km. Beyond the radius the search only
 * returns remote offers.
 * @param km distance of the offer's town
 */
export function distanceLabel(km: number, radius: Radius): string | undefined {
  if (km > radius) return "en télétravail";
  return km > 0 ? `à ${km}\u00a0km` : undefined;
}

/** Returns "À 50 km de Sherbrooke". */
export function aroundPlace(radius: Radius, place: string): string {
  return `À ${radius}\u00a0km au plus ${ofPlace(place)}`;
}
