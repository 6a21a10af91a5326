import { describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";
import { ACTORS, emailOf, PEOPLE } from "./support/people";

describe("Les opérateurs", () => {
  const database = setUpDatabase(people);
  const { as, call, value, query, one } = database;

  it("ne se nomment ni ne se défont en écrivant leur table", async () => {
    for (const actor of ACTORS) {
      for (const sql of [
        "insert into private.operators (user_id) select id from public.profiles",
        "delete from private.operators",
      ]) {
        await expect(as(actor, sql)).rejects.toMatchObject({ code: "42501" });
      }
    }
  });

  it("se font et se défont par la commande, et chaque fois cela s'écrit", async () => {
    const ask = (sql: string) => one<boolean>(`select ${sql}`);
    const isOne = () => value("autre recruteur", "(select is_operator from my_account())");
    const address = emailOf("autre recruteur").toUpperCase();
    expect(await ask(`grant_operator('${address}')`)).toBe(true);
    expect(await ask(`grant_operator('${address}')`)).toBe(false);
    expect(await ask("grant_operator('personne@exemple.test')")).toBe(false);
    expect(await isOne()).toBe(true);
    expect(await ask(`revoke_operator('${address}')`)).toBe(true);
    expect(await ask(`revoke_operator('${address}')`)).toBe(false);
    expect(await isOne()).toBe(false);
    expect(
      await query(
        "select action, actor_id from private.audit_log where subject_id = $1 and table_name = 'operators' order by id",
        [PEOPLE["autre recruteur"]],
      ),
    ).toEqual([
      { action: "operator_granted", actor_id: null },
      { action: "operator_revoked", actor_id: null },
    ]);
  });

  it("règlent la vérification avant publication, et chaque changement s'écrit", async () => {
    for (const mode of ["review", "review", "open"]) {
      await query("select set_publishing_review($1)", [mode]);
      expect(await one("select publishing_review()")).toBe(mode);
    }
    expect(
      await query("select action from private.audit_log where table_name = 'settings' order by id"),
    ).toEqual([{ action: "review_enabled" }, { action: "review_disabled" }]);
  });

  it("ne viennent pas d'une adresse que personne n'a confirmée", async () => {
    const confirm = (at: string) =>
      query(`update auth.users set email_confirmed_at = ${at} where id = $1`, [
        PEOPLE["autre candidat"],
      ]);
    await confirm("null");
    expect(await one(`select grant_operator('${emailOf("autre candidat")}')`)).toBe(false);
    await confirm("now()");
  });

  it("trouvent un compte par un bout de son adresse, où « % » n'est qu'un signe", async () => {
    const found = (q: string) => call<{ email: string }>("opérateur", "operator_accounts($1)", [q]);
    expect(await found("AUTRE.RECRUTEUR")).toMatchObject([{ email: emailOf("autre recruteur") }]);
    expect(await found("%")).toEqual([]);
    expect(await found(PEOPLE.recruteur)).toMatchObject([{ email: emailOf("recruteur") }]);
    expect((await found("")).length).toBe(Object.keys(PEOPLE).length);
  });
});
