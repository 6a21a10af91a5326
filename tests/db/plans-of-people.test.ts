import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillPeople, idOf } from "./support/many-people";
import { type Asker, canPlan, manyRows } from "./support/plans";
import { type Params, questionsOfPeople } from "./support/questions-of-people";

const LARGE = 10_000;

let rows: Awaited<ReturnType<typeof manyRows>>;
let params: Params;

beforeAll(async () => {
  if (!canPlan) return;
  rows = await manyRows(LARGE, fillPeople);
  const find = (...what: [Parameters<typeof idOf>[1], number]) => idOf(rows, ...what);
  params = {
    candidate: { id: await find("personne", 5_000) },
    recruiter: { id: await find("personne", 7) },
    job: await find("offre", 7),
    scholarship: await find("bourse", 7),
    article: await find("article", 7),
    document: await find("cv", 5_000),
    application: await find("candidature", 7),
  };
});
afterAll(() => rows?.close());

describe.skipIf(!canPlan)(
  "Devant douze mille lignes de chaque sorte, aucune n'est lue d'un bout à l'autre (demande PostgreSQL) pour",
  () => {
    it.each(questionsOfPeople)("%s : %s", async (asker, sql, values) => {
      const who: Asker = asker === "visitor" || asker === "rounds" ? asker : params[asker];
      expect(await rows.readWhole(who, sql, values?.(params))).toEqual([]);
    });

    it("un tableau de bord, hors des quatre nombres qui comptent tout le site", async () => {
      const counted = ["jobs", "news_articles", "profiles", "scholarships"];
      expect(await rows.readWhole(params.recruiter, "select public.my_dashboard()")).toEqual(
        counted,
      );
    });

    it("ce qui en lit une entière se voit", async () => {
      const sql = "select count(*) from public.news_articles where content like '%zz%'";
      expect(await rows.readWhole("visitor", sql)).toEqual(["news_articles"]);
    });
  },
);
