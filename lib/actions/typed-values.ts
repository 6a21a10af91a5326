import type { ActionResult } from "./result";

/**
 * Adds to a result what was typed in these fields, for a form that works without JavaScript: its
 * page comes back whole. Never name a password here.
 */
export async function withTypedValues(
  data: FormData,
  names: string[],
  act: () => Promise<ActionResult>,
): Promise<ActionResult> {
  const result = await act();
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = data.get(name);
    if (typeof value === "string") values[name] = value.slice(0, 1_000);
  }
  return { ...result, values };
}
