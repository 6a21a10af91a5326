import { expect, it } from "vitest";
import { isAtLeast, outdatedPackages } from "@/tests/support/source/versions";

it("tient les paquets qui ont eu une faille critique au-dessus de leur version réparée", () => {
  expect(outdatedPackages()).toEqual([]);
  expect(isAtLeast("16.4.0", "16.4.1")).toBe(false);
  expect(isAtLeast("16.4.1-canary.1", "16.4.1")).toBe(false);
  expect(isAtLeast("17.0.0", "16.4.1")).toBe(true);
});
