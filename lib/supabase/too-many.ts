/** The longest that the database's own limits last, in seconds. */
export const LONGEST_LIMIT = 3_600;

/**
 * Whether the database refused a write because its own limit is reached, which counts whoever
 * calls it, through the site or not.
 */
export function isTooMany(error: { message: string } | null): boolean {
  return error?.message.includes("too_many") ?? false;
}
