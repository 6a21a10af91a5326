import { beforeEach, describe, expect, it } from "vitest";
import { setUpApplications } from "./support/applications";
import { PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;

describe("Une candidature à soi-même, par un autre compte", () => {
  const { state, apply, query } = setUpApplications();
  const writesFrom = (person: string, address: string) =>
    query("update auth.users set email = $2 where id = $1", [person, address]);
  beforeEach(async () => {
    await writesFrom(candidat, "candidat@exemple.test");
    await writesFrom(recruteur, "recruteur@exemple.test");
    await query("delete from employers");
  });
  const promised = async () => (await apply({ job_id: state.job }))[0]?.answer_due_on ?? null;

  it("n'en est pas une d'ordinaire : une réponse est promise", async () => {
    expect(await promised()).not.toBeNull();
  });

  it.each([
    ["recruteur@exemple.test", "Recruteur+essai@exemple.test"],
    ["re.cruteur@gmail.com", "recru.teur@googlemail.com"],
  ])("ne promet rien de %s à %s", async (theirs, ours) => {
    await writesFrom(recruteur, theirs);
    await writesFrom(candidat, ours);
    expect(await promised()).toBeNull();
  });

  it("tient deux boîtes d'une même maison pour deux personnes", async () => {
    await writesFrom(candidat, "re.cruteur@exemple.test");
    expect(await promised()).not.toBeNull();
  });

  it("ne promet rien entre deux membres d'un employeur", async () => {
    const [employer] = await query("insert into employers (name) values ('Maison') returning id");
    for (const person of [candidat, recruteur]) {
      await query("insert into employer_members (employer_id, user_id) values ($1, $2)", [
        employer?.id,
        person,
      ]);
    }
    expect(await promised()).toBeNull();
  });
});
