import { beforeEach, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { setUpCalls } from "./support/calls";
import { PEOPLE } from "./support/people";

const { recruteur } = PEOPLE;
const colleague = PEOPLE["autre recruteur"];

describe("Ce qui arrive à un employeur", () => {
  const { database, call } = setUpCalls();
  let employer: string;
  beforeEach(async () => {
    await database.exec(`update profiles set suspended_at = null;
      delete from private.holds; delete from private.report_cases; delete from employers;
      delete from rate_limits; delete from audit_log`);
    const [made] = await database.query<{ id: string }>(
      `insert into employers (name, created_by, verified_at, verified_by)
       values ('Fraude inc', $1, now(), 'mail') returning id`,
      [recruteur],
    );
    employer = made?.id ?? "";
  });
  const suspend = (person: string, at = "now()") =>
    database.exec(`update profiles set suspended_at = ${at} where id = '${person}'`);
  const shown = async () => (await call("visiteur", "list_employers('fraude')")).length === 1;
  const own = (person = colleague) =>
    database.query(
      "insert into employer_members (employer_id, user_id, role) values ($1, $2, 'owner')",
      [employer, person],
    );

  it("quitte le site, vérification comprise, avec le dernier de ses propriétaires, et revient avec l'un d'eux", async () => {
    await own();
    await suspend(recruteur);
    expect(await shown()).toBe(true);
    await suspend(colleague);
    expect(await shown()).toBe(false);
    expect(
      await database.query("select private.verified_recruiter($1) as holds", [recruteur]),
    ).toEqual([{ holds: false }]);
    await suspend(recruteur, "null");
    expect(await shown()).toBe(true);
  });

  it("reste masqué par une décision, que ses propriétaires reviennent ou non", async () => {
    const [opened] = await database.query<{ id: string }>(
      "insert into private.report_cases (kind, item_id, title, owner_id) values ('employer', $1, 'Fraude inc', $2) returning id",
      [employer, recruteur],
    );
    const hold = () =>
      database.query("select private.hold('employer', $1, $2, false)", [employer, opened?.id]);
    const release = () => database.query("select private.release($1)", [opened?.id]);
    await suspend(recruteur);
    await hold();
    await suspend(recruteur, "null");
    expect(await shown()).toBe(false);
    await release();
    expect(await shown()).toBe(true);
    await hold();
    await suspend(recruteur);
    await release();
    expect(await shown(), "ses propriétaires sont suspendus").toBe(false);
    await suspend(recruteur, "null");
    expect(await shown()).toBe(true);
  });

  it("est écrit au registre, pour chacun de ses propriétaires", async () => {
    await own();
    const as = (sql: string) => asActor(database, "recruteur", sql, []);
    await as(`insert into employers (name, created_by) values ('Neuve', '${recruteur}')`);
    await as(`update employers set name = 'Autre' where id = '${employer}'`);
    await as(`update employers set description = 'Mots' where id = '${employer}'`);
    await as(`delete from employers where id = '${employer}'`);
    const lines = (actor: "recruteur" | "autre recruteur") =>
      call<{ action: string; actor: string; title: string }>(actor, "my_audit()").then((all) =>
        all.map(({ action, actor: who, title }) => `${action} ${who} ${title}`),
      );
    expect(await lines("autre recruteur")).toEqual([
      "employer_deleted colleague Autre",
      "employer_edited colleague Autre",
      "employer_renamed colleague Autre",
    ]);
    expect(await lines("recruteur")).toContain("employer_made self Neuve");
    expect(await lines("recruteur")).toContain("employer_renamed self Autre");
  });
});
