import type { Database } from "@/lib/supabase/database.types";
import { type Abroad, levelNames } from "./abroad";

/** What a candidate says of where they stand; null: they do not say. */
export type Situation = Pick<
  Database["public"]["Tables"]["profiles"]["Row"],
  "canada_status" | "french_level" | "english_level"
>;

/** Nothing said. */
export const unsaidSituation: Situation = {
  canada_status: null,
  french_level: null,
  english_level: null,
};

/** Where somebody is, and by what right. */
export const canadaStatuses = {
  abroad: "À l’étranger",
  temporary: "Au Canada, avec un permis temporaire",
  permanent: "Au Canada, à titre permanent",
} as const satisfies Record<NonNullable<Situation["canada_status"]>, string>;

export type Fit = { fits: boolean; words: string };

/** What of an announcement fits a candidate and what does not, of what both of them say. */
export function fitOf(situation: Situation, abroad: Abroad): Fit[] {
  const fits: Fit[] = [];
  if (situation.canada_status === "abroad" && abroad.open_abroad !== null) {
    const words = abroad.open_abroad ? "Ouvert de l’étranger" : "Fermé à l’étranger";
    fits.push({ fits: abroad.open_abroad, words });
  }
  for (const [name, language, more] of [
    ["french_level", "français", "Plus de français"],
    ["english_level", "anglais", "Plus d’anglais"],
  ] as const) {
    const own = situation[name];
    const asked = abroad[name];
    if (own === null || asked === null || asked === "none") continue;
    const isEnough = levelNames.indexOf(own) >= levelNames.indexOf(asked);
    const words = isEnough ? `Votre ${language} suffit` : `${more} demandé`;
    fits.push({ fits: isEnough, words });
  }
  return fits;
}
