import { describe, expect, it } from "vitest";
import { setUpCalls } from "./support/calls";
import { PEOPLE } from "./support/people";

describe("Ce que la base dit de son déploiement", () => {
  const { database } = setUpCalls();
  const state = async (proof: string | null = null) =>
    (await database.query("select * from deployment_state($1)", [proof]))[0];

  it("les opérateurs, et ceux qui n'ont pas de seconde étape", async () => {
    await database.exec("update private.settings set operators_two_steps = true");
    expect(await state()).toMatchObject({
      operators: 1,
      without_second_step: 1,
      operators_two_steps: true,
    });
    const enrol = (status: string) =>
      database.query("insert into auth.mfa_factors (user_id, status) values ($1, $2)", [
        PEOPLE.opérateur,
        status,
      ]);
    await enrol("unverified");
    expect(await state()).toMatchObject({ without_second_step: 1 });
    await enrol("verified");
    expect(await state()).toMatchObject({ operators: 1, without_second_step: 0 });
    await database.exec("delete from private.operators");
    expect(await state()).toMatchObject({ operators: 0, without_second_step: 0 });
  });

  it("si elle connaît le site, sans dire par quoi", async () => {
    const proof = async (given: string | null) => (await state(given))?.site_proof;
    await database.exec("update private.settings set site_proof = null");
    expect([await proof(null), await proof("x")]).toEqual(["none", "none"]);
    await database.exec("update private.settings set site_proof = 'x'");
    expect([await proof("x"), await proof("y"), await proof(null)]).toEqual([
      "same",
      "other",
      "other",
    ]);
  });
});
