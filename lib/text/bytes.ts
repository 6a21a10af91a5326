const oneDigit = new Intl.NumberFormat("fr-CA", { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("fr-CA", { maximumFractionDigits: 0 });

/** A file's size as people read it: "240 Ko", "1,3 Mo". */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${whole.format(Math.max(1, kilobytes))}\u00a0Ko`;
  return `${oneDigit.format(kilobytes / 1024)}\u00a0Mo`;
}
