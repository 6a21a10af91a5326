import { expect, test } from "vitest";
import { statusTone } from "@/lib/applications/schema";

test.each([
  ["En cours", "blue"],
  ["Entretien", "green"],
  ["Refusée", "red"],
  ["Retirée", "grey"],
  ["Sans réponse", "grey"],
  ["toString", "grey"],
])("l'état « %s » est %s", (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});
