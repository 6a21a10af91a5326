import { beforeEach, describe, expect, it } from "vitest";
import { asPerson } from "./support/actors";
import { setUpCalls } from "./support/calls";
import { emailOf, PEOPLE } from "./support/people";

const { recruteur } = PEOPLE;

describe("Ce qui change la façon d'ouvrir un compte", () => {
  const { database, value } = setUpCalls();
  beforeEach(() =>
    database.exec(`delete from rate_limits; delete from auth.mfa_factors; delete from auth.sessions;
      delete from private.account_notices`),
  );
  const due = () =>
    database.query<{ mail_id: string; what: string }>("select * from due_account_mails()");
  const told = async () => (await due()).map(({ what }) => what);
  const settle = async () => {
    for (const { mail_id } of await due()) {
      await database.query("select settle_account_mail($1)", [mail_id]);
    }
  };
  const enrol = (status = "verified") =>
    database.query(
      "insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), $1, $2)",
      [recruteur, status],
    );

  it("s'écrit à son adresse : une deuxième étape qui vient ou s'en va, par quelque appel que ce soit", async () => {
    await enrol("unverified");
    expect(await due()).toEqual([]);
    await database.exec("update auth.mfa_factors set status = 'verified'");
    expect(await due()).toMatchObject([
      { email: emailOf("recruteur"), name: "Nom recruteur", what: "second_step_added" },
    ]);
    expect(await told()).toEqual(["second_step_added"]);
    await settle();
    expect(await due()).toEqual([]);
    await database.exec("delete from auth.mfa_factors");
    expect(await told()).toEqual(["second_step_removed"]);
    await settle();
    expect(await due()).toEqual([]);
  });

  it("s'écrit d'une étape échangée contre une autre entre deux envois, et d'un mot de passe changé", async () => {
    await enrol();
    await settle();
    await database.exec("delete from auth.mfa_factors");
    await enrol();
    expect(await told()).toEqual(["second_step_removed", "second_step_added"]);
    await settle();
    await database.query("update auth.users set encrypted_password = 'autre' where id = $1", [
      recruteur,
    ]);
    expect(await told()).toEqual(["password_changed"]);
  });

  it("s'écrit une fois d'un code sur papier, qui l'a retirée", async () => {
    await enrol();
    await settle();
    await database.query(
      `insert into private.recovery_codes (user_id, code_hash)
       values ($1, private.keyed('recovery ' || $1::uuid || '0123456789abcdef'))`,
      [recruteur],
    );
    expect(await value("recruteur", "use_recovery_code('0000-0000-0000-0000')")).toBe(false);
    expect(await due()).toEqual([]);
    expect(await value("recruteur", "use_recovery_code('0123-4567-89ab-cdef')")).toBe(true);
    expect(await told()).toEqual(["recovery_code_used"]);
  });

  it("s'écrit des séances terminées, et de celles-là seules", async () => {
    const begin = async (person: string) => {
      const [row] = await database.query<{ id: string }>(
        `insert into auth.sessions (id, user_id, created_at, updated_at)
         values (gen_random_uuid(), $1, now(), now()) returning id`,
        [person],
      );
      return row?.id;
    };
    const [one, , theirs] = [
      await begin(recruteur),
      await begin(recruteur),
      await begin(PEOPLE.candidat),
    ];
    const end = (id?: string) =>
      asPerson(database, recruteur, "select end_my_session($1) as ended", [id]);
    expect(await end(theirs)).toEqual([{ ended: false }]);
    expect(await due()).toEqual([]);
    expect(await end(one)).toEqual([{ ended: true }]);
    expect(await told()).toEqual(["sessions_ended"]);
    await settle();
    expect(await value("recruteur", "end_my_other_sessions()")).toBe(1);
    expect(await value("recruteur", "end_my_other_sessions()")).toBe(0);
    expect(await told()).toEqual(["sessions_ended"]);
    expect(await database.query("select user_id from auth.sessions")).toEqual([
      { user_id: PEOPLE.candidat },
    ]);
  });
});
