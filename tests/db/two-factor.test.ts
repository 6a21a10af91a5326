import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { enrol } from "@/tests/support/accounts/two-factor";
import { clientOfActor, describeBackends } from "./support/backends";
import { PEOPLE } from "./support/people";

// What the service answers, call by call, is in tests/contract; what a token of the password alone
// reads is in sessions-everywhere.test.ts.
describeBackends("La validation en deux étapes", (backend) => {
  beforeAll(async () => {
    await backend.query(
      `with j as (insert into public.jobs (title, company_name, description, recruiter_id)
           values ('O', 'E', 'T', $1) returning id)
         insert into public.applications (candidate_id, job_id) select $2, id from j`,
      [PEOPLE.recruteur, PEOPLE.candidat],
    );
  });
  beforeEach(() => backend.query("delete from auth.mfa_factors"));

  const signIn = (actor: keyof typeof PEOPLE) => clientOfActor(backend, actor);
  const demand = (isDemanded: boolean) =>
    backend.query("update private.settings set operators_two_factor = $1", [isDemanded]);
  const age = (minutes: number) =>
    backend.query("update auth.sessions set created_at = now() - make_interval(mins => $1)", [
      minutes,
    ]);
  const applications = async (client: SupabaseClient) =>
    (await client.from("applications").select("id")).data?.length;
  const why = async (request: PromiseLike<{ error: { message: string } | null }>) =>
    (await request).error?.message ?? null;
  const codesOf = async (client: SupabaseClient): Promise<string[]> =>
    (await client.rpc("make_recovery_codes").throwOnError()).data;
  const give = (client: SupabaseClient, code: string | undefined) =>
    client.rpc("use_recovery_code", { code });

  it("s'ajoute, se demande à la connexion suivante, et ferme tout jusque-là", async () => {
    const first = await signIn("recruteur");
    const other = await signIn("recruteur");
    const { factorId, app } = await enrol(first);
    expect(await applications(first)).toBe(1);
    // Whoever had the password alone is out.
    expect((await other.auth.getUser()).error).not.toBeNull();

    const second = await signIn("recruteur");
    expect(await applications(second)).toBe(0);
    expect(await why(second.rpc("my_data_export"))).toBe("two_factor_needed");
    const code = app.next();
    const verify = async (code: string) =>
      (await second.auth.mfa.challengeAndVerify({ factorId, code })).error?.code ?? null;
    expect(await verify("000000")).toBe("mfa_verification_failed");
    expect(await verify(code)).toBeNull();
    expect(await applications(second)).toBe(1);
    expect(await verify(code), "une seule fois").toBe("mfa_verification_failed");
    expect((await second.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await second.auth.refreshSession();
    expect(await applications(second)).toBe(1);
  });

  it("ferme aussi ce qu'une personne a envoyé, et ses CV", async () => {
    const candidate = await signIn("candidat");
    expect(await applications(candidate)).toBe(1);
    await enrol(candidate);
    const unsure = await signIn("candidat");
    expect(await applications(unsure)).toBe(0);
    const path = `${PEOPLE.candidat}/${crypto.randomUUID()}.pdf`;
    const pdf = new Blob(["%PDF-1.7"], { type: "application/pdf" });
    const [open, shut] = [candidate.storage.from("cvs"), unsure.storage.from("cvs")];
    expect((await shut.upload(path, pdf)).error).not.toBeNull();
    expect((await open.upload(path, pdf)).error).toBeNull();
    expect((await shut.download(path)).error).not.toBeNull();
    expect((await shut.createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await open.download(path)).error).toBeNull();
  });

  it("ne concerne que soi : le facteur d'un autre n'existe pas", async () => {
    const { factorId, app } = await enrol(await signIn("candidat"));
    const { mfa } = (await signIn("autre candidat")).auth;
    const verified = await mfa.challengeAndVerify({ factorId, code: app.next() });
    expect(verified.error?.code).toBe("mfa_factor_not_found");
    expect((await mfa.unenroll({ factorId })).error?.code).toBe("mfa_factor_not_found");
    expect((await mfa.listFactors()).data?.all).toEqual([]);
  });

  it("se retire par un code de secours, une fois, après le mot de passe", async () => {
    const candidate = await signIn("candidat");
    expect(await why(candidate.rpc("make_recovery_codes"))).toBe("two_factor_needed");
    await enrol(candidate);
    const codes = await codesOf(candidate);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-f]{4}-){3}[0-9a-f]{4}$/);
    const hashes = await backend.query("select code_hash from private.recovery_codes");
    expect(hashes).toHaveLength(10);
    expect(JSON.stringify(hashes)).not.toContain(codes[0]?.replaceAll("-", ""));

    const lost = await signIn("candidat");
    expect((await give(await signIn("autre candidat"), codes[0])).data).toBe(false);
    expect((await give(lost, "0000-0000-0000-0000")).data).toBe(false);
    expect((await give(lost, codes[3]?.toUpperCase())).data).toBe(true);
    expect(await applications(lost)).toBe(1);
    expect((await give(lost, codes[4])).data).toBe(false);
  });

  it("est exigée des opérateurs, sauf où la démonstration s'en passe", async () => {
    const operator = await signIn("opérateur");
    const figures = (who = operator) => why(who.rpc("site_figures"));
    const must = async (who = operator) =>
      (await who.rpc("my_account").throwOnError()).data[0]?.must_add_two_factor;
    expect([await figures(), await must()]).toEqual([null, false]);
    await demand(true);
    expect([await figures(), await must()]).toEqual(["two_factor_needed", true]);
    expect(await must(await signIn("recruteur"))).toBe(false);
    await enrol(operator);
    expect([await figures(), await must()]).toEqual([null, false]);
    await demand(false);
    // Once there is one it is asked for, whatever the setting.
    expect(await figures(await signIn("opérateur"))).toBe("two_factor_needed");
  });

  it("ne s'ajoute et ne se retire que peu après le mot de passe, codes compris", async () => {
    const candidate = await signIn("candidat");
    await age(11);
    const early = await enrol(candidate).catch((error) => error.code);
    expect(early).toBe("reauthentication_needed");
    await age(9);
    await backend.query("delete from auth.mfa_factors");
    const { factorId } = await enrol(candidate);
    const [code] = await codesOf(candidate);
    const lost = await signIn("candidat");
    await age(11);
    const removed = await candidate.auth.mfa.unenroll({ factorId });
    expect(removed.error?.code).toBe("reauthentication_needed");
    expect(await why(candidate.rpc("make_recovery_codes"))).toBe("sign_in_again");
    for (const client of [candidate, lost]) {
      expect(await why(give(client, code))).toBe("sign_in_again");
    }
    expect((await give(await signIn("candidat"), code)).data).toBe(true);
  });

  it("retirée par un code, elle l'est des jetons d'avant et des autres sessions", async () => {
    await demand(true);
    const thief = await signIn("opérateur");
    await enrol(thief);
    const [code] = await codesOf(thief);
    expect(await why(thief.rpc("site_figures"))).toBeNull();
    const owner = await signIn("opérateur");
    expect((await give(owner, code)).data).toBe(true);
    // The token itself still says aal2.
    const level = await thief.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal2" });
    expect((await thief.rpc("my_account")).data).toEqual([]);
    expect(await why(thief.rpc("site_figures"))).toBe("two_factor_needed");
    expect((await thief.auth.refreshSession()).error).not.toBeNull();
    await enrol(owner);
    expect(await why(owner.rpc("site_figures"))).toBeNull();
    expect(await why(thief.rpc("site_figures"))).toBe("two_factor_needed");
    await demand(false);
  });

  it("laisse une ligne chaque fois qu'elle change, et ses codes, et le mot de passe, mais pas à chaque code", async () => {
    await backend.query("delete from private.audit_log");
    const person = await signIn("autre candidat");
    const { factorId, app } = await enrol(person);
    const again = await signIn("autre candidat");
    await again.auth.mfa.challengeAndVerify({ factorId, code: app.next() });
    await codesOf(person);
    expect((await person.auth.updateUser({ password: "Un-lac-gele-en-mars" })).error).toBeNull();
    expect((await person.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await person.auth.refreshSession();
    await enrol(person);
    const [code] = await codesOf(person);
    await give(person, code);
    const { data } = await person.rpc("my_audit").throwOnError();
    const lines = data.map(({ action, actor }: Record<string, string>) => `${actor} ${action}`);
    expect(lines.reverse()).toEqual([
      "self two_factor_added",
      "self recovery_codes_made",
      "self password_changed",
      "self two_factor_removed",
      "self two_factor_added",
      "self recovery_codes_made",
      "self two_factor_recovered",
    ]);
    await enrol(person);
    await codesOf(person);
    expect(await why(person.rpc("delete_my_account"))).toBeNull();
    const left = "select 1 from auth.users where id = $1";
    expect(await backend.query(left, [PEOPLE["autre candidat"]])).toEqual([]);
  });
});
