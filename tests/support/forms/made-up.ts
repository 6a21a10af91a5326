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

type Schema = z.core.$ZodType & { _zod: { def: { type: string } } };
type Definition = {
  type: string;
  in: Schema;
  out: Schema;
  innerType: Schema;
  element: Schema;
  options: Schema[];
  entries: Record<string, string>;
  values: unknown[];
  shape: Record<string, Schema>;
  format?: string;
};
const definitionOf = (schema: z.core.$ZodType) =>
  (schema._zod as unknown as { def: Definition }).def;

/** What a field of this definition asks for, as a form carries it. */
function asked(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const def = definitionOf(schema);
  switch (def.type) {
    case "pipe":
      return definitionOf(def.out).type === "transform"
        ? asked(def.in)
        : fc.oneof(asked(def.in), asked(def.out));
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
      return asked(def.innerType);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "literal":
      return fc.constantFrom(...def.values.map(String));
    case "union":
      return fc.oneof(...def.options.map(asked));
    case "array":
      return fc.array(asked(def.element), { maxLength: 3 }).map((items) => items.join(","));
    case "number":
      return fc.oneof(fc.integer(), fc.double()).map(String);
    case "string":
      return textOf(def.format);
    default:
      return fc.constant("Un texte");
  }
}

function textOf(format: string | undefined): fc.Arbitrary<string> {
  if (format === "uuid" || format === "guid") return fc.uuid();
  if (format === "email") return fc.nat().map((number) => `essai-${number}@exemple.ca`);
  if (format === "url") return fc.constant("https://exemple.ca/page");
  if (format === "date") return fc.date({ ...AGES, noInvalidDate: true }).map(dayOf);
  const word = fc.constantFrom("mot", "été", "l’an", "9,5");
  return fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(" "));
}

const AGES = { min: new Date("1900-01-01"), max: new Date("2999-12-31") };
const dayOf = (moment: Date) => moment.toISOString().split("T")[0] ?? "";

/** The fields of a form's schema, whatever refines it; none for what reads no object. */
function fieldsOf(schema: z.core.$ZodType | undefined): Record<string, Schema> {
  const def = schema && definitionOf(schema);
  if (def?.type === "object") return def.shape;
  return def?.type === "pipe" ? fieldsOf(def.in) : {};
}

const orHostile = (usual: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 2, arbitrary: hostile });

/** A form of what is given and of a schema's fields, with some left out and some that nobody types. */
export function madeUpForm(
  given: Record<string, string>,
  schema?: z.ZodType,
): fc.Arbitrary<Record<string, string>> {
  const usual = new Map<string, fc.Arbitrary<string>>(
    Object.entries(given).map(([name, value]) => [name, fc.constant(value)]),
  );
  for (const [name, field] of Object.entries(fieldsOf(schema))) {
    const known = usual.get(name);
    usual.set(name, known ? fc.oneof(known, asked(field)) : asked(field));
  }
  const fields = [...usual].map(([name, one]) => [name, orHostile(one)] as const);
  const form = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return form as fc.Arbitrary<Record<string, string>>;
}

/** Values as an action may be called with, more or fewer than it takes. */
export function madeUpValues(given: unknown[]): fc.Arbitrary<unknown[]> {
  const any = fc.oneof(hostile, fc.jsonValue({ maxDepth: 2 }));
  return fc.array(given.length > 0 ? fc.oneof(fc.constantFrom(...given), any) : any, {
    maxLength: given.length + 2,
  });
}
