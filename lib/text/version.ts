import { z } from "zod";

const moment = z.iso.datetime({ offset: true, local: true });

/**
 * Whether a form may have got this from a row's `updated_at`: what is no moment is of no row.
 *
 * The Data API writes a moment as ISO 8601 does; the embedded engine as PostgreSQL does
 * ("2026-11-22 20:04:05.12+00", https://www.postgresql.org/docs/15/datatype-datetime.html).
 */
export function isVersion(text: string): boolean {
  const iso = text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
  return /^[1-9]\d{3}-.*:.*:/.test(text) && moment.safeParse(iso).success;
}
