import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, describe, expect, it } from "vitest";
import { clientOfActor, describeBackends } from "./support/backends";
import { people, setUpDatabase } from "./support/calls";
import { PASSWORD, PEOPLE } from "./support/people";

const FACTOR = "0a0b0c0d-0000-4000-8000-000000000001";
const BEGUN = "0a0b0c0d-0000-4000-8000-000000000002";

/** The service of a hosted project, which writes its tables under a name of its own. */
describe("Un compte, quand le service de Supabase l'écrit lui-même", () => {
  const database = setUpDatabase(people, ({ exec }) =>
    exec(`create role supabase_auth_admin login; grant usage on schema auth to supabase_auth_admin;
      grant all on all tables in schema auth to supabase_auth_admin;
      insert into auth.mfa_factors (id, user_id, status) values
        ('${FACTOR}', '${PEOPLE.candidat}', 'verified'), ('${BEGUN}', '${PEOPLE.candidat}', 'unverified')`),
  );

  const asService = async (sql: string) => {
    await database.exec("begin; set local session authorization supabase_auth_admin");
    try {
      await database.exec(sql);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : "";
    } finally {
      await database.exec("rollback");
    }
  };
  const own = `where id = '${PEOPLE.candidat}'`;
  const changes = [
    `update auth.users set encrypted_password = 'b' ${own}`,
    `update auth.users set email_change = 'voleur@exemple.test' ${own}`,
    `delete from auth.mfa_factors where id = '${FACTOR}'`,
    `update auth.mfa_factors set status = 'verified' where id = '${BEGUN}'`,
  ];

  it("ne change sans une session neuve ni de mot de passe, ni d'adresse, ni de seconde étape", async () => {
    await database.exec(`update auth.users set encrypted_password = 'a' ${own}`);
    const began = (ago: string) =>
      database.exec(`delete from auth.sessions; insert into auth.sessions (id, user_id, created_at)
        values (gen_random_uuid(), '${PEOPLE.candidat}', now() - interval '${ago}')`);
    await began("11 minutes");
    for (const change of changes) expect(await asService(change), change).toBe("sign_in_again");
    await began("9 minutes");
    for (const change of changes) expect(await asService(change), change).toBeNull();
  });

  it("s'en va pourtant entier, et se connecte", async () => {
    await database.exec("delete from auth.sessions");
    expect(await asService(`update auth.users set last_sign_in_at = now() ${own}`)).toBeNull();
    expect(await asService(`delete from auth.users ${own}`)).toBeNull();
  });
});

describeBackends("Les sessions", (backend) => {
  beforeEach(() => backend.query("delete from auth.sessions"));

  type Session = { id: string; device: string; is_current: boolean };
  const on = (device: string) => clientOfActor(backend, "candidat", { "user-agent": device });
  const list = async (client: SupabaseClient): Promise<Session[]> =>
    (await client.rpc("my_sessions").throwOnError()).data;
  const age = (minutes: number) =>
    backend.query("update auth.sessions set created_at = now() - make_interval(mins => $1)", [
      minutes,
    ]);

  it("se lisent par leur propriétaire, l'actuelle en tête, avec leur appareil", async () => {
    const phone = await on("Telephone");
    const computer = await on("Ordinateur");
    await clientOfActor(backend, "recruteur");
    const seen = (await list(computer)).map(({ device, is_current }) => [device, is_current]);
    expect(seen).toEqual([
      ["Ordinateur", true],
      ["Telephone", false],
    ]);
    expect(await list(phone)).toHaveLength(2);
  });

  it("se terminent par leur propriétaire, et par personne d'autre", async () => {
    const phone = await on("Telephone");
    const computer = await on("Ordinateur");
    const rival = await clientOfActor(backend, "recruteur");
    const [, lost] = await list(computer);
    const end = async (client: SupabaseClient) =>
      (await client.rpc("end_my_sessions", { session: lost?.id })).data;
    expect(await end(rival)).toBe(0);
    expect((await phone.auth.getUser()).error).toBeNull();
    expect(await end(computer)).toBe(1);
    expect(await end(computer)).toBe(0);
    // The token that is left opens nothing of theirs; db/sessions-everywhere asks everything.
    const own = async (client: SupabaseClient) =>
      (await client.from("profiles").select("id").eq("id", PEOPLE.candidat)).data;
    expect([await own(phone), await own(computer)]).toMatchObject([[], [{}]]);
    expect((await phone.auth.getUser()).error).not.toBeNull();
    expect((await computer.auth.getUser()).error).toBeNull();
    expect((await phone.auth.refreshSession()).error).not.toBeNull();
  });

  it("de plus de trente jours sans être vues ne se montrent plus", async () => {
    await on("Telephone");
    await backend.query(
      "update auth.sessions set created_at = now() - interval '31 days', refreshed_at = null",
    );
    const computer = await on("Ordinateur");
    expect((await list(computer)).map(({ device }) => device)).toEqual(["Ordinateur"]);
  });

  it("doivent être neuves pour changer le mot de passe ou l'adresse", async () => {
    const candidate = await clientOfActor(backend, "candidat");
    const change = async (what: { password: string } | { email: string }) =>
      (await candidate.auth.updateUser(what)).error?.code ?? null;
    await age(11);
    await candidate.auth.refreshSession();
    expect(await change({ password: "Nouvelle-Voleur-77" })).toBe("reauthentication_needed");
    expect(await change({ email: "voleur@exemple.test" })).toBe("reauthentication_needed");
    expect((await candidate.auth.updateUser({ data: { theme: "a" } })).error).toBeNull();
    await age(9);
    expect(await change({ password: null as unknown as string })).toBe("bad_json");
    const phone = await on("Telephone");
    expect(await change({ password: "Un-lac-gele-en-mars" })).toBeNull();
    expect((await phone.auth.refreshSession()).error, "les autres se ferment").not.toBeNull();
    expect((await candidate.auth.refreshSession()).error).toBeNull();
    expect(await change({ password: PASSWORD })).toBeNull();
  });

  it("doivent être neuves pour exporter des candidatures et supprimer le compte", async () => {
    const recruiter = await clientOfActor(backend, "recruteur");
    const exported = async () =>
      (await recruiter.rpc("log_applications_export")).error?.message ?? null;
    await age(9);
    expect((await recruiter.rpc("signed_in_recently")).data).toBe(true);
    expect(await exported()).toBeNull();
    await age(11);
    expect((await recruiter.rpc("signed_in_recently")).data).toBe(false);
    expect(await exported()).toBe("sign_in_again");
    // A token that is renewed is as old as its session.
    await recruiter.auth.refreshSession();
    expect(await exported()).toBe("sign_in_again");
    const left = await recruiter.rpc("delete_my_account");
    expect(left.error?.message).toBe("sign_in_again");
    expect((await recruiter.from("profiles").select("id")).data).toHaveLength(1);
  });
});
