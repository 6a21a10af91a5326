import { fold } from "@/lib/text/plain";

/** Sample phone numbers, with country code, for the most common countries of origin. */
const examples: Record<string, string> = {
  canada: "514 555-0123",
  france: "+33 6 12 34 56 78",
  belgique: "+32 470 12 34 56",
  suisse: "+41 78 123 45 67",
  maroc: "+212 6 12 34 56 78",
  algerie: "+213 5 51 23 45 67",
  tunisie: "+216 20 123 456",
  senegal: "+221 70 123 45 67",
  "cote d’ivoire": "+225 01 23 45 67 89",
  cameroun: "+237 6 71 23 45 67",
  "republique democratique du congo": "+243 991 234 567",
  haiti: "+509 34 10 1234",
  madagascar: "+261 32 12 345 67",
};

/** Returns a sample number for that country, or a reminder to include the country code. */
export function phoneExample(country: string | null): string {
  if (country === null || country.trim() === "") return "514 555-0123";
  const name = fold(country.trim()).replaceAll("'", "’");
  return examples[name] ?? "+ indicatif du pays et numéro";
}
