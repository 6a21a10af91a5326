import { firstValue } from "@/lib/text/search";

/** The entry of a menu that an address names, or null; letter case does not count. */
export function chosenOption<Option extends { slug: string }>(
  options: readonly Option[],
  value: string | string[] | undefined,
): Option | null {
  const slug = firstValue(value).toLowerCase();
  return options.find((option) => option.slug === slug) ?? null;
}

/** The address of a list in a given state; empty values are left out. */
export function listHref(path: string, state: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) if (value) query.set(name, value);
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
