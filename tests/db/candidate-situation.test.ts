import { describe, expect, it } from "vitest";
import { asActor, type Row } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";
import { PEOPLE } from "./support/people";

const SITUATION = {
  canada_status: "abroad",
  arrival_date: "2027-04-02",
  trade: "infirmier",
  french_level: "advanced",
  english_level: "none",
};

describe("Ce qu'une personne dit d'où elle en est", () => {
  const database = setUpDatabase(people);

  const say = (row: Row) =>
    asActor<Row>(
      database,
      "candidat",
      `update profiles set ${Object.keys(row).map((name, n) => `${name} = $${n + 2}`)}
        where id = $1 returning trade, arrival_date::text`,
      [PEOPLE.candidat, ...Object.values(row)],
    );

  it("s'écrit, et part avec l'export de ses données", async () => {
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
