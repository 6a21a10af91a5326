import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillListed } from "./support/many-listed";
import { canPlan, manyRows } from "./support/plans";
import { questionsOfLists } from "./support/questions-of-lists";

/** Less than there are, and more than a list counts to. */
const LARGE = 30_000;

let rows: Awaited<ReturnType<typeof manyRows>>;
beforeAll(async () => {
  if (canPlan) rows = await manyRows(LARGE, fillListed);
});
afterAll(() => rows?.close());

describe.skipIf(!canPlan)(
  "Devant quarante mille missions, bourses et articles, aucune table n'est lue d'un bout à l'autre (demande PostgreSQL) pour",
  () => {
    it.each(questionsOfLists)("%s", async (_what, sql) => {
      expect(await rows.readWhole("visitor", sql)).toEqual([]);
    });

    it("ce qui en lit une entière se voit", async () => {
      const sql = "select count(*) from public.scholarships where description like '%zz%'";
      expect(await rows.readWhole("visitor", sql)).toEqual(["scholarships"]);
    });
  },
);
