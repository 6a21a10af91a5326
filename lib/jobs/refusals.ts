import { z } from "zod";
import { type ActionResult, refused } from "@/lib/actions/result";
import { notices } from "@/lib/copy/notices";
import { placeContradicts, placeRefused } from "@/lib/copy/posting-notices";
import { whereIs } from "@/lib/places/in-province";
import { provinces } from "@/lib/places/provinces";
import { lowPayRefusal } from "./low-pay";

type DatabaseError = { message: string; details?: string | null };

const code = z.enum(provinces.map((province) => province.code));
const contradiction = z.object({ title: z.string(), place: z.string(), told: code });
const broken = z.object({
  title: z.string(),
  id: z.string(),
  sentence: z.string(),
  link: z.string(),
  proposal: z.string().nullable(),
});

/** What the database says of an offer that it does not take; null of any other error. */
export function explainRefusal(error: DatabaseError): ActionResult | null {
  return lowPayRefusal(error) ?? placeRefusal(error) ?? ruleRefusal(error);
}

/** A place that is in another province than the one chosen: which of the two is meant is asked. */
function placeRefusal({ message, details }: DatabaseError): ActionResult | null {
  if (message !== "place_contradicts_province") return null;
  const detail = read(contradiction, details);
  return refused(placeRefused(detail?.title), {
    province: placeContradicts(
      detail && { place: detail.place, where: whereIs({ code: detail.told }) },
    ),
  });
}

/** What the law forbids, when it came by another way than the form's own question. */
function ruleRefusal({ message, details }: DatabaseError): ActionResult | null {
  if (message !== "posting_rule_broken") return null;
  const detail = read(broken, details);
  if (!detail) return refused(notices.postingForbidden);
  const { id, sentence, link, proposal } = detail;
  return {
    ...refused(notices.postingForbidden),
    warnings: [{ id, text: sentence, link, proposal, blocking: true }],
  };
}

/** Null where the service kept the details to itself. */
function read<Said>(shape: z.ZodType<Said>, details: string | null = ""): Said | null {
  try {
    return shape.parse(JSON.parse(details ?? ""));
  } catch {
    return null;
  }
}
