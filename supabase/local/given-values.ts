import { type SerializerOptions, types } from "@electric-sql/pglite";

const { BOOL, BPCHAR, DATE, TEXT, TIMESTAMP, TIMESTAMPTZ, VARCHAR } = types;

/**
 * How PGlite writes a value that a request gives for a parameter. Its own way throws in the middle of a
 * message where the value is of another type; here it becomes words, as PostgreSQL's usual client does,
 * and the database says what is wrong with them.
 */
export const givenValues: SerializerOptions = Object.fromEntries(
  [BOOL, BPCHAR, DATE, TEXT, TIMESTAMP, TIMESTAMPTZ, VARCHAR].map((type) => [type, inWords]),
);

/** The same for lists, which PGlite knows once it is open: what is none it would leave as it is. */
export function writeListsInWords(serializers: SerializerOptions): void {
  for (const [type, write] of Object.entries(serializers)) {
    serializers[Number(type)] = (value) => {
      const written: unknown = write(value);
      return typeof written === "string" ? written : inWords(written);
    };
  }
}

function inWords(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
