import { beforeEach, describe, expect, it } from "vitest";
import { setUpCalls } from "./support/calls";
import { PEOPLE } from "./support/people";

type Case = {
  id: string;
  title: string;
  reported: number;
  reasons: string[];
  members: number;
  unheard: number;
  total: number;
};

describe("Le bureau des signalements", () => {
  const { database, call } = setUpCalls();
  beforeEach(() =>
    database.exec(`delete from rate_limits; delete from jobs; delete from private.report_cases`),
  );

  async function publish(title: string): Promise<string> {
    const [made] = await database.query<{ id: string }>(
      `insert into jobs (title, company_name, description, recruiter_id)
       values ($1, 'Atelier', 'Souder', $2) returning id`,
      [title, PEOPLE.recruteur],
    );
    return made?.id ?? "";
  }
  const report = (actor: "visiteur" | "candidat" | "autre candidat", job: string, reason: string) =>
    call(actor, "report_content('job', $1, $2)", [job, reason]);
  const cases = (asked = "") => call<Case>("opérateur", `operator_cases(${asked})`);
  const titles = async (asked = "") => (await cases(asked)).map(({ title }) => title);

  /** Strangers report twice each of so many other offers. */
  const flood = (offers: number) =>
    database.query(
      `with made as (insert into jobs (title, company_name, description, recruiter_id)
         select 'Bruit ' || n, 'Atelier', 'Souder', $1 from generate_series(1, $2::int) n
         returning id),
       opened as (insert into private.report_cases (kind, item_id, title, owner_id, reported)
         select 'job', id, 'Bruit', $1, 2 from made returning id)
       insert into private.reports (case_id, reason)
         select id, 'fees' from opened cross join generate_series(1, 2)`,
      [PEOPLE.recruteur, offers],
    );

  it("montre d'abord ce que signale un membre, si nombreux que soient les inconnus", async () => {
    await flood(110);
    await report("candidat", await publish("Autre chose"), "other");
    await report("candidat", await publish("De l'argent"), "fees");
    expect((await titles()).slice(0, 3)).toEqual(["De l'argent", "Autre chose", "Bruit"]);
  });

  it("montre, des visiteurs, l'argent demandé avant le reste", async () => {
    const [other, fees] = [await publish("Autre chose"), await publish("De l'argent")];
    for (let n = 0; n < 3; n += 1) await report("visiteur", other, "other");
    await report("visiteur", fees, "fees");
    expect(await titles()).toEqual(["De l'argent", "Autre chose"]);
  });

  it("a autant de pages qu'il faut", async () => {
    await flood(110);
    const [first, rest] = [await cases(), await cases("page => 2")];
    expect(first).toHaveLength(100);
    expect(rest).toHaveLength(10);
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(110);
    expect([first[0]?.total, rest[0]?.total].map(Number)).toEqual([110, 110]);
  });

  it("se filtre par raison, et sur ce que signalent des membres", async () => {
    const [other, fees] = [await publish("Autre chose"), await publish("De l'argent")];
    await report("candidat", other, "other");
    await report("visiteur", fees, "fees");
    expect(await titles("of_reason => 'fees'")).toEqual(["De l'argent"]);
    expect(await titles("of_reason => 'discrimination'")).toEqual([]);
    expect(await titles("members_only => true")).toEqual(["Autre chose"]);
    expect(await titles("members_only => true, of_reason => 'fees'")).toEqual([]);
  });

  it("garde ce qui a été signalé, changé ou effacé depuis", async () => {
    const job = await publish("De l'argent");
    await report("candidat", job, "fees");
    const [{ id } = { id: "" }] = await cases();
    const file = async () => (await call("opérateur", "operator_case($1)", [id]))[0];
    const said = "De l'argent\n\nAtelier\n\nSouder";
    expect(await file()).toMatchObject({ operator_case: { said, first_said: null } });
    await database.query("update jobs set description = 'Tout va bien' where id = $1", [job]);
    expect(await file()).toMatchObject({
      operator_case: { said: "De l'argent\n\nAtelier\n\nTout va bien", first_said: said },
    });
    await database.query("delete from jobs where id = $1", [job]);
    expect(await file()).toMatchObject({ operator_case: { said, first_said: null } });
    await call("opérateur", "decide_case($1, 'kept', 'Effacée par son auteur.')", [id]);
    expect(await file()).toMatchObject({ operator_case: { said } });
  });

  it("compte à part ce dont il ne garde pas les mots", async () => {
    const job = await publish("Offre d'un rival");
    for (let n = 0; n < 60; n += 1) await report("visiteur", job, "other");
    await report("visiteur", job, "fees");
    await report("autre candidat", job, "misleading");
    const [found] = await cases();
    expect(found).toMatchObject({ members: 1, reasons: ["fees", "misleading", "other"] });
    expect(found?.reported).toBeLessThanOrEqual(31);
    expect((found?.reported ?? 0) + (found?.unheard ?? 0)).toBe(62);
  });
});
