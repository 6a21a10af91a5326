/** A moment (ISO 8601) in French words and in the hour of the machine, or of a zone, which is named. */
export function frenchMoment(date: string, timeZone?: string): string {
  const words = new Intl.DateTimeFormat("fr-CA", {
    ...({ day: "numeric", month: "long", year: "numeric", timeZone } as const),
    ...({ hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const),
  });
  return words.format(new Date(date)).replace(/^1 /, "1er ");
}
