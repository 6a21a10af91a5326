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

  it("ne mènent nulle part où l'on pourrait postuler, et n'ont ni date ni rien de vérifié", () => {
    const nothing = { official_link: null, deadline: null, open_to: null, verified_on: null };
    for (const sample of sampleScholarships) expect(sample).toMatchObject(nothing);
    expect(findSampleScholarship("2")?.level).toBe("Licence");
  });

  it.each(["0", "4", "01", "1.0", "", "__proto__"])("n'existent pas sous l'id « %s »", (id) => {
    expect(findSampleFreelanceJob(id)).toBeNull();
    expect(findSampleScholarship(id)).toBeNull();
  });
});
