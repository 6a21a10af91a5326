const dollars = new Intl.NumberFormat("fr-CA", {
  style: "currency",
  currency: "CAD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});

const dollarsAndCents = new Intl.NumberFormat("fr-CA", {
  style: "currency",
  currency: "CAD",
  currencyDisplay: "narrowSymbol",
});

/** An hour's pay, always with cents: 24.5 becomes "24,50 $" (U+00A0 between). */
export function hourlyMoney(amount: number): string {
  return dollarsAndCents.format(amount);
}

/** An amount in Canadian dollars, without cents: 5000 becomes "5 000 $" (U+00A0 between). */
export function money(amount: number): string {
  return dollars.format(amount);
}
