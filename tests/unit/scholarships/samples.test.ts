import { describe, expect, it } from "vitest";
import { findSampleScholarship, sampleScholarships } from "@/lib/scholarships/samples";

describe("Les exemples de bourses", () => {
  it("ont des numéros, aucune date et rien de vérifié", () => {
    expect(sampleScholarships.map(({ id }) => id)).toEqual(["1", "2", "3"]);
    for (const { deadline, open_to, verified_on } of sampleScholarships) {
      expect([deadline, open_to, verified_on]).toEqual([null, null, null]);
    }
  });

  it("se trouvent par leur numéro", () => {
    expect(findSampleScholarship("2")?.level).toBe("Licence");
    expect(findSampleScholarship("00000000-0000-4000-8000-000000000001")).toBeNull();
  });
});
