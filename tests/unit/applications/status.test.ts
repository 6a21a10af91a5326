import { expect, test } from "vitest";
import { kindLabel, statusTone } from "@/lib/applications/schema";

test.each([
  ["En cours", "blue"],
  ["Entretien", "green"],
  ["Refusée", "red"],
  ["Retirée", "grey"],
  ["toString", "grey"],
])("l'état « %s » est %s", (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test("une candidature dit pour quoi elle est", () => {
  expect(kindLabel("freelance")).toBe("Mission");
  expect(kindLabel("autre")).toBe("Candidature");
});
