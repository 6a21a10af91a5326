import { provinces } from "./provinces";

/** A Canadian town: its French name, and the code of its province. */
export type Town = { name: string; province: string };

/** Kilometres around a town, as a search may ask for them. */
export const radii = [25, 50, 100] as const;
export type Radius = (typeof radii)[number];

/** "Windsor (Québec)": tells apart towns of one name, and is read again as this very one. */
export function townLabel({ name, province }: Town): string {
  const label = provinces.find(({ code }) => code === province)?.label ?? province;
  return `${name} (${label})`;
}

/** "de Sherbrooke", "d'Ottawa", "du Gardeur", "des Escoumins". */
function ofPlace(place: string): string {
  if (/^les /i.test(place)) return `des ${place.slice(4)}`;
  if (/^le /i.test(place)) return `du ${place.slice(3)}`;
  return /^[aeiouâàéèêëîïôûœ]/i.test(place) ? `d’${place}` : `de ${place}`;
}

/**
 * What a card says of an offer whose town is so many kilometres away: nothing in the town itself;
 * beyond the radius stands only what is done from home.
 */
export function distanceLabel(km: number, radius: Radius): string | undefined {
  if (km > radius) return "en télétravail";
  return km > 0 ? `à ${km}\u00a0km` : undefined;
}

/** "À 50 km de Sherbrooke". */
export function aroundPlace(radius: Radius, place: string): string {
  return `À ${radius}\u00a0km au plus ${ofPlace(place)}`;
}
