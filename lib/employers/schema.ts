import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { provinces } from "@/lib/places/provinces";
import { type Sector, sectors } from "@/lib/publications/sectors";
import type { Database } from "@/lib/supabase/database.types";
import {
  choice,
  emailAddress,
  optionalChoice,
  optionalHttps,
  optionalText,
  requiredText,
} from "@/lib/text/fields";

type Row = Database["public"]["Tables"]["employers"]["Row"];

export type Employer = Omit<
  Row,
  "created_by" | "is_hidden" | "created_at" | "closed_at" | "name_key" | "legal_name"
>;

export type OwnedEmployer = Employer & Pick<Row, "is_hidden">;

export const sizes = {
  "1-9": "Moins de 10 personnes",
  "10-49": "De 10 à 49 personnes",
  "50-199": "De 50 à 199 personnes",
  "200-999": "De 200 à 999 personnes",
  "1000+": "1\u00a0000 personnes et plus",
} as const satisfies Record<NonNullable<Row["size"]>, string>;

export const roles = { owner: "Propriétaire", member: "Membre" } as const;
export type MemberRole = keyof typeof roles;

export type Member = {
  id: string;
  name: string | null;
  email: string;
  role: MemberRole;
  since: string;
};

/** An invitation that is not answered yet. */
export type Invitation = { id: string; email: string; role: MemberRole; expiresAt: string };

const everySector = Object.keys(sectors) as Sector[];

/** Field names are columns, limits those of the table. */
export const employerSchema = z.object({
  name: requiredText(validation.companyRequired, 200),
  description: optionalText(4_000),
  website: optionalHttps,
  province: optionalChoice(provinces.map(({ code }) => code)),
  size: optionalChoice(Object.keys(sizes) as (keyof typeof sizes)[]),
  sectors: z.array(choice(everySector)).max(everySector.length),
});

export const invitationSchema = z.object({
  email: emailAddress,
  role: choice(Object.keys(roles) as MemberRole[]),
});

export function sectorLabels(codes: readonly string[]): string[] {
  return everySector.filter((code) => codes.includes(code)).map((code) => sectors[code]);
}
