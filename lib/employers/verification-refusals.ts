import "server-only";
import { type ActionResult, refused } from "@/lib/actions/result";
import { employerNotices } from "@/lib/copy/employer-notices";
import type { Notice } from "@/lib/copy/notices";
import { trustNotices } from "@/lib/copy/trust-notices";
import { addressElsewhere, verificationNotices } from "@/lib/copy/verification-notices";
import { logError } from "@/lib/log";
import { isTooMany } from "@/lib/supabase/too-many";

const REFUSALS: Record<string, Notice> = {
  not_owner: verificationNotices.notOwner,
  employer_withheld: employerNotices.withheld,
  domain_withheld: verificationNotices.domainWithheld,
  name_withheld: verificationNotices.nameWithheld,
  verification_withdrawn: verificationNotices.takenBack,
  site_missing: verificationNotices.siteMissing,
  site_shared: verificationNotices.siteShared,
  name_taken: verificationNotices.nameTaken,
  address_invalid: verificationNotices.addressInvalid,
  address_free: verificationNotices.addressFree,
  address_of_students: verificationNotices.addressOfStudents,
  own_case: trustNotices.ownCase,
  name_changed: verificationNotices.operatedOther,
  nothing_to_withdraw: verificationNotices.nothingToWithdraw,
};

/** What is said at the field of the address, beside the notice. */
const OF_THE_ADDRESS: Notice[] = [
  verificationNotices.addressInvalid,
  verificationNotices.addressFree,
  verificationNotices.addressOfStudents,
];

type DatabaseError = { message: string; details?: string | null };

/**
 * What is answered to an error of the database about a verification: at the field of the address where that
 * is what is wrong. What is not known is logged.
 */
export function refusal(event: string, error: DatabaseError): ActionResult {
  if (isTooMany(error)) return refused(verificationNotices.tooMany);
  if (error.message.includes("address_elsewhere")) {
    return atTheAddress(addressElsewhere(error.details));
  }
  const known = Object.keys(REFUSALS).find((name) => error.message.includes(name));
  if (!known) logError(event, error);
  const notice = REFUSALS[known ?? ""] ?? verificationNotices.failed;
  return OF_THE_ADDRESS.includes(notice) ? atTheAddress(notice) : refused(notice);
}

function atTheAddress(notice: Notice): ActionResult {
  return refused(notice, { email: notice.description ?? notice.title });
}
