import { z } from "zod";
import { levelNames } from "@/lib/publications/abroad";
import type { Situation } from "@/lib/publications/match";
import { isPhone } from "@/lib/shared/phone";
import type { Database } from "@/lib/supabase/database.types";
import { optionalChoice, optionalDate, optionalText } from "@/lib/text/fields";
import { fold } from "@/lib/text/plain";
import { proposedTrade } from "@/lib/trades/proposal";
import { trades } from "@/lib/trades/trades";

export type Profile = Pick<
  Database["public"]["Tables"]["profiles"]["Row"],
  "full_name" | "phone" | "occupation" | "bio_long" | "avatar_path" | "created_at" | "updated_at"
> &
  Situation;

/** The fields that users may edit in their profile; names are columns. */
export const profileSchema = z.object({
  full_name: optionalText(120),
  phone: optionalText(40).refine((phone) => phone === null || isPhone(phone), {
    message: "Écrivez un numéro de téléphone, par exemple 514 555-0123",
  }),
  occupation: optionalText(120),
  country: optionalText(80),
  bio_long: optionalText(4000),
  canada_status: optionalChoice(["abroad", "temporary", "permanent"]),
  arrival_date: optionalDate,
  french_level: optionalChoice(levelNames),
  english_level: optionalChoice(levelNames),
});

/** Returns the trade that an occupation names, which is what offers are matched by. */
export function tradeOf(occupation: string | null) {
  if (occupation === null) return null;
  const named = trades.find(({ name }) => fold(name) === fold(occupation));
  return (named ?? proposedTrade(occupation))?.slug ?? null;
}
