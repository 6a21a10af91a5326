import { describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";
import { ACTORS, type Actor, emailOf, PEOPLE } from "./support/people";

/** What an operator may call, and what each call answers at least. */
const CALLS = ["site_figures()", "operator_accounts('candidat')"] as const;

describe("Les opérateurs", () => {
  const database = setUpDatabase(people);
  const { call, value } = database;
  const others = ACTORS.filter((actor) => actor !== "opérateur");

  it.each(CALLS)("sont seuls à pouvoir appeler %s", async (sql) => {
    expect((await call("opérateur", sql)).length).toBeGreaterThan(0);
    for (const actor of others) {
      await expect(call(actor, sql), actor).rejects.toMatchObject({ code: "42501" });
    }
  });

  it.each(ACTORS.filter((actor) => actor !== "visiteur"))(
    "« %s » apprend s'il en est un",
    async (actor) => {
      expect(await value(actor, "(select is_operator from my_account())")).toBe(
        actor === "opérateur",
      );
    },
  );

  it.each(ACTORS)(
    "« %s » ne peut en faire, en défaire ni en nommer aucun",
    async (actor: Actor) => {
      const address = emailOf("candidat");
      for (const sql of [
        `grant_operator('${address}')`,
        `revoke_operator('${emailOf("opérateur")}')`,
        "list_operators()",
      ]) {
        await expect(call(actor, sql)).rejects.toMatchObject({ code: "42501" });
      }
      for (const sql of [
        "insert into private.operators (user_id) select id from public.profiles",
        "delete from private.operators",
      ]) {
        await expect(asActor(database, actor, sql)).rejects.toMatchObject({ code: "42501" });
      }
      expect(await database.query("select user_id from private.operators")).toEqual([
        { user_id: PEOPLE.opérateur },
      ]);
    },
  );

  it("se font et se défont par la commande, et chaque fois cela s'écrit", async () => {
    const ask = (sql: string) => database.query<{ done: boolean }>(`select ${sql} as done`);
    const address = emailOf("autre recruteur").toUpperCase();
    expect(await ask(`grant_operator('${address}')`)).toEqual([{ done: true }]);
    expect(await ask(`grant_operator('${address}')`)).toEqual([{ done: false }]);
    expect(await ask("grant_operator('personne@exemple.test')")).toEqual([{ done: false }]);
    expect(await value("autre recruteur", "(select is_operator from my_account())")).toBe(true);
    expect(await ask(`revoke_operator('${address}')`)).toEqual([{ done: true }]);
    expect(await ask(`revoke_operator('${address}')`)).toEqual([{ done: false }]);
    expect(await value("autre recruteur", "(select is_operator from my_account())")).toBe(false);
    expect(
      await database.query(
        "select action, actor_id from audit_log where subject_id = $1 and table_name = 'operators' order by id",
        [PEOPLE["autre recruteur"]],
      ),
    ).toEqual([
      { action: "operator_granted", actor_id: null },
      { action: "operator_revoked", actor_id: null },
    ]);
  });

  it("ne viennent pas d'une adresse que personne n'a confirmée", async () => {
    await database.query("update auth.users set email_confirmed_at = null where id = $1", [
      PEOPLE["autre candidat"],
    ]);
    expect(
      await database.query(`select grant_operator('${emailOf("autre candidat")}') as done`),
    ).toEqual([{ done: false }]);
    await database.query("update auth.users set email_confirmed_at = now() where id = $1", [
      PEOPLE["autre candidat"],
    ]);
  });

  it("trouvent un compte par un bout de son adresse, où « % » n'est qu'un signe", async () => {
    const found = (q: string) => call<{ email: string }>("opérateur", "operator_accounts($1)", [q]);
    expect((await found("AUTRE.RECRUTEUR")).map(({ email }) => email)).toEqual([
      emailOf("autre recruteur"),
    ]);
    expect(await found("%")).toEqual([]);
    expect((await found("")).length).toBe(Object.keys(PEOPLE).length);
  });
});
