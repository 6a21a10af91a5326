import { frenchText } from "@/lib/shared/french";

/** Columns with user-written text, for all kinds; a list column has one text per item. */
const WRITTEN = [
  ...["title", "company_name", "university", "location", "description", "company"],
  ...["activity_sector", "salary_range", "low_pay_reason", "amount", "duration", "field"],
  ...["requirements", "benefits", "skills_required", "relocation_note"],
];

/** Returns a row with French typography applied to its texts. For display only: never put it in a form. */
export function shownRow<Row extends object>(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]): [string, unknown] => [
    name,
    WRITTEN.includes(name) ? shown(value) : value,
  ]);
  return Object.fromEntries(entries) as Row;
}

function shown(value: unknown): unknown {
  if (typeof value === "string") return frenchText(value);
  return Array.isArray(value) ? value.map(shown) : value;
}
