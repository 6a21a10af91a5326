import { describe, expect, it } from "vitest";
import { findSampleFreelanceJob, sampleFreelanceJobs } from "@/lib/freelance/samples";
import { findSampleScholarship, sampleScholarships } from "@/lib/scholarships/samples";

describe("Les exemples", () => {
  it("sont trois missions et trois bourses, aux identifiants numériques", () => {
    expect(sampleFreelanceJobs.map(({ id }) => id)).toEqual(["1", "2", "3"]);
    expect(sampleScholarships.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  });

  it("montrent un budget à discuter et une bourse complète", () => {
    expect(sampleFreelanceJobs.some(({ budget }) => budget === null)).toBe(true);
    expect(sampleScholarships.some(({ amount }) => amount?.includes("complète"))).toBe(true);
  });

  it("ne mènent nulle part où l'on pourrait postuler", () => {
    for (const { official_link } of sampleScholarships) expect(official_link).toBeNull();
  });

  it.each(["0", "4", "01", "1.0", "", "__proto__"])("n'existent pas sous l'id « %s »", (id) => {
    expect(findSampleFreelanceJob(id)).toBeNull();
    expect(findSampleScholarship(id)).toBeNull();
  });
});

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
