import { frenchText } from "@/lib/shared/french";

/** Columns that people write, of whatever kind of publication; a list has a text an item. */
const WRITTEN = [
  ...["title", "company_name", "university", "location", "description", "company"],
  ...["activity_sector", "salary_range", "low_pay_reason", "amount", "duration", "field"],
  ...["requirements", "benefits", "skills_required", "relocation_note"],
];

/** A row as visitors read it: what people wrote, in the site's typography. Never what a form edits. */
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
