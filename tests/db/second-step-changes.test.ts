import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enrol } from "@/tests/support/accounts/second-step";
import { BACKENDS, type BackendUnderTest, clientOfActor } from "./support/backends";
import { createPeople, PEOPLE } from "./support/people";

describe.each(BACKENDS)(
  "La validation en deux étapes qui change, sur $engine",
  ({ isHere, start }) => {
    describe.skipIf(!isHere)("par supabase-js", () => {
      let backend: BackendUnderTest;
      beforeAll(async () => {
        backend = await start();
        await createPeople(backend.query);
      });
      afterAll(() => backend?.stop());
      beforeEach(() => backend.query("delete from auth.mfa_factors"));

      const signIn = (actor: keyof typeof PEOPLE) => clientOfActor(backend, actor);
      const levelOf = async (client: SupabaseClient) =>
        (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
      const age = (minutes: number) =>
        backend.query("update auth.sessions set created_at = now() - make_interval(mins => $1)", [
          minutes,
        ]);

      it("ne s'ajoute et ne se retire que peu après le mot de passe, codes compris", async () => {
        const candidate = await signIn("candidat");
        await age(11);
        const early = await enrol(candidate).catch((error) => error.code);
        expect(early).toBe("reauthentication_needed");
        await age(9);
        await backend.query("delete from auth.mfa_factors");
        const { factorId } = await enrol(candidate);
        const { data: codes } = await candidate.rpc("make_recovery_codes");
        await age(11);
        const removed = await candidate.auth.mfa.unenroll({ factorId });
        expect(removed.error?.code).toBe("reauthentication_needed");
        expect((await candidate.rpc("make_recovery_codes")).error?.message).toBe("sign_in_again");
        const lost = await signIn("candidat");
        const give = (client: SupabaseClient) =>
          client.rpc("use_recovery_code", { code: codes[0] });
        expect((await give(candidate)).error?.message).toBe("sign_in_again");
        await age(11);
        expect((await give(lost)).error?.message).toBe("sign_in_again");
        expect((await give(await signIn("candidat"))).data).toBe(true);
      });

      it("retirée par un code, elle l'est des jetons d'avant et des autres sessions", async () => {
        await backend.query("update private.settings set operators_two_steps = true");
        const thief = await signIn("opérateur");
        await enrol(thief);
        const { data: codes } = await thief.rpc("make_recovery_codes");
        expect((await thief.rpc("site_figures")).error).toBeNull();
        const owner = await signIn("opérateur");
        expect((await owner.rpc("use_recovery_code", { code: codes[0] })).data).toBe(true);
        // The token itself still says aal2.
        expect(await levelOf(thief)).toMatchObject({ currentLevel: "aal2" });
        expect((await thief.rpc("my_account")).data).toEqual([]);
        expect((await thief.rpc("site_figures")).error?.message).toBe("two_factor_needed");
        expect((await thief.auth.refreshSession()).error).not.toBeNull();
        await enrol(owner);
        expect((await owner.rpc("site_figures")).error).toBeNull();
        expect((await thief.rpc("site_figures")).error?.message).toBe("two_factor_needed");
        await backend.query("update private.settings set operators_two_steps = false");
      });

      it("laisse une ligne chaque fois qu'elle change, et ses codes, et le mot de passe", async () => {
        await backend.query("delete from audit_log");
        const person = await signIn("autre candidat");
        const { factorId } = await enrol(person);
        await person.rpc("make_recovery_codes");
        expect(
          (await person.auth.updateUser({ password: "Un-lac-gele-en-mars" })).error,
        ).toBeNull();
        expect((await person.auth.mfa.unenroll({ factorId })).error).toBeNull();
        await person.auth.refreshSession();
        await enrol(person);
        const { data: codes } = await person.rpc("make_recovery_codes");
        await person.rpc("use_recovery_code", { code: codes[0] });
        const { data } = await person.rpc("my_audit").throwOnError();
        const lines = data.map(({ action, actor }: Record<string, string>) => `${actor} ${action}`);
        expect(lines.reverse()).toEqual([
          "self second_step_added",
          "self recovery_codes_made",
          "self password_changed",
          "self two_factor_removed",
          "self second_step_added",
          "self recovery_codes_made",
          "self two_factor_recovered",
        ]);
        await enrol(person);
        expect((await person.rpc("make_recovery_codes")).error).toBeNull();
        expect((await person.rpc("delete_my_account")).error).toBeNull();
        expect(
          await backend.query("select 1 from auth.users where id = $1", [PEOPLE["autre candidat"]]),
        ).toEqual([]);
      });
    });
  },
);
