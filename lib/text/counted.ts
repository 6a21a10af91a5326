const number = new Intl.NumberFormat("fr-CA");

/** A whole number as French writes it: "12 500". */
export function plainNumber(count: number): string {
  return number.format(count);
}

/** A count with its noun; French takes the singular for 0 and 1. */
export function counted(count: number, one: string, many: string): string {
  return `${plainNumber(count)} ${count < 2 ? one : many}`;
}
