/** Zones whose city is not the one that people here name. */
const CITIES: Record<string, string> = {
  Toronto: "Montréal",
  St_Johns: "Terre-Neuve",
};

/** Whose clock a zone of Canada has: "heure de Vancouver" for "America/Vancouver". */
export function clockOf(zone: string): string {
  const name = zone.slice(zone.indexOf("/") + 1);
  const city = CITIES[name] ?? name;
  return `heure ${/^[EHI]/.test(city) ? "d’" : "de "}${city}`;
}
