import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enrol } from "@/tests/support/accounts/second-step";
import { BACKENDS, type BackendUnderTest, clientOfActor } from "./support/backends";
import { createPeople, PEOPLE } from "./support/people";

describe.each(BACKENDS)("La validation en deux étapes, sur $engine", ({ isHere, start }) => {
  describe.skipIf(!isHere)("par supabase-js", () => {
    let backend: BackendUnderTest;
    beforeAll(async () => {
      backend = await start();
      await createPeople(backend.query);
      await backend.query(
        "insert into public.jobs (title, company_name, description, recruiter_id) values ('O', 'E', 'T', $1)",
        [PEOPLE.recruteur],
      );
      await backend.query(
        `insert into public.applications (candidate_id, job_id)
         select $1, id from public.jobs`,
        [PEOPLE.candidat],
      );
    });
    afterAll(() => backend?.stop());
    beforeEach(() => backend.query("delete from auth.mfa_factors"));

    const signIn = (actor: keyof typeof PEOPLE) => clientOfActor(backend, actor);
    const levelOf = async (client: SupabaseClient) =>
      (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
    const applications = async (client: SupabaseClient) =>
      (await client.from("applications").select("id")).data?.length;

    it("s'ajoute, se demande à la connexion suivante, et ferme tout jusque-là", async () => {
      const first = await signIn("recruteur");
      const other = await signIn("recruteur");
      expect(await levelOf(first)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
      const { factorId, app } = await enrol(first);
      expect(await levelOf(first)).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
      expect(await applications(first)).toBe(1);
      // Whoever had the password alone is out.
      expect((await other.auth.getUser()).error).not.toBeNull();

      const second = await signIn("recruteur");
      expect(await levelOf(second)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
      expect(await applications(second)).toBe(0);
      expect((await second.rpc("my_data_export")).error?.message).toBe("two_factor_needed");
      expect((await second.auth.updateUser({ password: "Un-lac-gele-en-mars" })).error?.code).toBe(
        "insufficient_aal",
      );
      expect((await second.auth.mfa.unenroll({ factorId })).error?.code).toBe("insufficient_aal");
      const another = { factorType: "totp", friendlyName: "B" } as const;
      expect((await second.auth.mfa.enroll(another)).error?.code).toBe("insufficient_aal");

      const code = app.next();
      const verify = (given: string) =>
        second.auth.mfa.challengeAndVerify({ factorId, code: given });
      expect((await verify("000000")).error?.code).toBe("mfa_verification_failed");
      expect((await verify(code)).error).toBeNull();
      expect(await applications(second)).toBe(1);
      expect((await verify(code)).error?.code, "une seule fois").toBe("mfa_verification_failed");
      expect((await second.auth.refreshSession()).error).toBeNull();
      expect(await levelOf(second)).toMatchObject({ currentLevel: "aal2" });

      expect((await second.auth.mfa.unenroll({ factorId })).error).toBeNull();
      await second.auth.refreshSession();
      expect(await levelOf(second)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
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
      expect((await unsure.storage.from("cvs").upload(path, pdf)).error).not.toBeNull();
      expect((await candidate.storage.from("cvs").upload(path, pdf)).error).toBeNull();
      expect((await unsure.storage.from("cvs").download(path)).error).not.toBeNull();
      expect((await unsure.storage.from("cvs").createSignedUrl(path, 60)).error).not.toBeNull();
      expect((await candidate.storage.from("cvs").download(path)).error).toBeNull();
    });

    it("ne concerne que soi : le facteur d'un autre n'existe pas", async () => {
      const candidate = await signIn("candidat");
      const { factorId, app } = await enrol(candidate);
      const rival = await signIn("autre candidat");
      const verified = await rival.auth.mfa.challengeAndVerify({ factorId, code: app.next() });
      expect(verified.error?.code).toBe("mfa_factor_not_found");
      expect((await rival.auth.mfa.unenroll({ factorId })).error?.code).toBe(
        "mfa_factor_not_found",
      );
      expect((await rival.auth.mfa.listFactors()).data?.all).toEqual([]);
      const visitor = await clientOfActor(backend, "visiteur");
      const options = { method: "POST", headers: { apikey: backend.publishableKey } };
      const answer = await fetch(`${backend.url}/auth/v1/factors`, options);
      expect(answer.status).toBe(401);
      expect((await visitor.from("applications").select("id")).data ?? []).toEqual([]);
    });

    it("se dit ajoutée une fois, et pas à chaque code", async () => {
      await backend.query("delete from public.audit_log");
      const { factorId, app } = await enrol(await signIn("candidat"));
      const again = await signIn("candidat");
      await again.auth.mfa.challengeAndVerify({ factorId, code: app.next() });
      const told = await backend.query(
        "select 1 from public.audit_log where action = 'second_step_added'",
      );
      expect(told).toHaveLength(1);
    });

    it("se retire par un code de secours, une fois, après le mot de passe", async () => {
      const candidate = await signIn("candidat");
      expect((await candidate.rpc("make_recovery_codes")).error?.message).toBe("two_factor_needed");
      await enrol(candidate);
      const { data: codes } = await candidate.rpc("make_recovery_codes");
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^([0-9a-f]{4}-){3}[0-9a-f]{4}$/);
      const kept = await backend.query<{ code_hash: string }>(
        "select code_hash from private.recovery_codes",
      );
      expect(kept).toHaveLength(10);
      expect(JSON.stringify(kept)).not.toContain(codes[0].replaceAll("-", ""));

      const lost = await signIn("candidat");
      const rival = await signIn("autre candidat");
      const give = async (client: SupabaseClient, code: string) =>
        (await client.rpc("use_recovery_code", { code })).data;
      expect(await give(rival, codes[0])).toBe(false);
      expect(await give(lost, "0000-0000-0000-0000")).toBe(false);
      expect(await give(lost, codes[3].toUpperCase())).toBe(true);
      expect(await applications(lost)).toBe(1);
      expect(await give(lost, codes[4])).toBe(false);
    });

    it("est exigée des opérateurs, sauf où la démonstration s'en passe", async () => {
      const operator = await signIn("opérateur");
      const figures = async () => (await operator.rpc("site_figures")).error?.message ?? null;
      const must = async (who = operator) =>
        ((await who.rpc("my_account")).data as { must_add_two_factor: boolean }[])[0]
          ?.must_add_two_factor;
      expect([await figures(), await must()]).toEqual([null, false]);
      const demand = (isDemanded: boolean) =>
        backend.query("update private.settings set operators_two_steps = $1", [isDemanded]);
      await demand(true);
      expect([await figures(), await must()]).toEqual(["two_factor_needed", true]);
      expect(await must(await signIn("recruteur"))).toBe(false);
      await enrol(operator);
      expect([await figures(), await must()]).toEqual([null, false]);
      await demand(false);
      // Once there is one it is asked for, whatever the setting.
      const unsure = await signIn("opérateur");
      expect((await unsure.rpc("site_figures")).error?.message).toBe("two_factor_needed");
    });
  });
});
