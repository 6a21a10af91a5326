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
  return /^[aeiouâàéèêëîïôûœ]/i.test(place) ? `d'${place}` : `de ${place}`;
}

/** "À 50 km de Sherbrooke". */
export function aroundPlace(radius: Radius, place: string): string {
  return `À ${radius} km ${ofPlace(place)}`;
}
