import type { z } from "zod";

/** The same numbers from 0 to 1 at every run. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Random = () => number;
const one = <Item>(next: Random, list: readonly Item[]): Item =>
  list[Math.floor(next() * list.length)] as Item;

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

/** Something that a field of this definition may take: half of the time what it asks for. */
function inputFor(schema: z.core.$ZodType, next: Random): string {
  if (next() < 0.4) return one(next, HOSTILE);
  const { def } = schema._zod as unknown as { def: Definition };
  switch (def.type) {
    case "pipe":
      return inputFor(
        next() < 0.5 && def.out?._zod.def.type !== "transform" ? def.out : def.in,
        next,
      );
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
      return inputFor(def.innerType, next);
    case "enum":
      return one(next, Object.values(def.entries));
    case "literal":
      return String(one(next, def.values));
    case "union":
      return inputFor(one(next, def.options), next);
    case "array":
      return Array.from({ length: Math.floor(next() * 4) }, () => inputFor(def.element, next)).join(
        ",",
      );
    case "number":
      return String(Math.floor(next() * 2 ** 34) - 2 ** 33);
    case "string":
      return textOf(def.format, next);
    default:
      return "Un texte";
  }
}

function textOf(format: string | undefined, next: Random): string {
  if (format === "uuid" || format === "guid") return crypto.randomUUID();
  if (format === "email") return `essai-${Math.floor(next() * 1e9)}@exemple.ca`;
  if (format === "url") return "https://exemple.ca/page";
  if (format === "date")
    return `20${10 + Math.floor(next() * 90)}-0${1 + Math.floor(next() * 9)}-11`;
  return Array.from({ length: 1 + Math.floor(next() * 12) }, () =>
    one(next, ["mot", "été", "l’an", "9,5"]),
  ).join(" ");
}

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

/** The fields of a form's schema, whatever refines it; none for what reads no object. */
function fieldsOf(schema: z.ZodType | undefined): Record<string, z.core.$ZodType> {
  const def = schema?._zod.def as unknown as Definition | undefined;
  if (def?.type === "object") return def.shape;
  if (def?.type === "pipe") return fieldsOf(def.in as unknown as z.ZodType);
  return {};
}

/** A form of a schema's fields, with some left out and some that nobody types. */
export function madeUpForm(schema: z.ZodType | undefined, next: Random): Record<string, string> {
  const form: Record<string, string> = {};
  for (const [name, field] of Object.entries(fieldsOf(schema))) {
    if (next() < 0.85) form[name] = inputFor(field, next);
  }
  return form;
}
