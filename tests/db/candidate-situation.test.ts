import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor, type Row } from "./support/actors";
import { createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

const SITUATION = {
  canada_status: "abroad",
  arrival_date: "2027-04-02",
  trade: "infirmier",
  french_level: "advanced",
  english_level: "none",
};

describe("Ce qu'une personne dit d'où elle en est", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
  });
  afterAll(() => database.close());

  const say = (row: Row, whose: string = PEOPLE.candidat) =>
    asActor<Row>(
      database,
      "candidat",
      `update profiles set ${Object.keys(row).map((name, n) => `${name} = $${n + 2}`)}
        where id = $1 returning trade, arrival_date::text`,
      [whose, ...Object.values(row)],
    );

  it("s'écrit et se lit par elle, et par personne d'autre", async () => {
    expect(await say(SITUATION)).toEqual([{ trade: "infirmier", arrival_date: "2027-04-02" }]);
    expect(await say(SITUATION, PEOPLE["autre candidat"])).toEqual([]);
    const read = (actor: "recruteur" | "autre candidat") =>
      asActor(database, actor, "select trade from profiles where id = $1", [PEOPLE.candidat]);
    expect(await read("recruteur")).toEqual([]);
    expect(await read("autre candidat")).toEqual([]);
  });

  it("part avec l'export de ses données", async () => {
    await say(SITUATION);
    const [row] = await asActor<{ profile: Row }>(
      database,
      "candidat",
      "select my_data_export() -> 'profile' as profile",
    );
    expect(row?.profile).toMatchObject(SITUATION);
  });

  it.each([
    ["trade", "alchimiste"],
    ["arrival_date", "infinity"],
    ["canada_status", "touriste"],
    ["french_level", "parfait"],
  ])("%s n'est pas « %s »", async (column, value) => {
    await expect(say({ [column]: value })).rejects.toThrow(/violates/);
  });
});
