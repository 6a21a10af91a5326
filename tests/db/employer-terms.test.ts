import { beforeEach, describe, expect, it } from "vitest";
import { setUpCalls } from "./support/calls";
import { emailOf, PEOPLE } from "./support/people";

describe("La vérification d'un employeur", () => {
  const { database, call } = setUpCalls();
  let employer: string;
  beforeEach(async () => {
    await database.exec("delete from employers");
    const [made] = await database.query<{ id: string }>(
      `insert into employers (name, website, created_by)
       values ('Maison Essai', 'https://essai.example', $1) returning id`,
      [PEOPLE.recruteur],
    );
    employer = made?.id ?? "";
    await call(
      "opérateur",
      "operate_verification($1, true, 'Vu', 'Maison Essai', 'https://essai.example')",
      [employer],
    );
    await database.exec("update private.employer_checks set mail_due = false");
  });
  const mails = () => database.query<{ mail_id: string }>("select * from due_employer_mails()");
  const endIn = (days: number) =>
    database.query("update employers set verified_until = now() + make_interval(days => $1)", [
      days,
    ]);

  it("vaut un an", async () => {
    expect(
      await database.query(
        `select verified_until between now() + interval '364 days' and now() + interval '367 days' as year
         from employers where id = $1`,
        [employer],
      ),
    ).toEqual([{ year: true }]);
  });

  it("se rappelle une fois, un mois avant sa fin, et de nouveau à la fin suivante", async () => {
    await endIn(31);
    expect(await mails()).toEqual([]);
    await endIn(29);
    const [due, ...others] = await mails();
    expect(others).toEqual([]);
    expect(due).toMatchObject({
      email: emailOf("recruteur"),
      employer: "Maison Essai",
      outcome: "ending",
      reason: null,
      ends_on: expect.anything(),
    });
    expect(await mails()).toHaveLength(1);
    await database.query("select settle_employer_mail($1)", [due?.mail_id]);
    await endIn(3);
    expect(await mails()).toEqual([]);
    await endIn(200);
    await database.exec(
      "update private.employer_checks set decided_at = decided_at - interval '200 days'",
    );
    await endIn(20);
    expect(await mails()).toHaveLength(1);
  });

  it("ne se rappelle pas quand elle a été retirée, ou que rien ne finit", async () => {
    await endIn(10);
    await database.exec(
      "update employers set verified_at = null, verified_by = null, verified_until = null",
    );
    expect(await mails()).toEqual([]);
  });
});
