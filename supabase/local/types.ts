import { readFile, writeFile } from "node:fs/promises";
import { migratedDatabase } from "./migrated.ts";

export const TYPES_FILE = new URL("../../lib/supabase/database.types.ts", import.meta.url);

interface Value {
  name: string;
  type: string;
}

interface Column extends Value {
  nullable: boolean;
  defaulted: boolean;
  generated: boolean;
  values: string | null;
}

interface Link {
  name: string;
  columns: string[];
  unique: boolean;
  table: string;
  target: string[];
}

interface Table {
  name: string;
  columns: Column[];
  links: Link[];
}

interface Routine {
  name: string;
  set: boolean;
  returns: string;
  row: string | null;
  defaults: number;
  args: Value[];
  columns: Value[];
}

const SCALARS: Record<string, string> = {
  boolean: "boolean",
  integer: "number",
  bigint: "number",
  numeric: "number",
  "double precision": "number",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
};

// Dates, UUIDs and similar types are strings in JSON.
function scalar(type: string): string {
  if (type.endsWith("[]")) return `${scalar(type.slice(0, -2))}[]`;
  return SCALARS[type] ?? "string";
}

/** A non-null JSON column, as the official tool types it. */
function wholeColumn(type: string, isNullable: boolean): string {
  return type === "Json" && !isNullable ? "NonNullable<Json>" : type;
}

/** `check (status in ('a', 'b'))` becomes `"a" | "b"`. */
function columnType(column: Column): string {
  const words = column.values?.match(/'(?:[^']|'')*'::text/g);
  if (!words) return wholeColumn(scalar(column.type), column.nullable);
  return words.map((word) => JSON.stringify(word.slice(1, -7).replaceAll("''", "'"))).join(" | ");
}

function tableTypes({ name, columns, links }: Table): string {
  const fields = (purpose: "Row" | "Insert" | "Update") =>
    columns.map((column) => {
      const { nullable, defaulted, generated } = column;
      if (generated && purpose !== "Row") return `${column.name}?: never;`;
      const required = purpose === "Row" || (purpose === "Insert" && !nullable && !defaulted);
      return `${column.name}${required ? "" : "?"}: ${columnType(column)}${nullable ? " | null" : ""};`;
    });
  const block = (purpose: "Row" | "Insert" | "Update") =>
    `        ${purpose}: {\n${fields(purpose)
      .map((field) => `          ${field}\n`)
      .join("")}        };\n`;
  const relations = links.map(
    (link) => `          {
            foreignKeyName: "${link.name}";
            columns: ${JSON.stringify(link.columns)};
            isOneToOne: ${link.unique};
            referencedRelation: "${link.table}";
            referencedColumns: ${JSON.stringify(link.target)};
          },
`,
  );
  const list = relations.length > 0 ? `[\n${relations.join("")}        ]` : "[]";
  return `      ${name}: {\n${block("Row")}${block("Insert")}${block("Update")}        Relationships: ${list};\n      };\n`;
}

function functionTypes({ name, set, returns, row, defaults, args, columns }: Routine): string {
  const fields = args.map(
    (arg, index) => `${arg.name}${index < args.length - defaults ? "" : "?"}: ${scalar(arg.type)}`,
  );
  const record = columns.map((column) => `${column.name}: ${scalar(column.type)}`).join("; ");
  const one = row
    ? `Database["public"]["Tables"]["${row}"]["Row"]`
    : record
      ? `{ ${record} }`
      : scalar(returns);
  const options = row
    ? `        SetofOptions: { from: "*"; to: "${row}"; isOneToOne: ${!set}; isSetofReturn: ${set} };\n`
    : "";
  return `      ${name}: {
        Args: ${fields.length > 0 ? `{ ${fields.join("; ")} }` : "never"};
        Returns: ${one}${set ? "[]" : ""};
${options}      };
`;
}

/** Returns the text of database.types.ts for the current migrations. */
export async function generateTypes(): Promise<string> {
  const database = await migratedDatabase();
  const query = await readFile(new URL("types-catalogue.sql", import.meta.url), "utf8");
  const result = await database.query<{ catalogue: { tables: Table[]; functions: Routine[] } }>(
    query,
  );
  await database.close();
  const catalogue = result.rows[0]?.catalogue;
  if (!catalogue) throw new Error("The catalogue query answered nothing");
  return `// Generated from the schemas by \`npm run db:types\`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${catalogue.tables.map(tableTypes).join("")}    };
    Views: Record<never, never>;
    Functions: {
${catalogue.functions.map(functionTypes).join("")}    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
`;
}

if (import.meta.main) {
  await writeFile(TYPES_FILE, await generateTypes());
  console.log("lib/supabase/database.types.ts written");
}
