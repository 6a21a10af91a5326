import fc from "fast-check";
import type { z } from "zod";

/** What nobody types, for any field. */
export const HOSTILE = [
  ...["", " ", "\u0000", "\u202E\u2066", "\u200B\u2063", "\uFFFF", "\uD83E\uDD96".repeat(300)],
  ...[
    "'; drop table jobs; --",
    "' or '1'='1",
    "%_\\",
    "$1",
    "#{7*7}",
    "{{7*7}}",
    "../../etc/passwd",
  ],
  ...["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)"],
  ...["a\r\nBcc: cible@exemple.ca", '=HYPERLINK("https://ailleurs.test")', "\t@SUM(1+1)"],
  ...["-1", "0", "1e309", "NaN", "999999999999999999999", "2026-02-30", "infinity", "0x10", "１２"],
  ...[
    "null",
    "undefined",
    "[object Object]",
    "true",
    "$K1",
    '{"a":',
    "[]",
    "__proto__",
    "constructor",
  ],
  ...[
    "x".repeat(70_000),
    "é".repeat(5_000),
    "a@".repeat(2_000),
    "(".repeat(3_000),
    " ".repeat(9_000),
  ],
  ...["00000000-0000-0000-0000-000000000000", "00000000-0000-4000-8000-00000000000G"],
] as const;

/** Fields that no form has, and that a row would be somebody else's by. */
export const SMUGGLED = (theirs: { candidate: string; recruiter: string }) => ({
  ...{ recruiter_id: theirs.recruiter, author_id: theirs.recruiter, user_id: theirs.candidate },
  ...{ candidate_id: theirs.candidate, owner_id: theirs.recruiter, created_by: theirs.recruiter },
  ...{ is_operator: "true", suspended_at: "", posted_at: "2001-01-01", created_at: "2001-01-01" },
  ...{ was_public: "true", import_key: "x", views: "1000", verified_at: "2026-01-01" },
  ...{ __proto__: "x", constructor: "x", "constructor[prototype][role]": "recruteur" },
});

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: "binary", maxLength: 300 }),
);

/** What a form may carry, in a field of whatever kind. */
const usual = fc.constantFrom(
  ...["Un texte", "2027-01-31", "12", "9,5", "on", "CDI", "published", "essai@exemple.ca"],
  "https://exemple.ca/page",
);

type Definition = { type: string; in: z.core.$ZodType; shape: Record<string, unknown> };

/** The names of a form's fields, whatever refines its schema; none for what reads no object. */
function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  const def = (schema as { _zod: { def: Definition } } | undefined)?._zod.def;
  if (def?.type === "object") return Object.keys(def.shape);
  return def?.type === "pipe" ? fieldsOf(def.in) : [];
}

/** A form of what is given and of a schema's fields, with some left out and some that nobody types. */
export function madeUpForm(
  input: Record<string, string>,
  schema?: z.ZodType,
): fc.Arbitrary<Record<string, string>> {
  const others = fieldsOf(schema).map((name) => [name, usual] as const);
  const own = Object.entries(input).map(([name, value]) => [name, fc.constant(value)] as const);
  const fields = [...others, ...own].map(([name, arbitrary]) => [
    name,
    fc.oneof({ weight: 3, arbitrary }, { weight: 2, arbitrary: hostile }),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] }) as fc.Arbitrary<
    Record<string, string>
  >;
}

/** Values as an action may be called with, more or fewer than it takes. */
export function madeUpValues(input: unknown[]): fc.Arbitrary<unknown[]> {
  const any = fc.oneof(hostile, fc.jsonValue({ maxDepth: 2 }));
  return fc.array(input.length > 0 ? fc.oneof(fc.constantFrom(...input), any) : any, {
    maxLength: input.length + 2,
  });
}
