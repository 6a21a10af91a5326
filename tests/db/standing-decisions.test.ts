import { beforeEach, describe, expect, it } from "vitest";
import { setUpCalls } from "./support/calls";
import { PEOPLE } from "./support/people";

describe("Une décision annulée ne défait pas celles qui tiennent", () => {
  const { database, call, value } = setUpCalls();
  beforeEach(async () => {
    await database.exec(`delete from rate_limits; delete from applications;
      delete from private.holds; delete from jobs; delete from private.report_cases;
      update profiles set suspended_at = null`);
  });

  async function reported(): Promise<{ job: string; of: string }> {
    const [made] = await database.query<{ id: string }>(
      `insert into jobs (title, company_name, description, recruiter_id)
       values ('Soudeur', 'Atelier', 'Souder', $1) returning id`,
      [PEOPLE.recruteur],
    );
    const job = made?.id ?? "";
    await call("candidat", "report_content('job', $1, 'fees')", [job]);
    const [opened] = await database.query<{ id: string }>(
      "select id from private.report_cases where item_id = $1",
      [job],
    );
    return { job, of: opened?.id ?? "" };
  }
  const decide = (of: string, outcome: string) =>
    call("opérateur", "decide_case($1, $2, 'Parce que.')", [of, outcome]);
  const overturn = (of: string) =>
    call("opérateur", "review_case($1, true, 'Relu.', operator_case($1) ->> 'shown')", [of]);
  async function suspend(): Promise<string> {
    await call("opérateur", "suspend_account($1, 'Abus')", [PEOPLE.recruteur]);
    const [opened] = await database.query<{ id: string }>(
      "select id from private.report_cases where kind = 'account' and review is null",
    );
    return opened?.id ?? "";
  }
  const read = async () =>
    (await call<{ id: string }>("visiteur", "jobs")).map(({ id }) => id).sort();

  it("deux suspensions, l'une annulée : rien ne revient avant l'autre", async () => {
    const [a, b] = [await reported(), await reported()];
    await decide(a.of, "suspended");
    await decide(b.of, "suspended");
    await overturn(a.of);
    expect(await read()).toEqual([]);
    expect(await value("recruteur", "private.is_recruiter()")).toBe(false);
    await overturn(b.of);
    expect(await read()).toEqual([a.job, b.job].sort());
    expect(await value("recruteur", "private.is_recruiter()")).toBe(true);
  });

  it.each(["hidden", "removed"])("%s, puis suspendu : chacune tient seule", async (outcome) => {
    const [a, b] = [await reported(), await reported()];
    await decide(a.of, outcome);
    const suspension = await suspend();
    await overturn(a.of);
    expect(await read()).toEqual([]);
    await overturn(suspension);
    expect(await read()).toEqual([a.job, b.job].sort());
  });

  it.each(["hidden", "removed"])("suspendu, puis %s : chacune tient seule", async (outcome) => {
    const [a, b] = [await reported(), await reported()];
    const suspension = await suspend();
    await decide(a.of, outcome);
    await overturn(suspension);
    expect(await read()).toEqual([b.job]);
    await overturn(a.of);
    expect(await read()).toEqual([a.job, b.job].sort());
  });

  it("retirée d'un compte suspendu, elle s'efface trente jours après, pas avant", async () => {
    const a = await reported();
    await suspend();
    await database.exec("update private.holds set held_at = now() - interval '60 days'");
    await decide(a.of, "removed");
    const left = async (days: number) => {
      await database.query(
        `select private.forget('removed_publications', now() + make_interval(days => $1), 10)`,
        [days],
      );
      return database.query("select 1 from jobs where id = $1", [a.job]);
    };
    expect(await left(29)).toHaveLength(1);
    expect(await left(31)).toHaveLength(0);
  });

  it("qui a postulé continue de lire que l'annonce est retirée", async () => {
    const [a, b] = [await reported(), await reported()];
    await database.query(
      `insert into applications (candidate_id, job_id, target_title) values ($1, $2, 'Offre')`,
      [PEOPLE["autre candidat"], a.job],
    );
    const told = () => call("autre candidat", "my_withdrawn_targets()");
    await decide(a.of, "suspended");
    await decide(b.of, "suspended");
    await overturn(a.of);
    expect(await told()).toMatchObject([{ outcome: "suspended" }]);
    await overturn(b.of);
    expect(await told()).toEqual([]);
  });
});
