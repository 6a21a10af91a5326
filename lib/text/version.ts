import { z } from "zod";

const moment = z.iso.datetime({ offset: true, local: true });

/** Whether a form may have got this from a row's `updated_at`: what is no moment is of no row. */
export function isVersion(text: string): boolean {
  return /^[1-9]/.test(text) && moment.safeParse(text).success;
}
