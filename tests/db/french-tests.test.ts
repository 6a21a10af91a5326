import { describe, expect, it } from "vitest";
import {
  abilityNames,
  LEVELS,
  minimumOf,
  nclcOf,
  type TestScores,
} from "@/lib/profile/french-test";
import { setUpDatabase } from "./support/calls";

const { query, exec } = setUpDatabase();

/** Level 4 to 10, reading, listening, writing, speaking. */
const MINIMA: Record<string, number[][]> = {
  tef: [
    [306, 352, 393, 434, 462, 503, 546],
    [306, 352, 393, 434, 462, 503, 546],
    [268, 330, 379, 428, 472, 512, 558],
    [328, 387, 422, 456, 494, 518, 556],
  ],
  tcf: [
    [342, 375, 406, 453, 499, 524, 549],
    [331, 369, 398, 458, 503, 523, 549],
    [4, 6, 7, 10, 12, 14, 16],
    [4, 6, 7, 10, 12, 14, 16],
  ],
};

describe("Le barème des tests de français", () => {
  it("donne à chacun des 56 minimums son niveau, et au point d'en dessous celui d'avant", async () => {
    const rows = await query<TestScores>("select * from public.language_test_scores");
    expect(rows).toHaveLength(8);
    for (const row of rows) {
      const expected = MINIMA[row.test]?.[abilityNames.indexOf(row.ability)];
      expect(
        LEVELS.map((level) => minimumOf(row, level)),
        `${row.test} ${row.ability}`,
      ).toEqual(expected);
      for (const [index, level] of LEVELS.entries()) {
        expect(nclcOf(row, minimumOf(row, level))).toBe(level);
        expect(nclcOf(row, minimumOf(row, level) - 1)).toBe(LEVELS[index - 1] ?? null);
      }
      expect(nclcOf(row, row.max_score)).toBe(10);
    }
  });

  it.each(["nclc_7 = nclc_6", "nclc_10 = max_score + 1", "nclc_4 = 0"])(
    "monte toujours : « %s » est refusé",
    async (change) => {
      await expect(exec(`update public.language_test_scores set ${change}`)).rejects.toMatchObject({
        code: "23514",
      });
    },
  );
});
