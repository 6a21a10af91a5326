const dollars = new Intl.NumberFormat("fr-CA", {
  style: "currency",
  currency: "CAD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});

/** An amount in Canadian dollars, without cents: 5000 becomes "5 000 $" (U+00A0 between). */
export function money(amount: number): string {
  return dollars.format(amount);
}
