import { describe, expect, it } from "vitest";
import {
  type Ability,
  abilityNames,
  type FrenchProgram,
  frenchTestSchema,
  readFrenchTest,
  type TestScores,
  validUntil,
} from "@/lib/profile/french-test";

const source = {
  source: "https://exemple.test",
  checked_on: "2026-01-01",
  state: "to_check",
} as const;
const row = (ability: Ability): TestScores => ({
  ...{ test: "tef" as const, ability, nclc_4: 300, nclc_5: 350, nclc_6: 390, nclc_7: 430 },
  ...{ nclc_8: 460, nclc_9: 500, nclc_10: 540, max_score: 699, ...source },
});
const scale = Object.fromEntries(abilityNames.map((name) => [name, row(name)])) as Record<
  Ability,
  TestScores
>;
const program = (slug: string, abilities: string[], nclc: number): FrenchProgram => ({
  ...{ slug, name: slug, abilities, nclc, conditions: "Aucune." },
  ...source,
});
const programs = [
  program("oral", ["listening", "speaking"], 5),
  program("tout", [...abilityNames], 7),
];
const read = (scores: Partial<Record<Ability, number>>, takenOn: string | null = "2026-02-01") =>
  readFrenchTest(
    {
      scores: { reading: null, listening: null, writing: null, speaking: null, ...scores },
      takenOn,
    },
    scale,
    programs,
    "2026-11-28",
  );

describe("Le niveau d'un test de français", () => {
  it("se dit par capacité, avec ce qui manque à chaque programme", () => {
    const result = read({ reading: 699, listening: 430, writing: 428, speaking: 299 });
    expect(result.levels).toEqual({ reading: 10, listening: 7, writing: 6, speaking: null });
    expect(result.programs.map(({ outcome, missing }) => ({ outcome, missing }))).toEqual([
      { outcome: "not-reached", missing: [{ ability: "speaking", points: 51 }] },
      {
        outcome: "not-reached",
        missing: [
          { ability: "writing", points: 2 },
          { ability: "speaking", points: 131 },
        ],
      },
    ]);
  });

  it.each([
    [349, 699, "beginner"],
    [350, 699, "intermediate"],
    [540, 499, "intermediate"],
    [540, 500, "advanced"],
    [349, 300, "beginner"],
    [699, 299, null],
  ] as const)("%s et %s à l'oral donnent la tranche « %s »", (listening, speaking, band) => {
    expect(read({ listening, speaking }).band).toBe(band);
  });

  it("dit ce qui est connu quand un résultat manque", () => {
    const { levels, programs: compared, band } = read({ listening: 430 });
    expect(levels).toEqual({ listening: 7 });
    expect(compared.map(({ outcome }) => outcome)).toEqual(["unknown", "unknown"]);
    expect(band).toBeNull();
    expect(read({ listening: 430, speaking: 430 }).programs[0]?.outcome).toBe("reached");
  });

  it("compte deux ans, le dernier jour compris ; un 29 février va jusqu'au 28", () => {
    expect(validUntil("2024-02-29")).toBe("2026-02-28");
    expect(read({ reading: 400 }, "2024-11-28").hasExpired).toBe(false);
    expect(read({ reading: 400 }, "2024-11-27").hasExpired).toBe(true);
    expect(read({ reading: 400 }, null)).toMatchObject({ validUntil: null, hasExpired: false });
    expect(read({ reading: 400 }, "2023-12-10").levels).toEqual({ reading: 6 });
    expect(read({ reading: 400 }, "2023-12-09")).toMatchObject({ levels: null, hasExpired: true });
  });

  it("refuse ce qui n'est pas un résultat, et une date à venir", () => {
    const form = { test: "tef", reading: "434", listening: "", writing: "", speaking: "" };
    expect(frenchTestSchema.parse(form).scores.reading).toBe(434);
    for (const wrong of [
      { reading: "43,5" },
      { reading: "B2" },
      { reading: "-1" },
      { test: "ielts" },
      { taken_on: "2099-01-01" },
    ]) {
      const { error } = frenchTestSchema.safeParse({ ...form, ...wrong });
      expect(error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(wrong));
    }
  });
});
